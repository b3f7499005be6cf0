import type { Onlooker } from '@mathom/engine';
import { Refusal } from '../errors.ts';
import { elapsed } from '../time.ts';
import { lostBy } from './resume.ts';
import type { GameRoom } from './room.ts';

/** The end of a game by other means than its rules: given up, out of time, gone. */
type EndKind = 'concede' | 'time' | 'absence';

export const concede = (room: GameRoom, audience: Onlooker, id: string): Promise<number> =>
  room.exclusive(() => end(room, room.seatOf(audience), audience, id, 'concede'));

/** Why this seat may claim the game now, or null. */
export function claimReason(room: GameRoom, seat: number, now: number): 'time' | 'absence' | null {
  const other = room.deciding;
  if (other < 0 || other === seat || room.seats[other]?.bot !== null) return null;
  if (room.clock && room.clock.remaining(other, now) <= 0) return 'time';
  const away = room.viewers.awayFor(other, now);
  return away > 0 && away >= room.deps.config.absenceMs ? 'absence' : null;
}

export const claim = (room: GameRoom, audience: Onlooker, id: string): Promise<number> =>
  room.exclusive(() => {
    const seat = room.seatOf(audience);
    const before = room.doings.find(room.actor(seat), id, 'claim');
    if (before >= 0) return before;
    room.running();
    const reason = audience === 'both' ? null : claimReason(room, seat, elapsed());
    if (!reason) {
      throw new Refusal('nothing-to-claim', 'The other player is there and has time left.');
    }
    return end(room, 1 - seat, audience, id, reason);
  });

async function end(
  room: GameRoom,
  loser: number,
  by: Onlooker,
  id: string,
  kind: EndKind,
): Promise<number> {
  const actor = room.actor(room.seatOf(by));
  const key = kind === 'concede' ? 'concede' : 'claim';
  const before = room.doings.find(actor, id, key);
  if (before >= 0) return before;
  const timeline = room.running();
  const from = timeline.n;
  await room.write({
    n: from + 1,
    kind,
    seat: loser,
    value: 0,
    option: null,
    // a claim is the other seat's doing; asked again after a restart, it finds the game over
    client: kind === 'concede' ? id : null,
    free: false,
    clocks: room.clock?.all(elapsed()) ?? null,
    events: [],
    at: Date.now(),
  });
  timeline.n = from + 1;
  room.asked = null;
  room.doings.note(actor, id, key, timeline.n);
  await room.finish(lostBy(loser, kind));
  room.changed(from);
  return timeline.n;
}
