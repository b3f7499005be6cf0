import { def, newCtx } from '../query/cards.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Company, State } from '../state/types.ts';
import { leave } from './lasting.ts';

/** One more minor item may be played as the next action (coe/2.V.5; in the crf only after some cards). */
export function openExtraItem(s: State, co: Company, after: string): void {
  if (rulesOf(s).extraMinorItem === 'ally-faction-item' && after !== 'ally' && after !== 'faction' && after !== 'item') return;
  const under = def(s, co.site);
  leave(s, newCtx(s, co.seat, -1), 'turn', { k: 'extra-item', company: co.id, any: under.kind === 'site' && under.underDeeps === true });
}

/** Any other action closes the chance (coe/5.1.3, 2.V.5). */
export function closeNextAction(s: State, seat: number): void {
  if (s.lasting.length === 0) return;
  s.lasting = s.lasting.filter((l) => !((l.what.k === 'extra-item' || l.what.k === 'next-play') && l.by === seat));
}
