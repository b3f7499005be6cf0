import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { dragonsAhunt } from './dragons-ahunt.ts';
import { dragonsAtHome } from './dragons-at-home.ts';
import { factions } from './factions.ts';
import { hazardEvents } from './hazard-events.ts';
import { hazardEventsOfDragons } from './hazard-events-dragons.ts';
import { hazardEventsGiven } from './hazard-events-given.ts';
import { hazardEventsOfPlaces } from './hazard-events-places.ts';
import { hazardEventsOfStrikes } from './hazard-events-strikes.ts';
import { hazardEventsOfWards } from './hazard-events-wards.ts';
import { hazardEventsOfWeakness } from './hazard-events-weakness.ts';
import { items } from './items.ts';
import { resourceEvents } from './resource-events.ts';
import { resourceEventsCombat } from './resource-events-combat.ts';
import { resourceEventsFaced } from './resource-events-faced.ts';
import { resourceEventsHoard } from './resource-events-hoard.ts';
import { resourceEventsJourney } from './resource-events-journey.ts';
import { resourceEventsLore } from './resource-events-lore.ts';
import { resourceEventsPassages } from './resource-events-passages.ts';
import { resourceEventsOfTheSlain } from './resource-events-slain.ts';
import { resourceEventsOfWits } from './resource-events-wits.ts';
import { sites } from './sites.ts';

export const theDragons: readonly Card[] = [
  ...allies,
  ...characters,
  ...creatures,
  ...dragonsAhunt,
  ...dragonsAtHome,
  ...factions,
  ...hazardEvents,
  ...hazardEventsGiven,
  ...hazardEventsOfWards,
  ...hazardEventsOfDragons,
  ...hazardEventsOfStrikes,
  ...items,
  ...resourceEvents,
  ...resourceEventsFaced,
  ...resourceEventsCombat,
  ...resourceEventsJourney,
  ...resourceEventsLore,
  ...sites,
  ...resourceEventsOfWits,
  ...resourceEventsPassages,
  ...hazardEventsOfPlaces,
  ...hazardEventsOfWeakness,
  ...resourceEventsHoard,
  ...resourceEventsOfTheSlain,
];
