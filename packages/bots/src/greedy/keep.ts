import { leaveLacking, query } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { cardOf, isTaken, numberOf, roomOf, type Sight } from './sight.ts';

/** What it is worth to have a card in hand: what to keep, what to fetch, what to throw away. */
export function keepWorth(x: Sight, id: number): number {
  const c = cardOf(x.s, id);
  if (!c) return 0;
  if (isTaken(x, c)) return 0;
  const copies = x.s.players[x.me].hand.filter((h) => x.s.def[h] === x.s.def[id]).length;
  if (query.isHazardAgent(x.s, id)) return 0.45;
  // who needs leave waits for the card that gives it, and mostly for ever
  if (leaveLacking(x.s, x.me, id) !== null) return 0.15;
  return rawWorth(x, c) * (copies > 1 ? 0.7 : 1);
}

function rawWorth(x: Sight, c: Card): number {
  switch (c.kind) {
    case 'character':
      return c.avatar ? (query.avatarOf(x.s, x.me) >= 0 ? 0 : 3) : characterWorth(x, c.mind ?? 0);
    case 'faction':
      return 0.5 + c.points;
    case 'ally':
      return 0.4 + (c.points ?? 0);
    case 'item':
      return 0.4 + numberOf(c.points ?? 0) * (c.class === 'special' ? 0.6 : 1);
    case 'creature':
      return 0.5 + 0.08 * blowWeight(c.attack.strikes, numberOf(c.attack.prowess));
    case 'event':
      return c.side === 'hazard' ? 0.6 : 0.7 + (c.points ? numberOf(c.points.value) : 0);
    default:
      return 0;
  }
}

const blowWeight = (strikes: unknown, prowess: number): number =>
  Math.min(8, (strikes === 'each' ? 3 : numberOf(strikes)) * Math.max(0, prowess - 5) * 0.4);

/** A character in hand is of use if there is influence to control him. */
function characterWorth(x: Sight, mind: number): number {
  return roomOf(x.s, x.me) >= mind ? 1.2 : 0.25;
}
