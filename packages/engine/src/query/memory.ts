import type { Remembered, RememberedKind } from '../happenings/happening.ts';
import type { Cid, CompanyId, Seat, State } from '../state/types.ts';

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

/** It has another movement/hazard phase: what was drawn in the one before does not count in it. */
export function forgetDraws(s: State, company: CompanyId): void {
  s.history = s.history.filter((h) => h.event !== 'drew' || h.company !== company);
}

/** Whether that player has done it this turn. */
export const did = (
  s: State,
  seat: Seat,
  kind: Extract<Remembered, { seat: Seat }>['event'],
): boolean => {
  for (let i = 0; i < s.history.length; i++) {
    const h = s.history[i];
    if (h.event === kind && h.seat === seat) return true;
  }
  return false;
};

/** How many that makes in the phase of that company: one remembers the last draw alone, which has the number. */
export function nextDraw(s: State, seat: Seat, company: CompanyId): number {
  for (let i = 0; i < s.history.length; i++) {
    const h = s.history[i];
    if (h.event !== 'drew' || h.seat !== seat || h.company !== company) continue;
    s.history.splice(i, 1);
    return h.nth + 1;
  }
  return 1;
}

/** Whether it has come back to hand in this phase: of this company, if it is one of a company. */
export const cameBack = (s: State, card: Cid): boolean =>
  s.zone[card] === 'hand' &&
  remembers(
    s,
    'came-back',
    (h) => h.card === card && h.phase === s.phase && h.company === s.current,
  );

/** Once in a turn he tries to influence a card of that other player, or attacks a company of his (coe/3.V.1, 8.1). */
export const hasDealtWith = (s: State, seat: Seat, other: Seat): boolean =>
  remembers(s, 'influence-attempt', (h) => h.seat === seat && h.other === other) ||
  remembers(s, 'attacked-company', (h) => h.seat === seat && h.other === other);
