import { type Logger, pino } from 'pino';

export type { Logger };

/** What these say may quote what is hidden: rows with their contents, cards by name. */
const QUOTING: ReadonlySet<string> = new Set(['DrizzleQueryError', 'EngineFault', 'GameError']);

interface Logged {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** where it happened, without the message that a stack begins with */
  readonly frames: string[];
  readonly cause?: Logged;
}

/** An error for the log, without anything of a game's contents. */
export function safeError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: '', frames: [] };
  const type = error.name === 'Error' ? error.constructor.name : error.name;
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type,
    message: QUOTING.has(type) ? '' : error.message,
    ...(typeof code === 'string' ? { code } : {}),
    frames: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause ? { cause: safeError(error.cause) } : {}),
  };
}

/**
 * Structured logs. Nothing of a game but its number and counts is ever given to it, so that who
 * reads the logs learns nothing hidden; cookies are cut out.
 */
export const loggerOf = (level: string): Logger =>
  pino({
    level,
    serializers: { err: safeError },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
  });
