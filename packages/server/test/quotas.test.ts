import { decks } from '@mathom/decks';
import type { GameInfo, Me, PositionRef, ServerMessageOf } from '@mathom/protocol';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { chat, positions } from '../src/db/schema.ts';
import { CHAT_KEPT, POSITIONS_PER_USER } from '../src/db/store.ts';
import { Windows } from '../src/http/rate.ts';
import { costOf } from '../src/ws/budget.ts';
import { freshId } from './support/client.ts';
import { type Running, sharedServer, startServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

describe('names at a table', () => {
  it('are what one speaks under there, whatever one calls oneself later', async () => {
    const { game, clients, visitors } = await sitDown(at);
    const players = clients[0].updates.get(game)?.info.players ?? [];
    const renamed = await visitors[1].ask<Me>('POST', '/api/me', { name: players[0].name });
    expect(renamed.body.name).toBe(players[0].name);
    const again = await visitors[1].connect();
    await again.watch(game);
    const heard = clients[0].next<ServerMessageOf<'chat'>>((m) => m.t === 'chat');
    await again.ask({ t: 'chat', game, id: freshId(), text: 'I concede, I think' });
    expect((await heard).lines).toMatchObject([{ seat: 1, name: players[1].name }]);
    for (const client of [...clients, again]) client.close();
  });

  it('stay different when a guest registers under the other’s', async () => {
    const { game, clients, visitors } = await sitDown(at);
    const players = clients[0].updates.get(game)?.info.players ?? [];
    const wish = { email: `${freshId()}@example.org`, password: 'long enough' };
    const name = players[0].name.toUpperCase();
    const up = await visitors[1].ask('POST', '/api/auth/sign-up/email', { ...wish, name });
    expect(up.status, up.text).toBe(200);
    const { body } = await visitors[1].ask<GameInfo>('GET', `/api/games/${game}`);
    expect([body.you, body.players[1].name]).toEqual([1, `${name} (2)`]);
    const stored = await at.server.services.store.game(game);
    expect(stored?.seats[1].name).toBe(`${name} (2)`);
    for (const client of clients) client.close();
  });
});

describe('what is kept of one person', () => {
  it('of a game’s chat the last lines', async () => {
    const { game, clients } = await sitDown(at);
    const { database, rooms } = at.server.services;
    const line = (n: number) => ({
      ...{ game, n, seat: 0, name: 'n', text: `line ${n}`, client: `c${n}`, at: n },
    });
    const many = Array.from({ length: 699 }, (_, i) => line(i + 1));
    await database.db.insert(chat).values(many);
    (await rooms.get(game)).chatN = 699;
    await clients[0].ask({ t: 'chat', game, id: freshId(), text: 'one more' });
    const kept = await database.db.select().from(chat).where(eq(chat.game, game));
    expect(kept.map((row) => row.n).sort((a, b) => a - b)).toEqual(
      Array.from({ length: CHAT_KEPT }, (_, i) => 700 - CHAT_KEPT + 1 + i),
    );
    expect(costOf({ t: 'chat', game, id: 'x', text: 'y' })).toBeGreaterThan(5);
    for (const client of clients) client.close();
  });

  it('so many positions; those without a word give way', async () => {
    const { game, clients, visitors } = await sitDown(at);
    const { db } = at.server.services.database;
    const me = await visitors[0].me();
    const report = () => visitors[0].ask<PositionRef>('POST', '/api/positions', { game });
    const { body: first } = await report();
    const [row] = await db.select().from(positions).where(eq(positions.id, first.id));
    await db.delete(positions).where(eq(positions.id, first.id));
    const many = Array.from({ length: POSITIONS_PER_USER }, (_, i) => ({
      ...{ ...row, state: '{}', id: `${game}-${i}`, at: i, note: i === 3 ? '' : 'odd' },
    }));
    await db.insert(positions).values(many);
    const ids = async (): Promise<string[]> =>
      (await db.select().from(positions).where(eq(positions.user, me.id))).map(({ id }) => id);
    const { body: next } = await report();
    expect((await ids()).includes(`${game}-3`)).toBe(false);
    expect(await ids()).toContain(next.id);
    await db.update(positions).set({ note: 'odd too' }).where(eq(positions.id, next.id));
    const refused = await report();
    expect([refused.status, (await ids()).length]).toEqual([429, POSITIONS_PER_USER]);
    for (const client of clients) client.close();
  });

  it('so many guests of an address, and so many games of a user, in an hour', async () => {
    const strict = await startServer({ RATE_LIMIT: '1000', TRUST_PROXY: '1' });
    const HOUR = 3_600_000;
    const count = Windows.prototype.count;
    let hourly = 0;
    const spy = vi.spyOn(Windows.prototype, 'count').mockImplementation(function (
      this: Windows,
      key,
      ms,
    ) {
      if (ms !== HOUR) return count.call(this, key, ms);
      return { current: ++hourly, ttl: 1 };
    });
    try {
      const from = { 'x-forwarded-for': '8.8.4.4' };
      const come = (headers = {}) => strict.visitor().ask<Me>('GET', '/api/me', undefined, headers);
      hourly = 199;
      expect((await come(from)).status).toBe(200);
      const refused = await come(from);
      expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-fast' }]);
      // who has a session is no new guest
      hourly = 119;
      const visitor = strict.visitor();
      await visitor.ask('GET', '/api/me', undefined, from);
      hourly = 119;
      const wish = { opponent: 'person', deck: decks[0].id };
      const begin = () => visitor.ask<{ message: string }>('POST', '/api/games', wish);
      expect([(await begin()).status, (await begin()).status]).toEqual([200, 429]);
      // and in a minute fewer than it may ask otherwise: decks that are drawn by lot are dear
      const asked = [];
      for (let i = 0; i < 70; i++) asked.push((await begin()).body.message);
      expect(asked.filter((says) => says === 'Too many requests; wait a moment.')).toHaveLength(12);
      expect((await visitor.ask('GET', '/api/games')).status).toBe(200);
    } finally {
      spy.mockRestore();
      await strict.server.close();
    }
  });
});
