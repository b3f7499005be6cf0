import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { advance, createGame, decision, fork, query, type State } from '@mathom/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { planOf, setupOf } from '../src/game.ts';
import {
  copies,
  everyOption,
  holdings,
  isStrewn,
  listedNotes,
  placement,
  roundTrip,
  secrecy,
  strays,
  structure,
  voices,
} from '../src/invariants.ts';

/** The checks themselves: they say nothing of a sound game, and something of a broken one. */
let sound: State;

beforeAll(() => {
  sound = createGame(setupOf(planOf(1, 4, 'coe', [['random', 'random']])), officialPool());
  const rng = rngOf(2);
  for (let i = 0; i < 120; i++) {
    const d = decision(sound);
    if (d) advance(sound, rng(d.options.length));
  }
});

const broken = (change: (s: State) => void): State => {
  const s = fork(sound);
  change(s);
  return s;
};

describe('what is known of a deck', () => {
  const reads = (deck: string): boolean => isStrewn([...deck].map((c) => c === 'x'));

  it('lies at the bottom, and without a gap on top or below what was laid upon it', () => {
    for (const deck of ['', '....', 'xxxx', 'x...', '...x', 'xx..xx', '..xx..', 'x..xx.'])
      expect(reads(deck), deck).toBe(false);
    for (const deck of ['.x.x', '.x.x.', 'x.x.x.', '.xx..x']) expect(reads(deck), deck).toBe(true);
  });
});

describe('the checks', () => {
  it('find nothing in a sound game', () => {
    const d = decision(sound);
    expect(d).not.toBeNull();
    if (d) expect(everyOption(sound, d)).toEqual({ refused: [], failed: [], broken: [] });
    const all = [placement, structure, roundTrip, copies, secrecy, voices].flatMap((check) =>
      check(sound),
    );
    expect(all).toEqual([]);
  });

  it('find a card in two places, in none, or in the wrong one', () => {
    const twice = broken((s) => s.players[0].hand.push(s.players[0].deck[0]));
    expect(placement(twice).length).toBeGreaterThan(0);
    const nowhere = broken((s) => void s.players[0].deck.pop());
    expect(placement(nowhere)).toHaveLength(1);
    const wrong = broken((s) => {
      s.zone[s.players[0].deck[0]] = 'discard';
    });
    expect(placement(wrong)).toHaveLength(1);
  });

  it('find that what is in force was not read again', () => {
    const stale = broken((s) => {
      const changed = s.live.slice();
      s.live = changed;
      expect(query.inForce(s, 'modify').length).toBeGreaterThan(0);
      // in place, as nothing may
      changed.length = 0;
    });
    expect(voices(stale).length).toBeGreaterThan(0);
  });

  it('find that a note was written past the list', () => {
    const past = broken((s) => {
      expect(listedNotes(s)).toEqual([]);
      s.notes = { ...s.notes, [s.companies[0].members[0]]: { tried: 99 } };
    });
    expect(listedNotes(past).length).toBe(1);
  });

  it('find a member that does not know its company', () => {
    const lost = broken((s) => {
      s.company[s.companies[0].members[0]] = 99;
    });
    expect(structure(lost).length).toBeGreaterThan(0);
  });

  it('find what JSON cannot carry', () => {
    const endless = broken((s) => {
      s.serial = Number.POSITIVE_INFINITY;
    });
    expect(roundTrip(endless)[0]).toContain('serial');
    const undef = broken((s) => {
      Object.assign(s.players[0], { spare: undefined });
    });
    expect(roundTrip(undef)[0]).toContain('players.0.spare');
  });

  it('find cards that changed hands', () => {
    const theirs = broken((s) => {
      s.owner[0] = 1;
    });
    expect(strays(holdings(sound), theirs)).toBe(true);
    expect(strays(holdings(sound), fork(sound))).toBe(false);
  });

  it('find a card in a view that is named where it should not be', () => {
    const told = broken((s) => {
      s.players[0].name = query.idOf(s, s.players[1].deck[0]);
    });
    // the name of a player is open to all: whatever stands in it is sent to everyone
    const seen = secrecy(told).filter((text) => text.includes('has not seen'));
    expect(seen.length).toBeGreaterThan(0);
  });
});
