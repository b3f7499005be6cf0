import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { resourceEvents } from './resource-events.ts';
import { todoHazardEvents } from './todo-hazard-events.ts';
import { todoResourceEvents } from './todo-resource-events.ts';
import { todoStageEvents } from './todo-stage-events.ts';
import { todoStageEventsSpecific } from './todo-stage-events-specific.ts';

export const theWhiteHand: readonly Card[] = [
  ...allies,
  ...resourceEvents,
  ...todoResourceEvents,
  ...todoStageEvents,
  ...todoStageEventsSpecific,
  ...todoHazardEvents,
];
