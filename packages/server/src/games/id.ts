import { randomBytes } from 'node:crypto';

/** An id that nobody guesses: who has a game's link may join it. */
export const newId = (): string => randomBytes(12).toString('base64url');
