import type { Action, Cond, Cost, Many, Scope } from '../language/index.ts';
import { condition } from './condition.ts';
import { cards } from './filter.ts';
import type { Speech } from './roles.ts';
import { targetWord } from './target.ts';
import { amount } from './value.ts';
import {
  a,
  capital,
  eventWord,
  list,
  many,
  numberWord,
  same,
  timesWord,
  unknown,
} from './words.ts';

/** The terms of an action: what it costs, what it asks for, who may take it and how often. */

export function costOrder(cost: Cost, s: Speech): string {
  switch (cost.pay) {
    case 'tap':
      return `tap ${s.him(cost.what)}`;
    case 'tap-one':
      return `tap ${cards(cost.a, s, 'a')}`;
    case 'discard':
      return `discard ${s.him(cost.what)}`;
    case 'discard-one':
      return `discard ${cards(cost.a, s, 'a')}${PLACES[cost.zone]}`;
    case 'hazard-limit':
      return `count ${numberWord(cost.n)} against the hazard limit`;
    default:
      return unknown('cost', cost);
  }
}

const PLACES = {
  play: '',
  pile: ' from your marshalling point pile',
  hand: ' from your hand',
} as const;

export function costs(action: Action, s: Speech): readonly string[] {
  const said = action.tapUser ? [`tap ${s.him('user')}`] : [];
  const paid = (action.cost ?? []).map((cost) => costOrder(cost, s));
  // the same price twice over
  if (paid.length === 2 && paid[0] === paid[1] && / one of your /.test(paid[0]!))
    return [...said, paid[0]!.replace(' one of your ', ' two of your ')];
  const [one, other] = action.cost ?? [];
  if (one?.pay === 'tap-one' && paid.length === 2 && same(one, other))
    return [...said, `tap two ${cards(one.a, s, 'many')}`];
  return [...said, ...paid];
}

/** "tap him" as "tapping him" */
export const paying = (order: string): string =>
  order.replace(/^(tap|discard|count) /, (verb) => PAYING[verb.trim()]!);

const PAYING: { readonly [verb: string]: string } = {
  tap: 'tapping ',
  discard: 'discarding ',
  count: 'counting ',
};

/** All that must hold, with what is asked of a user who is known already. */
export function conditions({ need, user }: Action): readonly Cond[] {
  const needs = need === undefined ? [] : 'all' in need ? need.all : [need];
  if (user?.is === undefined) return needs;
  const { is, skillOnly: _, ...rest } = user;
  return Object.keys(rest).length > 0 ? [...needs, { is, a: rest }] : needs;
}

/** A condition that speaks of who or what is only chosen by the action comes after it. */
export const speaksOfChosen = (need: Cond): boolean =>
  /"(user|target2?)"/.test(JSON.stringify(need));

export function byWhom(action: Action, s: Speech): string {
  switch (action.by) {
    case undefined:
      return '';
    case 'bearer-player':
      return `${s.his('bearer')} player`;
    case 'resource-player':
      return 'the player whose turn it is';
    case 'opponent':
      return 'an opponent';
    case 'hazard-player':
      return 'the hazard player';
    default:
      return unknown('user of an ability', action.by);
  }
}

const paysWithItself = ({ cost = [] }: Action): boolean =>
  cost.some((one) => 'what' in one && one.what === 'self');

/** What an agent does by his own card is no action of agents, and not counted (coe/4.1, crf/card/golodhros/2); of his attacks it is said with them. */
const isDeedOfAgent = (action: Action, s: Speech): boolean =>
  !s.hazard &&
  action.as === 'hazard' &&
  paysWithItself(action) &&
  action.does.every((e) => e.do !== 'agent-attack');

/** What a hazard in play does in the phase of the hazards, and is not counted as one. */
const isFreeOfLimit = (action: Action, s: Speech): boolean => {
  if (isDeedOfAgent(action, s)) return true;
  const { window, cost = [], does, as } = action;
  return (
    s.hazard &&
    as !== 'resource' &&
    !cost.some(({ pay }) => pay === 'hazard-limit') &&
    (window === undefined
      ? // what is kept for later comes out of the hand as a hazard would
        does[0]?.do === 'attach' && does[0].aside !== undefined
      : window.phase === 'movement-hazard' && paysWithItself(action))
  );
};

/** "Scout only: " */
export function onlyPrefix({ user }: Action): string {
  if (!user?.skillOnly) return '';
  const what = user.skill ?? user.race ?? 'skill';
  return `${capital(list(many(what), 'or'))} only: `;
}

