import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
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
  /** with it any number of servers share the games of one PostgreSQL */
  readonly redisUrl: string | null;
  /** before the names of all that is in Redis: servers of another database may use the same */
  readonly redisPrefix: string;
  /** an empty database to begin with, see db/template.ts; for tests */
  readonly template: string | null;
  /** where the page was built to; served if it exists */
  readonly webDir: string;
  /** the address people open, if it is not the one the server listens on */
  readonly publicUrl: string | null;
  /** other addresses whose pages may talk to this server */
  readonly origins: readonly string[];
  /** the ids of accounts that may see the operator's page */
  readonly operators: readonly string[];
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
  /** a process that does nothing for so long is ended from outside (watchdog.ts); 0: never */
  readonly watchdogMs: number;
  /** what nobody comes back to is deleted in the end */
  readonly keep: Keeping;
}

type Env = Readonly<Record<string, string | undefined>>;

const isSet = (text: string | undefined): text is string => text !== undefined && text !== '';

/** A whole number between two others. */
const whole = (otherwise: number, most = 1_000_000_000, least = 0) =>
  z
    .optional(z.string())
    .transform((text) => (isSet(text) ? Number(text) : otherwise))
    .refine((n) => Number.isInteger(n) && n >= least && n <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    });

const text = (otherwise: string) => z.optional(z.string()).transform((t) => t || otherwise);

const isUrl = (schemes: readonly string[]) => (value: string | null) => {
  if (value === null) return true;
  const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : '';
  return schemes.includes(scheme);
};

/** An address, or null. What is in it may be secret: no error repeats it. */
const url = (...schemes: string[]) =>
  z
    .optional(z.string())
    .transform((t) => t || null)
    .refine(isUrl(schemes), { error: `must be an address that begins with ${schemes[0]}://` });

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** An address of a page: scheme, host and port, as browsers say it. */
const isOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value);

const ADDRESS = /^[0-9a-f.:]+(\/\d{1,3})?$/i;

/** The leftmost address of a request is whatever its sender wrote: only what proxies added counts. */
const proxies = z
  .optional(z.string())
  .refine((t) => !isSet(t) || /^\d+$/.test(t) || list(t).every((one) => ADDRESS.test(one)), {
    error: 'must be a number of proxies, or a list of addresses with commas between them',
  })
  .transform((t): Config['trustProxy'] => {
    if (!isSet(t) || t === '0') return false;
    return /^\d+$/.test(t) ? Number(t) : list(t).join(',');
  });

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DAYS = 36_500;

/** Everything that can be set, by the name it has outside. docs/server.md says what each is for. */
const Settings = z.object({
  HOST: text('0.0.0.0'),
  PORT: whole(3000, 65_535),
  DATABASE_URL: url('postgres', 'postgresql'),
  REDIS_URL: url('redis', 'rediss'),
  REDIS_PREFIX: text('mathom').refine((t) => /^[\w-]{1,40}$/.test(t), {
    error: 'must be letters, numbers, _ and -',
  }),
  DATA_DIR: text('.data'),
  PGLITE_TEMPLATE: text(''),
  WEB_DIR: text('packages/web/dist'),
  PUBLIC_URL: url('https', 'http'),
  ORIGINS: z
    .optional(z.string())
    .transform(list)
    .refine((all) => all.every(isOrigin), {
      error: 'must be addresses such as https://example.org, with commas between them and no path',
    }),
  OPERATORS: z.optional(z.string()).transform(list),
  TRUST_PROXY: proxies,
  LOG_LEVEL: z
    .optional(z.string())
    .transform((t) => t || 'info')
    .refine((t) => (LEVELS as readonly string[]).includes(t), {
      error: `must be one of ${LEVELS.join(', ')}`,
    }),
  METRICS: z.optional(z.string()).refine((t) => !isSet(t) || t === 'public' || t === 'local', {
    error: 'must be public or local',
  }),
  RATE_LIMIT: whole(600),
  MESSAGE_RATE: whole(40, 100_000),
  SOCKETS_PER_ADDRESS: whole(60),
  ABSENCE_SECONDS: whole(180, 86_400),
  PASS_HOLD_MS: whole(200, 10_000_000),
  IDLE_SECONDS: whole(600, 86_400),
  BOT_THREADS: whole(2, 256),
  SNAPSHOT_EVERY: whole(10, 100_000, 1),
  GAMES_PER_USER: whole(100),
  WATCHDOG_SECONDS: whole(60, 86_400),
  KEEP_OPEN_TABLES_DAYS: whole(14, DAYS),
  KEEP_GUEST_GAMES_DAYS: whole(365, DAYS),
  KEEP_GUESTS_DAYS: whole(90, DAYS),
  KEEP_POSITIONS_DAYS: whole(365, DAYS),
});

