import { decks } from '@mathom/decks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAway } from '../src/db/away.ts';
import { Journal } from '../src/db/journal.ts';
import { type Database, openDatabase } from '../src/db/open.ts';
import { type MoveRow, moves } from '../src/db/schema.ts';
import { loggerOf } from '../src/log.ts';
import { playBy } from './support/play.ts';
import { type PrivatePostgres, postgresHere, startPostgres } from './support/postgres.ts';
import { type Running, startServer } from './support/server.ts';
import { sitDown, type Table } from './support/table.ts';

const away = (code: string): Error =>
  new Error('the query failed', { cause: Object.assign(new Error('no'), { code }) });

describe('the journal', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: null, dataDir: 'memory://', template: null });
    // moves alone, without the games they are of
    await database.db.execute(sql`alter table moves drop constraint moves_game_fkey`);
  });
  afterAll(() => database.close());

  const row = (game: string, n: number, value = 1): MoveRow => ({
    ...{ game, n, kind: 'choice', seat: 0, value, option: null, client: `c${n}` },
    ...{ free: false, clocks: null, events: [], at: 5, epoch: null },
  });
  const log = loggerOf('silent');
  const stored = async (game: string): Promise<number[]> =>
    (await database.db.select().from(moves))
      .filter((r) => r.game === game)
      .map((r) => r.n)
      .sort();

  /** A database that fails so often; `after` it has written, or before. */
  const failing = (times: number, error: Error, after = false): Database['db'] => {
    let left = times;
    return new Proxy(database.db, {
      get(db, key) {
        if (key !== 'insert' || left === 0) return Reflect.get(db, key);
        return () => ({
          values: (rows: MoveRow[]) => {
            left--;
            const written = after ? db.insert(moves).values(rows) : Promise.resolve();
            const failed = written.then(() => Promise.reject(error));
            return Object.assign(failed, {
              onConflictDoNothing: () => ({ returning: () => failed }),
            });
          },
        });
      },
    });
  };

  it('writes what several games have to write within a moment together, and says so when it is written', async () => {
    const written: number[] = [];
    const writer = async (rows: readonly MoveRow[]): Promise<readonly MoveRow[]> => {
      await new Promise((next) => setImmediate(next));
      written.push(rows.length);
      return rows;
    };
    const journal = new Journal(database.db, log, undefined, writer, 300);
    const appended = (n: number): Promise<void> => journal.append(row('together', n));
    await appended(1);
    expect(written).toEqual([1]);
    await Promise.all([2, 3, 4].map(appended));
    expect(written).toEqual([1, 3]);
    // several games play: what comes now waits for what comes a little later
    const first = appended(5);
    await new Promise((next) => setTimeout(next, 20));
    expect(written).toEqual([1, 3]);
    await Promise.all([first, appended(6)]);
    expect(written).toEqual([1, 3, 2]);
    await journal.settled();
  });

  it('waits for a database that is away, and writes everything once it is back', async () => {
    const journal = new Journal(failing(3, away('ECONNREFUSED')), log);
    await Promise.all([journal.append(row('waits', 1)), journal.append(row('waits', 2))]);
    expect(await stored('waits')).toEqual([1, 2]);
  });

  it('does not take for a failure what was written before the connection broke', async () => {
    const journal = new Journal(failing(1, away('CONNECTION_CLOSED'), true), log);
    await journal.append(row('twice', 1));
    expect(await stored('twice')).toEqual([1]);
  });

  it('but another move in the same place stays a failure', async () => {
    await new Journal(database.db, log).append(row('other', 1, 7));
    const journal = new Journal(failing(1, away('CONNECTION_CLOSED')), log);
    await expect(journal.append(row('other', 1, 8))).rejects.toThrow('is another');
    await expect(new Journal(database.db, log).append(row('other', 1, 8))).rejects.toThrow();
  });

  it('does not wait for ever, nor when the server is to end, nor for what is no blip', async () => {
    const endless = Number.POSITIVE_INFINITY;
    const hasty = new Journal(failing(endless, away('57P01')), log, 300);
    await expect(hasty.append(row('never', 1))).rejects.toThrow('the query failed');
    const ending = new Journal(failing(endless, away('ECONNRESET')), log);
    const asked = ending.append(row('never', 2));
    ending.waitNoMore();
    await expect(asked).rejects.toThrow('the query failed');
    const wrong = new Journal(failing(endless, away('23505')), log);
    await expect(wrong.append(row('never', 3))).rejects.toThrow('the query failed');
    expect(await stored('never')).toEqual([]);
  });

  it('knows what is a blip', () => {
    for (const code of ['08006', '57P03', 'ECONNREFUSED', 'CONNECT_TIMEOUT'])
      expect(isAway(away(code)), code).toBe(true);
    for (const error of [away('23505'), away('22P02'), new Error('no code'), 'text', null])
      expect(isAway(error)).toBe(false);
  });
});

