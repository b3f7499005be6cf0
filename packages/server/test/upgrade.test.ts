import { officialPool } from '@mathom/cards/official';
import { createGame, hash } from '@mathom/engine';
import type { ReplayBody, ServerMessageOf } from '@mathom/protocol';
import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { games, type MoveRow, moves, snapshots } from '../src/db/schema.ts';
import { takeUp } from '../src/replays/again.ts';
import { ENGINE_VERSION } from '../src/version.ts';
import { freshId } from './support/client.ts';
import { type Running, sharedServer } from './support/server.ts';
import { hotSeat } from './support/table.ts';

const OLD = '0.0.1+before';
let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

/** Stored as at the end of a server, and out of its memory: the next to ask has it read again. */
async function putAway(game: string): Promise<void> {
  const room = await at.server.services.rooms.get(game);
  // while somebody watches it would be read again at once
  for (const viewer of room.viewers.list()) room.unwatch(viewer);
  await room.close();
  room.deps.onBroken(room);
  expect(at.server.services.rooms.peek(game)).toBeUndefined();
}

/** Sixty choices of one who plays both hands; then everything stored is an older engine's. */
async function playedBefore() {
  const { services } = at.server;
  const { db } = services.database;
  const { game, client, visitor } = await hotSeat(at);
  const room = await services.rooms.get(game);
  const hashes: string[] = [];
  for (let i = 0; i < 60; i++) {
    hashes.push(hash(room.timeline!.state));
    await client.choose(game, 0, i);
  }
  hashes.push(hash(room.timeline!.state));
  client.close();
  await putAway(game);
  await db.update(games).set({ engine: OLD }).where(eq(games.id, game));
  await db.update(snapshots).set({ engine: OLD }).where(eq(snapshots.game, game));
  const [{ setup }] = await db.select().from(games).where(eq(games.id, game));
  if (!setup) throw new Error('no game');
  return { game, hashes, setup, visitor, client: await visitor.connect(), db, services };
}

describe('a game of an engine that was before', () => {
  it('goes on from its snapshot', async () => {
    const { game, hashes, setup, client, db, services } = await playedBefore();
    // from the beginning it would become another game: only the snapshot leads to where it was
    const other = { ...setup, seed: 1 };
    await db.update(games).set({ setup: other }).where(eq(games.id, game));
    const update = await client.watch(game);
    expect([update.n, update.info.status]).toEqual([60, 'playing']);
    const room = await services.rooms.get(game);
    expect(hash(room.timeline!.state)).toBe(hashes[60]);
    expect(room.game.engine).toBe(OLD);
    for (let n = 60; n < 70; n++) {
      expect(await client.choose(game, 0, n)).toMatchObject({ t: 'ack', n: n + 1 });
    }
    await room.snapshot();
    const stored = await services.store.snapshotsOf(game);
    expect(stored.map(({ n, engine }) => [n, engine])).toEqual(
      expect.arrayContaining([
        [70, ENGINE_VERSION],
        [60, OLD],
      ]),
    );
  });

  it('is taken back to before a choice that is none any more, and says so', async () => {
    const { game, hashes, client, visitor, db, services } = await playedBefore();
    await db.delete(snapshots).where(and(eq(snapshots.game, game), gt(snapshots.n, 50)));
    const row = and(eq(moves.game, game), eq(moves.n, 56));
    await db
      .update(moves)
      .set({ option: { type: 'card', card: 9999 } })
      .where(row);
    const said = client.next<ServerMessageOf<'chat'>>((m) => m.t === 'chat');
    const update = await client.watch(game, 60);
    // choices 1 to 55 stand
    expect(update).toMatchObject({ n: 61, from: 60, undone: 55, events: [] });
    const [line] = (await said).lines;
    expect(line).toMatchObject({ seat: -1, n: 1 });
    expect(line.text).toContain('last 5 choices');
    const room = await services.rooms.get(game);
    expect(hash(room.timeline!.state)).toBe(hashes[55]);
    // nothing of what was chosen is thrown away
    const rows = await services.store.movesOf(game);
    expect(rows.filter((row) => row.kind === 'choice')).toHaveLength(60);
    expect(rows.at(-1)).toMatchObject({ n: 61, kind: 'takeback', value: 55 });
    expect(await client.choose(game, 0, 61)).toMatchObject({ t: 'ack', n: 62 });
    const replay = await visitor.ask<ReplayBody>('GET', `/api/games/${game}/replay`);
    expect(replay.body.choices).toHaveLength(56);
    // and it is said once
    await putAway(game);
    expect((await client.watch(game)).n).toBe(62);
    expect(await services.store.chatOf(game, 10)).toHaveLength(1);
    client.close();
  });

  it('is read from the beginning if no snapshot can be', async () => {
    const { game, hashes, client, db, services } = await playedBefore();
    const mine = eq(snapshots.game, game);
    await db.update(snapshots).set({ state: '{"version":2}' }).where(mine);
    expect((await client.watch(game)).n).toBe(60);
    const room = await services.rooms.get(game);
    expect(hash(room.timeline!.state)).toBe(hashes[60]);
  });

  it('is taken up before a choice at which the engine breaks', async () => {
    const { game, hashes, setup, client, services } = await playedBefore();
    const rows: MoveRow[] = (await services.store.movesOf(game)).slice(0, 20);
    let tried = 0;
    const spoilt = {
      ...rows[12],
      get option(): never {
        tried++;
        throw new Error('a fault of the engine');
      },
    };
    rows[12] = spoilt;
    const { state, made } = takeUp(() => createGame(setup, officialPool(setup.rules)), rows);
    expect([made, tried, hash(state)]).toEqual([12, 1, hashes[12]]);
    client.close();
  });

  it('that cannot be read at all is refused with a reason, and kept', async () => {
    const { game, setup, visitor, client, db, services } = await playedBefore();
    await db.delete(snapshots).where(eq(snapshots.game, game));
    const [mine, theirs] = setup.decks;
    const gone = { ...mine, hazards: [['XX-1', 1]] as const };
    const lost = { ...setup, decks: [gone, theirs] };
    await db.update(games).set({ setup: lost }).where(eq(games.id, game));
    const refused = client.next<ServerMessageOf<'error'>>((m) => m.t === 'error');
    client.send({ t: 'watch', game });
    expect((await refused).code).toBe('engine-changed');
    const tried = await client.ask({ t: 'choose', game, id: freshId(), n: 60, option: 0 });
    expect(tried).toMatchObject({ t: 'error', code: 'engine-changed' });
    const { body } = await visitor.ask<{ mine: { id: string }[] }>('GET', '/api/games');
    expect(body.mine.map(({ id }) => id)).toContain(game);
    expect(await services.store.movesOf(game)).toHaveLength(60);
    // others are not troubled by it
    const other = await hotSeat(at);
    expect(await other.client.choose(other.game, 0, 0)).toMatchObject({ t: 'ack' });
  });
});
