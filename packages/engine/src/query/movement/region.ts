import type { RegionName } from '../../language/index.ts';
import type { PathStep, State } from '../../state/types.ts';
import type { Movement, Traveller } from './movement.ts';
import type { Roads } from './roads.ts';
import { regionsTo } from './traveller.ts';

const roadsTo = (t: Traveller, from: number, goal: number): Roads =>
  t.detour !== null && (from === t.detour.boundFor || goal === t.detour.boundFor)
    ? t.detour.roads
    : t.roads;

/** All regions to which region movement leads the company, its own among them. */
export function regionsInReach(s: State, t: Traveller): RegionName[] {
  const from = t.roads.regionOf[s.def[t.co.site]];
  if (from < 0) return [];
  return t.roads.names.filter((_, goal) => {
    const { far, names } = roadsTo(t, from, goal);
    return far[from * names.length + goal] <= t.regions;
  });
}

/** From region to neighbouring region, none of them twice (coe/2.II.7.ii). */
export const region: Movement = {
  reaches(s, t, to) {
    const from = t.roads.regionOf[s.def[t.co.site]];
    const goal = t.roads.regionOf[s.def[to]];
    if (from < 0 || goal < 0) return false;
    const { far, names } = roadsTo(t, from, goal);
    const n = far[from * names.length + goal];
    if (n <= t.regions || t.pathless) return true;
    if (t.further.length === 0 || n > regionsTo(s, t, to, true)) return false;
    return this.paths(s, t, to).length > 0;
  },

  paths(s, t, to) {
    const from = t.roads.regionOf[s.def[t.co.site]];
    const goal = t.roads.regionOf[s.def[to]];
    if (from < 0 || goal < 0) return [];
    const { far, names, types, next, closed } = roadsTo(t, from, goal);
    const out: PathStep[][] = [];
    const path = [from];
    const anyhow = regionsTo(s, t, to, false);
    const most = regionsTo(s, t, to, true);
    const allowed = (): boolean =>
      path.length <= anyhow ||
      path.some((i) => t.further.some((f) => f.through?.includes(i) === true));
    const walk = (at: number): void => {
      if (at === goal) {
        if (allowed()) out.push(path.map((i) => ({ type: types[i], name: names[i] })));
        return;
      }
      for (const n of next[at]) {
        if (path.includes(n) || (n === closed && n !== goal)) continue;
        if (path.length + far[n * names.length + goal] > most) continue;
        path.push(n);
        walk(n);
        path.pop();
      }
    };
    walk(from);
    if (t.pathless) out.push([]);
    return out;
  },
};
