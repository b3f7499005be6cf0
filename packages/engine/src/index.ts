/** The public surface of the engine. */
export * from './api.ts';
export {
  describeAim,
  describeCompany,
  describeKey,
  describeOption,
  regionWord,
  siteWord,
} from './describe.ts';
export { EngineFault, type ErrorCode, GameError } from './errors.ts';
export { type Explained, explain } from './explain.ts';
export { type Happening, isTold } from './happenings/happening.ts';
export { shownEvent, type Told } from './hiding/events.ts';
export { type Onlooker, SPECTATOR, sees } from './hiding/onlooker.ts';
export { ownList } from './hiding/own-list.ts';
export { leaveLacking } from './legality/character.ts';
export { keysToAttack, wouldDetain } from './legality/could-attack.ts';
export { couldLure } from './legality/luring.ts';
export type { Reason } from './legality/reasons.ts';
export { couldPlayAt } from './legality/site-play.ts';
export { actionOf, optionOf, useOf } from './legality/use.ts';
export type { Decision, DecisionKind, Option, Question } from './options.ts';
export { HIDDEN } from './pool/hidden.ts';
export {
  cardDef,
  cardNumbered,
  cardsNamed,
  createPool,
  hasCard,
  numberOf,
  type Pool,
  siteNamed,
} from './pool/pool.ts';
export { checksOf } from './query/checks.ts';
export { isHome } from './query/homes.ts';
export * as query from './query/index.ts';
export { mendable, notMendable, repair } from './repair.ts';
export {
  FIRST_KIND,
  isPlayerKind,
  KINDS_OF_PLAYER,
  type KindOfPlayer,
} from './rules/kinds-of-player.ts';
export { RULE_SETS, type RuleSet, type RuleSetName } from './rules/rule-sets.ts';
export type { Frame, WindowKind } from './state/frames.ts';
export { commitmentOf, isKey } from './state/keyed-stream.ts';
export { cardsOfRepair, type Repair } from './state/repair.ts';
export { forgetFound, withPool } from './state/runtime.ts';
export { shareSame } from './state/share.ts';
export * from './state/types.ts';
export { readView, type View, view } from './view.ts';
