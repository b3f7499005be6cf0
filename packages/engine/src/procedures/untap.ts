import { spreadHealing } from '../effects/healing.ts';
import { expire } from '../effects/lasting.ts';
import { happen } from '../happenings/happen.ts';
import { ask, type Option } from '../options.ts';
import { agentOf, agentsOf } from '../query/agents.ts';
import { cannotCard } from '../query/bans.ts';
import {
  avatarOf,
  cardsIn,
  comp,
  companiesOf,
  def,
  fighters,
  isCharacter,
  isSauron,
  note,
  opponentsOf,
} from '../query/cards.ts';
import { inForce } from '../query/in-force.ts';
import { countsAsHazard } from '../query/side.ts';
import { isHavenFor, siteCan } from '../query/sites.ts';
import type { UntapFrame } from '../state/frames.ts';
import { type Cid, type Seat, type State, TAPPED, WOUNDED } from '../state/types.ts';
import { heal, untap } from '../verbs/cards.ts';
import { as, type Procedure, pop, push } from './procedure.ts';
import { windowFrame } from './window.ts';

/** Untap and heal; then hazard players may turn to their sideboards (coe/2.I). */
export const untapPhase: Procedure<UntapFrame> = {
  start: {
    run(s, f) {
      f.s = 'untap';
      push(s, windowFrame(s, 'untap-start'));
    },
  },
  /** To untap and to heal is one's choice (coe/2.I.1); where it can matter it is asked. */
  untap: {
    ask(s, f) {
      const rest = canMakeWell(s, s.active) ? healable(s, s.active, f) : [];
      if (rest.length === 0) {
        f.s = 'heal';
        return null;
      }
      return ask(s.active, 'pick', 'stay-wounded', [
        { type: 'pass' },
        ...rest.map((id): Option => ({ type: 'card', card: id })),
      ]);
    },
    answer(_s, f, o) {
      if (o.type === 'pass') f.s = 'heal';
      else f.stay = [...(f.stay ?? []), as(o, 'card').card];
    },
  },
  heal: {
    run(s, f) {
      untapAll(s, s.active);
      for (const id of healable(s, s.active, f)) {
        heal(s, id);
        if (isCharacter(s, id)) spreadHealing(s, id);
      }
      f.s = 'window';
    },
  },
  window: {
    run(s, f) {
      f.s = 'sideboard';
      push(s, windowFrame(s, 'untap'));
    },
  },
  sideboard: {
    ask(s, f) {
      const others = opponentsOf(s, s.active);
      const seat = others[f.asking];
      if (seat === undefined || (avatarOf(s, s.active) < 0 && !isSauron(s, s.active))) {
        f.s = 'end';
        return null;
      }
      const options: Option[] = [{ type: 'pass' }];
      if (s.players[seat].sideboard.some((id) => countsAsHazard(s, id))) {
        options.push({ type: 'sideboard', to: 'discard' });
        if (s.players[seat].deck.length >= 5) options.push({ type: 'sideboard', to: 'deck' });
      }
      return ask(seat, 'alternative', 'hazard-sideboard', options);
    },
    answer(s, f, o) {
      const seat = opponentsOf(s, s.active)[f.asking++];
      if (o.type === 'pass') return;
      const { to } = as(o, 'sideboard');
      happen(s, { event: 'sideboarded', seat });
      push(s, {
        p: 'fetch',
        s: 'ask',
        seat,
        from: s.players[seat].sideboard.filter((id) => countsAsHazard(s, id)),
        left: to === 'deck' ? 1 : 5,
        to,
        optional: true,
        purpose: 'sideboard',
      });
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      expire(s, 'phase', s.current);
      happen(s, { event: 'phase', phase: 'untap', edge: 'end', seat: s.active });
      push(s, windowFrame(s, 'untap'));
    },
  },
};

/** Those who heal to tapped: the wounded at havens, characters and allies (coe/2.I.1, 2.V.2.2). */
function healable(s: State, seat: Seat, f: UntapFrame): Cid[] {
  const out: Cid[] = [];
  for (const co of companiesOf(s, seat)) {
    if (!isHavenFor(s, co.site, seat, 'healing')) continue;
    for (const m of fighters(s, co))
      if (s.status[m] === WOUNDED && !f.stay?.includes(m)) out.push(m);
  }
  return out;
}

/**
 * Something of his in play makes the wounded well and untapped, but does nothing for the tapped:
 * for its sake one may want to stay wounded (docs/decisions/0017).
 */
const canMakeWell = (s: State, seat: Seat): boolean =>
  inForce(s, 'action').some(
    ({ a, card }) =>
      s.owner[card] === seat &&
      a.does.some((e) => e.do === 'heal' && e.well) &&
      !comp(s, card).actions.some((x) => x.a.does.some((e) => e.do === 'untap')),
  );

/** Everything but sites untaps (coe/2.I.1), unless a text says it of one; agents who lie face-down among the rest. */
function untapAll(s: State, seat: Seat): void {
  for (const co of agentsOf(s, seat)) if (!co.agent.faceUp) untap(s, agentOf(co));
  // factions are in play, though they lie in a pile (coe/2.V.3)
  for (const id of cardsIn(s, 'play', seat)) {
    if (s.status[id] !== TAPPED) continue;
    if (def(s, id).kind === 'site' && !siteCan(s, id, 'untaps')) continue;
    if (note(s, id).prisoner !== undefined || cannotCard(s, 'untap', id)) continue;
    untap(s, id, 'rules');
  }
}
