import { spreadHealing } from '../effects/healing.ts';
import { isHazard } from '../legality/rule-actions.ts';
import { ask, type Option } from '../options.ts';
import { cannotCard } from '../query/bans.ts';
import { avatarOf, companiesOf, def, isCharacter, note, opponentsOf } from '../query/cards.ts';
import { isHavenFor } from '../query/sites.ts';
import type { UntapFrame } from '../state/frames.ts';
import type { Seat, State } from '../state/types.ts';
import { occur } from '../triggers.ts';
import { heal, untap } from '../verbs/cards.ts';
import { as, type Procedure, pop, push } from './procedure.ts';
import { windowFrame } from './window.ts';

/** Untap and heal; then hazard players may turn to their sideboards (coe/2.I). */
export const untapPhase: Procedure<UntapFrame> = {
  start: {
    run(s, f) {
      f.s = 'untap';
      push(s, windowFrame(s, 'untap'));
    },
  },
  untap: {
    run(s, f) {
      untapAll(s, s.active);
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
      if (seat === undefined || avatarOf(s, s.active) < 0) {
        f.s = 'end';
        return null;
      }
      const options: Option[] = [{ type: 'pass' }];
      if (s.players[seat].sideboard.some((id) => isHazard(s, id))) {
        options.push({ type: 'sideboard', to: 'discard' });
        if (s.players[seat].deck.length >= 5) options.push({ type: 'sideboard', to: 'deck' });
      }
      return ask(seat, 'alternative', 'hazard-sideboard', options);
    },
    answer(s, f, o) {
      const seat = opponentsOf(s, s.active)[f.asking++];
      if (o.type === 'pass') return;
      const { to } = as(o, 'sideboard');
      s.history.push({ what: 'sideboarded', seat, card: -1, name: '' });
      push(s, {
        p: 'fetch',
        s: 'ask',
        seat,
        from: s.players[seat].sideboard.filter((id) => isHazard(s, id)),
        left: to === 'deck' ? 1 : 5,
        to,
        optional: true,
        took: 0,
        purpose: 'sideboard',
      });
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      occur(s, { event: 'phase', phase: 'untap', edge: 'end', seat: s.active });
      push(s, windowFrame(s, 'untap'));
    },
  },
};

/** Everything but sites untaps; the wounded at havens heal to tapped (coe/2.I.1). */
function untapAll(s: State, seat: Seat): void {
  const healing = new Set<number>();
  for (const co of companiesOf(s, seat)) {
    const haven = isHavenFor(s, co.site, seat, 'healing');
    if (!haven) continue;
    for (const m of co.members) if (s.status[m] === 2) healing.add(m);
    for (const x of s.table)
      if (
        s.host[x] >= 0 &&
        s.company[s.host[x]] === co.id &&
        def(s, x).kind === 'ally' &&
        s.status[x] === 2
      )
        healing.add(x);
  }
  for (const id of s.table) {
    if (s.owner[id] !== seat || def(s, id).kind === 'site' || s.status[id] !== 1) continue;
    if (note(s, id).prisoner !== undefined || cannotCard(s, 'untap', id)) continue;
    untap(s, id);
  }
  for (const id of healing) {
    heal(s, id);
    if (isCharacter(s, id)) spreadHealing(s, id);
  }
}
