import { describe, expect, it } from 'vitest';
import type { Bus, Heard } from '../src/cluster/bus.ts';
import { FarSockets } from '../src/cluster/far.ts';
import { Elsewhere, Leases } from '../src/cluster/leases.ts';
import { Rooms, type RoomsDeps } from '../src/games/rooms.ts';
import { loggerOf } from '../src/log.ts';
import { sharedServer } from './support/server.ts';
import { hotSeat } from './support/table.ts';

const log = loggerOf('silent');

// A server that is only slow is taken for gone by the others: nobody may be left looking at a game
// that goes on elsewhere.
describe('a server that was late', () => {
  it('is told so by the database, however long its word was on the way', async () => {
    const { database } = (await sharedServer()).server.services;
    const leases = new Leases(database, log);
    const late: string[][] = [];
    const told = new Promise<void>((done) => {
      leases.onLate = (mine) => {
        late.push([...mine]);
        done();
      };
    });
    await leases.start();
    // it is new, and was not late
    expect(late).toEqual([]);
    await database.query(
      `update servers set expires_at = now() - interval '1 second' where id = $1`,
      [leases.id],
    );
    await told;
    expect(late).toEqual([[]]);
    await leases.end();
  });

  it('reads a game anew that it was just reading, and shows nobody what it read', async () => {
    const { server, ...running } = await sharedServer();
    const { game, client } = await hotSeat({ visitor: running.visitor });
    client.close();
    let taken = 0;
    const leases = {
      take: async () => {
        if (++taken > 1) throw new Elsewhere('another');
        return taken;
      },
    } as unknown as Leases;
    const { deps } = server.services.rooms as unknown as { deps: RoomsDeps };
    const rooms = new Rooms({ ...deps, leases });
    const reading = rooms.get(game);
    // it did not know then whose the game is
    rooms.keepOnly(new Set());
    const room = await reading;
    await Promise.resolve();
    expect([room.gone, rooms.peek(game)]).toEqual([true, undefined]);
    const viewer = { audience: 0, changes: false } as never;
    expect(() => room.watch(viewer, undefined)).toThrow(
      expect.objectContaining({ code: 'closing' }),
    );
    await expect(rooms.get(game)).rejects.toBeInstanceOf(Elsewhere);
  });

  it('has its people back where they watched, whatever was under way when it was thought gone', async () => {
    const ears = new Map<string, (heard: Heard) => unknown>();
    const bus = {
      on: (what: string, hears: (heard: Heard) => unknown) => ears.set(what, hears),
      tell: async () => 1,
    } as unknown as Bus;
    const watching = new Set<unknown>();
    const room = {
      ...{ id: 'g', game: { status: 'open' }, chatN: 0, audience: () => 0 },
      watch: (viewer: unknown) => watching.add(viewer),
      unwatch: (viewer: unknown) => watching.delete(viewer),
    };
    let refuse: (error: Error) => void = () => {};
    const slow = new Promise<never>((_, no) => {
      refuse = no;
    });
    const rooms = { get: (id: string) => (id === 'slow' ? slow : Promise.resolve(room)) };
    const far = new FarSockets(bus, rooms as unknown as Rooms, log);
    const say = (message: object): unknown =>
      ears.get('message')?.({
        ...{ from: 'late', body: JSON.stringify(message) },
        about: { conn: '1', user: { id: 'u', name: 'U', guest: true }, again: true },
      });
    const first = say({ t: 'concede', game: 'slow', id: 'x' });
    await say({ t: 'watch', game: 'g' });
    expect(watching.size).toBe(1);
    far.gone('late');
    expect(watching.size).toBe(0);
    // it was not gone, and its page watches again; only then the first ends
    await say({ t: 'watch', game: 'g' });
    refuse(new Error('no such game'));
    await first;
    expect(watching.size).toBe(1);
  });
});
