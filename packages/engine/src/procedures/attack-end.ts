import { happen } from '../happenings/happen.ts';
import { discard, eliminate } from '../verbs/leaving.ts';
/** What becomes of a card when the attack it made is over. */

import { being, company, def } from '../query/cards.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, State } from '../state/types.ts';
import { put } from '../verbs/cards.ts';

export const defenderSeat = (s: State, f: AttackFrame): number =>
  company(s, f.company)?.seat ?? s.active;

/** What becomes of the card that made the attack (coe/3.v, 3.II.3, g.man.3). */
export function disposeOf(s: State, f: AttackFrame, beaten: boolean): void {
  const d = f.card >= 0 ? def(s, f.card) : null;
  if (!d || d.kind === 'site') return;
  const seat = defenderSeat(s, f);
  const killPoints = d.kind === 'creature' || (d.kind === 'event' && d.points?.source === 'kill');
  // one that was played as an automatic-attack is no creature there (coe/3.v; crf/term/under-deeps/5)
  const asCreature = f.source !== 'automatic' || d.kind !== 'creature';
  if (beaten && killPoints && asCreature && !f.detainment) {
    // one's own card gives no points (coe/10.4), but it is beaten all the same
    if (
      seat === s.owner[f.card] ||
      (d.kind === 'creature' && (kindOf(s, seat).kills === 'asterisk') !== (d.asterisk === true))
    )
      eliminate(s, f.card, 'defeated');
    else {
      s.host[f.card] = -1;
      put(s, f.card, 'pile', { seat, known: (1 << s.players.length) - 1, why: 'defeated' });
    }
    dragonSlain(s, f.card);
  } else if (d.kind === 'creature' && (s.zone[f.card] === 'chain' || usedUp(s, f)))
    discard(s, f.card, 'attack over');
}

/** It was in play and came as an automatic-attack of a site. */
const usedUp = (s: State, f: AttackFrame): boolean =>
  f.source === 'automatic' && s.zone[f.card] === 'play';

/** All other forms of a slain Dragon go with it; its lair keeps its hoard for the turn (coe/g.man.3, g.hoa.1). */
function dragonSlain(s: State, id: Cid): void {
  const d = def(s, id);
  if (!d.unique) return;
  for (const x of s.table.slice()) {
    const o = def(s, x);
    if (o.kind === 'site' && o.lair === being(d)) happen(s, { event: 'dragon-hoard', card: x });
    else if (x !== id && o.kind === 'event' && being(o) === being(d))
      eliminate(s, x, 'the same Dragon');
  }
}
