import {
  type Company,
  type Decision,
  GENERAL,
  HIDDEN,
  query,
  RULE_SETS,
  type Seat,
  type State,
  type View,
} from '@mathom/engine';
import type { Card } from '@mathom/engine/language';

/** What the bot works with during one choice: its view, and what it has worked out from it. */
export interface Sight {
  readonly view: View;
  readonly s: State;
  readonly me: Seat;
  readonly d: Decision;
  /** worked out once, when first asked for */
  readonly memo: Memo;
}

interface Memo {
  names?: ReadonlySet<string>;
  strength: Map<number, Fighter[]>;
}

/** One who can face a strike. */
export interface Fighter {
  readonly id: number;
  /** as it counts in a strike now: tapped and wounded ones fight worse */
  readonly prowess: number;
  readonly body: number;
  readonly wounded: boolean;
  readonly untapped: boolean;
  /** what it would cost to lose him, in marshalling points */
  readonly worth: number;
}

export function sightOf(view: View, d: Decision): Sight {
  return { view, s: view.state, me: view.seat, d, memo: { strength: new Map() } };
}

/** The card with this number, or null if this player does not know it. */
export function cardOf(s: State, id: number): Card | null {
  return id >= 0 && s.def[id] !== HIDDEN ? query.def(s, id) : null;
}

export const isMine = (x: Sight, id: number): boolean => id >= 0 && x.s.owner[id] === x.me;

/** The company whose phase it is. */
export const current = (x: Sight): Company | undefined => query.company(x.s, x.s.current);

/** How much more mind his general influence can carry: below nothing when it carries too much, and without what controls nobody (coe/1.12.R1). */
export const roomOf = (s: State, seat: Seat): number =>
  query.playerStat(s, 'general-influence', seat) - query.mindUnderGeneral(s, seat);

/** What it costs to have more than that: somebody will be lost at the end of the organization phase, unless he can follow another. */
export function overCost(s: State, seat: Seat): number {
  const over = -roomOf(s, seat);
  if (over <= 0) return 0;
  const left = over - query.companiesOf(s, seat).reduce((n, co) => n + shiftable(s, co), 0);
  return left <= 0 ? 0.2 : 2 + left;
}

/** How much mind those of a company could take over from general influence, each as much as he has influence for. */
function shiftable(s: State, co: Company): number {
  const led = co.members.filter((m) => s.control[m] === GENERAL && cardOf(s, m) !== null);
  const mind = (m: number): number => {
    const c = query.def(s, m);
    return c.kind === 'character' && !c.avatar ? (c.mind ?? 0) : 0;
  };
  const free = led
    .filter((m) => mind(m) > 0 && query.followersOf(s, m).length === 0)
    .sort((a, b) => mind(b) - mind(a));
  const taken = new Map<number, number>();
  const gone = new Set<number>();
  let sum = 0;
  for (const m of free) {
    // who leads another by now follows nobody
    if (taken.has(m)) continue;
    const by = led.find(
      (x) =>
        x !== m && !gone.has(x) && query.unusedDirect(s, x, m) - (taken.get(x) ?? 0) >= mind(m),
    );
    if (by === undefined) continue;
    taken.set(by, (taken.get(by) ?? 0) + mind(m));
    gone.add(m);
    sum += mind(m);
  }
  return sum;
}

/** Names of everything in play or in piles: unique ones cannot come again. */
export function namesInPlay(x: Sight): ReadonlySet<string> {
  if (x.memo.names) return x.memo.names;
  const names = new Set<string>();
  const add = (id: number): void => {
    const c = cardOf(x.s, id);
    if (c) names.add(c.name);
  };
  for (const id of x.s.table) add(id);
  for (const p of x.s.players) {
    for (const id of p.pile) add(id);
    for (const id of p.removed) add(id);
  }
  x.memo.names = names;
  return names;
}

/** Unique, and there already. */
export const isTaken = (x: Sight, c: Card): boolean =>
  c.unique === true && namesInPlay(x).has(c.name);

/** Everyone of a company who can face strikes. */
export function strengthOf(x: Sight, co: Company): Fighter[] {
  const known = x.memo.strength.get(co.id);
  if (known) return known;
  const list = query.fighters(x.s, co).map((id) => fighter(x, id));
  x.memo.strength.set(co.id, list);
  return list;
}

function fighter(x: Sight, id: number): Fighter {
  const status = x.s.status[id];
  return {
    id,
    prowess: query.stat(x.s, 'prowess', id) - status,
    body: query.stat(x.s, 'body', id),
    wounded: status === 2,
    untapped: status === 0,
    worth: worthOf(x.s, id),
  };
}

/** What a character or ally in play is worth to his player, with what he bears. */
export function worthOf(s: State, id: number): number {
  const c = cardOf(s, id);
  if (!c) return 1;
  if (c.kind === 'ally') return 0.5 + (c.points ?? 0);
  if (c.kind !== 'character') return 0.5;
  let worth = 1.5 + (c.points ?? 0) + (c.avatar ? avatarWorth(s) : 0);
  for (const item of query.itemsOf(s, id)) {
    const held = cardOf(s, item);
    if (held?.kind === 'item') worth += 0.6 * numberOf(held.points ?? 0);
  }
  return worth;
}

/** In some rule sets whoever loses his avatar loses the game. */
const avatarWorth = (s: State): number => (RULE_SETS[s.rules].avatarEliminated === 'lose' ? 20 : 7);

/** A printed value, or a fair guess where it depends on something. */
export function numberOf(v: unknown, depth = 0): number {
  if (typeof v === 'number') return v;
  if (v === null || typeof v !== 'object' || depth > 4) return 1;
  const node = v as Readonly<Record<string, unknown>>;
  if ('then' in node && 'else' in node) {
    return Math.min(numberOf(node.then, depth + 1), numberOf(node.else, depth + 1));
  }
  if (Array.isArray(node.sum)) return node.sum.reduce((n, y) => n + numberOf(y, depth + 1), 0);
  return 1;
}
