import { decks } from '@mathom/decks';
import type { Length, ReplayBody } from '@mathom/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshId } from './support/client.ts';
import { playBy } from './support/play.ts';
import { Knowledge, search } from './support/secrets.ts';
import { type Running, sharedServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

/** A whole game between two people, with a spectator; every byte that was sent is searched. */
async function wholeGame(
  a: number,
  b: number,
  bot: 'random' | 'greedy',
  seed: number,
  { changes, ...more }: { length?: Length; hidePasses?: boolean; changes?: boolean } = {},
) {
  const wish = { deck: decks[a].id, hidePasses: false, ...more };
  const { game, clients, visitors } = await sitDown(at, wish, decks[b].id);
  const stranger = at.visitor();
  await stranger.me();
  const spectator = await stranger.connect();
  const everybody = [...clients, spectator];
  for (const client of everybody) {
    client.keep = true;
    client.changes = changes ?? false;
  }
  for (const client of everybody) await client.watch(game);
  // now and then a player asks why his cards can or cannot be played
  for (const [seat, client] of clients.entries()) {
    let asked = 0;
    client.onMessage = (message) => {
      if (message.t !== 'update' || !message.view || ++asked % 40 !== 0) return;
      for (const card of message.view.state.players[seat].hand.slice(0, 3)) {
        client.send({ t: 'why', game, id: freshId(), card });
      }
    };
  }
  const plays = clients.map((client, seat) => playBy(client, game, bot, seed + seat));
  await Promise.all(plays.map((play) => play.done));
  await spectator.until(() => spectator.updates.get(game)?.info.status === 'over');
  // somebody who comes late is sent the events of the whole game
  const late = await visitors[0].connect();
  late.keep = true;
  await late.watch(game);
  const { body } = await visitors[0].ask<ReplayBody>('GET', `/api/games/${game}/replay`);
  const room = await at.server.services.rooms.get(game);
  const forced = room.timeline?.steps.filter((step) => step.forced).length ?? 0;
  const made = plays[0].made() + plays[1].made();
  for (const client of [...everybody, late]) client.close();
  return { body, made, forced, received: everybody.map((c) => c.received), late: late.received };
}

describe('whole games through sockets', () => {
  it('nobody is sent the name or the id of a card that he may not know', async () => {
    const games = await Promise.all([
      wholeGame(0, 2, 'greedy', 11),
      wholeGame(1, 3, 'greedy', 12, { changes: true }),
      wholeGame(4, 0, 'random', 13, { length: 'starter', hidePasses: true }),
    ]);
    expect(games.map((one) => one.forced > 50)).toEqual([false, false, true]);
    for (const { body, made, forced, received, late } of games) {
      expect(body.result?.totals).toHaveLength(2);
      expect(body.choices).toHaveLength(made + forced);
      received.forEach((texts, i) => {
        const audience = i === 2 ? -1 : i;
        const knowledge = new Knowledge(body.setup, body.choices, audience);
        expect(knowledge.never).toBeGreaterThan(5);
        expect(texts.length).toBeGreaterThan(made);
        expect(search(texts, knowledge)).toEqual([]);
      });
      expect(search(late, new Knowledge(body.setup, body.choices, 0))).toEqual([]);
    }
  });

  it('the search would find one', async () => {
    const { game } = await sitDown(at);
    const room = await at.server.services.rooms.get(game);
    const { setup } = room.game;
    if (!setup || !room.timeline) throw new Error('no game');
    const knowledge = new Knowledge(setup, [], 0);
    const state = JSON.stringify(room.timeline.state);
    expect(knowledge.leaks(state, 0).length).toBeGreaterThan(20);
  });

  it('a person plays the bot, which answers from a thread of its own', async () => {
    const visitor = at.visitor();
    await visitor.me();
    const game = await visitor.create({
      opponent: 'bot',
      deck: decks[1].id,
      level: 'easy',
      pace: 'instant',
    });
    const client = await visitor.connect();
    const { info } = await client.watch(game);
    await playBy(client, game, 'random', 5, 25).done;
    const room = await at.server.services.rooms.get(game);
    const byBot = room.timeline?.steps.filter((step) => step.seat !== info.you) ?? [];
    expect(byBot.length).toBeGreaterThan(5);
    // the bot does not mind
    const undone = await client.ask({ t: 'takeback', game, id: freshId() });
    expect(undone.t).toBe('ack');
    await client.ask({ t: 'concede', game, id: freshId() });
    await client.until(() => client.updates.get(game)?.info.status === 'over');
    client.close();
  });
});
