import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bots } from '@mathom/bots';
import { RULE_SETS, type RuleSetName } from '@mathom/engine';
import { Command, InvalidArgumentError } from 'commander';
import { mixesOf, planOf } from './game.ts';
import { type Failure, type Outcome, SAMPLING, soakGame } from './soak-game.ts';

/** `npm run soak`: many whole games, with the promises of the engine checked all along. */
interface Job {
  readonly from: number;
  readonly step: number;
  readonly games: number;
  readonly seed: number;
  readonly rules: RuleSetName;
  readonly mixes: string[][];
}

interface Settings {
  games: number;
  seed: number;
  rules: RuleSetName;
  bots: string[];
  json?: true;
  workers: number;
}

const whole = (text: string): number => {
  const n = Number(text);
  if (!Number.isInteger(n)) throw new InvalidArgumentError('It must be a whole number.');
  return n;
};

const names = (text: string): string[] => {
  const list = text.split(',').map((name) => name.trim());
  const odd = list.find((name) => !Object.hasOwn(bots, name));
  if (odd !== undefined) {
    throw new InvalidArgumentError(`There are ${Object.keys(bots).join(' and ')}, no ${odd}.`);
  }
  return list;
};

const ruleSet = (text: string): RuleSetName => {
  if (Object.hasOwn(RULE_SETS, text)) return text as RuleSetName;
  throw new InvalidArgumentError(`There are ${Object.keys(RULE_SETS).join(', ')}.`);
};

function work(job: Job, done: (outcome: Outcome) => void): void {
  for (let i = job.from; i < job.games; i += job.step) {
    done(soakGame(planOf(i, job.seed, job.rules, job.mixes)));
  }
}

/** The games are dealt out in turn, so that each worker has all sorts of them. */
async function inWorkers(jobs: readonly Job[], done: (outcome: Outcome) => void): Promise<void> {
  await Promise.all(
    jobs.map(
      (job) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: job });
          worker.on('message', done);
          worker.on('error', reject);
          worker.on('exit', () => resolve());
        }),
    ),
  );
}

interface Sums {
  games: number;
  finished: number;
  exceptions: number;
  deadEnds: number;
  refused: number;
  broken: number;
}

const SHOWN = 10;

async function main(): Promise<void> {
  const command = new Command('soak')
    .description('Plays whole games with bots and checks the promises of the engine.')
    .option('--games <n>', 'how many', whole, 75)
    .option('--seed <n>', 'of the first game; the next has the next', whole, 1)
    .option('--bots <names>', 'who plays', names, Object.keys(bots))
    .option('--rules <name>', 'which rule set', ruleSet, 'coe')
    .option('--workers <n>', 'threads', whole, Math.min(2, availableParallelism()))
    .option('--json', 'print only the last line')
    .parse();
  const { games, seed, rules, workers, ...rest } = command.opts<Settings>();
  const mixes = mixesOf(rest.bots);
  const started = performance.now();
  const sums: Sums = { games, finished: 0, exceptions: 0, deadEnds: 0, refused: 0, broken: 0 };
  const failures: Failure[] = [];
  const outcomes: Outcome[] = [];
  const note = (outcome: Outcome): void => {
    outcomes.push(outcome);
    if (outcome.finished) sums.finished++;
    for (const f of outcome.failures) {
      sums[f.kind]++;
      failures.push(f);
    }
    if (outcomes.length % 25 === 0 || outcomes.length === games) {
      const took = ((performance.now() - started) / 1000).toFixed(0);
      const bad = failures.length > 0 ? `, ${failures.length} failures` : '';
      process.stderr.write(`${outcomes.length} of ${games} games, ${took} s${bad}\n`);
    }
  };
  const step = Math.max(1, Math.min(workers, games));
  const jobs = Array.from({ length: step }, (_, from) => ({
    from,
    step,
    games,
    seed,
    rules,
    mixes,
  }));
  if (jobs.length > 1) await inWorkers(jobs, note);
  else work(jobs[0], note);
  outcomes.sort((a, b) => a.plan.index - b.plan.index);
  failures.sort((a, b) => a.game - b.game || a.at - b.at);
  if (!rest.json) {
    for (const line of readable(outcomes, failures, performance.now() - started)) console.log(line);
  }
  console.log(JSON.stringify({ ...sums, sampled: SAMPLING, failures: failures.slice(0, SHOWN) }));
  const clean = failures.length === 0 && sums.finished === games;
  process.exitCode = clean ? 0 : 1;
}

const average = (list: readonly number[]): string =>
  list.length === 0 ? '-' : (list.reduce((a, b) => a + b, 0) / list.length).toFixed(1);

function* readable(
  outcomes: readonly Outcome[],
  failures: readonly Failure[],
  millis: number,
): Generator<string> {
  yield 'At every decision: no exception, no dead end, the choice accepted, every card in one place.';
  yield `One decision in ${SAMPLING.everyOption}: every option taken on a copy.`;
  yield `One in ${SAMPLING.roundTrip}: JSON and back, copies, playing on from both.`;
  yield `One in ${SAMPLING.secrecy}: nothing hidden in any view.`;
  yield `One game in ${SAMPLING.replay}: replayed to the same hash.`;
  yield '';
  const mixes = new Map<string, Outcome[]>();
  for (const o of outcomes) {
    const mix = o.plan.bots.join(' - ');
    mixes.set(mix, [...(mixes.get(mix) ?? []), o]);
  }
  for (const [mix, list] of mixes) {
    const wins = [0, 1].map((seat) => list.filter((o) => o.winner === seat).length);
    yield `${mix}: ${list.length} games, ${average(list.map((o) => o.decisions))} decisions and ` +
      `${average(list.map((o) => o.turns))} turns a game, won ${wins.join(' : ')}, ` +
      `points ${[0, 1].map((seat) => average(list.map((o) => o.totals[seat] ?? 0))).join(' : ')}`;
  }
  const decisions = outcomes.reduce((n, o) => n + o.decisions, 0);
  yield `${decisions} decisions in ${(millis / 1000).toFixed(1)} s`;
  for (const f of failures.slice(0, SHOWN)) {
    yield '';
    yield `${f.kind}: game ${f.game}, seed ${f.seed}, decks ${f.decks.join('-')}, ${f.bots.join('-')}`;
    yield `  after ${f.at} choices, ${f.where}`;
    yield `  ${f.what}`;
  }
  yield '';
}

if (isMainThread) await main();
else work(workerData as Job, (outcome) => parentPort?.postMessage(outcome));
