import { decks } from '@mathom/decks';
import type { GameInfo, ServerMessage, Update } from '@mathom/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Journal } from '../src/db/journal.ts';
import { Rooms } from '../src/games/rooms.ts';
import { type Client, freshId } from './support/client.ts';
import { type Running, sharedServer } from './support/server.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

const codeOf = (reply: ServerMessage): string => (reply.t === 'error' ? reply.code : reply.t);
const claim = (client: Client, game: string, id = freshId()) =>
  client.ask({ t: 'claim', game, id });
const shown = (client: Client, game: string): Update => client.updates.get(game) as Update;

/** Two people with less time than anybody would agree to: `late` is to decide, `other` waits. */
async function inHaste(initial: number, increment = 0) {
  const visitors = [at.visitor(), at.visitor()];
  for (const visitor of visitors) await visitor.me();
  const clock = { initial: 10, increment };
  const wish = { opponent: 'person', deck: decks[0].id, seat: 0, clock } as const;
  const game = await visitors[0].create(wish);
  const { store } = at.server.services;
  const made = await store.game(game);
  if (!made) throw new Error('no game');
  const settings = { ...made.game.settings, clock: { initial, increment } };
  await store.changeGame(game, { settings });
  await visitors[1].ask('POST', `/api/games/${game}/join`, { deck: decks[2].id });
  const clients = [await visitors[0].connect(), await visitors[1].connect()];
  for (const client of clients) await client.watch(game);
  const seat = shown(clients[0], game).deciding;
  return { game, seat, late: clients[seat], other: clients[1 - seat], visitors, clients };
}

describe('a clock that runs out', () => {
  it('lets the other player claim the game, and not before', async () => {
    const { game, seat, late, other, visitors } = await inHaste(3);
    expect(shown(other, game).clocks?.running).toBe(seat);
    expect(codeOf(await claim(other, game))).toBe('nothing-to-claim');
    // told without having asked
    await other.until(() => shown(other, game).claimable);
    expect(shown(other, game).clocks?.left[seat]).toBeLessThanOrEqual(0);
    expect(shown(late, game).claimable).toBe(false);
    expect(codeOf(await claim(late, game))).toBe('nothing-to-claim');
    const id = freshId();
    const granted = await claim(other, game, id);
    expect(granted).toMatchObject({ t: 'ack', n: 1 });
    expect(await claim(other, game, id)).toEqual(granted);
    await late.until(() => shown(late, game).info.status === 'over');
    for (const client of [late, other]) {
      expect(shown(client, game)).toMatchObject({
        deciding: -1,
        clocks: { running: -1 },
        info: { result: { reason: 'time', winner: 1 - seat } },
      });
      expect(shown(client, game).view?.decision).toBeNull();
    }
    expect(codeOf(await late.choose(game, 0, 0))).toBe('game-over');
    const { body } = await visitors[seat].ask<GameInfo>('GET', `/api/games/${game}`);
    expect(body).toMatchObject({ status: 'over', result: { reason: 'time' } });
    for (const client of [late, other]) client.close();
  });

  it('ends nothing by itself: who is late may still choose, until it is claimed', async () => {
    const { game, seat, late, other } = await inHaste(1, 3);
    await other.until(() => shown(other, game).claimable);
    expect(codeOf(await late.choose(game, 0))).toBe('ack');
    await other.until(() => shown(other, game).n > 0);
    // what is added comes after the choice
    expect(shown(other, game).clocks?.left[seat]).toBeGreaterThan(1000);
    expect(shown(other, game).claimable).toBe(false);
    expect(codeOf(await claim(other, game))).toBe('nothing-to-claim');
    for (const client of [late, other]) client.close();
  });

  it('stands still while nobody serves the game, and goes on from there', async () => {
    const { game, seat, clients } = await inHaste(600);
    const { services } = at.server;
    const asked = Date.now();
    await clients[seat].choose(game, 0);
    const room = await services.rooms.get(game);
    const started = Date.now();
    const before = room.clock?.all(started) ?? [];
    for (const client of clients) client.close();
    await room.close();
    const closed = Date.now();
    await new Promise((next) => setTimeout(next, 1500));
    const again = new Rooms({
      ...services,
      journal: new Journal(services.database.db, services.log),
      driver: { look: () => {}, close: async () => {} } as never,
    });
    const reopened = Date.now();
    const read = await again.get(game);
    const now = Date.now();
    const after = read.clock?.message(now);
    // what went by while it was served, however slow the machine is; the pause is none of it
    const served = closed - started + (now - reopened);
    expect(after?.running).toBe(read.deciding);
    for (const [i, left] of (after?.left ?? []).entries()) {
      expect(before[i] - left).toBeLessThanOrEqual(served);
      // it is read as it was at the last choice, so that a moment may be given back
      expect(left - before[i]).toBeLessThanOrEqual(started - asked);
    }
    await again.close();
  });

  it('and a player who is gone: the one who comes back alone is not left waiting', async () => {
    const { game, seat, late, other, visitors } = await inHaste(600);
    late.close();
    other.close();
    const room = await at.server.services.rooms.get(game);
    while (room.viewers.size > 0) await new Promise((next) => setTimeout(next, 10));
    const back = await visitors[1 - seat].connect();
    await back.watch(game);
    await back.until(() => shown(back, game).claimable);
    expect(await claim(back, game)).toMatchObject({ t: 'ack' });
    expect(shown(back, game).info.result).toMatchObject({ reason: 'absence', winner: 1 - seat });
    back.close();
  });
});
