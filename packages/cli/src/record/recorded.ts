import { createHash } from 'node:crypto';
import { officialPool } from '@mathom/cards/official';
import { apply, createGame, decision, type GameSetup, hash, type State } from '@mathom/engine';
import { type GamePlan, setupOf } from '../game.ts';
import { heardOf, seenAt } from './seen.ts';

/** How a game was set up: what its plan says, and what else players may agree on. */
export type RecordedPlan = Pick<GamePlan, 'decks' | 'seed' | 'rules'> &
  Pick<GameSetup, 'length' | 'asksPasses' | 'draft'>;

/** Some decisions of a game: what was chosen, and what was seen by then, folded into eight digits. */
export interface Stretch {
  readonly mark: string;
  readonly choices: readonly number[];
}

/** A game that was played once, and what was seen of it; a stretch without choices is its end. */
export interface Recorded {
  readonly plan: RecordedPlan;
  readonly stretches: readonly Stretch[];
}

/** So many decisions are folded into one mark. */
const STRETCH = 40;

export function* stretchesOf(choices: readonly number[]): Generator<readonly number[]> {
  for (let i = 0; i < choices.length; i += STRETCH) yield choices.slice(i, i + STRETCH);
  yield [];
}

/** A line for the plan, and a line for each stretch, so that a difference shows where a game departs. */
export const written = ({ plan, stretches }: Recorded): string =>
  [
    JSON.stringify(plan),
    ...stretches.map(({ mark, choices }) =>
      [mark, ...choices.map((c) => c.toString(36))].join(' '),
    ),
    '',
  ].join('\n');

export function readRecorded(text: string): Recorded {
  const [plan, ...lines] = text.trimEnd().split('\n');
  return {
    plan: JSON.parse(plan) as RecordedPlan,
    stretches: lines.map((line) => {
      const [mark, ...choices] = line.split(' ');
      return { mark, choices: choices.map((c) => Number.parseInt(c, 36)) };
    }),
  };
}

export function started({ decks, seed, rules, ...agreed }: RecordedPlan): State {
  const setup = setupOf({ decks, seed, rules, index: 0, bots: [] });
  return createGame({ ...setup, ...agreed }, officialPool(rules));
}

/**
 * Plays it once more, and folds what is seen stretch by stretch; what was chosen and is not on offer
 * any more ends it.
 */
export function* playedAgain(
  plan: RecordedPlan,
  stretches: Iterable<readonly number[]>,
): Generator<{ readonly mark: string; readonly from: string }> {
  let s = started(plan);
  let n = 0;
  for (const choices of stretches) {
    const from = `turn ${s.turn}, ${s.phase}, decision ${n}`;
    const fold = createHash('sha256');
    for (const choice of choices) {
      const d = decision(s);
      if (!d || choice >= d.options.length) {
        yield { mark: 'not on offer', from };
        return;
      }
      for (const each of seenAt(s, d, n)) fold.update(JSON.stringify(each));
      const next = apply(s, choice);
      for (const each of heardOf(next)) fold.update(JSON.stringify(each));
      s = next.state;
      n++;
    }
    fold.update(JSON.stringify([hash(s), s.result]));
    yield { mark: fold.digest('hex').slice(0, 8), from };
  }
}

/** Where a game does not go as it did, or nothing. */
export function departure({ plan, stretches }: Recorded): string | undefined {
  let i = 0;
  for (const { mark, from } of playedAgain(
    plan,
    stretches.map(({ choices }) => choices),
  ))
    if (mark !== stretches[i++].mark) return from;
  return undefined;
}
