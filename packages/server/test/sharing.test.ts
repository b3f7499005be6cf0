import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { apply, createGame, decision, hash, ownList, readView, shareSame } from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { OwnLists } from '../src/games/own-lists.ts';

describe('states that share what is the same in them', () => {
  it('are what they would be otherwise, and so is what comes of them', () => {
    for (const seed of [3, 4]) {
      const setup = { decks: [decks[seed], decks[seed + 1]], seed };
      const rng = rngOf(seed);
      let alone = createGame(setup, officialPool());
      let state = createGame(setup, officialPool());
      let shared = 0;
      for (let n = 0; n < 200; n++) {
        const d = decision(state);
        if (!d) break;
        const option = rng(d.options.length);
        const text = JSON.stringify(state);
        const after = apply(state, option).state;
        shareSame(state, after);
        alone = apply(alone, option).state;
        expect(JSON.stringify(after)).toBe(JSON.stringify(alone));
        // the one before is not touched
        expect(JSON.stringify(state)).toBe(text);
        for (const list of ['def', 'owner', 'zone', 'known', 'players', 'companies'] as const)
          if (after[list] === state[list]) shared++;
        state = after;
      }
      expect(hash(state)).toBe(hash(alone));
      for (const seat of [-1, 0, 1])
        expect(JSON.stringify(readView(state, seat))).toBe(JSON.stringify(readView(alone, seat)));
      // more than half of it was as before, as a rule
      expect(shared).toBeGreaterThan(3 * 200);
    }
  });

  it("each seat's own list is what it always was, and the same one while no card has become another", () => {
    const lists = new OwnLists();
    const rng = rngOf(9);
    let state = createGame({ decks: [decks[0], decks[1]], seed: 5 }, officialPool());
    let kept = 0;
    for (let n = 0; n < 150; n++) {
      const d = decision(state);
      if (!d) break;
      const before = [0, 1].map((seat) => lists.of(state, seat));
      state = apply(state, rng(d.options.length)).state;
      for (const seat of [0, 1]) {
        expect(lists.of(state, seat)).toEqual(ownList(state, seat));
        if (lists.of(state, seat) === before[seat]) kept++;
      }
    }
    expect(kept).toBeGreaterThan(150);
  });
});
