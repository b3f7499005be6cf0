import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allPoints, isCoeRule, isRuling } from '@mathom/rulings';
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
const read = (list: string) => removalsIn(list, (file) => FILES[file]);
const removals = (list: string) => read(list).removals;
const switched = (list: string): string => {
  const those = removals(list);
  const pieces = those.flatMap((r) => r.pieces);
  return withSwitches(FILES[pieces[0].file], pieces);
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
    expect(ENGINE.slice(one.pieces[0].start, one.pieces[0].end)).toBe('n <= most');
    expect(one.pieces[0].becomes).toBe('n < most');
    // a declaration cannot stand behind a switch: all that it is declared for does
    expect(two.pieces[0].as).toBe('statement');
    expect(two.pieces[0].becomes).toContain('const most = 4;');
    expect(two.pieces[0].becomes).toContain('return n <= most;');
  });

  it('names points on as many lines as it likes, before the file', () => {
    const list = 'coe/1#1\ncoe/1#2, coe/2\n# a remark\ncoe/3\nengine.ts\n- n <= most\n+ n < most';
    expect(removals(list)[0].points).toEqual(['coe/1#1', 'coe/1#2', 'coe/2', 'coe/3']);
    expect(read('coe/1#1\ncoe/2\n= it cannot be otherwise').kept).toEqual(['coe/1#1', 'coe/2']);
    expect(() => removals('coe/1#1\ncoe/1#2')).toThrow('line 1');
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
    expect(one.pieces[0].card).toBe('TW-84');
    expect(one.pieces[0].becomes).toBe("{ do: 'forgo' }");
  });

  it('takes out several pieces at once, of one file or of more', () => {
    const [one, two] = removals(
      [
        'coe/1',
        'engine.ts',
        '- if (tapped)',
        '+ if (!tapped)',
        '- n <= most',
        'packages/cards/src/river.ts',
        "- unlessTaps: { skill: 'ranger' }",
        "+ unlessTaps: { skill: 'scout' }",
        '',
        'coe/2',
        'engine.ts',
        '- tapped) return',
        '+ !tapped) return',
      ].join('\n'),
    );
    expect(one.pieces.map((p) => [p.file, p.id, p.card])).toEqual([
      ['engine.ts', 0, undefined],
      ['engine.ts', 0, undefined],
      ['packages/cards/src/river.ts', 0, 'TW-84'],
    ]);
    expect(two.id).toBe(1);
  });

  it('says of a point why there is nothing to take out', () => {
    const { removals: none, kept, gone } = read('coe/1#1 coe/1#2\n= nobody could do otherwise');
    expect([none, kept, gone]).toEqual([[], ['coe/1#1', 'coe/1#2'], []]);
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
    [
      'pieces within one another',
      'coe/1\nengine.ts\n- const most = 3;\n+ const most = 4;\n- n <= most\n+ n < most',
      'two of its pieces are of one',
    ],
  ])('says of %s where it is and what is wrong, and goes on', (_, list, what) => {
    const { removals: those, gone } = read(`${list}\n\ncoe/9\nengine.ts\n- n <= most`);
    expect(gone.map(({ why }) => why)).toEqual([expect.stringContaining(what)]);
    expect(those.map(({ points }) => points)).toEqual([['coe/9']]);
  });

  it('does not read a list with a block that names nothing', () => {
    expect(() => read('\n\ncoe/1\nengine.ts')).toThrow('line 3: points, a file, lines with -');
  });
});

describe('the lists that are kept', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const folder = `${root}packages/rulings/removals/`;
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(root + file, 'utf8');
    texts.set(file, text);
    return text;
  };
  const marks = new Set(allPoints());
  // a ruling that says one thing has no number, nor has a rule
  const isPoint = (p: string): boolean => {
    if (p.startsWith('coe/')) return isCoeRule(p.slice('coe/'.length));
    return p.includes('#') ? marks.has(p) : isRuling(p);
  };

  it.each(readdirSync(folder))('%s speaks of points there are, and of places there are', (name) => {
    const { removals: those, kept, gone } = removalsIn(readFileSync(folder + name, 'utf8'), textOf);
    expect(gone).toEqual([]);
    const points = [...kept, ...those.flatMap((r) => r.points)];
    expect(points.length).toBeGreaterThan(0);
    expect(points.filter((p) => !isPoint(p))).toEqual([]);
  });
});
