import { type Aspects, aspectsOf } from '../aspects.ts';
import { GameError } from '../errors.ts';
import type { Action, Card, RegionCard, RegionName, SiteCard } from '../language/index.ts';
import type { RuleSetName } from '../rules/rule-sets.ts';
import { type Compiled, compile } from './compile.ts';
import { HIDDEN, HIDDEN_CARD } from './hidden.ts';

/**
 * The cards that a game is played with, as its rule set reads them: a value, made once and never
 * changed, that any number of games share. The engine itself names no card and knows no other.
 */
export interface Pool {
  readonly rules: RuleSetName;
  readonly cards: readonly Card[];
  /** with the hidden card, which is none of `cards` */
  readonly byId: ReadonlyMap<string, Compiled>;
  readonly byName: ReadonlyMap<string, readonly Compiled[]>;
  readonly regions: ReadonlyMap<string, RegionCard>;
  /** Dragons that a site names as its own. */
  readonly lairs: ReadonlySet<string>;
  /** Worked out when first asked for; they follow from the cards alone. */
  readonly memo: {
    readonly aspects: WeakMap<Action, Aspects>;
    /** how far regions are from a goal, by goal and greatest distance */
    readonly reach: Map<string, ReadonlyMap<RegionName, number>>;
  };
}

/** Card data is shared by all games and never changes. */
function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const v of Object.values(value)) freeze(v);
  }
  return value;
}

/** A pool of these cards; of several with the same id the last counts. */
export function createPool(
  cards: readonly Card[],
  { rules = 'coe' }: { rules?: RuleSetName } = {},
): Pool {
  const byId = new Map<string, Compiled>();
  for (const def of cards) byId.set(def.id, compile(freeze(def)));
  const known = [...byId.values()];
  byId.set(HIDDEN, compile(HIDDEN_CARD));
  const byName = new Map<string, Compiled[]>();
  const regions = new Map<string, RegionCard>();
  const lairs = new Set<string>();
  for (const c of known) {
    const { def } = c;
    const same = byName.get(def.name);
    if (same) same.push(c);
    else byName.set(def.name, [c]);
    if (def.kind === 'region') regions.set(def.name, def);
    if (def.kind === 'site' && def.lair !== undefined) lairs.add(def.lair);
  }
  return Object.freeze({
    rules,
    cards: Object.freeze(known.map((c) => c.def)),
    byId,
    byName,
    regions,
    lairs,
    memo: { aspects: new WeakMap(), reach: new Map() },
  });
}

export function compiled(pool: Pool, id: string): Compiled {
  const c = pool.byId.get(id);
  if (!c) throw new GameError('unknown-card', `There is no card with the id ${id}.`);
  return c;
}

const NONE: readonly Compiled[] = [];

export const hasCard = (pool: Pool, id: string): boolean => id !== HIDDEN && pool.byId.has(id);
export const cardDef = (pool: Pool, id: string): Card => compiled(pool, id).def;
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

/** What an action would touch if taken; worked out once per action. */
export function aspectsFor(pool: Pool, action: Action): Aspects {
  let a = pool.memo.aspects.get(action);
  if (!a) {
    a = aspectsOf(action);
    pool.memo.aspects.set(action, a);
  }
  return a;
}
