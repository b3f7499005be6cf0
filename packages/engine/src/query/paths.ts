import type { PathFilter, RegionType } from '../language/index.ts';
import type { PathStep } from '../state/types.ts';
import { oneOf } from './compare.ts';

/** How many regions of some type there are: some count for two, some for half of one; what is left over is none. */
export function countOf(path: readonly PathStep[], is: (type: RegionType) => boolean): number {
  let n = 0;
  for (const step of path) if (is(step.type)) n += step.counts ?? 1;
  return Math.floor(n);
}

/** Whether a path is one that a filter speaks of. */
export function pathMatches(path: readonly PathStep[], f: PathFilter): boolean {
  if (f.type !== undefined) {
    const { type } = f;
    if (countOf(path, (x) => oneOf(type, x)) < (f.min ?? 1)) return false;
  } else if (path.length < (f.min ?? 0)) return false;
  if (f.region !== undefined && !path.some((p) => p.name !== undefined && oneOf(f.region, p.name)))
    return false;
  if (f.noneConsecutiveBut !== undefined) {
    for (let i = 1; i < path.length; i++) {
      if (path[i].type !== f.noneConsecutiveBut && path[i - 1].type !== f.noneConsecutiveBut)
        return false;
    }
  }
  return true;
}
