import { expect, it } from 'vitest';
import { rhythmOf, waitingOf } from '../src/rhythm.ts';

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

it('counts what hidden passes cost two people, which goes by how long the server holds them', () => {
  const one = waitingOf(1, 5, 200);
  expect(one.heldPasses).toBeGreaterThan(10);
  expect(one.waitSeconds).toBeGreaterThan(0);
  // it was 8 to 13 s before
  expect(one.waitSeconds).toBeLessThan(8);
  expect(waitingOf(1, 5, 0)).toEqual({ ...one, waitSeconds: 0, mostSeconds: 0 });
});
