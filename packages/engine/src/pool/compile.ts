import type { Ability, Action, Card, Modify, Rule, Stat, Trigger } from '../language/index.ts';
import type { CardNumber } from '../state/types.ts';
import { NO_LOOKS } from './looks.ts';
import { KIND_BIT, type Moments, momentsOf, OTHERS_TURN, OWN_TURN, PHASE_BIT } from './moments.ts';

/** A card, read once and indexed by what the engine asks of it. */
export interface Compiled {
  def: Card;
  /** the number of the event of which this is the site */
  faceOf: CardNumber;
  /** the number of the trophy that it can be, or -1 */
  trophy: CardNumber;
  /** the number of the ally that the event can be, or -1 */
  ally: CardNumber;
  /** the allies that events can make of the creature, by the numbers of these; null if none can */
  tamed: ReadonlyMap<CardNumber, CardNumber> | null;
  /** the sites as which this event can lie, by region; null if it is never one */
  faces: ReadonlyMap<string, CardNumber> | null;
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
  /** the ways to play it from hand; characters come in by organizing */
  ways: readonly Way[];
  /** of its abilities that are actions, by their index: when each could be taken */
  moments: readonly (Moments | null)[];
  /** an event that can be played at a site with information alone */
  needsInformation: boolean;
  /** names of cards of which it asks whether they are in play */
  asksFor: ReadonlySet<string>;
}

const isRule = (a: Ability): a is Rule =>
  a.is !== 'action' && a.is !== 'modify' && a.is !== 'trigger' && a.is !== 'leave-when';

/** A way to play a card from hand. */
export interface Way {
  readonly kind: 'play' | 'creature' | 'at-site' | 'agent';
  readonly mode: number;
  readonly action: Action;
  readonly moments: Moments;
}

/** Creatures, and what is played at a site, go by the rules and not by a text of their own. */
export const BY_THE_RULES: Action = Object.freeze({ is: 'action', does: Object.freeze([]) });

const CREATURE: Moments = {
  phases: PHASE_BIT['movement-hazard'],
  begins: KIND_BIT['movement-hazard'],
  answers: 0,
  turns: OTHERS_TURN,
  aims: 0,
  looks: NO_LOOKS,
  counts: true,
};
const AT_SITE: Moments = {
  phases: PHASE_BIT.site,
  begins: KIND_BIT.site,
  answers: 0,
  turns: OWN_TURN,
  aims: 0,
  looks: NO_LOOKS,
  counts: false,
};
/** Face-down, and in answer too. */
const AGENT: Moments = { ...CREATURE, answers: KIND_BIT['movement-hazard'] };
const byTheRules = (kind: Exclude<Way['kind'], 'play'>, moments: Moments): Way => ({
  kind,
  mode: 0,
  action: BY_THE_RULES,
  moments,
});

/** What an event says of what it lies on, once it does. */
export const saysThere = (def: Card): readonly Ability[] =>
  def.kind === 'event' && def.duration !== 'short' && def.on === 'target'
    ? (def.abilities ?? [])
    : [];

function waysOf(def: Card, stats: ReadonlySet<Stat>): Way[] {
  const corrupts = stats.has('corruption') || stats.has('corruption-check');
  const stays = saysThere(def);
  const way = (action: Action, mode: number, hazard: boolean): Way => {
    const longEvent = def.kind === 'event' && def.duration === 'long';
    const counts = !(def.kind === 'event' && def.freeOfLimit);
    const moments = momentsOf(action, { hazard, longEvent, corrupts, stays, counts });
    return { kind: 'play', mode, action, moments };
  };
  switch (def.kind) {
    case 'event':
      // one that may be either, and does not say which it is so, is played at any moment
      return def.plays.map((action, mode) =>
        way(action, mode, (action.as ?? (def.alsoResource ? 'resource' : def.side)) === 'hazard'),
      );
    case 'creature':
      return [
        byTheRules('creature', CREATURE),
        ...(def.asEvent?.plays ?? []).map((action, i) => way(action, i + 1, true)),
      ];
    case 'item':
      return [def.played ? way(def.played, 0, false) : byTheRules('at-site', AT_SITE)];
    case 'ally':
    case 'faction':
      return [byTheRules('at-site', AT_SITE)];
    case 'character':
      return def.agent ? [byTheRules('agent', AGENT)] : [];
    default:
      return [];
  }
}

/** A hazard's own abilities are hazards unless they are given to others. */
export const isHazardAbility = (def: Card, action: Action): boolean =>
  action.as === 'hazard' ||
  (action.as === undefined &&
    (action.by === undefined || action.by === 'hazard-player') &&
    (def.kind === 'creature' || (def.kind === 'event' && def.side === 'hazard')));

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
  const stats = new Set(modifies.map((x) => x.m.stat));
  return {
    def,
    faceOf: -1,
    trophy: -1,
    ally: -1,
    tamed: null,
    faces: null,
    live: abilities.length > 0,
    modifies,
    stats,
    triggers,
    actions,
    rules,
    kinds: new Set(abilities.map((a) => a.is)),
    ways: waysOf(def, stats),
    moments: abilities.map((a) =>
      a.is === 'action'
        ? momentsOf(a, {
            hazard: isHazardAbility(def, a),
            longEvent: false,
            corrupts: false,
            stays: [],
            counts: false,
          })
        : null,
    ),
    asksFor,
    needsInformation:
      def.kind === 'event' && def.plays.length > 0 && def.plays.every(asksForInformation),
  };
}

/** Whether the company must be at a site with information. */
const asksForInformation = (x: unknown): boolean =>
  x !== null &&
  typeof x === 'object' &&
  Object.entries(x).some(
    ([key, value]) =>
      (key === 'at' && (value as { keyword?: unknown } | undefined)?.keyword === 'information') ||
      asksForInformation(value),
  );

function namesAsked(x: unknown, into: Set<string>): void {
  if (x === null || typeof x !== 'object') return;
  if ('exists' in x) {
    const { name } = x.exists as { name?: unknown };
    if (typeof name === 'string') into.add(name);
  }
  for (const key in x) namesAsked((x as Record<string, unknown>)[key], into);
}