/** The names of all settings. */
export const SETTINGS = Object.keys(Settings.shape) as (keyof typeof Settings.shape)[];

/** Something is set to what it cannot be: the server does not start, and says all that is wrong. */
export class BadSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`The server does not start:\n${problems.map((one) => `  ${one}`).join('\n')}`);
    this.name = 'BadSettings';
  }
}

/** What is said of one setting; an address may hold a password and is not repeated. */
function problem(env: Env, name: string, message: string): string {
  const value = name.endsWith('_URL') ? '' : `, not ${JSON.stringify(env[name])}`;
  return `${name} ${message}${value}`;
}

const wrongIn = (env: Env, { issues }: z.ZodError): BadSettings =>
  new BadSettings(issues.map(({ path, message }) => problem(env, String(path[0]), message)));

export type BotsConfig = Pick<Config, 'redisPrefix' | 'botThreads' | 'logLevel'> & {
  readonly redisUrl: string;
};

/** What bots need that run by themselves: no database, and nothing else of a server. */
export function botsConfigOf(env: Env = process.env): BotsConfig {
  const read = Settings.pick({
    REDIS_URL: true,
    REDIS_PREFIX: true,
    BOT_THREADS: true,
    LOG_LEVEL: true,
  }).safeParse(env);
  if (!read.success) throw wrongIn(env, read.error);
  const { REDIS_URL, REDIS_PREFIX, BOT_THREADS, LOG_LEVEL } = read.data;
  if (!REDIS_URL) throw new BadSettings(['REDIS_URL is needed: bots are asked over it']);
  return {
    redisUrl: REDIS_URL,
    redisPrefix: REDIS_PREFIX,
    botThreads: BOT_THREADS,
    logLevel: LOG_LEVEL,
  };
}

export function configOf(env: Env = process.env): Config {
  const read = Settings.safeParse(env);
  if (!read.success) throw wrongIn(env, read.error);
  const s = read.data;
  // Redis carries messages; who serves a game is settled in PostgreSQL
  if (s.REDIS_URL && !s.DATABASE_URL)
    throw new BadSettings([
      'REDIS_URL needs DATABASE_URL: the embedded database is for one process',
    ]);
  return {
    host: s.HOST,
    port: s.PORT,
    databaseUrl: s.DATABASE_URL,
    dataDir: s.DATA_DIR === IN_MEMORY ? s.DATA_DIR : resolve(ROOT, s.DATA_DIR),
    redisUrl: s.REDIS_URL,
    redisPrefix: s.REDIS_PREFIX,
    template: s.PGLITE_TEMPLATE || null,
    webDir: resolve(ROOT, s.WEB_DIR),
    // as browsers say it: without a slash at its end
    publicUrl: s.PUBLIC_URL && new URL(s.PUBLIC_URL).origin,
    origins: s.ORIGINS,
    operators: s.OPERATORS,
    trustProxy: s.TRUST_PROXY,
    logLevel: s.LOG_LEVEL,
    metricsPublic: s.METRICS === 'public',
    rateLimit: s.RATE_LIMIT,
    messageRate: s.MESSAGE_RATE,
    socketsPerAddress: s.SOCKETS_PER_ADDRESS,
    absenceMs: s.ABSENCE_SECONDS * 1000,
    passHoldMs: s.PASS_HOLD_MS,
    idleMs: s.IDLE_SECONDS * 1000,
    botThreads: s.BOT_THREADS,
    snapshotEvery: s.SNAPSHOT_EVERY,
    gamesPerUser: s.GAMES_PER_USER,
    watchdogMs: s.WATCHDOG_SECONDS * 1000,
    keep: {
      openTables: s.KEEP_OPEN_TABLES_DAYS,
      guestGames: s.KEEP_GUEST_GAMES_DAYS,
      guests: s.KEEP_GUESTS_DAYS,
      positions: s.KEEP_POSITIONS_DAYS,
    },
  };
}
