import type { Action, Check, Cond } from '../language/index.ts';
import { asOrders, type Clause, listed, ordered, phrases, say } from './clause.ts';
import { ifClause, ifClauses } from './condition.ts';
import { effectClauses } from './effect.ts';
import { knowsAll } from './fields.ts';
import { speaksOfOthers } from './filter-parts.ts';
import { role, Speech } from './roles.ts';
import { actionRoles, onWhom, targetNames } from './target.ts';
import {
  byWhom,
  closing,
  conditions,
  costOrder,
  costs,
  onlyBeforeStrikes,
  onlyPrefix,
  paying,
  speaksOfChosen,
} from './terms.ts';
import { windowPhrase } from './window.ts';
import { capital, list, same, timesWord } from './words.ts';

/** Something a player may do: "tap a scout to cancel an attack on him". */

/** Playing the card on something, where it stays; for or against something; or using it in play. */
export type Mode = 'on' | 'for' | 'against' | 'use';

interface Plan {
  readonly action: Action;
  readonly speech: Speech;
  readonly clauses: readonly Clause[];
}

const plan = (action: Action, s: Speech, n = 0, like?: Action): Plan => {
  knowsAll('action', action);
  const speech = actionRoles(action, s, n, like);
  return { action, speech, clauses: effectClauses(action.does, speech) };
};

// -- which actions are told together

/** Ways that differ only in what is aimed at and done are said together: they make one group. */
export function grouped(actions: readonly Action[], s: Speech): readonly (readonly Action[])[] {
  const out: (readonly Action[])[] = [];
  for (let i = 0; i < actions.length; ) {
    const first = actions[i]!;
    const inWindows = countFrom(actions, i, sameButWindow);
    const alike = countFrom(actions, i, sameHeader);
    const group = actions.slice(i, i + alike);
    const tail = commonTail(group);
    const joinable =
      alike > 1 && !isRemoval(first) && group.every((action) => isOrderly(action, tail, s));
    const n = inWindows > 1 ? inWindows : joinable ? alike : 1;
    out.push(actions.slice(i, i + n));
    i += n;
  }
  return out;
}

/** How many actions, from that one on, are like it. */
function countFrom(
  actions: readonly Action[],
  from: number,
  alike: (left: Action, right: Action) => boolean,
): number {
  let end = from + 1;
  while (end < actions.length && alike(actions[from]!, actions[end]!)) end++;
  return end - from;
}

const sameHeader = (left: Action, right: Action): boolean => {
  const { targets: _t, does: _d, ...header } = left;
  const { targets: _u, does: _e, ...other } = right;
  return same(header, other);
};

const isOlder = (need: Cond | undefined): boolean => need !== undefined && 'wording' in need;

/** The same in another window: told as one, with the other windows after it. */
const sameButWindow = (left: Action, right: Action): boolean => {
  const { window: _w, ...one } = left;
  const { window: _v, need, ...rest } = right;
  // the other windows may be those of older rulings alone
  const other =
    isOlder(need) && left.need === undefined ? rest : { ...rest, ...(need && { need }) };
  if (right.window === undefined || !same(one, other)) return false;
  // a moment of the phase that was named is told after it too
  return left.window === undefined || ('edge' in right.window && right.window.edge === 'in-lieu');
};

/** How many effects at the start all of them share, with what they are aimed at. */
function commonHead(actions: readonly Action[], tail: number): number {
  const [first, ...rest] = actions;
  if (!rest.every((action) => same(action.targets?.[0], first!.targets?.[0]))) return 0;
  const shortest = Math.min(...actions.map((action) => action.does.length)) - tail;
  let n = 0;
  while (n < shortest - 1 && rest.every((action) => same(action.does[n], first!.does[n]))) n++;
  // "a and b, or c": clear only if each way ends in one thing of its own
  return actions.every((action) => action.does.length - tail === n + 1) ? n : 0;
}

/** How many effects at the end all of them share. */
function commonTail(actions: readonly Action[]): number {
  const [first, ...rest] = actions;
  const shortest = Math.min(...actions.map((action) => action.does.length));
  const alike = (n: number) =>
    rest.every((action) => same(action.does.at(-1 - n), first!.does.at(-1 - n)));
  let n = 0;
  while (n < shortest - 1 && alike(n)) n++;
  return n;
}

