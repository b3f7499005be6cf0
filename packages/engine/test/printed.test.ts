import { describe, expect, it } from 'vitest';
import type { Card, CardFilter } from '../src/language/index.ts';
import { compile, isHazardAbility } from '../src/pool/compile.ts';
import { createPool } from '../src/pool/pool.ts';
import { possible, printedTable } from '../src/pool/printed.ts';
import {
  anyOf,
  compares,
  isOrc,
  isOrcOrTroll,
  oneOf,
  raceList,
  racesAsFoe,
  specRaces,
} from '../src/query/compare.ts';
import { countOf, pathMatches } from '../src/query/paths.ts';
import { wasSuch } from '../src/query/printed.ts';
import type { PathStep, State } from '../src/state/types.ts';

const CARDS = {
  character: { kind: 'character', alignment: 'hero', unique: true, keywords: ['leader'] },
  item: { kind: 'item', alignment: 'hero', class: 'minor', slot: 'weapon', keywords: ['ring'] },
  event: { kind: 'event', alignment: 'neutral', side: 'hazard', plays: [] },
  either: { kind: 'event', alignment: 'neutral', side: 'resource', alsoHazard: true, plays: [] },
  creature: { kind: 'creature', alignment: 'neutral', attack: { race: 'Orc' } },
  site: { kind: 'site', alignment: 'minion', lair: 'Somebody' },
} as const;
const NAMES = Object.keys(CARDS) as (keyof typeof CARDS)[];
const pool = createPool(
  NAMES.map((name, i) => ({ id: `XX-${i + 1}`, name, ...CARDS[name] }) as unknown as Card),
);

/** The cards that such a filter could speak of, by what is printed on them. */
function could(filter: unknown): string[] {
  const f = filter as CardFilter;
  const table = printedTable(pool, f);
  expect(printedTable(pool, f)).toBe(table);
  const ask = (): string[] =>
    NAMES.filter((_, i) => possible(pool, f, table, pool.numbers.get(`XX-${i + 1}`) as number));
  const first = ask();
  expect(ask()).toEqual(first); // and as it is remembered
  return first;
}

describe('what a filter rules out by what is printed', () => {
  it('kinds, names, classes and slots', () => {
    expect(could({})).toEqual(NAMES);
    expect(could({ kind: 'item' })).toEqual(['item']);
    expect(could({ kind: ['item', 'site'] })).toEqual(['item', 'site']);
    expect(could({ name: 'event' })).toEqual(['event']);
    expect(could({ class: 'minor' })).toEqual(['item']);
    expect(could({ class: 'major' })).toEqual([]);
    expect(could({ slot: 'weapon' })).toEqual(['item']);
    expect(could({ slot: 'armor' })).toEqual([]);
  });

  it('keywords, but for those to whom texts give them', () => {
    expect(could({ keyword: 'ring' })).toEqual(['character', 'item', 'site']);
    expect(could({ keyword: 'hoard' })).toEqual(['character', 'site']);
  });

  it('alignment, but of characters', () => {
    expect(could({ alignment: 'minion' })).toEqual(['character', 'site']);
    expect(could({ alignment: ['neutral', 'hero'] })).toEqual([
      'character',
      'item',
      'event',
      'either',
      'creature',
    ]);
  });

  it('what is unique, and what is not', () => {
    expect(could({ unique: true })).toEqual(['character']);
    expect(could({ unique: false })).toEqual(['item', 'event', 'either', 'creature', 'site']);
  });

  it('the side: a character may be of either, and so may an event that says so', () => {
    expect(could({ side: 'hazard' })).toEqual(['character', 'event', 'either', 'creature']);
    expect(could({ side: 'resource' })).toEqual(['character', 'item', 'either', 'site']);
  });

  it('events, among which a creature may lie, and what is said of sites', () => {
    expect(could({ event: 'long' })).toEqual(['event', 'either', 'creature']);
    for (const f of [{ siteType: 'haven' }, { haven: true }, { region: 'Rohan' }, { lair: true }])
      expect(could(f)).toEqual(['site']);
  });

  it('what none of several filters allows', () => {
    expect(could({ any: [{ kind: 'item' }, { kind: 'site' }] })).toEqual(['item', 'site']);
    expect(could({ any: [{ kind: 'item' }], unique: true })).toEqual([]);
  });
});

