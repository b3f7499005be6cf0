import { decks } from '@mathom/decks';
import type { GameInfo, Games } from '@mathom/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotWorker } from '../src/bots/jobs.ts';
import { Elsewhere } from '../src/cluster/leases.ts';
import { moveWriter } from '../src/db/move-writer.ts';
import { moves } from '../src/db/schema.ts';
import { loggerOf } from '../src/log.ts';
import { type Client, freshId, Visitor } from './support/client.ts';
import { playBy } from './support/play.ts';
import { type PrivatePostgres, postgresHere, startPostgres } from './support/postgres.ts';
import { type PrivateRedis, redisHere, startRedis } from './support/redis.ts';
import { type Running, startServer } from './support/server.ts';

describe.skipIf(!postgresHere || !redisHere)('two servers of one database', () => {
  let database: PrivatePostgres;
  let redis: PrivateRedis;
  let a: Running;
  let b: Running;
  beforeAll(async () => {
    database = await startPostgres();
    redis = await startRedis();
    const env = { DATABASE_URL: database.url, REDIS_URL: redis.url, BOT_THREADS: '0' };
    a = await startServer(env);
    b = await startServer(env);
  });
  afterAll(async () => {
    await a?.server.close();
    await b?.server.close();
    await redis?.stop();
    await database?.stop();
  });

  /** The same person at the other server. */
  const also = (visitor: Visitor, at: Running): Visitor => {
    const there = new Visitor(at.base);
    there.cookies = visitor.cookies;
    return there;
  };

  /** A game that is A's; its second player, and who looks on, are at B. */
  const table = async (more = {}): Promise<{ game: string; one: Client; two: Client }> => {
    const first = a.visitor();
    const second = b.visitor();
    await first.me();
    await second.me();
    const game = await first.create({
      ...{ opponent: 'person', deck: decks[0].id, seat: 0, hidePasses: false },
      ...more,
    });
    const one = await first.connect();
    one.changes = true;
    await one.watch(game);
    expect(a.server.services.rooms.peek(game)).toBeDefined();
    // asked of B, done by A
    const joined = await second.ask('POST', `/api/games/${game}/join`, { deck: decks[2].id });
    expect(joined.status).toBe(200);
    expect(b.server.services.rooms.peek(game)).toBeUndefined();
    const two = await second.connect();
    two.changes = true;
    await two.watch(game);
    return { game, one, two };
  };

  it('play one game: requests, messages and refusals reach its owner', async () => {
    const { game, one, two } = await table();
    const plays = [playBy(one, game, 'random', 1, 30), playBy(two, game, 'random', 2, 30)];
    await Promise.race(plays.map((play) => play.done));
    await Promise.all(plays.map((play) => play.stop()));
    const room = a.server.services.rooms.peek(game);
    for (const client of [one, two]) {
      await client.until(() => client.updates.get(game)?.n === room?.n);
    }
    expect(room?.n).toBeGreaterThan(30);
    expect(b.server.services.rooms.peek(game)).toBeUndefined();
    // refused there, told here
    const stale = await two.ask({ t: 'choose', game, id: freshId(), n: 0, option: 0 });
    expect(stale).toMatchObject({ t: 'error' });
    // both are there for both lobbies, though each has but one of them
    for (const at of [a, b]) {
      const { body } = await also(one.visitor, at).ask<Games>('GET', '/api/games');
      const here = body.mine.find(({ id }) => id === game)?.players.map((player) => player.here);
      expect(here).toEqual([true, true]);
    }
    const { body: info } = await also(one.visitor, b).ask<GameInfo>('GET', `/api/games/${game}`);
    expect(info).toMatchObject({ n: room?.n, you: 0 });
    // who leaves B is gone for A
    two.close();
    await one.until(() => one.updates.get(game)?.info.players[1].here === false);
    one.close();
  });

  it('a stale owner writes nothing, and its players go on where the game is', async () => {
    const { game, one, two } = await table();
    const room = a.server.services.rooms.peek(game);
    if (!room) throw new Error('no room');
    await expect(b.server.services.rooms.get(game)).rejects.toBeInstanceOf(Elsewhere);
    // B believes that A is gone
    const { database: tables } = b.server.services;
    await tables.query('update leases set owner = $2 where game = $1', [game, 'nobody']);
    const anew = await b.server.services.rooms.get(game);
    expect(anew.epoch).toBe((room.epoch ?? 0) + 1);
    // A does not know it yet: what it is asked is not done there, but it is done
    const deciding = room.deciding === 0 ? one : two;
    const reply = await deciding.choose(game, 0, room.n);
    expect(reply).toMatchObject({ t: 'ack', n: 1 });
    const rows = await tables.db.select().from(moves).where(eq(moves.game, game));
    expect(rows.map(({ n, epoch }) => [n, epoch])).toEqual([[1, anew.epoch]]);
    expect(a.server.services.rooms.peek(game)).toBeUndefined();
    for (const client of [one, two]) {
      await client.until(() => client.updates.get(game)?.n === 1);
      client.close();
    }
    // the very write
    const write = moveWriter(tables, true);
    const late = { ...rows[0], n: 2, client: 'late', epoch: room.epoch };
    expect(await write([late, { ...late, epoch: anew.epoch }])).toEqual([{ game, n: 2 }]);
  });

  it('Redis goes and comes back with nothing: the game goes on', async () => {
    const { game, one, two } = await table();
    const room = a.server.services.rooms.peek(game);
    if (!room) throw new Error('no room');
    // what was told while it was away is told by nobody
    one.mayMiss = true;
    two.mayMiss = true;
    await redis.down();
    const deciding = room.deciding === 0 ? one : two;
    const choice = deciding.choose(game, 0, room.n);
    await new Promise((next) => setTimeout(next, 300));
    await redis.up();
    expect(await choice).toMatchObject({ t: 'ack', n: 1 });
    for (const client of [one, two]) {
      await client.until(() => client.updates.get(game)?.n === 1);
      client.close();
    }
  });

  it('who signs out at one is signed out at both', async () => {
    const visitor = a.visitor();
    await visitor.me();
    const client = await also(visitor, b).connect();
    const closed = new Promise<number>((done) => client.socket.once('close', done));
    const left = await visitor.ask('POST', '/api/auth/sign-out', {});
    expect(left.status).toBe(200);
    expect(await closed).toBe(4001);
  });

  it('bots think in whichever process has time', async () => {
    const visitor = a.visitor();
    await visitor.me();
    const wish = { opponent: 'bot', deck: decks[1].id, level: 'easy', pace: 'instant' } as const;
    const game = await visitor.create(wish);
    const client = await visitor.connect();
    const { info } = await client.watch(game);
    // neither server has threads of its own
    const jobs = { redisUrl: redis.url, prefix: 'mathom', log: loggerOf('silent') };
    const worker = new BotWorker(jobs, 1);
    await playBy(client, game, 'random', 5, 15).done;
    const room = await a.server.services.rooms.get(game);
    const byBot = room.timeline?.steps.filter((step) => step.seat !== info.you) ?? [];
    expect(byBot.length).toBeGreaterThan(3);
    await worker.close();
    client.close();
  });
});
