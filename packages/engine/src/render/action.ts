import type { Action, Check, Cond, Cost, Scope } from '../language/index.ts';
import { asOrders, type Clause, ordered, phrases, say } from './clause.ts';
import { condition } from './condition.ts';
import { effectClauses } from './effect.ts';
import { cards } from './filter.ts';
import { Speech } from './roles.ts';
import { actionRoles, targetNames } from './target.ts';
import { windowPhrase } from './window.ts';
import { capital, eventWord, list, many, numberWord, same, timesWord, unknown } from './words.ts';

/** Something a player may do: "tap a scout to cancel an attack against his company". */

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
      return `use ${numberWord(cost.n)} of the hazard limit`;
    default:
      return unknown('cost', cost);
  }
}

const PLACES = {
  play: '',
  pile: ' from your marshalling point pile',
  hand: ' from your hand',
} as const;

const costs = (action: Action, s: Speech): readonly string[] => {
  const said = action.tapUser ? [`tap ${s.him('user')}`] : [];
  return [...said, ...(action.cost ?? []).map((cost) => costOrder(cost, s))];
};

const paying = (order: string): string =>
  order
    .replace(/^tap /, 'tapping ')
    .replace(/^discard /, 'discarding ')
    .replace(/^use /, 'using ');

/** A condition that speaks of who or what is only chosen by the action comes after it. */
const speaksOfChosen = (need: Cond): boolean => /"(user|target2?)"/.test(JSON.stringify(need));

/** All that must hold, with what is asked of a user who is known already. */
function conditions({ need, user }: Action): readonly Cond[] {
  const needs = need === undefined ? [] : 'all' in need ? need.all : [need];
  if (user?.is === undefined) return needs;
  const { is, skillOnly: _, ...rest } = user;
  return Object.keys(rest).length > 0 ? [...needs, { is, a: rest }] : needs;
}

/** Playing the card on something, where it stays; for or against something; or using it in play. */
export type Mode = 'on' | 'for' | 'against' | 'use';

interface Plan {
  readonly action: Action;
  readonly speech: Speech;
  readonly clauses: readonly Clause[];
  readonly mode: Mode;
}

const plan = (action: Action, s: Speech, mode: Mode, n = 0): Plan => {
  const speech = actionRoles(action, s, n);
  return { action, speech, clauses: effectClauses(action.does, speech), mode };
};

/** Whether the targets must be told before anything is said of them. */
const NEEDS_PREFACE: readonly string[] = [
  'install',
  'if',
  'each',
  'repeat',
  'pick',
  'offer',
  'attack',
  'forgo-site-phase',
  'outcome-imprisons',
];

function prefaced(action: Action, s: Speech): boolean {
  if ((action.targets ?? []).length === 0) return false;
  const first = action.does[0];
  if (first === undefined) return true;
  const kind = first.do === 'outcome' ? `outcome-${first.is}` : first.do;
  if (NEEDS_PREFACE.includes(kind)) return true;
  if (first.do === 'check' && first.kind !== 'corruption') return true;
  // say it once, to nobody, to hear whether all the targets are spoken of
  const probe = actionRoles(action, new Speech(s.roles, s));
  costs(action, probe);
  phrases(effectClauses(action.does, probe), probe);
  return !targetNames(action).every((name) => probe.isKnown(name));
}

/** Ways that differ only in what is aimed at and done are said together: they make one group. */
export function grouped(actions: readonly Action[], s: Speech): readonly (readonly Action[])[] {
  const out: (readonly Action[])[] = [];
  for (let i = 0; i < actions.length; ) {
    const first = actions[i]!;
    let end = i + 1;
    while (end < actions.length && sameHeader(first, actions[end]!)) end++;
    const group = actions.slice(i, end);
    const tail = commonTail(group);
    const joinable =
      group.length > 1 && !isRemoval(first) && group.every((action) => isOrderly(action, tail, s));
    out.push(joinable ? group : [first]);
    i = joinable ? end : i + 1;
  }
  return out;
}

/** One group, as sentences without a first capital and a last full stop. */
export function groupPhrase(group: readonly Action[], s: Speech, mode: Mode): string {
  const first = group[0]!;
  if (isRemoval(first)) return removalPhrase(first, s);
  return compose(
    group.map((action, n) => plan(action, s, mode, n)),
    s,
    group.length > 1 ? commonTail(group) : 0,
  );
}

const sameHeader = (left: Action, right: Action): boolean => {
  const { targets: _t, does: _d, ...header } = left;
  const { targets: _u, does: _e, ...other } = right;
  return same(header, other);
};

/** How many effects at the end all of them share. */
function commonTail(actions: readonly Action[]): number {
  const [first, ...rest] = actions;
  let n = 0;
  const shortest = Math.min(...actions.map((action) => action.does.length));
  while (
    n < shortest - 1 &&
    rest.every((action) => same(action.does.at(-1 - n), first!.does.at(-1 - n)))
  ) {
    n++;
  }
  return n;
}

