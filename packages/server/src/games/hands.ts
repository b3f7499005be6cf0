import type { Onlooker } from '@mathom/engine';
import { fork, type State, type View } from '@mathom/engine';
import type { Hands } from '@mathom/protocol';
import type { SeatRow } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import type { GameRoom } from './room.ts';

/**
 * Spectators see both hands if the maker of the game let it be asked and each player has agreed;
 * until one withdraws. They see the cards that are in hand at the moment and nothing else: events,
 * decks and what lies face down on the table stay as they are for everybody.
 */

/** A bot has nothing against it. */
const agreedOf = (row: SeatRow): boolean | null => (row.bot === null ? row.openHands : true);

export function handsOf(room: GameRoom): Hands | null {
  if (room.game.settings.openHands !== 'ask') return null;
  const agreed = room.seats.map(agreedOf);
  return { open: room.timeline !== null && agreed.every((yes) => yes === true), agreed };
}

export const handsAreOpen = (room: GameRoom): boolean => handsOf(room)?.open ?? false;

/** A spectator's view with the hands of all players. */
export function withHands(v: View, s: State): View {
  const state = fork(v.state);
  const notes = { ...state.notes };
  for (const { hand } of s.players) {
    for (const card of hand) {
      state.def[card] = s.def[card];
      if (s.notes[card]) notes[card] = s.notes[card];
    }
  }
  state.notes = notes;
  return { ...v, state };
}

export const showHand = (
  room: GameRoom,
  audience: Onlooker,
  id: string,
  open: boolean,
): Promise<number> =>
  room.exclusive(async () => {
    const seat = room.seatOf(audience);
    const actor = room.actor(seat);
    const key = `hands ${open}`;
    const before = room.doings.find(actor, id, key);
    if (before >= 0) return before;
    if (room.game.settings.openHands !== 'ask') {
      throw new Refusal('no-open-hands', 'In this game hands are not shown to spectators.');
    }
    const mine = room.seats.filter((row) => audience === 'both' || row.seat === seat);
    // closed before it is written, open only after that: whatever fails, nothing shows too much
    if (!open) for (const row of mine) row.openHands = false;
    for (const row of mine) {
      await room.deps.store.changeSeat(room.id, row.seat, { openHands: open });
      row.openHands = open;
    }
    room.doings.note(actor, id, key, room.n);
    room.refresh();
    return room.n;
  });
