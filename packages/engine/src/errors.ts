/** What can be wrong with input from outside. The state is as before when one is thrown. */
export type ErrorCode =
  | 'unknown-card'
  | 'bad-card'
  | 'bad-deck'
  | 'bad-setup'
  | 'game-over'
  | 'not-an-option'
  | 'corrupt-replay'
  | 'corrupt-state';

export class GameError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'GameError';
    this.code = code;
  }
}

/** A broken promise of the engine itself, never of its caller. */
export class EngineFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EngineFault';
  }
}
