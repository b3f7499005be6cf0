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
import {
  answerFor,
  FEW,
  gathered,
  holdShare,
  momentOf as letGo,
  type PassRules,
  passFor,
  STAYING,
  stampOf,
} from '@mathom/engine/attention';
import { Command } from 'commander';
import { lawfulDecks } from './game.ts';
import { LONGEST } from './soak-game.ts';

/**
 * `npm run rhythm`: how often a person is asked in games against the bot, with the settings of the
 * page as they are at first. Somebody of sense (the quick bot) sits in his place; where the page
 * would not pass for him, a click is counted. What the page gathers into one gesture counts so:
 *
 * - so many cards to draw: one click on the number;
 * - so many cards to discard or to fetch: a click on each and one to confirm; a single one: one click;
 * - who faces a strike, and whether he taps for it: one click; strikes are resolved in that order.
 *   Where somebody is to help him, or a card to be played before the roll, it is one more to decide
 *   that when it falls, and one for each helper or card;
 * - composing companies: a click for each change and one to be done with it, none to begin;
 * - at whom a card is aimed, or what it is keyed to: none where the few answers stand beside the option;
 * - a card that is to go at the end of the turn: one click on its corner, whenever he likes; the page
 *   asks nothing then.
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
  readonly clicks: number;
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
  s.active === d.seat &&
  (d.kind === 'act' || d.about === 'organizing') &&
  !query.attackFrame(s) &&
  !query.chainFrame(s);

/** A card is thrown away at the end of a turn because it was marked: the page did not ask. */
const marks = (d: Decision, choice: number): boolean =>
  d.about === 'discard-one' && d.options[choice].type === 'card';

const stays = (d: Decision): boolean => STAYING.some((x) => x === d.about);

/** What one question costs: its clicks, and whether it was put at all. */
interface Cost {
  readonly clicks: number;
  readonly asked: boolean;
}

const FREE: Cost = { clicks: 0, asked: false };
const ONE: Cost = { clicks: 1, asked: true };

/** Counts the clicks of one person: what belongs to a gesture that was made already costs nothing. */
class Counter {
  /** the question that the gesture under way goes on with, and the table as it was */
  private open: { readonly about: string; readonly stamp: string } | null = null;
  /** the fight for which it was said who faces what, and how, as long as the others do nothing */
  private fight = '';
  /** companies are being composed */
  private composed = false;
  /** the moments that he let go by */
  declined: readonly string[] = [];

  /** Which strike comes next was said with who faces them. */
  isOrdered(s: State, d: Decision): boolean {
    return d.about === 'strike' && this.fight === stampOf(s, d.seat);
  }

  count(s: State, d: Decision, choice: number): Cost {
    const o = d.options[choice];
    const picks = o.type === 'pass' ? 0 : 1;
    const stamp = stampOf(s, d.seat);
    const goesOn = this.open?.stamp === stamp && this.open.about === d.about;
    this.open = null;
    const then = (about: string): void => {
      this.open = { about, stamp };
    };
    const moment = o.type === 'pass' ? letGo(s, d) : null;
    if (moment !== null) this.declined = [...this.declined, moment].slice(-8);
    if (marks(d, choice)) return { clicks: 1, asked: false };
    if (o.type === 'organize') return FREE;
    if (d.about === 'organizing') {
      const ends = o.type === 'pass';
      const cost = ends && !this.composed ? FREE : ONE;
      this.composed = !ends;
      return cost;
    }
    if (d.about === 'defend') this.fight = stamp;
    const said = this.fight === stamp;
    if (stays(d)) {
      then('support');
      return said ? FREE : ONE;
    }
    if (d.about === 'support' && (goesOn || said)) {
      then('support');
      // whose strike was not decided at once costs that click too
      return { clicks: picks === 0 ? 0 : said && !goesOn ? 2 : 1, asked: false };
    }
    // before the roll of a strike that was not decided at once
    if (d.about === 'strike-defender' && d.kind === 'act' && said)
      return { clicks: 2 * picks, asked: picks > 0 };
    if (o.type === 'play') then('slot-0');
    if (d.about === 'slot-0') return goesOn && d.options.length - 1 <= FEW ? FREE : ONE;
    const g = gathered(s, d);
    if (g?.how === 'count') {
      then(d.about);
      return goesOn ? FREE : ONE;
    }
    if (g?.how === 'cards' || goesOn) {
      then(d.about);
      return goesOn ? { clicks: picks, asked: false } : { clicks: picks + 1, asked: true };
    }
    return ONE;
  }
}

