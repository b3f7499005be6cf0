import { ask, type Option } from '../options.ts';
import { nameOf } from '../query/cards.ts';
import type { OrderFrame } from '../state/frames.ts';
import { FIRST } from '../state/windows.ts';
import { passiveEntry, pushChain } from './chain-start.ts';
import { as, type Procedure, pop } from './procedure.ts';

/** Puts several passive conditions in order and declares them as one chain (coe/9.6.1). */
export const order: Procedure<OrderFrame> = {
  ask: {
    ask(s, f) {
      if (f.waiting.length <= 1) {
        f.ordered.push(...f.waiting);
        f.waiting = [];
        f.s = 'end';
        return null;
      }
      // which is to be carried out first
      const options: Option[] = [];
      f.waiting.forEach((w, i) => {
        // sites that one card taps are tapped in any order
        const same =
          w.does.every((e) => e.do === 'tap') &&
          f.waiting.findIndex((x) => x.card === w.card && x.i === w.i) < i;
        if (!same)
          options.push({
            type: 'label',
            i,
            label: s.host[w.card] >= 0 ? `${w.name} (${nameOf(s, s.host[w.card])})` : w.name,
          });
      });
      return ask(f.seat, 'order', 'passives', options);
    },
    answer(_s, f, o) {
      const { i } = as(o, 'label');
      f.ordered.push(...f.waiting.splice(i, 1));
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      // declared last is resolved first
      const chain = pushChain(
        s,
        f.kind,
        f.ordered.reverse().map((w) => passiveEntry(s, w)),
      );
      if (FIRST[f.kind] !== undefined) chain.opening = true;
    },
  },
};
