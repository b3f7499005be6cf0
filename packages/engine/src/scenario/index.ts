import { decision } from '../api.ts';
import type { Card } from '../language/index.ts';
import { createPool, type Pool } from '../pool/pool.ts';
import type { RuleSetName } from '../rules/rule-sets.ts';
import { Stage, type StageStep } from './stage.ts';

/** A ruling as a test you can watch (ENGINE promise 7). */
export interface Scenario {
  title: string;
  /** ruling ids, and rules as coe/NUMBER, that it would break without */
  proves: readonly string[];
  /** the rule sets in which it is played */
  rules: readonly RuleSetName[];
  /** cards made up for it, where no published card meets what a rule speaks of */
  invented?: readonly Card[];
  play(t: Stage): void;
}

export function scenario(
  title: string,
  proves: readonly string[] | Pick<Scenario, 'proves' | 'rules' | 'invented'>,
  play: (t: Stage) => void,
): Scenario {
  const said = 'proves' in proves ? proves : { proves, rules: ['coe'] as const };
  return { title, ...said, play };
}

/** The cards it is played with. */
const poolOf = (sc: Scenario, pool: Pool): Pool =>
  sc.invented ? createPool([...pool.cards, ...sc.invented], { rules: pool.rules }) : pool;

export interface Performance {
  rules: RuleSetName;
  steps: StageStep[];
  asserts: number;
  /** the points of rulings that were shown */
  shown: readonly string[];
}

/** Where it is played; who has set it up himself can look at it when a scenario did not hold. */
export const stageFor = (sc: Scenario, pool: Pool, seed = 1): Stage =>
  new Stage(poolOf(sc, pool), seed);

/**
 * Plays a scenario with the cards, and so in the rule set, of a pool; throws if it does not hold,
 * and says after which step.
 */
export function perform(
  sc: Scenario,
  pool: Pool,
  seed = 1,
  t = stageFor(sc, pool, seed),
): Performance {
  const { rules } = pool;
  try {
    sc.play(t);
    if (t.asserts === 0) t.fail('nothing is asserted, so nothing is proven.');
    for (const point of t.shown)
      if (!sc.proves.includes(point.split('#')[0])) t.fail(`it does not claim to prove ${point}.`);
    if (t.state) t.allRolled();
    // a question in the midst of an action was not expected
    if (t.state && decision(t.state)?.kind === 'aim')
      t.fail(`a choice was left open: ${t.where()}`);
  } catch (e) {
    // the error stays what it is, with its stack: the line of the scenario is in it
    if (e instanceof Error) {
      const last = t.steps.at(-1);
      const after = last ? `, after step ${t.steps.length} (${last.caption})` : '';
      e.message = `${sc.title} [${rules}]${after}: ${e.message}`;
    }
    throw e;
  }
  return { rules, steps: t.steps, asserts: t.asserts, shown: t.shown };
}

export { Actor } from './actor.ts';
export * from './board.ts';
export * from './board-spec.ts';
export { CardView } from './card-view.ts';
export { ScenarioError } from './error.ts';
export { Offer } from './offer.ts';
export { type Asked, Stage, type StageStep, type Until } from './stage.ts';
export { Table } from './table.ts';
