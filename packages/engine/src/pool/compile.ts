import type { Ability, Action, Card, Modify, Rule, Stat, Trigger } from '../language/index.ts';

/** A card, read once and indexed by what the engine asks of it. */
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
  /** the kinds of ability it has, for skipping it quickly */
  kinds: ReadonlySet<Ability['is']>;
  /** from hand: in one's own turn, in an opponent's as a hazard, at other times of others' turns */
  handUse: { own: boolean; hazard: boolean; others: boolean };
  /** some ability in play can be used outside one's own turn */
  usableByOthers: boolean;
  /** names of cards of which it asks whether they are in play */
  asksFor: ReadonlySet<string>;
}

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

export function compile(def: Card): Compiled {
  const abilities = def.abilities ?? [];
  const modifies: Compiled['modifies'] = [];
  const triggers: Compiled['triggers'] = [];
  const actions: Compiled['actions'] = [];
  const rules: Compiled['rules'] = [];
  abilities.forEach((a, i) => {
    if (a.is === 'modify') modifies.push({ m: a, i });
    else if (a.is === 'trigger') triggers.push({ t: a, i });
    else if (a.is === 'action') actions.push({ a, i });
    else if (isRule(a)) rules.push({ r: a, i });
  });
  const asksFor = new Set<string>();
  namesAsked(def, asksFor);
  return {
    def,
    live: abilities.length > 0,
    modifies,
    stats: new Set(modifies.map((x) => x.m.stat)),
    triggers,
    actions,
    rules,
    kinds: new Set(abilities.map((a) => a.is)),
    handUse: handUse(def),
    usableByOthers: actions.some(({ a }) => anyTime(a)),
    asksFor,
  };
}

function namesAsked(x: unknown, into: Set<string>): void {
  if (x === null || typeof x !== 'object') return;
  if ('exists' in x) {
    const { name } = x.exists as { name?: unknown };
    if (typeof name === 'string') into.add(name);
  }
  for (const key in x) namesAsked((x as Record<string, unknown>)[key], into);
}
