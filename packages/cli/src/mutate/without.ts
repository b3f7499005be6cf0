import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemovals } from './build.ts';
import type { RemovalAnswer, RemovalJob } from './removal-trial.ts';
import { type Removal, removalsIn } from './removals.ts';
import { heard, started } from './trials.ts';

/** What came of a rule that was taken out. */
export interface Outcome {
  readonly removal: Removal;
  /** `undefined`: nothing could be played without it, or no game came to an end */
  readonly answer: RemovalAnswer | undefined;
}

/** How long one may play without a rule before it counts as one that never ends. */
const PATIENCE_MS = 120_000;

const jobOf = ({ id, card, points }: Removal): RemovalJob => ({
  id,
  ...(card === undefined ? {} : { card }),
  rulings: [...new Set(points.map((p) => p.replace(/#\d+$/, '')))],
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

/** Takes out one rule of a list after another, and tells what of its proof fails without it. */
export async function* playedWithout(root: string, list: string): AsyncGenerator<Outcome> {
  const removals = removalsIn(list, (file) => readFileSync(join(root, file), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'mathom-without-'));
  const trial = join(folder, 'trial.mjs');
  const among = new Player(() => started(trial, root, { TRIAL_NOTES: '1' }));
  try {
    await buildRemovals(root, removals, trial);
    for (const removal of removals) {
      const first = await among.asked(jobOf(removal));
      if (first === undefined || first.noticed.length > 0) yield { removal, answer: first };
      else {
        // what is worked out as everything is loaded has not seen yet that it is gone
        const alone = new Player(() =>
          started(trial, root, { TRIAL_MUTANT: String(removal.id), TRIAL_NOTES: '1' }),
        );
        yield { removal, answer: await alone.asked(jobOf(removal)) };
        alone.end();
      }
    }
  } finally {
    among.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
