import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import {
  advance,
  createGame,
  decision,
  mendable,
  notMendable,
  query,
  type Repair,
  repair,
  type State,
} from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { planOf, setupOf } from '../src/game.ts';
import { copies, placement, roundTrip, secrecy, structure, voices } from '../src/invariants.ts';

const CHECKS = [placement, structure, roundTrip, copies, secrecy, voices];
const sound = (s: State): string[] => CHECKS.flatMap((check) => check(s));

type Kind = 'lies' | 'to' | 'with' | 'company';
const KINDS: readonly Kind[] = ['lies', 'to', 'with', 'company'];

/** Anything that could be asked for; most of it is refused. */
function wish(s: State, kind: Kind, rng: (n: number) => number): Repair {
  const card = rng(s.def.length);
  const one = <T>(list: readonly T[]): T => list[rng(list.length)];
  if (kind === 'lies') return { card, lies: one(['untapped', 'tapped', 'wounded'] as const) };
  if (kind === 'to') return { card, to: one(['hand', 'discard', 'deck', 'pile'] as const) };
  if (kind === 'with') return { card, with: rng(5) === 0 ? -1 : one([...s.table, card]) };
  const co = one(s.companies);
  return { company: co?.id ?? 0, at: one(s.players[co?.seat ?? 0].sites) ?? card };
}

describe('the board set right by hand, again and again', () => {
  for (const seed of [2, 3]) {
    it(`leaves a sound game that goes on (${seed})`, () => {
      let s = createGame(setupOf(planOf(seed, 4, 'coe', [['random', 'random']])), officialPool());
      const rng = rngOf(seed);
      const done: Record<Kind, number> = { lies: 0, to: 0, with: 0, company: 0 };
      for (let i = 0; i < 600; i++) {
        const d = decision(s);
        if (!d) break;
        if (i % 6 === 0 && mendable(s))
          for (const kind of KINDS) {
            const r = Array.from({ length: 200 }, () => wish(s, kind, rng)).find(
              (x) => notMendable(s, x) === null,
            );
            if (!r || !mendable(s)) continue;
            const words = JSON.stringify([r, 'card' in r ? query.nameOf(s, r.card) : '']);
            s = repair(s, r).state;
            done[kind]++;
            expect([words, ...sound(s)]).toEqual([words]);
          }
        const now = decision(s);
        if (!now) break;
        advance(s, rng(now.options.length));
      }
      expect(sound(s)).toEqual([]);
      for (const kind of KINDS) expect(done[kind], kind).toBeGreaterThan(3);
    });
  }
});
