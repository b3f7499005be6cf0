import { officialPool } from '@mathom/cards/official';
import { type Decision, decision, query } from '@mathom/engine';
import { Stage } from '@mathom/engine/scenario';
import type { VisibleEvent } from '@mathom/protocol';
import { describe, expect, it } from 'vitest';
import { mapChoices } from '../src/table/model/choices.ts';
import { entryName } from '../src/table/model/declared.ts';
import { lines, lineText, outcomeWord } from '../src/table/model/sentences.ts';

const board = () => {
  const t = new Stage(officialPool('coe'), 1);
  t.board({
    resource: {
      companies: [{ at: 'Moria', members: ['Aragorn II'] }],
      hand: ['Cram', 'Cram', 'Glamdring'],
    },
    hazard: {},
    moment: 'organization',
  });
  return t.state;
};

const into = (to: string, from: string, n: number): VisibleEvent[] =>
  Array.from({ length: n }, (_, i) => ({
    ...{ event: 'move', card: i, seat: 1, from, to, why: '', n: 1, cards: {} },
  })) as unknown as VisibleEvent[];

describe('the log', () => {
  it('tells many cards that go into a deck in one line', () => {
    const told = lines(board(), into('deck', 'discard', 50));
    expect(told).toHaveLength(1);
    expect(lineText(told[0])).toMatch(/^50 cards go into the deck of /);
  });

  it('says of a site that it is chosen by those alone who set out for it', () => {
    const s = board();
    const site = s.companies[0].site;
    const comes = (why: string): string => {
      const e = { event: 'move', card: site, seat: 0, from: 'sites', to: 'play', why, n: 1 };
      const known = { cards: { [site]: query.idOf(s, site) } };
      return lineText(lines(s, [{ ...e, ...known }] as unknown as VisibleEvent[], 0)[0]);
    };
    expect(comes('new site, face-down')).toContain('chooses Moria to move to');
    expect(comes('by hand')).toBe('Moria comes into play (by hand).');
    expect(comes('a company splits')).toBe('Moria comes into play (a company splits).');
  });

  it('says what came of a check, and good news not in the colour of bad', () => {
    expect(outcomeWord('body', 'passed')).not.toBe('passed');
    const s = board();
    const who = query.company(s, s.companies[0].id)?.members[0] ?? -1;
    const strike = (result: string) =>
      [{ event: 'strike', who, result, n: 1, cards: {} }] as unknown as VisibleEvent[];
    expect(lines(s, strike('failed'), 0)[0].tone).toBe('good');
    expect(lines(s, strike('successful'), 0)[0].tone).toBe('ill');
    expect(lines(s, strike('failed'), 1)[0].tone).toBe('ill');
  });
});

describe('what the rules declare', () => {
  it('is said in words of the table, in the chain and in the log', () => {
    expect(entryName({ name: 'influence: Barliman Butterbur' })).toBe(
      'An attempt to win over Barliman Butterbur',
    );
    expect(entryName({ name: 'on-guard' })).toBe('A card, on guard');
    const said = (event: object): string =>
      lineText(lines(board(), [{ n: 1, cards: {}, ...event }] as unknown as VisibleEvent[], 0)[0]);
    const declared = { event: 'declare', seat: 0, card: -1, entry: 1, known: 3 };
    expect(said({ ...declared, name: 'influence: Huorn' })).toContain(
      'an attempt to win over Huorn',
    );
    expect(said({ event: 'cancel', what: 'card', name: 'on-guard' })).toBe(
      'A card, on guard is canceled.',
    );
    const rolled = { event: 'roll', seat: 0, card: -1, dice: [3, 4], total: 7, against: 5 };
    expect(said({ ...rolled, for: 'roll', outcome: 'passed' })).toMatch(/^Roll, .*: enough\.$/);
  });

  it('of the draft says whose it is', () => {
    const taken = { event: 'move', card: 3, seat: 1, from: 'pool', to: 'play', why: '', n: 1 };
    const s = board();
    const [line] = lines(s, [{ ...taken, cards: {} }] as unknown as VisibleEvent[]);
    expect(lineText(line)).toContain(`${s.players[1].name} starts with`);
  });
});

describe('the list of options', () => {
  it('names a card of which there are two in hand once', () => {
    const s = board();
    const d: Decision = {
      seat: 0,
      kind: 'pick',
      about: 'discard-one',
      card: -1,
      options: s.players[0].hand.map((card) => ({ type: 'card', card })),
    };
    expect(decision(s)).not.toBeNull();
    const { groups, byCard } = mapChoices(s, d);
    expect(groups.flatMap(([, list]) => list.map((c) => c.words)).sort()).toEqual([
      'Cram',
      'Glamdring',
    ]);
    expect(byCard.size).toBe(3);
  });
});
