import type { PathFilter } from '../language/index.ts';
import type { PathStep } from '../state/types.ts';
import { oneOf } from './compare.ts';

/** Whether a path is one that a filter speaks of. */
export function pathMatches(path: readonly PathStep[], f: PathFilter): boolean {
  if (f.type !== undefined) {
    let n = 0;
    for (const step of path) if (oneOf(f.type, step.type)) n++;
    if (n < (f.min ?? 1)) return false;
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
