import { decks } from '@mathom/cards';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Visitor } from './support/client.ts';
import { playBy } from './support/play.ts';
import { type Running, sharedServer } from './support/server.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
}, 30_000);

/** Two people at one table. */
export async function table(
  running: Running,
  wish: Record<string, unknown> = {},
): Promise<{ game: string; visitors: Visitor[]; clients: Client[] }> {
  const visitors = [running.visitor(), running.visitor()];
  for (const visitor of visitors) await visitor.me();
  const game = await visitors[0].create({
    opponent: 'person',
    deck: decks[0].id,
    seat: 0,
    ...wish,
  });
  await visitors[1].ask('POST', `/api/games/${game}/join`, { deck: decks[2].id });
  const clients = [await visitors[0].connect(), await visitors[1].connect()];
  return { game, visitors, clients };
}

describe('whole games through sockets', () => {
  it('two people play to the council', async () => {
    const { game, clients, visitors } = await table(at);
    for (const client of clients) await client.watch(game);
    const plays = clients.map((client, i) => playBy(client, game, 'random', 11 + i));
    await Promise.all(plays.map((play) => play.done));
    const last = clients[0].updates.get(game);
    expect(last?.info.status).toBe('over');
    expect(last?.info.result?.totals).toHaveLength(2);
    const replay = await visitors[1].ask<{ choices: number[] }>('GET', `/api/games/${game}/replay`);
    expect(replay.status).toBe(200);
    expect(replay.body.choices).toHaveLength(plays[0].made() + plays[1].made());
    for (const client of clients) client.close();
  });

  it('a person plays the bot to the council', async () => {
    const visitor = at.visitor();
    await visitor.me();
    const game = await visitor.create({
      opponent: 'bot',
      deck: decks[1].id,
      level: 'easy',
      pace: 'instant',
    });
    const client = await visitor.connect();
    await client.watch(game);
    await playBy(client, game, 'greedy', 5).done;
    expect(client.updates.get(game)?.info.result).not.toBeNull();
    client.close();
  });
});
