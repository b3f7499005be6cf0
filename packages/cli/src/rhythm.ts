import { fileURLToPath } from 'node:url';
import { greedy, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import {
  advance,
  createGame,
  type Decision,
  decision,
  FIRST_KIND,
  query,
  type State,
  view,
} from '@mathom/engine';
import { type PassRules, passFor } from '@mathom/engine/attention';
import { Command } from 'commander';
import { lawfulDecks } from './game.ts';
import { LONGEST } from './soak-game.ts';

/**
 * `npm run rhythm`: how often a person is asked in games against the bot, with the settings of the
 * page as they are at first. Somebody of sense (the quick bot) sits in his place; where the page
 * would not pass for him, a click is counted.
 */
const FIRST_SETTINGS: PassRules = {
  autopass: true,
  stops: {},
  quiet: [],
  marked: [],
  passOwn: true,
};

interface Prompt {
  readonly asked: number;
  /** of these he only passed */
  readonly passed: number;
}

export interface Rhythm {
  readonly games: number;
  readonly ownTurns: number;
  readonly opponentTurns: number;
  /** clicks in an average turn of one's own, and of the opponent */
  readonly ownClicks: number;
  readonly opponentClicks: number;
  readonly prompts: number;
  /** of those that are not the end of one's own phase: answered with a pass, though there was something else */
  readonly passOnlyShare: number;
  /** passed without asking */
  readonly passedOver: number;
  readonly byMoment: Readonly<Record<string, Prompt>>;
}

const momentOf = (s: State, d: Decision): string =>
  [
    s.active === d.seat ? 'own' : 'opponent',
    s.phase,
    d.kind,
    d.about ?? '',
    query.attackFrame(s) ? 'in an attack' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** A pass that ends a phase of one's own is what one came for. */
const endsOwnPhase = (s: State, d: Decision): boolean =>
  s.active === d.seat && d.kind === 'act' && !query.attackFrame(s) && !query.chainFrame(s);

/** Games against the bot, by the published decks of the first kind of player in turn. */
export function rhythmOf(games: number, seed: number): Rhythm {
  const lists = lawfulDecks(FIRST_KIND, 'coe');
  const moments = new Map<string, { asked: number; passed: number }>();
  let [own, opponent, ownTurns, opponentTurns, prompts, useless, passedOver] = [
    0, 0, 0, 0, 0, 0, 0,
  ];
  for (let g = 0; g < games; g++) {
    const decks = [lists[g % lists.length], lists[(g * 3 + 1) % lists.length]];
    const s = createGame({ decks, seed: seed + g, length: 'short' }, officialPool('coe'));
    const rng = rngOf(seed + g);
    let turn = 0;
    for (let i = 0; i < LONGEST; i++) {
      const d = decision(s);
      if (!d) break;
      if (s.turn !== turn) {
        turn = s.turn;
        if (s.active === 0) ownTurns++;
        else opponentTurns++;
      }
      const v = view(s, d.seat);
      const choice = greedy.choose(v, rng);
      if (d.seat === 0 && turn > 0) {
        if (passFor(v.state, d, FIRST_SETTINGS) >= 0) passedOver++;
        else {
          prompts++;
          if (s.active === 0) own++;
          else opponent++;
          const passes = d.options[choice].type === 'pass';
          if (passes && !endsOwnPhase(v.state, d)) useless++;
          const key = momentOf(v.state, d);
          const seen = moments.get(key) ?? { asked: 0, passed: 0 };
          seen.asked++;
          if (passes) seen.passed++;
          moments.set(key, seen);
        }
      }
      advance(s, choice);
    }
  }
  const rounded = (n: number): number => Math.round(n * 1000) / 1000;
  return {
    games,
    ownTurns,
    opponentTurns,
    ownClicks: rounded(own / Math.max(1, ownTurns)),
    opponentClicks: rounded(opponent / Math.max(1, opponentTurns)),
    prompts,
    passOnlyShare: rounded(useless / Math.max(1, prompts)),
    passedOver,
    byMoment: Object.fromEntries([...moments].sort(([, a], [, b]) => b.asked - a.asked)),
  };
}

function main(): void {
  const program = new Command('rhythm')
    .description('How often a person is asked in games against the bot')
    .option('--games <n>', 'how many games', Number, 20)
    .option('--seed <n>', 'of the first of them', Number, 1)
    .option('--json', 'the figures as one line of JSON, at the end')
    .parse();
  const { games, seed, json } = program.opts<{ games: number; seed: number; json?: true }>();
  if (!Number.isInteger(games) || games < 1) program.error('--games takes a whole number above 0.');
  const { byMoment, ...figures } = rhythmOf(games, seed);
  for (const [moment, { asked, passed }] of Object.entries(byMoment).slice(0, 30))
    console.log(
      `${String(asked).padStart(6)} asked, ${String(passed).padStart(5)} passed  ${moment}`,
    );
  console.log(
    `${figures.ownClicks} clicks a turn of one's own, ${figures.opponentClicks} an opponent's; ` +
      `${Math.round(figures.passOnlyShare * 100)}% of prompts were only passed`,
  );
  if (json) console.log(JSON.stringify(figures));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
