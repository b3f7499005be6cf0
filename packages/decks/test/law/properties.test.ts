import { allCards } from '@mathom/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, type Deck, type DeckEntry, PARTS, startingCompany } from '../../src/index.ts';

const ids = allCards.map(({ id }) => id);
const entries = fc.array(
  fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 5 })) as fc.Arbitrary<DeckEntry>,
  { maxLength: 12 },
);
const decks: fc.Arbitrary<Deck> = fc.record({
  name: fc.constant('Any deck'),
  alignment: fc.constantFrom('wizard', 'ringwraith', 'fallen-wizard', 'balrog'),
  pool: entries,
  characters: entries,
  resources: entries,
  hazards: entries,
  sites: entries,
  sideboard: entries,
  antiFallenWizard: entries,
  farLands: entries,
});
const options = fc.record({
  ruleSet: fc.constantFrom('coe', 'crf', 'tournament', 'dream'),
  length: fc.constantFrom('starter', 'short', 'long', 'campaign'),
  players: fc.integer({ min: 2, max: 5 }),
});

/** What was found, whatever the order. */
const found = (deck: Deck, how: Parameters<typeof check>[1]): string[] =>
  check(deck, how)
    .map(({ rule, part, cards }) => `${rule} ${part ?? ''} ${[...cards].sort().join()}`)
    .sort();

describe('any deck', () => {
  it('is judged the same however its list is written', () => {
    fc.assert(
      fc.property(decks, options, (deck, how) => {
        const other = Object.fromEntries(
          PARTS.map((part) => [
            part,
            (deck[part] ?? [])
              .toReversed()
              .flatMap(([id, n]) => Array.from({ length: n }, () => [id, 1] as const)),
          ]),
        );
        expect(found({ ...deck, ...other }, how)).toEqual(found(deck, how));
      }),
      { numRuns: 150 },
    );
  });

  it('is refused with ten more of any card but an avatar', () => {
    const others = allCards
      .filter((card) => card.kind !== 'character' || !card.avatar)
      .map(({ id }) => id);
    fc.assert(
      fc.property(decks, options, fc.constantFrom(...others), (deck, how, id) => {
        const more: Deck = { ...deck, sideboard: [...deck.sideboard, [id, 10]] };
        expect(check(more, how).some(({ cards }) => cards.includes(id))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('can have any starting company looked at', () => {
    const some = fc.array(fc.constantFrom(...ids), { maxLength: 8 });
    fc.assert(
      fc.property(decks, options, some, some, some, (deck, how, drafted, items, sites) => {
        for (const { says, cites } of startingCompany(deck, { drafted, items, sites }, how)) {
          expect(says).toMatch(/\.$/);
          expect(cites.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 150 },
    );
  });
});
