import { expect, it } from 'vitest';
import { rhythmOf } from '../src/rhythm.ts';

it('counts what a person is asked in a game, and what is passed over, the same each time', () => {
  const one = rhythmOf(1, 5);
  expect(one).toEqual(rhythmOf(1, 5));
  expect(one.ownTurns + one.opponentTurns).toBeGreaterThan(10);
  expect(one.passedOver).toBeGreaterThan(0);
  const asked = Object.values(one.byMoment).reduce((n, m) => n + m.asked, 0);
  expect(asked).toBe(one.prompts);
  const clicks = one.ownClicks * one.ownTurns + one.opponentClicks * one.opponentTurns;
  const counted = Object.values(one.byMoment).reduce((n, m) => n + m.clicks, 0);
  expect(Math.abs(clicks - counted)).toBeLessThan(1);
  // by default nobody is asked each turn whether he wants hazards from his sideboard
  expect(Object.keys(one.byMoment).join()).not.toContain('hazard-sideboard');
});
