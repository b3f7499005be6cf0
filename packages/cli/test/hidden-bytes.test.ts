import { officialPool } from '@mathom/cards/official';
import { createGame, query, SPECTATOR, type Told } from '@mathom/engine';
import { expect, it } from 'vitest';
import { planOf, setupOf } from '../src/game.ts';
import { Audience, audiences } from '../src/hidden-bytes.ts';

const start = () =>
  createGame(setupOf(planOf(1, 4, 'coe', [['random', 'random']])), officialPool());

it('finds nothing in what everybody is told and sees at the start', () => {
  const s = start();
  for (const audience of audiences(s)) {
    audience.look(s, []);
    expect(audience.leaks(s, [], true)).toEqual([]);
  }
});

it('finds the name of a card in an event, for those who have not seen it', () => {
  const s = start();
  const card = s.players[1].sideboard[0];
  const told: Told = {
    e: { event: 'cancel', what: 'attack', name: query.nameOf(s, card) },
    ids: [],
  };
  const found = (who: number): number => {
    const audience = new Audience(who, s);
    audience.look(s, []);
    return audience.leaks(s, [told], false).length;
  };
  expect([SPECTATOR, 0, 1].map(found)).toEqual([1, 1, 0]);
});

it('takes for known what was shown for a moment', () => {
  const s = start();
  const card = s.players[1].deck[0];
  const id = query.idOf(s, card);
  const all: Told = { e: { event: 'reveal', card, seat: 1 }, ids: [[card, id, 3]] };
  const audience = new Audience(0, s);
  audience.look(s, [all]);
  expect(audience.leaks(s, [all], false)).toEqual([]);
  const name: Told = {
    e: { event: 'cancel', what: 'strike', name: query.nameOf(s, card) },
    ids: [],
  };
  expect(audience.leaks(s, [name], false)).toEqual([]);
});
