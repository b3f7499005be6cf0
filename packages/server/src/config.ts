import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Keeping } from './db/retention.ts';

/** Where the project's root is: sources are run as they are. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** In place of a folder: a database that is gone with the process, for tests. */
export const IN_MEMORY = 'memory://';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** PostgreSQL; PGlite in `dataDir` if there is none */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** an empty database to begin with, see db/template.ts; for tests */
  readonly template: string | null;
  /** where the page was built to; served if it exists */
  readonly webDir: string;
  /** the address people open, if it is not the one the server listens on */
  readonly publicUrl: string | null;
  /** other addresses whose pages may talk to this server */
  readonly origins: readonly string[];
  /** so many proxies stand before the server, or these do; false: none, and what they would say is not believed */
  readonly trustProxy: number | string | false;
  readonly logLevel: string;
  /** anybody may read the metrics, and not only this machine */
  readonly metricsPublic: boolean;
  /** requests a minute from one address; 0: no limit */
  readonly rateLimit: number;
  /** what one user's sockets may ask a second, in cheap messages (ws/budget.ts); 0: no limit */
  readonly messageRate: number;
  /** open pages at one address; 0: no limit */
  readonly socketsPerAddress: number;
  /** after so long a player who is to decide and is not there can be claimed against */
  readonly absenceMs: number;
  /** passes are held back up to so long where they are hidden; at least a quarter of it */
  readonly passHoldMs: number;
  /** after so long without anybody a game leaves the memory; it stays in the database */
  readonly idleMs: number;
  /** worker threads for bots */
  readonly botThreads: number;
  /** a choice takes a snapshot of the game along if so many came since the last */
  readonly snapshotEvery: number;
  /** unfinished games one user may have */
  readonly gamesPerUser: number;
  /** what nobody comes back to is deleted in the end */
  readonly keep: Keeping;
}

type Env = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Env, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0) throw new Error(`${name} must be a whole number, not ${text}`);
  return n;
}

const ADDRESS = /^[0-9a-f.:]+(\/\d{1,3})?$/i;

/** The leftmost address of a request is whatever its sender wrote: only what proxies added counts. */
function proxies(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text);
  const list = text.split(',').map((one) => one.trim());
  const wrong = list.find((one) => !ADDRESS.test(one));
  if (wrong !== undefined)
    throw new Error(`TRUST_PROXY is a number of proxies or a list of addresses, not ${wrong}`);
  return list.join(',');
}

export function configOf(env: Env = process.env): Config {
  const dataDir = env.DATA_DIR || '.data';
  return {
    host: env.HOST || '0.0.0.0',
    port: wholeNumber(env, 'PORT', 3000),
    databaseUrl: env.DATABASE_URL || null,
    dataDir: dataDir === IN_MEMORY ? dataDir : resolve(ROOT, dataDir),
    template: env.PGLITE_TEMPLATE || null,
    webDir: resolve(ROOT, env.WEB_DIR || 'packages/web/dist'),
    publicUrl: env.PUBLIC_URL || null,
    origins: (env.ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    trustProxy: proxies(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL || 'info',
    metricsPublic: env.METRICS === 'public',
    rateLimit: wholeNumber(env, 'RATE_LIMIT', 600),
    messageRate: wholeNumber(env, 'MESSAGE_RATE', 40),
    socketsPerAddress: wholeNumber(env, 'SOCKETS_PER_ADDRESS', 60),
    absenceMs: wholeNumber(env, 'ABSENCE_SECONDS', 180) * 1000,
    passHoldMs: wholeNumber(env, 'PASS_HOLD_MS', 400),
    idleMs: wholeNumber(env, 'IDLE_SECONDS', 600) * 1000,
    botThreads: wholeNumber(env, 'BOT_THREADS', 2),
    snapshotEvery: wholeNumber(env, 'SNAPSHOT_EVERY', 50),
    gamesPerUser: wholeNumber(env, 'GAMES_PER_USER', 100),
    keep: {
      openTables: wholeNumber(env, 'KEEP_OPEN_TABLES_DAYS', 14),
      guestGames: wholeNumber(env, 'KEEP_GUEST_GAMES_DAYS', 365),
      guests: wholeNumber(env, 'KEEP_GUESTS_DAYS', 90),
      positions: wholeNumber(env, 'KEEP_POSITIONS_DAYS', 365),
    },
  };
}
