import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { factions } from './factions.ts';
import { hazardEvents } from './hazard-events.ts';
import { hazardEventsAside } from './hazard-events-aside.ts';
import { hazardEventsOfWards } from './hazard-events-wards.ts';
import { items } from './items.ts';
import { resourceEvents } from './resource-events.ts';
import { resourceEventsAside } from './resource-events-aside.ts';
import { resourceEventsOfConquests } from './resource-events-conquests.ts';
import { resourceEventsOfTheDemon } from './resource-events-demon.ts';
import { resourceEventsOfFights } from './resource-events-fights.ts';
import { resourceEventsOfMinions } from './resource-events-minions.ts';
import { resourceEventsOfPowers } from './resource-events-powers.ts';
import { resourceEventsOfRoads } from './resource-events-roads.ts';
import { resourceEventsOfSauron } from './resource-events-sauron.ts';
import { sites } from './sites.ts';
import { sitesUnderDeeps } from './sites-under-deeps.ts';

export const theBalrog: readonly Card[] = [
  ...allies,
  ...characters,
  ...factions,
  ...resourceEvents,
  ...resourceEventsAside,
  ...resourceEventsOfConquests,
  ...resourceEventsOfTheDemon,
  ...resourceEventsOfFights,
  ...resourceEventsOfMinions,
  ...resourceEventsOfPowers,
  ...resourceEventsOfRoads,
  ...resourceEventsOfSauron,
  ...sites,
  ...sitesUnderDeeps,
  ...creatures,
  ...items,
  ...hazardEvents,
  ...hazardEventsAside,
  ...hazardEventsOfWards,
];
