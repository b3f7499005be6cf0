/** Between two faces, in pixels. */
export const GAP = 14;

/** How many faces stand side by side, and how wide each is. */
export function columnsFor(width: number): { n: number; w: number } {
  const least = width < 560 ? 150 : 205;
  const n = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  return { n, w: Math.floor((width - GAP * (n - 1)) / n) };
}
