import { amendments } from '@mathom/cards/amendments/index';
import { isRuling, rulings } from '@mathom/rulings';
import { expect, test } from 'vitest';

const cited = new Set(amendments.flatMap(({ cites }) => cites));

test('amendments cite rulings that there are', () => {
  expect([...cited].filter((id) => !isRuling(id))).toEqual([]);
});

test('every ruling that the index leaves to the amendments is cited by one', () => {
  const claimed = rulings.filter(
    ({ status, reason }) =>
      status === 'elsewhere' && reason === 'packages/cards/test/amendments.test.ts',
  );
  expect(claimed.length).toBeGreaterThan(30);
  expect(claimed.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
});
