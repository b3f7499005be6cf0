import type { AttackFacts, Remembered, RememberedKind } from '../happenings/happening.ts';
import type { AttackPast, HappenedTo, Remembrance } from '../language/index.ts';
import type { Cid, Ctx, Seat, State } from '../state/types.ts';
import { copyCtx } from './cards.ts';
import { fits } from './pattern.ts';
import { facedMatches } from './reading/faced.ts';
import { attackFrame } from './refs.ts';

/** The memory of a turn: nothing else reads `history`. */

type Kept<K extends RememberedKind> = Extract<Remembered, { event: K }>;

/** Whether that happened this turn, and was so. */
export function remembers<K extends RememberedKind>(
  s: State,
  kind: K,
  so: (h: Kept<K>) => boolean,
): boolean {
  for (const h of s.history) if (h.event === kind && so(h as Kept<K>)) return true;
  return false;
}

/** All that happened of that kind this turn, oldest first. */
export const remembered = <K extends RememberedKind>(s: State, kind: K): readonly Kept<K>[] =>
  s.history.filter((h) => h.event === kind) as Kept<K>[];

/** Whether that player has done it this turn. */
export const did = (
  s: State,
  seat: Seat,
  kind: Extract<Remembered, { seat: Seat }>['event'],
): boolean => remembers(s, kind, (h) => h.seat === seat);

/** The condition `happened`. */
export function happened(s: State, c: Ctx, p: Remembrance): boolean {
  for (const h of s.history) if (h.event === p.event && fits(s, copyCtx(c), p, h)) return true;
  return false;
}

/** The same, asked of one card. */
export const happenedTo = (s: State, card: Cid, p: HappenedTo): boolean =>
  remembers(
    s,
    p.event,
    (h) => h.card === card && (p.attack === undefined || wasBy(s, h.attack, p.attack)),
  );

/** Whether that attack did it, or one of that sort. */
export const wasBy = (s: State, by: AttackFacts | null, want: AttackPast | 'this'): boolean =>
  by !== null && (want === 'this' ? attackFrame(s)?.n === by.n : facedMatches(by, want));
