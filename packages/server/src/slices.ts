import { elapsed } from './time.ts';

/** So long one may keep all others waiting. */
const SLICE_MS = 8;

/** Maps a long list bit by bit: whoever else wants something has his turn in between. */
export async function inSlices<A, B>(
  all: readonly A[],
  run: (each: A, i: number) => B,
): Promise<B[]> {
  const out: B[] = [];
  let since = elapsed();
  for (const [i, each] of all.entries()) {
    out.push(run(each, i));
    if (elapsed() - since < SLICE_MS) continue;
    await new Promise((next) => setImmediate(next));
    since = elapsed();
  }
  return out;
}
