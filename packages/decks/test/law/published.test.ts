import { describe, expect, it } from 'vitest';
import { check, published, type RuleName } from '../../src/index.ts';

/**
 * What the published decks have that the rules of 2026 refuse. The first minion decks came with
 * pools of twelve; the rest are the lists themselves as they were printed: a second copy of a
 * unique faction, a site of the other side, four cards of a site that is no haven.
 */
const REFUSED: Readonly<Record<string, readonly RuleName[]>> = {
  // two Wain-easterlings in the sideboard; Beorn's House of minions
  'challenge-deck-d': ['unique-twice', 'site-alignment'],
  // twelve characters in the pool; four Barad-dûr
  'challenge-deck-f': ['pool-characters', 'site-copies'],
  'challenge-deck-g': ['pool-characters'],
  // and Goblin-gate of heroes
  'challenge-deck-h': ['pool-characters', 'site-alignment'],
  'challenge-deck-i': ['pool-characters', 'site-copies'],
  'challenge-deck-j': ['pool-characters', 'site-alignment', 'site-copies'],
};

describe('the published decks before the law', () => {
  it.each(published.map((deck) => [deck.name, deck] as const))('%s', (_, deck) => {
    for (const ruleSet of ['coe', 'tournament'] as const)
      expect(
        check(deck, { ruleSet }).map(({ rule }) => rule),
        ruleSet,
      ).toEqual(REFUSED[deck.id] ?? []);
  });

  it('are refused for certain cards', () => {
    const d = published.find((deck) => deck.id === 'challenge-deck-d');
    expect(d && check(d).map(({ rule, cards, says }) => ({ rule, cards, says }))).toEqual([
      {
        rule: 'unique-twice',
        cards: ['AS-60'],
        says: 'Wain-easterlings is unique and stands 2 times in the deck.',
      },
      {
        rule: 'site-alignment',
        cards: ['LE-354'],
        says: "A Wizard cannot have these sites: Beorn's House.",
      },
    ]);
  });

  it.each(['challenge-deck-h', 'challenge-deck-j'])(
    '%s has The Arkenstone in the play deck (crf/term/challenge-decks/3)',
    (id) => {
      const deck = published.find((each) => each.id === id);
      expect(deck?.resources).toContainEqual(['LE-418', 1]);
      expect(deck?.sideboard.some(([card]) => card === 'LE-418')).toBe(false);
    },
  );
});
