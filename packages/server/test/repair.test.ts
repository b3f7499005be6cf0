import { rngOf } from '@mathom/bots';
import { hash, mendable, notMendable, query, type State } from '@mathom/engine';
import type { ReplayBody } from '@mathom/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Journal } from '../src/db/journal.ts';
import type { GameRoom } from '../src/games/room.ts';
import { Rooms } from '../src/games/rooms.ts';
import { freshId } from './support/client.ts';
import { type Running, sharedServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

/** Somewhere in the game where somebody may act, with characters in play. */
async function playOn(room: GameRoom): Promise<State> {
  const rng = rngOf(3);
  for (let i = 0; i < 600; i++) {
    for (let k = 0; k < 200 && room.forced; k++) await new Promise((next) => setTimeout(next, 5));
    const state = room.timeline!.state;
    if (state.turn > 1 && mendable(state) && state.players.every((p) => p.hand.length > 3))
      return state;
    const options = room.timeline?.decision?.options.length ?? 1;
    await room.choose(room.deciding, `x${room.n}`, room.n, rng(options));
  }
  throw new Error('nobody could act');
}

const characterOf = (s: State, seat: number): number =>
  s.company.findIndex(
    (company, id) => company >= 0 && s.owner[id] === seat && s.zone[id] === 'play',
  );

/** A company of that player, and a site of his where it could be as well. */
function movesTo(s: State, seat: number): { company: number; at: number } {
  for (const { id } of s.companies)
    for (const at of s.players[seat].sites)
      if (notMendable(s, { company: id, at }) === null) return { company: id, at };
  throw new Error('no company could be elsewhere');
}

describe('the board set right by hand', () => {
  it('if the other agrees; it is logged, stored, marked in the replay, and can be read again', async () => {
    const { game, visitors, clients } = await sitDown(at);
    const { services } = at.server;
    const room = await services.rooms.get(game);
    const before = await playOn(room);
    const card = characterOf(before, 0);
    const lies = before.status[card] === 0 ? ('tapped' as const) : ('untapped' as const);
    const ask = () => {
      const id = freshId();
      return clients[0].ask({ t: 'repair', game, id, n: room.n, repair: { card, lies } });
    };
    const { n } = room;
    const heard = clients[1].next((m) => m.t === 'takeback-asked');
    expect(await ask()).toMatchObject({ t: 'ack', n });
    expect(await heard).toMatchObject({ asked: { by: 0, n, repair: { card, lies } } });
    const answer = (yes: boolean) => clients[1].ask({ t: 'answer', game, id: freshId(), n, yes });
    await answer(false);
    expect(room.n).toBe(n);
    await ask();
    const chat = clients[1].next((m) => m.t === 'chat');
    expect(await answer(true)).toMatchObject({ t: 'ack', n: n + 1 });
    expect(JSON.stringify(await chat)).toContain('By hand, as both agreed');
    expect(room.timeline?.state.status[card]).toBe(lies === 'tapped' ? 1 : 0);

    // a card from a hand, whose name the other is not told
    await playOn(room);
    const held = room.timeline!.state.players[1].hand[0];
    const back = { card: held, to: 'deck' as const };
    const wish = { t: 'repair' as const, game, n: room.n, repair: back };
    expect(await clients[0].ask({ ...wish, id: freshId() })).toMatchObject({
      code: 'unknown-card',
    });
    const said = clients[0].next((m) => m.t === 'chat');
    await clients[1].ask({ ...wish, id: freshId() });
    await clients[0].ask({ t: 'answer', game, id: freshId(), n: room.n, yes: true });
    expect(JSON.stringify(await said)).toContain('a card goes to its owner');
    expect(room.timeline?.state.players[1].hand).not.toContain(held);

    // a company is at another site, whose card lay hidden: who agrees is told which it is
    const here = await playOn(room);
    const place = movesTo(here, 0);
    const asks = clients[1].next((m) => m.t === 'takeback-asked');
    await clients[0].ask({ t: 'repair', game, id: freshId(), n: room.n, repair: place });
    const site = query.idOf(here, place.at);
    expect(await asks).toMatchObject({ asked: { repair: place, cards: [site] } });
    const told = clients[1].next((m) => m.t === 'chat');
    await clients[1].ask({ t: 'answer', game, id: freshId(), n: room.n, yes: true });
    expect(JSON.stringify(await told)).toContain(`is at ${query.nameOf(here, place.at)}`);
    const now1 = room.timeline!.state.companies.find((co) => co.id === place.company);
    expect(now1?.site).toBe(place.at);

    // read from its rows it is the same game
    const now = hash(room.timeline!.state);
    const at2 = room.n;
    const anew = new Rooms({
      ...services,
      leases: null,
      journal: new Journal(services.database.db, services.log),
      driver: { look: () => {}, close: async () => {} } as never,
    });
    const read = await anew.get(game);
    expect([read.n, hash(read.timeline!.state)]).toEqual([at2, now]);
    read.closed = true;
    await anew.close();
    await clients[0].ask({ t: 'concede', game, id: freshId() });
    const replay = await visitors[0].ask<ReplayBody>('GET', `/api/games/${game}/replay`);
    expect(replay.body.repairs).toEqual([{ card, lies }, back, place]);
    expect(replay.body.choices.filter((choice) => choice === -1)).toHaveLength(3);
    for (const client of clients) client.close();
  });

  it('never while something is going on, nor with what cannot be', async () => {
    const { game, clients } = await sitDown(at);
    const room = await at.server.services.rooms.get(game);
    const ask = (repair: { card: number; to: 'hand' } | { card: number; lies: 'wounded' }) =>
      clients[0].ask({ t: 'repair', game, id: freshId(), n: room.n, repair });
    // the draft
    const mine = room.timeline!.state.players[0].pool[0];
    expect(await ask({ card: mine, to: 'hand' })).toMatchObject({ code: 'not-an-option' });
    const s = await playOn(room);
    expect(await ask({ card: s.players[0].hand[0], to: 'hand' })).toMatchObject({
      code: 'not-an-option',
    });
    expect(await ask({ card: s.players[0].hand[0], lies: 'wounded' })).toMatchObject({
      code: 'not-an-option',
    });
    expect(await ask({ card: s.players[0].sites[0], to: 'hand' })).toMatchObject({
      code: 'not-an-option',
    });
    for (const client of clients) client.close();
  });
});
