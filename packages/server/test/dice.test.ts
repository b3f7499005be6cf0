import { createHash } from 'node:crypto';
import { isKey, view } from '@mathom/engine';
import type { PositionRef, ReplayBody } from '@mathom/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../src/games/create.ts';
import { freshId } from './support/client.ts';
import { type Running, sharedServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

describe('the dice of a game', () => {
  it("come of a key that is no other game's", () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(keys.every(isKey)).toBe(true);
    expect(new Set(keys).size).toBe(50);
  });

  it('are promised when it begins, hidden while it lasts, and shown when it is over', async () => {
    const { game, clients, visitors } = await sitDown(at);
    for (const client of clients) client.keep = true;
    for (const client of clients) await client.watch(game);
    const room = await at.server.services.rooms.get(game);
    const key = room.game.setup?.seed as string;
    expect(isKey(key)).toBe(true);
    const commitment = clients[0].updates.get(game)?.info.commitment;
    expect(commitment).toBe(createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex'));
    // nobody's view has a word of it, and a reported position neither
    const state = room.timeline!.state;
    expect(state.random.slice(0, 8).some((word) => word !== 0)).toBe(true);
    for (const seat of [0, 1, -1])
      expect(view(state, seat).state.random.every((w) => w === 0)).toBe(true);
    const { body: ref } = await visitors[0].ask<PositionRef>('POST', '/api/positions', { game });
    const { body: position } = await visitors[1].ask('GET', `/api/positions/${ref.id}`);
    const words = state.random.slice(0, 8).map(String);
    const sent = [JSON.stringify(position), ...clients.flatMap((client) => client.received)];
    expect(sent.length).toBeGreaterThan(2);
    for (const text of sent) {
      expect(text).not.toContain(key);
      for (const word of words) expect(text).not.toContain(word);
    }
    const early = await visitors[0].ask('GET', `/api/games/${game}/replay`);
    expect(early.status).toBe(409);
    await clients[0].ask({ t: 'concede', game, id: freshId() });
    const { body } = await visitors[1].ask<ReplayBody>('GET', `/api/games/${game}/replay`);
    expect(body.setup.seed).toBe(key);
    for (const client of clients) client.close();
  });
});
