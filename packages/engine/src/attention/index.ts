/** When it is worth while to ask a player, and where a table passes for him. */
export { answerFor } from './answers.ts';
export { FEW, foresee } from './foresee.ts';
export { type Gathered, gathered } from './gather.ts';
export { supportersOf } from './helping.ts';
export { type Hush, mayHush, momentOf, stampOf } from './hush.ts';
export { isMidst } from './midst.ts';
export { passFor } from './passing.ts';
export {
  follow,
  isStale,
  type Plan,
  planCards,
  planCount,
  planFacing,
  planHelp,
  planSteps,
  STAYING,
} from './plan.ts';
export { holdShare, type PassRules, passDelay, STOPS, stopKey, stopsAt } from './stops.ts';
export { worthActing, worthAsking } from './worth.ts';
