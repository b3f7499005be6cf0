import type { Rule, SiteCard } from '../../language/index.ts';
import type { Cid, Company, MovementKind, PathStep, State } from '../../state/types.ts';
import type { Said } from '../in-force.ts';
import type { Roads } from './roads.ts';

/** A text that lets a company go where the rules alone do not lead (coe/2.II.7.iv). */
export type Passage = Said<Extract<Rule, { is: 'ways'; how: 'special' }>>;

/** A text that keeps a company from going to some sites by some ways. */
export type Shut = Said<Extract<Rule, { is: 'ways'; how: 'barred' | 'opened' }>>;

/** So many regions more, on a path through one of these (by number) if any are named. */
export interface Further {
  readonly x: Said<Extract<Rule, { is: 'ways'; how: 'further' }>>;
  readonly through: readonly number[] | null;
}

export interface Cap {
  readonly x: Shut;
  readonly most: number;
}

/** Barred by a text, and opened by others to the sites that they name. */
export interface OpenTo {
  readonly movement: MovementKind;
  readonly by: readonly Shut[];
}

/** A company about to set out: what is the same wherever it goes, asked once for all the sites. */
export interface Traveller {
  readonly co: Company;
  readonly from: SiteCard;
  /** it sets out from a haven of its player's */
  readonly fromHaven: boolean;
  /** how many regions it may move through (coe/2.II.7.ii) */
  readonly regions: number;
  /** what lets it through more of them, somehow or somewhere */
  readonly further: readonly Further[];
  /** what another text holds it to, whatever leads further, but for such a card */
  readonly caps: readonly Cap[];
  /** by region movement it may go anywhere, with no site path */
  readonly pathless: boolean;
  /** what lets it go by special movement */
  readonly passages: readonly Passage[];
  /** it does not go by these */
  readonly barred: readonly MovementKind[];
  /** nor by these, but to some sites */
  readonly openTo: readonly OpenTo[];
  /** whatever leads there, it does not go to such a site */
  readonly shut: readonly Shut[];
  /** it goes to havens alone, and not by sea (coe/2.II.7.R1) */
  readonly homewardOnly: boolean;
  readonly notBySea: boolean;
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
  /** By leave of which card each of them is. */
  leaves?(s: State, t: Traveller, to: Cid): Cid[];
}