/** An attack is aimed at before its strikes are assigned (coe/3.i); to cancel one it goes without saying. */
export const onlyBeforeStrikes = ({ targets = [], does }: Action): boolean =>
  targets.some((t) => t.target === 'attack' && !t.late) && does.every((e) => e.do !== 'cancel');

/** What is said at the end: conditions about those chosen, how often, on guard. */
export function closing(action: Action, s: Speech): readonly string[] {
  const said: string[] = [];
  if (action.user !== undefined && action.user.is === undefined && !s.isKnown('user'))
    said.push(`only with ${s.him('user')}`);
  for (const need of conditions(action).filter(speaksOfChosen)) {
    said.push(`only if ${condition(need, s)}`);
  }
  if (onlyBeforeStrikes(action)) said.push('only before strikes are assigned');
  if (action.targets?.some((t) => t.target === 'attack' && t.late === 'only'))
    said.push('only after strikes are assigned');
  if (isFreeOfLimit(action, s)) said.push('it is not counted against the hazard limit');
  if (action.limit !== undefined) {
    const also = action.limit.together ? ', with the other uses that say so' : '';
    const each = action.limit.afresh ? 'movement/hazard phase' : 'turn';
    said.push(`at most ${timesWord(action.limit.n)} in each ${each}${also}`);
  }
  // coe/7.3, where another than the bearer taps for the roll
  if (action.removal && action.tapUser) said.push('or roll at -3 without tapping');
  if (action.becomes !== undefined) {
    said.push(`${s.him('self')} turns into a ${eventWord(action.becomes)} as this is declared`);
  }
  if (action.counts !== undefined) {
    said.push(`X is ${amount(action.counts, s)} as this is declared`);
  }
  if (action.fromAfar === 'any-company')
    said.push('it serves any of your companies, wherever it is');
  else if (action.fromAfar) {
    said.push(
      'by older rulings, during the site phase of another company also with one that has not entered its site',
    );
  }
  if (action.onGuard !== undefined) said.push(guardPhrase(many(action.onGuard)));
  if (action.cannotBeDuplicated !== undefined) {
    // a way that does nothing but put it into play is no way that was spoken of
    const way = action.does.length === 0 ? 'if it is played to stay in play' : 'this way';
    // what is on a company as a whole is on each who is in it (legality/copies.ts)
    const whole = action.does.some((e) => e.do === 'install' && e.on === 'company');
    const people =
      whole && action.cannotBeDuplicated === 'company'
        ? ', and then no other, whichever way, on anybody in it'
        : '';
    said.push(`${way}, ${scopePhrase(action.cannotBeDuplicated, targetWord(action))}${people}`);
  }
  return said;
}

type Guard = NonNullable<Action['onGuard']> extends Many<infer G> ? G : never;

const ATTEMPTS: Partial<Record<Guard, string>> = {
  'influence-attempt': 'influence',
  riddling: 'riddling',
  offering: 'offering',
  burglary: 'burglary',
};

function guardPhrase(guards: readonly Guard[]): string {
  if (guards.includes('never')) return 'it cannot be revealed on guard';
  const words = list(
    guards.flatMap((one) => ATTEMPTS[one] ?? []),
    'or',
  );
  const moments = [
    ...(words === '' ? [] : [`when ${a(words)} attempt is declared`]),
    ...(guards.includes('card-played')
      ? ['when an item, an ally or a faction is being played, which goes on regardless']
      : []),
    ...(guards.includes('entering') ? ['when the company enters its site'] : []),
    ...(guards.includes('not-entering') ? ['when the company does not enter its site'] : []),
    ...(guards.includes('scout-card') ? ['against a card that needs a scout'] : []),
    ...(guards.includes('item') ? ['when an item is played'] : []),
    ...(guards.includes('cancel') ? ['against what would cancel the attack'] : []),
    ...(guards.includes('attack') ? ['for any such attack in the site phase'] : []),
  ];
  const only = guards.includes('only') ? 'only on guard, where' : 'on guard,';
  return `${only} it may be revealed ${list(moments, 'or')}`;
}

/** Where there may be only one of it. */
export function scopePhrase(scope: Scope, target = 'target'): string {
  switch (scope) {
    case 'game':
      return 'only one copy can be in effect';
    case 'target':
      return `only one on each ${target}`;
    case 'user':
      return 'only one on each character who uses it';
    case 'player':
      return 'only one for each player';
    case 'company':
      return 'only one for each company';
    case 'turn':
      return 'only one in each turn';
    case 'attack':
      return 'only one against each attack';
    case 'site':
      return 'only one for each site';
    default:
      return unknown('scope', scope);
  }
}
