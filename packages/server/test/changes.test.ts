import { fc, it as property } from '@fast-check/vitest';
import {
  type Changed,
  Compared,
  changesBetween,
  Follower,
  type Update,
  withChanges,
} from '@mathom/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from './support/client.ts';
import { playBy } from './support/play.ts';
import { sharedServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Values like those of a game: lists of the same things, a little different. */
const { value } = fc.letrec<{ value: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(fc.integer({ max: 3, min: 0 }), fc.constantFrom('a', 'b', null, true)),
  value: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 12 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'decision', 'length', 'z'), tie('value')),
  ),
}));

describe('what has changed', () => {
  property.prop([value, value], { numRuns: 500 })('makes the one into the other', (a, b) => {
    const before = { a };
    const kept = sent(before);
    const after = withChanges(before, sent(changesBetween(before, { a: b })));
    expect(sent(after)).toEqual(sent({ a: b }));
    expect(before).toEqual(kept);
  });

  property.prop([value, value, value], { numRuns: 300 })(
    'is the same where parts were compared before',
    (a, b, c) => {
      const at = (shared: unknown, own: unknown) => ({ view: { state: { shared, own }, own } });
      const known = new Compared();
      for (const own of [b, c]) {
        const [before, after] = [at(a, own), at(b, c)];
        expect(changesBetween(before, after, known)).toEqual(changesBetween(before, after));
      }
      expect(changesBetween(at(a, b), at(c, a), known)).toEqual(changesBetween(at(a, b), at(c, a)));
    },
  );

  it('is nothing where nothing has, or where only what JSON leaves out has', () => {
    expect(changesBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }], c: undefined })).toEqual([]);
    expect(changesBetween({ a: 1, b: 2 }, { a: 1 })).toEqual([[['b']]]);
  });

  it('shares what it has not changed', () => {
    const before = { a: { x: 1 }, b: { y: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } };
    const after = withChanges(before, [[['b', 'y', 3], 0]]);
    expect(after.a).toBe(before.a);
    expect(after.b.y).toEqual([1, 2, 3, 0, 5, 6, 7, 8, 9, 10]);
    expect(before.b.y[3]).toBe(4);
  });

  it('on something else is not taken', () => {
    const follower = new Follower();
    const update = { t: 'update', game: 'g', n: 1, rev: 4, undone: 0 } as unknown as Update;
    const changed = { t: 'changed', game: 'g', n: 2, on: 3, rev: 5, changes: [] };
    const message = changed as unknown as Changed;
    expect(follower.whole(message)).toBeNull();
    follower.keep(update);
    expect(follower.whole(message)).toBeNull();
    expect(follower.whole({ ...message, on: 4 })).toMatchObject({ t: 'update', n: 2, rev: 5 });
    // it goes on from there, and of a change that does not fit nothing is kept
    expect(follower.whole({ ...message, on: 4 })).toBeNull();
    const broken = { ...message, on: 5, rev: 6, changes: [[['not', 'there'], 1]] };
    expect(follower.whole(broken as unknown as Changed)).toBeNull();
    expect(follower.whole({ ...message, on: 5 })).toBeNull();
  });
});

describe('who asks for changes', () => {
  it('sees the same as one who does not, and is sent a fraction of it', async () => {
    const at = await sharedServer();
    const { game, visitors, clients } = await sitDown(at, { hidePasses: false });
    const follow = async (changes: boolean): Promise<Client> => {
      const client = await visitors[0].connect();
      client.keep = true;
      client.changes = changes;
      return client;
    };
    const [whole, changed] = [await follow(false), await follow(true)];
    const seen = new Map<string, string>();
    let compared = 0;
    const note = ({ rev: _, clocks: __, ...update }: Update): void => {
      const key = `${update.n} ${update.from} ${update.info.players.map((p) => p.here)}`;
      const text = JSON.stringify(sortedKeys(update));
      const other = seen.get(key);
      if (other === undefined) seen.set(key, text);
      else {
        expect(text).toBe(other);
        compared++;
      }
    };
    for (const client of [whole, changed]) {
      await client.watch(game);
      client.onUpdate = note;
    }
    const plays = clients.map((client, seat) => playBy(client, game, 'greedy', 3 + seat, 60));
    await Promise.race(plays.map((play) => play.done));
    await Promise.all(plays.map((play) => play.stop()));
    // somebody leaves: an update in which nothing has happened
    clients[1].close();
    await changed.until(() => changed.updates.get(game)?.info.players[1].here === false);
    await whole.until(() => whole.updates.get(game)?.info.players[1].here === false);
    expect(compared).toBeGreaterThan(60);
    const bytes = ({ received }: Client): number =>
      received.reduce((sum, text) => sum + text.length, 0);
    expect(bytes(changed) * 5).toBeLessThan(bytes(whole));
    for (const client of [clients[0], whole, changed]) client.close();
  });
});

it('what several see alike is made once for all of them', async () => {
  const at = await sharedServer();
  const { game, visitors, clients } = await sitDown(at, { hidePasses: false });
  const more: Client[] = [];
  for (let i = 0; i < 3; i++) {
    const client = await visitors[0].connect();
    client.changes = true;
    await client.watch(game);
    more.push(client);
  }
  const made = vi.spyOn(JSON, 'stringify');
  try {
    const n = more[0].updates.get(game)?.n ?? 0;
    for (const client of clients) await client.choose(game, 0, n);
    for (const client of more) await client.until(() => (client.updates.get(game)?.n ?? 0) > n);
    const texts = made.mock.calls.map(([value]) => value as { t?: string; n?: number });
    const of = (t: string) => texts.filter((text) => text?.t === t && text.n === n + 1).length;
    // three of one seat have changes; that seat's own page and the other one the whole
    expect([of('changed'), of('update')]).toEqual([1, 2]);
  } finally {
    made.mockRestore();
    for (const client of [...clients, ...more]) client.close();
  }
});

/** The same in another order is the same. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortedKeys(inner)]),
  );
}
