/** Cards that lie off to the side with a host (coe/g.off.1). */

import { attached, def, isCharacter, noteOn } from '../query/cards.ts';
import { cardPoints } from '../query/score.ts';
import type { Cid, State } from '../state/types.ts';
import { everyone, put } from './cards.ts';
import { leavePlay } from './leaving.ts';

/** What it is worth there: as ever, nothing, so much less; or it is out of play as well. */
export type Aside = 'counts' | 'worthless' | 'negative' | 'out-of-play';

/** Off to the side with a card in play: out of reach of all but that one. */
export function setAside(s: State, id: Cid, host: Cid, how: Aside): void {
  // to some who have it, it is worth less than it says (coe/10.F1)
  const points = cardPoints(s, id, s.owner[id]);
  // what lay on it does not go with it, but keeps it
  if (s.host[host] === id) {
    s.host[host] = -1;
    noteOn(s, host).bore = id;
  }
  const status = s.status[id];
  // an item that counts as ever keeps what makes it what it is, and comes back with it (`attach`)
  if (how === 'counts' && def(s, id).kind === 'item')
    for (const x of attached(s, id))
      put(s, x, 'aside', { known: everyone(s), why: 'off to the side' });
  leavePlay(s, id, 'aside', { known: everyone(s), why: 'off to the side' });
  s.host[id] = host;
  // nothing affects him there: as he was he comes back (coe glossary "off to the side")
  if (isCharacter(s, id)) s.status[id] = status;
  if (how !== 'counts') noteOn(s, id).worth = how === 'negative' ? 0 - points : 0;
  if (how === 'out-of-play') noteOn(s, id).outOfPlay = true;
  const n = noteOn(s, host);
  n.hosted = [...(n.hosted ?? []).filter((x) => x !== id), id];
  s.unsettled = true;
}
