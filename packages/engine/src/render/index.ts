export { cardText, type RenderedCard, renderCard } from './card.ts';
export type { Fact } from './facts.ts';
export { abilityText, playText } from './way.ts';
export { type CardSymbol, SYMBOLS } from './words.ts';
