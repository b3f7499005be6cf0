import { describe, expect, it } from 'vitest';
import { effective } from '../src/games/resume.ts';
import { EVENTS_KEPT } from '../src/games/timeline.ts';
import { freshId } from './support/client.ts';
import { playBy } from './support/play.ts';
import { sharedServer } from './support/server.ts';
import { hotSeat } from './support/table.ts';

describe('a long game', () => {
  it('has in memory what happened last, and tells all of it to whoever asks', async () => {
    const at = await sharedServer();
    const { game, visitor, client } = await hotSeat(at);
    await playBy(client, game, 'random', 4, EVENTS_KEPT * 2 + 20).done;
    const { rooms, store } = at.server.services;
    const { timeline } = await rooms.get(game);
    expect(timeline?.forgotten).toBeGreaterThan(20);
    const told = async (): Promise<number[]> =>
      effective(await store.movesOf(game)).flatMap(({ n, events }) => events.map(() => n));
    const sentSince = async (since?: number): Promise<[from: number, ns: number[]]> => {
      const late = await visitor.connect();
      const { from, events } = await late.watch(game, since);
      late.close();
      return [from, events.map(({ n }) => n)];
    };
    expect(await sentSince()).toEqual([-1, await told()]);
    expect(await sentSince(7)).toEqual([7, (await told()).filter((n) => n > 7)]);
    const recent = (timeline?.forgotten ?? 0) + 3;
    expect(await sentSince(recent)).toEqual([recent, (await told()).filter((n) => n > recent)]);
    // taken back, it has not happened; neither in memory nor in what is read again
    await client.ask({ t: 'takeback', game, id: freshId() });
    expect(await sentSince()).toEqual([-1, await told()]);
    client.close();
  });
});
