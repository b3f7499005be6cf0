import { allCards } from '@mathom/cards';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { apply, createGame, decision, view } from '@mathom/engine';
import type { VisibleEvent } from '@mathom/protocol';
import { describe, expect, it } from 'vitest';
import { practise } from '../src/dev/opponent.ts';
import { chronicled } from '../src/table/model/chronicle.ts';
import { momentOf, sagaOf } from '../src/table/model/saga.ts';

const idOf = (name: string): string => allCards.find((c) => c.name === name)?.id ?? '';

const moved = (name: string, from: string, to: string, seat = 0): VisibleEvent =>
  ({
    ...{ event: 'move', card: 7, seat, from, to, why: '', n: 1 },
    cards: { 7: idOf(name) },
  }) as unknown as VisibleEvent;
const kind = (e: VisibleEvent): string | undefined => momentOf(e)?.kind;

describe('what deserves that everybody looks up', () => {
  it('is a death, a kill, a faction, a ring that is found and a Wizard who comes', () => {
    expect(kind(moved('Boromir II', 'play', 'removed'))).toBe('death');
    expect(kind(moved('Cave-drake', 'chain', 'pile'))).toBe('kill');
    expect(kind(moved('Riders of Rohan', 'chain', 'pile'))).toBe('faction');
    for (const ring of ['Magic Ring of Words', 'The One Ring', "Durin's Ring"])
      if (idOf(ring)) expect(kind(moved(ring, 'hand', 'play')), ring).toBe('ring');
    const comes = {
      event: 'played-character',
      card: 7,
      seat: 0,
      n: 1,
      cards: { 7: idOf('Gandalf') },
    };
    expect(kind(comes as unknown as VisibleEvent)).toBe('avatar');
  });

  it('is not what comes and goes all the time', () => {
    expect(kind(moved('Precious Gold Ring', 'hand', 'play'))).toBeUndefined();
    expect(kind(moved('Cave-drake', 'chain', 'discard'))).toBeUndefined();
    expect(kind(moved('Boromir II', 'play', 'hand'))).toBeUndefined();
    const comes = {
      event: 'played-character',
      card: 7,
      seat: 0,
      n: 1,
      cards: { 7: idOf('Legolas') },
    };
    expect(kind(comes as unknown as VisibleEvent)).toBeUndefined();
  });
});

describe('what is told of a game', () => {
  it('says who played what, and of each only his own', () => {
    const chronicle = [
      moved('Legolas', 'hand', 'play'),
      moved('Cave-drake', 'hand', 'chain', 1),
      moved('Cram', 'hand', 'chain'),
      moved('Cram', 'hand', 'chain'),
      moved('Glamdring', 'hand', 'discard'),
    ];
    // what the page keeps of the log until the end holds all of it
    expect(chronicle.filter((e) => !chronicled(e))).toEqual([chronicle[4]]);
    expect([...sagaOf(chronicle, 0).played]).toEqual([
      ['Legolas', 1],
      ['Cram', 2],
    ]);
    expect([...sagaOf(chronicle, 1).played]).toEqual([['Cave-drake', 1]]);
  });
});

describe('who has the first turn', () => {
  it('is he of whom it was agreed, whatever the dice would say', () => {
    for (const begins of [0, 1]) {
      const seed = 3;
      let s = createGame({ decks: [decks[0], decks[1]], seed, begins }, officialPool('coe'));
      const choose = practise(seed);
      for (let i = 0; i < 80 && s.turn === 0; i++) {
        const d = decision(s);
        if (!d) break;
        s = apply(s, choose(view(s, d.seat))).state;
      }
      expect([s.turn, s.active, s.first]).toEqual([1, begins, begins]);
    }
  });

  it('is nobody who has no seat', () => {
    const setup = { decks: [decks[0], decks[1]], seed: 1, begins: 2 };
    expect(() => createGame(setup, officialPool('coe'))).toThrow('no seat 2');
  });
});
