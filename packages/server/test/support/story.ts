import { decks } from '@mathom/decks';
import type { GameInfo, Games, Me, PositionBody, ReplayBody, Update } from '@mathom/protocol';
import { expect } from 'vitest';
import { freshId, type Visitor } from './client.ts';
import { playBy } from './play.ts';
import type { Running } from './server.ts';
import { sitDown } from './table.ts';

const get = async <T>(visitor: Visitor, path: string): Promise<T> => {
  const { status, body, text } = await visitor.ask<T>('GET', path);
  expect(status, text).toBe(200);
  return body;
};

const post = async <T>(visitor: Visitor, path: string, body: unknown): Promise<T> => {
  const answer = await visitor.ask<T>('POST', path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

/** What people do with a server, from the first visit on. The same on every database. */
export async function story(running: Pick<Running, 'visitor' | 'base'>): Promise<void> {
  const { game, visitors, clients } = await sitDown(running, { public: true });
  const [a, b] = visitors;
  const guest = await get<Me>(a, '/api/me');
  expect(guest.guest).toBe(true);

  // some choices, some talk
  const plays = clients.map((client, i) => playBy(client, game, 'random', i + 1, 15));
  await Promise.race(plays.map((play) => play.done));
  for (const play of plays) play.stop();
  const heard = clients[1].next((m) => m.t === 'chat');
  await clients[0].ask({ t: 'chat', game, id: freshId(), text: 'Well met' });
  expect(await heard).toMatchObject({ lines: [{ seat: 0, text: 'Well met' }] });
  const passing = { autopass: true, stops: { site: true }, quiet: [], marked: [], passOwn: true };
  clients[0].send({ t: 'settings', game, settings: { passing } });

  // the guest registers and keeps the game, on the open page and on a new one
  const email = `${freshId()}@example.org`;
  const account = { name: 'Somebody', email, password: 'a long password' };
  await post(a, '/api/auth/sign-up/email', account);
  const me = await get<Me>(a, '/api/me');
  expect(me).toMatchObject({ name: 'Somebody', guest: false });
  expect(me.id).not.toBe(guest.id);
  const { mine } = await get<Games>(a, '/api/games');
  expect(mine.map((one) => [one.id, one.you])).toEqual([[game, 0]]);
  expect(await clients[0].ask({ t: 'chat', game, id: freshId(), text: 'again' })).toMatchObject({
    t: 'ack',
  });
  const page = await a.connect();
  const seen = await page.watch(game);
  expect(seen.view?.seat).toBe(0);
  expect(seen.settings).toEqual({ passing });

  // another visit, signed in with the password
  const elsewhere = running.visitor();
  await elsewhere.me();
  await post(elsewhere, '/api/auth/sign-in/email', { email, password: account.password });
  expect((await get<Me>(elsewhere, '/api/me')).id).toBe(me.id);

  // a position is reported while the game runs: everybody sees his own side of it
  const position = await post<{ id: string }>(a, '/api/positions', { game, note: 'odd' });
  const path = `/api/positions/${position.id}`;
  const own = await get<PositionBody>(a, path);
  const theirs = await get<PositionBody>(b, path);
  const strangers = await get<PositionBody>(running.visitor(), path);
  expect([own, theirs, strangers].map((p) => p.view.seat)).toEqual([0, 1, -1]);
  expect([own, theirs, strangers].map((p) => p.state)).toEqual([null, null, null]);

  // given up; the replay, the rematch, and going on against the bot
  await clients[1].ask({ t: 'concede', game, id: freshId() });
  await page.until(() => page.updates.get(game)?.info.status === 'over');
  expect(page.updates.get(game)?.info.result).toMatchObject({ reason: 'concede', winner: 0 });
  expect((await get<PositionBody>(b, path)).state).not.toBeNull();
  const replay = await get<ReplayBody>(b, `/api/games/${game}/replay`);
  expect(replay.choices.length).toBeGreaterThan(10);
  const proposed = await post<{ id: string }>(a, `/api/games/${game}/rematch`, {});
  const accepted = await post<{ id: string }>(b, `/api/games/${game}/rematch`, {});
  expect(accepted.id).toBe(proposed.id);
  const rematch = await get<GameInfo>(a, `/api/games/${proposed.id}`);
  expect(rematch).toMatchObject({ status: 'playing', you: 1 });
  const wish = { game, at: 10, seat: 1, level: 'easy', pace: 'instant' };
  const on = await post<{ id: string }>(b, '/api/continue', wish);
  const client = await b.connect();
  const update: Update = await client.watch(on.id);
  expect(update.n).toBeGreaterThanOrEqual(10);
  expect(update.view?.seat).toBe(1);
  expect(update.events.length).toBeGreaterThan(0);

  // lists
  const listed = await b.create({ opponent: 'person', deck: decks[3].id, public: true });
  const { open } = await get<Games>(a, '/api/games');
  expect(open.map((one) => one.id)).toContain(listed);
  expect(JSON.stringify(open)).not.toContain(decks[3].id);
  for (const one of [...clients, page, client]) one.close();
}
