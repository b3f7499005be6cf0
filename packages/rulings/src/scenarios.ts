import type { Scenario } from '@mathom/engine/scenario';
import { againstAttacks } from './scenarios/cards-a-l/against-attacks.ts';
import { alatar } from './scenarios/cards-a-l/alatar.ts';
import { allies } from './scenarios/cards-a-l/allies.ts';
import { assassin } from './scenarios/cards-a-l/assassin.ts';
import { characters } from './scenarios/cards-a-l/characters.ts';
import { creatureCards } from './scenarios/cards-a-l/creature-cards.ts';
import { creatures } from './scenarios/cards-a-l/creatures.ts';
import { dragons } from './scenarios/cards-a-l/dragons.ts';
import { environment } from './scenarios/cards-a-l/environment.ts';
import { events } from './scenarios/cards-a-l/events.ts';
import { hazardCards } from './scenarios/cards-a-l/hazard-cards.ts';
import { influence } from './scenarios/cards-a-l/influence.ts';
import { items } from './scenarios/cards-a-l/items.ts';
import { moreCards } from './scenarios/cards-a-l/more-cards.ts';
import { resourceCards } from './scenarios/cards-a-l/resource-cards.ts';
import { shortHazards } from './scenarios/cards-a-l/short-hazards.ts';
import { wargear } from './scenarios/cards-a-l/wargear.ts';
import { beings } from './scenarios/cards-m-z/beings.ts';
import { creaturesAndFactions } from './scenarios/cards-m-z/creatures-and-factions.ts';
import { eventsAndServants } from './scenarios/cards-m-z/events-and-servants.ts';
import { eventsOfPlaces } from './scenarios/cards-m-z/events-of-places.ts';
import { eventsTold } from './scenarios/cards-m-z/events-told.ts';
import { hazardCards as cardsMZHazardCards } from './scenarios/cards-m-z/hazards.ts';
import { itemCards } from './scenarios/cards-m-z/items.ts';
import { itemsAndBeasts } from './scenarios/cards-m-z/items-and-beasts.ts';
import { limitAndTypes } from './scenarios/cards-m-z/limit-and-types.ts';
import { moreEvents } from './scenarios/cards-m-z/more-events.ts';
import { places } from './scenarios/cards-m-z/places.ts';
import { resourceCards as cardsMZResourceCards } from './scenarios/cards-m-z/resources.ts';
import { resourcesOnTheWay } from './scenarios/cards-m-z/resources-on-the-way.ts';
import { servants } from './scenarios/cards-m-z/servants.ts';
import { wisdom } from './scenarios/cards-m-z/wisdom.ts';
import { attackOrder } from './scenarios/chains/attack-order.ts';
import { activeConditions } from './scenarios/chains/conditions.ts';
import { duplicates } from './scenarios/chains/duplicates.ts';
import { eventsInPlay } from './scenarios/chains/events.ts';
import { chainExamples } from './scenarios/chains/examples.ts';
import { leavingPlay } from './scenarios/chains/leaving.ts';
import { passiveConditions } from './scenarios/chains/passive.ts';
import { rulesOfEffects } from './scenarios/chains/rules.ts';
import { targetsOfActions } from './scenarios/chains/targets.ts';
import { timingOfChains } from './scenarios/chains/timing.ts';
import { allies as combatAllies } from './scenarios/combat/allies.ts';
import { attacks } from './scenarios/combat/attacks.ts';
import { attacksChanged } from './scenarios/combat/attacks-changed.ts';
import { moreCombat } from './scenarios/combat/more-combat.ts';
import { outcomes } from './scenarios/combat/outcomes.ts';
import { prisoners } from './scenarios/combat/prisoners.ts';
import { strikeResults } from './scenarios/combat/strike-results.ts';
import { strikes } from './scenarios/combat/strikes.ts';
import { windows } from './scenarios/combat/windows.ts';
import { corruptionCards } from './scenarios/corruption/cards.ts';
import { corruptionChecks } from './scenarios/corruption/checks.ts';
import { itemsInUse } from './scenarios/corruption/items.ts';
import { itemLures } from './scenarios/corruption/lures.ts';
import { theOneRing } from './scenarios/corruption/one-ring.ts';
import { ringTests } from './scenarios/corruption/rings.ts';
import { storingAndTransfer } from './scenarios/corruption/storing.ts';
import { traitor } from './scenarios/corruption/traitor.ts';
import { endOfAWizard } from './scenarios/corruption/wizard.ts';
import { theDragonsEvents } from './scenarios/events/the-dragons.ts';
import { theWizardsCounsel } from './scenarios/events/the-wizards-counsel.ts';
import { theWizardsDangers } from './scenarios/events/the-wizards-dangers.ts';
import { theWizardsWays } from './scenarios/events/the-wizards-ways.ts';
import { example } from './scenarios/example.ts';
import { arriving } from './scenarios/movement/arriving.ts';
import { environment as movementEnvironment } from './scenarios/movement/environment.ts';
import { hazardLimit } from './scenarios/movement/hazard-limit.ts';
import { inAdvance } from './scenarios/movement/in-advance.ts';
import { joining } from './scenarios/movement/joining.ts';
import { keying } from './scenarios/movement/keying.ts';
import { orderOfEffects } from './scenarios/movement/order-of-effects.ts';
import { paths } from './scenarios/movement/paths.ts';
import { phaseRules } from './scenarios/movement/phase-rules.ts';
import { returning } from './scenarios/movement/returning.ts';
import { river } from './scenarios/movement/river.ts';
import { twoMoves } from './scenarios/movement/two-moves.ts';
import { winters } from './scenarios/movement/winters.ts';
import { allies as siteAllies } from './scenarios/site/allies.ts';
import { automaticAttacks } from './scenarios/site/automatic-attacks.ts';
import { calling } from './scenarios/site/calling.ts';
import { council } from './scenarios/site/council.ts';
import { count } from './scenarios/site/count.ts';
import { endOfTurn } from './scenarios/site/end-of-turn.ts';
import { entering } from './scenarios/site/entering.ts';
import { hoards } from './scenarios/site/hoards.ts';
import { influence as siteInfluence } from './scenarios/site/influence.ts';
import { moreRules } from './scenarios/site/more-rules.ts';
import { onGuard } from './scenarios/site/on-guard.ts';
import { onGuardCards } from './scenarios/site/on-guard-cards.ts';
import { characters as turnCharacters } from './scenarios/turn/characters.ts';
import { companies } from './scenarios/turn/companies.ts';
import { companySize } from './scenarios/turn/company-size.ts';
import { hand } from './scenarios/turn/hand.ts';
import { havens } from './scenarios/turn/havens.ts';
import { healing } from './scenarios/turn/healing.ts';
import { influence as turnInfluence } from './scenarios/turn/influence.ts';
import { leaving } from './scenarios/turn/leaving.ts';
import { setup } from './scenarios/turn/setup.ts';
import { untap } from './scenarios/turn/untap.ts';

