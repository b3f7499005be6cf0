import postgres from 'postgres';
import { elapsed } from '../time.ts';

/**
 * Keeps a second server off a PostgreSQL database: each keeps its games in memory, and two would
 * show different ones. The lock is the session's of one connection; PostgreSQL gives it back when
 * that is gone, however the server ended.
 */
export class DatabaseInUse extends Error {
  constructor(url: string) {
    super(
      `Another server uses the database ${placeOf(url)}. Stop it, set DATABASE_URL, or give both the same REDIS_URL.`,
    );
    this.name = 'DatabaseInUse';
  }
}

/** Without what an address says of users and passwords. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return host + pathname;
  } catch {
    return 'of that address';
  }
}

/** Any number, the same for all servers of this kind. */
const SERVER_LOCK = 7_310_452;
/** One that was just ended may take a moment to be gone. */
const PATIENCE_MS = 3000;
const RETRY_MS = 250;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface DatabaseLock {
  /** resolves if the connection broke and another server has taken the database meanwhile */
  readonly lost: Promise<void>;
  /** One statement on the lock's own connection: it waits for nothing that is asked of the others. */
  query(
    text: string,
    values: readonly (string | number | null)[],
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
  release(): Promise<void>;
}

/**
 * Takes the database, or throws DatabaseInUse. Servers that share their games share the lock as well:
 * it keeps out one that would have the games for itself.
 */
export async function lockDatabase(url: string, isShared = false): Promise<DatabaseLock> {
  let held = false;
  let ended = false;
  let lose: () => void = () => {};
  const lost = new Promise<void>((done) => {
    lose = done;
  });
  const client = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: 0,
    onnotice: () => {},
    backoff: () => 0.5,
    connect_timeout: 5,
    onclose: () => {
      if (!held || ended) return;
      held = false;
      void again();
    },
    // a machine that has vanished is noticed in half a minute
    connection: {
      application_name: 'mathom-lock',
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 5,
      tcp_keepalives_count: 4,
    },
  });
  const take = async (): Promise<boolean> => {
    const [row] = await (isShared
      ? client<{ taken: boolean }[]>`
        select pg_try_advisory_lock_shared(${SERVER_LOCK}::bigint) as taken`
      : client<{ taken: boolean }[]>`
        select pg_try_advisory_lock(${SERVER_LOCK}::bigint) as taken`);
    return row?.taken === true;
  };
  /** The connection broke. While the database is away nobody else can have it either. */
  const again = async (): Promise<void> => {
    while (!ended) {
      try {
        held = await take();
        if (!held) lose();
        return;
      } catch {
        await pause(RETRY_MS);
      }
    }
  };
  const release = async (): Promise<void> => {
    ended = true;
    await client.end({ timeout: 5 });
  };
  try {
    const until = elapsed() + PATIENCE_MS;
    while (!held) {
      held = await take();
      if (held) break;
      if (elapsed() >= until) throw new DatabaseInUse(url);
      await pause(RETRY_MS);
    }
  } catch (error) {
    await release();
    throw error;
  }
  const query: DatabaseLock['query'] = (text, values) =>
    client.unsafe(text, [...values], { prepare: true });
  return { lost, query, release };
}
