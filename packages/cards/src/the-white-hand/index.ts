import type { Card } from '@mathom/engine/language';
import { allies } from './allies.ts';
import { characters } from './characters.ts';
import { charactersFallenWizards } from './characters-fallen-wizards.ts';
import { creatures } from './creatures.ts';
import { factions } from './factions.ts';
import { hazardEvents } from './hazard-events.ts';
import { hazardEventsOfStages } from './hazard-events-stages.ts';
import { items } from './items.ts';
import { resourceEvents } from './resource-events.ts';
import { resourceEventsOfMagic } from './resource-events-magic.ts';
import { sites } from './sites.ts';
import { stageEvents } from './stage-events.ts';
import { stageEventsOfTheHunt } from './stage-events-hunt.ts';
import { stageEventsOfPlaces } from './stage-events-places.ts';
import { stageEventsOfRadagast } from './stage-events-radagast.ts';
import { stageEventsSpecific } from './stage-events-specific.ts';
import { stageEventsOfTheTrove } from './stage-events-trove.ts';

export const theWhiteHand: readonly Card[] = [
  ...allies,
  ...characters,
  ...charactersFallenWizards,
  ...factions,
  ...resourceEvents,
  ...resourceEventsOfMagic,
  ...sites,
  ...stageEvents,
  ...stageEventsOfTheTrove,
  ...stageEventsOfPlaces,
  ...creatures,
  ...items,
  ...hazardEvents,
  ...hazardEventsOfStages,
  ...stageEventsOfRadagast,
  ...stageEventsSpecific,
  ...stageEventsOfTheHunt,
];
