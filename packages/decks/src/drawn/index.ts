/** Decks drawn by lot from all that a player may have: for trying out every card. */

export { neededFor } from './demands.ts';
export { type Chance, type DrawOptions, drawDeck } from './draw-deck.ts';
export { drawnKinds } from './drawn-kinds.ts';
export { allHoldable, type Holdable, holdable, isOfUse } from './holdable.ts';
