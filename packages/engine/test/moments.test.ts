import { describe, expect, it } from 'vitest';
import type { Ability, Action } from '../src/language/index.ts';
import { looksOf } from '../src/pool/looks.ts';
import {
  ATTACK,
  bitOfKind,
  bitOfPhase,
  EFFECT,
  ENTRY,
  FIGHT,
  KIND_BIT,
  type Manner,
  type Moments,
  momentsOf,
  OTHERS_TURN,
  OWN_TURN,
  PHASE_BIT,
  STRIKE,
} from '../src/pool/moments.ts';

const RESOURCE: Manner = {
  hazard: false,
  longEvent: false,
  corrupts: false,
  stays: [],
  counts: false,
};
const HAZARD: Manner = { ...RESOURCE, hazard: true };

const of = (action: unknown, how: Partial<Manner> = {}): Moments =>
  momentsOf({ is: 'action', does: [], ...(action as object) } as Action, { ...RESOURCE, ...how });

const named = (bits: Readonly<Record<string, number>>, all: number): string[] =>
  Object.keys(bits).filter((name) => (all & bits[name]) !== 0);
const phases = (m: Moments): string[] => named(PHASE_BIT, m.phases);
const begins = (m: Moments): string[] => named(KIND_BIT, m.begins);
const answers = (m: Moments): string[] => named(KIND_BIT, m.answers);

/** Where nothing but what the text says of the moment stands against it. */
const OPEN = [
  'movement-hazard',
  'end-of-turn',
  'organization',
  'untap',
  'untap-start',
  'long-event',
  'attack',
  'between-strikes',
  'site',
];

