import { officialPool } from '@mathom/cards/official';
import { perform } from '@mathom/engine/scenario';
import { allScenarios } from '@mathom/rulings/scenarios';
import { expect, it } from 'vitest';
import { secrecy } from '../src/invariants.ts';

/** Every view of every step is searched for cards which that player has not seen. */
it('what is looked at, turned over or drawn is told to nobody else', () => {
  const pool = officialPool('coe');
  const about = allScenarios().filter((x) =>
    /Bane|Mirror|search|seas|Favor|Shadow of Mordor/.test(x.title),
  );
  expect(about.length).toBeGreaterThan(5);
  for (const one of about)
    for (const step of perform(one, pool).steps) expect(secrecy(step.state), one.title).toEqual([]);
});
