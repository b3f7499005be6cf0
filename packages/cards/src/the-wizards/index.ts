import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { charactersElvesDwarves } from './characters-elves-dwarves.ts';
import { charactersMenHobbits } from './characters-men-hobbits.ts';
import { charactersWizards } from './characters-wizards.ts';
import { creatures } from './creatures.ts';
import { factions } from './factions.ts';
import { hazardEventsLasting } from './hazard-events-lasting.ts';
import { hazardEventsShort } from './hazard-events-short.ts';
import { items } from './items.ts';
import { itemsRings } from './items-rings.ts';
import { regions } from './regions.ts';
import { resourceEventsCombat } from './resource-events-combat.ts';
import { resourceEventsLasting } from './resource-events-lasting.ts';
import { resourceEventsMovement } from './resource-events-movement.ts';
import { resourceEventsShort } from './resource-events-short.ts';
import { sitesFree } from './sites-free.ts';
import { sitesWild } from './sites-wild.ts';
import { todoHazardEvents } from './todo-hazard-events.ts';
import { todoResourceEvents } from './todo-resource-events.ts';

export const theWizards: readonly Card[] = [
  ...allies,
  ...charactersElvesDwarves,
  ...charactersMenHobbits,
  ...charactersWizards,
  ...creatures,
  ...factions,
  ...hazardEventsLasting,
  ...hazardEventsShort,
  ...items,
  ...itemsRings,
  ...regions,
  ...resourceEventsCombat,
  ...resourceEventsLasting,
  ...resourceEventsMovement,
  ...resourceEventsShort,
  ...sitesFree,
  ...sitesWild,
  ...todoResourceEvents,
  ...todoHazardEvents,
];
