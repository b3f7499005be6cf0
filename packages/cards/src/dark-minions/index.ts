import type { Card } from '@mathom/engine/language';
import { agentHazards, agentResources, falseHomes } from './agent-events.ts';
import { agentsHazards } from './agents-hazards.ts';
import { agentsMen } from './agents-men.ts';
import { agentsOthers } from './agents-others.ts';
import { allies } from './allies.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { hazardEvents } from './hazard-events.ts';
import { hazardEventsAside } from './hazard-events-aside.ts';
import { hazardEventsCalled } from './hazard-events-called.ts';
import { hazardEventsOfTheDeeps } from './hazard-events-deeps.ts';
import { hazardEventsOfDread } from './hazard-events-dread.ts';
import { hazardEventsOfPlaces } from './hazard-events-places.ts';
import { hazardEventsOfTheRealm } from './hazard-events-realm.ts';
import { hazardEventsOnStored } from './hazard-events-stored.ts';
import { hazardEventsOfStrikes } from './hazard-events-strikes.ts';
import { items } from './items.ts';
import { resourceEvents } from './resource-events.ts';
import { resourceEventsAside } from './resource-events-aside.ts';
import { resourceEventsCombat } from './resource-events-combat.ts';
import { resourceEventsOfCompany } from './resource-events-company.ts';
import { resourceEventsOfTheDeeps } from './resource-events-deeps.ts';
import { resourceEventsOfTheHunted } from './resource-events-hunted.ts';
import { resourceEventsOfInfluence } from './resource-events-influence.ts';
import { resourceEventsLore } from './resource-events-lore.ts';
import { resourceEventsOffered } from './resource-events-offered.ts';
import { resourceEventsOfPlaces } from './resource-events-places.ts';
import { resourceEventsSpied } from './resource-events-spied.ts';
import { resourceEventsStored } from './resource-events-stored.ts';
import { sites } from './sites.ts';

export const darkMinions: readonly Card[] = [
  ...agentHazards,
  ...agentResources,
  ...falseHomes,
  ...agentsHazards,
  ...agentsMen,
  ...agentsOthers,
  ...allies,
  ...characters,
  ...creatures,
  ...hazardEvents,
  ...hazardEventsAside,
  ...hazardEventsOfTheRealm,
  ...hazardEventsCalled,
  ...hazardEventsOfDread,
  ...hazardEventsOfStrikes,
  ...hazardEventsOfTheDeeps,
  ...resourceEvents,
  ...resourceEventsAside,
  ...resourceEventsCombat,
  ...resourceEventsOfCompany,
  ...resourceEventsLore,
  ...resourceEventsOfTheDeeps,
  ...sites,
  ...items,
  ...resourceEventsSpied,
  ...resourceEventsStored,
  ...hazardEventsOnStored,
  ...resourceEventsOffered,
  ...hazardEventsOfPlaces,
  ...resourceEventsOfPlaces,
  ...resourceEventsOfTheHunted,
  ...resourceEventsOfInfluence,
];
