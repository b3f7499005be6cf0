import { averted } from '../happenings/instead.ts';
import { ask } from '../options.ts';
import { facesUp } from '../query/secrecy.ts';
import type { InsteadFrame } from '../state/frames.ts';
import type { State } from '../state/types.ts';
import { everyone } from '../verbs/cards.ts';
import { discard, eliminate } from '../verbs/leaving.ts';
import { win } from './attack-end.ts';
import { discardFromHand } from './end-of-turn.ts';
import { execFrame } from './exec.ts';
import { type Procedure, pop, push } from './procedure.ts';

/** Something may be done in place of what would happen; if not, that happens after all. */
export const instead: Procedure<InsteadFrame> = {
  ask: {
    ask(s, f) {
      // it may have gone while something before it was done
      if (s.zone[f.would.card] !== f.would.from) {
        pop(s, f);
        return null;
      }
      return ask(f.seat, 'confirm', 'instead', [{ type: 'no' }, { type: 'yes' }], f.ctx.card);
    },
    answer(s, f, o) {
      pop(s, f);
      if (o.type === 'yes') push(s, execFrame(f.does, f.ctx));
      else if (averted(s, f.would, f.ctx.card)) return;
      else if (f.would.to === 'pile') win(s, f.would.card, f.would.seat);
      else if (f.would.to === 'removed') eliminate(s, f.would.card, f.would.why, 'settled');
      // what nobody else has seen goes to the pile as unseen as ever, or face up where all does
      else if (isFromHand(s, f)) discardFromHand(s, s.owner[f.would.card], f.would.card, true);
      else discard(s, f.would.card, f.would.why, 'settled');
    },
  },
};

/** By the hand of its player, and not because it was shown to all. */
const isFromHand = (s: State, { would }: InsteadFrame): boolean =>
  would.from === 'hand' && (would.known !== everyone(s) || facesUp(s, s.owner[would.card]));
