import { allCards, ITS_TEXT, statusOf } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { renderCard } from '@mathom/engine/render';
import { expect, test } from 'vitest';
import { audit, findCards, sampleOf } from '../src/audit.ts';

const ids = (wanted: string): readonly string[] => findCards(wanted).map(({ id }) => id);

test('a card is found by its id or its name, however it is spelt', () => {
  expect(ids('tw-244')).toEqual(['TW-244']);
  expect(ids('GLAMDRING')).toEqual(['TW-244']);
  expect(ids('theoden')).toEqual(['TW-182']);
  expect(ids('eagles eyrie')).toEqual(['TW-391', 'AS-144']);
  expect(ids('nobody')).toEqual([]);
});

test('a card is shown with its id, status, facts and text', () => {
  const { code, out } = audit(['TW-204', 'Glamdring']);
  expect(code).toBe(0);
  expect(out).toBe(
    [
      'TW-204 (complete)',
      'Concealment',
      'Hero resource short-event',
      'Scout only: tap a scout to cancel an attack on his company.',
      '',
      'TW-244 (complete)',
      'Glamdring',
      'Hero major item',
      'Corruption points: 1',
      'Marshalling points: 2 (item)',
      'Unique. Weapon. Bearer gets +3 prowess (to at most 8; at most 9 against Orcs).',
    ].join('\n'),
  );
});

test('printed twice, shown once', () => {
  const { out } = audit(['Dark Quarrels']);
  expect(out).toMatch(/^TW-207, TW-208 \(complete\)\nDark Quarrels\n/);
  expect(out.match(/Dark Quarrels/g)).toHaveLength(1);
});

test('what lacks is told', () => {
  const partial: Card = { ...allCards[0]!, id: 'TW-999', name: 'Lantern', lacks: 'the light' };
  const facts: Card = { ...partial, id: 'TW-998', lacks: ITS_TEXT };
  expect([statusOf(partial), statusOf(facts)]).toEqual(['partial', 'facts']);
  expect(audit(['TW-999'], [partial]).out).toMatch(/^TW-999 \(partial\)\n/);
  expect(audit(['TW-999'], [partial]).out).toMatch(/\nNot enforced yet: the light\.$/);
  expect(audit(['TW-998'], [facts]).out).toMatch(/^TW-998 \(facts only\)\n/);
});

test('--json is an array of what is shown', () => {
  const [only] = JSON.parse(audit(['--json', 'TW-204']).out);
  expect(only).toEqual({
    id: 'TW-204',
    status: 'complete',
    title: 'Concealment',
    typeLine: 'Hero resource short-event',
    facts: [],
    text: ['Scout only: tap a scout to cancel an attack on his company.'],
  });
});

test('--all shows every card', () => {
  const shown: { id: string }[] = JSON.parse(audit(['--all', '--json']).out);
  expect(shown.map(({ id }) => id)).toEqual(allCards.map(({ id }) => id));
});

test('what cannot be shown is said, with exit code 1', () => {
  const unknown = audit(['TW-204', 'Nobody at All', 'gold ring']);
  expect([unknown.code, unknown.out]).toEqual([1, '']);
  expect(unknown.error).toMatch(/There is no card "Nobody at All"/);
  expect(unknown.error).toMatch(/no card "gold ring".*Did you mean .*Fair Gold Ring/);
  expect(audit([]).code).toBe(1);
  expect(audit(['--loud']).error).toMatch(/usage/);
});

test('--sample draws complete cards with a text, the same for the same seed', () => {
  const drawn = (argv: readonly string[]): readonly string[] =>
    JSON.parse(audit(['--json', ...argv]).out).map(({ id }: { id: string }) => id);
  const first = drawn(['--sample', '40', '--seed', '7']);
  expect(new Set(first).size).toBe(40);
  expect(drawn(['--sample', '40', '--seed', '7'])).toEqual(first);
  expect(drawn(['--sample', '10', '--seed', '7'])).toEqual(first.slice(0, 10));
  expect(drawn(['--sample', '40', '--seed', '8'])).not.toEqual(first);
});

test('in the draw is what is complete and says something, each text once', () => {
  const everything = sampleOf(allCards.length, 1).map(({ id }) => id);
  expect(everything.filter((id) => statusOf(findCards(id)[0]!) !== 'complete')).toEqual([]);
  expect(everything).toContain('TW-204'); // an event
  expect(everything).toContain('TW-244'); // an item with an ability
  expect(everything.filter((id) => id === 'TW-207' || id === 'TW-208')).toHaveLength(1);
  expect(everything).toContain('LE-60'); // a creature whose words are about its playing
  const [plain] = allCards.filter(
    (card) => statusOf(card) === 'complete' && renderCard(card).text.length === 0,
  );
  expect(everything).not.toContain(plain!.id);
});

test('a sample without a size, without a seed, or with cards beside it is refused', () => {
  for (const argv of [
    ['--sample', '5'],
    ['--seed', '5'],
    ['--sample', '0', '--seed', '1'],
    ['--sample', 'five', '--seed', '1'],
    ['--sample', '5', '--seed', '1', '--all'],
    ['--sample', '5', '--seed', '1', 'TW-204'],
  ])
    expect(audit(argv)).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringMatching(/^A sample has a size/),
    });
});
