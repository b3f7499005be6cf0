import { bots, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { advance, createGame, decision, hash, view } from '@mathom/engine';
import { STOPS } from '@mathom/engine/attention';
import type { Update } from '@mathom/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Journal } from '../src/db/journal.ts';
import { Clock } from '../src/games/clock.ts';
import { isForced } from '../src/games/passer.ts';
import { Rooms } from '../src/games/rooms.ts';
import type { Client } from './support/client.ts';
import { playBy } from './support/play.ts';
import { type Running, startServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

const LONGEST = 60;
/** where hardly anybody wants to be asked */
const SHORTEST = LONGEST / 16;
let at: Running;
beforeAll(async () => {
  at = await startServer({ PASS_HOLD_MS: String(LONGEST) });
});
afterAll(() => at.server.close());

/** Everything that one is told. */
function keep(client: Client): Update[] {
  const seen: Update[] = [];
  client.onMessage = (message) => {
    if (message.t === 'update') seen.push(message);
  };
  return seen;
}

/** How long after the choice before it one was made, give or take what timers are wrong by. */
const waitBefore = (rows: readonly { n: number; at: number }[], n: number): number => {
  const at = (k: number): number => rows.find((row) => row.n === k)?.at ?? Number.NaN;
  return at(n) - at(n - 1) + 2;
};

const until = async (test: () => boolean): Promise<void> => {
  for (let i = 0; i < 400 && !test(); i++) await new Promise((next) => setTimeout(next, 10));
  expect(test()).toBe(true);
};

describe('a pass', () => {
  it('that was the only thing to do looks like any other', async () => {
    const { game, clients } = await sitDown(at);
    const seen = clients.map(keep);
    const plays = clients.map((client, seat) => playBy(client, game, 'random', 60 + seat, 60));
    await Promise.race(plays.map((play) => play.done));
    await Promise.all(plays.map((play) => play.stop()));
    const { timeline } = await at.server.services.rooms.get(game);
    const steps = timeline?.steps ?? [];
    expect(steps.filter((step) => step.forced).length).toBeGreaterThan(20);
    // those who could have done something else
    const rows = await at.server.services.store.movesOf(game);
    const passes = new Set(
      rows
        .filter((row) => row.option && 'type' in row.option && row.option.type === 'pass')
        .map((row) => row.n),
    );
    for (const step of steps) {
      if (step.forced) expect(waitBefore(rows, step.n)).toBeGreaterThanOrEqual(SHORTEST);
    }
    /** what the other one was told of passes, but for the game itself */
    const told = { forced: new Set<string>(), free: new Set<string>() };
    for (const [seat, updates] of seen.entries()) {
      const byN = new Map(updates.map((update) => [update.n, update]));
      // nobody is bothered with a question that has one answer
      for (const { view: shown } of updates) expect(shown?.decision?.options.length).not.toBe(1);
      for (const step of steps) {
        const before = byN.get(step.n - 1);
        const after = byN.get(step.n);
        // not sent apart to one who could only pass himself then
        if (step.seat === seat || !before || !after) continue;
        expect(before.deciding).toBe(step.seat);
        if (!step.forced && !passes.has(step.n)) continue;
        const { takeback, from, n, asked } = after;
        const keys = Object.keys(after).join();
        const what = JSON.stringify({ keys, takeback, steps: n - from, asked });
        told[step.forced ? 'forced' : 'free'].add(what);
      }
    }
    expect(told.forced.size).toBeGreaterThan(0);
    expect([...told.free]).toEqual(expect.arrayContaining([...told.forced]));
    for (const client of clients) client.close();
  });

  it('of one who is quick is held back as long as a forced one', async () => {
    const { game, clients } = await sitDown(at);
    const plays = clients.map((client, seat) => playBy(client, game, 'random', 80 + seat, 12));
    await Promise.race(plays.map((play) => play.done));
    await Promise.all(plays.map((play) => play.stop()));
    const room = await at.server.services.rooms.get(game);
    let held = 0;
    for (let i = 0; i < 300 && held < 5; i++) {
      await until(() => !room.forced);
      const n = room.n;
      const client = clients[room.deciding];
      await client.until(() => client.updates.get(game)?.n === n);
      const d = client.updates.get(game)?.view?.decision;
      if (!d) break;
      const pass = d.options.findIndex((o) => o.type === 'pass');
      const isPass = pass >= 0 && (d.kind === 'act' || d.kind === 'respond');
      expect(await client.choose(game, Math.max(0, pass), n)).toMatchObject({ t: 'ack', n: n + 1 });
      if (!isPass) continue;
      held++;
      const rows = await at.server.services.store.movesOf(game);
      expect(waitBefore(rows, n + 1)).toBeGreaterThanOrEqual(SHORTEST);
    }
    expect(held).toBe(5);
    for (const client of clients) client.close();
  });

  it('that somebody wants made for him is made like one that was forced, however far away he is', async () => {
    const { game, clients } = await sitDown(at);
    const { services } = at.server;
    const room = await services.rooms.get(game);
    const passing = {
      autopass: true,
      stops: Object.fromEntries(STOPS.map(([key]) => [key, false])),
      quiet: [],
      marked: [],
      passOwn: true,
    };
    const asked: Update[] = [];
    for (const client of clients) {
      client.onMessage = (m) => {
        if (m.t === 'update' && m.view?.decision) asked.push(m);
      };
      client.send({ t: 'settings', game, settings: { passing } });
    }
    await until(() => room.seats.every((row) => row.settings?.passing !== undefined));
    const plays = clients.map((client, seat) => playBy(client, game, 'random', 40 + seat, 20));
    await Promise.race(plays.map((play) => play.done));
    await Promise.all(plays.map((play) => play.stop()));
    await until(() => !room.forced);
    const rows = await services.store.movesOf(game);
    // what they could have done is not known from when they passed, nor from who did it
    const state = createGame(room.game.setup!, officialPool('coe'));
    const made = { only: 0, wanted: 0 };
    for (const row of rows) {
      const d = decision(state);
      if (isForced(row.client)) {
        made[d?.options.length === 1 ? 'only' : 'wanted']++;
        expect(waitBefore(rows, row.n)).toBeGreaterThanOrEqual(SHORTEST);
      }
      advance(state, row.value);
    }
    expect(made.only).toBeGreaterThan(10);
    expect(made.wanted).toBeGreaterThan(10);
    // nobody was shown a question that was passed for him, so no page had anything to do with it
    const forced = new Set(rows.filter((row) => isForced(row.client)).map((row) => row.n - 1));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((u) => u.deciding === u.view?.seat && forced.has(u.n))).toEqual([]);
    for (const client of clients) client.close();
  });

  it('that somebody no longer wants made for him is his to make', async () => {
    const { game, clients } = await sitDown(at);
    const room = await at.server.services.rooms.get(game);
    const wants = async (stop: boolean): Promise<void> => {
      const stops = Object.fromEntries(STOPS.map(([key]) => [key, stop]));
      const passing = { autopass: !stop, stops, quiet: [], marked: [], passOwn: true };
      for (const [seat, client] of clients.entries()) {
        client.send({ t: 'settings', game, settings: { passing } });
        await until(() => room.seats[seat].settings?.passing?.autopass === !stop);
      }
    };
    const rng = rngOf(5);
    const passes = (): boolean =>
      !room.forced && room.timeline?.decision?.options.some((o) => o.type === 'pass') === true;
    for (let i = 0; i < 200; i++) {
      await until(() => !room.forced);
      if (i > 20 && passes() && room.timeline?.decision?.kind === 'act') break;
      const { n, deciding } = room;
      const v = view(room.timeline!.state, deciding);
      await room.choose(deciding, `x${n}`, n, bots.random.choose(v, rng));
    }
    expect(passes()).toBe(true);
    const { n } = room;
    const seat = room.deciding;
    const shown = (): Update => clients[seat].updates.get(game) as Update;
    await wants(false);
    await until(() => room.n > n && !room.forced);
    expect(room.timeline?.steps.find((step) => step.n === n + 1)).toMatchObject({ forced: true });
    await wants(true);
    const later = room.n;
    expect(room.forced).toBe(room.timeline?.decision?.options.length === 1);
    await clients[room.deciding].until(() => {
      const update = clients[room.deciding].updates.get(game);
      return room.n !== later || (update?.n === later && update.view?.decision !== null);
    });
    // the one who was passed for need not be the one who is asked now
    await clients[seat].until(() => shown().settings?.passing?.autopass === false);
    for (const client of clients) client.close();
  });

  it('that is still to be made is made after the game was read again', async () => {
    const { services } = at.server;
    const slow = { ...services.config, passHoldMs: 600_000 };
    const deps = {
      ...services,
      journal: new Journal(services.database.db, services.log),
      driver: { look: () => {}, close: async () => {} } as never,
    };
    const { game, clients } = await sitDown(at);
    for (const client of clients) client.close();
    await (await services.rooms.get(game)).close();
    const first = new Rooms({ ...deps, config: slow });
    const room = await first.get(game);
    const rng = rngOf(9);
    while (!room.forced) {
      const v = view(room.timeline!.state, room.deciding);
      await room.choose(room.deciding, `x${room.n}`, room.n, bots.random.choose(v, rng));
    }
    const { n } = room;
    await first.close();
    expect(room.n).toBe(n);
    const second = new Rooms({ ...deps, config: { ...slow, passHoldMs: 0 } });
    const again = await second.get(game);
    await until(() => again.n > n && !again.forced);
    expect(again.timeline?.steps[n]).toMatchObject({ forced: true, option: 0 });
    await second.close();
  });

  it('is not asked for where it is not hidden', async () => {
    const { game, clients } = await sitDown(at, { hidePasses: false });
    const plays = clients.map((client, seat) => playBy(client, game, 'random', 90 + seat, 60));
    await Promise.race(plays.map((play) => play.done));
    await Promise.all(plays.map((play) => play.stop()));
    const { timeline } = await at.server.services.rooms.get(game);
    expect(timeline?.steps.some((step) => step.forced)).toBe(false);
    expect(timeline?.state.asksPasses).toBeUndefined();
    for (const client of clients) client.close();
  });

  it('that is asked for changes nothing in the game', () => {
    const setup = { decks: [decks[0], decks[3]], seed: 21 };
    const plain = createGame(setup, officialPool());
    const asked = createGame({ ...setup, asksPasses: true }, officialPool());
    const rng = rngOf(4);
    let forced = 0;
    for (let i = 0; i < 500; i++) {
      for (let d = decision(asked); d?.options.length === 1; d = decision(asked)) {
        forced++;
        advance(asked, 0);
      }
      const d = decision(plain);
      expect(decision(asked)).toEqual(d);
      if (!d) break;
      const option = bots.random.choose(view(plain, d.seat), rng);
      advance(plain, option);
      advance(asked, option);
    }
    expect(forced).toBeGreaterThan(100);
    delete asked.asksPasses;
    while (decision(asked)?.options.length === 1) advance(asked, 0);
    expect(hash(asked)).toBe(hash(plain));
  });

  it('costs no time if it comes at once, and adds none', () => {
    const clock = new Clock({ initial: 60, increment: 5 }, null, 2);
    clock.run(1, 1000);
    expect(clock.afterPass(1, 1400)).toEqual([60_000, 60_000]);
    expect(clock.afterPass(1, 4000)).toEqual([60_000, 58_000]);
  });
});
