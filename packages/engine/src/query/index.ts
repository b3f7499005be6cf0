/** Questions about a state that bots, pages and terminals ask. */
export * from './cards.ts';
export { hasSkill, inCompany, matches, sideOf } from './filter.ts';
export { canReach, effectivePath, maxRegions, regionPaths, starterPath } from './map.ts';
export { attackFrame, chainFrame, strikeFrame } from './refs.ts';
export { cardPoints, finalScores, mayCall, type Points, points, tally, total } from './score.ts';
export { automaticAttacks, hadHoard, isHavenFor, siteType } from './sites.ts';
export {
  attackStat,
  companySize,
  companyStat,
  corruptionTotal,
  mindUnderGeneral,
  type Part,
  playerStat,
  rollModifier,
  stat,
  type Trace,
  unusedDirect,
  unusedGeneral,
} from './stats.ts';
