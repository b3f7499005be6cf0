import type { Card } from '@mathom/engine/language';
import { type Census, type Held, idsOf, inParts, total } from './census.ts';
import { agentIsHazard, isStage, namesOf, stagePointsOf } from './facts.ts';
import type { Law } from './limits.ts';
import { NOT_STARTING, NOT_STARTING_HEROES } from './named-cards.ts';
import { counted, listed, type RuleName, type Violation } from './violation.ts';

/** Stage cards with which a Fallen-wizard starts (coe/1.7.F1). */
export const isStartingStage = (card: Card): boolean =>
  card.kind === 'event' && isStage(card) && card.duration === 'permanent';

/** A minor item, or what says that it can stand in its place. */
export const isStartingItem = (card: Card): boolean =>
  (card.kind === 'item' &&
    card.class === 'minor' &&
    !card.unique &&
    !card.keywords?.includes('hoard')) ||
  (card.kind !== 'character' && card.startingItem !== undefined);

export const cannotStart = (card: Card, law: Law): boolean =>
  NOT_STARTING.has(card.id) || (law.kind === 'wizard' && NOT_STARTING_HEROES.has(card.id));

type Role = 'avatar' | 'character' | 'item' | 'stage' | 'none';

/** For what a card is in the pool. */
function role(card: Card, law: Law): Role {
  if (card.kind === 'character') {
    if (card.avatar) return 'avatar';
    return agentIsHazard(card, law.kind) && !law.poolFree ? 'none' : 'character';
  }
  if (isStartingStage(card))
    return cannotStart(card, law) || (law.kind !== 'fallen-wizard' && !law.poolFree)
      ? 'none'
      : 'stage';
  return isStartingItem(card) && !cannotStart(card, law) ? 'item' : 'none';
}

/** Who and what may be in the pool, and how many (coe/1.7, 1.7.F1). */
export function pool(c: Census): Violation[] {
  const { law } = c;
  const by: Record<Role, Held[]> = { avatar: [], character: [], item: [], stage: [], none: [] };
  for (const h of inParts(c, 'pool')) by[role(h.card, law)].push(h);
  const out: Violation[] = [];
  const more = (rule: RuleName, held: readonly Held[], says: string, cites: readonly string[]) =>
    out.push({ rule, says, cites, cards: idsOf(held), part: 'pool' });
  if (by.none.length > 0)
    more(
      'pool-card',
      by.none,
      `The pool is for characters and for minor items that are neither unique nor of a hoard, and not for ${listed(namesOf(idsOf(by.none), c.cardOf))}.`,
      law.kind === 'fallen-wizard' ? ['coe/1.7', 'coe/1.7.F1'] : ['coe/1.7'],
    );
  const limited = (rule: RuleName, role: Role, what: string, bound: Law['poolItems']): void => {
    const n = total(by[role]);
    if (n <= bound.n) return;
    const most = bound.n === 0 ? 'there can be none' : `${bound.n} are the most`;
    more(rule, by[role], `${counted(n, what)} in the pool, and ${most}.`, bound.cites);
  };
  limited('pool-characters', 'character', 'character', law.poolCharacters);
  limited('pool-items', 'item', 'minor item', law.poolItems);
  limited('pool-avatars', 'avatar', 'avatar', law.poolAvatars);
  limited('stage-cards', 'stage', 'Stage resource', law.stageCards);
  if (law.kind === 'fallen-wizard') out.push(...stage(law, by.stage));
  return out;
}

/** Exactly three points, and not all of them unique cards. */
function stage(law: Law, held: readonly Held[]): Violation[] {
  const out: Violation[] = [];
  const points = held.reduce((sum, h) => sum + h.n * stagePointsOf(h.card), 0);
  if (points !== law.stagePoints.n)
    out.push({
      rule: points < law.stagePoints.n ? 'stage-points-few' : 'stage-points',
      says: `The Stage resources of the pool have ${counted(points, 'point')}, and must have ${law.stagePoints.n}.`,
      cites: law.stagePoints.cites,
      cards: idsOf(held),
      part: 'pool',
    });
  if (held.length > 0 && held.every((h) => h.card.unique))
    out.push({
      rule: 'stage-unique',
      says: 'One of the Stage resources of the pool at least must not be unique.',
      cites: law.stagePoints.cites,
      cards: idsOf(held),
      part: 'pool',
    });
  return out;
}
