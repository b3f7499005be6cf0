import { onSheet } from './cells.ts';
import { HILLS, MARSHES, RANGES, WOODS } from './geography.ts';
import { along, hash, type Point } from './noise.ts';

/** One drawn thing: where its foot is, which of its kind's forms, how large in percent. */
export type Glyph = readonly [x: number, y: number, form: number, size: number];

const sorted = (list: Glyph[]): Glyph[] => list.sort((a, b) => a[1] - b[1]);
const free = (x: number, y: number, taken: readonly Point[], room: number): boolean =>
  taken.every(([tx, ty]) => Math.abs(tx - x) > room || ty - y > room * 1.7 || y - ty > room * 0.9);

/** Peaks along the ranges; the wide ones have foothills beside them. */
export function mountains(sites: readonly Point[]): Glyph[] {
  const out: Glyph[] = [];
  RANGES.forEach(([width, line], r) => {
    const step = 15 + width * 6;
    along(onSheet(line), step).forEach(({ x, y, dx, dy }, i) => {
      const rows = width > 1.25 ? 3 : width > 0.75 ? 2 : 1;
      for (let row = 0; row < rows; row++) {
        const side = (row - (rows - 1) / 2) * width * 17 + (hash(i, row, r) - 0.5) * 12 * width;
        const px = x - dy * side + (hash(i, row, r + 50) - 0.5) * 6;
        const py = y + dx * side + (hash(i, row, r + 70) - 0.5) * 6;
        if (!free(px, py, sites, 12)) continue;
        const mid = rows === 1 || Math.abs(row - (rows - 1) / 2) < 0.6;
        const size = Math.round(
          (mid ? 108 : 74) * (0.72 + width * 0.22) * (0.75 + hash(i, row, r + 90) * 0.5),
        );
        out.push([Math.round(px), Math.round(py), Math.floor(hash(i, row, r + 110) * 4), size]);
      }
    });
  });
  return sorted(out);
}

export function hills(sites: readonly Point[]): Glyph[] {
  const out: Glyph[] = [];
  HILLS.forEach((line, r) => {
    along(onSheet(line), 17).forEach(({ x, y }, i) => {
      const px = x + (hash(i, 1, r) - 0.5) * 12;
      const py = y + (hash(i, 2, r) - 0.5) * 14;
      if (free(px, py, sites, 11))
        out.push([
          Math.round(px),
          Math.round(py),
          Math.floor(hash(i, 3, r) * 2),
          Math.round(70 + hash(i, 4, r) * 40),
        ]);
    });
  });
  return sorted(out);
}

const scatter = (
  patches: readonly (readonly [number, number, number, number, (0 | 1)?])[],
  step: number,
  room: number,
  sites: readonly Point[],
  avoid: readonly Glyph[],
): Glyph[] => {
  const out: Glyph[] = [];
  patches.forEach(([lon, north, w, h, dark], r) => {
    const [[cx, cy]] = onSheet([[lon, north]]);
    const [rx, ry] = [w * 20, h * 20];
    for (let j = 0; -ry + j * step * 0.62 <= ry; j++) {
      for (let i = 0; -rx + i * step <= rx; i++) {
        const dx = -rx + i * step + (j & 1 ? step / 2 : 0) + (hash(i, j, r) - 0.5) * step * 0.8;
        const dy = -ry + j * step * 0.62 + (hash(i, j, r + 9) - 0.5) * step * 0.5;
        const edge = (dx / rx) ** 2 + (dy / ry) ** 2 + (hash(i, j, r + 19) - 0.5) * 0.35;
        const [x, y] = [cx + dx, cy + dy];
        if (edge > 1 || !free(x, y, sites, room)) continue;
        if (avoid.some((m) => Math.abs(m[0] - x) < 11 && Math.abs(m[1] - y) < 11)) continue;
        out.push([
          Math.round(x),
          Math.round(y),
          (dark ? 3 : 0) + Math.floor(hash(i, j, r + 29) * 3),
          Math.round(78 + hash(i, j, r + 39) * 40),
        ]);
      }
    }
  });
  return sorted(out);
};

export const trees = (sites: readonly Point[], avoid: readonly Glyph[]): Glyph[] =>
  scatter(WOODS, 12.5, 10, sites, avoid);
export const reeds = (sites: readonly Point[], avoid: readonly Glyph[]): Glyph[] =>
  scatter(
    MARSHES.map((m) => [...m] as const),
    13,
    11,
    sites,
    avoid,
  );
