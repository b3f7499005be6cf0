import { allCards } from '@mathom/cards';
import type { Card, CardId, PlayerKind } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import {
  type CheckOptions,
  check,
  type Deck,
  type DeckEntry,
  type GameLength,
  type LawName,
  type Part,
  type RuleName,
  startingCompany,
} from '../../src/index.ts';
import { BASES } from '../../src/law/cases/bases.ts';
import { withChange } from '../../src/law/cases.ts';

/**
 * The numbers of the law, written down once more from the books: what is lawful at the number
 * and what is refused one beyond, for every kind of player and every rule set.
 */
const KINDS: readonly PlayerKind[] = ['wizard', 'ringwraith', 'fallen-wizard', 'balrog'];
const RULE_SETS: readonly LawName[] = ['coe', 'crf', 'tournament', 'dream'];
const ALL = KINDS.flatMap((kind) => RULE_SETS.map((ruleSet) => [kind, ruleSet] as const));
const of = (filter: (kind: PlayerKind, ruleSet: LawName) => boolean) =>
  ALL.filter(([kind, ruleSet]) => filter(kind, ruleSet));

const byId = new Map(allCards.map((card) => [card.id, card]));
const PARTS = ['pool', 'characters', 'resources', 'hazards'] as const;
const inBase = (kind: PlayerKind, name: string): boolean =>
  PARTS.some((part) => BASES[kind][part].some(([id]) => byId.get(id)?.name === name));

/** So many cards, up to `each` copies of one, none of which the lawful deck has. */
function some(
  n: number,
  kind: PlayerKind,
  each: number,
  fits: (card: Card) => boolean,
): DeckEntry[] {
  const out: DeckEntry[] = [];
  const names = new Set<string>();
  let left = n;
  for (const card of allCards) {
    if (left === 0) break;
    if (names.has(card.name) || inBase(kind, card.name) || !fits(card)) continue;
    names.add(card.name);
    const copies = Math.min(left, card.unique ? 1 : each);
    out.push([card.id, copies]);
    left -= copies;
  }
  expect(left, 'enough cards for the test').toBe(0);
  return out;
}

const side = (kind: PlayerKind): Card['alignment'] =>
  kind === 'wizard' || kind === 'fallen-wizard' ? 'hero' : 'minion';
const FW = (kind: PlayerKind, two: number, three: number): number =>
  kind === 'fallen-wizard' ? two : three;

const PLAIN = new Set<string>(['LE', 'TW']);
const isResource = (kind: PlayerKind) => (card: Card) =>
  card.kind === 'event' &&
  card.side === 'resource' &&
  card.duration === 'short' &&
  PLAIN.has(card.id.slice(0, 2)) &&
  card.alignment === side(kind) &&
  !card.unique &&
  !card.specific &&
  !card.alsoHazard &&
  !REFUSED.has(card.id);
/** Short-events that the Balrog's player or a Fallen-wizard cannot have. */
const REFUSED = new Set<CardId>([
  'TW-205',
  'TW-239',
  'TW-247',
  'TW-294',
  'LE-161',
  'LE-162',
  'LE-182',
  'LE-193',
  'LE-198',
  'LE-200',
  'LE-222',
  'LE-223',
  'LE-242',
  'LE-248',
  'LE-257',
]);
const isCreature = (card: Card): boolean =>
  card.kind === 'creature' && card.id.startsWith('TW') && !card.asEvent && !card.unique;
const isPerson = (kind: PlayerKind) => (card: Card) =>
  card.kind === 'character' &&
  !card.avatar &&
  !card.agent &&
  !card.specific &&
  card.alignment === side(kind) &&
  (kind !== 'balrog' || ((card.race === 'Orc' || card.race === 'Troll') && (card.mind ?? 0) < 9));

function rules(deck: Deck, options: CheckOptions): RuleName[] {
  return check(deck, { isDream: () => true, ...options }).map(({ rule }) => rule);
}

