import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { bots } from '@mathom/bots';
import { catalogue } from '@mathom/decks';
import { isPlayerKind, KINDS_OF_PLAYER, RULE_SETS, type RuleSetName } from '@mathom/engine';
import type { CardId, PlayerKind } from '@mathom/engine/language';
import { Command, InvalidArgumentError } from 'commander';
import { CardHunt, drawnPlan } from './drawn-plan.ts';
import { type GamePlan, kindredPlan, mixesOf, planOf } from './game.ts';
import { FAULTS, type Failure, type Fault, type Outcome, SAMPLING, soakGame } from './soak-game.ts';

/** `npm run soak`: many whole games, with the promises of the engine checked all along. */
const SOURCES = ['published', 'random', 'both'] as const;
type Source = (typeof SOURCES)[number];

interface Settings {
  games: number;
  seed: number;
  rules: RuleSetName;
  bots: string[];
  decks: Source;
  /** of which kinds the players are, game by game; unsaid: all of the first kind */
  kinds?: PlayerKind[][];
  cards?: true | number;
  /** before games are played for the sake of cards: so many by lot, whose plays count as well */
  first: number;
  plan?: GamePlan;
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

/** 'wizard:ringwraith,ringwraith:ringwraith' */
const kindsOf = (text: string): PlayerKind[][] =>
  text.split(',').map((pair) =>
    pair.split(':').map((name) => {
      if (isPlayerKind(name)) return name;
      throw new InvalidArgumentError(`There are ${Object.keys(KINDS_OF_PLAYER).join(', ')}.`);
    }),
  );

const source = (text: string): Source => {
  const found = SOURCES.find((s) => s === text);
  if (!found) throw new InvalidArgumentError(`There are ${SOURCES.join(', ')}.`);
  return found;
};

/** The plan of the next game; null when there is to be none. */
type Next = () => GamePlan | null;

/** Each worker asks for the next game when it has done one, so that none of them waits. */
async function inWorkers(n: number, next: Next, done: (o: Outcome) => void): Promise<void> {
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url));
      const send = (): void => worker.postMessage(next());
      worker.on('message', (outcome: Outcome) => {
        done(outcome);
        send();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      send();
    });
  await Promise.all(Array.from({ length: n }, one));
}

/** How many failures the last line of JSON and the report show. */
const SHOWN = 10;

/** All that came of the games so far. */
class Run {
  readonly outcomes: Outcome[] = [];
  readonly failures: Failure[] = [];
  readonly started = performance.now();
  private readonly games: number;
  private readonly hunt: CardHunt | null;

  constructor(games: number, hunt: CardHunt | null) {
    this.games = games;
    this.hunt = hunt;
  }

  note(outcome: Outcome): void {
    this.outcomes.push(outcome);
    for (const f of outcome.failures) {
      this.failures.push(f);
      process.stderr.write(`game ${f.plan.index}, ${f.at}: ${f.kind}: ${f.what}\n`);
    }
    const first = outcome.failures[0];
    if (first) process.stderr.write(`  --plan '${JSON.stringify(first.plan)}'\n`);
    this.hunt?.note(outcome.plays);
    const n = this.outcomes.length;
    if (n % 25 === 0 || n === this.games) this.progress(n);
  }

  private progress(n: number): void {
    const took = ((performance.now() - this.started) / 1000).toFixed(0);
    const bad = this.failures.length > 0 ? `, ${this.failures.length} failures` : '';
    const cards = this.hunt
      ? `, ${this.hunt.lacking().length} cards to go (${this.hunt.never().length} never played)`
      : '';
    process.stderr.write(`${n} of ${this.games} games, ${took} s${cards}${bad}\n`);
  }

  /** In the order of the games, however they came in. */
  sort(): void {
    this.outcomes.sort((a, b) => a.plan.index - b.plan.index);
    this.failures.sort((a, b) => a.plan.index - b.plan.index || a.at - b.at);
  }

  sums(): Record<Fault | 'games' | 'finished', number> {
    const of = (kind: Fault): number => this.failures.filter((f) => f.kind === kind).length;
    return {
      games: this.outcomes.length,
      finished: this.outcomes.filter((o) => o.finished).length,
      ...(Object.fromEntries(FAULTS.map((kind) => [kind, of(kind)])) as Record<Fault, number>),
    };
  }
}

