import { Worker } from 'node:worker_threads';
import { hits, makeChange } from './on.ts';
import { tests } from './vitest.ts';
import { anew, inPools, remake, seen } from './watched.ts';

/**
 * Runs in a process of its own, from the build with switches. With TRIAL_SURVEY: all tests, or every
 * n-th of them, and what each of them comes by; with TRIAL_UNMET only what they come by together. Else it waits for jobs; with TRIAL_MUTANT that change
 * is there from the beginning.
 */
export interface Surveyed {
  readonly name: string;
  /** of the processor */
  readonly ms: number;
  readonly failed?: string;
  /** changes whose place it came by */
  readonly hits: readonly number[];
  /** numbers of the cards that were looked at */
  readonly cards: readonly string[];
}
export interface Survey {
  readonly tests: readonly Surveyed[];
  /** changes whose place was come by as everything was loaded: it is never come by again */
  readonly atLoad: readonly number[];
  /** changes whose place was come by as a pool was made */
  readonly inPools: readonly number[];
}

/** One change, and the tests to try it with. */
export interface Job {
  readonly id: number;
  /** the card that it is in */
  readonly card?: string;
  /** pools are made anew for it */
  readonly remakes: boolean;
  readonly tests: readonly { readonly name: string; readonly ms: number }[];
}
export type Answer =
  | { readonly fate: 'survived' }
  | { readonly fate: 'killed'; readonly by: string }
  /** a test fails without the change as well: something is left of what was tried before */
  | { readonly fate: 'unclean' };

const { TRIAL_SURVEY, TRIAL_MUTANT, TRIAL_UNMET } = process.env;

type TestFile = readonly [name: string, load: () => Promise<unknown>];

async function gather(files: readonly TestFile[]): Promise<void> {
  for (const [name, load] of files) {
    const from = tests.length;
    await load();
    for (let i = from; i < tests.length; i++) {
      const test = tests[i];
      tests[i] = { ...test, name: `${name} > ${test.name}` };
    }
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0];

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What any test comes by: all that is asked where there are too many changes to keep them test by test. */
async function metAtAll(part: number, of: number): Promise<number[]> {
  const met = new Set(hits);
  for (const [i, { run }] of tests.entries()) {
    if (i % of !== part) continue;
    anew();
    hits.clear();
    try {
      await run();
    } catch {
      // what it came by until then it came by
    }
    for (const id of hits) met.add(id);
  }
  for (const id of inPools) met.add(id);
  return [...met];
}

async function survey(part: number, of: number): Promise<Survey> {
  const atLoad = [...hits];
  const found: Surveyed[] = [];
  for (const [i, { name, run }] of tests.entries()) {
    if (i % of !== part) continue;
    anew();
    hits.clear();
    seen.clear();
    const from = spent();
    let failed: string | undefined;
    try {
      await run();
    } catch (error) {
      failed = messageOf(error);
    }
    const ms = spent() - from;
    const passed = { hits: [...hits], cards: [...seen] };
    found.push({ name, ms, ...passed, ...(failed === undefined ? {} : { failed }) });
  }
  return { tests: found, atLoad, inPools: [...inPools] };
}

/** Ends the process if a test takes longer than it may: its thread looks at the clock of the processor. */
function watchdog(): (ms: number) => void {
  const until = new Float64Array(new SharedArrayBuffer(16));
  const source = `
    const { workerData } = require('node:worker_threads');
    const until = new Float64Array(workerData);
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (until[0] > 0 && ((user + system) / 1000 > until[0] || Date.now() > until[1]))
        process.kill(process.pid, 'SIGKILL');
    }, 200);
  `;
  new Worker(source, { eval: true, workerData: until.buffer }).unref();
  return (ms) => {
    until[0] = ms === 0 ? 0 : spent() + ms;
    until[1] = Date.now() + 60 * ms;
  };
}

const byName = new Map<string, () => unknown>();

async function attempt(job: Job, allow: (ms: number) => void): Promise<Answer> {
  for (const { name, ms } of job.tests) {
    const run = byName.get(name);
    // a test that is gone noticed too: its table comes from what was changed
    if (!run) return { fate: 'killed', by: `${name}: it is not there any more` };
    try {
      allow(3000 + 20 * ms);
      await run();
    } catch (error) {
      return { fate: 'killed', by: `${name}: ${messageOf(error)}` };
    } finally {
      allow(0);
    }
  }
  return { fate: 'survived' };
}

/** Whether a test fails with no change at all. */
async function failsAnyway(name: string): Promise<boolean> {
  try {
    await byName.get(name)?.();
    return false;
  } catch {
    return true;
  }
}

async function judge(job: Job, allow: (ms: number) => void): Promise<Answer> {
  if (TRIAL_MUTANT !== undefined) return attempt(job, allow);
  anew();
  makeChange(job.id);
  let putBack: (() => void) | undefined;
  let answer: Answer;
  try {
    if (job.remakes) putBack = remake(job.card);
    answer = await attempt(job, allow);
  } catch (error) {
    answer = { fate: 'killed', by: `it cannot be made: ${messageOf(error)}` };
  }
  makeChange(-1);
  putBack?.();
  anew();
  if (answer.fate !== 'killed') return answer;
  const name = job.tests.find((t) => answer.by.startsWith(`${t.name}: `))?.name ?? '';
  return (await failsAnyway(name)) ? { fate: 'unclean' } : answer;
}

export async function tryOut(files: readonly TestFile[]): Promise<void> {
  await gather(files);
  for (const { name, run } of tests) byName.set(name, run);
  if (TRIAL_SURVEY) {
    const [part, of] = TRIAL_SURVEY.split('/').map(Number);
    const found = await (TRIAL_UNMET ? metAtAll : survey)(part, of);
    process.send?.(found, () => process.exit(0));
    return;
  }
  const allow = watchdog();
  process.on('message', async (job: Job) => {
    process.send?.(await judge(job, allow));
  });
  process.send?.('ready');
}
