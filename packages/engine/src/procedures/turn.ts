import { expireFor, expireWithTurn } from '../effects/lasting.ts';
import { happen, heeded } from '../happenings/happen.ts';
import type { Phase } from '../language/index.ts';
import { allCompanies, companiesOf, def } from '../query/cards.ts';
import { specRaces } from '../query/compare.ts';
import { nextSeat, seatsFrom } from '../query/seats.ts';
import { automaticAttacks } from '../query/sites.ts';
import type { TurnFrame } from '../state/frames.ts';
import type { State } from '../state/types.ts';
import { type Procedure, push } from './procedure.ts';
import { guardsGoBack } from './site.ts';

/** The player turn: six phases, then the next player (coe/2.I to 2.VI). */
const enter = (s: State, phase: Phase): void => {
  s.phase = phase;
  happen(s, { event: 'phase', phase, edge: 'start', seat: s.active });
};

/** Then these two phases are skipped: nothing begins or ends with them (coe/2.IV.1, 2.V.7). */
const isWithoutCompany = (s: State): boolean => companiesOf(s, s.active).length === 0;

export const turn: Procedure<TurnFrame> = {
  setup: {
    run(_s, f) {
      f.s = 'untap';
    },
  },
  untap: {
    run(s, f) {
      startTurn(s);
      f.s = 'organization';
      enter(s, 'untap');
      push(s, { p: 'untap', s: 'start', asking: 0 });
    },
  },
  organization: {
    run(s, f) {
      f.s = 'long-event';
      enter(s, 'organization');
      push(s, { p: 'organization', s: 'start' });
    },
  },
  'long-event': {
    run(s, f) {
      f.s = 'movement-hazard';
      enter(s, 'long-event');
      push(s, { p: 'long-event', s: 'start' });
    },
  },
  'movement-hazard': {
    run(s, f) {
      f.s = 'site';
      if (isWithoutCompany(s)) return;
      enter(s, 'movement-hazard');
      push(s, { p: 'movement', s: 'next', asked: false });
    },
  },
  site: {
    run(s, f) {
      f.s = 'end-of-turn';
      if (isWithoutCompany(s)) return guardsGoBack(s);
      enter(s, 'site');
      push(s, { p: 'site', s: 'next' });
    },
  },
  'end-of-turn': {
    run(s, f) {
      f.s = 'next';
      enter(s, 'end-of-turn');
      push(s, { p: 'end-of-turn', s: 'start', asking: 0 });
    },
  },
  next: {
    run(s, f) {
      const last = s.lastTurnOf === s.active;
      s.players[s.active].turnsTaken++;
      if (last || (s.endAfterTurn && s.lastTurnOf < 0)) {
        f.s = 'council';
        return;
      }
      s.active = nextSeat(s, s.active);
      s.hazardSeat = nextSeat(s, s.active);
      f.s = s.players[s.active].skips ? 'skipped' : 'untap';
    },
  },
  /** A turn that is given up does not begin: the next player has his. */
  skipped: {
    run(s, f) {
      delete s.players[s.active].skips;
      f.s = 'next';
    },
  },
  council: {
    run(s, f) {
      s.phase = 'council';
      happen(s, { event: 'phase', phase: 'council', edge: 'start', seat: s.active });
      const order = seatsFrom(s, s.active);
      s.stack.splice(s.stack.indexOf(f), 1);
      push(s, { p: 'council', s: 'checks', order, at: 0, done: [], revealed: [], round: 0 });
    },
  },
};

/** A new turn: memory of the last one is wiped, hoards are noted (coe/g.hoa.1). */
function startTurn(s: State): void {
  s.turn++;
  expireWithTurn(s);
  s.history = [];
  s.envOrder = [];
  s.envHeld = [];
  s.current = -1;
  if (heeded(s, 'turn')) happen(s, { event: 'turn', seat: s.active, turn: s.turn });
  expireFor(s, 'next-untap', (l) => l.by === s.active);
  for (const co of allCompanies(s)) {
    co.faced = [];
    co.hazards = 0;
    co.onGuard = false;
    co.phased = false;
    co.moved = false;
    co.returned = false;
    co.entered = false;
    co.sited = false;
    co.splitFrom = -1;
    co.startSite = s.def[co.site];
    co.path = [];
    if (co.trodden !== undefined) delete co.trodden;
    if (co.tried !== undefined) delete co.tried;
    co.movement = '';
    if (co.leave !== undefined) delete co.leave;
    if (co.fixedLimit !== undefined) delete co.fixedLimit;
    if (co.again !== undefined) delete co.again;
  }
  for (const id of s.table) {
    const d = def(s, id);
    if (
      d.kind === 'site' &&
      automaticAttacks(s, id).some((a) => specRaces(a.spec).includes('Dragon'))
    )
      happen(s, { event: 'dragon-hoard', name: d.name });
  }
}
