import { Delaunay } from 'd3-delaunay';
import { REGION_POSITIONS, SITE_POSITIONS } from '../../src/map/positions.ts';
import { project, SHEET, toSheet } from '../../src/map/projection.ts';
import { BEYOND, COAST, HIGH_SEAS, ISLANDS, type Line, SHAPES } from './geography.ts';
import { hash, inside, type Point, ragged, roughness } from './noise.ts';

/** What a cell of the sheet belongs to besides the regions. */
export const LAND_BEYOND = '*land';
export const SEA_BEYOND = '*sea';
/** off the sheet: what closes every ring */
export const OFF = '*off';

export const onSheet = (line: Line): Point[] => line.map(([lon, north]) => toSheet(lon, north));

interface Place {
  name: string;
  region: string;
}

export interface Cells {
  points: Delaunay<[number, number]>;
  /** by cell: region, beyond, or '@' and the name of an island */
  owner: string[];
}

/**
 * Nearest known place says to which region a spot belongs; the question is asked a little off the
 * spot, so that borders wander, and right on it close to a known place.
 */
function nearest(
  seeds: { at: Point; region: string }[],
  seed: number,
): (x: number, y: number) => string {
  const d = Delaunay.from(seeds.map((s): [number, number] => [s.at[0], s.at[1]]));
  return (x, y) => {
    const [sx, sy] = seeds[d.find(x, y)].at;
    const stray = 26 * Math.min(1, Math.hypot(x - sx, y - sy) / 34);
    const wx = x + roughness(x / 46, y / 46, seed) * stray;
    const wy = y + roughness(x / 46, y / 46, seed + 7) * stray;
    return seeds[d.find(wx, wy)].region;
  };
}

export function makeCells(
  sites: readonly Place[],
  isSea: (region: string) => boolean,
  step: number,
): Cells {
  const seeds: { at: Point; region: string }[] = [];
  for (const [region, [lat, lon]] of Object.entries(REGION_POSITIONS))
    seeds.push({ at: project(lat, lon), region });
  for (const { name, region } of sites) {
    const p = SITE_POSITIONS[name];
    if (p && !ISLANDS[name]) seeds.push({ at: project(p[0], p[1]), region });
  }
  for (const [region, line] of Object.entries(SHAPES))
    for (const at of onSheet(line)) seeds.push({ at, region });
  const land = nearest(
    [
      ...seeds.filter((s) => !isSea(s.region)),
      ...onSheet(BEYOND).map((at) => ({ at, region: LAND_BEYOND })),
    ],
    11,
  );
  const sea = nearest(
    [
      ...seeds.filter((s) => isSea(s.region)),
      ...onSheet(HIGH_SEAS).map((at) => ({ at, region: SEA_BEYOND })),
    ],
    23,
  );

  const coast = ragged(onSheet(COAST), 9, true, 3);
  const islands = Object.entries(ISLANDS).map(
    ([name, line]) => [name, ragged(onSheet(line), 5, true, 5)] as const,
  );
  const sited = sites.flatMap(({ name, region }): { at: Point; region: string }[] => {
    const p = SITE_POSITIONS[name];
    return p && !ISLANDS[name] && !isSea(region) ? [{ at: project(p[0], p[1]), region }] : [];
  });

  const spots: [number, number][] = [];
  const owner: string[] = [];
  for (let j = -3; j * step < SHEET.height + 4 * step; j++) {
    for (let i = -3; i * step < SHEET.width + 4 * step; i++) {
      const p: [number, number] = [
        (i + (j & 1 ? 0.5 : 0) + (hash(i, j, 1) - 0.5) * 0.75) * step,
        (j + (hash(i, j, 2) - 0.5) * 0.75) * step,
      ];
      // a site never stands in the water, even where the shore is near
      const close = sited.find((s) => Math.hypot(s.at[0] - p[0], s.at[1] - p[1]) < step * 0.75);
      const isle = islands.find(([, ring]) => inside(p, ring));
      spots.push(p);
      const off = Math.min(p[0], p[1], SHEET.width - p[0], SHEET.height - p[1]) < -step;
      owner.push(
        off
          ? OFF
          : (close?.region ?? (isle ? `@${isle[0]}` : inside(p, coast) ? land(...p) : sea(...p))),
      );
    }
  }
  return tidy({ points: Delaunay.from(spots), owner });
}

/** Lone cells amid others, which noise leaves behind, go to those around them. */
function tidy(cells: Cells): Cells {
  const { points, owner } = cells;
  for (let pass = 0; pass < 2; pass++) {
    const next = owner.slice();
    for (let i = 0; i < owner.length; i++) {
      if (owner[i].startsWith('@') || owner[i] === OFF) continue;
      const count = new Map<string, number>();
      for (const n of points.neighbors(i)) count.set(owner[n], (count.get(owner[n]) ?? 0) + 1);
      const [best, times] = [...count].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
      if ((count.get(owner[i]) ?? 0) <= 1 && times >= 3) next[i] = best;
    }
    next.forEach((o, i) => {
      owner[i] = o;
    });
  }
  return cells;
}
