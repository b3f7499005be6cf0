import { readFileSync, writeFileSync } from 'node:fs';
import { tests } from './vitest.ts';
import { seen } from './watched.ts';

/**
 * Runs in a process of its own, from the build with switches. With TRIAL_SURVEY: all tests, and
 * what each of them comes by. With TRIAL_MUTANT: the tests named in TRIAL_TESTS, until one fails.
 */
export interface Surveyed {
  readonly name: string;
  readonly ms: number;
  readonly failed?: string;
  /** changes whose place it came by */
  readonly hits: readonly number[];
  /** numbers of the cards that were looked at */
  readonly cards: readonly string[];
}

const { TRIAL_SURVEY, TRIAL_TESTS } = process.env;

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

async function survey(out: string, hits: Set<number>): Promise<void> {
  const found: Surveyed[] = [];
  for (const { name, run } of tests) {
    hits.clear();
    seen.clear();
    const from = performance.now();
    let failed: string | undefined;
    try {
      await run();
    } catch (error) {
      failed = messageOf(error);
    }
    const ms = performance.now() - from;
    const passed = { hits: [...hits], cards: [...seen] };
    found.push({ name, ms, ...passed, ...(failed === undefined ? {} : { failed }) });
  }
  writeFileSync(out, JSON.stringify(found));
}

async function attempt(listed: string): Promise<void> {
  const wanted: readonly string[] = JSON.parse(readFileSync(listed, 'utf8'));
  const byName = new Map(tests.map((t) => [t.name, t]));
  for (const name of wanted) {
    const found = byName.get(name);
    // a test that is gone noticed too: its table comes from what was changed
    if (!found) throw new Error(`${name}: it is not there any more`);
    try {
      await found.run();
    } catch (error) {
      console.log(`${name}: ${messageOf(error)}`);
      process.exit(9);
    }
  }
}

export async function tryOut(hits: Set<number>, files: readonly TestFile[]): Promise<void> {
  await gather(files);
  if (TRIAL_SURVEY) await survey(TRIAL_SURVEY, hits);
  else if (TRIAL_TESTS) await attempt(TRIAL_TESTS);
  process.exit(0);
}
