/** When it is worth while to ask a player, and where a table passes for him. */
export { passFor } from './passing.ts';
export { type PassRules, passDelay, STOPS, stopKey, stopsAt } from './stops.ts';
export { isMidst, worthActing, worthAsking } from './worth.ts';
