// `npm run record`: bots play games, and what was chosen and seen in them is kept; the tests play them again
// (packages/cli/test/recorded.test.ts) and tell where anything is not as it was. To be run after a rule
// was mended on purpose: the difference shows which games that touched, and where.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPlayerKind, KINDS_OF_PLAYER, RULE_SETS, type RuleSetName } from '@mathom/engine';
import { CardHunt } from './drawn-plan.ts';
import { type GamePlan, kindredPlan, playersOf, playOn } from './game.ts';
import {
  playedAgain,
  type RecordedPlan,
  started,
  stretchesOf,
  written,
} from './record/recorded.ts';

/** Of the seed of the first game; the next has the next. */
const SEED = 4000;
/** A game by bots that take what comes may go on for long: so many decisions of it are kept. */
const MOST = 2000;
/** Games for the sake of cards, after those with published decks. */
const HUNTS = 48;

type Planned = GamePlan & Omit<RecordedPlan, keyof GamePlan>;

const kinds = Object.keys(KINDS_OF_PLAYER).filter(isPlayerKind);
const ruleSets = Object.keys(RULE_SETS) as RuleSetName[];
const BOTS = [
  ['greedy', 'greedy'],
  ['random', 'greedy'],
  ['greedy', 'random'],
];

/** All pairings of the kinds of player, once or twice, with published decks. */
function* published(): Generator<Planned> {
  let i = 0;
  for (const [n, one] of kinds.entries())
    for (const other of kinds.slice(n)) {
      const plan = kindredPlan(i, SEED, 'coe', [BOTS[i % BOTS.length]], [one, other]);
      yield i % 5 === 4 ? { ...plan, asksPasses: true } : plan;
      i++;
    }
  // more than two at a table, and those who start without a draft
  for (const rules of ['coe', 'crf'] as const)
    yield kindredPlan(
      i,
      SEED + i++,
      rules,
      [['greedy', 'random', 'greedy']],
      [kinds[0], kinds[1], kinds[0]],
    );
  yield {
    ...kindredPlan(i, SEED + i, 'crf', [BOTS[0]], [kinds[0], kinds[0]]),
    draft: false,
    length: 'starter',
  };
}

/** Games for the sake of cards, other cards each time; every other one by today's rules. */
function* hunting(): Generator<Planned> {
  const hunts = new Map(ruleSets.map((rules) => [rules, new CardHunt(rules, 1)]));
  for (let i = 0; i < HUNTS; i++) {
    const rules = i % 2 === 0 ? 'coe' : ruleSets[(i >> 1) % ruleSets.length];
    const hunt = hunts.get(rules);
    if (hunt) yield hunt.plan(i, SEED + 100, BOTS[i % BOTS.length]);
  }
}

/** What bots choose in it. */
const played = (plan: Planned): number[] => playOn(started(plan), playersOf(plan), MOST);

/** What has to be known of a game to set it up again: not which number it has, nor who played it. */
const asRecorded = ({ index: _, bots: __, ...plan }: Planned): RecordedPlan => plan;

const folder = fileURLToPath(new URL('../test/recorded/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(join(folder, old));
let n = 0;
let decisions = 0;
for (const planned of [...published(), ...hunting()]) {
  const plan = asRecorded(planned);
  const stretches = [...stretchesOf(played(planned))];
  const marks = [...playedAgain(plan, stretches)];
  const name = `${String(++n).padStart(2, '0')}.txt`;
  const whole = stretches.map((choices, i) => ({ choices, mark: marks[i].mark }));
  writeFileSync(join(folder, name), written({ plan, stretches: whole }));
  decisions += stretches.flat().length;
  console.log(`${name}  ${plan.rules}, ${stretches.flat().length} decisions`);
}
console.log(`${n} games, ${decisions} decisions`);
