import type { Card } from '@mathom/engine/language';
import { agentEvents } from './agent-events.ts';
import { allies } from './allies.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { factions } from './factions.ts';
import { hazardEvents } from './hazard-events.ts';
import { hazardEventsMade } from './hazard-events-made.ts';
import { hazardEventsOfRoads } from './hazard-events-roads.ts';
import { hazardEventsRoused } from './hazard-events-roused.ts';
import { items } from './items.ts';
import { resourceEvents } from './resource-events.ts';
import { resourceEventsOfCaptives } from './resource-events-captives.ts';
import { resourceEventsOfTheDeeps } from './resource-events-deeps.ts';
import { resourceEventsOfFights } from './resource-events-fights.ts';
import { resourceEventsOfMagic } from './resource-events-magic.ts';
import { resourceEventsOfMinions } from './resource-events-minions.ts';
import { resourceEventsOfSauron } from './resource-events-sauron.ts';
import { resourceEventsOnSites } from './resource-events-sites.ts';
import { resourceEventsOfTrailing } from './resource-events-trailing.ts';
import { resourceEventsOfTreason } from './resource-events-treason.ts';
import { sites } from './sites.ts';
import { sitesMinion } from './sites-minion.ts';
import { sitesUnderDeeps } from './sites-under-deeps.ts';

export const againstTheShadow: readonly Card[] = [
  ...agentEvents,
  ...allies,
  ...characters,
  ...creatures,
  ...factions,
  ...hazardEvents,
  ...hazardEventsMade,
  ...hazardEventsRoused,
  ...items,
  ...resourceEvents,
  ...resourceEventsOfCaptives,
  ...resourceEventsOfFights,
  ...resourceEventsOfMagic,
  ...resourceEventsOfTheDeeps,
  ...resourceEventsOfTrailing,
  ...resourceEventsOfTreason,
  ...resourceEventsOfSauron,
  ...sites,
  ...sitesMinion,
  ...sitesUnderDeeps,
  ...hazardEventsOfRoads,
  ...resourceEventsOnSites,
  ...resourceEventsOfMinions,
];
