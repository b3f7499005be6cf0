import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemovals } from './build.ts';
import type { RemovalAnswer, RemovalJob } from './removal-trial.ts';
import type { Removal } from './removals.ts';
import { heard, started } from './trials.ts';

/** What came of a rule that was taken out. */
export interface Outcome {
  readonly removal: Removal;
  /** `undefined`: nothing could be played without it, or no game came to an end */
  readonly answer: RemovalAnswer | undefined;
}

/** How long one may play without a rule before it counts as one that never ends. */
const PATIENCE_MS = 120_000;

const jobOf = ({ id, pieces, points }: Removal): RemovalJob => ({
  id,
  cards: [...new Set(pieces.flatMap(({ card }) => card ?? []))],
  points,
});

/** Somebody who waits for jobs, until he is sent away. */
class Player {
  private child: ChildProcess | undefined;
  private readonly start: () => ChildProcess;

  constructor(start: () => ChildProcess) {
    this.start = start;
  }

  async asked(job: RemovalJob): Promise<RemovalAnswer | undefined> {
    const fresh = this.child === undefined;
    this.child ??= this.start();
    const { child } = this;
    const impatient = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    try {
      if (fresh && (await heard(child)) === undefined) return this.end();
      const answer = heard<RemovalAnswer>(child);
      child.send(job);
      return (await answer) ?? this.end();
    } finally {
      clearTimeout(impatient);
    }
  }

  end(): undefined {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}

/** Takes out one rule after another, so many at once, and tells what of its proof fails without it. */
export async function playedWithout(
  root: string,
  removals: readonly Removal[],
  workers: number,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mathom-without-'));
  const trial = join(folder, 'trial.mjs');
  const waiting = [...removals];
  const work = async (): Promise<void> => {
    const among = new Player(() => started(trial, root, { TRIAL_NOTES: '1' }));
    try {
      for (let removal = waiting.shift(); removal; removal = waiting.shift()) {
        const first = await among.asked(jobOf(removal));
        const known = first === undefined || first.broken !== undefined;
        if (known || first.unheard.length === 0) tell({ removal, answer: first });
        else {
          // what is worked out as everything is loaded has not seen yet that it is gone
          const alone = new Player(() =>
            started(trial, root, { TRIAL_MUTANT: String(removal.id), TRIAL_NOTES: '1' }),
          );
          tell({ removal, answer: await alone.asked({ ...jobOf(removal), whole: first.whole }) });
          alone.end();
        }
      }
    } finally {
      among.end();
    }
  };
  try {
    await buildRemovals(
      root,
      removals.flatMap(({ pieces }) => pieces),
      trial,
    );
    await Promise.all(Array.from({ length: Math.min(workers, removals.length) }, work));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
