import { def, newCtx } from '../query/cards.ts';
import { matches } from '../query/evaluate.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Cid, Company, Lasting, State } from '../state/types.ts';
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

/** It calls a creature that is to be played as the next action. */
const calls = (l: Lasting): boolean =>
  l.what.k === 'next-play' && l.what.effect.do === 'play' && l.what.effect.then !== undefined;

/** A player has passed: a creature that was called and did not come will not. */
export function closeCall(s: State, seat: number): void {
  for (let i = 0; i < s.lasting.length; i++) {
    const l = s.lasting[i];
    if (l.by === seat && l.card >= 0 && calls(l)) return closeNextAction(s, seat);
  }
}

/** The effect by which this creature was called, if one was. */
export const callOf = (s: State, seat: number, card: Cid): Lasting | null =>
  s.lasting.find(
    (l) =>
      l.by === seat &&
      l.card >= 0 &&
      calls(l) &&
      l.what.k === 'next-play' &&
      l.what.effect.do === 'play' &&
      matches(s, l.what.ctx, card, l.what.effect.a),
  ) ?? null;

/**
 * Any other action closes the chance (coe/5.1.3, 2.V.5). A short-event that gave nothing but a
 * chance which was not taken goes back to its player's hand.
 */
export function closeNextAction(s: State, seat: number, taken: Lasting | null = null): void {
  if (s.lasting.length === 0) return;
  const over = (l: Lasting): boolean =>
    (l.what.k === 'extra-item' || l.what.k === 'next-play') &&
    (l.by === seat || (rulesOf(s).callEnds === 'any-action' && l.card >= 0 && calls(l)));
  for (const l of s.lasting) {
    if (!over(l) || l === taken || l.what.k !== 'next-play' || l.card < 0) continue;
    const returns =
      rulesOf(s).noEffectShortEvent === 'return-to-hand' || calls(l) /* crf/card/fell-beast/1 */;
    if (s.zone[l.card] === 'discard' && def(s, l.card).name === l.def && returns)
      put(s, l.card, 'hand', { known: 1 << l.by, why: 'the chance was not taken' });
  }
  // by what a creature was called it is keyed until it attacks, and there is no taking it back
  const called = taken !== null && calls(taken) ? { ...taken, card: -1 } : null;
  s.lasting = s.lasting.filter((l) => !over(l));
  if (called !== null) s.lasting = [...s.lasting, called];
}
