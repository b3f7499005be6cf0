import { advance, decision, fork, type View } from '@mathom/engine';
import { rngOf } from '../rng.ts';
import type { Rng } from '../types.ts';
import { playOn, type Purse } from './rollout.ts';
import { determinize } from './sample.ts';
import { valueOf } from './value.ts';

/** How much is looked at for one choice. */
export interface Effort {
  /** decisions that may be played out in all */
  readonly steps: number;
  /** options that are tried */
  readonly width: number;
  /** turns that are played out after this one */
  readonly turns: number;
  /** samples between two halvings */
  readonly round: number;
  /** by how many standard errors another option must be better than the first */
  readonly doubt: number;
}

interface Tried {
  readonly option: number;
  readonly values: number[];
}

/**
 * Tries the options, the likeliest first, on the same samples of what is hidden, and drops the
 * worse half from time to time. The first is kept unless another is clearly better.
 */
export function bestOf(view: View, options: readonly number[], effort: Effort, rng: Rng): number {
  const purse: Purse = { steps: effort.steps };
  const first: Tried = { option: options[0], values: [] };
  let left: Tried[] = [first, ...options.slice(1).map((option) => ({ option, values: [] }))];
  const seed = rng(0x7fffffff);
  for (let k = 0; purse.steps > 0 && left.length > 1; k++) {
    const sample = determinize(view, rngOf(seed + k * 7919));
    decision(sample);
    for (const t of left) {
      const s = fork(sample);
      advance(s, t.option);
      playOn(s, view.state.turn + effort.turns, purse, rngOf(seed + k * 104729));
      purse.steps -= 2;
      t.values.push(valueOf(s, view.seat));
    }
    if (k % effort.round === effort.round - 1) left = halved(left, first);
  }
  let best = first;
  let most = 0;
  for (const t of left) {
    if (t === first) continue;
    const gain = advantage(t, first, effort.doubt);
    if (gain > most) {
      most = gain;
      best = t;
    }
  }
  return best.option;
}

/** The better half; the first stays, as the others are measured by it. */
function halved(left: readonly Tried[], first: Tried): Tried[] {
  const others = left.filter((t) => t !== first).sort((a, b) => mean(b.values) - mean(a.values));
  if (others.length <= 1) return [...left];
  return [first, ...others.slice(0, Math.ceil(others.length / 2))];
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** How much better one is than another on the same samples, less the doubt about it. */
function advantage(t: Tried, base: Tried, doubt: number): number {
  const n = t.values.length;
  if (n < 3) return 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const diff = t.values[i] - base.values[i];
    sum += diff;
    squares += diff * diff;
  }
  const m = sum / n;
  const variance = Math.max(0.04, (squares - n * m * m) / (n - 1));
  return m - doubt * Math.sqrt(variance / n);
}
