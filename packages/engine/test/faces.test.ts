import { describe, expect, it } from 'vitest';
import type { Card } from '../src/language/index.ts';
import { REGION_NAMES } from '../src/language/index.ts';
import { cardNumbered, compiled, createPool, numberOf, type Pool } from '../src/pool/pool.ts';

const made = (...cards: object[]): Pool =>
  createPool(
    cards.map((c, i) => ({ id: `XX-${i + 1}`, alignment: 'neutral', ...c })) as unknown as Card[],
  );
const first = (pool: Pool) => compiled(pool, numberOf(pool, 'XX-1'));
const event = { kind: 'event', side: 'resource', duration: 'permanent', plays: [] };
const creature = {
  kind: 'creature',
  name: 'A beast',
  points: 3,
  keys: [],
  attack: { race: 'Troll', prowess: 12 },
};

describe('an event that can lie as a site', () => {
  const site = {
    type: 'ruins',
    path: ['wilderness'],
    draws: { resource: 1, hazard: 1 },
    items: ['minor'],
    attacks: [],
    regionType: 'wilderness',
    abilities: [{ is: 'grant' }],
  };

  it('has a face for each region, or for the one of which it speaks, numbered from the end of its set', () => {
    const everywhere = first(made({ ...event, name: 'A lair', site }));
    expect([...(everywhere.faces?.keys() ?? [])]).toEqual([...REGION_NAMES]);
    const pool = made({ ...event, name: 'A lair', site: { ...site, region: 'Rohan' } });
    const n = numberOf(pool, 'XX-1');
    const c = first(pool);
    expect([...(c.faces ?? [])]).toEqual([['Rohan', Math.floor(n / 1000) * 1000 + 999]]);
    const face = compiled(pool, c.faces?.get('Rohan') as number);
    expect(face.faceOf).toBe(n);
    expect(face.def).toMatchObject({
      id: 'XX-1',
      name: 'A lair',
      kind: 'site',
      alignment: 'neutral',
      type: 'ruins',
      path: ['wilderness'],
      region: 'Rohan',
    });
    expect('regionType' in face.def).toBe(false);
    // as a site it is played by nothing, and says what it says as one
    expect((face.def as { plays?: unknown }).plays).toBe(undefined);
    expect(face.kinds).toEqual(new Set(['grant']));
    expect([c.trophy, c.ally, c.tamed]).toEqual([-1, -1, null]);
    expect(first(made({ ...event, name: 'No lair' })).faces).toBe(null);
  });
});

describe('what is slain', () => {
  it('is a trophy as well: creatures, and Dragons who are events or factions', () => {
    const trophy = (card: object) => {
      const pool = made({ name: 'It', ...card });
      const n = first(pool).trophy;
      return n < 0 ? null : cardNumbered(pool, n);
    };
    expect(trophy({ ...creature, unique: true, manifestationOf: 'Him' })).toMatchObject({
      id: 'XX-1',
      name: 'A beast',
      kind: 'item',
      class: 'minor',
      corruption: 0,
      points: 3,
      stays: true,
      unique: true,
      manifestationOf: 'Him',
      alignment: 'neutral',
    });
    const points = { source: 'kill', value: 5 };
    expect(trophy({ ...event, manifestationOf: 'Him', points })).toMatchObject({ points: 5 });
    expect(trophy({ kind: 'faction', manifestationOf: 'Him', points: 4 })).toMatchObject({
      points: 4,
    });
    expect(trophy({ ...event, points })).toBe(null);
    expect(trophy({ ...event, manifestationOf: 'Him' })).toBe(null);
    expect(trophy({ ...event, manifestationOf: 'Him', points: { source: 'misc', value: 5 } })).toBe(
      null,
    );
    expect(trophy({ kind: 'faction', points: 4 })).toBe(null);
    expect(
      trophy({ kind: 'character', manifestationOf: 'Him', skills: [], home: [], points: 4 }),
    ).toBe(null);
  });
});

describe('an ally that an event makes', () => {
  it('of itself', () => {
    const pool = made({ ...event, name: 'Eagles', magic: ['spirit'], ally: { mind: 3, body: 8 } });
    const c = first(pool);
    expect(cardNumbered(pool, c.ally)).toMatchObject({
      id: 'XX-1',
      name: 'Eagles',
      kind: 'ally',
      mind: 3,
      body: 8,
      magic: ['spirit'],
      at: {},
    });
    expect(compiled(pool, c.ally).faceOf).toBe(numberOf(pool, 'XX-1'));
  });

  it('of a creature: the same being, with numbers of the event, of its side', () => {
    const tamer = {
      ...event,
      alignment: 'minion',
      name: 'Tamed',
      ally: { ofFoe: true, mind: 2, body: 7, prowess: -3, abilities: [{ is: 'grant' }] },
    };
    const tamed = (card: object) => {
      const pool = made({ ...creature, ...card }, tamer);
      const n = first(pool).tamed?.get(numberOf(pool, 'XX-2')) as number;
      return compiled(pool, n).def as unknown as Record<string, unknown>;
    };
    const troll = tamed({ unique: true, keywords: ['k'], manifestationOf: 'Him' });
    expect(troll).toMatchObject({
      id: 'XX-1',
      name: 'A beast',
      kind: 'ally',
      alignment: 'minion',
      unique: true,
      keywords: ['k'],
      manifestationOf: 'Him',
      race: 'Troll',
      mind: 2,
      body: 7,
      prowess: 9,
      overt: true,
      abilities: [{ is: 'grant' }],
    });
    expect('ofFoe' in troll).toBe(false);
    expect(tamed({ attack: { race: ['Man', 'Orc'], prowess: 8 } })).toMatchObject({
      race: 'Man',
      overt: true,
    });
    expect(tamed({ attack: { race: 'Animal', prowess: 8 } }).overt).toBe(undefined);
    expect(tamed({ attack: { race: { raceOf: 'it' }, prowess: 8 } }).race).toBe(undefined);
    // a prowess that hangs on something still does
    const hangs = tamed({ attack: { race: 'Animal', prowess: { count: {} } } });
    expect(hangs.prowess).toBe(0);
    expect(hangs.abilities).toEqual([
      { is: 'grant' },
      { is: 'modify', stat: 'prowess', of: 'self', by: { sum: [{ count: {} }, -3] }, op: 'base' },
    ]);
    // nobody but a creature is tamed, and by nothing else
    const pool = made({ ...event, name: 'Eagles', ally: { mind: 1 } }, { ...creature });
    expect([first(pool).tamed, compiled(pool, numberOf(pool, 'XX-2')).tamed]).toEqual([null, null]);
    expect(first(made(tamer)).ally).toBe(-1);
  });
});

describe('the numbers of faces', () => {
  it('are counted down from the end of the set, sites first, and each is one card', () => {
    const pool = made(
      { ...creature },
      {
        ...event,
        name: 'A lair',
        site: {
          type: 'ruins',
          region: 'Rohan',
          path: [],
          draws: { resource: 0, hazard: 0 },
          items: [],
          attacks: [],
        },
      },
      { ...event, name: 'Eagles', ally: { mind: 3 } },
    );
    const at = Math.floor(numberOf(pool, 'XX-1') / 1000) * 1000;
    const [beast, lair, eagles] = [1, 2, 3].map((n) => compiled(pool, at + n));
    expect([lair.faces?.get('Rohan'), beast.trophy, eagles.ally]).toEqual([
      at + 999,
      at + 998,
      at + 997,
    ]);
    expect(pool.cards).toHaveLength(3);
  });
});
