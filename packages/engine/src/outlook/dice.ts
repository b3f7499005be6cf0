const ways = (total: number): number => 6 - Math.abs(7 - total);

/** Two dice: every total with how likely it is. */
export const ROLLS: readonly (readonly [roll: number, chance: number])[] = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
].map((n) => [n, ways(n) / 36] as const);

/** How likely it is that two dice show such a total. */
export const chanceOf = (test: (roll: number) => boolean): number => waysOf(test) / 36;

/** Of the thirty-six: whole numbers, so that what is certain is certain. */
const waysOf = (test: (roll: number) => boolean): number =>
  ROLLS.reduce((sum, [n]) => (test(n) ? sum + ways(n) : sum), 0);

/** The same where one of two rolls is chosen, and whoever rolls wants that. */
export const chanceTwice = (test: (roll: number) => boolean): number =>
  1 - (1 - chanceOf(test)) ** 2;

/** How likely it is that two dice, less two others, come to such a difference. */
export const chanceApart = (test: (difference: number) => boolean): number =>
  ROLLS.reduce((sum, [other]) => sum + ways(other) * waysOf((mine) => test(mine - other)), 0) /
  1296;

/** The least roll that will do; 13 if none does. */
export const least = (test: (roll: number) => boolean): number =>
  ROLLS.find(([n]) => test(n))?.[0] ?? 13;
