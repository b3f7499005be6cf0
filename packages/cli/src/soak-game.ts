import { isDeepStrictEqual } from 'node:util';
import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import {
  type Applied,
  advance,
  apply,
  createGame,
  type Decision,
  decision,
  GameError,
  hash,
  replay,
  restore,
  type State,
} from '@mathom/engine';
import { choiceOf, type GamePlan, type Player, playersOf, setupOf } from './game.ts';
import { type Audience, audiences } from './hidden-bytes.ts';
import {
  blindness,
  blindOnlookers,
  copies,
  everyOption,
  holdings,
  isDeadEnd,
  listedNotes,
  message,
  placement,
  roundTrip,
  secrecy,
  strays,
  structure,
  voices,
} from './invariants.ts';
import { PlayCount, type Plays } from './play-count.ts';

/** How often the costly checks are made; the others are made at every decision. */
export const SAMPLING = {
  /** of so many decisions one: every option is taken on a copy */
  everyOption: 50,
  /** of so many decisions one: stored as JSON and read again, copied, and played on from there */
  roundTrip: 20,
  /** of so many decisions one: the views of all players and of a spectator are searched */
  secrecy: 20,
  /** of so many decisions one: what is in force is looked for afresh */
  voices: 5,
  /** of so many games one is played again from its choices */
  replay: 10,
} as const;

/** More than any game by the rules has taken. */
export const LONGEST = 20_000;

export const FAULTS = ['exceptions', 'deadEnds', 'refused', 'broken', 'hiddenBytes'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Failure {
  readonly kind: Fault;
  /** from which the game can be played again */
  readonly plan: GamePlan;
  readonly at: number;
  readonly where: string;
  readonly what: string;
}

export interface Outcome {
  readonly plan: GamePlan;
  readonly finished: boolean;
  readonly decisions: number;
  readonly turns: number;
  readonly winner: number;
  readonly totals: readonly number[];
  readonly plays: Plays;
  readonly failures: readonly Failure[];
}

/** What goes along with a game while it is played. */
interface Watch {
  readonly players: readonly Player[];
  readonly choices: number[];
  /** which decisions are looked at closely is chance of its own, so that it changes no game */
  readonly sample: (n: number) => number;
  readonly count: PlayCount;
  readonly audiences: readonly Audience[];
  readonly report: Report;
}

const whereIs = (s: State): string =>
  `turn ${s.turn} ${s.phase}: ${s.stack.map((f) => `${f.p}.${f.s}`).join(' > ')}`;

/** Plays one game and checks the promises of the engine at each of its decisions. */
export function soakGame(plan: GamePlan): Outcome {
  const failures: Failure[] = [];
  const choices: number[] = [];
  const count = new PlayCount();
  let s: State | null = null;
  const report = (kind: Fault, what: string): void => {
    // the same thing at the next decision is no news
    if (failures.length >= 20 || failures.some((f) => f.kind === kind && f.what === what)) return;
    failures.push({ kind, plan, at: choices.length, where: s ? whereIs(s) : 'setup', what });
  };
  try {
    s = createGame(setupOf(plan), officialPool(plan.rules));
    let owned = holdings(s);
    const sample = rngOf(plan.seed * 131 + 7);
    const watch = {
      players: playersOf(plan),
      choices,
      sample,
      count,
      audiences: audiences(s),
      report,
    };
    for (let d = decision(s); d; d = decision(s)) {
      if (choices.length >= LONGEST) {
        report('deadEnds', `no end after ${LONGEST} decisions`);
        break;
      }
      s = step(s, d, watch);
      // before the game begins a player may put other avatars into his deck (coe/1.8.F1)
      if (d.about === 'avatar-exchange') owned = holdings(s);
    }
    if (strays(owned, s)) report('broken', 'a player owns other cards than at the start');
    if (s.result && plan.index % SAMPLING.replay === 0) replayed(plan, s, choices, report);
  } catch (error) {
    report(isDeadEnd(error) ? 'deadEnds' : 'exceptions', message(error));
  }
  return {
    plan,
    finished: s !== null && s.result !== null,
    decisions: choices.length,
    turns: s?.turn ?? 0,
    winner: s?.result?.winner ?? -1,
    totals: s?.result?.totals ?? [],
    plays: count.plays,
    failures,
  };
}

type Report = (kind: Fault, what: string) => void;

/** One decision: what must hold, then the choice. */
function step(s: State, d: Decision, watch: Watch): State {
  const { players, choices, sample, report } = watch;
  if (d.options.length === 0) report('deadEnds', `nothing to choose in ${d.about}`);
  for (const what of placement(s)) report('broken', what);
  for (const what of structure(s)) report('broken', what);
  if (sample(SAMPLING.voices) === 0)
    for (const what of [...voices(s), ...listedNotes(s)]) report('broken', what);
  if (sample(SAMPLING.secrecy) === 0) {
    for (const what of [...secrecy(s), ...blindness(s), ...blindOnlookers(s)])
      report('hiddenBytes', what);
  }
  if (sample(SAMPLING.everyOption) === 0) {
    const tried = everyOption(s, d);
    for (const what of tried.refused) report('refused', what);
    for (const what of tried.failed) report('exceptions', what);
    for (const what of tried.broken) report('broken', what);
  }
  const choice = choiceOf(s, players, d.seat);
  if (!(choice >= 0 && choice < d.options.length)) {
    throw new Error(`${players[d.seat].bot.name} chose ${choice} of ${d.options.length} options`);
  }
  const closely = sample(SAMPLING.roundTrip) === 0;
  if (closely) for (const what of [...roundTrip(s), ...copies(s)]) report('broken', what);
  const stored = closely ? restore(JSON.stringify(s), s.rt.pool) : null;
  choices.push(choice);
  const next = taken(s, d, choice, report);
  watch.count.note(next.told);
  listened(next, watch, sample(SAMPLING.secrecy) === 0);
  if (stored) {
    advance(stored, choice);
    if (hash(stored) !== hash(next.state)) report('broken', 'a stored game goes on differently');
    advance(s, choice);
    if (!isDeepStrictEqual(s, next.state)) report('broken', 'apply and advance differ');
  }
  return next.state;
}

function taken(s: State, d: Decision, choice: number, report: Report): Applied {
  try {
    return apply(s, choice);
  } catch (error) {
    if (error instanceof GameError && error.code === 'not-an-option') {
      report('refused', `${d.about}: ${message(error)}`);
    }
    throw error;
  }
}

/** What everybody is told of it, and now and then what he then sees, is searched. */
function listened({ state, told }: Applied, { audiences, report }: Watch, closely: boolean): void {
  for (const audience of audiences) {
    audience.look(state, told);
    for (const what of audience.leaks(state, told, closely)) report('hiddenBytes', what);
  }
}

function replayed(plan: GamePlan, s: State, choices: number[], report: Report): void {
  try {
    replay({ setup: setupOf(plan), choices, hash: hash(s) }, officialPool(plan.rules));
  } catch (error) {
    report('broken', `the replay fails: ${message(error)}`);
  }
}
