import { regionCard } from '../../pool/pool.ts';
import type { PathStep } from '../../state/types.ts';
import type { Movement, Traveller } from './movement.ts';
import type { Roads } from './roads.ts';

const roadsTo = (t: Traveller, from: number, goal: number): Roads =>
  t.detour !== null && (from === t.detour.boundFor || goal === t.detour.boundFor)
    ? t.detour.roads
    : t.roads;

/** From region to neighbouring region, none of them twice (coe/2.II.7.ii). */
export const region: Movement = {
  reaches(s, t, to) {
    const from = t.roads.regionOf[s.def[t.co.site]];
    const goal = t.roads.regionOf[s.def[to]];
    if (from < 0 || goal < 0) return false;
    const { far, names } = roadsTo(t, from, goal);
    return far[from * names.length + goal] <= t.regions;
  },

  paths(s, t, to) {
    const from = t.roads.regionOf[s.def[t.co.site]];
    const goal = t.roads.regionOf[s.def[to]];
    if (from < 0 || goal < 0) return [];
    const { far, names, next, closed } = roadsTo(t, from, goal);
    const out: PathStep[][] = [];
    const path = [from];
    const walk = (at: number): void => {
      if (at === goal) {
        out.push(path.map((i) => ({ type: regionCard(s.rt.pool, names[i]).type, name: names[i] })));
        return;
      }
      for (const n of next[at]) {
        if (path.includes(n) || (n === closed && n !== goal)) continue;
        if (path.length + far[n * names.length + goal] > t.regions) continue;
        path.push(n);
        walk(n);
        path.pop();
      }
    };
    walk(from);
    return out;
  },
};
