import { createInterface } from 'node:readline';
import { botNamed, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  apply,
  createGame,
  type Decision,
  decision,
  describeOption,
  type Happening,
  RULE_SETS,
  type RuleSetName,
  type Seat,
  type State,
  view,
} from '@mathom/engine';
import { Command, InvalidArgumentError } from 'commander';
import { cardAnswer, HELP, whyText } from './answers.ts';
import { actionLines, boardText, pointsText } from './board.ts';
import { deckNamed } from './game.ts';
import { sentences } from './log.ts';
import { question } from './words.ts';

/** `npm start`: a game in the terminal, against the bot or against each other. */
interface Settings {
  deck: string;
  against: string;
  seed: number;
  rules: RuleSetName;
  bot: string;
  hotseat?: true;
}

interface Table {
  state: State;
  /** seats played by people */
  readonly people: ReadonlySet<Seat>;
  readonly events: Happening[];
  /** how many of the events each seat has been told */
  readonly told: number[];
  /** for which moment the board was last shown */
  shown: string;
}

const whole = (text: string): number => {
  const n = Number(text);
  if (!Number.isInteger(n)) throw new InvalidArgumentError('It must be a whole number.');
  return n;
};

const deckOf = (text: string): string => {
  const found = deckNamed(text);
  const all = decks.map((d) => `${d.id.slice(-1)} ${d.name}`).join(', ');
  if (!found) throw new InvalidArgumentError(`There are ${all}.`);
  return found.id;
};

const ruleSet = (text: string): RuleSetName => {
  if (Object.hasOwn(RULE_SETS, text)) return text as RuleSetName;
  throw new InvalidArgumentError(`There are ${Object.keys(RULE_SETS).join(', ')}.`);
};

const botOf = (text: string): string => {
  if (!botNamed(text)) throw new InvalidArgumentError('There are random and greedy.');
  return text;
};

function settings(): Settings {
  return new Command('mathom')
    .description('A game of Middle-earth in the terminal.')
    .option('--deck <name>', 'your deck: its letter, or a part of its name', deckOf, decks[0].id)
    .option('--against <name>', 'the other deck', deckOf, decks[1].id)
    .option('--seed <n>', 'the same seed and the same choices are the same game', whole)
    .option('--rules <name>', 'which rule set', ruleSet, 'coe')
    .option('--bot <name>', 'who plays against you', botOf, 'greedy')
    .option('--hotseat', 'two people at one keyboard')
    .parse()
    .opts<Settings>();
}

const print = (text: string): void => console.log(text);

/** The moment of the game in which a look at the board is due again. */
const momentOf = (s: State, seat: Seat): string => `${seat} ${s.turn} ${s.phase} ${s.current}`;

function tell(t: Table, seat: Seat): void {
  const fresh = t.events.slice(t.told[seat]);
  t.told[seat] = t.events.length;
  const lines = sentences(view(t.state, seat).state, fresh);
  if (lines.length > 0) print(`\n${lines.join('\n')}`);
}

function showOptions(t: Table, d: Decision): void {
  const v = view(t.state, d.seat);
  const width = String(d.options.length).length;
  print(`\n${t.state.players[d.seat].name}: ${question(v.state, d)}`);
  d.options.forEach((o, i) => {
    print(`  ${String(i + 1).padStart(width)}  ${describeOption(v.state, o, d.options)}`);
  });
}

/** All that a player has to know before he chooses. */
function present(t: Table, d: Decision): void {
  tell(t, d.seat);
  const v = view(t.state, d.seat);
  const moment = momentOf(t.state, d.seat);
  if (t.shown !== moment) print(`\n${boardText(v)}`);
  else for (const line of actionLines(v.state)) print(line);
  t.shown = moment;
  showOptions(t, d);
}

function take(t: Table, choice: number): void {
  const { state, events } = apply(t.state, choice);
  t.state = state;
  t.events.push(...events);
}

const LATELY = 40;

/** What a line that was typed does. False: the game is left. */
function answer(t: Table, d: Decision, line: string, hint: () => number): boolean {
  const [word, ...rest] = line.trim().split(/\s+/);
  const text = rest.join(' ');
  const v = view(t.state, d.seat);
  if (/^\d+$/.test(word)) {
    const n = Number(word);
    if (n >= 1 && n <= d.options.length) take(t, n - 1);
    else print(`There are options 1 to ${d.options.length}.`);
    return true;
  }
  switch (word.toLowerCase()) {
    case '':
    case 'options':
      showOptions(t, d);
      return true;
    case 'why':
      print(whyText(t.state, v, text));
      return true;
    case 'card':
      print(cardAnswer(v, text));
      return true;
    case 'board':
      print(boardText(v));
      return true;
    case 'log':
      print(sentences(v.state, t.events).slice(-LATELY).join('\n') || 'Nothing yet.');
      return true;
    case 'hint':
      print(`${hint() + 1}  ${describeOption(v.state, d.options[hint()])}`);
      return true;
    case 'help':
      print(HELP);
      return true;
    case 'quit':
    case 'exit':
      return false;
    default:
      print(`I do not know "${word}". Type a number, or help.`);
      return true;
  }
}

function ending(t: Table): void {
  for (const seat of t.people) tell(t, seat);
  const { result, players } = t.state;
  if (!result) return;
  const winner = result.winner >= 0 ? `${players[result.winner].name} wins` : 'Nobody wins';
  print(`\nThe game is over (${result.reason}). ${winner}.`);
  players.forEach((p, seat) => {
    print(`  ${p.name}: ${result.totals[seat] ?? 0} at the council; ${pointsText(t.state, seat)}`);
  });
}

async function main(): Promise<void> {
  const chosen = settings();
  const seed = chosen.seed ?? Date.now() % 1_000_000;
  const pair = [chosen.deck, chosen.against].map(
    (id) => decks.find((d) => d.id === id) ?? decks[0],
  );
  const names = chosen.hotseat ? ['Player 1', 'Player 2'] : ['Player', `Bot (${chosen.bot})`];
  const state = createGame(
    { decks: pair, seed, rules: chosen.rules, names },
    officialPool(chosen.rules),
  );
  const t: Table = {
    state,
    people: new Set(chosen.hotseat ? [0, 1] : [0]),
    events: [],
    told: [0, 0],
    shown: '',
  };
  const bot = botNamed(chosen.bot);
  const rng = rngOf(seed + 1);
  print(`${pair[0].name} against ${pair[1].name}, rules ${chosen.rules}, seed ${seed}.`);
  print('Type a number to choose, help for more, quit to leave.');

  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const prompt = (): void => {
    if (process.stdin.isTTY) process.stdout.write('> ');
  };
  let asked: Decision | null = null;
  for (let d = decision(t.state); d; d = decision(t.state)) {
    if (!t.people.has(d.seat)) {
      take(t, bot?.choose(view(t.state, d.seat), rng) ?? 0);
      continue;
    }
    if (asked !== d) present(t, d);
    asked = d;
    prompt();
    const line = await lines.next();
    const helper = (): number => botNamed('greedy')?.choose(view(t.state, d.seat), rngOf(1)) ?? 0;
    if (line.done === true) {
      print('\nNo more input: the game is left as it is. Farewell.');
      return;
    }
    if (!answer(t, d, line.value, helper)) {
      print('Farewell.');
      break;
    }
  }
  ending(t);
  process.stdin.destroy();
}

await main();