const isOrderly = (action: Action, tail: number, s: Speech): boolean => {
  if (prefaced(action, s) || action.does.length === tail) return false;
  const speech = actionRoles(action, s);
  const heads = effectClauses(action.does.slice(0, action.does.length - tail), speech);
  return heads.every((clause) => clause.order !== undefined && !clause.long);
};

function compose(plans: readonly Plan[], s: Speech, tail: number): string {
  const { action, speech, mode } = plans[0]!;
  const needs = conditions(action);
  const early = needs.filter((need) => !speaksOfChosen(need));
  const late = needs.filter(speaksOfChosen);
  const after = trailing(action, late, speech);
  const preface = plans.length === 1 && (mode === 'on' || prefaced(action, s));
  const only = onlyPrefix(action);
  const window = action.window ? windowPhrase(action.window, action.by, speech) : '';
  const side = action.as === undefined ? '' : `as a ${action.as}, `;
  const early_ = early.length > 0 ? list(early.map((need) => condition(need, speech))) : '';
  const says: string[] = [];

  if (preface || (mode !== 'use' && action.does.length === 0)) {
    const said = prefacePhrase(action, speech, mode, window, early_);
    if (said === '') return finish(only, side, [], after(speech));
    says.push(said);
    says.push(...phrases(plans[0]!.clauses, speech));
    return finish(only, side, says, after(speech));
  }

  const lead = [window, early_ === '' ? '' : `if ${early_}`]
    .filter((part) => part !== '')
    .join(', ');
  const paid = costs(action, speech);
  const doer = byWhom(action, speech);
  const { orders, rest } = splitOff(plans, tail);
  const act = bodyPhrase(doer, paid, orders, mode);
  const started = lead === '' ? act : `${lead}, ${act}`;
  if (act === '') {
    const said =
      mode !== 'use' && (lead !== '' || action.user) && startsLasting(action)
        ? prefacePhrase(action, speech, mode, window, early_)
        : lead;
    const [first = '', ...others] = phrases(rest, speech);
    if (said === lead) says.push(lead === '' ? first : `${lead}, ${first}`, ...others);
    else says.push(said, first, ...others);
    return finish(only, side, says, after(speech));
  }
  const [first, ...others] = phrases(rest, speech);
  // what is paid for, and has no "to", follows a colon
  if (orders.length === 0 && first !== undefined) says.push(`${started}: ${first}`, ...others);
  else says.push(started, ...(first === undefined ? [] : [first]), ...others);
  return finish(only, side, says, after(speech));
}

/** What begins by leaving something behind is told after how it is played. */
const startsLasting = (action: Action): boolean => action.does[0]?.do === 'install';

/** The instructions of each way, and what follows for all. */
function splitOff(
  plans: readonly Plan[],
  tail: number,
): { readonly orders: readonly (readonly Clause[])[]; readonly rest: readonly Clause[] } {
  if (plans.length === 1) {
    const { orders, rest } = ordered(plans[0]!.clauses);
    return { orders: orders.length > 0 ? [orders] : [], rest };
  }
  const first = plans[0]!;
  const rest = effectClauses(
    first.action.does.slice(first.action.does.length - tail),
    first.speech,
  );
  return {
    orders: plans.map(({ action, speech }) =>
      effectClauses(action.does.slice(0, action.does.length - tail), speech),
    ),
    rest: tail === 0 ? [] : rest,
  };
}

function bodyPhrase(
  doer: string,
  paid: readonly string[],
  orders: readonly (readonly Clause[])[],
  mode: Mode,
): string {
  const may = doer === '' ? '' : `${doer} may `;
  if (orders.length === 0) return paid.length > 0 ? `${may}${list(paid)}` : '';
  const done = sharingEnd(orders.map(asOrders));
  const either = done.length === 1 ? done[0]! : done.join(paid.length > 0 ? ', or to ' : ', or ');
  if (paid.length > 0) return `${may}${list(paid)} to ${either}`;
  return mode === 'use' && may === '' ? `you may ${either}` : `${may}${either}`;
}

/** "treat a as b, or treat c as d, until the turn ends" */
function sharingEnd(done: readonly string[]): readonly string[] {
  const end = / (until the turn ends|for this attack|for this strike)$/.exec(done[0] ?? '')?.[0];
  if (done.length < 2 || end === undefined || !done.every((one) => one.endsWith(end))) return done;
  return done.map((one, index) =>
    index === done.length - 1 ? `${one.slice(0, -end.length)},${end}` : one.slice(0, -end.length),
  );
}

const byWhom = (action: Action, s: Speech): string => {
  switch (action.by) {
    case undefined:
      return '';
    case 'bearer-player':
      return `${s.his('bearer')} player`;
    case 'any-player':
      return 'any player';
    case 'opponent':
      return 'an opponent';
    default:
      return unknown('user of an ability', action.by);
  }
};

