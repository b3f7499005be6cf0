import { type Aspects, aspectsOf } from './aspects.ts';
import { GameError } from './errors.ts';
import type {
  Ability,
  Action,
  Card,
  Modify,
  RegionCard,
  RegionName,
  Rule,
  SiteCard,
  Stat,
  Trigger,
} from './language/index.ts';

/**
 * The cards the engine can play with, read once and indexed by what the engine asks of them.
 * The engine itself names no card.
 */
export interface Compiled {
  def: Card;
  /** has anything to say while in play */
  live: boolean;
  modifies: { m: Modify; i: number }[];
  /** stats it may modify, for skipping it quickly */
  stats: ReadonlySet<Stat>;
  triggers: { t: Trigger; i: number }[];
  actions: { a: Action; i: number }[];
  rules: { r: Rule; i: number }[];
  ruleKinds: ReadonlySet<string>;
  leaveWhen: { cond: import('./language/index.ts').Cond; i: number }[];
  /** from hand: in one's own turn, in an opponent's as a hazard, at other times of others' turns */
  handUse: { own: boolean; hazard: boolean; others: boolean };
  /** some ability in play can be used outside one's own turn */
  usableByOthers: boolean;
  /** names of cards of which it asks whether they are in play */
  asksFor: ReadonlySet<string>;
}

const table = new Map<string, Compiled>();
const byName = new Map<string, Compiled[]>();
const regions = new Map<string, RegionCard>();
/** Dragons that a site names as its own. */
const lairs = new Set<string>();
const aspects = new WeakMap<Action, Aspects>();

const isRule = (a: Ability): a is Rule =>
  a.is !== 'action' && a.is !== 'modify' && a.is !== 'trigger' && a.is !== 'leave-when';

const anyTime = (a: Action): boolean =>
  a.window !== undefined &&
  (a.window.phase === 'any' ||
    ('turn' in a.window && a.window.turn !== undefined && a.window.turn !== 'yours'));

/** When it is worth asking whether a card in hand can be played; the real test comes after. */
function handUse(def: Card): Compiled['handUse'] {
  switch (def.kind) {
    case 'event': {
      const others = def.plays.some(anyTime);
      const both = def.alsoResource === true || def.plays.some((p) => p.as !== undefined);
      return {
        own: def.side === 'resource' || both || others,
        hazard: def.side === 'hazard' || both || others,
        others,
      };
    }
    case 'creature':
      return { own: false, hazard: true, others: false };
    case 'item':
    case 'ally':
    case 'faction':
      return { own: true, hazard: false, others: false };
    default:
      return { own: false, hazard: false, others: false };
  }
}

function compile(def: Card): Compiled {
  const abilities = def.abilities ?? [];
  const modifies: Compiled['modifies'] = [];
  const triggers: Compiled['triggers'] = [];
  const actions: Compiled['actions'] = [];
  const rules: Compiled['rules'] = [];
  const leaveWhen: Compiled['leaveWhen'] = [];
  abilities.forEach((a, i) => {
    if (a.is === 'modify') modifies.push({ m: a, i });
    else if (a.is === 'trigger') triggers.push({ t: a, i });
    else if (a.is === 'action') actions.push({ a, i });
    else if (a.is === 'leave-when') leaveWhen.push({ cond: a.cond, i });
    else if (isRule(a)) rules.push({ r: a, i });
  });
  return {
    def,
    live: abilities.length > 0,
    modifies,
    stats: new Set(modifies.map((x) => x.m.stat)),
    triggers,
    actions,
    rules,
    ruleKinds: new Set(rules.map((x) => x.r.is)),
    leaveWhen,
    handUse: handUse(def),
    usableByOthers: actions.some(({ a }) => anyTime(a)),
    asksFor: new Set(namesAsked(def)),
  };
}

function namesAsked(x: unknown): string[] {
  if (x === null || typeof x !== 'object') return [];
  const own = 'exists' in x ? (x.exists as { name?: unknown }).name : undefined;
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(x).flatMap(namesAsked)];
}

/** Card data is shared by all games and never changes. */
function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const v of Object.values(value)) freeze(v);
  }
  return value;
}

/** Makes cards known to the engine. The same id again replaces the card. */
export function registerCards(cards: readonly Card[]): void {
  for (const def of cards) {
    const c = compile(freeze(def));
    table.set(def.id, c);
    const same = byName.get(def.name) ?? [];
    byName.set(def.name, [...same.filter((x) => x.def.id !== def.id), c]);
    if (def.kind === 'region') regions.set(def.name, def);
    if (def.kind === 'site' && def.lair !== undefined) lairs.add(def.lair);
  }
}

export function compiled(id: string): Compiled {
  const c = table.get(id);
  if (!c) throw new GameError('unknown-card', `There is no card with the id ${id}.`);
  return c;
}

export const hasCard = (id: string): boolean => table.has(id);
export const cardDef = (id: string): Card => compiled(id).def;
export const cardsNamed = (name: string): readonly Compiled[] => byName.get(name) ?? [];
export const hasLair = (name: string): boolean => lairs.has(name);
export const registeredCards = (): Card[] => [...table.values()].map((c) => c.def);

export function regionCard(name: RegionName): RegionCard {
  const r = regions.get(name);
  if (!r) throw new GameError('unknown-card', `There is no region called ${name}.`);
  return r;
}
export const allRegions = (): RegionCard[] => [...regions.values()];

/** The site cards of a name, for reading the haven a path leads to. */
export function siteNamed(name: string): SiteCard | null {
  for (const c of cardsNamed(name)) if (c.def.kind === 'site') return c.def;
  return null;
}

/** What an action would touch if taken; worked out once per action. */
export function aspectsFor(action: Action): Aspects {
  let a = aspects.get(action);
  if (!a) {
    a = aspectsOf(action);
    aspects.set(action, a);
  }
  return a;
}
