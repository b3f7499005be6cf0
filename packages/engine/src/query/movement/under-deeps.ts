import type { Company, State } from '../../state/types.ts';
import { siteDef } from '../cards.ts';
import { rollBetween } from '../under-deeps.ts';
import type { Movement } from './movement.ts';

const NO_PATH: Movement['paths'] extends (...a: never[]) => infer P ? P : never = [[]];
const NO_WAY: typeof NO_PATH = [];

/** Between adjacent sites of which one is beneath the earth (coe/2.II.7.iii); it has no site path (coe/2.IV.ii). */
export const underDeeps: Movement = {
  reaches(s, t, to) {
    const b = siteDef(s, to);
    if (!t.from.underDeeps && !b.underDeeps) return false;
    return rollBetween(s.rt.pool, t.from, b) !== null;
  },

  paths(s, t, to) {
    return this.reaches(s, t, to) ? NO_PATH : NO_WAY;
  },
};

/** What must be rolled at least to go on from beneath the earth; 0: no roll (coe/2.IV.i.1). */
export function rollNeeded(s: State, co: Company): number {
  const from = siteDef(s, co.site);
  return from.underDeeps ? (rollBetween(s.rt.pool, from, siteDef(s, co.dest)) ?? 0) : 0;
}