/** "play at the end of your organization phase on a moving company" */
function prefacePhrase(
  action: Action,
  s: Speech,
  mode: Mode,
  window: string,
  need: string,
): string {
  const names = targetNames(action);
  const races = (action.targets ?? []).map((target) => target.target === 'race');
  const on = names.filter((_, index) => !races[index]).map((name) => s.him(name));
  const named = names.filter((_, index) => races[index]).map((name) => s.him(name));
  const target = on.length === 0 ? '' : mode !== 'use' ? ` ${mode} ${list(on)}` : ` ${list(on)}`;
  const userKnown = action.user === undefined || s.isKnown('user');
  const paid = costs(action, s);
  const user = userKnown || s.isKnown('user') ? '' : ` with ${s.him('user')}`;
  const at = window === '' ? '' : ` ${window}`;
  const pay = paid.length === 0 ? '' : `, ${list(paid.map(paying))}`;
  const bare = `${at}${target}${user}${pay}` === '';
  const whenNeeded =
    need === '' ? '' : mode !== 'use' ? `${bare ? '' : ','} only if ${need}` : `, if ${need}`;
  const name = named.length === 0 ? '' : `, and name ${list(named)}`;
  const all = `${at}${target}${user}${pay}${whenNeeded}${name}`;
  if (all === '') return '';
  const doer = byWhom(action, s);
  const verb = mode !== 'use' ? 'play' : 'choose';
  return `${doer === '' ? '' : `${doer} may `}${verb}${all}`;
}

const onlyPrefix = (action: Action): string => {
  if (!action.user?.skillOnly) return '';
  const what = action.user.skill ?? action.user.race ?? 'skill';
  return `${capital(list(many(what), 'or'))} only: `;
};

/** What is said at the end: how often, on guard, and conditions about those chosen. */
const trailing =
  (action: Action, late: readonly Cond[], _s: Speech) =>
  (s: Speech): readonly string[] => {
    const said: string[] = [];
    for (const need of late) said.push(`only if ${condition(need, s)}`);
    if (action.limit !== undefined) {
      said.push(`at most ${timesWord(action.limit.n)} in each ${action.limit.per}`);
    }
    if (action.becomes !== undefined) {
      said.push(`${s.him('self')} turns into a ${eventWord(action.becomes)} as this is declared`);
    }
    for (const guard of action.onGuard === undefined ? [] : many(action.onGuard)) {
      said.push(ON_GUARD[guard]);
    }
    if (action.cannotBeDuplicated !== undefined) said.push(scopePhrase(action.cannotBeDuplicated));
    return said;
  };

type Guard =
  NonNullable<Action['onGuard']> extends infer G ? (G extends readonly (infer T)[] ? T : G) : never;
const ON_GUARD: Record<Extract<Guard, string>, string> = {
  'influence-attempt': 'on guard, it may be revealed when an influence attempt is declared',
  riddling: 'on guard, it may be revealed when a riddling attempt is declared',
  offering: 'on guard, it may be revealed when an offering attempt is declared',
  'scout-card': 'on guard, it may be revealed against a card that needs a scout',
  never: 'it cannot be revealed on guard',
};

/** Where there may be only one of it. */
export function scopePhrase(scope: Scope, target = 'target'): string {
  switch (scope) {
    case 'game':
      return 'only one of it can be in play';
    case 'target':
      return `only one on each ${target}`;
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

function finish(
  only: string,
  side: string,
  says: readonly string[],
  after: readonly string[],
): string {
  const [first = '', ...rest] = says.filter((text) => text !== '');
  const head = `${only}${side}${first}`;
  const all = [head, ...rest, ...after.map(capital)].filter((text) => text !== '');
  return all
    .map((text, index) => (index === 0 ? text : capital(text)).replace(/\.$/, ''))
    .join('. ');
}

export const isRemoval = ({ by, does, targets }: Action): boolean => {
  const [effect] = does;
  return (
    by === 'bearer-player' &&
    does.length === 1 &&
    effect?.do === 'check' &&
    effect.kind === 'roll' &&
    effect.by === 'bearer-player' &&
    (targets ?? []).length === 0
  );
};

/** "in his organization phase he may tap and roll: above 4, discard this card" */
function removalPhrase(action: Action, s: Speech): string {
  const { by: _, ...roll } = action.does[0] as Check;
  const said: string[] = [];
  if (action.window) said.push(windowPhrase(action.window, action.by, s));
  if (action.need !== undefined) said.push(`if ${condition(action.need, s)}`);
  const taps = (action.cost ?? []).map((cost) =>
    cost.pay === 'tap' && cost.what === 'bearer' ? 'tap' : costOrder(cost, s),
  );
  const untapped = action.removal ? ' (or roll at -3 without tapping)' : '';
  const who = s.he('bearer');
  const rolls = say(effectClauses([roll], s)[0]!, s).replace(/^roll/, `roll${untapped}`);
  said.push(`${who} may ${list([...taps, rolls])}`);
  const tail = trailing(action, [], s)(s).map((text) => `. ${capital(text)}`);
  return `${said.join(', ')}${tail.join('')}`;
}
