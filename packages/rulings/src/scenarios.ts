import type { Scenario } from '@mathom/engine/scenario';
import { example } from './scenarios/example.ts';

/** Every scenario, in the order of the books' themes. */
export const allScenarios = (): readonly Scenario[] => [...example];