/** Every scenario, by the themes of the books. */
export const allScenarios = (): readonly Scenario[] => [
  ...againstAttacks,
  ...alatar,
  ...allies,
  ...assassin,
  ...characters,
  ...creatureCards,
  ...creatures,
  ...dragons,
  ...environment,
  ...events,
  ...hazardCards,
  ...influence,
  ...items,
  ...moreCards,
  ...resourceCards,
  ...shortHazards,
  ...wargear,
  ...beings,
  ...creaturesAndFactions,
  ...eventsAndServants,
  ...eventsOfPlaces,
  ...eventsTold,
  ...cardsMZHazardCards,
  ...itemsAndBeasts,
  ...itemCards,
  ...limitAndTypes,
  ...moreEvents,
  ...places,
  ...resourcesOnTheWay,
  ...cardsMZResourceCards,
  ...servants,
  ...wisdom,
  ...attackOrder,
  ...activeConditions,
  ...duplicates,
  ...eventsInPlay,
  ...chainExamples,
  ...leavingPlay,
  ...passiveConditions,
  ...rulesOfEffects,
  ...targetsOfActions,
  ...timingOfChains,
  ...combatAllies,
  ...attacksChanged,
  ...attacks,
  ...moreCombat,
  ...outcomes,
  ...prisoners,
  ...strikeResults,
  ...strikes,
  ...windows,
  ...corruptionCards,
  ...corruptionChecks,
  ...itemsInUse,
  ...itemLures,
  ...theOneRing,
  ...ringTests,
  ...storingAndTransfer,
  ...traitor,
  ...endOfAWizard,
  ...theDragonsEvents,
  ...theWizardsCounsel,
  ...theWizardsDangers,
  ...theWizardsWays,
  ...example,
  ...arriving,
  ...movementEnvironment,
  ...hazardLimit,
  ...inAdvance,
  ...joining,
  ...keying,
  ...orderOfEffects,
  ...paths,
  ...phaseRules,
  ...returning,
  ...river,
  ...twoMoves,
  ...winters,
  ...siteAllies,
  ...automaticAttacks,
  ...calling,
  ...council,
  ...count,
  ...endOfTurn,
  ...entering,
  ...hoards,
  ...siteInfluence,
  ...moreRules,
  ...onGuardCards,
  ...onGuard,
  ...turnCharacters,
  ...companies,
  ...companySize,
  ...hand,
  ...havens,
  ...healing,
  ...turnInfluence,
  ...leaving,
  ...setup,
  ...untap,
];