const isOrderly = (action: Action, tail: number, s: Speech): boolean => {
  if (prefaced(action, s) || action.does.length === tail) return false;
  const speech = actionRoles(action, s);
  const heads = effectClauses(action.does.slice(0, action.does.length - tail), speech);
  return heads.every((clause) => clause.order !== undefined && !clause.long);
};

/** What begins so is told after what it is aimed at. */
const NEEDS_PREFACE: readonly string[] = [
  'install',
  'if',
  'each',
  'repeat',
  'pick',
  'offer',
  'attack',
  'forgo',
  'outcome-imprisons',
];

/** What it is aimed at is no victim of it, but who attacks. */
const attacksFor = ({ does }: Action): boolean =>
  does.some((effect) => effect.do === 'attack' && effect.by === 'target');

/** Whether the targets must be told before anything is said of them. */
function prefaced(action: Action, s: Speech): boolean {
  if ((action.targets ?? []).length === 0) return false;
  const first = action.does[0];
  if (first === undefined) return true;
  const kind = first.do === 'outcome' ? `outcome-${first.is}` : first.do;
  if (NEEDS_PREFACE.includes(kind)) return true;
  if (first.do === 'check' && first.kind !== 'corruption') return true;
  // who attacks is named before what is changed for the attack
  if (first.do === 'modify' && attacksFor(action)) return true;
  // the attack that is being faced, then those who face it
  const aim = action.targets?.[0];
  if (aim?.target === 'attack' && aim.now && first.do === 'modify' && typeof first.of === 'object')
    return true;
  // what is turned over says nothing of whom it is for
  if (aim?.target === 'company' && first.do === 'look') return true;
  // whom of it, by a number that speaks of other things
  if (
    aim?.target === 'company' &&
    first.do === 'tap' &&
    typeof first.what === 'object' &&
    first.what.stat !== undefined &&
    speaksOfOthers(first.what.stat)
  )
    return true;
  // say it once, to nobody, to hear whether all the targets are spoken of
  const probe = actionRoles(action, new Speech(s.roles, s));
  costs(action, probe);
  phrases(effectClauses(action.does, probe), probe);
  return !targetNames(action).every((name) => probe.isKnown(name));
}

/** Who makes it possible is told first if nothing is said of him until after something was done. */
function usedUnsaid(action: Action, s: Speech): boolean {
  const { user, tapUser, does, targets = [] } = action;
  if (
    targets.length > 0 ||
    user === undefined ||
    user.is !== undefined ||
    user.skillOnly ||
    tapUser
  )
    return false;
  const [first, ...rest] = does;
  if (first === undefined || !/"user"/.test(JSON.stringify(rest))) return false;
  const probe = actionRoles(action, new Speech(s.roles, s));
  phrases(effectClauses([first], probe), probe);
  return !probe.isKnown('user');
}

// -- the words

/** One group, as sentences without a first capital and a last full stop. */
export function groupPhrase(group: readonly Action[], s: Speech, mode: Mode): string {
  const first = group[0]!;
  if (isRemoval(first)) return removalPhrase(first, s);
  if (group[1] !== undefined && sameButWindow(first, group[1])) {
    const windows = group.slice(1).map(({ window, by, need }) => {
      const when = windowPhrase(window!, by, s);
      return isOlder(need) && first.need === undefined ? `${when}, in a game by the CRF` : when;
    });
    const done = mode === 'use' ? 'used' : 'played';
    return `${compose([plan(first, s)], s, mode, 0)}. It may also be ${done} so ${list(windows, 'or')}`;
  }
  const plans = group.map((action, n) => plan(action, s, n, first));
  return compose(plans, s, mode, group.length > 1 ? commonTail(group) : 0);
}

