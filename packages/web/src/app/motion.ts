const QUERY = '(prefers-reduced-motion: reduce)';

/** Somebody has asked his machine that nothing should move. */
export const wantsStillness = (): boolean =>
  typeof window !== 'undefined' && 'matchMedia' in window && window.matchMedia(QUERY).matches;
