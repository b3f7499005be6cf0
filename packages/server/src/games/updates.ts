import { type Onlooker, readView, SPECTATOR, type View } from '@mathom/engine';
import type { Update } from '@mathom/protocol';
import { claimReason } from './ending.ts';
import { handsAreOpen, handsOf, withHands } from './hands.ts';
import type { GameRoom } from './room.ts';
import { takebackFor } from './takebacks.ts';
import type { Seen } from './timeline.ts';

/** A view in which nothing more is asked: the game was given up or lost by the clock. */
const closed = (v: View): View => ({ ...v, decision: null, deciding: -1 });

function viewsOf(room: GameRoom, audience: Onlooker): { view: View | null; other?: View } {
  const { timeline } = room;
  if (!timeline) return { view: null };
  const shown = (seat: number): View => {
    // what was shown is compared with what comes next; the state itself never changes any more
    const v = readView(timeline.state, seat);
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

export function askedOf({ asked }: GameRoom): Update['asked'] {
  if (!asked) return null;
  const { by, n, choices, repair, cards } = asked;
  return { by, n, choices, ...(repair ? { repair, cards } : {}) };
}

/** His own list, for whoever has one. */
const listFor = ({ timeline, ownLists }: GameRoom, seat: number): { list?: number[] } =>
  timeline && seat >= 0 ? { list: ownLists.of(timeline.state, seat) } : {};

/** What an update says of how things stand: of this changes are made. */
export type Standing = Omit<Update, 't' | 'game' | 'n' | 'from' | 'undone' | 'events' | 'clocks'>;

/** The game as it stands for one audience. */
export function standingFor(room: GameRoom, audience: Onlooker, now: number): Standing {
  const seat = audience === 'both' ? room.deciding : audience;
  const hands = handsOf(room);
  const mine = room.seats.find((row) => row.seat === (audience === 'both' ? 0 : audience));
  const passing = mine?.settings?.passing;
  return {
    ...viewsOf(room, audience),
    deciding: room.deciding,
    info: room.info(audience),
    asked: askedOf(room),
    takeback: takebackFor(room, audience),
    claimable: seat >= 0 && claimReason(room, seat, now) !== null,
    ...listFor(room, seat),
    ...(hands ? { hands } : {}),
    ...(passing ? { settings: { passing } } : {}),
  };
}

/** What comes with it: what happened after update `from`. */
export function newsFor(
  room: GameRoom,
  audience: Onlooker,
  wanted: number,
  now: number,
  older: readonly Seen[] | undefined,
): Omit<Update, 't' | keyof Standing> {
  const { timeline } = room;
  // what is not in memory and was not fetched is a gap, and said to be one
  const from = older || !timeline || timeline.remembers(wanted) ? wanted : timeline.forgotten;
  const kept = timeline && from >= 0 ? timeline.keptSince(from) : undefined;
  return {
    game: room.id,
    n: room.n,
    from,
    ...(kept === undefined ? {} : { undone: kept }),
    events: timeline ? timeline.eventsSince(kept ?? from, audience, older) : [],
    clocks: room.clock?.message(now) ?? null,
  };
}
