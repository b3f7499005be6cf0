import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { createGame, hash } from '@mathom/engine';
import type { Update } from '@mathom/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../src/games/clock.ts';
import { Timeline } from '../src/games/timeline.ts';
import { type Client, freshId } from './support/client.ts';
import { type Running, sharedServer } from './support/server.ts';
import { hotSeat, sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

const back = (client: Client, game: string) => client.ask({ t: 'takeback', game, id: freshId() });
const shown = (client: Client, game: string): Update => client.updates.get(game) as Update;

describe('taking back', () => {
  it('is never free when dice were rolled, cards drawn or a deck shuffled', () => {
    const timeline = new Timeline(
      createGame({ decks: [decks[0], decks[1]], seed: 3 }, officialPool()),
    );
    const rng = rngOf(4);
    let free = 0;
    for (let i = 0; i < 400; i++) {
      const d = timeline.decision;
      if (!d) break;
      const p = timeline.prepare(rng(d.options.length));
      const revealing = p.events.some(
        ({ e }) =>
          e.event === 'roll' || e.event === 'shuffle' || (e.event === 'move' && e.from === 'deck'),
      );
      if (revealing) expect(p.free).toBe(false);
      if (p.free) free++;
      timeline.commit(p);
    }
    expect(free).toBeGreaterThan(20);
    // the two before it are in memory, and no more
    const { length } = timeline.steps;
    const kept = [0, 1, 2, 3, 4].map((back) => timeline.stateAfter(length - back) !== null);
    expect(kept).toEqual([true, true, true, false, false]);
  });

  it('at once while nothing is revealed; by consent after another has decided', async () => {
    const { game, clients } = await sitDown(at);
    const first = shown(clients[0], game).deciding;
    const [mine, theirs] = [clients[first], clients[1 - first]];
    const start = shown(mine, game).view;
    await mine.choose(game, 0);
    await theirs.until(() => shown(theirs, game).n === 1);
    expect(shown(mine, game).takeback).toBe('free');
    expect(await back(mine, game)).toMatchObject({ t: 'ack', n: 2 });
    await theirs.until(() => shown(theirs, game).n === 2);
    expect(shown(mine, game)).toMatchObject({ undone: 0, from: 1 });
    expect(shown(mine, game).view).toEqual(start);
    // both choose: the second choice shows both
    await mine.choose(game, 0);
    await theirs.until(() => shown(theirs, game).n === 3);
    await theirs.choose(game, 0);
    await mine.until(() => shown(mine, game).n === 4);
    expect(shown(mine, game).takeback).toBe('ask');
    const asked = theirs.next((m) => m.t === 'takeback-asked');
    await back(mine, game);
    expect(await asked).toMatchObject({ asked: { by: first, choices: 2 } });
    expect(shown(mine, game).n).toBe(4);
    const no = mine.next((m) => m.t === 'takeback-answered');
    await theirs.ask({ t: 'answer', game, id: freshId(), n: 4, yes: false });
    expect(await no).toMatchObject({ yes: false });
    expect(shown(mine, game).n).toBe(4);
    await back(mine, game);
    await theirs.ask({ t: 'answer', game, id: freshId(), n: 4, yes: true });
    await mine.until(() => shown(mine, game).n === 5);
    expect(shown(mine, game).view).toEqual(start);
    for (const client of clients) client.close();
  });

  it('a yes is to the question that was seen, and to no later one', async () => {
    const { game, clients } = await sitDown(at);
    const first = shown(clients[0], game).deciding;
    const [mine, theirs] = [clients[first], clients[1 - first]];
    await mine.choose(game, 0);
    await theirs.until(() => shown(theirs, game).n === 1);
    await theirs.choose(game, 0);
    await mine.until(() => shown(mine, game).n === 2);
    const asked = theirs.next((m) => m.t === 'takeback-asked');
    await back(mine, game);
    expect(await asked).toMatchObject({ asked: { by: first, n: 2, choices: 2 } });
    // while the other makes up his mind the asker goes on, and asks for something else
    const room = await at.server.services.rooms.get(game);
    for (let made = 0; made < 2; made++) {
      const seat = room.deciding;
      await room.choose(seat, `later-${made}`, room.n, 0);
    }
    const { n: late } = room;
    const later = theirs.next((m) => m.t === 'takeback-asked');
    await back(mine, game);
    const { asked: second } = (await later) as unknown as { asked: { n: number } };
    expect(second.n).toBeGreaterThan(2);
    const answer = (n: number) => theirs.ask({ t: 'answer', game, id: freshId(), n, yes: true });
    expect(await answer(2)).toMatchObject({ t: 'error', code: 'stale' });
    expect(room.n).toBe(late);
    expect(await answer(second.n)).toMatchObject({ t: 'ack', n: late + 1 });
    for (const client of clients) client.close();
  });

  it('not where it was agreed to do without', async () => {
    const { game, clients } = await sitDown(at, { takebacks: false });
    const mine = clients[shown(clients[0], game).deciding];
    await mine.choose(game, 0);
    expect(await back(mine, game)).toMatchObject({ t: 'error', code: 'no-takebacks' });
    for (const client of clients) client.close();
  });

  it('goes far back, past what is in memory, and is there after the game is read again', async () => {
    const { game, client, visitor } = await hotSeat(at);
    const { rooms } = at.server.services;
    const hashes: string[] = [];
    const now = async (): Promise<string> => {
      const { timeline } = await rooms.get(game);
      return timeline ? hash(timeline.state) : '';
    };
    for (let i = 0; i < 70; i++) {
      hashes.push(await now());
      await client.choose(game, 0, i);
    }
    for (let i = 0; i < 30; i++) await back(client, game);
    expect(await now()).toBe(hashes[40]);
    const room = await rooms.get(game);
    client.close();
    await room.close();
    const { Rooms } = await import('../src/games/rooms.ts');
    const { Journal } = await import('../src/db/journal.ts');
    const { services } = at.server;
    const again = new Rooms({
      ...services,
      journal: new Journal(services.database.db, services.log),
      driver: { look: () => {}, close: async () => {} } as never,
    });
    const read = await again.get(game);
    expect(read.n).toBe(100);
    expect(read.timeline?.steps).toHaveLength(40);
    expect(read.timeline && hash(read.timeline.state)).toBe(hashes[40]);
    const replay = await visitor.ask<{ choices: number[] }>('GET', `/api/games/${game}/replay`);
    expect(replay.body.choices).toHaveLength(40);
    await again.close();
  });
});

describe('clocks', () => {
  it('run for the one who decides and are given more after a choice', () => {
    const clock = new Clock({ initial: 60, increment: 5 }, null, 2);
    clock.run(0, 1000);
    expect(clock.remaining(0, 11_000)).toBe(50_000);
    clock.set(clock.afterChoice(0, 11_000), 1, 11_000);
    expect(clock.all(11_000)).toEqual([55_000, 60_000]);
    expect(clock.remaining(1, 80_000)).toBe(-9000);
    expect(clock.message(12_000)).toEqual({ left: [55_000, 59_000], running: 1 });
  });
});