/** Lawful with so many cards of the part; one more breaks that rule and no other. */
function most(
  [kind, ruleSet]: readonly [PlayerKind, LawName],
  part: Part,
  cards: (n: number) => readonly DeckEntry[],
  n: number,
  rule: RuleName,
  length?: GameLength,
): void {
  const options: CheckOptions = { ruleSet, ...(length ? { length } : {}) };
  const at = (k: number) => rules(withChange(BASES[kind], { [part]: cards(k) }), options);
  expect(at(n), `${n} in ${part}`).toEqual([]);
  expect(at(n + 1), `${n + 1} in ${part}`).toEqual([rule]);
}

describe('the numbers of the law', () => {
  it.each(of((_, ruleSet) => ruleSet !== 'crf'))('%s, %s: 30 resources', (kind, ruleSet) => {
    const less = withChange(BASES[kind], {
      resources: [[BASES[kind].resources[0][0], -1]],
      hazards: [['TW-6', -1]],
    });
    expect(rules(BASES[kind], { ruleSet })).toEqual([]);
    expect(rules(less, { ruleSet })).toEqual(['resources-few']);
  });

  it.each(of((_, ruleSet) => ruleSet === 'crf'))('%s, %s: as many as he likes', (kind, ruleSet) => {
    const less = withChange(BASES[kind], {
      resources: [[BASES[kind].resources[0][0], -1]],
      hazards: [['TW-5', -1]],
    });
    expect(rules(less, { ruleSet })).toEqual([]);
    expect(rules(less, { ruleSet, players: 3 })).toEqual(['creatures-few']);
  });

  it.each(of((_, ruleSet) => ruleSet === 'coe'))('%s, %s: 50 resources', (kind, ruleSet) => {
    const more = (n: number) =>
      withChange(BASES[kind], {
        resources: some(n, kind, FW(kind, 2, 3), isResource(kind)),
        hazards: some(n, kind, 3, isCreature),
      });
    expect(rules(more(20), { ruleSet })).toEqual([]);
    expect(rules(more(21), { ruleSet })).toEqual(['resources-many']);
  });

  it.each(of((_, ruleSet) => ruleSet !== 'crf'))('%s, %s: 12 creatures', (kind, ruleSet) => {
    const less = withChange(BASES[kind], {
      hazards: [
        ['TW-5', -1],
        ['LE-125', 1],
      ],
    });
    expect(rules(less, { ruleSet })).toEqual(['creatures-few']);
  });

  it.each(ALL)('%s, %s: 10 characters in the play deck', (...the) => {
    most(the, 'characters', (n) => some(n, the[0], 1, isPerson(the[0])), 10, 'characters-many');
  });

  it.each(ALL)('%s, %s: 10 characters and so many items in the pool', (...the) => {
    const [kind, ruleSet] = the;
    const people = BASES[kind].pool.filter(([id]) => byId.get(id)?.kind === 'character').length;
    most(the, 'pool', (n) => some(n, kind, 1, isPerson(kind)), 10 - people, 'pool-characters');
    const isMinor = (card: Card): boolean =>
      card.kind === 'item' &&
      card.class === 'minor' &&
      card.id.startsWith(side(kind) === 'hero' ? 'TW' : 'LE') &&
      card.alignment === side(kind) &&
      !card.unique;
    const items = ruleSet === 'dream' ? 3 : 2;
    most(the, 'pool', (n) => some(n, kind, 1, isMinor), items - 2, 'pool-items');
  });

  const AVATAR: Record<PlayerKind, CardId> = {
    wizard: 'TW-156',
    ringwraith: 'LE-58',
    'fallen-wizard': 'WH-4',
    balrog: 'BA-3',
  };
  it.each(ALL)('%s, %s: avatars', (...the) => {
    const [kind, ruleSet] = the;
    const casual = ruleSet === 'crf' && (kind === 'wizard' || kind === 'ringwraith');
    const deck = (n: number) => withChange(BASES[kind], { characters: [[AVATAR[kind], n]] });
    const max = casual ? 2 : 3;
    expect(rules(deck(max - 1), { ruleSet })).toEqual([]);
    expect(rules(deck(max), { ruleSet })).toContain('avatars-many');
    const pool = withChange(BASES[kind], { pool: [[AVATAR[kind], 1]] });
    expect(rules(pool, { ruleSet })).toEqual(ruleSet === 'dream' ? [] : ['pool-avatars']);
  });

  it.each(ALL)('%s, %s: copies', (...the) => {
    const [kind] = the;
    const resource = some(1, kind, 1, isResource(kind))[0][0];
    const copies = FW(kind, 2, 3);
    most(the, 'sideboard', (n) => [[resource, n]], copies, 'copies-many');
    most(the, 'sideboard', (n) => [['TW-23', n]], 3, 'copies-many');
    // a unique ally of both sides' own
    const unique: CardId = side(kind) === 'hero' ? 'TW-246' : 'LE-154';
    most(the, 'sideboard', (n) => [[unique, n]], 1, 'unique-twice');
    if (kind !== 'wizard') most(the, 'sideboard', (n) => [['LE-31', n]], copies, 'copies-many');
    if (kind === 'fallen-wizard') most(the, 'sideboard', (n) => [['WH-59', n]], 3, 'copies-many');
  });

  it.each(ALL)('%s, %s: 36 mind of agents', (kind, ruleSet) => {
    // Golodhros 9, Baduila 8, Elerína 8, Bill Ferny 3; The Grimburgoth 8 or Anarin 7 and others
    const agents = (...ids: CardId[]) =>
      withChange(BASES[kind], { sideboard: ids.map((id) => [id, 1] as const) });
    expect(rules(agents('DM-14', 'DM-2', 'DM-7', 'DM-15', 'DM-3'), { ruleSet })).toEqual([]);
    expect(rules(agents('DM-14', 'DM-2', 'DM-7', 'DM-15', 'DM-6'), { ruleSet })).toEqual([
      'agent-mind',
    ]);
  });

  const SIDEBOARD: readonly (readonly [GameLength, number])[] = [
    ['starter', 30],
    ['short', 30],
    ['long', 35],
    ['campaign', 40],
  ];
  it.each(ALL)('%s, %s: sideboards', (...the) => {
    const [kind, ruleSet] = the;
    const hazards = (n: number) => some(n, kind, 3, isCreature);
    for (const [length, n] of SIDEBOARD)
      most(the, 'sideboard', hazards, ruleSet === 'dream' ? 30 : n, 'sideboard-many', length);
    const more = ruleSet === 'coe' || ruleSet === 'dream' ? 10 : 0;
    most(the, 'antiFallenWizard', hazards, more, 'anti-fallen-wizard-many');
    most(the, 'farLands', hazards, ruleSet === 'dream' ? 10 : 0, 'far-lands-many');
  });

  it.each(of((kind) => kind === 'fallen-wizard'))('%s, %s: three Stage resources', (_, ruleSet) => {
    const pool = (entries: readonly DeckEntry[]) =>
      rules(withChange(BASES['fallen-wizard'], { pool: entries }), { ruleSet });
    // Thrall of the Voice has one point, Earth-eater has none
    expect(
      pool([
        ['WH-63', -1],
        ['WH-82', 2],
      ]),
    ).toEqual([]);
    expect(
      pool([
        ['WH-63', -1],
        ['WH-82', 1],
      ]),
    ).toEqual(['stage-points-few']);
    expect(
      pool([
        ['WH-63', -1],
        ['WH-82', 3],
      ]),
    ).toEqual(['stage-cards', 'stage-points']);
    expect(
      pool([
        ['WH-63', -1],
        ['WH-82', 2],
        ['WH-67', 1],
      ]),
    ).toEqual(['stage-cards']);
  });

  it.each(ALL)('%s, %s: starting companies', (kind, ruleSet) => {
    const dark = kind === 'ringwraith' || kind === 'balrog';
    const characters = dark ? 6 : 5;
    const mind = (id: CardId): number => {
      const card = byId.get(id);
      return card?.kind === 'character' ? (card.mind ?? 0) : 0;
    };
    const people = allCards.filter(isPerson(kind)).map(({ id }) => id);
    const cheap = [...people].sort((a, b) => mind(a) - mind(b)).slice(0, 7);
    const site = BASES[kind].sites[0][0];
    const starts = (drafted: readonly CardId[], items: readonly CardId[] = [], sites = [site]) => {
      const deck: Deck = {
        ...BASES[kind],
        pool: [...drafted, ...items].map((id) => [id, 1] as const),
        sites: [[site, 3]],
      };
      return startingCompany(deck, { drafted, items, sites }, { ruleSet }).map(({ rule }) => rule);
    };
    expect(starts(cheap.slice(0, characters))).toEqual([]);
    expect(starts(cheap.slice(0, characters + 1))).toEqual(['start-characters']);
    const items: CardId[] = ['TD-105', 'TW-259', 'TW-224', 'TW-225'];
    const n = ruleSet === 'dream' ? 3 : 2;
    expect(starts([], items.slice(0, n))).toEqual([]);
    expect(starts([], items.slice(0, n + 1))).toEqual(['start-items']);
    const places = dark ? 2 : 1;
    expect(
      starts(
        [],
        [],
        Array.from({ length: places }, () => site),
      ),
    ).toEqual([]);
    expect(
      starts(
        [],
        [],
        Array.from({ length: places + 1 }, () => site),
      ),
    ).toEqual(['start-companies']);
    // 5, 5, 5, 5 and 1 mind
    const fives = people.filter((id) => mind(id) === 5);
    const one = people.find((id) => mind(id) === 1);
    if (fives.length >= 4 && one) {
      expect(starts(fives.slice(0, 4))).toEqual([]);
      expect(starts([...fives.slice(0, 4), one])).toEqual(['start-mind']);
    } else expect(kind).toBe('balrog');
  });
});

