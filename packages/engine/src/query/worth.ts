/** What a card is worth to one for whom most are worth no more than a point (coe/10.F1). */

import { type Cid, NO_MAX, type State } from '../state/types.ts';
import { def, isAvatar } from './cards.ts';
import { type Applied, fold } from './modifiers.ts';
import { modifiersOn } from './stats.ts';

/** Whose word on points counts: that of Stage cards and of the avatar, or that of a hazard; null: of no other. */
function voice(s: State, from: Cid): 'own' | 'hazard' | null {
  if (from < 0) return null;
  const d = def(s, from);
  if (d.alignment === 'stage' || isAvatar(s, from)) return 'own';
  return d.kind === 'creature' || (d.kind === 'event' && d.side === 'hazard') ? 'hazard' : null;
}

/**
 * One point, if it gives any. Of what his own cards say it is worth he takes the most; what hazards do to
 * it comes after that. No other resource changes it (crf/term/fallen-wizard/16).
 */
export function worthAtMostOne(s: State, id: Cid, printed: number): number {
  let n = def(s, id).alignment === 'stage' ? printed : Math.min(1, printed);
  const own: Applied[] = [];
  const hazards: Applied[] = [];
  let cap = Number.POSITIVE_INFINITY;
  for (const x of modifiersOn(s, 'points', id)) {
    const who = voice(s, x.from);
    if (who === 'hazard') hazards.push(x);
    // what is said to be no more than that is no more, whatever else is said (WH-96)
    else if (who === 'own' && x.mod.op === 'set' && x.mod.max !== NO_MAX)
      cap = Math.min(cap, x.mod.max);
    else if (who === 'own' && x.mod.op === 'set') n = Math.max(n, x.mod.by);
    else if (who === 'own') own.push(x);
  }
  return fold(Math.min(cap, fold(n, own)), hazards);
}
