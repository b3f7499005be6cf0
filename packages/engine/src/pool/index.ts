/** The cards of a game, as a value. */
export { type ErrorCode, GameError } from '../errors.ts';
export type { Compiled } from './compile.ts';
export * from './pool.ts';
export { ofOneShape } from './shapes.ts';
