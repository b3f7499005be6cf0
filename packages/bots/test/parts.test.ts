import { describe, expect, it } from 'vitest';
import { type Blow, outlook, strikeHarm } from '../src/greedy/danger.ts';
import { atMost, lessThan, moreThan } from '../src/greedy/dice.ts';
import type { Fighter } from '../src/greedy/sight.ts';

const fighter = (prowess: number, more: Partial<Fighter> = {}): Fighter => ({
  id: 1,
  prowess,
  body: 8,
  wounded: false,
  untapped: true,
  worth: 3,
  ...more,
});

const blow = (prowess: number, more: Partial<Blow> = {}): Blow => ({
  strikes: 1,
  each: false,
  prowess,
  body: -1,
  attackerChooses: false,
  mild: false,
  ...more,
});

describe('two dice', () => {
  it('have the chances they have', () => {
    expect(atMost(1)).toBe(0);
    expect(atMost(2)).toBeCloseTo(1 / 36);
    expect(atMost(7)).toBeCloseTo(21 / 36);
    expect(atMost(12)).toBe(1);
    expect(moreThan(7)).toBeCloseTo(15 / 36);
    expect(lessThan(7)).toBeCloseTo(15 / 36);
    for (let n = 0; n < 14; n++) expect(atMost(n) + moreThan(n)).toBeCloseTo(1);
  });
});

describe('the danger of a strike', () => {
  it('grows with the strike and shrinks with who faces it', () => {
    const harm = (p: number, b: number): number => strikeHarm(fighter(p), 0, blow(b)).harm;
    expect(harm(5, 12)).toBeGreaterThan(harm(5, 9));
    expect(harm(3, 9)).toBeGreaterThan(harm(6, 9));
    expect(strikeHarm(fighter(3), 3, blow(9)).harm).toBeCloseTo(harm(6, 9));
  });

  it('is small if nobody can be wounded', () => {
    const f = fighter(1);
    expect(strikeHarm(f, 0, blow(15, { mild: true })).harm).toBeLessThan(0.2);
  });

  it('leaves a chance to defeat it', () => {
    expect(strikeHarm(fighter(9), 0, blow(9)).beaten).toBe(1);
    expect(strikeHarm(fighter(9), 0, blow(9, { body: 12 })).beaten).toBe(0);
  });
});

describe('the danger of an attack', () => {
  const company = [fighter(6, { id: 1 }), fighter(2, { id: 2 })];

  it('falls on the strong, unless the attacker chooses', () => {
    const usual = outlook(blow(9), company).harm;
    expect(usual).toBeCloseTo(strikeHarm(company[0], 0, blow(9)).harm);
    const chosen = outlook(blow(9, { attackerChooses: true }), company).harm;
    expect(chosen).toBeGreaterThan(usual);
  });

  it('counts strikes that are too many for the company', () => {
    const two = outlook(blow(9, { strikes: 2 }), company).harm;
    expect(outlook(blow(9, { strikes: 5 }), company).harm).toBeGreaterThan(two);
    expect(outlook(blow(9, { each: true }), company).harm).toBeCloseTo(two);
  });

  it('is none without strikes or without anyone to face them', () => {
    expect(outlook(blow(9, { strikes: 0 }), company).harm).toBe(0);
    expect(outlook(blow(9), []).harm).toBe(0);
  });
});
