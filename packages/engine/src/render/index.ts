export { cardText, type RenderedCard, renderCard } from './card.ts';
export type { Fact } from './facts.ts';
export { type CardSymbol, SYMBOLS } from './words.ts';
