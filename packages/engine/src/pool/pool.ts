import { type Aspects, aspectsOf } from '../aspects.ts';
import { GameError } from '../errors.ts';
import {
  type Action,
  type AttackFilter,
  type AttackSpec,
  type Card,
  type CardFilter,
  RACES,
  type Race,
  type RegionCard,
  type RegionName,
  type Round,
  type SiteCard,
} from '../language/index.ts';
import type { Condition } from '../legality/condition.ts';
import type { KindRoads, Roads } from '../query/movement/roads.ts';
import type { ReadingMemo } from '../query/reading/reader.ts';
import type { RuleSetName } from '../rules/rule-sets.ts';
import type { CardNumber } from '../state/types.ts';
import { type Compiled, compile, saysThere } from './compile.ts';
import { addFaces } from './faces.ts';
import { HIDDEN_CARD } from './hidden.ts';
import type { Look } from './looks.ts';
import { timeOf } from './moments.ts';
import { numbering } from './numbers.ts';
import { type Reach, reachOf } from './reach.ts';

/**
 * The cards that a game is played with, as its rule set reads them: a value, made once and never
 * changed, that any number of games share. The engine itself names no card and knows no other.
 */
export interface Pool {
  readonly rules: RuleSetName;
  readonly cards: readonly Card[];
  /** by number; with the hidden card, which is none of `cards` */
  readonly compiled: readonly (Compiled | undefined)[];
  readonly numbers: ReadonlyMap<string, CardNumber>;
  readonly byName: ReadonlyMap<string, readonly Compiled[]>;
  readonly regions: ReadonlyMap<string, RegionCard>;
  /** Dragons that a site names as its own. */
  readonly lairs: ReadonlySet<string>;
  /** Cards whose own text another can put out of force. */
  readonly silenced: ReadonlySet<string>;
  /** By number: what the rules let a player do with such a card in his hand, as bits. */
  readonly inHand: Uint8Array;
  /** By number: 1 for sites. */
  readonly isSite: Uint8Array;
  /** By number: the moments in which a card in hand could be played at all. */
  readonly reach: Reach;
  /** What creatures there are, for one who names a sort of them. */
  readonly creatureRaces: readonly Race[];
  /** The attacks at which cards aim by the number of their strikes. */
  readonly strikesSought: readonly Sought[];
  /** What is looked for by each way to play a card that goes by no phase. */
  readonly atAnyTime: readonly (readonly Look[])[];
  /** Worked out when first asked for; they follow from the cards alone. */
  readonly memo: ReadingMemo & {
    readonly aspects: WeakMap<Action, Aspects>;
    /** one of the ways of an action that is done several times, as an action of its own */
    readonly rounds: WeakMap<Round, Action>;
    /** which cards a filter rules out by what is printed, by number (pool/printed.ts) */
    readonly printed: WeakMap<CardFilter, Uint8Array>;
    /** the map as it is with some neighbours more, or a thoroughfare less */
    readonly roads: Map<string, Roads>;
    /** the same for each kind of player, where nothing else changes it */
    readonly roadsOfKind: WeakMap<object, KindRoads>;
    /** the names of the sites adjacent to those of a name (query/under-deeps.ts) */
    readonly adjacent: Map<string, ReadonlySet<string>>;
    /** what must be rolled between two sites, by their numbers; null: they are not adjacent (query/under-deeps.ts) */
    readonly rolls: Map<number, number | null>;
    /** what could stand against a use of a card, by the numbers of card and text (legality/check.ts) */
    readonly objections: Map<number, readonly Condition[]>;
    /** whether a site lies above one of the Under-deeps */
    readonly surface: WeakMap<SiteCard, boolean>;
  };
}

/** It cannot be played against every kind of player. */
export const CHOOSY = 1;
/** It can go from hand into the deck at any time. */
export const RESHUFFLES = 2;

/**
 * Card data is shared by all games and never changes. Lists in it are not frozen: what reads an element
 * of a frozen one calls for help each time, where it could look (decision 0036). Nothing changes them
 * either (packages/cli/test/card-data.test.ts).
 */
function freeze<T>(value: T): T {
  if (Array.isArray(value)) for (const v of value) freeze(v);
  else if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const v of Object.values(value)) freeze(v);
  }
  return value;
}

/** An attack at which a card can be aimed. */
interface Sought {
  readonly by: CardNumber;
  readonly a: AttackFilter;
}

/** Actions that aim at an attack with so many strikes. */
const soughtBy = (by: CardNumber, { ways, actions }: Compiled): Sought[] =>
  [...ways.map((w) => w.action), ...actions.map(({ a }) => a)].flatMap((action) =>
    (action.targets ?? []).flatMap((t) =>
      t.target === 'attack' && t.a?.strikes !== undefined ? [{ by, a: t.a }] : [],
    ),
  );

/** As printed; the race of somebody in play is none that a card has. */
const racesOf = ({ race }: AttackSpec): readonly Race[] =>
  typeof race === 'string' ? [race] : 'raceOf' in race ? [] : race;

