import { allCards } from '@mathom/cards';
import type { Card, CardId, PlayerKind } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { check, type Deck, type LawName, lawOf } from '../../src/index.ts';
import { BASES } from '../../src/law/cases/bases.ts';
import { withChange } from '../../src/law/cases.ts';
import { BARRED } from '../../src/law/named-cards.ts';

const RULE_SETS: readonly LawName[] = ['coe', 'crf', 'tournament', 'dream'];
const KINDS: readonly PlayerKind[] = ['wizard', 'ringwraith', 'fallen-wizard', 'balrog'];
const isDream = (): boolean => true;

describe('a check of a deck', () => {
  it.each(KINDS.flatMap((kind) => RULE_SETS.map((ruleSet) => [kind, ruleSet] as const)))(
    'finds nothing in the lawful deck of a %s by %s',
    (kind, ruleSet) => {
      expect(check(BASES[kind], { ruleSet, isDream })).toEqual([]);
    },
  );

  it('takes the rule set and the length for which a deck was made', () => {
    const hazards = [
      'TW-23',
      'TW-24',
      'TW-25',
      'TW-37',
      'TW-38',
      'TW-40',
      'TW-45',
      'TW-71',
    ] as const;
    const sideboard = [...hazards, 'TW-72', 'TW-74', 'TW-75'].map(
      (id) => [id as CardId, 3] as const,
    );
    const deck: Deck = { ...BASES.wizard, sideboard };
    expect(check(deck)[0]).toEqual({
      rule: 'sideboard-many',
      says: '33 cards in the sideboard, and 30 are the most.',
      cites: ['coe/1.6.1'],
      cards: [],
      part: 'sideboard',
    });
    expect(check({ ...deck, length: 'long' })).toEqual([]);
    expect(check({ ...deck, length: 'long' }, { length: 'short' })).toHaveLength(1);
    expect(check({ ...deck, ruleSet: 'crf' })[0].cites).toEqual(['crf/term/sideboard/1']);
  });

  it('names cards that do not exist and numbers that are none', () => {
    const odd: Deck = {
      ...BASES.wizard,
      sideboard: [
        ['TW-9999', 1],
        ['TW-23', 0],
        ['TW-24', 1.5],
        ['TW-25', -2],
      ],
    };
    expect(check(odd).map(({ rule, cards }) => [rule, ...cards])).toEqual([
      ['unknown-card', 'TW-9999'],
      ['bad-count', 'TW-23'],
      ['bad-count', 'TW-24'],
      ['bad-count', 'TW-25'],
    ]);
  });

  it('reads other cards if it is given them', () => {
    const strange: Card = {
      id: 'TW-9001',
      name: 'A Resource of Nobody',
      kind: 'ally',
      alignment: 'hero',
      unique: true,
      mind: 1,
      at: {},
    };
    const byId = new Map<string, Card>([...allCards, strange].map((card) => [card.id, card]));
    const deck = withChange(BASES.wizard, { sideboard: [['TW-9001', 2]] });
    expect(check(deck).map(({ rule }) => rule)).toEqual(['unknown-card']);
    expect(check(deck, { cardOf: (id) => byId.get(id) }).map(({ rule }) => rule)).toEqual([
      'unique-twice',
    ]);
  });

  it('speaks in whole sentences', () => {
    const all = allCards.map((card) => [card.id, 4] as const);
    for (const kind of KINDS)
      for (const ruleSet of ['coe', 'dream'] as const) {
        const everything: Deck = {
          name: 'Everything',
          alignment: kind,
          pool: all,
          characters: all,
          resources: all,
          hazards: all,
          sites: all,
          sideboard: all,
          antiFallenWizard: all,
          farLands: all,
        };
        const found = check(everything, { ruleSet });
        expect(found.length).toBeGreaterThan(100);
        const badly = found.filter(
          ({ says, cites }) =>
            !/^[^a-z].*[^.]\.$/.test(says) ||
            /undefined|NaN|\bnull\b/.test(says) ||
            cites.length === 0,
        );
        expect(badly).toEqual([]);
      }
  });
});

describe('the law', () => {
  it('is the same value each time', () => {
    const choice = { ruleSet: 'coe', kind: 'balrog', length: 'long' } as const;
    expect(lawOf(choice)).toBe(lawOf({ ...choice }));
    expect(lawOf(choice).sideboardMax).toEqual({ n: 35, cites: ['coe/1.6.1'] });
  });

  it('bars the cards that say it themselves', () => {
    for (const card of allCards)
      for (const player of card.notFor ?? [])
        expect(BARRED[player]?.cards.has(card.id), `${card.id} ${card.name}`).toBe(true);
  });

  it('bars only cards that exist', () => {
    const ids = new Set(allCards.map(({ id }) => id));
    const barred = Object.values(BARRED).flatMap((list) => [...list.cards]);
    expect(barred.filter((id) => !ids.has(id))).toEqual([]);
    expect(barred).toHaveLength(18 + 35);
  });
});
