import { advance, type Decision, decision, fork, type View } from '@mathom/engine';
import { rngOf } from '../rng.ts';
import type { Rng } from '../types.ts';
import { type Purse, playOn } from './rollout.ts';
import { determinize } from './sample.ts';
import { worthTo } from './value.ts';

/** How much is looked at for one choice. */
export interface Effort {
  /** decisions that may be played out in all: what the time depends on */
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

/** An option, and by how much it was better than the first on each of the samples. */
interface Rival {
  readonly option: number;
  n: number;
  sum: number;
  squares: number;
}

/** Samples before anything is taken as settled. */
const ENOUGH = 5;

/**
 * Tries the options, the likeliest first, on the same samples of what is hidden. From time to
 * time the worse half is dropped, and so is whatever is clearly worse than the first. The first
 * is taken unless another is clearly better.
 */
export function bestOf(view: View, options: readonly number[], effort: Effort, rng: Rng): number {
  const purse: Purse = { steps: effort.steps };
  const seed = rng(0x7fffffff);
  // whoever calls the council gives the others a last turn
  const turns = view.decision?.about === 'call' ? Math.max(1, effort.turns) : effort.turns;
  const lastTurn = view.state.turn + turns;
  let rivals: Rival[] = options.slice(1).map((option) => ({ option, n: 0, sum: 0, squares: 0 }));
  for (let k = 0; purse.steps > 0 && rivals.length > 0; k++) {
    const sample = determinize(view, rngOf(seed + k * 7919));
    // whoever is offered something because of what lies face-down was not dealt the right card
    if (!sameOptions(decision(sample), view.decision)) {
      purse.steps -= 6;
      continue;
    }
    const tried = (option: number): number => {
      const s = fork(sample);
      advance(s, option);
      playOn(s, lastTurn, purse, rngOf(seed + k * 104729));
      purse.steps -= 2;
      return worthTo(s, view.seat);
    };
    const base = tried(options[0]);
    for (const r of rivals) {
      const diff = tried(r.option) - base;
      r.n++;
      r.sum += diff;
      r.squares += diff * diff;
    }
    if (k + 1 >= ENOUGH) {
      rivals = rivals.filter((r) => r.squares > 0 && mean(r) + 2 * error(r) > 0);
      if (rivals.length === 1 && mean(rivals[0]) - 3 * error(rivals[0]) > 0) break;
    }
    if (k % effort.round === effort.round - 1) rivals = halved(rivals);
  }
  let best = options[0];
  let most = 0;
  for (const r of rivals) {
    const gain = r.n < 3 ? 0 : mean(r) - effort.doubt * error(r);
    if (gain > most) {
      most = gain;
      best = r.option;
    }
  }
  return best;
}

function sameOptions(a: Decision | null, b: Decision | null): boolean {
  if (!a || !b || a.seat !== b.seat || a.options.length !== b.options.length) return false;
  return JSON.stringify(a.options) === JSON.stringify(b.options);
}

function halved(rivals: readonly Rival[]): Rival[] {
  const sorted = [...rivals].sort((a, b) => mean(b) - mean(a));
  return sorted.slice(0, Math.ceil(sorted.length / 2));
}

const mean = (r: Rival): number => r.sum / r.n;

/** The standard error of the mean; never none, as few samples may be alike by chance. */
function error(r: Rival): number {
  const m = mean(r);
  const variance = Math.max(0.04, (r.squares - r.n * m * m) / Math.max(1, r.n - 1));
  return Math.sqrt(variance / r.n);
}
