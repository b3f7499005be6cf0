import type { Scenario } from '@mathom/engine/scenario';
import { agentActions } from './scenarios/agents/actions.ts';
import { artsOfAgents } from './scenarios/agents/arts-of-agents.ts';
import { agentAttacks } from './scenarios/agents/attacks.ts';
import { agentDeeds } from './scenarios/agents/deeds.ts';
import { golodhros } from './scenarios/agents/golodhros.ts';
import { agentKeying } from './scenarios/agents/keying.ts';
import { agentMovement } from './scenarios/agents/movement.ts';
import { myPrecious } from './scenarios/agents/my-precious.ts';
import { agentPlay } from './scenarios/agents/play.ts';
import { balrogPlayer } from './scenarios/balrog/player.ts';
import { acrossSides } from './scenarios/beings/across-sides.ts';
import { alatar } from './scenarios/beings/alatar.ts';
import { allies } from './scenarios/beings/allies.ts';
import { characters } from './scenarios/beings/characters.ts';
import { greatShip } from './scenarios/beings/great-ship.ts';
import { influence } from './scenarios/beings/influence.ts';
import { lastingHazards } from './scenarios/beings/lasting-hazards.ts';
import { leaders } from './scenarios/beings/leaders.ts';
import { minions } from './scenarios/beings/minions.ts';
import { peoples } from './scenarios/beings/peoples.ts';
import { servants } from './scenarios/beings/servants.ts';
import { attackOrder } from './scenarios/chains/attack-order.ts';
import { beginnings } from './scenarios/chains/beginnings.ts';
import { activeConditions } from './scenarios/chains/conditions.ts';
import { copiesDeclared } from './scenarios/chains/copies-declared.ts';
import { duplicates } from './scenarios/chains/duplicates.ts';
import { eventsInPlay } from './scenarios/chains/events.ts';
import { chainExamples } from './scenarios/chains/examples.ts';
import { textsInForce } from './scenarios/chains/in-force.ts';
import { leavingPlay } from './scenarios/chains/leaving.ts';
import { partsInOrder } from './scenarios/chains/parts-in-order.ts';
import { passiveConditions } from './scenarios/chains/passive.ts';
import { rulesOfEffects } from './scenarios/chains/rules.ts';
import { targetsOfActions } from './scenarios/chains/targets.ts';
import { timingOfChains } from './scenarios/chains/timing.ts';
import { trueReasons } from './scenarios/chains/true-reasons.ts';
import { afterEntering } from './scenarios/combat/after-entering.ts';
import { allies as combatAllies } from './scenarios/combat/allies.ts';
import { alliesAsCharacters } from './scenarios/combat/allies-as-characters.ts';
import { alliesOfTheShadow } from './scenarios/combat/allies-of-the-shadow.ts';
import { attacks } from './scenarios/combat/attacks.ts';
import { attacksChanged } from './scenarios/combat/attacks-changed.ts';
import { attacksOfEvents } from './scenarios/combat/attacks-of-events.ts';
import { calledUp } from './scenarios/combat/called-up.ts';
import { companiesFighting } from './scenarios/combat/companies.ts';
import { companiesFacing } from './scenarios/combat/companies-facing.ts';
import { composition as compositionInCombat } from './scenarios/combat/composition.ts';
import { detainment } from './scenarios/combat/detainment.ts';
import { finerRules } from './scenarios/combat/finer-rules.ts';
import { moreCombat } from './scenarios/combat/more-combat.ts';
import { outcomes } from './scenarios/combat/outcomes.ts';
import { prisoners } from './scenarios/combat/prisoners.ts';
import { strikeResults } from './scenarios/combat/strike-results.ts';
import { strikes } from './scenarios/combat/strikes.ts';
import { strikesOfEvents } from './scenarios/combat/strikes-of-events.ts';
import { trophies } from './scenarios/combat/trophies.ts';
import { whomStrikesFind } from './scenarios/combat/whom-strikes-find.ts';
import { windows } from './scenarios/combat/windows.ts';
import { woundsAndGuards } from './scenarios/combat/wounds-and-guards.ts';
import { corruptionCards } from './scenarios/corruption/cards.ts';
import { corruptionChecks } from './scenarios/corruption/checks.ts';
import { itemsInUse } from './scenarios/corruption/items.ts';
import { itemLures } from './scenarios/corruption/lures.ts';
import { luresAndCurses } from './scenarios/corruption/lures-and-curses.ts';
import { theOneRing } from './scenarios/corruption/one-ring.ts';
import { ringTests } from './scenarios/corruption/rings.ts';
import { ringsByRule } from './scenarios/corruption/rings-by-rule.ts';
import { storingAndTransfer } from './scenarios/corruption/storing.ts';
import { traitor } from './scenarios/corruption/traitor.ts';
import { endOfAWizard } from './scenarios/corruption/wizard.ts';
import { artsOfDragons } from './scenarios/creatures/arts-of-dragons.ts';
import { assassin } from './scenarios/creatures/assassin.ts';
import { bandsAndFactions } from './scenarios/creatures/bands-and-factions.ts';
import { forWizardsAlone } from './scenarios/creatures/for-wizards-alone.ts';
import { keyedOtherwise } from './scenarios/creatures/keyed-otherwise.ts';
import { kindsAndCopies } from './scenarios/creatures/kinds-and-copies.ts';
import { mountsOfTheNine } from './scenarios/creatures/mounts-of-the-nine.ts';
import { slayersAndLurkers } from './scenarios/creatures/slayers-and-lurkers.ts';
import { theNine } from './scenarios/creatures/the-nine.ts';
import { victimsAndLands } from './scenarios/creatures/victims-and-lands.ts';
import { whomTheyMeet } from './scenarios/creatures/whom-they-meet.ts';
import { againstAttacks } from './scenarios/events/against-attacks.ts';
import { baneOfTheIthilStone } from './scenarios/events/bane-of-the-ithil-stone.ts';
import { bothSides } from './scenarios/events/both-sides.ts';
import { burdens } from './scenarios/events/burdens.ts';
import { buriedAndLent } from './scenarios/events/buried-and-lent.ts';
import { captivesAndTrails } from './scenarios/events/captives-and-trails.ts';
import { comers } from './scenarios/events/comers.ts';
import { doorsAndGates } from './scenarios/events/doors-and-gates.ts';
import { endsAndHavens } from './scenarios/events/ends-and-havens.ts';
import { foesTurnedAway } from './scenarios/events/foes-turned-away.ts';
import { foundAgain } from './scenarios/events/found-again.ts';
import { friendsAndHoards } from './scenarios/events/friends-and-hoards.ts';
import { gatesInChains } from './scenarios/events/gates-in-chains.ts';
import { houndAndEnts } from './scenarios/events/hound-and-ents.ts';
import { huntsAndSieges } from './scenarios/events/hunts-and-sieges.ts';
import { legendaryHoard } from './scenarios/events/legendary-hoard.ts';
import { lentStrength } from './scenarios/events/lent-strength.ts';
import { limitAndTypes } from './scenarios/events/limit-and-types.ts';
import { luckAndPeril } from './scenarios/events/luck-and-peril.ts';
import { luckySearch } from './scenarios/events/lucky-search.ts';
import { magic } from './scenarios/events/magic.ts';
import { minionsArts } from './scenarios/events/minions-arts.ts';
import { minionsCustoms } from './scenarios/events/minions-customs.ts';
import { minionsWays } from './scenarios/events/minions-ways.ts';
import { ofPlaces } from './scenarios/events/of-places.ts';
import { onTheRoad } from './scenarios/events/on-the-road.ts';
import { onTheWay } from './scenarios/events/on-the-way.ts';
import { orcMail } from './scenarios/events/orc-mail.ts';
import { powersReturned } from './scenarios/events/powers-returned.ts';
import { praised } from './scenarios/events/praised.ts';
import { sacrificeOfForm } from './scenarios/events/sacrifice-of-form.ts';
import { seenAndUnseen } from './scenarios/events/seen-and-unseen.ts';
import { shortHazards } from './scenarios/events/short-hazards.ts';
import { hereIsASnake } from './scenarios/events/snake.ts';
import { songsAndWhispers } from './scenarios/events/songs-and-whispers.ts';
import { stirrings } from './scenarios/events/stirrings.ts';
import { theDragonsEvents } from './scenarios/events/the-dragons.ts';
import { theWizardsCounsel } from './scenarios/events/the-wizards-counsel.ts';
import { theWizardsDangers } from './scenarios/events/the-wizards-dangers.ts';
import { theWizardsWays } from './scenarios/events/the-wizards-ways.ts';
import { treesAndTerrors } from './scenarios/events/trees-and-terrors.ts';
import { twilightAndTales } from './scenarios/events/twilight-and-tales.ts';
import { whomTheyReach } from './scenarios/events/whom-they-reach.ts';
import { wisdom } from './scenarios/events/wisdom.ts';
import { example } from './scenarios/example.ts';
import { boundToFallenWizards } from './scenarios/fallen-wizards/bound.ts';
import { cardsOfFallenWizards } from './scenarios/fallen-wizards/cards.ts';
import { draftOfFallenWizards } from './scenarios/fallen-wizards/draft.ts';
import { havensOfFallenWizards } from './scenarios/fallen-wizards/havens.ts';
import { minesOfFallenWizards } from './scenarios/fallen-wizards/mines.ts';
import { olderRulingsOnFallenWizards } from './scenarios/fallen-wizards/older-rulings.ts';
import { peopleOfFallenWizards } from './scenarios/fallen-wizards/people.ts';
import { pointsOfFallenWizards } from './scenarios/fallen-wizards/points.ts';
import { radagastFallen } from './scenarios/fallen-wizards/radagast.ts';
import { reachOfFallenWizards } from './scenarios/fallen-wizards/reach.ts';
import { replacedSitesOfFallenWizards } from './scenarios/fallen-wizards/replaced-sites.ts';
import { sitesOfFallenWizards } from './scenarios/fallen-wizards/sites.ts';
import { stagesOfFallenWizards } from './scenarios/fallen-wizards/stages.ts';
import { summons } from './scenarios/fallen-wizards/summons.ts';
import { trove } from './scenarios/fallen-wizards/trove.ts';
import { bladesAndMagic } from './scenarios/items/blades-and-magic.ts';
import { gearOfMinions } from './scenarios/items/gear-of-minions.ts';
import { phial } from './scenarios/items/phial.ts';
import { ringsAndTools } from './scenarios/items/rings-and-tools.ts';
import { settingOut } from './scenarios/items/setting-out.ts';
import { stonesAndBeasts } from './scenarios/items/stones-and-beasts.ts';
import { storedLore } from './scenarios/items/stored-lore.ts';
import { tokensAndDraughts } from './scenarios/items/tokens-and-draughts.ts';
import { wargear } from './scenarios/items/wargear.ts';
import { arriving } from './scenarios/movement/arriving.ts';
import { environment } from './scenarios/movement/environment.ts';
import { eventsAsSites } from './scenarios/movement/events-as-sites.ts';
import { hazardLimit } from './scenarios/movement/hazard-limit.ts';
import { inAdvance } from './scenarios/movement/in-advance.ts';
import { joined } from './scenarios/movement/joined.ts';
import { joining } from './scenarios/movement/joining.ts';
import { keying } from './scenarios/movement/keying.ts';
import { leftBehind } from './scenarios/movement/left-behind.ts';
import { limitOrder } from './scenarios/movement/limit-order.ts';
import { orderOfEffects } from './scenarios/movement/order-of-effects.ts';
import { paths } from './scenarios/movement/paths.ts';
import { phaseRules } from './scenarios/movement/phase-rules.ts';
import { replacedSites } from './scenarios/movement/replaced.ts';
import { returning } from './scenarios/movement/returning.ts';
import { river } from './scenarios/movement/river.ts';
import { specialMovement } from './scenarios/movement/special.ts';
import { twoMoves } from './scenarios/movement/two-moves.ts';
import { underDeeps } from './scenarios/movement/under-deeps.ts';
import { winters } from './scenarios/movement/winters.ts';
import { besetPlaces } from './scenarios/places/beset.ts';
import { cursedBorders } from './scenarios/places/cursed-borders.ts';
import { hoardsAndRage } from './scenarios/places/hoards-and-rage.ts';
import { revelry } from './scenarios/places/revelry.ts';
import { whoIsThere } from './scenarios/places/who-is-there.ts';
import { ringwraithAvatar } from './scenarios/ringwraiths/avatar.ts';
import { ringwraithCards } from './scenarios/ringwraiths/cards.ts';
import { ringwraithEnding } from './scenarios/ringwraiths/ending.ts';
import { ringwraithFollowers } from './scenarios/ringwraiths/followers.ts';
import { ofTheShadow } from './scenarios/ringwraiths/of-the-shadow.ts';
import { ringwraithRiding } from './scenarios/ringwraiths/riding.ts';
import { ringwraithSauron } from './scenarios/ringwraiths/sauron.ts';
import { termsOfTheShadow } from './scenarios/ringwraiths/terms-of-the-shadow.ts';
import { allies as siteAllies } from './scenarios/site/allies.ts';
import { automaticAttacks } from './scenarios/site/automatic-attacks.ts';
import { barredFromGuard } from './scenarios/site/barred-from-guard.ts';
import { burglary } from './scenarios/site/burglary.ts';
import { calling } from './scenarios/site/calling.ts';
import { council } from './scenarios/site/council.ts';
import { count } from './scenarios/site/count.ts';
import { endOfTurn } from './scenarios/site/end-of-turn.ts';
import { entering } from './scenarios/site/entering.ts';
import { fromAfar } from './scenarios/site/from-afar.ts';
import { fromHand } from './scenarios/site/from-hand.ts';
import { guardingAttacks } from './scenarios/site/guarding-attacks.ts';
import { hoards } from './scenarios/site/hoards.ts';
import { hoardsOfTheTurn } from './scenarios/site/hoards-of-the-turn.ts';
import { influence as siteInfluence } from './scenarios/site/influence.ts';
import { moreRules } from './scenarios/site/more-rules.ts';
import { onGuard } from './scenarios/site/on-guard.ts';
import { onGuardCards } from './scenarios/site/on-guard-cards.ts';
import { shownAtTheCouncil } from './scenarios/site/shown-at-the-council.ts';
import { slainAtHome } from './scenarios/site/slain-at-home.ts';
import { winningOver } from './scenarios/site/winning-over.ts';
import { agents } from './scenarios/turn/agents.ts';
import { characters as turnCharacters } from './scenarios/turn/characters.ts';
import { companies } from './scenarios/turn/companies.ts';
import { companySize } from './scenarios/turn/company-size.ts';
import { composition } from './scenarios/turn/composition.ts';
import { hand } from './scenarios/turn/hand.ts';
import { havens } from './scenarios/turn/havens.ts';
import { healing } from './scenarios/turn/healing.ts';
import { influence as turnInfluence } from './scenarios/turn/influence.ts';
import { kindsOfPlayer } from './scenarios/turn/kinds-of-player.ts';
import { leaving } from './scenarios/turn/leaving.ts';
import { manyPlayers } from './scenarios/turn/many-players.ts';
import { setup } from './scenarios/turn/setup.ts';
import { splitting } from './scenarios/turn/splitting.ts';
import { untap } from './scenarios/turn/untap.ts';