function nextOf(settings: Settings, hunt: CardHunt | null): Next {
  const { games, seed, rules, decks, kinds, plan, first } = settings;
  const mixes = mixesOf(settings.bots);
  let index = 0;
  return () => {
    const hunting = hunt !== null && index >= first;
    if (index >= games || (hunting && hunt.lacking().length === 0)) return null;
    const i = index++;
    if (plan) return plan;
    if (hunting) return hunt.plan(i, seed, mixes[i % mixes.length]);
    if (kinds) {
      const pair = kinds[i % kinds.length];
      // round by round of all kinds, so that each of them meets both: the published ones with the next pairing, the others with the next lot
      const round = Math.floor(i / kinds.length);
      const published = decks === 'published' || (decks === 'both' && round % 2 === 0);
      const at = decks === 'both' ? round >> 1 : round;
      return published
        ? { ...kindredPlan(at, seed, rules, mixes, pair), index: i }
        : { ...drawnPlan(at, seed, rules, mixes, pair), index: i };
    }
    if (decks === 'published') return planOf(i, seed, rules, mixes);
    if (decks === 'random') return drawnPlan(i, seed, rules, mixes);
    return i % 2 === 0
      ? planOf(i >> 1, seed + (i >> 1), rules, mixes)
      : drawnPlan(i, seed, rules, mixes);
  };
}

async function main(): Promise<void> {
  const command = new Command('soak')
    .description('Plays whole games with bots and checks the promises of the engine.')
    .option('--games <n>', 'how many; with --cards how many at the most', whole)
    .option('--seed <n>', 'of the first game; the next has the next', whole, 1)
    .option('--bots <names>', 'who plays', names, Object.keys(bots))
    .option('--rules <name>', 'which rule set', ruleSet, 'coe')
    .option('--decks <which>', 'published decks, random ones drawn by lot, or both', source, 'both')
    .option(
      '--kinds <a:b,...>',
      'of which kinds the players are, game by game; with --cards all kinds, or only these',
      kindsOf,
    )
    .option('--cards [n]', 'until each card that can be held was played n times, or 20', whole)
    .option(
      '--first <n>',
      'with --cards: so many games by lot before, which count as well',
      whole,
      0,
    )
    .option('--plan <json>', 'one game only, as a failure gives it', JSON.parse)
    .option('--workers <n>', 'threads', whole, Math.min(2, availableParallelism()))
    .option('--json', 'print only the last line')
    .parse();
  const given = command.opts<Omit<Settings, 'games'> & { games?: number }>();
  const { cards, plan, rules, workers, json } = given;
  const games = plan ? 1 : (given.games ?? (cards ? given.first + 2000 : 75));
  const settings: Settings = { ...given, games };
  const hunted = given.kinds && [...new Set(given.kinds.flat())];
  const hunt =
    cards === undefined ? null : new CardHunt(rules, cards === true ? 20 : cards, hunted);
  const run = new Run(games, hunt);
  const next = nextOf(settings, hunt);
  const threads = Math.max(1, Math.min(workers, games));
  if (threads > 1) await inWorkers(threads, next, (outcome) => run.note(outcome));
  else for (let p = next(); p; p = next()) run.note(soakGame(p));
  run.sort();
  const sums = run.sums();
  if (!json) {
    for (const line of readable(run)) console.log(line);
    if (hunt) for (const line of played(hunt)) console.log(line);
  }
  const failures = run.failures.slice(0, SHOWN);
  const ofCards = hunt
    ? {
        cards: {
          all: hunt.counts.size,
          least: hunt.least,
          lacking: hunt.lacking().length,
          never: hunt.never(),
          ofNoUse: hunt.ofNoUse,
        },
      }
    : {};
  console.log(JSON.stringify({ ...sums, ...ofCards, sampled: SAMPLING, failures }));
  const clean = run.failures.length === 0 && sums.finished === sums.games;
  process.exitCode = clean ? 0 : 1;
}

const average = (list: readonly number[]): string =>
  list.length === 0 ? '-' : (list.reduce((a, b) => a + b, 0) / list.length).toFixed(1);

function* readable({ outcomes, failures, started }: Run): Generator<string> {
  const millis = performance.now() - started;
  yield 'At every decision: no exception, no dead end, the choice accepted, every card in one place,';
  yield '  and nothing told of a card that one has not seen.';
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
    yield `${f.kind}: game ${f.plan.index}, after ${f.at} choices, ${f.where}`;
    yield `  ${f.what}`;
    yield `  --plan '${JSON.stringify(f.plan)}'`;
  }
  yield '';
}

/** How often each card was played, the seldom ones first. */
function* played({ counts, least }: CardHunt): Generator<string> {
  const line = ([id, n]: readonly [CardId, number]): string =>
    `  ${String(n).padStart(5)}  ${id} ${catalogue(id)?.name ?? ''}`;
  const all = [...counts].sort((a, b) => a[1] - b[1]);
  const never = all.filter(([, n]) => n === 0);
  yield `${all.length} cards, of which ${never.length} were never played and ` +
    `${all.filter(([, n]) => n < least).length} less than ${least} times:`;
  for (const each of all) yield line(each);
  yield '';
}

if (isMainThread) await main();
else {
  parentPort?.on('message', (plan: GamePlan | null) => {
    if (plan) parentPort?.postMessage(soakGame(plan));
    else parentPort?.close();
  });
}
