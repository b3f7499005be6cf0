import type { Effect } from '../language/index.ts';
import { keysFor } from '../legality/keying.ts';
import { actionOf, useOf } from '../legality/use.ts';
import type { Decision, Option } from '../options.ts';
import { company, def } from '../query/cards.ts';
import { companyStat } from '../query/company-stats.ts';
import { attackFrame, chainFrame } from '../query/index.ts';
import type { Cid, State } from '../state/types.ts';
import { type Bearing, bearingOf, onlyEnds } from './bearing.ts';
import { checkMayFail } from './helping.ts';
import { type PassRules, stopsAt } from './stops.ts';

/** What is going on: what one can do now and not as well a little later. */
interface Present {
  readonly attack: boolean;
  /** the attack comes from the one who is asked */
  readonly mine: boolean;
  readonly check: boolean;
  readonly chain: boolean;
}

function presentOf(s: State, d: Decision): Present {
  const attack = attackFrame(s);
  const entries = chainFrame(s)?.entries ?? [];
  return {
    attack: attack !== null && attack !== undefined,
    mine: d.seat !== s.active,
    check: entries.some((e) =>
      e.does.some((x) => x.do === 'check' || x.do === 'test-ring' || x.do === 'influence'),
    ),
    chain: entries.some((e) => e.by !== d.seat && e.card >= 0 && !e.negated),
  };
}

/** Options that are only there because something is going on. */
const OF_THE_MOMENT: ReadonlySet<Option['type']> = new Set<Option['type']>([
  'cancel-by-tapping',
  'home-cancel',
  'free-company',
  'reveal',
  'agent-attack',
]);

/** Whether an option bears on what is going on. */
function bearsOn(s: State, d: Decision, o: Option, now: Present): boolean {
  if (o.type === 'pass' || o.type === 'back') return false;
  if (o.type === 'support') return checkMayFail(s, o);
  if (OF_THE_MOMENT.has(o.type)) return true;
  const action = actionOf(s, d.seat, o);
  if (!action) return false;
  const on = bearingOf(action.does);
  const has = (b: Bearing): boolean => on.has(b);
  if (now.attack && has('attack')) return !(now.mine && onlyEnds(action.does));
  return (now.check && has('check')) || (now.chain && has('chain'));
}

/**
 * Whether to ask somebody at all while an attack is faced or a chain is open: only if something
 * he could do bears on it. A player's own page asks this of his own options, so it tells nobody
 * else anything.
 */
export function worthAsking(s: State, d: Decision, marked: (o: Option) => boolean): boolean {
  const now = presentOf(s, d);
  return d.options.some((o) => marked(o) || bearsOn(s, d, o, now));
}

/** Whether a card placed on guard now could be more than a threat: a creature that comes to that site, or an event. */
function couldReveal(s: State, card: Cid): boolean {
  const c = def(s, card);
  const co = company(s, s.current);
  if (c.kind === 'creature') return co !== undefined && keysFor(s, card, co, true).length > 0;
  return c.kind === 'event' && c.side === 'hazard' && c.plays.some((a) => a.onGuard !== undefined);
}

/** Whether it does nothing but let one play more hazards, where there is room for one already. */
const idlyRaises = (s: State, does: readonly Effect[]): boolean => {
  const co = company(s, s.current);
  return (
    co !== undefined &&
    co.hazards < companyStat(s, 'hazard-limit', co) &&
    does.every((e) => e.do === 'modify' && e.stat === 'hazard-limit')
  );
};

/**
 * Whether an option is for this phase, and could not as well be taken in another one: cards that
 * name no phase can be played while organizing, where one is asked in any case.
 */
function isTimely(s: State, d: Decision, o: Option, rules?: PassRules): boolean {
  if (o.type === 'on-guard')
    return (rules !== undefined && stopsAt(rules, 'theirs/on-guard')) || couldReveal(s, o.card);
  if (o.type === 'pass' || o.type === 'back' || o.type === 'use-item') return false;
  const use = useOf(s, d.seat, o);
  if (!use) return true;
  const action = actionOf(s, d.seat, o);
  const phase = action?.window?.phase;
  // hazards are for this phase, unless they say that any will do
  if (use.hazard && o.type === 'play') return phase !== 'any';
  // what is played by the rules alone (items, allies, factions) is for the site phase
  if (!action) return true;
  // what lies in play can be used another time too, unless it says when
  return phase !== undefined && phase !== 'any' && !idlyRaises(s, action.does);
}

/** Whether to ask somebody where nothing is going on: only if something is for this phase. */
export const worthActing = (
  s: State,
  d: Decision,
  marked: (o: Option) => boolean,
  rules?: PassRules,
): boolean =>
  s.phase === 'organization' || d.options.some((o) => marked(o) || isTimely(s, d, o, rules));
