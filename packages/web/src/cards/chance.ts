/** Drawings that differ from card to card and are the same each time. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Numbers from 0 to 1 that depend on the seed alone. */
export function chances(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A ridge across the picture; `rough` makes it mountains rather than hills. */
export function ridge(next: () => number, base: number, height: number, rough: boolean): string {
  const steps = rough ? 9 : 5;
  const points: [number, number][] = [];
  for (let i = 0; i <= steps; i++) {
    const x = (i * 120) / steps - 10 + (next() - 0.5) * 6;
    const peak = rough && i % 2 === 1 ? 1 : 0.35;
    points.push([x, base - next() * height * peak - (rough && i % 2 === 1 ? height * 0.3 : 0)]);
  }
  const start = `M-12 74L${points[0][0].toFixed(1)} ${points[0][1].toFixed(1)}`;
  let d = start;
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i];
    const [px, py] = points[i - 1];
    d += rough
      ? `L${x.toFixed(1)} ${y.toFixed(1)}`
      : `C${(px + 12).toFixed(1)} ${py.toFixed(1)} ${(x - 12).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return `${d}L114 74z`;
}
