/** What a condition of a use is: a name, where the rule stands, and what it asks. */

import type { Aspects } from '../aspects.ts';
import { companyStat } from '../query/company-stats.ts';
import type { Company, Ctx, Entry, State, Use } from '../state/types.ts';
import type { Why } from './reasons.ts';
import type { Situation } from './situation.ts';
import { type Reading, useCtx } from './use.ts';

/** When a condition is asked about. */
export type Stage = 'declare' | 'reveal' | 'resolve';

/** What is asked: a use, at a moment, by its text. */
export interface Question {
  readonly sit: Situation;
  readonly u: Reading;
  readonly a: Aspects;
  /** the roles bound so far; made when first needed, as most questions end before that */
  c: Ctx | null;
  /** what stands on the chain, once it is declared */
  readonly entry: Entry | null;
}

export function ctxOf(s: State, q: Question): Ctx {
  q.c ??= useCtx(s, q.u);
  return q.c;
}

export interface Condition {
  /** the code of the refusal */
  readonly name: string;
  readonly cite: string;
  readonly at: readonly Stage[];
  /** the kinds of use it speaks of; null: whatever stands on a chain */
  readonly of: readonly Use['kind'][] | null;
  /** whether it could ever stand against such a use of such a card, told from what is printed; unsaid: it could */
  readonly could?: (s: State, u: Reading, a: Aspects) => boolean;
  readonly fails: (s: State, q: Question) => boolean;
  readonly says: (s: State, q: Question) => string;
}

/** Several reasons in one: it notes them itself, and is true if the search can stop. */
export interface Notes extends Omit<Condition, 'could' | 'fails' | 'says'> {
  readonly notes: (s: State, q: Question, why: Why) => boolean;
}

export const DECLARE: readonly Stage[] = ['declare'];
export const RESOLVE: readonly Stage[] = ['resolve'];
export const ALWAYS: readonly Stage[] = ['declare', 'reveal', 'resolve'];
export const PLAY: readonly Use['kind'][] = ['play'];
/** Whatever way it is played: creatures and what is played at a site are asked the rest elsewhere. */
export const FROM_HAND: readonly Use['kind'][] = ['play', 'creature', 'at-site'];
export const IN_PLAY: readonly Use['kind'][] = ['use', 'effect'];
export const BY_TEXT: readonly Use['kind'][] = [...PLAY, ...IN_PLAY];

export const overLimit = (s: State, co: Company, more: number): boolean =>
  co.hazards + more > companyStat(s, 'hazard-limit', co);
