import type { GameRow, SeatRow } from '../db/schema.ts';
import { notForWatching } from '../errors.ts';
import { audienceOf } from '../games/players.ts';

/** Players may always look; others only where the game is public. */
export function mayWatch(game: GameRow, seats: readonly SeatRow[], user: string): boolean {
  return game.settings.public || audienceOf(game, seats, user) !== -1;
}

export function needWatch(game: GameRow, seats: readonly SeatRow[], user: string): void {
  if (!mayWatch(game, seats, user)) throw notForWatching();
}

/** Everything of a game, with both hands: when it is over, or to one who plays both. */
export function mayKnowAll(game: GameRow, seats: readonly SeatRow[], user: string): boolean {
  if (audienceOf(game, seats, user) === 'both') return true;
  return game.status === 'over' && mayWatch(game, seats, user);
}