/** Every scenario, by theme. A file that is left out here is missed by the test of the list. */
export const allScenarios = (): readonly Scenario[] => [
  ...acrossSides,
  ...alatar,
  ...allies,
  ...greatShip,
  ...lastingHazards,
  ...characters,
  ...influence,
  ...leaders,
  ...minions,
  ...peoples,
  ...servants,
  ...attackOrder,
  ...activeConditions,
  ...copiesDeclared,
  ...duplicates,
  ...eventsInPlay,
  ...chainExamples,
  ...partsInOrder,
  ...textsInForce,
  ...leavingPlay,
  ...passiveConditions,
  ...rulesOfEffects,
  ...targetsOfActions,
  ...timingOfChains,
  ...trueReasons,
  ...afterEntering,
  ...calledUp,
  ...compositionInCombat,
  ...finerRules,
  ...detainment,
  ...trophies,
  ...combatAllies,
  ...companiesFighting,
  ...companiesFacing,
  ...alliesAsCharacters,
  ...alliesOfTheShadow,
  ...attacksChanged,
  ...whomStrikesFind,
  ...attacks,
  ...moreCombat,
  ...outcomes,
  ...prisoners,
  ...strikeResults,
  ...strikes,
  ...strikesOfEvents,
  ...woundsAndGuards,
  ...windows,
  ...attacksOfEvents,
  ...bothSides,
  ...corruptionCards,
  ...corruptionChecks,
  ...itemsInUse,
  ...itemLures,
  ...luresAndCurses,
  ...theOneRing,
  ...ringTests,
  ...ringsByRule,
  ...storingAndTransfer,
  ...traitor,
  ...endOfAWizard,
  ...assassin,
  ...bandsAndFactions,
  ...keyedOtherwise,
  ...kindsAndCopies,
  ...slayersAndLurkers,
  ...theNine,
  ...artsOfDragons,
  ...mountsOfTheNine,
  ...victimsAndLands,
  ...whomTheyMeet,
  ...forWizardsAlone,
  ...againstAttacks,
  ...burdens,
  ...buriedAndLent,
  ...whomTheyReach,
  ...comers,
  ...legendaryHoard,
  ...sacrificeOfForm,
  ...doorsAndGates,
  ...gatesInChains,
  ...foundAgain,
  ...endsAndHavens,
  ...friendsAndHoards,
  ...huntsAndSieges,
  ...lentStrength,
  ...houndAndEnts,
  ...limitAndTypes,
  ...luckAndPeril,
  ...luckySearch,
  ...magic,
  ...minionsArts,
  ...minionsCustoms,
  ...captivesAndTrails,
  ...orcMail,
  ...ofTheShadow,
  ...cardsOfFallenWizards,
  ...olderRulingsOnFallenWizards,
  ...beginnings,
  ...minionsWays,
  ...ofPlaces,
  ...onTheRoad,
  ...onTheWay,
  ...shortHazards,
  ...foesTurnedAway,
  ...powersReturned,
  ...praised,
  ...seenAndUnseen,
  ...baneOfTheIthilStone,
  ...hereIsASnake,
  ...songsAndWhispers,
  ...stirrings,
  ...theDragonsEvents,
  ...theWizardsCounsel,
  ...theWizardsDangers,
  ...theWizardsWays,
  ...treesAndTerrors,
  ...twilightAndTales,
  ...wisdom,
  ...example,
  ...bladesAndMagic,
  ...phial,
  ...settingOut,
  ...ringsAndTools,
  ...stonesAndBeasts,
  ...storedLore,
  ...tokensAndDraughts,
  ...wargear,
  ...gearOfMinions,
  ...arriving,
  ...environment,
  ...hazardLimit,
  ...inAdvance,
  ...joined,
  ...joining,
  ...keying,
  ...limitOrder,
  ...orderOfEffects,
  ...paths,
  ...phaseRules,
  ...returning,
  ...river,
  ...eventsAsSites,
  ...leftBehind,
  ...replacedSites,
  ...specialMovement,
  ...twoMoves,
  ...underDeeps,
  ...winters,
  ...besetPlaces,
  ...revelry,
  ...cursedBorders,
  ...hoardsAndRage,
  ...whoIsThere,
  ...siteAllies,
  ...automaticAttacks,
  ...burglary,
  ...calling,
  ...council,
  ...count,
  ...shownAtTheCouncil,
  ...endOfTurn,
  ...entering,
  ...fromHand,
  ...guardingAttacks,
  ...hoards,
  ...hoardsOfTheTurn,
  ...siteInfluence,
  ...moreRules,
  ...onGuardCards,
  ...winningOver,
  ...fromAfar,
  ...slainAtHome,
  ...onGuard,
  ...barredFromGuard,
  ...turnCharacters,
  ...companies,
  ...agents,
  ...agentActions,
  ...agentAttacks,
  ...agentDeeds,
  ...golodhros,
  ...artsOfAgents,
  ...agentKeying,
  ...agentMovement,
  ...myPrecious,
  ...agentPlay,
  ...companySize,
  ...composition,
  ...kindsOfPlayer,
  ...boundToFallenWizards,
  ...draftOfFallenWizards,
  ...summons,
  ...trove,
  ...havensOfFallenWizards,
  ...minesOfFallenWizards,
  ...replacedSitesOfFallenWizards,
  ...peopleOfFallenWizards,
  ...pointsOfFallenWizards,
  ...reachOfFallenWizards,
  ...radagastFallen,
  ...sitesOfFallenWizards,
  ...stagesOfFallenWizards,
  ...balrogPlayer,
  ...ringwraithAvatar,
  ...ringwraithCards,
  ...ringwraithEnding,
  ...ringwraithFollowers,
  ...ringwraithRiding,
  ...ringwraithSauron,
  ...termsOfTheShadow,
  ...manyPlayers,
  ...hand,
  ...havens,
  ...healing,
  ...turnInfluence,
  ...leaving,
  ...setup,
  ...splitting,
  ...untap,
];
