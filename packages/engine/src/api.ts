import { checkDeck, type DeckInput, declaredIn } from './deck-input.ts';
import { GameError } from './errors.ts';
import { record } from './happenings/happen.ts';
import type { Happening } from './happenings/happening.ts';
import type { Told } from './hiding/events.ts';
import type { PlayerKind } from './language/index.ts';
import type { Decision, Option } from './options.ts';
import { HIDDEN } from './pool/hidden.ts';
import type { Pool } from './pool/pool.ts';
import { FIRST_KIND } from './rules/kinds-of-player.ts';
import { RULE_SETS, type RuleSetName } from './rules/rule-sets.ts';
import { advanceToDecision, answerDecision } from './run.ts';
import { addCard } from './state/add-card.ts';
import { clone } from './state/clone.ts';
import { fingerprint } from './state/fingerprint.ts';
import type { Seat } from './state/ids.ts';
import { isKey } from './state/keyed-stream.ts';
import { seeded } from './state/random.ts';
import { withPool } from './state/runtime.ts';
import {
  type GameLength,
  type Player,
  STATE_VERSION,
  type State,
  type ZoneName,
} from './state/types.ts';

export { addCard } from './state/add-card.ts';
export type { DeckInput };

export interface GameSetup {
  decks: readonly DeckInput[];
  /** a whole number, from which all chance can be worked out, or a key of 64 hexadecimal digits, from which it cannot */
  seed: number | string;
  rules?: RuleSetName;
  length?: GameLength;
  names?: readonly string[];
  /** false: starting companies are chosen at once, in secret, instead of drafted (where the rules leave that open) */
  draft?: boolean;
  /** true: also who can do nothing but pass is asked, so that others cannot tell him from one who could */
  asksPasses?: boolean;
  /** who has the first turn, where it was agreed on; else the dice say it */
  begins?: Seat;
}

const player = (name: string, kind: PlayerKind): Player => ({
  name,
  kind,
  deck: [],
  hand: [],
  discard: [],
  sideboard: [],
  sites: [],
  pool: [],
  pile: [],
  removed: [],
  exhausted: 0,
  avatar: '',
  avatarLost: false,
  turnsTaken: 0,
});

/** A state without cards or companies, for the setup of a game or of a scenario. */
export function emptyState(
  names: readonly string[],
  kinds: readonly PlayerKind[],
  length: GameLength,
  seed: number | string,
  pool: Pool,
): State {
  const s: Omit<State, 'rt'> = {
    version: STATE_VERSION,
    rules: pool.rules,
    length,
    random: seeded(seed),
    dice: [],
    turn: 0,
    active: 0,
    hazardSeat: 1 % Math.max(1, names.length),
    phase: 'setup',
    first: 0,
    def: [],
    owner: [],
    zone: [],
    host: [],
    status: [],
    company: [],
    control: [],
    known: [],
    players: names.map((n, i) => player(n, kinds[i])),
    companies: [],
    table: [],
    live: [],
    notes: {},
    lasting: [],
    queue: [],
    history: [],
    envOrder: [],
    envHeld: [],
    stack: [],
    serial: 0,
    current: -1,
    lastTurnOf: -1,
    calledBy: -1,
    endAfterTurn: false,
    unsettled: false,
    result: null,
  };
  return withPool(s, pool);
}

const LENGTHS: readonly GameLength[] = ['starter', 'short', 'long', 'campaign'];

