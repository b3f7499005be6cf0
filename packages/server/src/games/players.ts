import { commitmentOf, type Onlooker } from '@mathom/engine';
import type { GameInfo, PlayerInfo } from '@mathom/protocol';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { alignmentOf } from './cards.ts';

/** A seat as others see it: the deck is its player's own business. */
export const playerInfo = (row: SeatRow, here: boolean): PlayerInfo => ({
  seat: row.seat,
  name: row.name,
  alignment: alignmentOf(row),
  bot: row.bot !== null,
  here: row.bot !== null || here,
});

/** Who somebody is in a game. */
export function audienceOf(game: GameRow, seats: readonly SeatRow[], user: string): Onlooker {
  const mine = seats.find((row) => row.user === user);
  if (!mine) return -1;
  return game.settings.opponent === 'hotseat' ? 'both' : mine.seat;
}

/** A game for a list; what is only known while it is in memory is given by the room. */
export const infoOf = (
  game: GameRow,
  seats: readonly SeatRow[],
  audience: Onlooker,
  isHere: (seat: number) => boolean,
): GameInfo => ({
  id: game.id,
  status: game.status,
  settings: game.settings,
  players: seats.map((row) => playerInfo(row, isHere(row.seat))),
  you: audience === 'both' ? 0 : audience,
  n: game.n,
  turn: game.turn,
  deciding: game.deciding,
  createdAt: game.createdAt,
  changedAt: game.changedAt,
  result: game.result,
  rematch: game.rematch,
  commitment: commitmentIn(game),
});

/** A game that goes on from a replay has the key of one that is over: there is nothing to promise. */
const commitmentIn = ({ setup, base }: GameRow): string | null => {
  if (typeof setup?.seed !== 'string' || base !== 0) return null;
  // asked for with every update, and always the same
  let made = commitments.get(setup);
  if (made === undefined) {
    made = commitmentOf(setup.seed);
    commitments.set(setup, made);
  }
  return made;
};
const commitments = new WeakMap<NonNullable<GameRow['setup']>, string>();
