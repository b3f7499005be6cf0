import { type Onlooker, SPECTATOR, type View, view } from '@mathom/engine';
import type { Update } from '@mathom/protocol';
import { claimReason } from './ending.ts';
import { handsAreOpen, handsOf, withHands } from './hands.ts';
import type { GameRoom } from './room.ts';
import { takebackFor } from './takebacks.ts';

/** A view in which nothing more is asked: the game was given up or lost by the clock. */
const closed = (v: View): View => ({ ...v, decision: null, deciding: -1 });

function viewsOf(room: GameRoom, audience: Onlooker): { view: View | null; other?: View } {
  const { timeline } = room;
  if (!timeline) return { view: null };
  const shown = (seat: number): View => {
    const v = view(timeline.state, seat);
    if (room.game.status === 'over') return closed(v);
    // where there is no choice nothing is asked: the server is about to pass
    return room.forced && seat === room.deciding ? { ...v, decision: null } : v;
  };
  if (audience === SPECTATOR && handsAreOpen(room)) {
    return { view: withHands(shown(SPECTATOR), timeline.state) };
  }
  if (audience !== 'both') return { view: shown(audience) };
  const seat = Math.max(0, timeline.decision?.seat ?? 0);
  return { view: shown(seat), other: shown(1 - seat) };
}

/** The game as it stands for one audience, with what happened after update `from`. */
export function updateFor(room: GameRoom, audience: Onlooker, from: number, now: number): Update {
  const { timeline } = room;
  const kept = timeline && from >= 0 ? timeline.keptSince(from) : undefined;
  const seat = audience === 'both' ? room.deciding : audience;
  const hands = handsOf(room);
  const settings = room.seats.find((row) => row.seat === (audience === 'both' ? 0 : audience));
  return {
    t: 'update',
    game: room.id,
    n: room.n,
    from,
    ...(kept === undefined ? {} : { undone: kept }),
    ...viewsOf(room, audience),
    events: timeline ? timeline.eventsSince(kept ?? from, audience) : [],
    deciding: room.deciding,
    clocks: room.clock?.message(now) ?? null,
    info: room.info(audience),
    asked: room.asked ? { by: room.asked.by, choices: room.asked.choices } : null,
    takeback: takebackFor(room, audience),
    claimable: seat >= 0 && claimReason(room, seat, now) !== null,
    ...(hands ? { hands } : {}),
    ...(settings?.settings ? { settings: settings.settings } : {}),
  };
}
