import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { charactersMenElvesDwarves } from './characters-men-elves-dwarves.ts';
import { charactersOrcsTrolls } from './characters-orcs-trolls.ts';
import { charactersRingwraiths } from './characters-ringwraiths.ts';
import { creatures } from './creatures.ts';
import { factionsMenBeasts } from './factions-men-beasts.ts';
import { factionsOrcsTrolls } from './factions-orcs-trolls.ts';
import { hazardEvents } from './hazard-events.ts';
import { hazardEventsOfAppetite } from './hazard-events-appetite.ts';
import { hazardEventsOfDoubt } from './hazard-events-doubts.ts';
import { hazardEventsAgainstInfluence } from './hazard-events-influence.ts';
import { hazardEventsOfWeariness } from './hazard-events-weariness.ts';
import { items } from './items.ts';
import { itemsRings } from './items-rings.ts';
import { resourceEvents } from './resource-events.ts';
import { resourceEventsOfCraft } from './resource-events-craft.ts';
import { resourceEventsOfFoes } from './resource-events-foes.ts';
import { resourceEventsOfInfluence } from './resource-events-influence.ts';
import { resourceEventsOfMagic } from './resource-events-magic.ts';
import { resourceEventsOfRaids } from './resource-events-raids.ts';
import { resourceEventsOfRings } from './resource-events-rings.ts';
import { resourceEventsOfRingwraiths } from './resource-events-ringwraiths.ts';
import { resourceEventsOfRoads } from './resource-events-roads.ts';
import { resourceEventsOfSauron } from './resource-events-sauron.ts';
import { resourceEventsOfService } from './resource-events-service.ts';
import { resourceEventsOfSpoils } from './resource-events-spoils.ts';
import { resourceEventsOfTidings } from './resource-events-tidings.ts';
import { sitesDark } from './sites-dark.ts';
import { sitesFree } from './sites-free.ts';
import { sitesRuins } from './sites-ruins.ts';

export const theLidlessEye: readonly Card[] = [
  ...allies,
  ...charactersMenElvesDwarves,
  ...charactersOrcsTrolls,
  ...charactersRingwraiths,
  ...creatures,
  ...factionsMenBeasts,
  ...factionsOrcsTrolls,
  ...hazardEvents,
  ...hazardEventsOfAppetite,
  ...resourceEvents,
  ...resourceEventsOfCraft,
  ...resourceEventsOfFoes,
  ...resourceEventsOfInfluence,
  ...resourceEventsOfRings,
  ...resourceEventsOfSpoils,
  ...resourceEventsOfMagic,
  ...resourceEventsOfSauron,
  ...resourceEventsOfRoads,
  ...resourceEventsOfTidings,
  ...resourceEventsOfService,
  ...resourceEventsOfRaids,
  ...resourceEventsOfRingwraiths,
  ...sitesDark,
  ...sitesFree,
  ...sitesRuins,
  ...items,
  ...itemsRings,
  ...hazardEventsOfDoubt,
  ...hazardEventsOfWeariness,
  ...hazardEventsAgainstInfluence,
];
