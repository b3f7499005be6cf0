import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { buildTrial } from './mutate/build.ts';
import { equivalence } from './mutate/equivalent.ts';
import { groupBy } from './mutate/files.ts';
import { type Mutant, told } from './mutate/mutant.ts';
import { allCandidates, sampleOf } from './mutate/sample.ts';
import type { Surveyed } from './mutate/trial.ts';

/**
 * `npm run mutate`: makes single changes to the engine and to cards, and tells which of them no
 * test notices. A tool for whoever writes rules; see docs/mutation.md.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url));

const whole = (text: string): number => {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('It must be a whole number.');
  return n;
};

interface Ended {
  readonly code: number | null;
  readonly out: string;
}

/** Runs the build; a change that makes an endless loop is ended after its time. */
function run(trial: string, env: Record<string, string>, timeout: number): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--max-old-space-size=3000', trial], {
      cwd: root,
      env: { ...process.env, ...env },
      timeout,
      killSignal: 'SIGKILL',
    });
    let out = '';
    const add = (chunk: Buffer): void => {
      if (out.length < 20_000) out += String(chunk);
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('close', (code) => done({ code, out }));
  });
}

/** The tests that come by a change, the quickest first. */
function noticing(mutant: Mutant, surveyed: readonly Surveyed[]): Surveyed[] {
  const comesBy = ({ hits, cards }: Surveyed): boolean =>
    mutant.card === undefined ? hits.includes(mutant.id) : cards.includes(mutant.card);
  // what looks at all cards, as the comparison of facts does, looks no card up
  const looksAtAll = ({ name }: Surveyed): boolean =>
    mutant.card !== undefined && /^packages\/(cards|decks)\/test\/(?!played\/)/.test(name);
  return surveyed
    .filter((t) => t.failed === undefined && (comesBy(t) || looksAtAll(t)))
    .sort((a, b) => a.ms - b.ms);
}

type Fate = 'killed' | 'survived' | 'equivalent';
interface Judged {
  readonly mutant: Mutant;
  readonly fate: Fate;
  readonly why: string;
}

interface Settings {
  sample: number;
  seed: number;
  workers: number;
  json?: true;
  verbose?: true;
}

async function main(): Promise<void> {
  const command = new Command('mutate')
    .description('Makes single changes to the engine and to cards; lists those no test notices.')
    .option('--sample <n>', 'how many changes', whole, 200)
    .option('--seed <n>', 'which of them', whole, 1)
    .option('--workers <n>', 'how many are tried at once', whole, availableParallelism())
    .option('--verbose', 'tell of each what noticed it')
    .option('--json', 'print only the last line')
    .parse();
  const { sample, seed, workers, json, verbose } = command.opts<Settings>();
  const say = (line: string): void => {
    if (!json) console.log(line);
  };
  const mutants = sampleOf(allCandidates(root), sample, seed);
  const textOf = (m: Mutant): string => readFileSync(join(root, m.file), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'mathom-mutate-'));
  try {
    const trial = join(folder, 'trial.mjs');
    await buildTrial(root, mutants, trial);
    say('Running all tests once, to see what each of them comes by ...');
    const report = join(folder, 'survey.json');
    const { code, out } = await run(trial, { TRIAL_SURVEY: report }, 3_600_000);
    if (code !== 0) throw new Error(`The tests could not be run:\n${out}`);
    const surveyed: Surveyed[] = JSON.parse(readFileSync(report, 'utf8'));
    const left = surveyed.filter((t) => t.failed !== undefined);
    say(`${surveyed.length} tests; ${left.length} cannot be run this way and are left out.`);
    if (verbose) for (const t of left) say(`  ${t.name}: ${t.failed}`);

    const judge = async (mutant: Mutant): Promise<Judged> => {
      const those = noticing(mutant, surveyed);
      if (those.length === 0) return { mutant, fate: 'survived', why: 'no test comes by it' };
      const listed = join(folder, `tests-${mutant.id}.json`);
      writeFileSync(listed, JSON.stringify(those.map((t) => t.name)));
      const expected = those.reduce((sum, t) => sum + t.ms, 0);
      const env = { TRIAL_MUTANT: String(mutant.id), TRIAL_TESTS: listed };
      const { code, out } = await run(trial, env, 60_000 + Math.ceil(10 * expected));
      const why = out.trim().split('\n')[0] ?? '';
      if (code !== 0) return { mutant, fate: 'killed', why: code === null ? 'no end' : why };
      return { mutant, fate: 'survived', why: `${those.length} tests come by it` };
    };

    const judged: Judged[] = [];
    const waiting = [...mutants];
    const work = async (): Promise<void> => {
      for (let m = waiting.shift(); m; m = waiting.shift()) {
        const text = textOf(m);
        const found = await judge(m);
        const reason = found.fate === 'survived' ? equivalence(m, text) : undefined;
        const final: Judged = reason ? { mutant: m, fate: 'equivalent', why: reason } : found;
        judged.push(final);
        if (verbose || final.fate === 'survived')
          say(`${judged.length}/${mutants.length} ${final.fate}: ${told(m, text)} (${final.why})`);
        else if (judged.length % 20 === 0) say(`${judged.length} of ${mutants.length} tried`);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));

    const count = (fate: Fate): number => judged.filter((j) => j.fate === fate).length;
    const byFile = groupBy(
      judged.filter((j) => j.fate === 'survived'),
      (j) => j.mutant.file,
    );
    for (const [file, those] of [...byFile].sort()) {
      say(`\n${file}`);
      for (const { mutant, why } of those) say(`  ${told(mutant, textOf(mutant))} (${why})`);
    }
    say('');
    const result = {
      sampled: mutants.length,
      killed: count('killed'),
      survived: count('survived'),
      equivalent: count('equivalent'),
      seed,
    };
    console.log(JSON.stringify(result));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
