/** The cards of a game, as a value. */
export type { Compiled } from './compile.ts';
export * from './pool.ts';
