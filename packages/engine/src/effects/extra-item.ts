import { def, newCtx } from '../query/cards.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Company, Lasting, State } from '../state/types.ts';
import { put } from '../verbs/cards.ts';
import { leave } from './lasting.ts';

/** One more minor item may be played as the next action (coe/2.V.5; in the crf only after some cards). */
export function openExtraItem(s: State, co: Company, after: string): void {
  if (
    rulesOf(s).extraMinorItem === 'ally-faction-item' &&
    after !== 'ally' &&
    after !== 'faction' &&
    after !== 'item' &&
    after !== 'rescue'
  )
    return;
  const under = def(s, co.site);
  leave(s, newCtx(s, co.seat, -1), 'turn', {
    k: 'extra-item',
    company: co.id,
    // beneath the earth it may be any item of the site, but not after a rescue (coe/2.V.5.1, 3.III.5)
    any: under.kind === 'site' && under.underDeeps === true && after !== 'rescue',
  });
}

/**
 * Any other action closes the chance (coe/5.1.3, 2.V.5). A short-event that gave nothing but a
 * chance which was not taken goes back to its player's hand.
 */
export function closeNextAction(s: State, seat: number, taken: Lasting | null = null): void {
  if (s.lasting.length === 0) return;
  const over = (l: Lasting): boolean =>
    (l.what.k === 'extra-item' || l.what.k === 'next-play') && l.by === seat;
  for (const l of s.lasting) {
    if (!over(l) || l === taken || l.what.k !== 'next-play' || l.card < 0) continue;
    if (
      s.zone[l.card] === 'discard' &&
      def(s, l.card).name === l.def &&
      rulesOf(s).noEffectShortEvent === 'return-to-hand'
    )
      put(s, l.card, 'hand', { known: 1 << seat, why: 'the chance was not taken' });
  }
  s.lasting = s.lasting.filter((l) => !over(l));
}
