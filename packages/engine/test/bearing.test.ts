import { describe, expect, it } from 'vitest';
import { type Bearing, bearingOf, onlyEnds } from '../src/attention/bearing.ts';
import type { Effect } from '../src/language/index.ts';

/** What some effects bear on, in the order of letters. */
const on = (...effects: unknown[]): Bearing[] => [...bearingOf(effects as Effect[])].sort();

const POINTS = { do: 'modify', stat: 'points', of: 'target', by: 1 };
const CHECK = { do: 'modify-check', by: 1 };
const ENTRY = { do: 'cancel', what: 'entry' };
const STRIKE = { do: 'cancel', what: 'strike' };
const of = (stat: string): unknown => ({ do: 'modify', stat, of: 'target', by: 1 });

describe('what of a moment effects bear on', () => {
  it('numbers: of fights, of rolls, of both, of neither', () => {
    expect(on(POINTS)).toEqual([]);
    for (const stat of ['prowess', 'strikes', 'attack-prowess', 'attack-body', 'support'])
      expect(on(of(stat)), stat).toEqual(['attack']);
    for (const stat of [
      'corruption',
      'corruption-check',
      'influence',
      'influence-check',
      'ring-test',
      'riddling-roll',
      'offering-attempt',
      'under-deeps-roll',
    ])
      expect(on(of(stat)), stat).toEqual(['check']);
    for (const stat of ['body', 'body-check'])
      expect(on(of(stat)), stat).toEqual(['attack', 'check']);
  });

  it('a roll, what is canceled, what befalls those who fight', () => {
    expect(on(CHECK)).toEqual(['check']);
    for (const what of ['attack', 'creature', 'strike'])
      expect(on({ do: 'cancel', what }), what).toEqual(['attack']);
    expect(on(ENTRY)).toEqual(['chain']);
    for (const what of ['outcome', 'wound', 'attack', 'return-to-origin', 'split-off', 'join'])
      expect(on({ do: what }), what).toEqual(['attack']);
    expect(on({ do: 'untap', what: 'target' })).toEqual([]);
  });

  it('rules that last: numbers by their names, what keeps cards where they are, the others', () => {
    const lasting = (...abilities: unknown[]): Bearing[] => on({ do: 'install', abilities });
    expect(lasting({ is: 'modify', stat: 'points' })).toEqual([]);
    expect(lasting({ is: 'modify', stat: 'corruption' })).toEqual(['check']);
    for (const what of ['be-discarded', 'be-returned', 'be-removed', 'untap'])
      expect(lasting({ is: 'cannot', what }), what).toEqual(['check']);
    expect(lasting({ is: 'cannot', what: 'tap' })).toEqual(['attack']);
    expect(lasting({ is: 'protect' })).toEqual(['attack']);
    expect(lasting({ is: 'modify', stat: 'corruption' }, { is: 'protect' })).toEqual([
      'attack',
      'check',
    ]);
  });

  it('all that is within others, on each side', () => {
    expect(on({ do: 'check', pass: [ENTRY] })).toEqual(['chain']);
    expect(on({ do: 'check', fail: [STRIKE] })).toEqual(['attack']);
    expect(on({ do: 'if', cond: {}, then: [CHECK] })).toEqual(['check']);
    expect(on({ do: 'if', cond: {}, then: [], else: [ENTRY] })).toEqual(['chain']);
    expect(on({ do: 'offer', options: [{ does: [CHECK] }, { does: [ENTRY] }] })).toEqual([
      'chain',
      'check',
    ]);
    expect(on({ do: 'each', does: [STRIKE] })).toEqual(['attack']);
    expect(on({ do: 'repeat', does: [CHECK] })).toEqual(['check']);
    expect(on({ do: 'pick', then: [ENTRY] })).toEqual(['chain']);
    expect(on(POINTS, CHECK, STRIKE, ENTRY)).toEqual(['attack', 'chain', 'check']);
  });

  it('what does nothing but put an end to an attack', () => {
    const ends = (...effects: unknown[]): boolean => onlyEnds(effects as Effect[]);
    for (const what of ['attack', 'creature', 'strike'])
      expect(ends({ do: 'cancel', what }), what).toBe(true);
    expect(ends(ENTRY)).toBe(false);
    expect(ends(STRIKE, CHECK)).toBe(false);
    expect(ends(CHECK)).toBe(false);
    expect(ends(STRIKE, { do: 'cancel', what: 'attack' })).toBe(true);
  });
});
