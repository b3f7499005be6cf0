import { decision } from './api.ts';
import type { Decision } from './options.ts';
import { HIDDEN } from './pool/hidden.ts';
import { clone } from './state/clone.ts';
import type { Seat, State } from './state/types.ts';

export { HIDDEN };

/**
 * What one player may know: the same shape as the state, with unknown cards as number 0. Nothing
 * else leaves for that player (ENGINE promise 5). A spectator is seat -1: he knows what all know.
 */
export interface View {
  seat: Seat;
  state: State;
  /** what is asked of this player, with its options; of others only who decides */
  decision: Decision | null;
  deciding: Seat;
}

export function view(s: State, seat: Seat): View {
  const d = decision(s);
  const v = clone(s);
  const all = (1 << s.players.length) - 1;
  const sees = (known: number): boolean =>
    seat >= 0 ? (known & (1 << seat)) !== 0 : known === all;
  for (let id = 0; id < v.def.length; id++) {
    if (!sees(v.known[id])) {
      v.def[id] = HIDDEN;
      delete v.notes[id];
    }
  }
  // the dice to come are nobody's business
  v.random = [0, 0, 0, 0];
  v.dice = [];
  for (const f of v.stack) {
    if (f.p === 'setup') {
      f.picks = f.picks.map((p, i) => (i === seat ? p : -1));
      f.chosen = f.chosen.map((c, i) => (i === seat ? c : false));
      f.starters = f.starters.map((c, i) => (i === seat ? c : []));
    }
    if (f.p === 'fetch' && f.seat !== seat) f.from = [];
    if (f.p === 'declare' && f.use.seat !== seat) {
      f.chosen = [];
      if (!sees(s.known[f.use.card]))
        f.use = { seat: f.use.seat, card: -1, kind: 'play', index: 0, hazard: false, lasting: 0 };
      f.ctx = { ...f.ctx, aims: [], user: -1 };
    }
    if (f.p === 'chain')
      for (const e of f.entries) if (e.card >= 0 && !sees(s.known[e.card])) e.name = 'on-guard';
  }
  return {
    seat,
    state: v,
    decision: d && d.seat === seat ? d : null,
    deciding: d ? d.seat : -1,
  };
}
