import type { Card } from '@mathom/engine/language';
import { creatures } from './creatures.ts';
import { hazardEvents } from './hazard-events.ts';
import { sites } from './sites.ts';
import { todoHazardEvents } from './todo-hazard-events.ts';
import { todoResourceEvents } from './todo-resource-events.ts';

export const theLidlessEye: readonly Card[] = [
  ...creatures,
  ...hazardEvents,
  ...sites,
  ...todoResourceEvents,
  ...todoHazardEvents,
];
