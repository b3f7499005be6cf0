import type { Seat } from '../state/types.ts';

/** Who looks at a game: a seat, a spectator (who knows what all know), or one who plays every hand. */
export type Onlooker = Seat | 'both';
export const SPECTATOR = -1;

/** Whether what is known to these seats (one bit each) is known to him. */
export const sees = (who: Onlooker, known: number, players: number): boolean => {
  if (who === 'both') return known !== 0;
  if (who < 0) return known === (1 << players) - 1;
  return (known & (1 << who)) !== 0;
};

/** Whether what only that seat may see is for his eyes. */
export const isHis = (who: Onlooker, seat: Seat): boolean => who === 'both' || who === seat;
