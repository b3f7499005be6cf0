import { officialPool } from '@mathom/cards/official';
import {
  advance,
  apply,
  createGame,
  decision,
  explain,
  fork,
  hash,
  optionOf,
  options,
  query,
  RULE_SETS,
  type RuleSetName,
  restore,
  type State,
  useOf,
} from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { choiceOf, planOf, playersOf, setupOf } from '../src/game.ts';

const LONG = { timeout: 600_000 };

const LEGALITY: ReadonlySet<string> = new Set(['window', 'chain', 'declare']);

/** Nothing of it can be written, not even to be put back afterwards: that throws. */
function freeze<T>(x: T): T {
  if (x === null || typeof x !== 'object' || Object.isFrozen(x)) return x;
  Object.freeze(x);
  for (const v of Object.values(x)) freeze(v);
  return x;
}

/** Asks everything that can be asked of a state. */
function askAll(s: State): number {
  let refusals = 0;
  decision(s);
  options(s);
  for (let seat = 0; seat < s.players.length; seat++) {
    for (const id of [...s.players[seat].hand, ...s.table])
      for (const way of explain(s, seat, id)) if (!way.possible) refusals++;
  }
  for (const f of s.stack)
    if (f.p === 'attack')
      for (const name of ['strikes', 'attack-prowess', 'attack-body'] as const)
        query.attackStat(s, f, name);
  return refusals;
}

describe.each(Object.keys(RULE_SETS) as RuleSetName[])('by the rules %s', (rules) => {
  it('asking changes nothing, at no moment of a game', LONG, () => {
    let refusals = 0;
    let inCombat = 0;
    // a Wizard may be lost early, so not one game only
    for (const seed of [41, 43]) {
      const plan = planOf(5, seed, rules, [['random', 'greedy']]);
      const players = playersOf(plan);
      let s = createGame(setupOf(plan), officialPool(plan.rules));
      for (let d = decision(s), n = 0; d; d = decision(s), n++) {
        const combat = s.stack.some((f) => f.p === 'attack');
        if (combat || n % 7 === 0) {
          if (combat) inCombat++;
          const before = hash(s);
          refusals += askAll(freeze(fork(s)));
          // read from a file, what is asked is worked out anew: in the frames that ask what may be
          // done without a stroke of the pen, in others at most by writing what stands there
          const again = restore(JSON.stringify(s), s.rt.pool);
          askAll(LEGALITY.has(s.stack[s.stack.length - 1].p) ? freeze(again) : again);
          expect(hash(again)).toBe(before);
        }
        s = apply(s, choiceOf(s, players, d.seat)).state;
      }
    }
    expect(refusals).toBeGreaterThan(1000);
    expect(inCombat).toBeGreaterThan(20);
  });
});

describe('a use', () => {
  it('is the same in the option, in the declaration and on the chain', LONG, () => {
    const kinds = new Set<string>();
    let declared = 0;
    for (let game = 0; game < 4; game++) {
      const plan = planOf(game * 3, 70 + game, 'coe', [['random', 'greedy']]);
      const players = playersOf(plan);
      const s = createGame(setupOf(plan), officialPool(plan.rules));
      for (let d = decision(s); d; d = decision(s)) {
        for (const o of d.options) {
          const u = useOf(s, d.seat, o);
          if (!u) continue;
          kinds.add(u.kind);
          expect(optionOf(u)).toEqual(o);
        }
        const choice = d.options[choiceOf(s, players, d.seat)];
        const wanted = useOf(s, d.seat, choice);
        advance(s, choice);
        const top = s.stack[s.stack.length - 1];
        const stands =
          top?.p === 'declare' ? top.use : top?.p === 'chain' ? top.entries.at(-1)?.use : undefined;
        if (!wanted || !stands) continue;
        declared++;
        const { action: _, ...plain } = wanted;
        expect(stands).toEqual(plain);
      }
    }
    for (const kind of ['at-site', 'creature', 'play', 'use']) expect(kinds).toContain(kind);
    expect(declared).toBeGreaterThan(100);
  });
});
