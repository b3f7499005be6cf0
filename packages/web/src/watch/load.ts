import type { Pool, RuleSetName } from '@mathom/engine';
import type { Performance, Scenario } from '@mathom/engine/scenario';

/** The cards of a rule set; they and the engine are loaded only when somebody needs them. */
export const loadPool = (rules?: RuleSetName): Promise<Pool> =>
  import('@mathom/cards/official').then(({ officialPool }) => officialPool(rules));

let scenarios: Promise<readonly Scenario[]> | null = null;

/** Every scenario; they are many, so they come by themselves. */
export function loadScenarios(): Promise<readonly Scenario[]> {
  scenarios ??= import('@mathom/rulings/scenarios').then((m) => m.allScenarios());
  return scenarios;
}

/** Plays a scenario: its steps with the board after each and a caption. */
export async function watchScenario(sc: Scenario, rules: RuleSetName): Promise<Performance> {
  const [{ perform }, pool] = await Promise.all([
    import('@mathom/engine/scenario'),
    loadPool(rules),
  ]);
  return perform(sc, pool);
}
