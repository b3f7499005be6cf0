import { GameError } from '@mathom/engine';
import { type Named, perform, scenario } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { allCards } from '../src/index.ts';
import { definitions } from '../src/invented/card-schema.ts';
import { inventedPool, readCards } from '../src/invented/index.ts';
import { Reader, type Schema } from '../src/invented/schema.ts';

/** As it would come from a file or over a wire. */
const asData = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** An event of nobody's making but ours: for a turn a character of the company is stronger. */
const OIL = {
  id: 'XX-1',
  kind: 'event',
  name: 'Oil for the Hinges',
  alignment: 'hero',
  side: 'resource',
  duration: 'short',
  plays: [
    {
      is: 'action',
      window: { phase: 'organization' },
      targets: [{ target: 'card', a: { kind: 'character', whose: 'yours' } }],
      does: [{ do: 'modify', stat: 'prowess', of: 'target', by: 3, until: 'turn' }],
    },
  ],
};

const refusal = (...cards: unknown[]): GameError => {
  try {
    inventedPool(asData(cards));
  } catch (e) {
    if (e instanceof GameError) return e;
    throw e;
  }
  throw new Error('It was not refused.');
};

describe('the schema of cards', () => {
  it('is kept by every published card', () => {
    expect(() => readCards(asData(allCards))).not.toThrow();
  });

  it('is written in words that the reader knows', () => {
    const KNOWN = new Set<keyof Schema>([
      '$ref',
      'anyOf',
      'type',
      'const',
      'enum',
      'properties',
      'required',
      'additionalProperties',
      'items',
      'minItems',
      'maxItems',
    ]);
    const strange = new Set<string>();
    const look = (schema: Schema): void => {
      for (const key of Object.keys(schema)) if (!KNOWN.has(key as keyof Schema)) strange.add(key);
      for (const one of schema.anyOf ?? []) look(one);
      for (const one of Object.values(schema.properties ?? {})) look(one);
      if (schema.items) for (const one of [schema.items].flat()) look(one as Schema);
      // what is not closed would take anything
      if (schema.type === 'object' && schema.additionalProperties !== false) strange.add('open');
    };
    for (const schema of Object.values(definitions)) look(schema);
    expect([...strange]).toEqual([]);
  });

  it('tells every kind of change to a card', () => {
    const reader = new Reader(definitions);
    const sound = asData(allCards.find((card) => card.kind === 'creature')) as object;
    expect(reader.read(sound, 'Card')).toBeNull();
    for (const key of Object.keys(sound)) {
      expect(reader.read({ ...sound, [key]: { odd: 1 } }, 'Card'), key).not.toBeNull();
    }
  });
});

describe('an invented card', () => {
  it('arrives as data and is played', () => {
    const pool = inventedPool(asData([OIL]));
    const sc = scenario('Oil for the Hinges is played', [], (t) => {
      t.board({
        moment: 'organization',
        resource: {
          hand: ['Oil for the Hinges' as Named],
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
        },
      });
      const before = t.card('Aragorn II').stat('prowess');
      t.resource.plays('Oil for the Hinges', 'Aragorn II');
      t.resolve();
      t.equal(t.card('Aragorn II').stat('prowess'), before + 3, 'he is stronger');
      t.equal(t.card('Oil for the Hinges').zone, 'discard', 'and it is spent');
    });
    expect(perform(sc, pool).asserts).toBe(2);
  });

  it('changes the number of no other', () => {
    const plain = inventedPool([]);
    const more = inventedPool(asData([OIL, { ...OIL, id: 'YY-7', name: 'More Oil' }]));
    for (const [id, n] of plain.numbers) expect(more.numbers.get(id)).toBe(n);
    expect(more.numbers.get('XX-1')).toBe(8001);
    expect(more.numbers.get('YY-7')).toBe(9007);
  });

  const play = OIL.plays[0];
  it.each([
    ['no list of words', { ...OIL, plays: 'one' }, /plays must be a list, not "one"/],
    ['a kind that there is not', { ...OIL, kind: 'spell' }, /"kind" is one of "character"/],
    ['a field too many', { ...OIL, colour: 'red' }, /has "colour", which is none of .*duration/],
    ['a field too few', { ...OIL, duration: undefined }, /the card lacks "duration"/],
    [
      'a word of another list',
      { ...OIL, side: 'both' },
      /side must be one of "resource", "hazard", not "both"/,
    ],
    [
      'an effect that there is not',
      { ...OIL, plays: [{ ...play, does: [{ do: 'fly' }] }] },
      /plays\[0\]\.does\[0\] must be an object whose "do" is one of .*not \{"do":"fly"\}/,
    ],
    [
      'an effect with something wrong in it',
      { ...OIL, plays: [{ ...play, does: [{ ...play.does[0], stat: 'charm' }] }] },
      /plays\[0\]\.does\[0\]\.stat must be one of .*not "charm"/,
    ],
    [
      'the name of a card that there is not',
      { ...OIL, plays: [{ ...play, need: { exists: { name: 'The Kettle' } } }] },
      /plays\[0\]\.need\.exists\.name names The Kettle, and there is no card of that name/,
    ],
    ['the id of a published set', { ...OIL, id: 'TW-1' }, /id is of a published set/],
    ['an id that is none', { ...OIL, id: 'oil' }, /the code of its set, a hyphen and a number/],
  ])('with %s is refused', (_what, card, says) => {
    const e = refusal(card);
    expect(e.code).toBe('bad-card');
    expect(e.message).toMatch(says);
    expect(e.message).toContain(card.id);
  });

  it('of which there are two is refused, and so is what is no list', () => {
    expect(refusal(OIL, OIL).message).toMatch(/XX-1: id is that of another card too/);
    expect(() => inventedPool({})).toThrow(/come as a list/);
    expect(refusal(7).message).toMatch(/card 1 of the list: the card must be .*not 7/);
  });
});
