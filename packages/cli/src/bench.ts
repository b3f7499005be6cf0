import { officialPool } from '@mathom/cards/official';
import { decision, type State, view } from '@mathom/engine';
import { Command } from 'commander';
import { against } from './bench-against.ts';
import {
  calibration,
  costs,
  crowdedSpeed,
  growth,
  kindSpeeds,
  quantile,
  samples,
  speed,
  warmUp,
} from './bench-measure.ts';
import { webFigures } from './bench-web.ts';
import { planOf, setupOf } from './game.ts';
import { endsWithJson, line } from './last-line.ts';

/** `npm run bench`: how quick the engine is, and how big its values are. */
const round = (n: number, digits: number): number => Number(n.toFixed(digits));
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

/** From the start of the process, types taken out of the sources on the way, to a first decision. */
async function startup(): Promise<number> {
  const { createGame } = await import('@mathom/engine');
  decision(createGame(setupOf(planOf(1, 1, 'coe', [['random', 'random']])), officialPool()));
  return performance.now();
}

const viewOf = (s: State): unknown => view(s, decision(s)?.seat ?? 0);

async function main(): Promise<object> {
  const command = new Command('bench')
    .description('Measures the engine in random self-play. Takes about a minute and a half.')
    .option('--json', 'print only the last line')
    .option('--web', 'measure the page too, in a browser; that takes some minutes')
    .option('--against <checkout>', 'only compare with another checkout, in turn, in one process')
    .option('--seconds <n>', 'how long to compare, after as long a warm-up', '24')
    .parse();
  const {
    json,
    web,
    against: other,
    seconds,
  } = command.opts<{ json?: true; web?: true; against?: string; seconds: string }>();
  if (other !== undefined) {
    const n = Number(seconds);
    if (!(n > 0)) throw new Error(`--seconds wants a number above 0, not "${seconds}".`);
    const result = await against(other, speed, { warm: n, measure: n });
    if (!json)
      line(
        `${result.decisionsPerSecond} decisions a second here, ${result.thereDecisionsPerSecond} there: ${result.ratio} times`,
      );
    return result;
  }
  const startupMs = await startup();
  const say = (text: string): void => void (json || process.stderr.write(`${text}\n`));
  say('warming up');
  const states = samples(10, 23);
  costs(states, 3);
  const warmUpSeconds = warmUp();
  say('whole games, all pairings');
  const all = speed(8000);
  say('whole games, deck A against deck B');
  const one = speed(6000, [0, 1]);
  say('a late, crowded position');
  const late = crowdedSpeed(3000);
  say('few cards in the pool, and all');
  const pools = growth(400, 5, 800);
  say('players of every kind');
  const kinds = kindSpeeds(3000);
  say(`parts of a step, in ${states.length} states`);
  const took = costs(states, 9);
  const result = {
    decisionsPerSecond: Math.round(all.decisions / all.seconds),
    gamesPerSecond: round(one.games / one.seconds, 1),
    crowdedDecisionsPerSecond: Math.round(late.decisions / late.seconds),
    cardsOnCrowdedTable: late.onTable,
    kindsPerSecond: kinds,
    slowestKind: round(Math.min(...Object.values(kinds)) / kinds.wizard, 2),
    poolSizes: [pools.small, pools.all],
    poolGrowth: round(pools.ratio, 2),
    cloneMicros: round(quantile(took.clone, 0.5), 1),
    optionsMicrosMedian: round(quantile(took.options, 0.5), 1),
    optionsMicrosP95: round(quantile(took.options, 0.95), 1),
    applyMicrosMedian: round(quantile(took.apply, 0.5), 1),
    viewMicrosMedian: round(quantile(took.view, 0.5), 1),
    stateBytes: most(states.map(bytes)),
    viewBytes: most(states.map((s) => bytes(viewOf(s)))),
    startupMs: Math.round(startupMs),
    warmUpSeconds,
    calibration: Math.round(calibration()),
  };
  if (!json) {
    const says: Record<keyof typeof result, string> = {
      decisionsPerSecond: 'decisions a second, options listed at each',
      gamesPerSecond: 'whole games a second, deck A against deck B',
      crowdedDecisionsPerSecond: 'decisions a second from a late, crowded position',
      cardsOnCrowdedTable: 'cards on the table there',
      kindsPerSecond: 'decisions a second of two players of a kind, with decks drawn by lot',
      slowestKind: 'the slowest of these by the Wizards (0.8 or more is wanted)',
      poolSizes: 'cards in a small pool and in the whole',
      poolGrowth: 'speed with the whole pool by that with the small one (1: it does not matter)',
      cloneMicros: 'microseconds to copy a state (median)',
      optionsMicrosMedian: 'microseconds to list the options (median)',
      optionsMicrosP95: 'microseconds to list the options (95 of 100 are quicker)',
      applyMicrosMedian: 'microseconds to apply: copy, events, next options (median)',
      viewMicrosMedian: "microseconds to make a player's view (median)",
      stateBytes: 'bytes of JSON: the largest state',
      viewBytes: 'bytes of JSON: the largest view, with its decision',
      startupMs: 'milliseconds from nothing to a first decision, from source',
      warmUpSeconds: 'seconds of play until it grew no quicker, before anything was measured',
      calibration: 'millions of rounds a second of a fixed loop, to compare machines',
    };
    for (const key of Object.keys(says) as (keyof typeof result)[]) {
      const figure = result[key];
      const shown = typeof figure === 'number' ? String(figure) : JSON.stringify(figure);
      line(`${shown.padStart(10)}  ${says[key]}`);
    }
  }
  if (!web) return result;
  say('the page');
  const page = webFigures();
  if (!json) for (const [key, n] of Object.entries(page)) line(`${`${n}`.padStart(10)} ${key}`);
  return { ...result, web: page };
}

await endsWithJson(main);
