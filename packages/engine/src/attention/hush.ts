import type { Decision } from '../options.ts';
import { attackFrame } from '../query/refs.ts';
import { type State, WOUNDED } from '../state/types.ts';
import { isMidst } from './midst.ts';

/** Somebody does not want to be asked for a while: for the rest of a turn, or until the others do something. */
export type Hush =
  | { readonly until: 'turn'; readonly turn: number }
  | { readonly until: 'doing'; readonly stamp: string };

/** What of the table changes as others do something: their hands, what is on the table, a new attack or company. */
export const stampOf = (s: State, seat: number): string =>
  [
    s.turn,
    s.current,
    s.players.map((p, i) => (i === seat ? '' : p.hand.length)).join(','),
    s.table.length,
    attackFrame(s)?.n ?? '',
  ].join('/');

/** Whether one may be quiet here at all: not where one's own turn goes on by what one does oneself. */
export const mayHush = (s: State, d: Decision): boolean =>
  (d.kind === 'act' || d.kind === 'respond') &&
  d.options.some((o) => o.type === 'pass') &&
  (s.active !== d.seat || isMidst(s));

export const isHushed = (s: State, d: Decision, hush: Hush | undefined): boolean =>
  hush !== undefined &&
  mayHush(s, d) &&
  (hush.until === 'turn' ? hush.turn === s.turn : hush.stamp === stampOf(s, d.seat));

/** Moments that come again and again while nothing changes: who let one go by is not asked in the next. */
const AGAIN: Readonly<Partial<Record<Decision['about'], string>>> = {
  attack: 'attack',
  'between-strikes': 'attack',
  'movement-hazard': 'movement',
  'movement-hazard-end': 'movement',
};

/** Such a moment, with the table as it is for who lets it go by; wounds change it too. */
export function momentOf(s: State, d: Decision): string | null {
  const again = d.kind === 'act' ? AGAIN[d.about] : undefined;
  if (again === undefined) return null;
  const wounded = s.table.filter((id) => s.status[id] === WOUNDED).length;
  return [stampOf(s, d.seat), again, s.players[d.seat].hand.length, wounded].join('/');
}

export function wasDeclined(
  s: State,
  d: Decision,
  declined: readonly string[] | undefined,
): boolean {
  if (declined === undefined || declined.length === 0) return false;
  const now = momentOf(s, d);
  return now !== null && declined.includes(now);
}
