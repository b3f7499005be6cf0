import { leave } from '../effects/lasting.ts';
import { happen } from '../happenings/happen.ts';
import { ask, type Option } from '../options.ts';
import { charactersOf, isAvatar, isCorruptible, nameOf, newCtx } from '../query/cards.ts';
import { councilMatches, finalScores } from '../query/score.ts';
import { nextSeat } from '../query/seats.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { ctxWith } from '../state/ctx.ts';
import type { CouncilFrame } from '../state/frames.ts';
import { type Cid, NO_MAX, NO_MIN, type State } from '../state/types.ts';
import { everyone } from '../verbs/cards.ts';
import { pushChain, ruleEntry } from './chain-start.ts';
import { as, type Procedure } from './procedure.ts';

/** The Free Council: corruption checks, then the reckoning (coe/10.3). */
export const council: Procedure<CouncilFrame> = {
  checks: {
    ask(s, f) {
      const seat = f.order[f.at];
      if (seat === undefined) {
        f.s = 'duplicates';
        return null;
      }
      const open = charactersOf(s, seat).filter(
        (id) => isCorruptible(s, id) && !f.done.includes(id),
      );
      if (open.length === 0) {
        f.at++;
        return null;
      }
      return ask(
        seat,
        'order',
        'council-check',
        open.map((id): Option => ({ type: 'card', card: id })),
      );
    },
    answer(s, f, o) {
      const { card } = as(o, 'card');
      const seat = f.order[f.at];
      f.done.push(card);
      // the one who checks is the resource player for what may be done now
      s.active = seat;
      s.hazardSeat = nextSeat(s, seat);
      const ctx = ctxWith(newCtx(s, seat, -1), { user: card });
      pushChain(s, 'council', [
        ruleEntry(
          s,
          seat,
          `corruption check of ${nameOf(s, card)}`,
          [{ do: 'check', kind: 'corruption', who: 'user' }],
          ctx,
        ),
      ]);
    },
  },
  duplicates: {
    run(s, f) {
      for (const seat of f.order) {
        for (const id of councilMatches(s, seat)) {
          if (f.revealed.some(([, x]) => x === id)) continue;
          f.revealed.push([seat, id]);
          s.known[id] = everyone(s);
          happen(s, { event: 'reveal', card: id, seat });
        }
      }
      f.s = 'score';
    },
  },
  score: {
    run(s, f) {
      const totals = finalScores(s, f.revealed).map((x) => x.total);
      // who lost his avatar has lost the game already, where the rules say so (crf/term/corruption/7)
      const lost = (i: number): boolean =>
        rulesOf(s).avatarEliminated === 'lose' && s.players[i].avatarLost;
      const best = Math.max(...totals.filter((_, i) => !lost(i)));
      const winners = totals.map((_, i) => i).filter((i) => totals[i] === best && !lost(i));
      if (winners.length > 1 && rulesOf(s).tie === 'weakest-link' && f.round < 30 && anyoneLeft(s))
        return weakestLink(s, f);
      const winner = winners.length === 1 ? winners[0] : -1;
      s.result = { reason: 'council', winner, totals };
      happen(s, { event: 'over', reason: 'council', winner, totals });
    },
  },
};

const anyoneLeft = (s: State): boolean =>
  s.players.some((_, i) => charactersOf(s, i).some((id) => !isAvatar(s, id)));

/** A tie: one more corruption point for all but avatars, and all check again (crf/tournament/the-weakest-link-method/1). */
function weakestLink(s: State, f: CouncilFrame): void {
  f.round++;
  f.at = 0;
  f.done = [];
  f.s = 'checks';
  const everyoneElse: Cid[] = s.players
    .flatMap((_, i) => charactersOf(s, i))
    .filter((id) => !isAvatar(s, id));
  for (const id of everyoneElse) {
    leave(s, newCtx(s, s.owner[id], -1), 'game', {
      k: 'modify',
      mod: { stat: 'corruption', op: 'add', by: 1, max: NO_MAX, min: NO_MIN },
      of: { t: 'card', id },
    });
  }
}
