/**
 * The parts of the card language that speak of each other: a filter of a number, a number of a
 * condition, a condition of filters; an effect of abilities that it leaves behind, these of effects.
 * How they are said comes along with the speech (docs/decisions/0019-no-cycles.md).
 */

import type { Ability, CardFilter, CompanyFilter, Effect, Value } from '../language/index.ts';
import { type Clause, inline, phrases } from './clause.ts';
import type { How } from './filter.ts';
import type { Part } from './parts.ts';
import type { Speech } from './roles.ts';

export interface Tongue {
  cards(f: CardFilter, s: Speech, how: How): string;
  predicate(f: CardFilter, s: Speech): Part;
  company(f: CompanyFilter, s: Speech): string;
  amount(v: Value, s: Speech): string;
  effectClauses(effects: readonly Effect[], s: Speech): readonly Clause[];
  abilityPhrases(abilities: readonly Ability[], s: Speech): readonly string[];
}

export const cards = (f: CardFilter, s: Speech, how: How): string => s.tongue.cards(f, s, how);

export const predicate = (f: CardFilter, s: Speech): Part => s.tongue.predicate(f, s);

/** "a moving company" */
export const aCompany = (f: CompanyFilter, s: Speech): string => s.tongue.company(f, s);

export const amount = (v: Value, s: Speech): string => s.tongue.amount(v, s);

export const effectClauses = (effects: readonly Effect[], s: Speech): readonly Clause[] =>
  s.tongue.effectClauses(effects, s);

/** Effects in a row: "tap him; then discard the card" */
export const run = (effects: readonly Effect[], s: Speech): string =>
  inline(effectClauses(effects, s), s);

/** What follows from a condition, held together: nothing of it is read as being done in any case. */
export function inBranch(effects: readonly Effect[], s: Speech): string {
  const said = phrases(effectClauses(effects, s), s);
  return said.join(said.some((text) => text.includes(';')) ? '; then ' : ', and then ');
}

export const abilityPhrases = (abilities: readonly Ability[], s: Speech): readonly string[] =>
  s.tongue.abilityPhrases(abilities, s);
