import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { botNamed } from '@mathom/bots';
import { FIRST_KIND, isPlayerKind, KINDS_OF_PLAYER } from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { Command, InvalidArgumentError } from 'commander';
import { quantile } from './bench-measure.ts';
import { type Match, matchOf, type Played, playMatch } from './ladder-game.ts';

/** `npm run ladder`: how often one bot beats another, over published decks and both seats. */
type Pair = readonly [string, string];

interface Settings {
  games: number;
  seed: number;
  pairs: Pair[];
  kind: PlayerKind;
  workers: number;
  json?: true;
}

const whole = (text: string): number => {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('It must be a number from 1.');
  return n;
};

const pairsOf = (text: string): Pair[] =>
  text.split(',').map((part) => {
    const [a, b] = part.trim().split(':');
    for (const name of [a, b]) {
      if (!name || !botNamed(name))
        throw new InvalidArgumentError(`There is no bot ${name ?? ''}.`);
    }
    return [a, b];
  });

const kindOf = (text: string): PlayerKind => {
  if (isPlayerKind(text)) return text;
  throw new InvalidArgumentError(`There are ${Object.keys(KINDS_OF_PLAYER).join(', ')}.`);
};

interface Row {
  readonly a: string;
  readonly b: string;
  games: number;
  winsA: number;
  winsB: number;
  ties: number;
  lead: number;
}

/** The interval in which the true share lies in 95 of 100 cases (Wilson). */
function interval(won: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const p = won / games;
  const middle = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [(middle - spread) / scale, (middle + spread) / scale];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function* table(rows: readonly Row[]): Generator<string> {
  const heads = ['a', 'b', 'games', 'a won', 'b won', 'ties', 'won by a', '95 % between', 'lead'];
  const lines = rows.map((r) => {
    // a tie is not a game won
    const [low, high] = interval(r.winsA, r.games);
    const lead = (r.lead / Math.max(1, r.games)).toFixed(1);
    const counts = [r.games, r.winsA, r.winsB, r.ties].map(String);
    const share = percent(r.winsA / Math.max(1, r.games));
    return [r.a, r.b, ...counts, share, `${percent(low)} and ${percent(high)}`, lead];
  });
  const all = [heads, ...lines];
  const widths = heads.map((_, i) => Math.max(...all.map((line) => line[i].length)));
  for (const line of all) yield line.map((cell, i) => cell.padEnd(widths[i])).join('  ');
}

/** Each worker asks for the next game when it has done one, so that none of them waits. */
async function playAll(
  matches: readonly Match[],
  workers: number,
  done: (p: Played) => void,
): Promise<void> {
  let next = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url));
      const send = (): void => {
        if (next < matches.length) worker.postMessage(matches[next++]);
        else worker.postMessage(null);
      };
      worker.on('message', (p: Played) => {
        done(p);
        send();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      send();
    });
  await Promise.all(Array.from({ length: Math.min(workers, matches.length) }, one));
}

async function main(): Promise<void> {
  const command = new Command('ladder')
    .description(
      'Lets bots play each other over the lawful decks published for a kind of player, in both seats.',
    )
    .option('--games <n>', 'how many for each pair', whole, 100)
    .option('--seed <n>', 'of the first two games; the next two have the next', whole, 1)
    .option('--pairs <a:b,...>', 'who plays whom', pairsOf, pairsOf('hard:random,hard:greedy'))
    .option('--kind <name>', 'for which kind of player the decks are', kindOf, FIRST_KIND)
    .option('--workers <n>', 'threads', whole, Math.min(2, availableParallelism()))
    .option('--json', 'print the numbers as a last line of JSON')
    .parse();
  const { games, seed, pairs, kind, workers, json } = command.opts<Settings>();
  const rows = pairs.map(
    ([a, b]): Row => ({ a, b, games: 0, winsA: 0, winsB: 0, ties: 0, lead: 0 }),
  );
  const matches = pairs.flatMap(([a, b], pair) =>
    Array.from({ length: games }, (_, i) => matchOf(i, pair, [a, b], seed, kind)),
  );
  const millis: number[] = [];
  let thrown = 0;
  let failures = 0;
  let unfinished = 0;
  let played = 0;
  const started = performance.now();
  const note = (p: Played): void => {
    const row = rows[p.pair];
    row.games++;
    row.lead += p.lead;
    if (p.won > 0) row.winsA++;
    else if (p.won < 0) row.winsB++;
    else row.ties++;
    for (const ms of p.millis) millis.push(ms);
    thrown += p.thrown;
    failures += p.failures;
    if (!p.finished) unfinished++;
    played++;
    if (played % 5 !== 0 && played < matches.length) return;
    const took = ((performance.now() - started) / 1000).toFixed(0);
    const score = rows.filter((r) => r.games > 0).map((r) => `${r.a}-${r.b} ${r.winsA}:${r.winsB}`);
    process.stderr.write(`${played} of ${matches.length} games, ${took} s: ${score.join(', ')}\n`);
  };
  await playAll(matches, workers, note);
  const round = (n: number): number => Number(n.toFixed(1));
  const medianMs = round(quantile(millis, 0.5));
  const maxMs = round(quantile(millis, 1));
  for (const line of table(rows)) console.log(line);
  console.log('');
  console.log(
    `choices of a: ${millis.length}, milliseconds of the clock: median ${medianMs}, ` +
      `95 of 100 under ${round(quantile(millis, 0.95))}, most ${maxMs}`,
  );
  console.log(
    `answered by a simpler bot after a fault inside: ${failures}; choices in which a ` +
      `bot threw: ${thrown}; games without an end: ${unfinished}`,
  );
  const result = rows.map(({ a, b, games: n, winsA, winsB, ties }) => ({
    a,
    b,
    games: n,
    winsA,
    winsB,
    ties,
  }));
  if (json) console.log(JSON.stringify({ pairs: result, medianMs, maxMs }));
  process.exitCode = unfinished === 0 ? 0 : 1;
}

if (isMainThread) await main();
else {
  parentPort?.on('message', (m: Match | null) => {
    if (m) parentPort?.postMessage(playMatch(m));
    else parentPort?.close();
  });
}
