import type { GameSetup } from '@mathom/engine';
import { beginning, type Done, type Step, stepsNow, takeUp } from './again.ts';

/** Runs in a thread of its own: a long game that is made again must not hold up the others. */

export interface ReplayTask {
  /** the state that the choices lead to, or each step on the way */
  readonly what: 'state' | 'steps';
  readonly setup: GameSetup;
  /** a snapshot's text; null: from the beginning */
  readonly from: string | null;
  readonly rows: readonly Done[];
}

export interface ReplayResult {
  /** a state as text: it has to go from one thread to another */
  readonly state?: string;
  readonly made?: number;
  /** null: the rules of today do not allow it */
  readonly steps?: readonly Step[] | null;
  /** it could not be read, or not be made again */
  readonly failed?: boolean;
}

export default function again({ what, setup, from, rows }: ReplayTask): ReplayResult {
  try {
    if (what === 'steps') return { steps: stepsNow(setup, rows) };
    const { state, made } = takeUp(beginning(setup, from), rows);
    return { state: JSON.stringify(state), made };
  } catch {
    return { failed: true };
  }
}