/** Games against the bot, by the published decks of the first kind of player in turn. */
export function rhythmOf(games: number, seed: number): Rhythm {
  const lists = lawfulDecks(FIRST_KIND, 'coe');
  const moments = new Map<string, { asked: number; passed: number; clicks: number }>();
  const counter = new Counter();
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
      let choice = greedy.choose(v, rng);
      if (d.seat === 0 && turn > 0) {
        const settings = { ...FIRST_SETTINGS, declined: counter.declined };
        const page = counter.isOrdered(v.state, d)
          ? 0
          : Math.max(answerFor(v.state, d, settings), passFor(v.state, d, settings));
        if (page >= 0 && !marks(d, choice)) {
          passedOver++;
          choice = page;
        } else {
          const { clicks, asked } = counter.count(v.state, d, choice);
          if (s.active === 0) own += clicks;
          else opponent += clicks;
          if (asked) {
            prompts++;
            const passes = d.options[choice].type === 'pass';
            if (passes && !endsOwnPhase(v.state, d)) useless++;
            const key = momentOf(v.state, d);
            const seen = moments.get(key) ?? { asked: 0, passed: 0, clicks: 0 };
            seen.asked++;
            if (passes) seen.passed++;
            moments.set(key, seen);
          }
          const key = momentOf(v.state, d);
          const seen = moments.get(key) ?? { asked: 0, passed: 0, clicks: 0 };
          seen.clicks += clicks;
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
    byMoment: Object.fromEntries([...moments].sort(([, a], [, b]) => b.clicks - a.clicks)),
  };
}

/** What hidden passes cost at a table of two people. */
export interface Waiting {
  readonly games: number;
  readonly turns: number;
  /** passes that the server makes in an average turn */
  readonly heldPasses: number;
  /** seconds that those take, each held as long as the server does on the average; and in the longest turn */
  readonly waitSeconds: number;
  readonly mostSeconds: number;
}

/**
 * Games of two people with the settings of the page as they are at first: whoever can only pass, or is
 * passed for by his own rules, is passed for after a time drawn by chance, and everybody waits for it
 * (docs/server.md, Passes). Nobody waits for his own thinking.
 */
export function waitingOf(games: number, seed: number, longestHold: number): Waiting {
  const lists = lawfulDecks(FIRST_KIND, 'coe');
  // no pass is made before a quarter of the longest time
  const mean = (longestHold * 1.25) / 2 / 1000;
  let [held, waited, turns, most] = [0, 0, 0, 0];
  for (let g = 0; g < games; g++) {
    const decks = [lists[g % lists.length], lists[(g * 3 + 1) % lists.length]];
    const setup = { decks, seed: seed + g, length: 'short', asksPasses: true } as const;
    const s = createGame(setup, officialPool('coe'));
    const rng = rngOf(seed + g);
    let [turn, inTurn] = [0, 0];
    for (let i = 0; i < LONGEST; i++) {
      const d = decision(s);
      if (!d) break;
      if (s.turn !== turn) {
        turn = s.turn;
        turns++;
        inTurn = 0;
      }
      const v = view(s, d.seat);
      const forced = d.options.length === 1 ? 0 : passFor(v.state, d, FIRST_SETTINGS);
      if (forced >= 0 && turn > 0) {
        held++;
        const wait = holdShare(s, d) * mean;
        waited += wait;
        inTurn += wait;
        most = Math.max(most, inTurn);
      }
      advance(s, forced >= 0 ? forced : greedy.choose(v, rng));
    }
  }
  const rounded = (n: number): number => Math.round(n * 100) / 100;
  return {
    games,
    turns,
    heldPasses: rounded(held / Math.max(1, turns)),
    waitSeconds: rounded(waited / Math.max(1, turns)),
    mostSeconds: rounded(most),
  };
}

function main(): void {
  const program = new Command('rhythm')
    .description('How often a person is asked in games against the bot')
    .option('--games <n>', 'how many games', Number, 20)
    .option('--seed <n>', 'of the first of them', Number, 1)
    .option('--people', 'two people, and what it costs them that passes are hidden')
    .option('--hold <ms>', 'with --people: PASS_HOLD_MS of the server', Number, 200)
    .option('--json', 'the figures as one line of JSON, at the end')
    .parse();
  const { games, seed, json, people, hold } = program.opts<{
    games: number;
    seed: number;
    json?: true;
    people?: true;
    hold: number;
  }>();
  if (!Number.isInteger(games) || games < 1) program.error('--games takes a whole number above 0.');
  if (people) {
    const w = waitingOf(games, seed, hold);
    console.log(
      `${w.heldPasses} hidden passes a turn take ${w.waitSeconds} s, ${w.mostSeconds} s in the longest turn`,
    );
    if (json) console.log(JSON.stringify(w));
    return;
  }
  const { byMoment, ...figures } = rhythmOf(games, seed);
  for (const [moment, { asked, passed, clicks }] of Object.entries(byMoment).slice(0, 30))
    console.log(
      `${String(clicks).padStart(6)} clicks, ${String(asked).padStart(5)} asked, ${String(passed).padStart(5)} passed  ${moment}`,
    );
  console.log(
    `${figures.ownClicks} clicks a turn of one's own, ${figures.opponentClicks} an opponent's; ` +
      `${Math.round(figures.passOnlyShare * 100)}% of prompts were only passed`,
  );
  if (json) console.log(JSON.stringify(figures));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
