import type { Alignment, Card } from '../language/index.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { def, isHazardAgent } from './cards.ts';

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

/** Where a card is while it is played. */
const PLAYED_FROM: ReadonlySet<string> = new Set(['hand', 'guard', 'chain']);

/** Whether the text that asks is that of a hazard which is being played, and not in play already. */
export const playsHazard = (s: State, c: Ctx): boolean =>
  c.card >= 0 && PLAYED_FROM.has(s.zone[c.card]) && sideOf(s, c.card) === 'hazard';

/** Which of the two sides a card is of, if of one; a resource of both is of neither. */
const CAMP: Readonly<Partial<Record<Alignment, 'hero' | 'minion'>>> = {
  hero: 'hero',
  minion: 'minion',
  balrog: 'minion',
};

export const campOf = (d: Card): 'hero' | 'minion' | undefined => CAMP[d.alignment];
