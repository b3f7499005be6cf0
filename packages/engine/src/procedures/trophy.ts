import { ask, type Option } from '../options.ts';
import { comp, def, nameOf } from '../query/cards.ts';
import { raceOf } from '../query/race.ts';
import type { AttackFrame, TrophyFrame } from '../state/frames.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { takeTrophy } from '../verbs/trophies.ts';
import { as, type Procedure, pop, push } from './procedure.ts';

/** Whether somebody takes what was slain, and who (coe/3.IV.1). */
export const trophy: Procedure<TrophyFrame> = {
  ask: {
    ask(s, f) {
      if (!liesDefeated(s, f.card)) {
        pop(s, f);
        return null;
      }
      return ask(
        f.seat,
        'alternative',
        'offer',
        [
          ...f.who.map(
            (id, i): Option => ({
              type: 'label',
              i,
              label: `a trophy for ${nameOf(s, id)}`,
            }),
          ),
          { type: 'pass' },
        ],
        f.card,
      );
    },
    answer(s, f, o) {
      pop(s, f);
      if (o.type !== 'pass') takeTrophy(s, f.card, f.who[as(o, 'label').i], f.seat);
    },
  },
};

/** Orcs and Trolls take trophies of what they have faced; Half-orcs do not (coe/3.IV.1.1). */
function mayTake(s: State, id: Cid): boolean {
  if (def(s, id).kind !== 'character' || s.zone[id] !== 'play') return false;
  const race = raceOf(s, id);
  return race === 'Orc' || race === 'Troll';
}

/** It went where such cards go, and nothing else was done with it. */
const liesDefeated = (s: State, card: Cid): boolean =>
  s.zone[card] !== 'play' && s.zone[card] !== 'chain' && s.zone[card] !== 'aside';

/** A card of an opponent was defeated: asked once it is settled what becomes of it. */
export function offerTrophy(s: State, f: AttackFrame, seat: Seat): void {
  if (f.card < 0 || s.owner[f.card] === seat || comp(s, f.card).trophy < 0) return;
  const struck = [...f.struckBefore, ...f.assigned.map((a) => a.who)];
  const who = [...new Set(struck)].filter((id) => mayTake(s, id));
  if (who.length > 0) push(s, { p: 'trophy', s: 'ask', card: f.card, seat, who });
}
