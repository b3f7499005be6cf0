/**
 * Milliseconds that only ever grow, for everything that lasts: the wall clock may be set forward or
 * back under a running server. What is written down for people is `Date.now()`.
 */
export const elapsed = (): number => performance.now();
