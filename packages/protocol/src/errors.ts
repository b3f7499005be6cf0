import * as z from 'zod/mini';

/** Everything that can be wrong with a message or a request; `message` says it in words. */
export const ErrorCode = z.enum([
  /** not JSON, or not of the right shape */
  'malformed',
  /** larger than MESSAGE_LIMIT */
  'too-large',
  /** too many in too short a time */
  'too-fast',
  /** a first message other than hello, or a version that is not spoken here */
  'bad-version',
  /** no session: GET /api/me makes one */
  'no-session',
  /** a page of another address */
  'bad-origin',
  'no-such-game',
  'no-such-deck',
  /** the deck cannot be played in that game: `problems` says why */
  'bad-deck',
  'no-such-position',
  'not-found',
  /** the game is not one that this user may see */
  'not-allowed',
  /** a spectator tried to act */
  'not-a-player',
  /** somebody else is to decide */
  'not-your-turn',
  /** `n` is not that of the latest update, or `version` not the deck's latest: look again */
  'stale',
  /** no option with that number */
  'not-an-option',
  /** the game has not begun */
  'not-started',
  'game-over',
  /** the game is still running */
  'not-over',
  /** the seat is taken, or it is your own game */
  'cannot-join',
  'no-takebacks',
  /** a rated game is played as it lies */
  'no-repairs',
  /** the game was made without asking whether spectators may see hands */
  'no-open-hands',
  'nothing-to-take-back',
  /** nobody has asked for a take-back, or it is your own question */
  'nothing-to-answer',
  /** the clock is running and the other player is there */
  'nothing-to-claim',
  /** that card is not one that you know */
  'unknown-card',
  /** the same client id was used for something else */
  'id-reused',
  /** the game was played with rules of an older engine and cannot be stepped through again */
  'engine-changed',
  /** too many games, messages or connections of one user */
  'too-many',
  /** the server is closing; connect again in a moment */
  'closing',
  /** the server cannot show this game, by its own fault; it is kept */
  'set-aside',
  /** a fault of the server */
  'internal',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** One thing that is wrong with a deck. */
export const DeckProblem = z.object({
  /** a rule of the law of decks, or 'incomplete' (the card is not done here yet), or 'not-ready' */
  rule: z.string(),
  says: z.string(),
  cites: z.array(z.string()),
  cards: z.array(z.string()),
});
export type DeckProblem = z.infer<typeof DeckProblem>;

/** The body of every REST answer that is not 2xx. */
export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  problems: z.optional(z.array(DeckProblem)),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
