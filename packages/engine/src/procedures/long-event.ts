import { expireFor } from '../effects/lasting.ts';
import { happen } from '../happenings/happen.ts';
import { cannotCard } from '../query/bans.ts';
import { def, note } from '../query/cards.ts';
import { nextSeat, seatOfTurn } from '../query/seats.ts';
import type { LongEventFrame } from '../state/frames.ts';
import type { Seat, State } from '../state/types.ts';
import { discard } from '../verbs/leaving.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { windowFrame } from './window.ts';

/** Own resource long-events go, new ones come, hazard ones of the opponents go (coe/2.III). */
export const longEvent: Procedure<LongEventFrame> = {
  start: {
    run(s, f) {
      leave(s, (seat, side) => seat === s.active && side === 'resource');
      expireFor(s, 'long-event', (l) => l.seat === s.active && l.by === s.active);
      f.s = 'window';
    },
  },
  window: {
    run(s, f) {
      f.s = 'end';
      push(s, windowFrame(s, 'long-event'));
    },
  },
  end: {
    run(s, f) {
      f.s = 'leave';
      happen(s, { event: 'phase', phase: 'long-event', edge: 'end', seat: s.active });
      push(s, windowFrame(s, 'turn-end'));
    },
  },
  leave: {
    run(s, f) {
      leave(s, (seat, side, since) => side === 'hazard' && hisTime(s, seat, since));
      expireFor(s, 'long-event', (l) => l.seat === s.active);
      pop(s, f);
    },
  },
};

/**
 * Hazard ones have seen a rotation of turns when the player against whom they were played has had
 * his next long-event phase (coe/2.III.3, glossary "long-event").
 */
function hisTime(s: State, owner: Seat, since: number): boolean {
  if (owner === s.active) return false;
  const then = seatOfTurn(s, since);
  return s.active === (then === owner ? nextSeat(s, owner) : then);
}

function leave(
  s: State,
  which: (seat: Seat, side: 'resource' | 'hazard', since: number) => boolean,
): void {
  for (const id of s.table.slice()) {
    const d = def(s, id);
    if (
      d.kind === 'event' &&
      d.duration === 'long' &&
      which(s.owner[id], d.side, note(s, id).since ?? s.turn) &&
      !cannotCard(s, 'run-out', id)
    )
      discard(s, id, 'its time is over');
  }
}
