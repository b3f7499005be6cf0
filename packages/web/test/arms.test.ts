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
    const wizards = people.filter((c) => c.avatar && c.alignment === 'hero');
    expect(wizards.length).toBeGreaterThan(4);
    const robes = wizards.map((c) => robeOf(c)?.join());
    expect(new Set(robes).size).toBe(new Set(wizards.map((c) => c.name)).size);
    for (const c of people.filter((x) => !x.avatar)) expect(robeOf(c)).toBeNull();
  });
});