/** A new game, ready for its first decision (the draft). */
export function createGame(setup: GameSetup, pool: Pool): State {
  if (!setup || !Array.isArray(setup.decks))
    throw new GameError('bad-setup', 'A game needs a list of decks.');
  const n = setup.decks.length;
  if (n < 2 || n > 5) throw new GameError('bad-setup', `A game has 2 to 5 players, not ${n}.`);
  const rules = setup.rules ?? pool.rules;
  if (!Object.hasOwn(RULE_SETS, rules))
    throw new GameError('bad-setup', `There is no rule set called ${String(rules)}.`);
  if (rules !== pool.rules)
    throw new GameError(
      'bad-setup',
      `The game is by the rule set ${rules}, and the cards are those of ${pool.rules}.`,
    );
  const length = setup.length ?? 'short';
  if (!LENGTHS.includes(length))
    throw new GameError('bad-setup', `There is no game of the length ${String(length)}.`);
  if (!Number.isInteger(setup.seed) && !isKey(setup.seed))
    throw new GameError(
      'bad-setup',
      'The seed must be a whole number or a key of 64 hexadecimal digits.',
    );
  if (setup.names?.some((name) => typeof name !== 'string') ?? false)
    throw new GameError('bad-setup', 'The name of a player must be text.');
  if (
    setup.begins !== undefined &&
    !(Number.isInteger(setup.begins) && setup.begins >= 0 && setup.begins < n)
  )
    throw new GameError('bad-setup', `There is no seat ${String(setup.begins)} to begin.`);
  const decks = setup.decks.map((d, seat) => checkDeck(d, seat, pool));
  const s = emptyState(
    decks.map((_, i) => setup.names?.[i] ?? `Player ${i + 1}`),
    decks.map((d) => d.kind ?? FIRST_KIND),
    length,
    setup.seed,
    pool,
  );
  decks.forEach((d, seat) => {
    const put = (list: DeckInput['pool'], zone: ZoneName, known: number): void => {
      for (const [id, copies] of list)
        for (let i = 0; i < copies; i++) addCard(s, id, seat, zone, known);
    };
    const mine = 1 << seat;
    if (d.participations) s.players[seat].participations = d.participations;
    const declared = declaredIn(d, pool);
    if (declared !== undefined) s.players[seat].declared = declared;
    put(d.pool, 'pool', mine);
    put(d.characters, 'deck', 0);
    put(d.resources, 'deck', 0);
    put(d.hazards, 'deck', 0);
    put(d.sites, 'sites', mine);
    put(d.sideboard, 'sideboard', mine);
  });
  if (setup.draft === false && RULE_SETS[rules].draft === 'always')
    throw new GameError('bad-setup', `In the rule set ${rules} starting companies are drafted.`);
  if (setup.draft === false && s.players.some((p) => p.declared !== undefined))
    throw new GameError('bad-setup', 'A Fallen-wizard drafts his Stage cards (coe/1.9.F4).');
  s.stack.push({
    p: 'setup',
    s: setup.draft === false ? 'choose' : 'exchange',
    picks: s.players.map(() => -1),
    chosen: s.players.map(() => false),
    stopped: s.players.map(() => false),
    asking: 0,
    starters: s.players.map(() => []),
    placing: s.players.map(() => -1),
    spots: s.players.map(() => -1),
    bases: s.players.map(() => -1),
    twice: [],
    ...(setup.begins === undefined ? {} : { begins: setup.begins }),
  });
  if (setup.asksPasses) s.asksPasses = true;
  s.rt.decision = advanceToDecision(s);
  return s;
}

/** What is being asked of whom; null when the game is over. */
export function decision(s: State): Decision | null {
  if (s.result) return null;
  const known = s.rt.decision;
  if (known !== undefined) return known;
  // a state from elsewhere stands at a decision: asking again changes nothing
  const d = advanceToDecision(s);
  s.rt.decision = d;
  return d;
}

export const options = (s: State): Option[] => decision(s)?.options ?? [];

export interface Applied {
  state: State;
  /** what happened, for one who may see everything */
  events: Happening[];
  /** the same with who may know what of it: `shownEvent` says it to each */
  told: Told[];
}

const same = (a: Option, b: Option): boolean => JSON.stringify(a) === JSON.stringify(b);

