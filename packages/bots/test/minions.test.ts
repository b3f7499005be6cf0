import { officialPool } from '@mathom/cards/official';
import { type Deck, decks, drawDeck, holdable, playerOf, published } from '@mathom/decks';
import {
  advance,
  createGame,
  type DeckInput,
  decision,
  GameError,
  type State,
  view,
} from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { type Bot, greedy, random, rngOf } from '../src/index.ts';

const LONG = { timeout: 600_000 };

const play = (bots: readonly Bot[], both: readonly DeckInput[], seed: number): State => {
  const state = createGame({ decks: both, seed }, officialPool());
  const rngs = bots.map((_, seat) => rngOf(seed * 101 + seat));
  let choices = 0;
  for (let d = decision(state); d; d = decision(state)) {
    if (choices++ > 20_000) throw new Error('The game does not end.');
    advance(state, bots[d.seat].choose(view(state, d.seat), rngs[d.seat]));
  }
  return state;
};

/** Whole and lawful, drawn by lot. */
const drawn = (kind: PlayerKind, seed: number): DeckInput => ({
  ...drawDeck({ kind, ruleSet: 'coe', cards: holdable(kind, 'coe'), chance: rngOf(seed) }),
  kind,
});

const asInput = (deck: Deck): DeckInput => ({ ...deck, kind: playerOf(deck) });

describe('with decks of Ringwraiths drawn by lot', () => {
  it.each([
    ['random', random, 'wizard'],
    ['random', random, 'ringwraith'],
    ['greedy', greedy, 'wizard'],
    ['greedy', greedy, 'ringwraith'],
  ] as const)('%s plays whole games', LONG, (_name, bot, other) => {
    for (const seed of [1, 2]) {
      const both = [drawn('ringwraith', seed * 2), drawn(other, seed * 2 + 1)];
      const { result } = play([bot, bot], both, seed);
      expect(result, `seed ${seed}`).not.toBeNull();
    }
  });

  it('greedy goes out and comes by points', LONG, () => {
    const totals = [3, 4, 5].flatMap((seed) => {
      const both = [drawn('ringwraith', seed * 2), drawn('ringwraith', seed * 2 + 1)];
      return play([greedy, greedy], both, seed).result?.totals ?? [];
    });
    expect(totals.reduce((a, b) => a + b, 0)).toBeGreaterThan(10);
  });
});

describe('with the published decks of minions', () => {
  const minion = published.filter((deck) => deck.alignment === 'minion');

  /** Why no game is begun with it, if none is. */
  const refusal = (deck: Deck): string => {
    try {
      createGame({ decks: [asInput(deck), decks[0]], seed: 1 }, officialPool());
      return '';
    } catch (e) {
      if (e instanceof GameError) return e.message;
      throw e;
    }
  };

  it('begins those whose pools are lawful: the older ones have more than ten characters there', () => {
    const refused = minion.filter((deck) => refusal(deck) !== '');
    expect(minion.length - refused.length).toBeGreaterThanOrEqual(5);
    for (const deck of refused) expect(refusal(deck), deck.name).toContain('coe/1.7');
  });

  it('greedy plays these against heroes and against each other', LONG, () => {
    const open = minion.filter((deck) => refusal(deck) === '');
    open.forEach((deck, i) => {
      const other = i % 2 === 0 ? decks[i % decks.length] : open[(i + 1) % open.length];
      const { result } = play([greedy, greedy], [asInput(deck), asInput(other)], 40 + i);
      expect(result, `${deck.name} against ${other.name}`).not.toBeNull();
    });
  });
});
