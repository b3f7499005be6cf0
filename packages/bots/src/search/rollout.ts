import { advance, type Decision, decision, type State } from '@mathom/engine';
import { sightOf } from '../greedy/sight.ts';
import type { Rng } from '../types.ts';
import { opinions } from './policy.ts';

/** How many decisions may still be played out for one choice. */
export interface Purse {
  steps: number;
}

/** The option that looks best to the one who decides; equal ones by chance. */
export function quickChoice(s: State, d: Decision, rng: Rng): number {
  if (d.options.length === 2 && d.about === 'draw') return d.options[0].type === 'yes' ? 0 : 1;
  const sight = sightOf({ seat: d.seat, state: s, decision: d, deciding: d.seat }, d);
  const list = opinions(sight);
  let best = -1;
  let ties = 0;
  for (let i = 0; i < list.length; i++) {
    if (d.options[i].type === 'back') continue;
    if (best < 0 || list[i] > list[best]) {
      best = i;
      ties = 1;
    } else if (list[i] === list[best] && rng(++ties) === 0) best = i;
  }
  return Math.max(0, best);
}

/** A game that does not come to the end of its turn is left where it is. */
const LONGEST = 120;

/** Plays on until the given turn is over (or the game is). */
export function playOn(s: State, lastTurn: number, purse: Purse, rng: Rng): void {
  for (let n = 0; n < LONGEST; n++) {
    const d = decision(s);
    if (!d || s.turn > lastTurn) return;
    advance(s, quickChoice(s, d, rng));
    purse.steps--;
  }
}
