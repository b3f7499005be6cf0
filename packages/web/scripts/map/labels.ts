import type { Cells } from './cells.ts';
import type { Point } from './noise.ts';

export interface Label {
  name: string;
  x: number;
  y: number;
  size: number;
  lines: string[];
}
interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** How wide a name is in capitals of Cinzel, in its own size. */
const WIDE = 0.8;

const over = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) *
  Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** The ways to break a name into lines, most even first. */
function breaks(name: string): string[][] {
  const words = name.split(/ (?!&)/);
  const out: string[][] = [[name]];
  if (words.length > 1)
    for (let i = 1; i < words.length; i++)
      out.push([words.slice(0, i).join(' '), words.slice(i).join(' ')]);
  if (words.length > 2)
    out.push(
      words.length === 3
        ? words
        : [words[0], words.slice(1, -1).join(' '), words[words.length - 1]],
    );
  return out;
}

/** Puts the name of each region where it stays inside and covers no site, as large as that allows. */
export function placeLabels(
  cells: Cells,
  regions: readonly { name: string; sea: boolean }[],
  sites: readonly Point[],
  bounds: Box,
): Label[] {
  const { points, owner } = cells;
  const at = (x: number, y: number): string => owner[points.find(x, y)];
  const done: Box[] = [];
  const out: Label[] = [];
  const spots = new Map<string, Point[]>();
  owner.forEach((o, i) => {
    const p: Point = [points.points[i * 2], points.points[i * 2 + 1]];
    if (p[0] > bounds.x0 && p[0] < bounds.x1 && p[1] > bounds.y0 && p[1] < bounds.y1)
      spots.set(o, [...(spots.get(o) ?? []), p]);
  });
  // the cramped ones first
  const order = [...regions].sort(
    (a, b) => (spots.get(a.name)?.length ?? 0) - (spots.get(b.name)?.length ?? 0),
  );
  for (const { name, sea } of order) {
    const own = spots.get(name) ?? [];
    if (own.length === 0) throw new Error(`${name} has no land.`);
    const cx = own.reduce((s, p) => s + p[0], 0) / own.length;
    const cy = own.reduce((s, p) => s + p[1], 0) / own.length;
    let best: { cost: number; label: Label; box: Box } | null = null;
    for (const size of sea ? [17, 15, 13] : [16, 14, 12, 10.5, 9]) {
      for (const lines of breaks(name)) {
        const w = Math.max(...lines.map((l) => l.length)) * size * WIDE;
        const h = lines.length * size * 1.1 + 13;
        for (const [x, y] of own) {
          const box: Box = { x0: x - w / 2, y0: y - h / 2, x1: x + w / 2, y1: y + h / 2 };
          let outside = 0;
          for (let i = 0; i <= 6; i++)
            for (let j = 0; j <= 2; j++)
              if (at(box.x0 + (w * i) / 6, box.y0 + (h * j) / 2) !== name) outside++;
          if (box.x0 < bounds.x0 || box.x1 > bounds.x1) outside += 8;
          const onSites = sites.reduce(
            (s, [sx, sy]) => s + over(box, { x0: sx - 11, y0: sy - 11, x1: sx + 11, y1: sy + 11 }),
            0,
          );
          const onLabels = done.reduce((s, b) => s + over(box, b), 0);
          const cost =
            outside * 14 +
            onSites * 0.5 +
            onLabels * 1.5 +
            Math.hypot(x - cx, y - cy) * 0.25 +
            (16 - size) * 9 +
            lines.length * 3;
          if (!best || cost < best.cost)
            best = { cost, box, label: { name, x: Math.round(x), y: Math.round(y), size, lines } };
        }
      }
    }
    if (!best) continue;
    done.push(best.box);
    out.push(best.label);
  }
  return out;
}

/** On which side of its mark the name of a site stands: 0 right, 1 left, 2 above, 3 below. */
export function siteSides(sites: readonly { name: string; at: Point }[], scale: number): number[] {
  const done: Box[] = [];
  return sites.map(({ name, at: [x, y] }) => {
    const w = (name.length * 6.2) / scale;
    const h = 11 / scale;
    const r = 10 / scale;
    const box = (side: number): Box => {
      if (side === 0) return { x0: x + r, y0: y - h / 2, x1: x + r + w, y1: y + h / 2 };
      if (side === 1) return { x0: x - r - w, y0: y - h / 2, x1: x - r, y1: y + h / 2 };
      return side === 2
        ? { x0: x - w / 2, y0: y - r - h, x1: x + w / 2, y1: y - r }
        : { x0: x - w / 2, y0: y + r, x1: x + w / 2, y1: y + r + h };
    };
    const cost = (side: number): number => {
      const b = box(side);
      const marks = sites.reduce(
        (s, o) =>
          o.name === name
            ? s
            : s + over(b, { x0: o.at[0] - r, y0: o.at[1] - r, x1: o.at[0] + r, y1: o.at[1] + r }),
        0,
      );
      return marks * 2 + done.reduce((s, d) => s + over(b, d) * 2, 0) + side;
    };
    const side = [0, 1, 2, 3].sort((a, b) => cost(a) - cost(b))[0];
    done.push(box(side));
    return side;
  });
}
