import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { advance, createGame, decision, type State, view } from '@mathom/engine';
import { type Bot, rngOf } from '../src/index.ts';

export interface Played {
  readonly state: State;
  readonly choices: readonly number[];
}

/** A whole game between two bots with two of the decks. */
export function playGame(
  bots: readonly Bot[],
  pair: readonly [number, number],
  seed: number,
): Played {
  const state = createGame({ decks: pair.map((d) => decks[d]), seed }, officialPool());
  const rngs = bots.map((_, seat) => rngOf(seed * 101 + seat));
  const choices: number[] = [];
  for (let d = decision(state); d; d = decision(state)) {
    if (choices.length > 20_000) throw new Error('The game does not end.');
    const choice = bots[d.seat].choose(view(state, d.seat), rngs[d.seat]);
    choices.push(choice);
    advance(state, choice);
  }
  return { state, choices };
}