describe('a game that must be read again', () => {
  it('goes on for all who watch it, without their doing anything', async () => {
    const at = await startServer();
    try {
      const { game, clients } = await sitDown(at);
      const room = await at.server.services.rooms.get(game);
      const shown = clients.map((client) => client.next((m) => m.t === 'update'));
      room.deps.onBroken(room);
      await Promise.all(shown);
      const anew = await at.server.services.rooms.get(game);
      expect(anew).not.toBe(room);
      expect([0, 1].map((seat) => anew.viewers.isHere(seat))).toEqual([true, true]);
      // nobody was away, so nobody can be claimed against
      const decides = anew.deciding;
      const claim = await clients[1 - decides].ask({ t: 'claim', game, id: 'c' });
      expect(claim).toMatchObject({ t: 'error', code: 'nothing-to-claim' });
      const playing = clients.map((client, i) => playBy(client, game, 'random', i, 3));
      await Promise.all(playing.map((p) => p.done));
      // and one who leaves is gone
      clients[0].close();
      await clients[1].until(() => !anew.viewers.isHere(0));
    } finally {
      await at.server.close();
    }
  });
});

describe.skipIf(!postgresHere)('PostgreSQL that goes away in the middle of games', () => {
  let postgres: PrivatePostgres;
  let at: Running;
  beforeAll(async () => {
    postgres = await startPostgres();
    at = await startServer({ DATABASE_URL: postgres.url });
  });
  afterAll(async () => {
    await at.server.close();
    await postgres.stop();
  });

  it('is waited for: all games go on by themselves, and nothing acknowledged is lost', async () => {
    const tables: Table[] = [];
    for (let i = 0; i < 4; i++) tables.push(await sitDown(at, {}, decks[i].id));
    const seats = tables.flatMap(({ game, clients }, t) =>
      clients.map((client, i) => ({
        game,
        client,
        playing: playBy(client, game, 'random', t + i),
      })),
    );
    const made = (): number => seats.reduce((sum, { playing }) => sum + playing.made(), 0);
    const someMore = async (): Promise<void> => {
      const goals = tables.map(
        ({ game, clients }) =>
          [clients[0], game, (clients[0].updates.get(game)?.n ?? 0) + 12] as const,
      );
      for (const [client, game, n] of goals)
        await client.until(() => (client.updates.get(game)?.n ?? 0) >= n, 60_000);
    };
    await someMore();
    await postgres.down();
    const before = made();
    await new Promise((next) => setTimeout(next, 1500));
    // what was under way may still come in; then everything stands
    expect(made() - before).toBeLessThanOrEqual(seats.length);
    expect(await at.server.services.store.answers(1000)).toBe(false);
    await postgres.up();
    await someMore();
    await Promise.all(seats.map(({ playing }) => playing.stop()));
    for (const { game, clients } of tables) {
      const room = await at.server.services.rooms.get(game);
      await room.settled();
      const rows = await at.server.services.store.movesOf(game);
      // every one is written, once, and none is missing between them
      expect(rows.map((r) => r.n).sort((a, b) => a - b)).toEqual(rows.map((_, k) => k + 1));
      expect(rows.length).toBe(room.n);
      expect(room.n).toBeGreaterThanOrEqual(clients[0].updates.get(game)?.n ?? 0);
    }
  });
});
