import type { Seat, State } from '@mathom/engine';
import { sideOf } from './arrange.ts';

/** How much lies on a side: characters and sites take most room, what lies beside them less. */
export function loadOf(s: State, seat: Seat): number {
  const { blocks, agents, permanent, passing, pile } = sideOf(s, seat);
  const people = blocks.reduce((n, b) => n + b.company.members.length + 1, 0);
  return people + 2 * agents.length + (permanent.length + passing.length + pile.length) / 3;
}

/** Nobody’s side is less than half as high as the other’s, unless nothing lies there. */
const MOST = 2;
const EMPTY = 4;

/** How many times as high the far side is as the near one, in quarters: it does not move for every card. */
export function farShare(far: number, near: number): number {
  if (far === near) return 1;
  if (near === 0) return far > 4 ? EMPTY : MOST;
  if (far === 0) return 1 / (near > 4 ? EMPTY : MOST);
  // a row of companies is enough for few: only the many ask for more
  const asked = Math.max(far, 6) / Math.max(near, 6);
  const share = Math.min(MOST, Math.max(1 / MOST, asked));
  return share >= 1 ? Math.round(share * 4) / 4 : 1 / (Math.round(4 / share) / 4);
}
