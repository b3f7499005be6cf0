/** Chance that always falls the same way: a number in [0, 1) from whole numbers. */
export function hash(a: number, b: number, c = 0): number {
  let h =
    Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(c | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in [-1, 1]. */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const u = ease(x - i);
  const v = ease(y - j);
  const at = (a: number, b: number): number => hash(i + a, j + b, seed);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const low = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return (top + (low - top) * v) * 2 - 1;
}

/** Noise of three sizes at once. */
export const roughness = (x: number, y: number, seed: number): number =>
  noise(x, y, seed) * 0.6 +
  noise(x * 2.1, y * 2.1, seed + 1) * 0.3 +
  noise(x * 4.3, y * 4.3, seed + 2) * 0.15;

export type Point = readonly [x: number, y: number];

/** A line through the corners, with more corners between them that stray a little. */
export function ragged(
  line: readonly Point[],
  stray: number,
  closed: boolean,
  seed: number,
): Point[] {
  let pts = closed ? [...line, line[0]] : [...line];
  for (let pass = 0, s = stray; pass < 4; pass++, s *= 0.55) {
    const next: Point[] = [pts[0]];
    for (let i = 1; i < pts.length; i++) {
      const [ax, ay] = pts[i - 1];
      const [bx, by] = pts[i];
      const dx = bx - ax;
      const dy = by - ay;
      const len = Math.hypot(dx, dy) || 1;
      const off = (hash(i, pass, seed) * 2 - 1) * Math.min(s, len * 0.22);
      next.push([(ax + bx) / 2 - (dy / len) * off, (ay + by) / 2 + (dx / len) * off], pts[i]);
    }
    pts = next;
  }
  return closed ? pts.slice(0, -1) : pts;
}

export function inside(p: Point, ring: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** Points along a line, so far apart, with the direction there. */
export function along(
  line: readonly Point[],
  step: number,
): { x: number; y: number; dx: number; dy: number }[] {
  const out: { x: number; y: number; dx: number; dy: number }[] = [];
  let left = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1];
    const [bx, by] = line[i];
    const len = Math.hypot(bx - ax, by - ay);
    const dx = (bx - ax) / (len || 1);
    const dy = (by - ay) / (len || 1);
    for (; left <= len; left += step) out.push({ x: ax + dx * left, y: ay + dy * left, dx, dy });
    left -= len;
  }
  return out;
}
