import { expireFor } from '../effects/lasting.ts';
import { def } from '../query/cards.ts';
import type { LongEventFrame } from '../state/frames.ts';
import type { State } from '../state/types.ts';
import { occur } from '../triggers.ts';
import { discard } from '../verbs/cards.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { windowFrame } from './window.ts';

/** Own resource long-events go, new ones come, hazard ones of the opponents go (coe/2.III). */
export const longEvent: Procedure<LongEventFrame> = {
  start: {
    run(s, f) {
      leave(s, (seat, side) => seat === s.active && side === 'resource');
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
      occur(s, { event: 'phase', phase: 'long-event', edge: 'end', seat: s.active });
      push(s, windowFrame(s, 'turn-end'));
    },
  },
  leave: {
    run(s, f) {
      leave(s, (seat, side) => seat !== s.active && side === 'hazard');
      expireFor(s, 'long-event', (l) => l.seat === s.active);
      pop(s, f);
    },
  },
};

function leave(s: State, which: (seat: number, side: 'resource' | 'hazard') => boolean): void {
  for (const id of s.table.slice()) {
    const d = def(s, id);
    if (d.kind === 'event' && d.duration === 'long' && which(s.owner[id], d.side))
      discard(s, id, 'its time is over');
  }
}
