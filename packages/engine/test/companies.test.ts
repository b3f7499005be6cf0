import { describe, expect, it } from 'vitest';
import { emptyState } from '../src/api.ts';
import { createPool } from '../src/pool/pool.ts';
import {
  allCompanies,
  avatarOf,
  charactersOf,
  companiesOf,
  company,
  followersOf,
  groups,
} from '../src/query/cards.ts';
import { siteInUse } from '../src/query/company.ts';
import type { Company, State } from '../src/state/types.ts';
import { newCompany } from '../src/verbs/members.ts';

/** A company of somebody with a follower, and a group of another sort with the like in it. */
function board(): { s: State; other: Company } {
  const pool = createPool([
    { id: 'XX-1', name: 'XX-1', kind: 'character', avatar: true } as never,
    { id: 'XX-2', name: 'XX-2', kind: 'site' } as never,
  ]);
  const s = emptyState(['A', 'B'], ['wizard', 'wizard'], 'short', 1, pool);
  const number = (id: string): number => pool.numbers.get(id) as number;
  s.def = ['XX-1', 'XX-1', 'XX-2', 'XX-1', 'XX-1', 'XX-2'].map(number);
  s.players[0].avatar = 'XX-1';
  s.owner = s.def.map(() => 0);
  s.players[0].avatar = 'XX-1' as never;
  s.control = s.def.map(() => -1);
  newCompany(s, 0, 2).members.push(0, 1);
  s.control[1] = 0;
  const other = newCompany(s, 0, 5);
  other.agent = {} as never;
  other.members.push(3, 4);
  s.control[4] = 3;
  return { s, other };
}

describe('a group that is no company', () => {
  it('is none of the companies, and nobody in it is a character of the player', () => {
    const { s, other } = board();
    expect(companiesOf(s, 0)).not.toContain(other);
    expect(allCompanies(s)).toHaveLength(1);
    expect(charactersOf(s, 0)).toEqual([0, 1]);
    expect([followersOf(s, 0), followersOf(s, 3)]).toEqual([[1], []]);
    s.companies.reverse();
    expect(avatarOf(s, 0)).toBe(0);
  });

  it('is on the table, has its number, and uses its site', () => {
    const { s, other } = board();
    expect(groups(s)).toContain(other);
    expect(company(s, other.id)).toBe(other);
    expect(siteInUse(s, 5)).toBe(true);
  });
});