describe('when an action could be taken', () => {
  it('in which phase: as its text says, and as hazards and long-events are played', () => {
    expect(phases(of({}))).toEqual(Object.keys(PHASE_BIT));
    expect(phases(of({ window: { phase: 'any' } }, HAZARD))).toEqual(Object.keys(PHASE_BIT));
    expect(phases(of({ window: { phase: 'site' } }))).toEqual(['site']);
    expect(phases(of({ window: { phase: ['site', 'organization'] } }))).toEqual([
      'organization',
      'site',
    ]);
    expect(phases(of({}, HAZARD))).toEqual(['movement-hazard']);
    expect(phases(of({ window: { phase: 'site' } }, HAZARD))).toEqual(['site']);
    expect(phases(of({ window: { phase: 'organization' } }, HAZARD))).toEqual([]);
    expect(phases(of({}, { longEvent: true }))).toEqual(['long-event']);
    expect(phases(of({}, { longEvent: true, hazard: true }))).toEqual(['movement-hazard']);
    expect(Object.keys(PHASE_BIT).map((p) => bitOfPhase(p as never))).toEqual(
      Object.values(PHASE_BIT),
    );
    expect(bitOfPhase('no phase' as never)).toBe(0);
    expect(Object.keys(KIND_BIT).map((k) => bitOfKind(k as never))).toEqual(
      Object.values(KIND_BIT),
    );
  });

  it('in whose turn', () => {
    expect(of({}).turns).toBe(OWN_TURN);
    expect(of({}, HAZARD).turns).toBe(OTHERS_TURN);
    expect(of({ window: { phase: 'any' } }, HAZARD).turns).toBe(OWN_TURN | OTHERS_TURN);
    expect(of({ window: { phase: 'site', turn: 'any' } }).turns).toBe(OWN_TURN | OTHERS_TURN);
    expect(of({ window: { phase: 'site', turn: "opponent's" } }).turns).toBe(OTHERS_TURN);
    expect(of({ window: { phase: 'site', turn: 'yours' } }).turns).toBe(OWN_TURN);
  });

  it('in which windows, if it has to do with nothing that goes on', () => {
    expect(begins(of({}))).toEqual(OPEN);
    expect(answers(of({}))).toEqual(OPEN);
    expect(begins(of({}, HAZARD))).toEqual(OPEN);
    expect(of({ window: { phase: 'any' } }).begins).toBe(-1);
    expect(of({ window: { phase: 'any' } }).answers).toBe(-1);
  });

  it('at the edges of phases, and in place of something else', () => {
    const edge = (name: string) => of({ window: { phase: 'site', edge: name } });
    expect(begins(edge('end'))).toEqual(['turn-end', 'movement-hazard-end', 'organization-end']);
    expect(begins(edge('start'))).toEqual(['untap-start', 'end-of-turn-start', 'site-start']);
    expect(begins(edge('roll'))).toEqual(['under-deeps']);
    expect(begins(edge('in-lieu'))).toEqual(['in-lieu']);
    expect(begins(edge('company-attack'))).toEqual(['company-attack']);
  });

  it('while a strike is resolved, a check is made, or the council sits', () => {
    const strike = { targets: [{ target: 'strike', facedBy: {} }] };
    expect(begins(of(strike))).toEqual([...OPEN, 'strike-defender', 'strike-attacker'].sort(byBit));
    expect(begins(of(strike, HAZARD))).toEqual([...OPEN, 'strike-hazard'].sort(byBit));
    const fighter = { does: [{ do: 'heal', what: 'target' }] };
    expect(begins(of(fighter))).toEqual(
      [...OPEN, 'strike-defender', 'strike-attacker'].sort(byBit),
    );
    expect(begins(of(fighter, HAZARD))).toEqual([...OPEN, 'strike-hazard'].sort(byBit));
    const corruption = { does: [{ do: 'modify', stat: 'corruption', of: 'target', by: 1 }] };
    expect(begins(of(corruption))).toEqual([...OPEN, 'check', 'council'].sort(byBit));
    const body = { does: [{ do: 'modify', stat: 'body', of: 'target', by: 1 }] };
    expect(begins(of(body))).toEqual(
      [...OPEN, 'check', 'strike-defender', 'strike-attacker'].sort(byBit),
    );
    const takes = {
      targets: [{ target: 'card', a: { kind: 'item' } }],
      does: [{ do: 'move', what: 'target', to: 'discard' }],
    };
    expect(begins(of(takes))).toEqual([...OPEN, 'check', 'council'].sort(byBit));
    expect(begins(of({}, { corrupts: true }))).toEqual([...OPEN, 'council'].sort(byBit));
    const stays = [{ is: 'modify', stat: 'prowess', of: 'bearer', by: 1 }] as unknown as Ability[];
    expect(begins(of({}, { stays }))).toEqual(
      [...OPEN, 'strike-defender', 'strike-attacker'].sort(byBit),
    );
  });

  it('in answer to what is declared, nearly everywhere; to a roll, wherever rolls are made', () => {
    const entry = { targets: [{ target: 'entry', a: {} }] };
    const EDGES = ['in-lieu', 'company-attack', 'turn-end', 'movement-hazard-end'];
    expect(begins(of(entry))).toEqual(OPEN.toSorted(byBit));
    expect(answers(of(entry))).toEqual(
      [
        ...OPEN,
        ...EDGES,
        'organization-end',
        'strike-defender',
        'strike-attacker',
        'check',
        'council',
      ].sort(byBit),
    );
    expect(answers(of(entry, HAZARD))).toContain('strike-hazard');
    expect(answers(of(entry, HAZARD))).toContain('strike-defender');
    const check = { does: [{ do: 'modify-check', by: 1 }] };
    expect(begins(of(check, HAZARD))).toContain('strike-hazard');
    expect(begins(of(check))).toEqual(
      [...OPEN, 'strike-defender', 'strike-attacker', 'check', 'council'].sort(byBit),
    );
    expect(answers(of(check))).toEqual(
      [
        ...OPEN,
        ...EDGES,
        'organization-end',
        'end-of-turn-start',
        'site-start',
        'strike-defender',
        'strike-attacker',
        'check',
        'council',
      ].sort(byBit),
    );
  });

  it('what must be there to be aimed at', () => {
    const aims = (targets: unknown[], how: Partial<Manner> = {}) => of({ targets }, how).aims;
    expect(aims([])).toBe(0);
    expect(aims([{ target: 'card', a: {} }])).toBe(0);
    expect(aims([{ target: 'attack', a: {} }])).toBe(ATTACK);
    // it may be one that still awaits the company
    expect(aims([{ target: 'attack', a: {} }], HAZARD)).toBe(0);
    expect(aims([{ target: 'attack', a: {}, now: true }], HAZARD)).toBe(ATTACK);
    expect(aims([{ target: 'attack', a: {}, late: 'only' }])).toBe(FIGHT);
    expect(aims([{ target: 'strike', facedBy: {} }])).toBe(STRIKE);
    expect(aims([{ target: 'entry', a: {} }])).toBe(ENTRY);
    expect(aims([{ target: 'check', kind: 'roll' }])).toBe(ENTRY);
    expect(aims([{ target: 'effect' }, { target: 'strike', facedBy: {} }])).toBe(EFFECT | STRIKE);
    const bits = [ATTACK, STRIKE, ENTRY, EFFECT, FIGHT];
    expect(bits.filter((bit, i) => bits.every((x, k) => k === i || (x & bit) === 0))).toEqual(bits);
  });

  it('whether it counts against the hazard limit', () => {
    const counts = (cost: unknown[] | undefined, how: Partial<Manner>) => of({ cost }, how).counts;
    expect(counts(undefined, { counts: true })).toBe(false);
    expect(counts(undefined, { ...HAZARD, counts: true })).toBe(true);
    expect(counts(undefined, { ...HAZARD, counts: false })).toBe(false);
    expect(counts([{ pay: 'hazard-limit', n: 0 }], { ...HAZARD, counts: true })).toBe(false);
    expect(counts([{ pay: 'hazard-limit', n: 1 }], { ...HAZARD, counts: false })).toBe(true);
    expect(
      counts(
        [
          { pay: 'tap', what: 'self' },
          { pay: 'hazard-limit', n: 2 },
        ],
        HAZARD,
      ),
    ).toBe(true);
  });
});

