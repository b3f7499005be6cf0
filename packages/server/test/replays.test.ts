import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { advance, createGame, decision, type GameSetup, hash } from '@mathom/engine';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Journal } from '../src/db/journal.ts';
import { moves, snapshots } from '../src/db/schema.ts';
import { Rooms } from '../src/games/rooms.ts';
import { loggerOf } from '../src/log.ts';
import { type Done, stepsNow } from '../src/replays/again.ts';
import { Replays } from '../src/replays/replays.ts';
import { Threads } from '../src/threads.ts';
import { freshId } from './support/client.ts';
import { type Running, sharedServer } from './support/server.ts';
import { hotSeat } from './support/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'mathom-replays-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** A thread that does what this text says in place of its work. */
const workerOf = (name: string, text: string): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return pathToFileURL(file).href;
};
const log = loggerOf('silent');
const broken = workerOf('broken', "throw new Error('not to be loaded');\n");

/** A game by chance, as it would be stored. */
function played(choices: number) {
  const setup: GameSetup = { decks: [decks[0], decks[1]], seed: 7 };
  const state = createGame(setup, officialPool());
  const rng = rngOf(5);
  const rows: Done[] = [];
  for (let i = 0; i < choices; i++) {
    const d = decision(state);
    if (!d) break;
    const value = rng(d.options.length);
    rows.push({ kind: 'choice', value, option: d.options[value] });
    advance(state, value);
  }
  return { setup, rows, end: hash(state) };
}

describe('a game that is made again', () => {
  it('leads to the same in a thread as here', async () => {
    const { setup, rows, end } = played(90);
    const replays = new Replays(log);
    try {
      const { state, made } = await replays.state('g', setup, null, rows);
      expect([made, hash(state)]).toEqual([90, end]);
      expect(await replays.steps(setup, rows, 'u')).toEqual(stepsNow(setup, rows));
      // an option that there is not
      const odd = rows.with(70, { ...rows[70], option: { type: 'pass', odd: 1 } as never });
      expect((await replays.state('g', setup, null, odd)).made).toBe(70);
      expect(await replays.steps(setup, odd, 'u')).toBeNull();
    } finally {
      await replays.close();
    }
  });

  it('holds up nobody here if it is long, and needs no thread if it is short', async () => {
    const { setup, rows } = played(90);
    const replays = new Replays(log, broken, 500);
    try {
      expect((await replays.state('g', setup, null, rows.slice(0, 50))).made).toBe(50);
      expect(await replays.steps(setup, rows.slice(0, 50), 'u')).toHaveLength(50);
      // a thread's fault is nobody's wrong choice
      for (const asked of [replays.state('g', setup, null, rows), replays.steps(setup, rows, 'u')])
        await expect(asked).rejects.toMatchObject({ code: 'closing' });
    } finally {
      await replays.close();
    }
  });

  it('waits its turn, and not more of them than there is room for', async () => {
    const { setup, rows } = played(90);
    const replays = new Replays(log, broken, 60_000);
    const asked = Array.from({ length: 102 }, () =>
      replays.steps(setup, rows, 'u').then(
        () => 'done',
        (error: { code?: string }) => error.code,
      ),
    );
    // one is under way, a hundred wait
    expect(await asked[101]).toBe('closing');
    await replays.close();
  });
});

describe('a server', () => {
  let at: Running;
  beforeAll(async () => {
    at = await sharedServer();
  });

  it('goes on from a replay, and takes back far, by another thread', async () => {
    const { game, client, visitor } = await hotSeat(at);
    const { replays, rooms, store, database } = at.server.services;
    const room = await rooms.get(game);
    let then = '';
    for (let i = 0; i < 80; i++) {
      if (i === 76 && room.timeline) then = hash(room.timeline.state);
      await client.choose(game, 0, i);
    }
    await database.db.delete(snapshots).where(eq(snapshots.game, game));
    // a thread takes its time to start
    const { setup, rows } = played(61);
    await replays.steps(setup, rows, 'nobody');
    const run = vi.spyOn(Threads.prototype, 'run');
    const back = () => client.ask({ t: 'takeback', game, id: freshId() });
    for (let i = 0; i < 4; i++) expect(await back()).toMatchObject({ t: 'ack' });
    expect(room.timeline && hash(room.timeline.state)).toBe(then);
    expect(run.mock.calls.at(-1)?.[0]).toMatchObject({ what: 'state' });
    const wish = { game, at: 65, seat: 0 };
    const on = await visitor.ask<{ id: string }>('POST', '/api/continue', wish);
    expect(on.status, on.text).toBe(200);
    expect(run.mock.calls.at(-1)?.[0]).toMatchObject({ what: 'steps' });
    run.mockRestore();
    const [before, now] = [await store.movesOf(game), await store.movesOf(on.body.id)];
    expect(now).toHaveLength(65);
    for (const [i, row] of now.entries()) {
      const { value, option, events, seat } = before[i];
      expect(row).toMatchObject({ n: i + 1, value, option, events, seat });
    }
    client.close();
  });

  it('takes nothing for unreadable because a thread failed', async () => {
    const { game, client } = await hotSeat(at);
    const { services } = at.server;
    const { db } = services.database;
    for (let i = 0; i < 70; i++) await client.choose(game, 0, i);
    client.close();
    const room = await services.rooms.get(game);
    for (const viewer of room.viewers.list()) room.unwatch(viewer);
    await room.close();
    room.deps.onBroken(room);
    await db.delete(snapshots).where(eq(snapshots.game, game));
    const replays = new Replays(log, broken, 500);
    const again = new Rooms({
      ...services,
      replays,
      journal: new Journal(db, services.log),
      driver: { look: () => {}, close: async () => {} } as never,
    });
    await expect(again.get(game)).rejects.toMatchObject({ code: 'closing' });
    const written = await db
      .select()
      .from(moves)
      .where(and(eq(moves.game, game), eq(moves.kind, 'takeback')));
    expect(written).toEqual([]);
    expect((await services.rooms.get(game)).timeline?.steps).toHaveLength(70);
    await again.close();
    await replays.close();
  });
});
