import { officialPool } from '@mathom/cards/official';
import { advance, createGame, decision, explain, query } from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { choiceOf, planOf, playersOf, setupOf } from '../src/game.ts';

const CITED = /^(coe|crf|pef|companion|dc)\//;
/** Reasons that speak of the moment alone, not of the card. */
const OF_THE_MOMENT = new Set(['not-asked', 'other-question']);

const LONG = { timeout: 600_000 };

describe('explain', () => {
  it(
    'says of every card in hand that cannot be used why not, and where the rule stands',
    LONG,
    () => {
      let unusable = 0;
      let ofTheMoment = 0;
      const silent: string[] = [];
      for (let game = 0; game < 6; game++) {
        const plan = planOf(game * 4, 60 + game, 'coe', [['random', 'greedy']]);
        const s = createGame(setupOf(plan), officialPool(plan.rules));
        const players = playersOf(plan);
        for (let d = decision(s), n = 0; d; d = decision(s), n++) {
          if (s.turn > 0 && n % 5 === 0) {
            s.players.forEach((p, seat) => {
              for (const id of p.hand) {
                const ways = explain(s, seat, id);
                if (ways.some((w) => w.possible)) continue;
                unusable++;
                const reasons = ways.flatMap((w) => w.reasons);
                const told = ways.length > 0 && ways.every((w) => w.reasons.length > 0);
                if (!told || !reasons.every((r) => CITED.test(r.cite) && r.text.length > 10)) {
                  silent.push(`${query.nameOf(s, id)} in ${s.phase}: ${JSON.stringify(reasons)}`);
                }
                if (reasons.every((r) => OF_THE_MOMENT.has(r.code))) ofTheMoment++;
              }
            });
          }
          advance(s, choiceOf(s, players, d.seat));
        }
      }
      expect(unusable).toBeGreaterThan(1000);
      expect(silent.slice(0, 5)).toEqual([]);
      // "not now" alone may be the whole truth, but it is seldom
      expect(ofTheMoment / unusable).toBeLessThan(0.05);
    },
  );

  it('says that a card can be used exactly if it is offered', LONG, () => {
    const plan = planOf(7, 31, 'coe', [['random', 'random']]);
    const s = createGame(setupOf(plan), officialPool(plan.rules));
    const players = playersOf(plan);
    const differing: string[] = [];
    for (let d = decision(s); d; d = decision(s)) {
      const offered = new Set<number>();
      for (const o of d.options) {
        if ((o.type === 'play' || o.type === 'play-character') && 'card' in o)
          offered.add(s.def[o.card]);
      }
      if (s.turn > 0) {
        for (const id of s.players[d.seat].hand) {
          const says = explain(s, d.seat, id).some((w) => w.possible);
          if (says !== offered.has(s.def[id])) differing.push(`${query.nameOf(s, id)} ${d.about}`);
        }
      }
      advance(s, choiceOf(s, players, d.seat));
    }
    expect(differing.slice(0, 5)).toEqual([]);
  });
});
