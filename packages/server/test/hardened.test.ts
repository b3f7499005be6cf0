import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { createGame } from '@mathom/engine';
import type { GameInfo, Games, Health, Me } from '@mathom/protocol';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nameAmong, wrongName } from '../src/auth/names.ts';
import { configOf } from '../src/config.ts';
import { moves, snapshots } from '../src/db/schema.ts';
import { sumOf } from '../src/games/snapshot-sum.ts';
import type { Timeline } from '../src/games/timeline.ts';
import { freshId } from './support/client.ts';
import { type Running, startServer } from './support/server.ts';
import { hotSeat, sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await startServer({ TRUST_PROXY: '1' });
});
afterAll(() => at.server.close());

const put = (room: { timeline: Timeline | null }, state: unknown): void => {
  Object.assign(room.timeline as Timeline, { state });
};

describe('names', () => {
  it('are short, visible, of one script, and nobody else’s', () => {
    for (const good of ['Éowyn', 'Sam Gamgee', 'Ведун', '影', 'Bothild', 'x'.repeat(40)])
      expect(wrongName(good), good).toBeNull();
    for (const bad of [
      '',
      '  ',
      'x'.repeat(41),
      'a\0b',
      'a\u202Eb',
      'a\u200Bb',
      'a\nb',
      '\u00AD',
      `Z${'\u0301'.repeat(3)}`,
      'Gаndalf', // the second letter is Cyrillic
      'Bot (hard)',
      'bOT 7',
      'ＭＡＴＨＯＭ',
      '!?',
    ])
      expect(wrongName(bad), JSON.stringify(bad)).not.toBeNull();
  });

  it('at one table look different', () => {
    expect(nameAmong('Frodo', ['Sam'])).toBe('Frodo');
    expect(nameAmong('Frodo', ['FRÓDO.'])).toBe('Frodo (2)');
    expect(nameAmong('Frodo', ['Frodo', 'Frodo (2)'])).toBe('Frodo (3)');
  });

  it('are looked at by every way in', async () => {
    const visitor = at.visitor();
    await visitor.me();
    const renamed = (name: string) => visitor.ask<Me>('POST', '/api/me', { name });
    expect((await renamed('Bot (hard)')).status).toBe(400);
    expect((await renamed('Rosie')).body.name).toBe('Rosie');
    for (const name of ['x'.repeat(60_000), 'a\u202Eb', 'Mathom']) {
      const update = await visitor.ask('POST', '/api/auth/update-user', { name });
      expect(update.status, name.slice(0, 10)).toBe(400);
      const email = `${freshId()}@example.org`;
      const signUp = { email, password: 'long enough', name };
      expect((await at.visitor().ask('POST', '/api/auth/sign-up/email', signUp)).status).toBe(400);
    }
    expect((await visitor.ask<Me>('GET', '/api/me')).body.name).toBe('Rosie');
  });

  it('of two who sit down together', async () => {
    const [a, b] = [at.visitor(), at.visitor()];
    for (const one of [a, b]) {
      await one.me();
      await one.ask('POST', '/api/me', { name: 'Pippin' });
    }
    const wish = { opponent: 'person', deck: decks[0].id };
    const { body } = await a.ask<{ id: string }>('POST', '/api/games', wish);
    await b.ask('POST', `/api/games/${body.id}/join`, { deck: decks[1].id });
    const { body: info } = await a.ask<GameInfo>('GET', `/api/games/${body.id}`);
    expect(info.players.map((p) => p.name).sort()).toEqual(['Pippin', 'Pippin (2)']);
  });
});

