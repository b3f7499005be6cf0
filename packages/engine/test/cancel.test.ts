import { describe, expect, it } from 'vitest';
import { emptyState } from '../src/api.ts';
import { cancelEffect } from '../src/effects/combat.ts';
import { createPool } from '../src/pool/pool.ts';
import { newCtx } from '../src/query/cards.ts';
import type { AttackFrame, StrikeFrame } from '../src/state/frames.ts';
import type { Aim, Ctx, State } from '../src/state/types.ts';

/** Two attacks, one within the other, as when a failed check in the midst of combat brings on another. */
const attack = (n: number): AttackFrame =>
  ({
    p: 'attack',
    s: 'window',
    n,
    card: -1,
    name: `attack ${n}`,
    spec: {},
    canceled: false,
  }) as unknown as AttackFrame;
const strike = (n: number, of: number): StrikeFrame =>
  ({
    p: 'strike',
    s: 'defender',
    n,
    attack: of,
    who: -1,
    canceled: false,
  }) as unknown as StrikeFrame;

const board = (): State => {
  const s = emptyState(['A', 'B'], ['wizard', 'wizard'], 'short', 1, createPool([]));
  s.stack.push(attack(1), strike(2, 1), attack(3), strike(4, 3));
  return s;
};
const aimedAt = (s: State, ...aims: Aim[]): Ctx => ({ ...newCtx(s, 0, -1), aims });
const canceled = (s: State): number[] =>
  s.stack.flatMap((f) => ((f.p === 'attack' || f.p === 'strike') && f.canceled ? [f.n] : []));

describe('what is canceled', () => {
  it('is the attack that was aimed at, though another goes on within it', () => {
    const s = board();
    cancelEffect(s, aimedAt(s, { t: 'attack', n: 1 }), { do: 'cancel', what: 'attack' });
    expect(canceled(s)).toEqual([1]);
  });

  it('is the strike that was aimed at', () => {
    const s = board();
    cancelEffect(s, aimedAt(s, { t: 'strike', n: 2, who: -1 }), { do: 'cancel', what: 'strike' });
    expect(canceled(s)).toEqual([2]);
  });

  it('is nothing if what was aimed at is gone', () => {
    const s = board();
    cancelEffect(s, aimedAt(s, { t: 'attack', n: 9 }), { do: 'cancel', what: 'attack' });
    cancelEffect(s, aimedAt(s, { t: 'strike', n: 9, who: -1 }), { do: 'cancel', what: 'strike' });
    expect(canceled(s)).toEqual([]);
  });

  it('is the one that goes on if none was aimed at', () => {
    const s = board();
    cancelEffect(s, aimedAt(s), { do: 'cancel', what: 'attack' });
    cancelEffect(s, aimedAt(s), { do: 'cancel', what: 'strike' });
    expect(canceled(s)).toEqual([3, 4]);
  });
});
