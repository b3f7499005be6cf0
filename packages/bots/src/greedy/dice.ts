/** Chances of two dice. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

const AT_MOST = WAYS.map((_, n) => WAYS.slice(0, n + 1).reduce((a, b) => a + b, 0) / 36);

/** The chance of rolling `n` or less. */
export function atMost(n: number): number {
  const whole = Math.floor(n);
  if (whole < 2) return 0;
  return whole >= 12 ? 1 : AT_MOST[whole];
}

/** The chance of rolling more than `n`. */
export const moreThan = (n: number): number => 1 - atMost(n);
/** The chance of rolling less than `n`. */
export const lessThan = (n: number): number => atMost(Math.ceil(n) - 1);
