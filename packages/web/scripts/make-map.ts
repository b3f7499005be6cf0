/**
 * Draws the sheet: merges cells into regions, lays out the scenery and the names, and writes
 * src/map/geometry.ts. Run it again after a change of scripts/map or of the positions:
 *   npx tsx packages/web/scripts/make-map.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCards } from '@mathom/cards';
import type { RegionCard, SiteCard } from '@mathom/engine/language';
import { siteFits } from '../src/browse/printed.ts';
import { SITE_POSITIONS } from '../src/map/positions.ts';
import { project, SHEET } from '../src/map/projection.ts';
import { LAND_BEYOND, makeCells, OFF, onSheet, SEA_BEYOND } from './map/cells.ts';
import { LAKES, LEGENDS, RIVERS, ROADS } from './map/geography.ts';
import { placeLabels, siteSides } from './map/labels.ts';
import { type Point, ragged } from './map/noise.ts';
import { type Glyph, hills, mountains, reeds, trees } from './map/scenery.ts';
import { type Arc, borders, rings } from './map/topology.ts';

const regions = allCards.filter((c): c is RegionCard => c.kind === 'region');
// a place is drawn once, as its hero version is printed if it has one
const sites = [
  ...new Map(
    allCards
      .filter((c): c is SiteCard => c.kind === 'site')
      .sort((a, b) => Number(a.alignment === 'hero') - Number(b.alignment === 'hero'))
      .map((s) => [s.name as string, s]),
  ).values(),
].sort((a, b) => (a.name < b.name ? -1 : 1));
const sea = new Set<string>(regions.filter((r) => r.type === 'coastal').map((r) => r.name));
const isSea = (name: string): boolean => name === SEA_BEYOND || sea.has(name);
const at = (name: string): Point => {
  const p = SITE_POSITIONS[name];
  if (!p) throw new Error(`Nobody knows where ${name} is.`);
  return project(p[0], p[1]);
};
const places = sites.map((s) => ({ name: s.name as string, region: s.region as string }));
const spots = places.map((p) => at(p.name));
// what lies under the ground gives no land its shape
const above = places.filter((_, i) => sites[i].region !== undefined && !sites[i].underDeeps);

/** Ways beneath the earth, each once: between two names, and what must be rolled. */
const tunnels = new Map<string, readonly [string, string, number]>();
for (const site of sites)
  for (const { to, roll } of site.adjacent ?? [])
    for (const other of sites) {
      // one that is chosen in play is no place on the sheet
      if (typeof to !== 'string' && to.any.underDeeps) continue;
      const leads =
        typeof to === 'string' ? other.name === to : siteFits(other, to.any, () => undefined);
      const [a, b] = [site.name as string, other.name as string].sort();
      if (leads && !tunnels.has(`${a}|${b}`)) tunnels.set(`${a}|${b}`, [a, b, roll]);
    }

const cells = makeCells(above, isSea, 10);
const arcs = borders(cells);
for (const { name, region } of above) {
  const is = cells.owner[cells.points.find(...at(name))];
  if (is !== region && is !== `@${name}`)
    console.warn(`${name} should be in ${region} but is drawn in ${is}.`);
}
compare(arcs);

const peaks = mountains(spots);
const frame = { x0: 34, y0: 34, x1: SHEET.width - 34, y1: SHEET.height - 34 };
// a lake is in the way of a name, too
const lakes = Object.values(LAKES).flatMap((l) => onSheet(l));
const labels = placeLabels(
  cells,
  regions.map((r) => ({ name: r.name, sea: sea.has(r.name) })),
  [...spots, ...lakes],
  frame,
);
const sides = siteSides(
  places.map((p) => ({ name: p.name, at: at(p.name) })),
  1.5,
);

/** Corners as differences, which are short. */
const steps = (line: readonly Point[]): string => {
  let [px, py] = [0, 0];
  return line
    .map(([x, y]) => {
      const s = `${Math.round(x - px)} ${Math.round(y - py)}`;
      [px, py] = [Math.round(x), Math.round(y)];
      return s;
    })
    .join(' ');
};
const kind = ({ a, b }: Arc): string => {
  if (a === OFF || b === OFF) return 'x';
  const isle = (n: string): boolean => n.startsWith('@');
  if (isle(a) || isle(b) || isSea(a) !== isSea(b)) return 'c';
  if (isSea(a)) return 's';
  return a === LAND_BEYOND || b === LAND_BEYOND ? 'o' : 'b';
};
const glyphs = (list: readonly Glyph[]): string =>
  steps(list.map(([x, y]) => [x, y] as Point)) +
  '|' +
  list.map((g) => g[2]).join('') +
  '|' +
  list.map((g) => Math.round(g[3] / 10)).join(' ');
