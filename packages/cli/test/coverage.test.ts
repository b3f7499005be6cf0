import { allCards } from '@mathom/cards';
import type { EventCard } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { kindsIn, language } from '../src/coverage-language.ts';

const card: EventCard = {
  id: 'TW-1',
  name: 'A Test of Nodes',
  kind: 'event',
  alignment: 'hero',
  side: 'resource',
  duration: 'short',
  plays: [
    {
      is: 'action',
      need: { not: { exists: { kind: 'character', race: 'Elf' } } },
      targets: [{ target: 'card', a: { kind: 'character' } }],
      cost: [{ pay: 'tap', what: 'target' }],
      does: [
        { do: 'modify', stat: 'prowess', of: 'target', by: { sum: [1, 2] }, until: 'turn' },
        { do: 'check', kind: 'corruption', who: 'target' },
      ],
    },
  ],
  abilities: [
    {
      is: 'trigger',
      on: { event: 'wounded', card: { kind: 'character' } },
      when: { is: 'bearer', a: { race: 'Elf' } },
      does: [],
    },
    { is: 'cannot', what: 'move', who: 'company' },
  ],
};

describe('the kinds of nodes', () => {
  it('are found in a card, each by what tells it apart', () => {
    expect([...kindsIn(card)].sort()).toEqual(
      [
        'ability/action',
        'ability/cannot',
        'ability/trigger',
        'cannot/move',
        'check/corruption',
        'condition/exists',
        'condition/is',
        'condition/not',
        'cost/tap',
        'effect/check',
        'effect/modify',
        'event/wounded',
        'target/card',
        'value/sum',
      ].sort(),
    );
  });

  it('are those that the language declares, used or not', () => {
    const { kinds, usedOnce } = language([card]);
    const unused = usedOnce.filter(({ by }) => by.length === 0).map(({ kind }) => kind);
    expect(unused).toContain('effect/fetch');
    expect(unused).toContain('ability/leave-when');
    expect(unused).toContain('target/strike');
    expect(unused).not.toContain('effect/modify');
    expect(kinds).toBeGreaterThan(80);
  });

  it('in the cards are all declared: the two readings agree', () => {
    const declared = new Set(language([]).usedOnce.map(({ kind }) => kind));
    const groups = ['effect', 'cost', 'event', 'target', 'ability', 'check', 'cannot'];
    const odd = allCards
      .flatMap((c) => [...kindsIn(c)])
      .filter((kind) => groups.includes(kind.split('/')[0]) && !declared.has(kind));
    expect([...new Set(odd)]).toEqual([]);
  });
});
