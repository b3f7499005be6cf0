import type { Alignment, Card } from '../language/index.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { def, isAgentCard, isHazardAgent, note } from './cards.ts';

/** Resource, hazard or neither. */
export function sideOf(s: State, id: Cid): 'resource' | 'hazard' | 'other' {
  const d = def(s, id);
  switch (d.kind) {
    case 'event':
      return d.side;
    case 'creature':
      return 'hazard';
    case 'item':
    case 'ally':
    case 'faction':
      return 'resource';
    case 'character':
      return isHazardAgent(s, id) ? 'hazard' : 'other';
    default:
      return 'other';
  }
}

/**
 * A hazard, or one that could still be played as one: an agent's card is both until then (coe/1.3.R2;
 * crf/monday/12-6-97/1), and so is a resource that may be a hazard as well (coe/1.3.3).
 */
export function countsAsHazard(s: State, id: Cid): boolean {
  const d = def(s, id);
  if (sideOf(s, id) === 'hazard') return true;
  if (s.zone[id] === 'play') return false;
  // who fell with a company had been played as a character
  if (s.zone[id] === 'pile' && note(s, id).fell !== undefined) return false;
  return isAgentCard(d) || (d.kind === 'event' && d.alsoHazard === true);
}

/** Where a card is while it is played. */
const PLAYED_FROM: ReadonlySet<string> = new Set(['hand', 'guard', 'chain']);

/** Whether the text that asks is that of a hazard which is being played, and not in play already. */
export const playsHazard = (s: State, c: Ctx): boolean =>
  c.card >= 0 && PLAYED_FROM.has(s.zone[c.card]) && sideOf(s, c.card) === 'hazard';

/** Whether the text that asks is that of a hazard, played already or not. */
export const asksAsHazard = (s: State, c: Ctx): boolean =>
  c.card >= 0 && sideOf(s, c.card) === 'hazard';

/** Which of the two sides a card is of, if of one; a resource of both is of neither. */
const CAMP: Readonly<Partial<Record<Alignment, 'hero' | 'minion'>>> = {
  hero: 'hero',
  minion: 'minion',
  balrog: 'minion',
};

/** A resource event of one side, and a resource of the other: the one does nothing to the other (coe/9.3.5). */
export function isBeyond(s: State, event: Cid, id: Cid): boolean {
  const e = def(s, event);
  if (e.kind !== 'event' || e.side !== 'resource' || sideOf(s, id) !== 'resource') return false;
  return areOfTwoSides(e, def(s, id));
}

/** The one is of heroes and the other of minions. */
export function areOfTwoSides(one: Card, other: Card): boolean {
  const [mine, theirs] = [campOf(one), campOf(other)];
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

export const campOf = (d: Card): 'hero' | 'minion' | undefined => CAMP[d.alignment];
