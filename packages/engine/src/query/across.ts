import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { def, inPlay } from './cards.ts';
import { isGranted } from './granted.ts';
import { inForce } from './in-force.ts';
import { areOfTwoSides, sideOf } from './side.ts';

/** A text has resources of either side played at that site (coe/2.V.F1). */
export const servesBothSides = (s: State, site: Cid): boolean =>
  inForce(s, 'grant').some((x) => x.a.ability === 'serve-both-sides' && isGranted(s, x, site));

/**
 * A resource event of one side has no business with resources and sites of the other (coe/9.3.5,
 * crf/term/site/3), but for the magic of one who reaches both (coe/9.3.F3) and for a site that serves both
 * (pef/card/double-dealing/2).
 */
export function isAcross(s: State, event: Cid, id: Cid): boolean {
  const e = def(s, event);
  if (e.kind !== 'event' || e.side !== 'resource') return false;
  const d = def(s, id);
  if (d.kind !== 'site' && sideOf(s, id) !== 'resource') return false;
  if (!areOfTwoSides(e, d)) return false;
  const magic = e.magic !== undefined || e.keywords?.includes('spell') === true;
  if (magic && kindOf(s, s.owner[event]).reachesAcross.magic) return false;
  return !(d.kind === 'site' && s.owner[id] === s.owner[event] && servesBothSides(s, id));
}

/** The attacks of a site of the other side are out of reach, unless it is one's own and one has both (coe/9.3.5, 9.3.F2). */
export const isOutOfReach = (s: State, event: Cid, site: Cid): boolean =>
  event >= 0 &&
  isAcross(s, event, site) &&
  !(s.owner[event] === s.owner[site] && kindOf(s, s.owner[site]).reachesAcross.attacks);

/** Of his own in play a resource event finds only what is of its side (coe/9.3.5); whose text is about an opponent's says so. */
export const isOfTheOther = (s: State, c: Ctx, id: Cid): boolean =>
  c.card >= 0 && inPlay(s, id) && s.owner[id] === c.by && isAcross(s, c.card, id);

/**
 * An item that a resource of the other side cannot have played (coe/9.2.4). Who plays rings of either side does so by
 * such a text too, and by the older rulings any item (crf/card/black-rain/1: it is not aimed at what is played).
 */
export function isOutOfHand(s: State, source: Cid, id: Cid): boolean {
  const d = def(s, id);
  if (d.kind !== 'item' || source < 0 || sideOf(s, source) !== 'resource') return false;
  const e = def(s, source);
  if (!areOfTwoSides(e, d)) return false;
  const { reachesAcross, ringTests } = kindOf(s, s.owner[source]);
  if (e.magic !== undefined && reachesAcross.magic) return false;
  return !(ringTests.ofEitherSide && (d.class === 'special' || rulesOf(s).wording === 'older'));
}