describe('what comes in', () => {
  it('a NUL is refused, wherever it is, and nothing breaks', async () => {
    const { game, clients, visitors } = await sitDown(at);
    const chat = { t: 'chat', game, id: freshId(), text: 'a\0b' } as const;
    expect(await clients[0].ask(chat)).toMatchObject({ t: 'error', code: 'malformed' });
    const asked = [
      ['POST', '/api/positions', { game, note: 'a\0b' }],
      ['POST', '/api/me', { name: 'a\0b' }],
      ['POST', '/api/auth/update-user', { name: 'a\0b' }],
    ] as const;
    for (const [method, path, body] of asked)
      expect((await visitors[0].ask(method, path, body)).status, path).toBe(400);
    for (const client of clients) client.close();
  });

  it('settings of proxies are a number or addresses', () => {
    expect(configOf({}).trustProxy).toBe(false);
    expect(configOf({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(configOf({ TRUST_PROXY: '10.0.0.1, fd00::/8' }).trustProxy).toBe('10.0.0.1,fd00::/8');
    expect(() => configOf({ TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY/);
  });
});

describe('who asks how it is', () => {
  it('metrics are for the machine itself; a server without its database is not ready', async () => {
    // what stands left of the last proxy's word was written by whoever sent it
    for (const from of ['9.9.9.9', '127.0.0.1, 9.9.9.9']) {
      const far = { headers: { 'x-forwarded-for': from } };
      expect((await fetch(`${at.base}/metrics`, far)).status, from).toBe(403);
    }
    expect((await fetch(`${at.base}/metrics`)).status).toBe(200);
    expect((await fetch(`${at.base}/api/ready`)).status).toBe(200);
    const down = vi.spyOn(at.server.services.store, 'answers').mockResolvedValue(false);
    const ready = await fetch(`${at.base}/api/ready`);
    expect([ready.status, ((await ready.json()) as Health).ok]).toEqual([503, false]);
    expect((await fetch(`${at.base}/api/health`)).status).toBe(200);
    down.mockRestore();
  });
});

describe('one bad game', () => {
  it('is put aside when it cannot be shown; the others play on', async () => {
    const [bad, good] = [await sitDown(at), await sitDown(at)];
    const room = await at.server.services.rooms.get(bad.game);
    const told = bad.clients[1].next((m) => m.t === 'error');
    put(room, { ...(room.timeline as Timeline).state, players: null });
    // the socket's end makes the server tell the other: that threw in an event handler before
    bad.clients[0].close();
    expect(await told).toMatchObject({ t: 'error', game: bad.game, code: 'set-aside' });
    expect((await bad.visitors[1].ask('POST', `/api/games/${bad.game}/rematch`)).status).toBe(503);
    const deciding = good.clients[0].updates.get(good.game)?.deciding ?? 0;
    expect(await good.clients[deciding].choose(good.game, 0)).toMatchObject({ t: 'ack' });
    for (const client of [bad.clients[1], ...good.clients]) client.close();
  });

  it('nor does a timer of it end anything: when somebody was away long enough', async () => {
    const { game, clients } = await sitDown(at);
    const room = await at.server.services.rooms.get(game);
    const [gone, here] = [clients[room.deciding], clients[1 - room.deciding]];
    gone.close();
    await here.until(() => here.updates.get(game)?.info.players.some((p) => !p.here) === true);
    const told = here.next((m) => m.t === 'error');
    put(room, { ...(room.timeline as Timeline).state, players: null });
    expect(await told).toMatchObject({ t: 'error', game, code: 'set-aside' });
    here.close();
  });

  it('nor when a pass is to be made', async () => {
    const slow = await startServer({ PASS_HOLD_MS: '2000' });
    try {
      const { game, clients } = await sitDown(slow);
      const room = await slow.server.services.rooms.get(game);
      const rng = rngOf(3);
      while (!room.forced) {
        const options = room.timeline?.decision?.options.length ?? 0;
        await room.choose(room.deciding, `x${room.n}`, room.n, rng(options));
      }
      const told = clients[0].next((m) => m.t === 'error');
      put(room, { ...(room.timeline as Timeline).state, players: null });
      expect(await told).toMatchObject({ t: 'error', game, code: 'set-aside' });
      for (const client of clients) client.close();
    } finally {
      await slow.server.close();
    }
  });

  it('a row that cannot be read hides no other', async () => {
    const visitor = at.visitor();
    await visitor.me();
    const make = async (): Promise<string> =>
      (
        await visitor.ask<{ id: string }>('POST', '/api/games', {
          opponent: 'person',
          deck: decks[0].id,
        })
      ).body.id;
    const [one, other] = [await make(), await make()];
    const { database } = at.server.services;
    await database.db.execute(`update games set settings = '{"public":true' where id = '${one}'`);
    const list = await visitor.ask<Games>('GET', '/api/games');
    expect(list.status).toBe(200);
    const ids = list.body.mine.map((g) => g.id);
    expect([ids.includes(one), ids.includes(other)]).toEqual([false, true]);
    expect((await visitor.ask('GET', `/api/games/${one}`)).status).toBe(503);
  });

  it('a move that is missing is not taken for new rules: nothing is written off', async () => {
    const { game, client } = await hotSeat(at);
    for (let n = 0; n < 12; n++) await client.choose(game, 0, n);
    const { rooms, database } = at.server.services;
    client.close();
    await at.server.services.rooms.close();
    await database.db.delete(moves).where(and(eq(moves.game, game), eq(moves.n, 5)));
    await expect(rooms.get(game)).rejects.toMatchObject({ code: 'set-aside' });
    const kept = await database.db.select().from(moves).where(eq(moves.game, game));
    expect(kept.map((row) => row.kind)).toEqual(Array(11).fill('choice'));
  });

  it('nor one that cannot be read, nor the last ones', async () => {
    const { rooms, database, store } = at.server.services;
    const broken = async (change: (game: string) => Promise<unknown>): Promise<void> => {
      const { game, client } = await hotSeat(at);
      for (let n = 0; n < 12; n++) await client.choose(game, 0, n);
      client.close();
      await rooms.close();
      await change(game);
      const before = await store.movesOf(game);
      await expect(rooms.get(game)).rejects.toMatchObject({ code: 'set-aside' });
      expect(await store.movesOf(game)).toEqual(before);
    };
    await broken((game) =>
      database.db.execute(`update moves set option = '{' where game = '${game}' and n = 9`),
    );
    await broken((game) =>
      database.db.delete(moves).where(and(eq(moves.game, game), gt(moves.n, 10))),
    );
  });

  it('a snapshot of which a seat cannot be shown is passed over', async () => {
    const { game, client } = await hotSeat(at);
    for (let n = 0; n < 8; n++) await client.choose(game, 0, n);
    const { rooms, database } = at.server.services;
    client.close();
    await rooms.close();
    const [row] = await database.db.select().from(snapshots).where(eq(snapshots.game, game));
    const state = JSON.stringify({ ...JSON.parse(row.state), players: null });
    // as one from before there were sums
    await database.db.update(snapshots).set({ state, sum: null }).where(eq(snapshots.game, game));
    const room = await rooms.get(game);
    expect(JSON.stringify(room.timeline?.state)).toBe(row.state);
  });

  it('a damaged snapshot is passed over', async () => {
    const { game, client } = await hotSeat(at);
    for (let n = 0; n < 8; n++) await client.choose(game, 0, n);
    const { rooms, database } = at.server.services;
    client.close();
    await rooms.close();
    const other = createGame({ decks: [decks[0], decks[1]], seed: 3 }, officialPool());
    const [row] = await database.db.select().from(snapshots).where(eq(snapshots.game, game));
    expect(row.sum).toBe(sumOf(row.state));
    // it can be read, and is another game
    await database.db
      .update(snapshots)
      .set({ state: JSON.stringify(other) })
      .where(eq(snapshots.game, game));
    const room = await rooms.get(game);
    expect(room.timeline?.steps).toHaveLength(8);
    expect(JSON.stringify(room.timeline?.state)).toBe(row.state);
  });
});

describe('the clock on the wall', () => {
  it('set forward, or back, changes nothing that lasts', async () => {
    const { game, clients } = await sitDown(at, { clock: { initial: 600, increment: 0 } });
    const deciding = clients[0].updates.get(game)?.deciding ?? 0;
    const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await clients[deciding].choose(game, 0);
    const other = clients[1 - deciding];
    await other.until(() => other.updates.get(game)?.n === 1);
    const update = other.updates.get(game);
    expect(update?.clocks?.left.every((ms) => ms > 590_000)).toBe(true);
    expect(update?.claimable).toBe(false);
    wall.mockRestore();
    for (const client of clients) client.close();
  });
});