function compose(plans: readonly Plan[], s: Speech, mode: Mode, tail: number): string {
  const { action, speech, clauses } = plans[0]!;
  const finish = (says: readonly string[]) => {
    const side = action.as === undefined ? '' : `as a ${action.as}, `;
    const [first = '', ...rest] = says.filter((text) => text !== '');
    const told = first === '' && action.rounds ? [] : [`${onlyPrefix(action)}${side}${first}`];
    const also = plans.slice(1).some((one) => onlyBeforeStrikes(one.action));
    const late =
      also && !onlyBeforeStrikes(action)
        ? ['an attack can be aimed at only before its strikes are assigned']
        : [];
    const all = [
      ...told,
      ...rest,
      ...roundsPhrase(action, speech),
      ...late,
      ...closing(action, speech),
    ];
    return all
      .filter((text) => text !== '')
      .map((text, index) => (index === 0 ? text : capital(text)).replace(/\.$/, ''))
      .join('. ');
  };
  const when = action.window ? windowPhrase(action.window, action.by, speech) : '';
  const needs = conditions(action).filter((need) => !speaksOfChosen(need));
  const own = action.as === 'resource' || attacksFor(action);
  const goes = own && mode === 'against' ? 'for' : mode;
  const preface =
    plans.length === 1 && (mode === 'on' || prefaced(action, s) || usedUnsaid(action, s));
  if (preface || (mode !== 'use' && action.does.length === 0)) {
    return finish([prefacePhrase(action, speech, goes, when, needs), ...phrases(clauses, speech)]);
  }
  const lead = [when, ifClauses(needs, speech)].filter((part) => part !== '').join(', ');
  const led = (text: string) => (lead === '' ? text : `${lead}, ${text}`);
  const paid = costs(action, speech);
  const doer = byWhom(action, speech);
  const { orders, rest } = splitOff(plans, tail);
  const act = bodyPhrase(doer, paid, orders, mode);
  if (act !== '') {
    const [first, ...others] = phrases(rest, speech);
    // what is given up for nothing is still a choice
    if (first === undefined)
      return finish([
        led(orders.length === 0 && doer === '' && mode === 'use' ? `you may ${act}` : act),
      ]);
    // what is paid for, and has no "to", follows a colon
    if (orders.length === 0) return finish([`${led(act)}: ${first}`, ...others]);
    return finish([led(act), first, ...others]);
  }
  const have = mode === 'use' ? rest[0]?.have : undefined;
  if (have) return finish([led(`you may ${have()}`), ...phrases(rest.slice(1), speech)]);
  if (mode !== 'use' && (lead !== '' || action.does[0]?.do === 'install')) {
    return finish([prefacePhrase(action, speech, goes, when, needs), ...phrases(rest, speech)]);
  }
  // what costs nothing, and is no order, is still a choice
  const chooser = doer === '' ? 'you' : doer;
  const [first = '', ...others] = phrases(rest, speech);
  const may = mode === 'use' && !/ may /.test(first) ? `${chooser} may choose this: ` : '';
  return finish([led(`${may}${first}`), ...others]);
}

/** What is done several times: "as it is declared, as often as you like: tap one of your characters to cancel ..." */
function roundsPhrase({ rounds }: Action, s: Speech): readonly string[] {
  if (rounds === undefined) return [];
  const picked = role('picked', 'thing', 'the discarded card');
  const speech = s.with({ picked });
  speech.know('picked');
  const ways = rounds.of.map((way, n) => {
    // each way is aimed at something of its own
    const said = compose([plan({ is: 'action', ...way }, speech, n + 1)], speech, 'use', 0).replace(
      /^you may /,
      '',
    );
    return way.binds ? `${said} (which cannot be used in answer)` : said;
  });
  const { min = 0, max } = rounds;
  const often =
    max === undefined
      ? `as often as you like${min > 0 ? `, but at least ${timesWord(min)}` : ''}`
      : `${timesWord(min)} ${max === min + 1 ? 'or' : 'to'} ${timesWord(max)}`;
  const apart = rounds.apart ? ', each time at something else' : '';
  return [`chosen as this is declared, ${often}${apart}: ${ways.join('; or ')}`];
}

/** The instructions of each way, and what follows for all. */
function splitOff(
  plans: readonly Plan[],
  tail: number,
): { readonly orders: readonly (readonly Clause[])[]; readonly rest: readonly Clause[] } {
  const { action: first, speech, clauses } = plans[0]!;
  if (plans.length === 1) {
    const { orders, rest } = ordered(clauses);
    return { orders: orders.length > 0 ? [orders] : [], rest };
  }
  const head = commonHead(
    plans.map(({ action }) => action),
    tail,
  );
  return {
    orders: plans.map((one, index) => {
      const { does } = one.action;
      return effectClauses(does.slice(index === 0 ? 0 : head, does.length - tail), one.speech);
    }),
    rest: tail === 0 ? [] : effectClauses(first.does.slice(-tail), speech),
  };
}

