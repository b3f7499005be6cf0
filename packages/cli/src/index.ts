/** What the tools of this package share with others: the table and the events in words, the checks. */
export { boardText } from './board.ts';
export * from './invariants.ts';
export { sentenceOf, sentences } from './log.ts';
export { question } from './words.ts';
