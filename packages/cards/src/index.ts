import type { Card } from '@mathom/engine/language';
import { creatures as againstTheShadowCreatures } from './against-the-shadow/creatures.ts';
import { factions as againstTheShadowFactions } from './against-the-shadow/factions.ts';
import { hazardEvents as againstTheShadowHazardEvents } from './against-the-shadow/hazard-events.ts';
import { items as againstTheShadowItems } from './against-the-shadow/items.ts';
import { resourceEvents as againstTheShadowResourceEvents } from './against-the-shadow/resource-events.ts';
import { sites as againstTheShadowSites } from './against-the-shadow/sites.ts';
import { allies as darkMinionsAllies } from './dark-minions/allies.ts';
import { creatures as darkMinionsCreatures } from './dark-minions/creatures.ts';
import { hazardEvents as darkMinionsHazardEvents } from './dark-minions/hazard-events.ts';
import { resourceEvents as darkMinionsResourceEvents } from './dark-minions/resource-events.ts';
import { sites as darkMinionsSites } from './dark-minions/sites.ts';
import { characters as dragonsCharacters } from './the-dragons/characters.ts';
import { creatures as dragonsCreatures } from './the-dragons/creatures.ts';
import { factions as dragonsFactions } from './the-dragons/factions.ts';
import { hazardEvents as dragonsHazardEvents } from './the-dragons/hazard-events.ts';
import { items as dragonsItems } from './the-dragons/items.ts';
import { resourceEvents as dragonsResourceEvents } from './the-dragons/resource-events.ts';
import { sites as dragonsSites } from './the-dragons/sites.ts';
import { creatures as lidlessEyeCreatures } from './the-lidless-eye/creatures.ts';
import { hazardEvents as lidlessEyeHazardEvents } from './the-lidless-eye/hazard-events.ts';
import { sites as lidlessEyeSites } from './the-lidless-eye/sites.ts';
import { allies as whiteHandAllies } from './the-white-hand/allies.ts';
import { resourceEvents as whiteHandResourceEvents } from './the-white-hand/resource-events.ts';
import { allies as wizardsAllies } from './the-wizards/allies.ts';
import { charactersElvesDwarves as wizardsCharactersElvesDwarves } from './the-wizards/characters-elves-dwarves.ts';
import { charactersMenHobbits as wizardsCharactersMenHobbits } from './the-wizards/characters-men-hobbits.ts';
import { charactersWizards as wizardsCharactersWizards } from './the-wizards/characters-wizards.ts';
import { creatures as wizardsCreatures } from './the-wizards/creatures.ts';
import { factions as wizardsFactions } from './the-wizards/factions.ts';
import { hazardEventsLasting as wizardsHazardEventsLasting } from './the-wizards/hazard-events-lasting.ts';
import { hazardEventsShort as wizardsHazardEventsShort } from './the-wizards/hazard-events-short.ts';
import { items as wizardsItems } from './the-wizards/items.ts';
import { itemsRings as wizardsItemsRings } from './the-wizards/items-rings.ts';
import { regions as wizardsRegions } from './the-wizards/regions.ts';
import { resourceEventsCombat as wizardsResourceEventsCombat } from './the-wizards/resource-events-combat.ts';
import { resourceEventsLasting as wizardsResourceEventsLasting } from './the-wizards/resource-events-lasting.ts';
import { resourceEventsMovement as wizardsResourceEventsMovement } from './the-wizards/resource-events-movement.ts';
import { resourceEventsShort as wizardsResourceEventsShort } from './the-wizards/resource-events-short.ts';
import { sitesFree as wizardsSitesFree } from './the-wizards/sites-free.ts';
import { sitesWild as wizardsSitesWild } from './the-wizards/sites-wild.ts';

export { type CardStatus, ITS_TEXT, statusOf } from './status.ts';

/** Every card that is written so far, set by set. */
export const allCards: readonly Card[] = [
  ...wizardsAllies,
  ...wizardsCharactersElvesDwarves,
  ...wizardsCharactersMenHobbits,
  ...wizardsCharactersWizards,
  ...wizardsCreatures,
  ...wizardsFactions,
  ...wizardsHazardEventsLasting,
  ...wizardsHazardEventsShort,
  ...wizardsItemsRings,
  ...wizardsItems,
  ...wizardsRegions,
  ...wizardsResourceEventsCombat,
  ...wizardsResourceEventsLasting,
  ...wizardsResourceEventsMovement,
  ...wizardsResourceEventsShort,
  ...wizardsSitesFree,
  ...wizardsSitesWild,
  ...dragonsCharacters,
  ...dragonsCreatures,
  ...dragonsFactions,
  ...dragonsHazardEvents,
  ...dragonsItems,
  ...dragonsResourceEvents,
  ...dragonsSites,
  ...darkMinionsAllies,
  ...darkMinionsCreatures,
  ...darkMinionsHazardEvents,
  ...darkMinionsResourceEvents,
  ...darkMinionsSites,
  ...lidlessEyeCreatures,
  ...lidlessEyeHazardEvents,
  ...lidlessEyeSites,
  ...againstTheShadowCreatures,
  ...againstTheShadowFactions,
  ...againstTheShadowHazardEvents,
  ...againstTheShadowItems,
  ...againstTheShadowResourceEvents,
  ...againstTheShadowSites,
  ...whiteHandAllies,
  ...whiteHandResourceEvents,
];
