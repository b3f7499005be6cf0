import { curve, mapSite } from './decode.ts';
import { LABELS } from './geometry.ts';

/** A way on the map: between two sites, by regions, of which some have no name in starter movement. */
export interface MapPath {
  from: string;
  to: string;
  regions?: readonly (string | undefined)[];
  /** one of several that may be taken: drawn lightly, or strongly while it is pointed at */
  may?: 'open' | 'lit';
}

const middles = new Map(LABELS.map(([name, x, y]) => [name, [x, y] as const]));

/** The points a way is drawn through; the middles of its first and last region are passed by. */
export function wayPoints(path: MapPath): [number, number][] {
  const a = mapSite(path.from);
  const b = mapSite(path.to);
  if (!a || !b) return [];
  const between = (path.regions ?? []).slice(1, -1).flatMap((name): [number, number][] => {
    const m = name === undefined ? undefined : middles.get(name);
    return m ? [[m[0], m[1]]] : [];
  });
  if (between.length > 0) return [[a.x, a.y], ...between, [b.x, b.y]];
  // a bend to one side, so that it does not run through the marks between
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return [
    [a.x, a.y],
    [(a.x + b.x) / 2 - dy * 0.14, (a.y + b.y) / 2 + dx * 0.14],
    [b.x, b.y],
  ];
}

export const wayCurve = (path: MapPath): string => {
  const pts = wayPoints(path);
  return pts.length > 1 ? curve(pts) : '';
};

/** The nearest of these in that direction, for arrow keys; null if there is none. */
export function nextThatWay<T extends { x: number; y: number }>(
  from: T,
  all: readonly T[],
  dx: number,
  dy: number,
): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const s of all) {
    if (s === from) continue;
    const ahead = (s.x - from.x) * dx + (s.y - from.y) * dy;
    const aside = Math.abs((s.x - from.x) * dy - (s.y - from.y) * dx);
    if (ahead <= 0) continue;
    const far = ahead + aside * 2;
    if (far < least) {
      least = far;
      best = s;
    }
  }
  return best;
}
