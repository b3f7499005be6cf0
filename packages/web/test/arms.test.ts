import { allCards } from '@mathom/cards';
import { describe, expect, it } from 'vitest';
import { armsOf, robeOf } from '../src/cards/arms.ts';
import { emblemFor } from '../src/cards/emblem-names.ts';

const people = allCards.filter((c) => c.kind === 'character');

describe('faces', () => {
  it('are seldom the same for two characters, and the same for one each time', () => {
    const named = [...new Map(people.filter((c) => !c.avatar).map((c) => [c.name, c])).values()];
    const faces = named.map((c) => JSON.stringify([emblemFor(c), armsOf(c), c.skills]));
    expect(new Set(faces).size).toBeGreaterThan(named.length * 0.85);
    for (const c of named) expect(armsOf(c), c.name).toBe(armsOf(c));
  });

  it('show the same house for those who are at home in the same place', () => {
    const byHome = new Map<string, Set<string>>();
    for (const c of people) {
      const arms = armsOf(c);
      const [home] = c.home;
      if (!arms || typeof home !== 'string') continue;
      byHome.set(home, (byHome.get(home) ?? new Set()).add(arms.field[0]));
    }
    for (const [home, colours] of byHome) expect(colours.size, home).toBe(1);
  });

  it('of avatars have colours of their own', () => {
    const avatars = people.filter((c) => c.avatar);
    for (const kind of ['hero', 'minion', 'fallen-wizard'])
      expect(avatars.filter((c) => c.alignment === kind).length, kind).toBeGreaterThan(4);
    const whose = new Map<string, Set<string>>();
    for (const c of avatars) {
      const robe = robeOf(c)?.join() ?? '';
      whose.set(robe, (whose.get(robe) ?? new Set()).add(`${c.name}, ${c.alignment}`));
    }
    for (const [robe, who] of whose) expect([...who], robe).toHaveLength(1);
    for (const c of people.filter((x) => !x.avatar)) expect(robeOf(c)).toBeNull();
  });
});
