import { officialPool } from '@mathom/cards/official';
import {
  advance,
  apply,
  createGame,
  decision,
  type GameSetup,
  type Option,
  type Repair,
  readView,
  repair,
  restore,
  SPECTATOR,
  type State,
  type Told,
} from '@mathom/engine';
import type { MoveRow } from '../db/schema.ts';

/**
 * Stored choices, made again by the rules of today. Of a long game that is seconds of work: nothing
 * here knows of databases or of people, so that it can be done in another thread (worker.ts).
 */

/** What of a stored row says what was done. */
export type Done = Pick<MoveRow, 'kind' | 'value' | 'option'>;

const same = (a: Option | undefined, b: Done['option']): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

/**
 * Which option of the present decision a stored choice was. It is known by what it is: its number
 * may have changed with the rules. -1: there is no such option now.
 */
export function optionNow(state: State, row: Pick<Done, 'value' | 'option'>): number {
  const options = decision(state)?.options ?? [];
  if (same(options[row.value], row.option)) return row.value;
  return options.findIndex((o) => same(o, row.option));
}

/** What a stored row tells of, done again; null: the rules of today do not allow it. */
function doAgain(state: State, row: Done): State | null {
  if (row.kind === 'repair') return repair(state, row.option as Repair).state;
  const option = optionNow(state, row);
  if (option < 0) return null;
  advance(state, option);
  return state;
}

export interface Standing {
  readonly state: State;
  /** how many choices led there */
  readonly made: number;
}

/** As many of the stored choices as the rules of today allow, from one of the game's states on. */
export function takeUp(begin: () => State, rows: readonly Done[]): Standing {
  for (let limit = rows.length; ; ) {
    let state = begin();
    let made = 0;
    try {
      for (; made < limit; made++) {
        const after = doAgain(state, rows[made]);
        if (!after) break;
        state = after;
      }
      return { state, made };
    } catch {
      // it broke off in the midst of a choice and the state is spoilt: again, but not so far
      limit = made;
    }
  }
}

/** A state that the engine can go on from and show to everybody; throws if this one is not. */
export function usable(state: State): State {
  decision(state);
  for (let seat = SPECTATOR; seat < state.players.length; seat++) readView(state, seat);
  return state;
}

/** From a snapshot's text, or from the beginning. */
export const beginning = (setup: GameSetup, from: string | null): (() => State) => {
  const pool = officialPool(setup.rules);
  return () => (from === null ? createGame(setup, pool) : usable(restore(from, pool)));
};

/** One step of a game as it is by the rules of today: the option's number, and what came of it. */
export interface Step {
  readonly option: number;
  readonly told: readonly Told[];
}

/** Null: the rules of today do not allow all of it. */
export function stepsNow(setup: GameSetup, rows: readonly Done[]): Step[] | null {
  let state = createGame(setup, officialPool(setup.rules));
  const steps: Step[] = [];
  for (const row of rows) {
    const mended = row.kind === 'repair';
    const option = mended ? -1 : optionNow(state, row);
    if (option < 0 && !mended) return null;
    const after = mended ? repair(state, row.option as Repair) : apply(state, option);
    state = after.state;
    steps.push({ option, told: after.told });
  }
  return steps;
}
