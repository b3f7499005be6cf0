import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { charactersDunedain } from './characters-dunedain.ts';
import { charactersDwarves } from './characters-dwarves.ts';
import { charactersElves } from './characters-elves.ts';
import { charactersHobbits } from './characters-hobbits.ts';
import { charactersMen } from './characters-men.ts';
import { charactersWizards } from './characters-wizards.ts';
import { creatures } from './creatures.ts';
import { creaturesUnique } from './creatures-unique.ts';
import { factions } from './factions.ts';
import { hazardEventsOfBlades } from './hazard-events-blades.ts';
import { hazardEventsOfBlindness } from './hazard-events-blindness.ts';
import { hazardEventsKeying } from './hazard-events-keying.ts';
import { hazardEventsLasting } from './hazard-events-lasting.ts';
import { hazardEventsOfMounts } from './hazard-events-mounts.ts';
import { hazardEventsShort } from './hazard-events-short.ts';
import { hazardEventsOfSieges } from './hazard-events-sieges.ts';
import { hazardEventsStrength } from './hazard-events-strength.ts';
import { items } from './items.ts';
import { itemsArms } from './items-arms.ts';
import { itemsPalantiri } from './items-palantiri.ts';
import { itemsRings } from './items-rings.ts';
import { regions } from './regions.ts';
import { resourceEventsAfar } from './resource-events-afar.ts';
import { resourceEventsCombat } from './resource-events-combat.ts';
import { resourceEventsForged } from './resource-events-forged.ts';
import { resourceEventsLasting } from './resource-events-lasting.ts';
import { resourceEventsLure } from './resource-events-lure.ts';
import { resourceEventsMovement } from './resource-events-movement.ts';
import { resourceEventsPassages } from './resource-events-passages.ts';
import { resourceEventsSacrifice } from './resource-events-sacrifice.ts';
import { resourceEventsShort } from './resource-events-short.ts';
import { resourceEventsOfSight } from './resource-events-sight.ts';
import { resourceEventsWays } from './resource-events-ways.ts';
import { sitesFree } from './sites-free.ts';
import { sitesWild } from './sites-wild.ts';

export const theWizards: readonly Card[] = [
  ...allies,
  ...charactersDunedain,
  ...charactersDwarves,
  ...charactersElves,
  ...charactersHobbits,
  ...charactersMen,
  ...charactersWizards,
  ...creatures,
  ...factions,
  ...hazardEventsOfBlades,
  ...hazardEventsOfBlindness,
  ...hazardEventsKeying,
  ...hazardEventsLasting,
  ...hazardEventsOfMounts,
  ...hazardEventsShort,
  ...hazardEventsStrength,
  ...items,
  ...itemsRings,
  ...regions,
  ...resourceEventsCombat,
  ...resourceEventsLasting,
  ...resourceEventsMovement,
  ...resourceEventsShort,
  ...resourceEventsOfSight,
  ...resourceEventsWays,
  ...sitesFree,
  ...sitesWild,
  ...creaturesUnique,
  ...itemsPalantiri,
  ...itemsArms,
  ...resourceEventsForged,
  ...resourceEventsPassages,
  ...hazardEventsOfSieges,
  ...resourceEventsSacrifice,
  ...resourceEventsLure,
  ...resourceEventsAfar,
];
