import { allCards, statusOf } from '@mathom/cards';
import { expect, test } from 'vitest';
import { newCard } from '../src/new-card.ts';
import { findWritten, opened, withCard, without } from '../src/new-card-source.ts';
import { nearest } from '../src/new-card-wording.ts';

const TODO_FILE = [
  "import { hazard, TODO } from '../build.ts';",
  '',
  'export const todoHazardEvents = [',
  "  hazard('AS-1', 'One (of many)', { duration: 'short', ...TODO }),",
  "  hazard('AS-12', 'Another', {",
  "    duration: 'long',",
  '    ...TODO,',
  '  }),',
  '];',
  '',
].join('\n');

test('the nearest texts share the rarer words', () => {
  const among = [
    { id: 'a', text: 'Tap a scout to cancel an attack.' },
    { id: 'b', text: 'Tap a sage to test a ring.' },
    { id: 'c', text: 'Nothing whatever.' },
  ];
  const found = nearest('A scout may cancel one attack', among, 5).map((x) => x.id);
  expect(found).toEqual(['a', 'b']);
  expect(nearest(among[1].text, among, 1)).toEqual([{ id: 'b', likeness: expect.closeTo(1) }]);
});

test('a card is found in a source by the whole of its id, brackets in its name or not', () => {
  const one = findWritten(TODO_FILE, 'AS-1');
  expect([one?.by, one?.line, one?.call]).toEqual([
    'hazard',
    4,
    "hazard('AS-1', 'One (of many)', { duration: 'short', ...TODO })",
  ]);
  expect(findWritten(TODO_FILE, 'AS-2')).toBeNull();
  expect(findWritten("[reprint(td('TD-25'), 'LE-112')]", 'LE-112')?.by).toBe('reprint');
});

test('it is taken out of one file and put into another, with its imports', () => {
  const written = findWritten(TODO_FILE, 'AS-12');
  if (!written) throw new Error('It is there.');
  const left = without(TODO_FILE, written);
  expect(findWritten(left, 'AS-12')).toBeNull();
  expect(findWritten(left, 'AS-1')).not.toBeNull();
  const home = "import { resource } from '../build.ts';\n\nexport const hazardEvents = [\n];\n";
  const put = withCard(home, opened(written.call), written.by);
  expect(put).toContain("import { resource, hazard } from '../build.ts';");
  expect(put).toContain("import { ITS_TEXT } from '../status.ts';");
  expect(findWritten(put, 'AS-12')?.call).toContain('lacks: ITS_TEXT');
  expect(put).not.toContain('TODO');
});

test('an id that is none, and a card that is complete, are refused with the reason', () => {
  expect(newCard('AS-999')).toMatchObject({ code: 1, out: '' });
  expect(newCard('AS-999').error).toMatch(/There is no card AS-999/);
  expect(newCard('Glamdring').error).toMatch(/There is no card Glamdring/);
  expect(newCard('TW-204')).toMatchObject({ code: 1, out: '' });
  expect(newCard('TW-204').error).toMatch(/complete already/);
  expect(newCard('AS-999').files.size + newCard('TW-204').files.size).toBe(0);
});

test('every card that is not complete has a place, and tests that do not pass for nothing', () => {
  const open = allCards.filter((card) => statusOf(card) !== 'complete');
  const many = Math.min(6, open.length);
  const sample = Array.from({ length: many }, (_, i) => open[Math.floor((i * open.length) / many)]);
  for (const { id } of sample) {
    const { code, out, files } = newCard(id);
    expect([id, code]).toEqual([id, 0]);
    expect(out).toContain('the card   packages/cards/src/');
    const tests = [...files].filter(([file]) => file.endsWith('.test.ts'));
    for (const [, text] of tests)
      expect(text.match(/\bit\b(\.todo)?\(/g)).toEqual(['it.todo(', 'it.todo(']);
  }
});
