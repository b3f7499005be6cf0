import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@mathom/cards/lookup';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../../src/deck.ts';
import { FORMATS, type Imported, importDeck } from '../../src/index.ts';

const lookup = catalogue();

/** Whatever was read, it is a deck and questions that a person can answer. */
function expectSane({ deck, questions }: Imported): void {
  for (const part of PARTS) {
    for (const [id, n] of deck[part] ?? []) {
      expect(lookup.byId(id)).toBeDefined();
      expect(Number.isInteger(n) && n > 0).toBe(true);
    }
  }
  for (const { count, candidates, text } of questions) {
    expect(Number.isInteger(count) && count >= 1).toBe(true);
    expect(candidates.every((id) => lookup.byId(id))).toBe(true);
    expect(text.length).toBeLessThanOrEqual(200);
  }
  expect(new Set(questions.map(({ line }) => line)).size).toBe(questions.length);
}

const piece = fc.oneof(
  fc.constantFrom(
    '####',
    '#',
    '# Hazard (3)',
    '# Written by Mathom',
    '# Alignment: hero',
    '#| note',
    '#= TW-15',
    'Deck',
    'Pool',
    'Notes',
    '[sites]',
    'Sideboard vs. fw',
    '__proto__',
    '1 constructor',
    '{',
    '"pool": [["TW-1", 1]',
    '}',
    '\0',
    '',
  ),
  fc
    .tuple(
      fc.oneof(fc.nat(), fc.constantFrom('', '-1', '1e9', '9'.repeat(400), 'NaN')),
      fc.constantFrom('', 'x', '×', ' x'),
      fc.oneof(fc.constantFrom(...lookup.cards.map(({ name }) => name)), fc.string()),
      fc.constantFrom('', ' [H]', ' [m]', ' [', ' ]', ' [toString]'),
      fc.constantFrom('', ' (TW)', ' (pr)', ' (', ' (XX)'),
    )
    .map(([n, x, name, tag, set]) => `${n}${x} ${name}${tag}${set}`),
  fc.string({ unit: 'binary' }),
);
const deckLike = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('\n'));
const format = fc.option(fc.constantFrom(...FORMATS), { nil: undefined });

describe('no input crashes the importers', () => {
  test.prop([fc.uint8Array({ maxLength: 2000 }), format], { numRuns: 300 })('bytes', (input, f) => {
    expectSane(importDeck(input, { lookup, format: f }));
  });

  test.prop([deckLike, format], { numRuns: 400 })('what looks like a deck', (input, f) => {
    expectSane(importDeck(input, { lookup, format: f }));
  });

  test.prop([fc.json(), format], { numRuns: 200 })('JSON', (input, f) => {
    expectSane(importDeck(input, { lookup, format: f }));
  });

  test.prop([fc.array(fc.jsonValue()), fc.constantFrom(...PARTS)], { numRuns: 200 })(
    'JSON with the parts of a deck',
    (rows, part) => {
      expectSane(importDeck(JSON.stringify({ [part]: rows }), { lookup }));
    },
  );

  test.prop([deckLike], { numRuns: 200 })('and no line is dropped', (text) => {
    const result = importDeck(`Pool\n${text}`, { lookup, format: 'cardnum' });
    const silent = /^$|^#|^(?:deck|pool|notes|\[sites\]|sideboard vs\. fw)$/i;
    const lines = `Pool\n${text}`.split(/\r\n|\r|\n/).map((l) => l.replace(/\s+/g, ' ').trim());
    const end = lines.findIndex((line) => /^notes$/i.test(line));
    const heard = new Set([
      ...result.settled.map(({ line }) => line),
      ...result.questions.map(({ line }) => line),
    ]);
    const asked = new Set(result.questions.map((q) => q.text));
    const read = new Set(
      result.settled.map(({ line }) => lines[line - 1].replace(/^\S+ /, '').toLowerCase()),
    );
    lines.slice(0, end < 0 ? undefined : end).forEach((line, i) => {
      if (silent.test(line) || heard.has(i + 1)) return;
      // a line that repeats one already asked about
      const rest = line.replace(/^\S+ /, '').toLowerCase();
      expect([...asked].some((t) => t.toLowerCase().endsWith(rest)) || read.has(rest)).toBe(true);
    });
  });
});

describe('no input hangs them', () => {
  const MB = 1_000_000;
  const numbers = Array.from({ length: MB / 10 }, (_, i) => `1 a${i}`).join('\n');
  const inputs: readonly (readonly [string, string | Uint8Array])[] = [
    ['one long line', 'a'.repeat(MB)],
    ['spaces', ' '.repeat(MB)],
    ['digits', '9'.repeat(MB)],
    ['digits and spaces', '1 '.repeat(MB / 2)],
    ['times', '1 x '.repeat(MB / 4)],
    ['brackets', '1 [('.repeat(MB / 4)],
    ['closed brackets', `1 ${'[H] (TW) '.repeat(MB / 9)}`],
    ['frames', '####\n'.repeat(MB / 5)],
    ['framed headings', '####\nx\n####\n'.repeat(MB / 12)],
    ['empty lines', '\n'.repeat(MB)],
    ['short lines', 'x\n'.repeat(MB / 2)],
    ['lines that all differ', numbers],
    ['commas', `${','.repeat(MB)} the`],
    ['NULs', new Uint8Array(MB)],
    ['high bytes', new Uint8Array(MB).fill(0xe9)],
    ['open JSON', '['.repeat(MB)],
    ['open objects', '{"a":'.repeat(MB / 5)],
    ['JSON rows', `{"pool":[${'[1],'.repeat(MB / 5)}1]}`],
    ['a repeated card', '1 Gandalf\n'.repeat(MB / 10)],
    ['accents', `1 ${'e\u0301'.repeat(MB / 3)}`],
    ['many accents', `1 e${'\u0301'.repeat(MB / 3)}`],
  ];

  it.each(inputs)('a megabyte of %s', (_, input) => {
    for (const format of [undefined, 'plain'] as const) {
      const { questions } = importDeck(input, { lookup, format });
      expect(questions.length).toBeLessThanOrEqual(5000);
    }
  });
});
