import { decision } from '../api.ts';
import type { Pool } from '../pool/pool.ts';
import type { RuleSetName } from '../rules/rule-sets.ts';
import { ScenarioError } from './error.ts';
import { Stage, type StageStep } from './stage.ts';

/** A ruling as a test you can watch (ENGINE promise 7). */
export interface Scenario {
  title: string;
  /** ruling ids, and rules as coe/NUMBER, that it would break without */
  proves: readonly string[];
  /** the rule sets in which it is played */
  rules: readonly RuleSetName[];
  play(t: Stage): void;
}

export function scenario(
  title: string,
  proves: readonly string[] | { proves: readonly string[]; rules: readonly RuleSetName[] },
  play: (t: Stage) => void,
): Scenario {
  const both = 'proves' in proves ? proves : { proves, rules: ['coe'] as const };
  return { title, proves: both.proves, rules: both.rules, play };
}

export interface Performance {
  rules: RuleSetName;
  steps: StageStep[];
  asserts: number;
}

/** Plays a scenario with the cards, and so in the rule set, of a pool; throws a ScenarioError if it does not hold. */
export function perform(sc: Scenario, pool: Pool): Performance {
  const t = new Stage(pool);
  const { rules } = pool;
  try {
    sc.play(t);
  } catch (e) {
    if (e instanceof ScenarioError) throw new ScenarioError(`${sc.title} [${rules}]: ${e.message}`);
    throw e;
  }
  if (t.asserts === 0)
    throw new ScenarioError(`${sc.title}: nothing is asserted, so nothing is proven.`);
  const d = t.state ? decision(t.state) : null;
  // a question in the midst of an action was not expected
  if (d && d.kind === 'aim')
    throw new ScenarioError(`${sc.title}: a choice was left open: ${t.where()}`);
  return { rules, steps: t.steps, asserts: t.asserts };
}

export { Actor } from './actor.ts';
export * from './board.ts';
export * from './board-spec.ts';
export { CardView } from './card-view.ts';
export { ScenarioError } from './error.ts';
export { Stage, type StageStep } from './stage.ts';
