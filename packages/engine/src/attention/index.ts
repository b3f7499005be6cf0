/** When it is worth while to ask a player, and where a table passes for him. */
export { type PassRules, passDelay, passFor, STOPS, stopKey, stopsAt } from './passing.ts';
export { isMidst, worthActing, worthAsking } from './worth.ts';
