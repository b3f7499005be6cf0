import type { Cells } from './cells.ts';
import type { Point } from './noise.ts';

/** A piece of border between two owners, from one meeting point of three to the next. */
export interface Arc {
  a: string;
  b: string;
  line: Point[];
}

/** The borders between cells of different owners, merged into arcs that both sides share. */
export function borders(cells: Cells): Arc[] {
  const { points: d, owner } = cells;
  const { triangles, halfedges } = d;
  const centre = (t: number): Point => {
    const v = [0, 1, 2].map((k) => triangles[t * 3 + k]);
    const x = v.reduce((s, i) => s + d.points[i * 2], 0) / 3;
    const y = v.reduce((s, i) => s + d.points[i * 2 + 1], 0) / 3;
    return [x, y];
  };
  interface Edge {
    t: number;
    u: number;
    key: string;
    used: boolean;
  }
  const at = new Map<number, Edge[]>();
  for (let e = 0; e < halfedges.length; e++) {
    const o = halfedges[e];
    if (o < e) continue;
    const [p, q] = [owner[triangles[e]], owner[triangles[o]]];
    if (p === q) continue;
    const edge: Edge = {
      t: Math.floor(e / 3),
      u: Math.floor(o / 3),
      key: [p, q].sort().join('|'),
      used: false,
    };
    for (const n of [edge.t, edge.u]) at.set(n, [...(at.get(n) ?? []), edge]);
  }
  const walk = (start: number, first: Edge): Point[] => {
    const line: Point[] = [centre(start)];
    let node = start;
    let edge: Edge | undefined = first;
    while (edge && !edge.used) {
      edge.used = true;
      node = edge.t === node ? edge.u : edge.t;
      line.push(centre(node));
      const on: Edge[] = at.get(node) ?? [];
      edge = on.length === 2 ? on.find((x) => !x.used && x.key === first.key) : undefined;
    }
    return line;
  };
  const arcs: Arc[] = [];
  const take = (n: number, e: Edge): void => {
    if (e.used) return;
    const [a, b] = e.key.split('|');
    arcs.push({ a, b, line: smooth(walk(n, e)) });
  };
  for (const [n, list] of at) if (list.length !== 2) for (const e of list) take(n, e);
  for (const [n, list] of at) for (const e of list) take(n, e);
  return arcs;
}

/** Rounds the zigzag between cells off a little; the ends stay, for others meet there. */
function smooth(line: Point[]): Point[] {
  const closed =
    line.length > 3 && line[0][0] === line.at(-1)?.[0] && line[0][1] === line.at(-1)?.[1];
  const n = line.length;
  const get = (i: number): Point => (closed ? line[(i + n - 1) % (n - 1)] : line[i]);
  const out = line.map((p, i): Point => {
    if (!closed && (i === 0 || i === n - 1)) return [Math.round(p[0]), Math.round(p[1])];
    const a = get(i - 1);
    const b = get(i + 1);
    return [
      Math.round(p[0] * 0.5 + (a[0] + b[0]) * 0.25),
      Math.round(p[1] * 0.5 + (a[1] + b[1]) * 0.25),
    ];
  });
  return out.filter((p, i) => i === 0 || p[0] !== out[i - 1][0] || p[1] !== out[i - 1][1]);
}

/** For an owner the rings around its land, each a list of arcs; ~i is arc i run backwards. */
export function rings(arcs: readonly Arc[], owner: (name: string) => boolean): number[][] {
  const mine = arcs.map((x, i) => ({ i, x })).filter(({ x }) => owner(x.a) !== owner(x.b));
  const key = (p: Point): string => p.join();
  const left = new Set(mine.map(({ i }) => i));
  const ends = new Map<string, number[]>();
  for (const { i, x } of mine)
    for (const k of [key(x.line[0]), key(x.line[x.line.length - 1])])
      ends.set(k, [...(ends.get(k) ?? []), i]);
  const out: number[][] = [];
  for (const { i } of mine) {
    if (!left.has(i)) continue;
    left.delete(i);
    const ring = [i];
    const start = key(arcs[i].line[0]);
    let tip = key(arcs[i].line[arcs[i].line.length - 1]);
    while (tip !== start) {
      const next = (ends.get(tip) ?? []).find((j) => left.has(j));
      if (next === undefined) break;
      left.delete(next);
      const line = arcs[next].line;
      const forward = key(line[0]) === tip;
      ring.push(forward ? next : ~next);
      tip = key(forward ? line[line.length - 1] : line[0]);
    }
    out.push(ring);
  }
  return out;
}