describe('the small comparisons', () => {
  it('one of several, any of several; unsaid is whatever it be', () => {
    expect([
      oneOf(undefined, 1),
      oneOf(1, 1),
      oneOf(1, 2),
      oneOf([1, 2], 2),
      oneOf([1], 2),
    ]).toEqual([true, true, false, true, false]);
    expect([
      anyOf(undefined, undefined),
      anyOf('a', undefined),
      anyOf('a', ['a', 'b']),
      anyOf('c', ['a', 'b']),
      anyOf(['c', 'b'], ['a', 'b']),
      anyOf(['c', 'd'], ['a', 'b']),
    ]).toEqual([true, false, true, false, true, false]);
  });

  it('numbers, below, at and above', () => {
    const all = (op: '<' | '<=' | '=' | '>=' | '>') => [1, 2, 3].map((n) => compares(n, op, 2));
    expect(all('<')).toEqual([true, false, false]);
    expect(all('<=')).toEqual([true, true, false]);
    expect(all('=')).toEqual([false, true, false]);
    expect(all('>=')).toEqual([false, true, true]);
    expect(all('>')).toEqual([false, false, true]);
  });

  it('races: a Half-orc is an Orc too, and a Troll is not', () => {
    expect((['Orc', 'Half-orc', 'Troll', 'Elf', undefined] as const).map(isOrc)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect((['Orc', 'Half-orc', 'Troll', 'Elf', undefined] as const).map(isOrcOrTroll)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect((['Half-orc', 'Orc', undefined] as const).map(racesAsFoe)).toEqual([
      ['Half-orc', 'Orc'],
      ['Orc'],
      [],
    ]);
    expect([raceList('Orc'), raceList(['Orc', 'Troll'])]).toEqual([['Orc'], ['Orc', 'Troll']]);
    const spec = (race: unknown) => specRaces({ race } as never);
    expect([spec('Orc'), spec(['Orc', 'Man']), spec({ raceOf: 'it' })]).toEqual([
      ['Orc'],
      ['Orc', 'Man'],
      [],
    ]);
  });
});

describe('a path', () => {
  const path = (...steps: (string | [string, number])[]): PathStep[] =>
    steps.map((x) => (typeof x === 'string' ? { type: x } : { type: x[0], counts: x[1] }) as never);

  it('has so many regions of a type; some count for two, some for half of one', () => {
    const count = (p: PathStep[]): number => countOf(p, (type) => type === 'wilderness');
    expect(count(path('wilderness', 'border', 'wilderness'))).toBe(2);
    expect(count(path(['wilderness', 2], 'border'))).toBe(2);
    expect(count(path(['wilderness', 0.5]))).toBe(0);
    expect(count(path(['wilderness', 0.5], 'wilderness', ['wilderness', 0.5]))).toBe(2);
  });

  it('is one that a filter speaks of', () => {
    const p = path('wilderness', 'border', 'wilderness', 'shadow');
    const is = (f: object): boolean => pathMatches(p, f as never);
    expect([is({}), is({ min: 4 }), is({ min: 5 })]).toEqual([true, true, false]);
    expect([
      is({ type: 'border' }),
      is({ type: 'dark' }),
      is({ type: ['dark', 'shadow'] }),
    ]).toEqual([true, false, true]);
    expect([is({ type: 'wilderness', min: 2 }), is({ type: 'wilderness', min: 3 })]).toEqual([
      true,
      false,
    ]);
    const named = [{ type: 'border', name: 'Rohan' }, { type: 'border' }] as never;
    expect(pathMatches(named, { region: 'Rohan' })).toBe(true);
    expect(pathMatches(named, { region: ['Gorgoroth', 'Rohan'] })).toBe(true);
    expect(pathMatches(named, { region: 'Gorgoroth' })).toBe(false);
  });

  it('has no two in a row that are not of that type', () => {
    const apart = (...types: string[]): boolean =>
      pathMatches(path(...types), { noneConsecutiveBut: 'wilderness' });
    expect(apart('wilderness', 'border', 'wilderness', 'shadow')).toBe(true);
    expect(apart('border', 'shadow', 'wilderness')).toBe(false);
    expect(apart('wilderness', 'border', 'shadow')).toBe(false);
    expect(apart('border')).toBe(true);
  });
});

describe('a card, read once', () => {
  const event = (more: object): Card =>
    ({ id: 'XX-1', name: 'X', kind: 'event', side: 'hazard', plays: [], ...more }) as never;
  const action = (more: object = {}) => ({ is: 'action', does: [], ...more }) as never;

  it('whose abilities are those of a hazard', () => {
    const resource = event({ side: 'resource' });
    const creature = { ...event({}), kind: 'creature' } as never as Card;
    const item = { ...event({}), kind: 'item' } as never as Card;
    expect([event({}), resource, creature, item].map((d) => isHazardAbility(d, action()))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const given = (more: object) => isHazardAbility(event({}), action(more));
    expect(given({ by: 'hazard-player' })).toBe(true);
    expect(given({ by: 'opponent' })).toBe(false);
    expect(given({ as: 'resource' })).toBe(false);
    expect(given({ as: 'hazard', by: 'opponent' })).toBe(true);
    expect(isHazardAbility(item, action({ as: 'hazard' }))).toBe(true);
  });

  it('what it asks for: cards by name, and a site with information in each of its ways', () => {
    const at = (keyword: string) => action({ need: { company: 'x', a: { at: { keyword } } } });
    const needs = (...plays: unknown[]) => compile(event({ plays } as object)).needsInformation;
    expect(needs(at('information'))).toBe(true);
    expect(needs(at('information'), at('information'))).toBe(true);
    expect(needs(at('information'), at('hoard'))).toBe(false);
    expect(needs(action())).toBe(false);
    expect(needs()).toBe(false);
    const need = { any: [{ exists: { name: 'Doors' } }, { exists: { kind: 'item' } }] };
    expect([...compile(event({ plays: [action({ need })] })).asksFor]).toEqual(['Doors']);
  });

  it('which of its abilities are what', () => {
    const abilities = [
      { is: 'modify', stat: 'prowess', of: 'self', by: 1 },
      { is: 'grant' },
      { is: 'trigger', on: { event: 'moves' }, does: [] },
      { is: 'action', does: [] },
      { is: 'leave-when', cond: {} },
    ];
    const c = compile(event({ abilities }));
    expect([c.modifies, c.rules, c.triggers, c.actions].map((x) => x.map(({ i }) => i))).toEqual([
      [0],
      [1],
      [2],
      [3],
    ]);
    expect(c.moments.map((m) => m !== null)).toEqual([false, false, false, true, false]);
    expect([...c.stats, ...c.kinds]).toEqual([
      'prowess',
      'modify',
      'grant',
      'trigger',
      'action',
      'leave-when',
    ]);
    expect([c.live, compile(event({})).live]).toEqual([true, false]);
    expect([c.faceOf, c.trophy, c.ally]).toEqual([-1, -1, -1]);
  });

  it('in which ways it can be played from hand, and as what', () => {
    const ways = (d: object) =>
      compile(event(d)).ways.map(({ kind, mode, moments }) => [
        kind,
        mode,
        moments.turns,
        moments.counts,
      ]);
    // turns: one's own is 1, another's is 2
    expect(ways({ plays: [action()] })).toEqual([['play', 0, 2, true]]);
    expect(ways({ plays: [action()], freeOfLimit: true })).toEqual([['play', 0, 2, false]]);
    expect(ways({ plays: [action()], side: 'resource' })).toEqual([['play', 0, 1, false]]);
    expect(
      ways({ alsoResource: true, plays: [action({ as: 'hazard' }), action({ as: 'resource' })] }),
    ).toEqual([
      ['play', 0, 2, true],
      ['play', 1, 1, false],
    ]);
    expect(ways({ alsoResource: true, plays: [action({ window: { phase: 'any' } })] })).toEqual([
      ['play', 0, 3, false],
    ]);
    expect(ways({ kind: 'creature', asEvent: { plays: [action()] } })).toEqual([
      ['creature', 0, 2, true],
      ['play', 1, 2, true],
    ]);
    expect(ways({ kind: 'item' })).toEqual([['at-site', 0, 1, false]]);
    expect(ways({ kind: 'item', played: action() })).toEqual([['play', 0, 1, false]]);
    expect(ways({ kind: 'faction' })).toEqual([['at-site', 0, 1, false]]);
    expect(ways({ kind: 'character', agent: true })).toEqual([['agent', 0, 2, true]]);
    expect(ways({ kind: 'character' })).toEqual([]);
    expect(ways({ kind: 'site' })).toEqual([]);
  });
});

describe('a card that lies shuffled away', () => {
  const creature = (race: unknown, i: number): Card =>
    ({ id: `YY-${i + 1}`, name: `${i}`, kind: 'creature', attack: { race } }) as unknown as Card;
  const races = ['Orc', ['Orc', 'Man'], { raceOf: 'site' }, ['Troll']];
  const those = createPool(races.map(creature));
  /** Which of those creatures are known for such a one. */
  const known = (race: unknown): number[] =>
    races.flatMap((_, i) =>
      wasSuch({ rt: { pool: those } } as State, those.numbers.get(`YY-${i + 1}`), {
        race,
      } as CardFilter)
        ? [i]
        : [],
    );

  it('is of the race, or of one of the races, that it says of itself', () => {
    expect(known('Orc')).toEqual([0, 1]);
    expect(known(['Man', 'Troll'])).toEqual([1, 3]);
    expect(known('Elf')).toEqual([]);
  });

  it('is of none where the race is that of something else', () => {
    expect(known({ raceOf: 'site' })).toEqual([]);
  });

  it('is nothing where no card is meant', () => {
    expect(wasSuch({ rt: { pool: those } } as State, undefined, {})).toBe(false);
  });
});
