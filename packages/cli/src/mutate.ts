import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { buildTrial } from './mutate/build.ts';
import { equivalence } from './mutate/equivalent.ts';
import { groupBy } from './mutate/files.ts';
import { type Candidate, CHANGES, type Mutant, outermost, placed, told } from './mutate/mutant.ts';
import { allCandidates, sampleOf } from './mutate/sample.ts';
import { type Fate, judge, metAtAll, RECORDED, surveyed, Trials } from './mutate/trials.ts';
import { Compiler } from './mutate/typed.ts';

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

const BY_TYPES = 'types: ';

interface Judged {
  readonly mutant: Mutant;
  readonly fate: Fate;
  readonly why: string;
}

interface Settings {
  sample: number;
  seed: number;
  workers: number;
  patience: number;
  in: string;
  kind?: Candidate['change'];
  tests: string;
  unmet?: true;
  json?: true;
  verbose?: true;
}

/** What no test comes by, piece by piece: what stands within another is not said again. */
async function tellUnmet(
  code: readonly Candidate[],
  textAt: (file: string) => string,
  workers: number,
  tests: string,
): Promise<void> {
  const mutants = code.map((candidate, id) => ({ ...candidate, id }));
  const folder = mkdtempSync(join(tmpdir(), 'mathom-mutate-'));
  try {
    const trial = join(folder, 'trial.mjs');
    await buildTrial(root, mutants, trial, tests);
    console.error('Running all tests once ...');
    const met = await metAtAll(trial, root, workers);
    const unmet = outermost(mutants.filter(({ id }) => !met.has(id)));
    for (const each of unmet) console.log(placed(each, textAt(each.file)));
    console.log(JSON.stringify({ places: mutants.length, unmet: unmet.length }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const command = new Command('mutate')
    .description('Makes single changes to the engine and to cards; lists those no test notices.')
    .option('--sample <n>', 'how many changes', whole, 200)
    .option('--seed <n>', 'which of them', whole, 1)
    .option('--workers <n>', 'how many are tried at once', whole, availableParallelism())
    .option('--patience <s>', 'how many seconds of tests are tried with one change', whole, 90)
    .option('--in <path>', 'only changes in files whose path has this in it', '')
    .addOption(new Option('--kind <kind>', 'only changes of this kind').choices(CHANGES))
    .option('--tests <path>', 'only tests in files whose path has this in it', '')
    .option('--unmet', 'no change is tried: lists the pieces of source that no test comes by')
    .option('--verbose', 'tell of each what noticed it')
    .option('--json', 'print only the last line; what goes on is told on the error stream')
    .parse();
  const { sample, seed, workers, patience, json, verbose, tests, unmet, ...rest } =
    command.opts<Settings>();
  // what goes on is told as it goes on; the list and the result are what it prints
  const say = (line: string): void => console.error(line);
  const { code, data } = allCandidates(root);
  const there = (those: readonly Candidate[]): Candidate[] =>
    those.filter(
      ({ file, change }) =>
        file.includes(rest.in) && (rest.kind === undefined || change === rest.kind),
    );
  const textAt = (file: string): string => readFileSync(join(root, file), 'utf8');
  if (unmet) return tellUnmet(there(code), textAt, workers, tests);
  const mutants = sampleOf({ code: there(code), data: there(data) }, sample, seed);
  const textOf = (m: Mutant): string => textAt(m.file);
  const folder = mkdtempSync(join(tmpdir(), 'mathom-mutate-'));
  try {
    const trial = join(folder, 'trial.mjs');
    await buildTrial(root, mutants, trial, tests);
    say('Running all tests once, to see what each of them comes by ...');
    const survey = await surveyed(trial, root, workers);
    const left = survey.tests.filter((t) => t.failed !== undefined);
    say(`${survey.tests.length} tests; ${left.length} cannot be run this way and are left out.`);
    if (verbose) for (const t of left) say(`  ${t.name}: ${t.failed}`);

    const judged: Judged[] = [];
    const waiting = [...mutants];
    const work = async (): Promise<void> => {
      const trials = new Trials(trial, root);
      const compiler = new Compiler(root);
      for (let m = waiting.shift(); m; m = waiting.shift()) {
        const text = textOf(m);
        const refused = await compiler.objection(m, text);
        const { fate, why } =
          refused === undefined
            ? await judge(m, survey, trials, text, patience)
            : { fate: 'killed' as const, why: `${BY_TYPES}${refused}` };
        const reason = fate === 'survived' ? equivalence(m, text) : undefined;
        const final: Judged = reason
          ? { mutant: m, fate: 'equivalent', why: reason }
          : { mutant: m, fate, why };
        judged.push(final);
        if (verbose || final.fate === 'survived')
          say(`${judged.length}/${mutants.length} ${final.fate}: ${told(m, text)} (${final.why})`);
        else if (judged.length % 20 === 0) say(`${judged.length} of ${mutants.length} tried`);
      }
      trials.end();
      compiler.end();
    };
    await Promise.all(Array.from({ length: workers }, work));

    const count = (fate: Fate): number => judged.filter((j) => j.fate === fate).length;
    const byFile = groupBy(
      judged.filter((j) => j.fate === 'survived'),
      (j) => j.mutant.file,
    );
    if (!json) {
      for (const [file, those] of [...byFile].sort()) {
        console.log(`\n${file}`);
        for (const { mutant, why } of those)
          console.log(`  ${told(mutant, textOf(mutant))} (${why})`);
      }
      console.log('');
    }
    for (const half of ['engine', 'cards'] as const) {
      const its = judged.filter((j) => (j.mutant.card === undefined) === (half === 'engine'));
      const of = (fate: Fate): number => its.filter((j) => j.fate === fate).length;
      say(
        `${half}: ${of('killed')} killed, ${of('survived')} survived, ${of('equivalent')} equivalent`,
      );
    }
    const by = (what: string): number => judged.filter((j) => j.why.startsWith(what)).length;
    const result = {
      sampled: mutants.length,
      killed: count('killed'),
      survived: count('survived'),
      equivalent: count('equivalent'),
      byTypes: by(BY_TYPES),
      byRecord: by(RECORDED),
      seed,
    };
    console.log(JSON.stringify(result));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
