import type { DeckProblem, ErrorCode } from '@mathom/protocol';

/** What was asked is not done, and nothing has changed. The message is for the one who asked. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** what is wrong with a deck, if that is why */
  readonly problems: readonly DeckProblem[] | null;
  constructor(code: ErrorCode, message: string, problems: readonly DeckProblem[] | null = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.problems = problems;
  }
}

/** Only the players may see this game. */
export const notForWatching = (): Refusal =>
  new Refusal('not-allowed', 'This game is not open to spectators.');

const STATUS: Partial<Record<ErrorCode, number>> = {
  'no-session': 401,
  'bad-origin': 403,
  'not-allowed': 403,
  'not-a-player': 403,
  'no-such-game': 404,
  'no-such-deck': 404,
  'bad-deck': 422,
  'no-such-position': 404,
  'not-found': 404,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  internal: 500,
  closing: 503,
  'set-aside': 503,
  malformed: 400,
};

/** The HTTP status that goes with a code; what is merely impossible now is a conflict. */
export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 409;
