import { describe, expect, it } from 'vitest';
import { unheardBy, unshownBy } from '../src/mutate/unheard.ts';

const proves = ['coe/1', 'coe/2'];
const whole = ['coe/1#1', 'coe/1#2'];

describe('who fails without what was taken out', () => {
  it('lacks the points whose mark it did not come to, but would have', () => {
    const early = { proves, shown: [], whole };
    expect(unshownBy(early, ['coe/1#1', 'coe/1#2', 'coe/1#3'])).toEqual(['coe/1#1', 'coe/1#2']);
    expect(unshownBy({ ...early, shown: ['coe/1#1'] }, whole)).toEqual(['coe/1#2']);
  });

  it('lacks a point that it shows in several places, and did not come to all of them', () => {
    const twice = { proves, shown: ['coe/1#1'], whole: ['coe/1#1', 'coe/1#2', 'coe/1#1'] };
    expect(unshownBy(twice, ['coe/1#1'])).toEqual(['coe/1#1']);
    expect(unshownBy({ ...twice, shown: ['coe/1#1', 'coe/1#1'] }, ['coe/1#1'])).toEqual([]);
  });

  it('lacks a ruling that says one thing if it is a proof of it', () => {
    expect(unshownBy({ proves, shown: [], whole }, ['coe/2', 'coe/3'])).toEqual(['coe/2']);
  });

  it('leaves unheard what no other lacks either', () => {
    const late = { proves, shown: whole, whole };
    expect(unheardBy([], ['coe/1#1', 'coe/2'])).toEqual(['coe/1#1', 'coe/2']);
    expect(unheardBy([late], ['coe/1#1', 'coe/2'])).toEqual(['coe/1#1']);
    expect(unheardBy([late, { ...late, shown: [] }], ['coe/1#1'])).toEqual([]);
  });
});
