import { describe, expect, it } from 'vitest';
import { sameAim } from '../src/query/same-aim.ts';
import type { Aim } from '../src/state/types.ts';

/** Each beside one that differs from it in a single field. */
const AIMS: readonly Aim[] = [
  { t: 'card', id: 1 },
  { t: 'card', id: 2 },
  { t: 'company', id: 1 },
  { t: 'company', id: 2 },
  { t: 'attack', n: 1 },
  { t: 'attack', n: 2 },
  { t: 'strike', n: 1, who: 1 },
  { t: 'strike', n: 2, who: 1 },
  { t: 'entry', n: 1 },
  { t: 'entry', n: 2 },
  { t: 'check', n: 1, i: 1, who: 1 },
  { t: 'check', n: 2, i: 1, who: 1 },
  { t: 'check', n: 1, i: 2, who: 1 },
  { t: 'region', company: 1, i: 1 },
  { t: 'region', company: 2, i: 1 },
  { t: 'region', company: 1, i: 2 },
  { t: 'region', company: 1, i: 1, site: 3 },
  { t: 'region', company: 1, i: 1, site: 4 },
  { t: 'auto', site: 1, i: 1 },
  { t: 'auto', site: 2, i: 1 },
  { t: 'auto', site: 1, i: 2 },
  { t: 'race', race: 'Orc' },
  { t: 'race', race: 'Troll' },
  { t: 'name', name: 'Cram' },
  { t: 'name', name: 'Muster' },
  { t: 'name', name: 'Cram', of: 0 },
  { t: 'name', name: 'Cram', of: 1 },
  { t: 'effect', n: 1 },
  { t: 'effect', n: 2 },
];

describe('two aims', () => {
  it('are at the same thing only if all that names it is the same', () => {
    for (const [i, a] of AIMS.entries())
      for (const [k, b] of AIMS.entries())
        expect(sameAim(a, { ...b }), `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(i === k);
  });

  it('are so whoever meets it, and wherever it goes', () => {
    expect(sameAim({ t: 'strike', n: 1, who: 1 }, { t: 'strike', n: 1, who: 2 })).toBe(true);
    expect(sameAim({ t: 'card', id: 1, by: 2 }, { t: 'card', id: 1 })).toBe(true);
    expect(sameAim({ t: 'company', id: 1, of: 2 }, { t: 'company', id: 1 })).toBe(true);
  });
});
