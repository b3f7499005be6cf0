import { abilityPhrases } from './ability.ts';
import { effectClauses } from './effect.ts';
import { cards, predicate } from './filter.ts';
import { companyParts } from './filter-company.ts';
import type { Tongue } from './tongue.ts';
import { amount } from './value.ts';

const company: Tongue['company'] = (f, s) => companyParts(f, s).phrase('a');

/** The tongue that cards are told in. */
export const ENGLISH: Tongue = { cards, predicate, company, amount, effectClauses, abilityPhrases };
