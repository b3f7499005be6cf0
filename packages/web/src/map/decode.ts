import {
  ARCS,
  DEEP,
  HILLS,
  LAKES,
  LAND,
  MOUNTAINS,
  REEDS,
  REGIONS,
  RIVERS,
  ROADS,
  SITES,
  TREES,
  TUNNELS,
} from './geometry.ts';

/** What a border divides: land from sea, two regions, two seas, a region from what lies beyond. */
export type BorderKind = 'coast' | 'border' | 'sea' | 'beyond';

export interface Glyph {
  x: number;
  y: number;
  form: number;
  size: number;
}

export interface MapSite {
  name: string;
  x: number;
  y: number;
  /** where its name stands: right, left, above, below */
  side: 0 | 1 | 2 | 3;
  type: string;
  region: string;
  /** it lies beneath the earth */
  deep: boolean;
}

/** A way beneath the earth. */
export interface Tunnel {
  from: MapSite;
  to: MapSite;
  /** what must be rolled; 0 from a site to the one above it */
  roll: number;
}

export interface Sheet {
  /** path data of each region */
  regions: ReadonlyMap<string, string>;
  land: string;
  borders: Readonly<Record<BorderKind, string>>;
  lakes: string;
  rivers: readonly string[];
  roads: string;
  mountains: readonly Glyph[];
  hills: readonly Glyph[];
  trees: readonly Glyph[];
  reeds: readonly Glyph[];
}

const numbers = (text: string): number[] => text.split(' ').map(Number);

/** Corners from their differences. */
export function corners(text: string): [number, number][] {
  const d = numbers(text);
  const out: [number, number][] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < d.length; i += 2) {
    x += d[i];
    y += d[i + 1];
    out.push([x, y]);
  }
  return out;
}

const line = (pts: readonly (readonly [number, number])[]): string =>
  `M${pts.map((p) => p.join(' ')).join('L')}`;

/** A curve through the middle of each side, bent towards the corners. */
export function curve(pts: readonly (readonly [number, number])[]): string {
  if (pts.length < 3) return line(pts);
  let d = `M${pts[0][0]} ${pts[0][1]}`;
  for (let i = 1; i < pts.length - 1; i++) {
    const end =
      i === pts.length - 2
        ? pts[i + 1]
        : [(pts[i][0] + pts[i + 1][0]) / 2, (pts[i][1] + pts[i + 1][1]) / 2];
    d += `Q${pts[i][0]} ${pts[i][1]} ${end[0]} ${end[1]}`;
  }
  return d;
}

function glyphs(text: string): Glyph[] {
  const [at, forms, sizes] = text.split('|');
  const size = numbers(sizes);
  return corners(at).map(([x, y], i) => ({ x, y, form: Number(forms[i]), size: size[i] / 10 }));
}

const KINDS: Readonly<Record<string, BorderKind | undefined>> = {
  c: 'coast',
  b: 'border',
  s: 'sea',
  o: 'beyond',
};

let made: Sheet | null = null;

/** The drawing, read once. */
export function sheet(): Sheet {
  if (made) return made;
  const arcs = ARCS.split(',').map((text) => ({
    kind: KINDS[text[0]],
    pts: corners(text.slice(1)),
  }));
  const ring = (list: readonly number[]): string => {
    const pts = list.flatMap((i) => (i >= 0 ? arcs[i].pts : [...arcs[~i].pts].reverse()));
    return `${line(pts)}Z`;
  };
  const shape = (rings: readonly (readonly number[])[]): string => rings.map(ring).join('');
  const borders: Record<BorderKind, string> = { coast: '', border: '', sea: '', beyond: '' };
  for (const a of arcs) if (a.kind) borders[a.kind] += line(a.pts);
  made = {
    regions: new Map(Object.entries(REGIONS).map(([name, rings]) => [name, shape(rings)])),
    land: shape(LAND),
    borders,
    lakes: LAKES.map((t) => `${line(corners(t))}Z`).join(''),
    rivers: RIVERS.map((t) => curve(corners(t))),
    roads: ROADS.map((t) => curve(corners(t))).join(''),
    mountains: glyphs(MOUNTAINS),
    hills: glyphs(HILLS),
    trees: glyphs(TREES),
    reeds: glyphs(REEDS),
  };
  return made;
}

/** The sites of the sheet. */
export const mapSites: readonly MapSite[] = SITES.map(([name, x, y, side, type, region]) => ({
  name,
  x,
  y,
  side: side as MapSite['side'],
  type,
  region,
  deep: DEEP.includes(name),
}));

const byName = new Map(mapSites.map((s) => [s.name, s]));
export const mapSite = (name: string): MapSite | undefined => byName.get(name);

export const tunnels: readonly Tunnel[] = TUNNELS.flatMap(([a, b, roll]) => {
  const [from, to] = [mapSite(a), mapSite(b)];
  return from && to ? [{ from, to, roll }] : [];
});

/** Sites above the earth from which a way leads down. */
const mouths = new Set(
  tunnels.flatMap(({ from, to }) => [from, to].filter((s) => !s.deep).map((s) => s.name)),
);
export const isMouth = (site: MapSite): boolean => mouths.has(site.name);
