import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { dragonsAhunt } from './dragons-ahunt.ts';
import { dragonsAtHome } from './dragons-at-home.ts';
import { factions } from './factions.ts';
import { hazardEvents } from './hazard-events.ts';
import { hazardEventsOfDragons } from './hazard-events-dragons.ts';
import { hazardEventsOfStrikes } from './hazard-events-strikes.ts';
import { items } from './items.ts';
import { resourceEvents } from './resource-events.ts';
import { resourceEventsCombat } from './resource-events-combat.ts';
import { resourceEventsJourney } from './resource-events-journey.ts';
import { resourceEventsLore } from './resource-events-lore.ts';
import { resourceEventsOfWits } from './resource-events-wits.ts';
import { sites } from './sites.ts';
import { todoHazardEvents } from './todo-hazard-events.ts';
import { todoResourceEvents } from './todo-resource-events.ts';

export const theDragons: readonly Card[] = [
  ...allies,
  ...characters,
  ...creatures,
  ...dragonsAhunt,
  ...dragonsAtHome,
  ...factions,
  ...hazardEvents,
  ...hazardEventsOfDragons,
  ...hazardEventsOfStrikes,
  ...items,
  ...resourceEvents,
  ...resourceEventsCombat,
  ...resourceEventsJourney,
  ...resourceEventsLore,
  ...sites,
  ...resourceEventsOfWits,
  ...todoHazardEvents,
  ...todoResourceEvents,
];
