import { ask, type Option } from '../options.ts';
import { company } from '../query/cards.ts';
import type { SplitFrame } from '../state/frames.ts';
import { as, type Procedure, pop } from './procedure.ts';

/** A company was split: whose hazard lay on the whole of it says which part has it now (coe/2.II.3.6.1). */
export const split: Procedure<SplitFrame> = {
  ask: {
    ask(s, f) {
      const next = f.torn[0];
      if (!next) {
        pop(s, f);
        return null;
      }
      const parts = s.zone[next.card] === 'play' ? next.parts.filter((id) => company(s, id)) : [];
      if (parts.length === 0) {
        f.torn.shift();
        return null;
      }
      return ask(
        s.owner[next.card],
        'alternative',
        'split-event',
        parts.map((id): Option => ({ type: 'company', company: id })),
        next.card,
      );
    },
    answer(s, f, o) {
      const torn = f.torn.shift();
      if (torn) s.company[torn.card] = as(o, 'company').company;
      s.unsettled = true;
    },
  },
};
