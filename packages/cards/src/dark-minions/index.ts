import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { creatures } from './creatures.ts';
import { hazardEvents } from './hazard-events.ts';
import { resourceEvents } from './resource-events.ts';
import { sites } from './sites.ts';
import { todoHazardEvents } from './todo-hazard-events.ts';
import { todoResourceEvents } from './todo-resource-events.ts';

export const darkMinions: readonly Card[] = [
  ...allies,
  ...creatures,
  ...hazardEvents,
  ...resourceEvents,
  ...sites,
  ...todoResourceEvents,
  ...todoHazardEvents,
];
