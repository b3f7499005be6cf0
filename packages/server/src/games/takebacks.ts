import type { GameSetup, Onlooker, State } from '@mathom/engine';
import { Refusal } from '../errors.ts';
import { elapsed } from '../time.ts';
import { mend } from './repairs.ts';
import { stateAt } from './resume.ts';
import type { GameRoom } from './room.ts';

/**
 * Taking back: the last choice of the one who asks, and all that came after it. At once while
 * nothing hidden has come to light and nobody else has decided anything; otherwise the other
 * player must agree. A bot agrees, and so does one who plays against himself.
 */

/** What this audience could do about its last choice. */
export function takebackFor(room: GameRoom, audience: Onlooker): 'no' | 'free' | 'ask' {
  const { timeline, game } = room;
  if (!timeline || game.status !== 'playing' || !game.settings.takebacks) return 'no';
  if (audience === 'both') return timeline.steps.length > game.base ? 'free' : 'no';
  if (audience < 0) return 'no';
  const left = timeline.beforeLastOf(audience, game.base);
  if (left < 0) return 'no';
  return timeline.isFree(left) ? 'free' : 'ask';
}

export const takeback = (room: GameRoom, audience: Onlooker, id: string): Promise<number> =>
  room.exclusive(async () => {
    const seat = room.seatOf(audience);
    const actor = room.actor(seat);
    const before = room.doings.find(actor, id, 'takeback');
    if (before >= 0) return before;
    const timeline = room.running();
    const { base, settings } = room.game;
    if (!settings.takebacks) {
      throw new Refusal('no-takebacks', 'This game is played without taking back.');
    }
    const left =
      audience === 'both' ? timeline.steps.length - 1 : timeline.beforeLastOf(seat, base);
    if (left < base) {
      throw new Refusal('nothing-to-take-back', 'You have chosen nothing that could be undone.');
    }
    const agreed = audience === 'both' || room.seats[1 - seat]?.bot !== null;
    if (agreed || timeline.isFree(left)) await undo(room, seat, left, id);
    else {
      const choices = timeline.steps.length - left;
      const { n } = timeline;
      room.asked = { by: seat, n, left, choices };
      room.viewers.tell({ t: 'takeback-asked', game: room.id, asked: { by: seat, n, choices } });
    }
    room.doings.note(actor, id, 'takeback', timeline.n);
    return timeline.n;
  });

export const answer = (
  room: GameRoom,
  audience: Onlooker,
  id: string,
  n: number,
  yes: boolean,
): Promise<number> =>
  room.exclusive(async () => {
    const seat = room.seatOf(audience);
    const actor = room.actor(seat);
    const key = `answer ${n} ${yes}`;
    const before = room.doings.find(actor, id, key);
    if (before >= 0) return before;
    const timeline = room.running();
    const { asked } = room;
    if (!asked || asked.by === seat) {
      throw new Refusal('nothing-to-answer', 'Nobody has asked you to take something back.');
    }
    // what he agreed to was another wish: the asker may have made a choice and asked anew meanwhile
    if (asked.n !== n) throw new Refusal('stale', 'That was another question; look again.');
    if (yes && asked.repair) await mend(room, asked.by, asked.repair, null);
    else if (yes) await undo(room, asked.by, asked.left, null);
    room.asked = null;
    room.viewers.tell({ t: 'takeback-answered', game: room.id, by: seat, yes });
    room.doings.note(actor, id, key, timeline.n);
    return timeline.n;
  });

async function undo(
  room: GameRoom,
  seat: number,
  left: number,
  client: string | null,
): Promise<void> {
  const timeline = room.running();
  const from = timeline.n;
  const state = timeline.stateAfter(left) ?? (await rebuild(room, left));
  const now = elapsed();
  await room.write({
    n: from + 1,
    kind: 'takeback',
    seat,
    value: left,
    option: null,
    client,
    free: true,
    clocks: room.clock?.all(now) ?? null,
    events: [],
    at: Date.now(),
  });
  room.asked = null;
  timeline.takeBack(left, state);
  room.clock?.run(timeline.decision?.seat ?? -1, now);
  room.changed(from);
}

/** A state that is no longer in memory, from the stored choices. */
async function rebuild(room: GameRoom, left: number): Promise<State> {
  const { store } = room.deps;
  const rows = await store.movesOf(room.id);
  const setup = room.game.setup as GameSetup;
  const { state, made } = await stateAt(store, { id: room.id, setup }, rows, left, room.deps);
  if (made < left) throw new Refusal('engine-changed', 'The rules have changed since then.');
  return state;
}
