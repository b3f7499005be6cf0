import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * Structured logs. Nothing of a game but its number and counts is ever given to it, so that who
 * reads the logs learns nothing hidden; cookies and bodies are cut out for the same reason.
 */
export const loggerOf = (level: string): Logger =>
  pino({
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
  });
