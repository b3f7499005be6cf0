import { abilityPhrases } from './ability.ts';
import { effectClauses } from './effect.ts';
import { cards, predicate } from './filter.ts';
import type { Tongue } from './tongue.ts';
import { amount } from './value.ts';

/** The tongue that cards are told in. */
export const ENGLISH: Tongue = { cards, predicate, amount, effectClauses, abilityPhrases };
