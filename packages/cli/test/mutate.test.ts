import { describe, expect, it } from 'vitest';
import { candidatesIn } from '../src/mutate/changes.ts';
import { equivalence } from '../src/mutate/equivalent.ts';
import { type Mutant, told } from '../src/mutate/mutant.ts';
import { sampleOf } from '../src/mutate/sample.ts';
import { withSwitches } from '../src/mutate/switches.ts';

const code = (text: string) => candidatesIn('x.ts', text, 'code');
const data = (text: string) => candidatesIn('x.ts', text, 'data');
const changes = (text: string, of = code) =>
  of(text).map((c) => `${c.change}: ${text.slice(c.start, c.end)} -> ${c.becomes}`);

describe('what makes no difference', () => {
  it('is known by the piece of source and by what it becomes', () => {
    const text = "if (heeded(s, 'roll')) happen(s, x);";
    const known = code(text).filter((c) => equivalence(c, text) !== undefined);
    expect(known.map((c) => `${c.change}: ${text.slice(c.start, c.end)}`)).toEqual([
      "condition taken for granted: heeded(s, 'roll')",
    ]);
  });

  const known = (text: string): string[] =>
    code(text)
      .filter((c) => equivalence(c, text) !== undefined)
      .map((c) => `${text.slice(c.start, c.end)} -> ${c.becomes}`);

  it('is known where it is asked after something else, and only if nothing but that is dropped', () => {
    expect(known("if (a && heeded(s, 'roll')) happen(s, x);")).toEqual([
      "a && heeded(s, 'roll') -> a",
    ]);
    expect(known("if ((a || b) && heeded(s, 'roll')) happen(s, x);")).toEqual([]);
  });

  it('is known by what stands before it: that there is none is said by any number below zero', () => {
    expect(known('const x = a ?? -1;')).toEqual(['1 -> 2']);
    expect(known('const z = b ? x : -1;')).toEqual(['1 -> 2']);
    expect(known('const y = n - 1;')).toEqual([]);
    expect(known('const y = tapped ? -1 : 0;')).toEqual([]);
    expect(known('f({ by: -1 });')).toEqual([]);
    expect(known('host = -1;')).toEqual([]);
  });
});

describe('what can be changed', () => {
  it('in code: comparisons at their boundary, conditions, calls, sides', () => {
    expect(changes('const b = a.n >= 7;')).toEqual([
      'operator: a.n >= 7 -> a.n > 7',
      'number: 7 -> 8',
    ]);
    expect(changes('if (!x) drop(y);')).toEqual([
      'condition taken for granted: !x -> true',
      'condition never met: !x -> false',
      'negation dropped: !x -> x',
      'call dropped: drop(y) -> undefined',
    ]);
    expect(changes('f(a && b);')).toEqual([
      'call dropped: f(a && b) -> undefined',
      'operator: a && b -> a || b',
      'condition dropped: a && b -> a',
      'condition dropped: a && b -> b',
    ]);
    expect(changes('const c = (a ?? b) || d;')).toEqual([
      'operator: (a ?? b) || d -> (a ?? b) && d',
      'condition dropped: (a ?? b) || d -> (a ?? b)',
      'condition dropped: (a ?? b) || d -> d',
    ]);
    expect(changes('const p = s.turn.active;')).toEqual([
      'player swapped: s.turn.active -> s.turn.hazardSeat',
    ]);
  });

  it('but no type, no name of a field, and no words that are put together', () => {
    expect(changes("type T = 1 | 2; const o = { 1: 'a' }; const w = o + 'b';")).toEqual([]);
  });

  it('nor what is written to', () => {
    expect(changes('s.active = p;')).toEqual([]);
    expect(changes('s.active++;')).toEqual([]);
  });

  it('in cards: numbers, sides and clauses, never what a node is', () => {
    const text =
      "ally('WH-33', 'X', { mind: 1, abilities: [{ is: 'modify', who: 'you', by: 2 }] })";
    expect(changes(text, data).sort()).toEqual([
      "clause dropped: abilities: [{ is: 'modify', who: 'you', by: 2 }] -> ",
      'clause dropped: by: 2 -> ',
      'clause dropped: mind: 1 -> ',
      "clause dropped: who: 'you' -> ",
      "clause dropped: { is: 'modify', who: 'you', by: 2 } -> ",
      'number: 1 -> 2',
      'number: 2 -> 3',
      "player swapped: 'you' -> 'opponent'",
    ]);
    expect(new Set(data(text).map((c) => c.card))).toEqual(new Set(['WH-33']));
  });

  it('and is told in one line', () => {
    const text = '\nconst b = a < 1;';
    expect(told(code(text)[0], text)).toBe('x.ts:2 operator: a < 1 -> a <= 1');
  });
});

describe('switches', () => {
  const on = (text: string, active: number): unknown => {
    const mutants = code(text).map((c, id): Mutant => ({ ...c, id }));
    const scope = { mutantOn: (id: number) => id === active };
    return new Function('globalThis', `return ${withSwitches(text, mutants)}`)(scope);
  };

  it('leave the source as it was, or with one change, within others too', () => {
    const text = '1 < 2 && 3 - 1 === 2';
    const mutants = code(text);
    expect(on(text, -1)).toBe(true);
    const results = mutants.map((m, id) => [m.becomes, on(text, id)]);
    expect(results).toContainEqual(['3 + 1', false]);
    expect(results).toContainEqual(['(3 - 1) !== 2', false]);
    expect(results).toContainEqual(['(1 < 2) || (3 - 1 === 2)', true]);
  });

  it('drop entries of objects and arrays', () => {
    const text = "f('TW-1', { a: 1, b: [{ x: 1 }, { y: 2 }] })";
    const mutants = data(text)
      .filter((c) => c.change === 'clause dropped')
      .map((c, id): Mutant => ({ ...c, id }));
    const source = withSwitches(text, mutants);
    const makers = new Map<string, () => unknown>();
    const kept = (card: string, make: () => unknown): unknown => {
      makers.set(card, make);
      return make();
    };
    const run = (active: number): unknown =>
      new Function('globalThis', 'f', `return ${source}`)(
        { mutantOn: (id: number) => id === active, mutantCard: kept },
        (_: string, o: unknown) => o,
      );
    const without = mutants.map((m) => [text.slice(m.start, m.end), run(m.id)]);
    expect(without).toContainEqual(['a: 1', { b: [{ x: 1 }, { y: 2 }] }]);
    expect(without).toContainEqual(['{ y: 2 }', { a: 1, b: [{ x: 1 }] }]);
    // the card can be made again, with whatever change is on then
    expect([...makers.keys()]).toEqual(['TW-1']);
    expect(makers.get('TW-1')?.()).toEqual(without.at(-1)?.[1]);
  });
});

describe('a sample', () => {
  const all = {
    code: code('if (a < 1 && !b) c(2); else d(3);'),
    data: data("f('TW-1', { a: 1, b: 2, c: 3, d: { e: 4, f: true } })"),
  };

  it('is the same for a seed, another for another, half of each sort and nothing twice', () => {
    const of = (seed: number) =>
      sampleOf(all, 8, seed).map((m) => `${m.change} ${m.start} ${m.becomes}`);
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
    expect(new Set(of(3)).size).toBe(8);
    expect(sampleOf(all, 8, 1).filter((m) => m.card).length).toBe(4);
  });

  it('is no larger than what there is', () => {
    expect(sampleOf(all, 1000, 1).length).toBe(all.code.length + all.data.length);
  });
});
