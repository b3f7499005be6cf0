import { decks } from '@mathom/decks';
import connect from 'postgres';
import { Visitor } from '../../test/support/client.ts';
import { type PrivatePostgres, startPostgres } from '../../test/support/postgres.ts';
import { type PrivateRedis, startRedis } from '../../test/support/redis.ts';
import { Roamer } from '../../test/support/roamer.ts';
import { type Spawned, spawnServer } from '../../test/support/server.ts';

export interface Shared {
  readonly postgres: PrivatePostgres;
  readonly redis: PrivateRedis;
  readonly servers: Spawned[];
  stop(): Promise<void>;
}

/** Some servers that share one database and one Redis. */
export async function startServers(
  count: number,
  env: Record<string, string> = {},
  database: PrivatePostgres | null = null,
): Promise<Shared> {
  const postgres = database ?? (await startPostgres());
  const redis = await startRedis();
  const servers: Spawned[] = [];
  const stop = async (): Promise<void> => {
    for (const { child } of servers) if (child.exitCode === null) child.kill('SIGKILL');
    await redis.stop();
    if (!database) await postgres.stop();
  };
  try {
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ...env };
    for (let i = 0; i < count; i++) servers.push(await spawnServer(settings));
  } catch (error) {
    await stop();
    throw error;
  }
  return { postgres, redis, servers, stop };
}

export interface Outcome {
  readonly games: number;
  /** the games' owners when the first server was killed */
  readonly owned: number[];
  readonly acknowledged: number;
  /** acknowledged and not to be found, or found as something else */
  readonly lost: number;
  /** the same client id more than once, or a hole in a game's moves */
  readonly twice: number;
  readonly refused: Record<string, number>;
  /** milliseconds until the last game had gone on, after a kill and after a drain */
  readonly backAfterKillMs: number;
  readonly backAfterDrainMs: number;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Games between people who sit at different servers; one server is killed, one is drained, and the
 * games go on. What was acknowledged is looked up in the database at the end.
 */
export async function killAndDrain(
  games: number,
  options: { readonly thinkMs: number; readonly say?: (what: string) => void },
): Promise<Outcome> {
  const say = options.say ?? (() => {});
  const shared = await startServers(3, { SNAPSHOT_EVERY: '20' });
  const players: Roamer[][] = [];
  try {
    const bases = shared.servers.map(({ base }) => base);
    for (let i = 0; i < games; i++) {
      const seats = [0, 1].map((k) => new Visitor(bases[(i + k) % 3]));
      for (const visitor of seats) await visitor.me();
      const deck = (k: number): string => decks[(i + k) % decks.length].id;
      const wish = { opponent: 'person', deck: deck(0), seat: 0, hidePasses: false } as const;
      const game = await seats[0].create(wish);
      const joined = await seats[1].ask('POST', `/api/games/${game}/join`, { deck: deck(1) });
      if (joined.status !== 200) throw new Error(`not joined: ${joined.text}`);
      const two = seats.map(
        (visitor, k) => new Roamer(visitor, game, bases, (i + k) % 3, i * 2 + k, options.thinkMs),
      );
      for (const one of two) await one.come();
      players.push(two);
    }
    say(`${games} games begun`);
    const seen = (): number[] => players.map((two) => Math.max(...two.map((one) => one.n)));
    const wentOn = async (before: readonly number[], when: string): Promise<number> => {
      const since = performance.now();
      for (;;) {
        const now = seen();
        // by two updates: the first may have been on its way
        const all = players.every(
          (two, i) => now[i] >= before[i] + 2 || two.some((one) => one.over),
        );
        if (all) return Math.round(performance.now() - since);
        if (performance.now() - since > 60_000) {
          const still = players.filter((_, i) => now[i] < before[i] + 2);
          const how = still.slice(0, 3).map((two) => two.map((one) => one.standing()).join(', '));
          throw new Error(
            `${still.length} of ${games} games stand still ${when}: ${how.join('; ')}`,
          );
        }
        await pause(20);
      }
    };
    await wentOn(seen(), 'at first');
    const sql = connect(shared.postgres.url, { max: 1, onnotice: () => {} });
    const owners = await sql<{ count: string }[]>`
      select count(*) as count from leases where owner <> '' group by owner`;
    await shared.servers[0].stop('SIGKILL');
    const backAfterKillMs = await wentOn(seen(), 'after the kill');
    say(`a server was killed; all games went on within ${backAfterKillMs} ms`);
    const drained = shared.servers[1].stop('SIGTERM');
    const backAfterDrainMs = await wentOn(seen(), 'after the drain');
    await drained;
    say(`a server was drained; all games went on within ${backAfterDrainMs} ms`);
    await wentOn(seen(), 'at last');
    for (const two of players) for (const one of two) one.stop();
    await pause(500);
    // what is stored, against what was acknowledged
    const rows = await sql<{ n: number; client: string }[]>`
      select n, client from moves where client is not null and client not like 'forced%'`;
    const stored = new Map<string, number>();
    let twice = 0;
    for (const { n, client } of rows) {
      if (stored.has(client)) twice++;
      stored.set(client, n);
    }
    const [{ holes }] = await sql<{ holes: string }[]>`
      select count(*) as holes from (
        select game from moves group by game having max(n) <> count(*)) as torn`;
    await sql.end();
    const all = players.flat();
    const acknowledged = all.flatMap((one) => one.acknowledged);
    const refused: Record<string, number> = {};
    for (const one of all) {
      for (const code of one.refused) refused[code] = (refused[code] ?? 0) + 1;
    }
    return {
      games,
      owned: owners.map(({ count }) => Number(count)).sort((a, b) => b - a),
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ id, n }) => stored.get(id) !== n).length,
      twice: twice + Number(holes),
      refused,
      backAfterKillMs,
      backAfterDrainMs,
    };
  } finally {
    for (const two of players) for (const one of two) one.stop();
    await shared.stop();
  }
}
