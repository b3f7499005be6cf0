import { describe, expect, it } from 'vitest';
import { type Applied, applyModifier, fold, type Trace } from '../src/query/modifiers.ts';
import { type Modifier, NO_MAX, NO_MIN } from '../src/state/types.ts';

const mod = (op: Modifier['op'], by: number, more: Partial<Modifier> = {}): Modifier => ({
  stat: 'prowess',
  op,
  by,
  max: NO_MAX,
  min: NO_MIN,
  ...more,
});
const said = (m: Modifier, first: Applied['first'] = 'no'): Applied => ({
  mod: m,
  from: -1,
  name: `${m.op} ${m.by}`,
  first,
});
/** In which order they are applied, and what comes of it. */
const applied = (base: number, mods: Applied[], latest = false): [string[], number] => {
  const trace: Trace = [];
  const n = fold(base, mods, trace, { latest });
  return [trace.map((x) => x.from), n];
};

describe('what one modifier makes of a number', () => {
  it('adds, multiplies, halves, or says what it is', () => {
    expect(applyModifier(5, mod('add', 2))).toBe(7);
    expect(applyModifier(5, mod('times', 2))).toBe(10);
    expect(applyModifier(5, mod('half-up', 0))).toBe(3);
    expect(applyModifier(5, mod('set', 2))).toBe(2);
    expect(applyModifier(5, mod('base', 9))).toBe(9);
  });

  it('up to its maximum and down to its minimum, and no number is worse for these', () => {
    expect(applyModifier(5, mod('add', 4, { max: 8 }))).toBe(8);
    expect(applyModifier(5, mod('add', 3, { max: 8 }))).toBe(8);
    expect(applyModifier(9, mod('add', 4, { max: 8 }))).toBe(9);
    expect(applyModifier(5, mod('add', -4, { min: 2 }))).toBe(2);
    expect(applyModifier(5, mod('add', -3, { min: 2 }))).toBe(2);
    expect(applyModifier(1, mod('add', -4, { min: 2 }))).toBe(1);
    // what it is said to be it is, whatever the bounds
    expect(applyModifier(5, mod('set', 9, { max: 8 }))).toBe(9);
    expect(applyModifier(NO_MAX, mod('add', 1))).toBe(NO_MAX + 1);
    expect(applyModifier(NO_MIN, mod('add', -1))).toBe(NO_MIN - 1);
  });
});

describe('the order of several', () => {
  it('is that of the best outcome: losses, what has a maximum, the rest; what is said last of all', () => {
    const zero = said(mod('set', 0));
    const six = said(mod('set', 6));
    const gain = said(mod('add', 3));
    const upTo = said(mod('add', 4, { max: 9 }));
    const loss = said(mod('add', -2));
    const double = said(mod('times', 2));
    const next = said(mod('add', 1), 'next');
    const worse = said(mod('add', -1), 'yes');
    const weapon = said(mod('add', 5), 'yes');
    const other = said(mod('base', 4));
    const order = [other, weapon, worse, next, double, loss, upTo, gain, six, zero];
    const [names, n] = applied(1, order.toReversed());
    expect(names).toEqual(order.map((a) => a.name));
    expect(n).toBe(0);
    expect(applied(1, [six, gain])).toEqual([['add 3', 'set 6'], 6]);
    // 4 + 5 - 1 + 1 = 9, doubled, less 2, and what has a maximum does nothing any more
    expect(applied(1, order.slice(0, 8).toReversed())[1]).toBe(19);
  });

  it('of what it takes to control somebody the lowest counts, or the latest, and then what else changes it', () => {
    const cost = (by: number) => said(mod('set', by, { stat: 'control-cost' }));
    const less = said(mod('add', -1, { stat: 'control-cost' }));
    expect(applied(6, [cost(2), cost(4), less])).toEqual([['set 4', 'set 2', 'add -1'], 1]);
    expect(applied(6, [less, cost(2), cost(4)], true)).toEqual([['set 2', 'set 4', 'add -1'], 3]);
    expect(applied(6, [cost(0), cost(4)])).toEqual([['set 4', 'set 0'], 0]);
  });

  it('of none leaves the number, and of one says what it did', () => {
    expect(fold(4, [])).toBe(4);
    const trace: Trace = [];
    expect(fold(4, [said(mod('add', 2))], trace)).toBe(6);
    expect(trace).toEqual([{ from: 'add 2', by: 2, total: 6 }]);
    expect(fold(4, [said(mod('add', 2)), said(mod('add', -1))])).toBe(5);
  });
});
