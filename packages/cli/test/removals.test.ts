import { describe, expect, it } from 'vitest';
import { removalsIn } from '../src/mutate/removals.ts';
import { withSwitches } from '../src/mutate/switches.ts';

const ENGINE = `export function may(n: number, tapped: boolean): boolean {
  if (tapped) return false;
  const most = 3;
  return n <= most;
}
`;
const CARDS = `export const cards = [
  hazard('TW-84', 'River', { does: [{ do: 'forgo', unlessTaps: { skill: 'ranger' } }] }),
  hazard('TW-99', 'Other', { does: [{ do: 'forgo' }] }),
];
`;
const FILES: Readonly<Record<string, string>> = {
  'engine.ts': ENGINE,
  'packages/cards/src/river.ts': CARDS,
};
const removals = (list: string) => removalsIn(list, (file) => FILES[file]);
const switched = (list: string): string => {
  const those = removals(list);
  return withSwitches(FILES[those[0].file], those);
};

describe('a list of removals', () => {
  it('names points, a file, and what stands there instead', () => {
    const [one, two] = removals(
      [
        '# remarks are passed over',
        'coe/1#1, coe/2',
        'engine.ts',
        '- n <= most',
        '+ n < most',
        '',
        'coe/3',
        'engine.ts',
        '- const most = 3;',
        '+ const most = 4;',
      ].join('\n'),
    );
    expect(one.points).toEqual(['coe/1#1', 'coe/2']);
    expect(ENGINE.slice(one.start, one.end)).toBe('n <= most');
    expect(one.becomes).toBe('n < most');
    // a declaration cannot stand behind a switch: all that it is declared for does
    expect(two.as).toBe('statement');
    expect(two.becomes).toContain('const most = 4;');
    expect(two.becomes).toContain('return n <= most;');
  });

  it('drops a statement where nothing stands instead, and finds it however its lines are broken', () => {
    expect(switched('coe/1\nengine.ts\n- if (tapped)\n-   return false;')).toContain(
      '{ if (globalThis.mutantOn(0)) {  } else { if (tapped) return false; } }',
    );
  });

  it('knows the card that a clause belongs to', () => {
    const [one] = removals(
      "coe/1\npackages/cards/src/river.ts\n- , unlessTaps: { skill: 'ranger' }",
    );
    expect(one.card).toBe('TW-84');
    expect(one.becomes).toBe("{ do: 'forgo' }");
  });

  it.each([
    [
      'what stands nowhere',
      'coe/1\nengine.ts\n- n < most',
      'line 1: that stands 0 times in engine.ts',
    ],
    ['what stands twice', "coe/1\npackages/cards/src/river.ts\n- do: 'forgo'", 'stands 2 times'],
    ['what cannot be read', 'coe/1\nengine.ts\n- n <= most\n+ n <= (', 'cannot be read with that'],
    ['a type', 'coe/1\nengine.ts\n- tapped: boolean', 'no part of what runs'],
    ['a block without a piece', '\n\ncoe/1\nengine.ts', 'line 3: points, a file, lines with -'],
  ])('says of %s where it is and what is wrong', (_, list, what) => {
    expect(() => removals(list)).toThrow(what);
  });
});
