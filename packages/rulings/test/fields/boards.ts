/** All scenarios, and the boards on which cards are played. */
export const BOARDS: readonly string[] = [
  'packages/rulings/test/scenarios.test.ts',
  'packages/cards/test/played/**/*.test.ts',
];
