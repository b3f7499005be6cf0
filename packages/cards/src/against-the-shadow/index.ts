import type { Card } from '@mathom/engine/language';
import { creatures } from './creatures.ts';
import { factions } from './factions.ts';
import { hazardEvents } from './hazard-events.ts';
import { items } from './items.ts';
import { resourceEvents } from './resource-events.ts';
import { sites } from './sites.ts';
import { todoHazardEvents } from './todo-hazard-events.ts';
import { todoResourceEvents } from './todo-resource-events.ts';

export const againstTheShadow: readonly Card[] = [
  ...creatures,
  ...factions,
  ...hazardEvents,
  ...items,
  ...resourceEvents,
  ...sites,
  ...todoResourceEvents,
  ...todoHazardEvents,
];