/** A pool of these cards; of several with the same id the last counts. */
export function createPool(
  cards: readonly Card[],
  { rules = 'coe' }: { rules?: RuleSetName } = {},
): Pool {
  const number = numbering();
  const numbers = new Map<string, CardNumber>();
  // no holes: an array that has them is slower to read
  const compiled: (Compiled | undefined)[] = [compile(HIDDEN_CARD)];
  for (const def of cards) {
    const n = number(def.id);
    while (compiled.length <= n) compiled.push(undefined);
    compiled[n] = compile(freeze(def));
    numbers.set(def.id, n);
  }
  addFaces(compiled);
  const inHand = new Uint8Array(compiled.length);
  const isSite = new Uint8Array(compiled.length);
  compiled.forEach((c, n) => {
    if (c?.def.notAgainst !== undefined) inHand[n] |= CHOOSY;
    if (c?.def.kind === 'site') isSite[n] = 1;
    if (c?.def.kind === 'event' && c.def.reshuffles === true) inHand[n] |= RESHUFFLES;
  });
  const byName = new Map<string, Compiled[]>();
  const regions = new Map<string, RegionCard>();
  const lairs = new Set<string>();
  const silenced = new Set<string>();
  const attackers = new Set<Race>();
  const sought: Sought[] = [];
  const atAnyTime: (readonly Look[])[] = [];
  const known: Card[] = [];
  for (const n of numbers.values()) {
    const c = compiled[n] as Compiled;
    const { def } = c;
    known.push(def);
    sought.push(...soughtBy(n, c));
    for (const { action, moments } of c.ways)
      if (timeOf(action).phase === 'any') atAnyTime.push(moments.looks);
    const same = byName.get(def.name);
    if (same) same.push(c);
    else byName.set(def.name, [c]);
    if (def.kind === 'region') regions.set(def.name, def);
    if (def.kind === 'site' && def.lair !== undefined) lairs.add(def.lair);
    if (def.kind === 'event' && def.silences !== undefined) silenced.add(def.silences);
    if (def.kind === 'creature') for (const r of racesOf(def.attack)) attackers.add(r);
  }
  const aspects = new WeakMap<Action, Aspects>();
  for (const def of known) {
    const stays = saysThere(def);
    if (stays.length > 0 && def.kind === 'event')
      for (const way of def.plays) aspects.set(way, aspectsOf(way, stays));
  }
  return Object.freeze({
    rules,
    cards: known,
    compiled,
    numbers,
    byName,
    regions,
    lairs,
    silenced,
    inHand,
    isSite,
    reach: reachOf(compiled),
    strikesSought: Object.freeze(sought),
    atAnyTime: Object.freeze(atAnyTime),
    creatureRaces: Object.freeze(RACES.filter((r) => attackers.has(r))),
    memo: {
      aspects,
      rounds: new WeakMap(),
      printed: new WeakMap(),
      roads: new Map(),
      roadsOfKind: new WeakMap(),
      adjacent: new Map(),
      rolls: new Map(),
      objections: new Map(),
      surface: new WeakMap(),
      cards: new WeakMap(),
      companies: new WeakMap(),
      attacks: new WeakMap(),
      entries: new WeakMap(),
      conditions: new WeakMap(),
      values: new WeakMap(),
    },
  });
}

const unknown = (what: string): never => {
  throw new GameError('unknown-card', `There is no card with the ${what}.`);
};

export const compiled = (pool: Pool, n: CardNumber): Compiled =>
  pool.compiled[n] ?? unknown(`number ${n}`);
export const cardNumbered = (pool: Pool, n: CardNumber): Card => compiled(pool, n).def;

export const numberOf = (pool: Pool, id: string): CardNumber =>
  pool.numbers.get(id) ?? unknown(`id ${id}`);
export const hasCard = (pool: Pool, id: string): boolean => pool.numbers.has(id);
export const cardDef = (pool: Pool, id: string): Card => cardNumbered(pool, numberOf(pool, id));

const NONE: readonly Compiled[] = [];

export const cardsNamed = (pool: Pool, name: string): readonly Compiled[] =>
  pool.byName.get(name) ?? NONE;
export const hasLair = (pool: Pool, name: string): boolean => pool.lairs.has(name);

export function regionCard(pool: Pool, name: RegionName): RegionCard {
  const r = pool.regions.get(name);
  if (!r) throw new GameError('unknown-card', `There is no region called ${name}.`);
  return r;
}

/** The site card of a name, for reading the haven a path leads to. */
export function siteNamed(pool: Pool, name: string): SiteCard | null {
  for (const c of cardsNamed(pool, name)) if (c.def.kind === 'site') return c.def;
  return null;
}

export function regionNamed(pool: Pool, name: string): RegionCard | null {
  for (const c of cardsNamed(pool, name)) if (c.def.kind === 'region') return c.def;
  return null;
}

/** What an action would touch if taken; worked out once per action. */
export function aspectsFor(pool: Pool, action: Action): Aspects {
  let a = pool.memo.aspects.get(action);
  if (!a) {
    a = aspectsOf(action);
    pool.memo.aspects.set(action, a);
  }
  return a;
}
