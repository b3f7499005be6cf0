import {
  type Applied,
  GameError,
  type Onlooker,
  query,
  type Repair,
  repair,
  SPECTATOR,
  sees,
} from '@mathom/engine';
import type { ChatLine } from '@mathom/protocol';
import { Refusal } from '../errors.ts';
import { elapsed } from '../time.ts';
import type { GameRoom } from './room.ts';

/**
 * Setting the board right by hand, at a table that is not rated: one says how a card should lie or
 * where it should be, the other agrees, and it is done, said in the chat and marked in the replay.
 * A bot agrees, and so does one who plays against himself.
 */

function tried(room: GameRoom, r: Repair): Applied {
  try {
    return repair(room.running().state, r);
  } catch (error) {
    if (error instanceof GameError) throw new Refusal('not-an-option', error.message);
    throw error;
  }
}

export const askRepair = (
  room: GameRoom,
  audience: Onlooker,
  id: string,
  n: number,
  r: Repair,
): Promise<number> =>
  room.exclusive(async () => {
    const seat = room.seatOf(audience);
    const actor = room.actor(seat);
    const before = room.doings.find(actor, id, 'repair');
    if (before >= 0) return before;
    const timeline = room.running();
    if (room.game.settings.rated) {
      throw new Refusal('no-repairs', 'A rated game is played as it lies.');
    }
    if (n !== timeline.n) {
      throw new Refusal('stale', `That was update ${n}; the game is at ${timeline.n}.`);
    }
    const { state } = timeline;
    // whoever asks knows the card: else he would learn by the answer what it is, or where
    if (r.card >= state.def.length || !sees(audience, state.known[r.card], state.players.length)) {
      throw new Refusal('unknown-card', 'You do not know that card.');
    }
    tried(room, r);
    const agreed = audience === 'both' || room.seats[1 - seat]?.bot !== null;
    if (agreed) await mend(room, seat, r, id);
    else {
      room.asked = { by: seat, n, left: -1, choices: 0, repair: r };
      const asked = { by: seat, n, choices: 0, repair: r };
      room.viewers.tell({ t: 'takeback-asked', game: room.id, asked });
    }
    room.doings.note(actor, id, 'repair', timeline.n);
    return timeline.n;
  });

/** As both have agreed. */
export async function mend(
  room: GameRoom,
  seat: number,
  r: Repair,
  client: string | null,
): Promise<void> {
  const timeline = room.running();
  const from = timeline.n;
  const applied = tried(room, r);
  const now = elapsed();
  await room.write({
    n: from + 1,
    kind: 'repair',
    seat,
    value: -1,
    option: r,
    client,
    free: false,
    clocks: room.clock?.all(now) ?? null,
    events: applied.told,
    at: Date.now(),
  });
  const words = wordsFor(room, r);
  room.asked = null;
  timeline.mended(applied, seat);
  room.clock?.run(timeline.decision?.seat ?? -1, now);
  await log(room, words);
  room.changed(from);
}

/** A card that somebody at the table does not know is not named to anybody. */
function wordsFor(room: GameRoom, r: Repair): string {
  const { state } = room.running();
  const all = (1 << state.players.length) - 1;
  const name = (state.known[r.card] & all) === all ? query.nameOf(state, r.card) : 'a card';
  const what = 'lies' in r ? `${name} is ${r.lies}` : `${name} goes to its owner’s ${r.to}`;
  return `By hand, as both agreed: ${what}.`;
}

async function log(room: GameRoom, text: string): Promise<void> {
  const line: ChatLine = {
    ...{ n: room.chatN + 1, at: Date.now(), seat: SPECTATOR, name: 'Mathom', text },
  };
  const client = `repair-${room.n}`;
  try {
    await room.deps.store.addChat({ game: room.id, client, ...line });
    room.chatN = line.n;
    room.viewers.tell({ t: 'chat', game: room.id, lines: [line] });
  } catch (error) {
    // the row of the repair says it too
    room.deps.log.error({ err: error, game: room.id }, 'a repair is not in the chat');
  }
}