const thin = (line: readonly Point[]): Point[] =>
  line.filter((_, i) => i === 0 || i === line.length - 1 || i % 2 === 0);
const wander = (
  lines: readonly (readonly (readonly [number, number])[])[],
  stray: number,
): string[] => lines.map((l, i) => steps(thin(ragged(onSheet(l), stray, false, 31 + i))));
const q = JSON.stringify;

const out = `// Written by scripts/make-map.ts: do not edit.
// biome-ignore-all format: compact on purpose
export const ARCS = ${q(arcs.map((x) => kind(x) + steps(x.line)).join(','))};
export const LAND: readonly (readonly number[])[] = ${q(rings(arcs, (n) => n !== OFF && !isSea(n)))};
export const REGIONS: Readonly<Record<string, readonly (readonly number[])[]>> = ${q(Object.fromEntries(regions.map((r) => [r.name, rings(arcs, (n) => n === r.name)])))};
export const LAKES: readonly string[] = ${q(Object.values(LAKES).map((l, i) => steps(thin(ragged(onSheet(l), 4, true, 80 + i)))))};
export const RIVERS: readonly string[] = ${q(wander(RIVERS, 9))};
export const ROADS: readonly string[] = ${q(wander(ROADS, 4))};
export const MOUNTAINS = ${q(glyphs(peaks))};
export const HILLS = ${q(glyphs(hills(spots)))};
export const TREES = ${q(glyphs(trees(spots, peaks)))};
export const REEDS = ${q(glyphs(reeds(spots, peaks)))};
/** name, x, y, size, lines */
export const LABELS: readonly (readonly [string, number, number, number, readonly string[]])[] = ${q(labels.map((l) => [l.name, l.x, l.y, l.size, l.lines]))};
/** text, x, y, turn, size */
export const LEGENDS: readonly (readonly [string, number, number, number, number])[] = ${q(LEGENDS.map(([t, lon, n, turn, size]) => [t, ...onSheet([[lon, n]])[0].map(Math.round), turn, size]))};
/** name, x, y, side of its name, type, region */
export const SITES: readonly (readonly [string, number, number, number, string, string])[] = ${q(sites.map((s, i) => [s.name, ...spots[i].map(Math.round), sides[i], s.type, s.region ?? '']))};
/** the sites beneath the earth */
export const DEEP: readonly string[] = ${q(sites.filter((s) => s.underDeeps).map((s) => s.name))};
/** between two sites, one of them or both beneath the earth; the roll is 0 from a site to the one above it */
export const TUNNELS: readonly (readonly [string, string, number])[] = ${q([...tunnels.values()])};
export const REGION_TYPES: Readonly<Record<string, string>> = ${q(Object.fromEntries(regions.map((r) => [r.name, r.type])))};
`;
writeFileSync(fileURLToPath(new URL('../src/map/geometry.ts', import.meta.url)), out);
console.log(`${arcs.length} borders, ${peaks.length} peaks, ${out.length} characters.`);

/** Tells where neighbours by the cards and neighbours on the sheet differ. */
function compare(list: readonly Arc[]): void {
  const length = new Map<string, number>();
  for (const { a, b, line } of list) {
    let n = 0;
    for (let i = 1; i < line.length; i++)
      n += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
    const key = [a, b].sort().join(' / ');
    length.set(key, (length.get(key) ?? 0) + n);
  }
  const byCards = new Set(
    regions.flatMap((r) => r.adjacent.map((n) => [r.name, n].sort().join(' / '))),
  );
  console.log(
    'neighbours that do not touch:',
    [...byCards].filter((k) => !length.has(k)).join('; ') || 'none',
  );
  const more = [...length]
    .filter(([k]) => !byCards.has(k) && !/[*@]/.test(k))
    .sort((x, y) => y[1] - x[1]);
  console.log('strangers that touch:', more.map(([k, n]) => `${k} (${Math.round(n)})`).join('; '));
}
