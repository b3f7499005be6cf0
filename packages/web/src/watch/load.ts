import type { RuleSetName } from '@mathom/engine';
import type { Performance, Scenario } from '@mathom/engine/scenario';

let cards: Promise<void> | null = null;

/** Makes the cards known to the engine, once; both are loaded only when somebody needs them. */
export function ensureCards(): Promise<void> {
  cards ??= Promise.all([import('@mathom/engine'), import('@mathom/cards')]).then(
    ([engine, { allCards }]) => {
      engine.registerCards(allCards);
    },
  );
  return cards;
}

let scenarios: Promise<readonly Scenario[]> | null = null;

/** Every scenario; they are many, so they come by themselves. */
export function loadScenarios(): Promise<readonly Scenario[]> {
  scenarios ??= import('@mathom/rulings/scenarios').then((m) => m.allScenarios());
  return scenarios;
}

/** Plays a scenario: its steps with the board after each and a caption. */
export async function watchScenario(sc: Scenario, rules: RuleSetName): Promise<Performance> {
  const [{ perform }] = await Promise.all([import('@mathom/engine/scenario'), ensureCards()]);
  return perform(sc, rules);
}