describe('the numbers of dream-card games', () => {
  const base = BASES.wizard;
  const grown = (n: number, avatars: number) =>
    withChange(base, {
      resources: some(n, 'wizard', 3, isResource('wizard')),
      hazards: some(n, 'wizard', 3, isCreature),
      characters: [['TW-156', avatars - 1]],
    });

  it('an avatar for every 20 cards', () => {
    // 60 cards and the avatars: 78 and 3, 76 and 4 make 80
    expect(rules(grown(8, 4), { ruleSet: 'dream' })).toEqual([]);
    expect(rules(grown(7, 4), { ruleSet: 'dream' })).toEqual(['avatars-many']);
    expect(rules(grown(0, 3), { ruleSet: 'dream' })).toEqual([]);
  });

  it('a quarter of dream-cards, rounded up', () => {
    // 30 resources: eight are enough and seven are not; the rest of the deck has plenty
    const withDream = (resources: number) => {
      const ids = new Set<CardId>(base.resources.slice(0, 2).map(([id]) => id));
      const deck = withChange(base, {
        resources: [
          [base.resources[9][0], -resources + 6],
          ['TW-232', resources - 6],
        ],
      });
      ids.add('TW-232');
      for (const [id] of [...base.hazards, ...base.pool]) ids.add(id);
      return rules(deck, { ruleSet: 'dream', isDream: (id) => ids.has(id) });
    };
    expect(withDream(8)).toEqual([]);
    expect(withDream(7)).toEqual(['dream-cards']);
  });

  it('an avatar who starts counts for 12 mind', () => {
    const starts = (...drafted: CardId[]) =>
      startingCompany(
        { ...base, pool: drafted.map((id) => [id, 1] as const) },
        { drafted },
        { ruleSet: 'dream' },
      ).map(({ rule }) => rule);
    expect(starts('TW-156', 'TW-161')).toEqual([]); // Glorfindel II: 8
    expect(starts('TW-156', 'TW-120')).toEqual(['start-mind']); // Aragorn II: 9
    expect(starts('TW-156', 'TW-181')).toContain('start-avatars');
  });
});
