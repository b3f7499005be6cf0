import type { Card } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { amended } from '../src/amendments/apply.ts';
import { amendments, amendmentsOf, factIn, keywordsIn } from '../src/amendments/index.ts';
import { allCards } from '../src/index.ts';
import { cardsIn, officialPool } from '../src/official.ts';

const named = (name: string): Card[] => allCards.filter((card) => card.name === name);
const one = (name: string): Card => {
  const [card] = named(name);
  if (!card) throw new Error(`no card ${name}`);
  return card;
};

/** Whether our card carries what the erratum says. */
function carries(
  card: Card,
  set: NonNullable<(typeof amendments)[number]['sets']>[number],
): boolean {
  switch (set.fact) {
    case 'points':
      return 'points' in card && JSON.stringify(card.points).includes(String(set.is))
        ? true
        : (card.kind === 'item' || card.kind === 'event') && card.storable?.points === set.is;
    case 'body':
      return (
        (card.kind === 'ally' && card.body === set.is) ||
        (card.kind === 'creature' && card.attack.body === set.is)
      );
    case 'unique':
      return card.unique === true;
    case 'duration':
      return card.kind === 'event' && card.duration === set.is;
    case 'race':
      return card.kind === 'creature'
        ? card.attack.race === set.is
        : 'race' in card && card.race === set.is;
    case 'slot':
      return card.kind === 'item' && card.slot === set.is;
    case 'at':
      return card.kind === 'faction' && card.at.siteType === set.is;
    case 'home':
      return card.kind === 'character' && card.home.some((h) => h === set.is);
  }
}

describe('amendments', () => {
  it('are about cards that exist', () => {
    const lost = amendments.flatMap((a) =>
      a.cards.filter((name) => !named(name).some((card) => amendmentsOf(card).includes(a))),
    );
    expect(lost).toEqual([]);
  });

  it('each cite where they come from', () => {
    for (const a of amendments) {
      expect(a.cites.length, a.cards.join()).toBeGreaterThan(0);
      for (const cite of a.cites) expect(cite).toMatch(/^(crf|companion|dc)\/[\w-]+\/[\w/-]+$/);
    }
  });

  it('of all rule sets are in the facts of the cards', () => {
    const missing = amendments
      .filter((a) => a.in.includes('coe'))
      .flatMap((a) =>
        a.cards
          .flatMap(named)
          .flatMap((card) =>
            amendmentsOf(card).includes(a)
              ? (a.sets ?? [])
                  .filter((set) => !carries(card, set))
                  .map((set) => `${card.id} ${card.name} ${set.fact}`)
              : [],
          ),
      );
    expect(missing).toEqual([]);
  });

  it('of dream-card games alone are not in the printed facts', () => {
    const there = amendments
      .filter((a) => !a.in.includes('coe'))
      .flatMap((a) =>
        a.cards
          .flatMap(named)
          .flatMap((card) =>
            amendmentsOf(card).includes(a)
              ? (a.sets ?? [])
                  .filter((set) => carries(card, set))
                  .map((set) => `${card.id} ${set.fact}`)
              : [],
          ),
      );
    expect(there).toEqual([]);
  });

  it('hold only in their rule sets', () => {
    const necklace = one('Necklace of Girion');
    expect(keywordsIn(necklace, 'coe')).not.toContain('jewel');
    expect(keywordsIn(necklace, 'dream')).toEqual(expect.arrayContaining(['jewel', 'treasure']));
    expect(keywordsIn(one('Glamdring'), 'dream')).toContain('battle-gear');
    expect(keywordsIn(one('Glamdring'), 'tournament')).not.toContain('battle-gear');
    expect(factIn(one('Cave-drake'), 'race', 'coe')).toBeUndefined();
    expect(factIn(one('Cave-drake'), 'race', 'dream')).toBe('Drake');
    expect(factIn(one('Bill the Pony'), 'body', 'crf')).toBe(10);
  });

  it('leave every card as it is in the rule sets of today', () => {
    for (const rules of ['coe', 'crf', 'tournament'] as const)
      expect(cardsIn(rules).filter((card, i) => card !== allCards[i])).toEqual([]);
  });

  it('are in the cards of the rule sets where they hold', () => {
    const cards = cardsIn('dream');
    const missing = amendments.flatMap((a) =>
      a.cards.flatMap((name) =>
        allCards.flatMap((card, i) => {
          if (card.name !== name || !amendmentsOf(card, 'dream').includes(a)) return [];
          const now = cards[i];
          const words: readonly string[] = now.keywords ?? [];
          return [
            ...(a.sets ?? [])
              .filter((set) => !carries(now, set))
              .map((set) => `${name} ${set.fact}`),
            ...(a.gains ?? []).filter((k) => !words.includes(k)).map((k) => `${name} gains ${k}`),
            ...(a.loses ?? []).filter((k) => words.includes(k)).map((k) => `${name} loses ${k}`),
          ];
        }),
      ),
    );
    expect(missing).toEqual([]);
    expect(cards.filter((card, i) => card !== allCards[i]).length).toBeGreaterThan(100);
    // and nothing else of a card has changed
    const drake = one('Cave-drake');
    if (drake.kind !== 'creature') throw new Error('a creature');
    expect(amended(drake, 'dream')).toEqual({
      ...drake,
      attack: { ...drake.attack, race: 'Drake' },
    });
  });

  it('make one pool for each rule set', () => {
    expect(officialPool('crf')).toBe(officialPool('crf'));
    expect(officialPool('crf')).not.toBe(officialPool('coe'));
    expect(officialPool('tournament').rules).toBe('tournament');
    expect(officialPool().cards).toEqual(allCards);
  });
});
