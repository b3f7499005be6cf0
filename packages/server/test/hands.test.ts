import { HIDDEN, ownList } from '@mathom/engine';
import type { ServerMessage, Update } from '@mathom/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, freshId } from './support/client.ts';
import { playBy } from './support/play.ts';
import { Knowledge, search } from './support/secrets.ts';
import { type Running, sharedServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

const show = (client: Client, game: string, open: boolean) =>
  client.ask({ t: 'hands', game, id: freshId(), open });
const codeOf = (reply: ServerMessage): string => (reply.t === 'error' ? reply.code : reply.t);

/** A game with a spectator; everybody keeps what he is sent. */
async function watched(openHands?: 'ask' | 'no') {
  const table = await sitDown(at, { public: true, ...(openHands ? { openHands } : {}) });
  const stranger = at.visitor();
  await stranger.me();
  const spectator = await stranger.connect();
  for (const client of [...table.clients, spectator]) {
    client.keep = true;
    await client.watch(table.game);
  }
  const room = await at.server.services.rooms.get(table.game);
  let seed = 30;
  const play = async (choices: number): Promise<void> => {
    const plays = table.clients.map((client) =>
      playBy(client, table.game, 'random', seed++, choices),
    );
    await Promise.race(plays.map((one) => one.done));
    for (const one of plays) one.stop();
    for (const client of table.clients) client.onUpdate = () => {};
    // a choice may still be on its way, and forced passes come after it
    for (let n = -1; n !== room.n; ) {
      n = room.n;
      await new Promise((next) => setTimeout(next, 150));
    }
    await spectator.until(() => spectator.updates.get(table.game)?.n === room.n);
  };
  return { ...table, spectator, room, play };
}

const hiddenInHands = ({ view }: Update): number =>
  view?.state.players
    .flatMap((player) => player.hand)
    .filter((card) => view.state.def[card] === HIDDEN).length ?? -1;

describe('the list of one’s own cards', () => {
  it('is told to its player alone, and says nothing of the deck’s order', async () => {
    const { game, clients, spectator, room, play } = await watched();
    await play(30);
    const { state } = room.timeline ?? {};
    if (!state) throw new Error('the game has not begun');
    clients.forEach((client, seat) => {
      const list = client.updates.get(game)?.list ?? [];
      expect(list).toEqual(ownList(state, seat));
      expect(list).toEqual([...list].sort((a, b) => a - b));
    });
    expect(spectator.updates.get(game)?.list).toBeUndefined();
  });
});

describe('both hands for spectators', () => {
  it('only while both players agree, and nothing else is shown even then', async () => {
    const { game, clients, spectator, room, play } = await watched('ask');
    const shown = (): Update => spectator.updates.get(game) as Update;
    await play(40);
    expect(shown().hands).toEqual({ open: false, agreed: [null, null] });
    expect(await show(clients[0], game, true)).toMatchObject({ t: 'ack' });
    await spectator.until(() => shown().hands?.agreed[0] === true);
    await play(6);
    await show(clients[1], game, false);
    await play(6);
    expect(shown().hands).toEqual({ open: false, agreed: [true, false] });
    expect(hiddenInHands(shown())).toBeGreaterThan(5);
    const before = spectator.received.length;

    await show(clients[1], game, true);
    await spectator.until(() => shown().hands?.open === true);
    const open = spectator.received.length - 1;
    expect(hiddenInHands(shown())).toBe(0);
    const { state } = room.timeline!;
    shown().view?.state.def.forEach((id, card) => {
      const all = state.known[card] === 3;
      expect(id).toBe(all || state.zone[card] === 'hand' ? state.def[card] : HIDDEN);
    });
    expect(shown().view).toMatchObject({ seat: -1, decision: null });
    await play(4);
    expect(hiddenInHands(shown())).toBe(0);
    // one who comes now sees them too
    const late = at.visitor();
    await late.me();
    const other = await late.connect();
    expect(hiddenInHands(await other.watch(game))).toBe(0);
    other.close();

    await show(clients[0], game, false);
    await spectator.until(() => shown().hands?.open === false);
    const closed = spectator.received.length - 1;
    expect(hiddenInHands(shown())).toBeGreaterThan(5);
    await play(6);

    // every byte: the spectator's while hands were closed, the players' at all times
    const choices = room.timeline!.steps.map((step) => step.option);
    const { setup } = room.game;
    if (!setup) throw new Error('no game');
    const common = new Knowledge(setup, choices, -1);
    expect(search(spectator.received.slice(0, before), common)).toEqual([]);
    expect(search(spectator.received.slice(closed), common)).toEqual([]);
    expect(search(spectator.received.slice(open, open + 1), common).length).toBeGreaterThan(5);
    for (const [seat, client] of clients.entries()) {
      expect(search(client.received, new Knowledge(setup, choices, seat))).toEqual([]);
    }
    for (const client of [...clients, spectator]) client.close();
  });

  it('not where it was not asked when the game was made', async () => {
    const { game, clients, spectator } = await watched();
    expect(codeOf(await show(clients[0], game, true))).toBe('no-open-hands');
    expect(codeOf(await show(spectator, game, true))).toBe('not-a-player');
    expect(spectator.updates.get(game)?.hands).toBeUndefined();
    for (const client of [...clients, spectator]) client.close();
  });

  it('agreement is kept with the game, and not taken over into the next one', async () => {
    const { game, clients, visitors, spectator, room } = await watched('ask');
    for (const client of clients) await show(client, game, true);
    const stored = await at.server.services.store.game(game);
    expect(stored?.seats.map((row) => row.openHands)).toEqual([true, true]);
    await clients[0].ask({ t: 'concede', game, id: freshId() });
    expect(room.game.status).toBe('over');
    const next = await visitors[0].ask<{ id: string }>('POST', `/api/games/${game}/rematch`, {});
    await visitors[1].ask('POST', `/api/games/${game}/rematch`, {});
    const again = await at.server.services.store.game(next.body.id);
    expect(again?.seats.map((row) => row.openHands)).toEqual([null, null]);
    for (const client of [...clients, spectator]) client.close();
  });
});
