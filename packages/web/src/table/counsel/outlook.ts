/**
 * What is asked of the rules about what lies ahead, and those parts of the table that tell of it. They come with
 * the rules, after the table stands.
 */
export * from '@mathom/engine/outlook/check-odds';
export * from '@mathom/engine/outlook/strike-odds';
export * from '@mathom/engine/outlook/unseen';
export * from '@mathom/engine/outlook/where';
export { Flights } from '../moments/Flights.tsx';
export { FlyingPoints } from '../moments/FlyingPoints.tsx';
export { Moments } from '../moments/Moments.tsx';
export { Senses } from '../moments/Senses.tsx';
export { Coach, HintButton } from './Coach.tsx';
export { counsel } from './coach.ts';
export { keyedTo } from './keyed.ts';
export { OddsNow, OptionOdds, Threats } from './OddsLine.tsx';
export { DeckHere, HandHere, WhereHere, WhereNote } from './WhereNote.tsx';
export { cardsAt, deckAt, whereOf } from './where-of.ts';