/** As the windows are numbered. */
function byBit(a: string, b: string): number {
  const all = Object.keys(KIND_BIT);
  return all.indexOf(a) - all.indexOf(b);
}

describe('what must be seen for it to be worth asking', () => {
  const looks = (action: unknown): unknown[] =>
    looksOf({ is: 'action', does: [], ...(action as object) } as Action).map(
      ({ at, a, status }) => [at, a, status],
    );

  it('a target in play, of whatever status, or among one’s own cards; not one of the slain, or an agent', () => {
    const a = { kind: 'character' };
    expect(looks({})).toEqual([]);
    expect(looks({ targets: [{ target: 'card', a }] })).toEqual([['play', a, -1]]);
    expect(looks({ targets: [{ target: 'card', zone: 'play', a }] })).toEqual([['play', a, -1]]);
    for (const zone of ['hand', 'discard'])
      expect(looks({ targets: [{ target: 'card', zone, a }] })).toEqual([[zone, a, -1]]);
    expect(looks({ targets: [{ target: 'card', zone: 'eliminated', a }] })).toEqual([]);
    expect(looks({ targets: [{ target: 'card', a: { agent: true } }] })).toEqual([]);
    expect(looks({ targets: [{ target: 'company', a: {} }] })).toEqual([]);
    const status = (want: unknown): unknown =>
      (looks({ targets: [{ target: 'card', a: { status: want } }] })[0] as unknown[])[2];
    expect(['untapped', 'tapped', 'wounded', 'inverted'].map(status)).toEqual([1, 2, 4, 8]);
    expect(status(['untapped', 'wounded'])).toBe(5);
  });

  it('what is declared, and rolls', () => {
    const card = { kind: 'creature' };
    expect(looks({ targets: [{ target: 'entry', a: { card } }] })).toEqual([['chain', card, -1]]);
    expect(looks({ targets: [{ target: 'entry', a: {} }] })).toEqual([]);
    expect(looks({ targets: [{ target: 'check', kind: 'roll' }] })).toEqual([['rolls', {}, -1]]);
  });

  it('what it needs: that a card lies there, or how it stands with itself and its bearer', () => {
    const exists = { name: 'Doors' };
    expect(looks({ need: { exists } })).toEqual([['lies', exists, -1]]);
    expect(looks({ need: { exists, zone: 'play' } })).toEqual([['lies', exists, -1]]);
    expect(looks({ need: { exists, zone: 'pile' } })).toEqual([]);
    expect(looks({ need: { exists, min: 0 } })).toEqual([]);
    expect(looks({ need: { is: 'self', a: { status: 'tapped' } } })).toEqual([['self', {}, 2]]);
    expect(looks({ need: { is: 'bearer', a: { status: 'wounded' } } })).toEqual([
      ['bearer', {}, 4],
    ]);
    expect(looks({ need: { is: 'bearer', a: {} } })).toEqual([]);
    expect(looks({ need: { is: 'user', a: { status: 'tapped' } } })).toEqual([]);
    expect(looks({ need: { all: [{ exists }, { all: [{ exists }] }] } })).toHaveLength(2);
  });

  it('what must tap for it', () => {
    expect(looks({ cost: [{ pay: 'tap', what: 'self' }] })).toEqual([['self', {}, 1]]);
    expect(looks({ cost: [{ pay: 'tap', what: 'bearer' }] })).toEqual([['bearer', {}, 1]]);
    expect(looks({ cost: [{ pay: 'tap', what: 'target' }] })).toEqual([]);
    expect(looks({ cost: [{ pay: 'discard', what: 'self' }] })).toEqual([]);
  });
});