function bodyPhrase(
  doer: string,
  paid: readonly string[],
  orders: readonly (readonly Clause[])[],
  mode: Mode,
): string {
  const may = doer === '' ? '' : `${doer} may `;
  if (orders.length === 0) return paid.length > 0 ? `${may}${listed(paid)}` : '';
  const done = sharingEnd(orders.map(asOrders));
  const either = done.join(paid.length > 0 ? ', or to ' : ', or ');
  if (paid.length > 0) return `${may}${listed(paid)} to ${either}`;
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

/** "play at the end of your organization phase on a moving company" */
function prefacePhrase(
  action: Action,
  s: Speech,
  mode: Mode,
  when: string,
  needs: readonly Cond[],
): string {
  // said in the order of the words, so that nobody is "he" before he was named
  const lead = mode === 'use' ? ifClauses(needs, s) : '';
  const targets = action.targets ?? [];
  const names = targetNames(action);
  const isNamed = (index: number) => targets[index]!.target === 'name';
  const aimed = names.filter((_, index) => !isNamed(index));
  // whoever has the same home comes first: who is aimed at is told by him; and else he might be taken for one of an opponent's
  const among =
    !action.tapUser && targets.some((x) => x.target === 'company' && x.a.whose === "opponent's");
  const before =
    mode !== 'use' &&
    action.user !== undefined &&
    (among || targets.some((x) => x.target === 'card' && x.a.homeOf === 'user'))
      ? `${among ? ', ' : ' '}with ${s.him('user')}${among ? ',' : ''}`
      : '';
  const on = aimed.map((name, index) => onWhom(targets[index]!, name, s, mode === 'on'));
  const named = names.filter((_, index) => isNamed(index)).map((name) => s.him(name));
  const name = named.length === 0 ? '' : `, and name ${list(named)}`;
  const paid = costs(action, s);
  const doer = byWhom(action, s);
  const may = doer === '' ? '' : `${doer} may `;
  if (mode === 'use') {
    const leads = [when, lead].filter((part) => part !== '');
    const chosen = on.length > 0 ? `choose ${list(on)}${name}` : `name ${list(named)}`;
    const choose = `${paid.length > 0 ? `${listed(paid)} to ` : ''}${chosen}`;
    return [...leads, `${may}${choose}`].join(', ');
  }
  const user = action.user === undefined || s.isKnown('user') ? '' : ` with ${s.him('user')}`;
  const terms = [
    when === '' ? '' : ` ${when}`,
    before,
    on.length === 0 ? '' : ` ${mode} ${aims(on, mode)}`,
    user,
    paid.length === 0 ? '' : `, ${paying(listed(paid))}`,
  ].join('');
  const need = ifClauses(needs, s);
  const all = `${terms}${need === '' ? '' : `${terms === '' ? '' : ','} only ${need}`}${name}`;
  return all === '' ? '' : `${may}play${all}`;
}

/** "your Ringwraith, if he is tapped, and for an attack" */
const aims = (on: readonly string[], mode: Mode): string =>
  on.length > 1 && on[0]!.includes(', if ') ? on.join(`, and ${mode} `) : list(on);

// -- attempts to be rid of a card

export const isRemoval = ({ by, does, targets, user, as }: Action): boolean => {
  const [effect] = does;
  return (
    by === 'bearer-player' &&
    does.length === 1 &&
    effect?.do === 'check' &&
    effect.kind === 'roll' &&
    effect.by === 'bearer-player' &&
    (targets ?? []).length === 0 &&
    user === undefined &&
    as === undefined
  );
};

/** "in his organization phase he may tap and roll: above 4, discard this card" */
function removalPhrase(action: Action, s: Speech): string {
  knowsAll('action', action);
  const { by: _, ...roll } = action.does[0] as Check;
  const said: string[] = [];
  if (action.window) said.push(windowPhrase(action.window, action.by, s));
  if (action.need !== undefined) said.push(ifClause(action.need, s));
  const taps = (action.cost ?? []).map((cost) =>
    cost.pay === 'tap' && cost.what === 'bearer' ? 'tap' : costOrder(cost, s),
  );
  const untapped = action.removal ? ' (or roll at -3 without tapping)' : '';
  const who = s.he('bearer');
  const rolls = say(effectClauses([roll], s)[0]!, s).replace(/^roll/, `roll${untapped}`);
  said.push(`${who} may ${list([...taps, rolls])}`);
  return [said.join(', '), ...closing(action, s).map(capital)].join('. ');
}
