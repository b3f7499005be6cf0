/** Questions about a state that bots, pages and terminals ask. */

export { kindOf } from '../rules/kinds-of-player.ts';
export * from './agents.ts';
export { attackStat } from './attack-stats.ts';
export * from './cards.ts';
export { inCompany, isCovert } from './company.ts';
export { companySize, companyStat, playerStat } from './company-stats.ts';
export { unfit } from './composition.ts';
export { matches } from './evaluate.ts';
export { committedProwess } from './fight-stats.ts';
export { inForce, inUse, modifiersInForce, type Said, triggersInForce } from './in-force.ts';
export { mindUnderGeneral, unusedDirect, unusedGeneral } from './influence.ts';
export { effectivePath } from './map.ts';
export { cameBack } from './memory.ts';
export { modeOf } from './modes.ts';
export type { Part, Trace } from './modifiers.ts';
export { canReach, maxRegions, reaches, travellerOf, waysTo } from './movement/index.ts';
export { attackFrame, chainFrame, strikeFrame } from './refs.ts';
export {
  cardPoints,
  finalScores,
  goalOf,
  mayCall,
  type Points,
  points,
  tally,
  tallyForCalling,
  total,
} from './score.ts';
export { sideOf } from './side.ts';
export { automaticAttacks, hadHoard, isHavenFor, siteType } from './sites.ts';
export { hasSkill } from './skills.ts';
export { corruptionTotal, rollModifier, stat } from './stats.ts';
export { isSurface, rollBetween } from './under-deeps.ts';