function find(s: State, choice: number | Option): Option {
  const d = decision(s);
  if (!d) throw new GameError('game-over', 'The game is over: there is nothing to choose.');
  const o = typeof choice === 'number' ? d.options[choice] : d.options.find((x) => same(x, choice));
  if (!o) {
    const what =
      typeof choice === 'number'
        ? `number ${choice} of ${d.options.length}`
        : JSON.stringify(choice);
    throw new GameError(
      'not-an-option',
      `That is not among the options now (${d.about}): ${what}.`,
    );
  }
  return o;
}

/** The state after a choice; the one given stays as it was. */
export function apply(s: State, choice: number | Option): Applied {
  const o = find(s, choice);
  const next = clone(s);
  const told: Told[] = [];
  record(next, told, () => {
    answerDecision(next, o);
    next.rt.decision = advanceToDecision(next);
  });
  return { state: next, events: told.map(({ e }) => e), told };
}

/** The same, in place and without events: for search and simulation. */
export function advance(s: State, choice: number | Option): void {
  const o = find(s, choice);
  s.rt.decision = undefined;
  const told = s.rt.events;
  s.rt.events = null;
  try {
    answerDecision(s, o);
    s.rt.decision = advanceToDecision(s);
  } finally {
    s.rt.events = told;
  }
}

/** A copy to try things on. */
export function fork(s: State): State {
  const next = clone(s);
  next.rt.decision = s.rt.decision;
  return next;
}

/** Enough to play a game again: what it began with, and which option was taken each time. */
export interface Replay {
  setup: GameSetup;
  choices: number[];
  hash?: string;
}

export function replay(r: Replay, pool: Pool): State {
  if (!r || typeof r !== 'object' || !Array.isArray(r.choices) || !r.setup)
    throw new GameError(
      'corrupt-replay',
      'This is not a replay: it needs a setup and a list of choices.',
    );
  const s = createGame(r.setup, pool);
  r.choices.forEach((c, i) => {
    const d = decision(s);
    if (!d)
      throw new GameError(
        'corrupt-replay',
        `The game was over after ${i} choices, but the replay has ${r.choices.length}.`,
      );
    if (!Number.isInteger(c) || c < 0 || c >= d.options.length)
      throw new GameError(
        'corrupt-replay',
        `Choice ${i} is ${c}, and there were ${d.options.length} options.`,
      );
    advance(s, c);
  });
  if (r.hash !== undefined && hash(s) !== r.hash)
    throw new GameError('corrupt-replay', 'The replay ends in another state than it should.');
  return s;
}

/**
 * A short fingerprint of a state: the same in every place that runs it. A copy has its fields in one order,
 * whichever was written first: a game that was played on without copying is the same game.
 */
export const hash = (s: State): string => fingerprint(JSON.stringify(clone(s)));

/** Reads a state that was stored as JSON, with the pool it was played with. */
export function restore(json: string, pool: Pool): State {
  let s: State;
  try {
    s = JSON.parse(json) as State;
  } catch {
    throw new GameError('corrupt-state', 'The stored game is not JSON.');
  }
  if (typeof s?.version === 'number' && s.version !== STATE_VERSION)
    throw new GameError(
      'corrupt-state',
      `The stored game is of version ${s.version}, and this engine reads version ${STATE_VERSION}.`,
    );
  if (
    s?.version !== STATE_VERSION ||
    !Array.isArray(s.def) ||
    !Array.isArray(s.stack) ||
    !Array.isArray(s.players) ||
    !Array.isArray(s.companies) ||
    !Object.hasOwn(RULE_SETS, s.rules)
  )
    throw new GameError('corrupt-state', 'The stored game is not a state of this engine.');
  if (s.rules !== pool.rules)
    throw new GameError(
      'corrupt-state',
      `The stored game is by the rule set ${s.rules}, and the cards are those of ${pool.rules}.`,
    );
  for (const n of s.def)
    if (n === HIDDEN || pool.compiled[n] === undefined)
      throw new GameError(
        'unknown-card',
        `The stored game has the card number ${n}, and there is no such card.`,
      );
  // what was read from text has other shapes than what the engine made (decision 0027)
  return clone(withPool(s, pool));
}
