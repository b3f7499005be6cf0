import { type Decision, query, type State } from '@mathom/engine';

/** When the page passes for you. */
export interface PassRules {
  readonly autopass: boolean;
  readonly stops: Readonly<Record<string, boolean>>;
  readonly quiet: readonly string[];
  readonly passOwn: boolean;
}

/** Moments at which one can ask the page not to stop; on means: stop and ask. */
export const STOPS = [
  ['mine/untap', 'My untap phase', false],
  ['mine/organization', 'My organization phase', true],
  ['mine/long-event', 'My long-event phase', true],
  ['mine/movement-hazard', 'My movement/hazard phase', true],
  ['mine/site', 'My site phase', true],
  ['mine/end-of-turn', 'My end of turn', false],
  ['theirs/untap', 'Their untap phase', false],
  ['theirs/organization', 'Their organization phase', false],
  ['theirs/long-event', 'Their long-event phase', false],
  ['theirs/movement-hazard', 'Their movement/hazard phase', true],
  ['theirs/site', 'Their site phase', true],
  ['theirs/end-of-turn', 'Their end of turn', false],
] as const;

export const stopKey = (s: State, d: Decision): string =>
  `${s.active === d.seat ? 'mine' : 'theirs'}/${s.phase}`;

export function stopsAt(rules: PassRules, key: string): boolean {
  return rules.stops[key] ?? STOPS.find(([k]) => k === key)?.[2] ?? true;
}

/**
 * The option with which to pass at once, or -1. Only where one may act or answer; never where a
 * question is put, never in combat, and never while one's own roll can be supported.
 */
export function passFor(s: State, d: Decision, rules: PassRules): number {
  if (!rules.autopass || (d.kind !== 'act' && d.kind !== 'respond')) return -1;
  const pass = d.options.findIndex((o) => o.type === 'pass');
  if (pass < 0) return -1;
  const others = d.options.filter((o) => o.type !== 'pass');
  if (others.every((o) => 'card' in o && rules.quiet.includes(query.idOf(s, o.card)))) return pass;
  if (others.some((o) => o.type === 'support')) return -1;
  const chain = query.chainFrame(s);
  const last = chain?.entries[chain.entries.length - 1];
  if (d.kind === 'respond' && rules.passOwn && last?.by === d.seat) return pass;
  if (query.attackFrame(s)) return -1;
  if (d.kind === 'respond' && last && last.by !== d.seat) return -1;
  return stopsAt(rules, stopKey(s, d)) ? -1 : pass;
}

/** So that passing tells nothing of what is in a hand. */
export const passDelay = (chance: number): number => Math.round(350 + chance * 900);
