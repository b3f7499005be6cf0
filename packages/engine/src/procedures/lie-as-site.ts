import { settleSite } from '../effects/lie-as-site.ts';
import { ask, type Option } from '../options.ts';
import type { LieAsSiteFrame } from '../state/frames.ts';
import { as, type Procedure, pop } from './procedure.ts';

/** The last region of the way is named as the event is laid out as a site: regions lie open then. */
export const lieAsSite: Procedure<LieAsSiteFrame> = {
  ask: {
    ask: (s, f) =>
      ask(
        s.owner[f.card],
        'alternative',
        'offer',
        f.regions.map((label, i): Option => ({ type: 'label', i, label })),
        f.card,
      ),
    answer(s, f, o) {
      pop(s, f);
      settleSite(s, f.card, f.company, f.regions[as(o, 'label').i]);
    },
  },
};
