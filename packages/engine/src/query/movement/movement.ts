import type { SiteCard } from '../../language/index.ts';
import type { Cid, Company, PathStep, State } from '../../state/types.ts';
import type { Roads } from './roads.ts';

/** A company about to set out: what is the same wherever it goes, asked once for all the sites. */
export interface Traveller {
  readonly co: Company;
  readonly from: SiteCard;
  /** it sets out from a haven of its player's */
  readonly fromHaven: boolean;
  /** how many regions it may move through (coe/2.II.7.ii) */
  readonly regions: number;
  /** the map as it is to this company */
  readonly roads: Roads;
  /** the map to and from a region which is to be gone round to (coe/2.II.7.ii.W1, 2.II.7.ii.F1) */
  readonly detour: { readonly boundFor: number; readonly roads: Roads } | null;
}

/** A way of moving (coe/2.II.7): where it leads to, and along which site paths. */
export interface Movement {
  /** Whether it leads to the site; lays out no path. */
  reaches(s: State, t: Traveller, to: Cid): boolean;
  /** The site paths among which the company chooses (coe/2.IV.ii); hazards are keyed to the one it takes. */
  paths(s: State, t: Traveller, to: Cid): PathStep[][];
}
