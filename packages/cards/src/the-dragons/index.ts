import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { dragonsAhunt } from './dragons-ahunt.ts';
import { factions } from './factions.ts';
import { hazardEvents } from './hazard-events.ts';
import { items } from './items.ts';
import { resourceEvents } from './resource-events.ts';
import { sites } from './sites.ts';
import { todoHazardEvents } from './todo-hazard-events.ts';
import { todoResourceEvents } from './todo-resource-events.ts';

export const theDragons: readonly Card[] = [
  ...allies,
  ...characters,
  ...creatures,
  ...dragonsAhunt,
  ...factions,
  ...hazardEvents,
  ...items,
  ...resourceEvents,
  ...sites,
  ...todoHazardEvents,
  ...todoResourceEvents,
];
