/** How often something was done in this turn: what a card left keeps count itself, for its card may be gone. */

import type { Action } from '../language/index.ts';
import { note, noteOn } from '../state/notes.ts';
import type { State, Use } from '../state/types.ts';
import { comp } from './cards.ts';

/** The turn and how often. */
type Uses = Record<string, readonly [number, number]>;
type Used = Use & { readonly action: Pick<Action, 'limit'> };

const usesOf = (s: State, u: Use): Uses | undefined =>
  u.kind === 'effect' ? s.lasting.find((l) => l.n === u.lasting)?.uses : note(s, u.card).uses;

/** What is counted: the one ability, or several of the card together. */
const counter = (u: Used): string => (u.action.limit?.together ? 'together' : String(u.index));

export function timesUsed(s: State, u: Used): number {
  const used = usesOf(s, u)?.[counter(u)];
  return used !== undefined && used[0] === s.turn ? used[1] : 0;
}

/** Once more. */
export function noteUse(s: State, u: Used): void {
  const uses: Uses = { ...usesOf(s, u), [counter(u)]: [s.turn, timesUsed(s, u) + 1] };
  if (u.kind !== 'effect') noteOn(s, u.card).uses = uses;
  else s.lasting = s.lasting.map((l) => (l.n === u.lasting ? { ...l, uses } : l));
}

/** A company has another phase of the sort: what is counted in each of them is counted afresh. */
export function forgetUses(s: State): void {
  for (const id of s.table) {
    const { uses } = note(s, id);
    if (uses === undefined) continue;
    for (const { a, i } of comp(s, id).actions)
      if (a.limit?.afresh && uses[String(i)] !== undefined)
        noteOn(s, id).uses = { ...note(s, id).uses, [String(i)]: [s.turn, 0] };
  }
}
