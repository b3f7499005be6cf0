import type { Scenario } from '@mathom/engine/scenario';

/** A scenario that did not hold while something was taken out, in one of its rule sets. */
export interface Failed extends Pick<Scenario, 'proves'> {
  /** points that it had shown by then */
  readonly shown: readonly string[];
  /** points that it shows when nothing is taken out */
  readonly whole: readonly string[];
}

const times = (those: readonly string[], point: string): number =>
  those.filter((each) => each === point).length;

/**
 * Of these points those that it cannot show now as often as it would: a point may have a mark where each
 * of its sides is asserted. A ruling that says one thing is shown by whatever proves it; else it has a mark.
 */
export const unshownBy = ({ proves, shown, whole }: Failed, points: readonly string[]): string[] =>
  points.filter((p) => (p.includes('#') ? times(shown, p) < times(whole, p) : proves.includes(p)));

/** Points that none of those who failed lacks: they are shown as well without what was taken out. */
export const unheardBy = (failed: readonly Failed[], points: readonly string[]): string[] =>
  points.filter((p) => !failed.some((f) => unshownBy(f, [p]).length > 0));
