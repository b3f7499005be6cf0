import { ask, type Option } from '../options.ts';
import { nameOf } from '../query/cards.ts';
import type { OrderFrame } from '../state/frames.ts';
import type { Waiting } from '../state/types.ts';
import { declareInOrder } from './chain-start.ts';
import { as, type Procedure, pop } from './procedure.ts';

/** Sites that one card taps are tapped in any order; and so is done what is the same whatever it follows from. */
const isLike = (a: Waiting, b: Waiting): boolean =>
  a === b ||
  (a.card === b.card &&
    a.i === b.i &&
    (b.does.every((e) => e.do === 'tap') ||
      (a.name === b.name &&
        a.lasting === b.lasting &&
        !JSON.stringify(b.does).includes('"cause"') &&
        bare(a) === bare(b))));

const bare = (w: Waiting): string => JSON.stringify({ ...w.ctx, cause: -1 });

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
        if (f.waiting.findIndex((x) => isLike(x, w)) === i)
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
      declareInOrder(s, f.kind, f.ordered);
    },
  },
};
