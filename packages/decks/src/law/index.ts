/** The law of decks: what may be in one, with what one starts. */
export type { Opponent } from './census.ts';
export { type CheckOptions, check } from './check.ts';
export { exchange } from './exchange.ts';
export { type CardOf, catalogue, type Sort, sortsOf } from './facts.ts';
export { type Leftovers, leftovers } from './leftovers.ts';
export { type Bound, type Half, type Law, type LawChoice, lawOf } from './limits.ts';
export { type Access, openSideboards } from './open-sideboards.ts';
export { type StartingCompany, startingCompany } from './starting-company.ts';
export type { RuleName, Violation } from './violation.ts';
