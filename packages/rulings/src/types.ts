/**
 * What became of a ruling.
 *
 * - `open`: nobody has shown it yet.
 * - `proven`: a scenario carries its id and passes. Never written by hand, see `mergeProven`.
 * - `elsewhere`: another test enforces it; `reason` names that test.
 * - `not-mechanical`: it says nothing that a game could do or refuse; `reason` says why.
 * - `superseded`: it holds in no rule set any more; `reason` says what does, `by` cites it.
 */
export type RulingStatus = 'open' | 'proven' | 'elsewhere' | 'not-mechanical' | 'superseded';

/** The statuses that the index itself may state. */
export type IndexedStatus = Exclude<RulingStatus, 'proven'>;

/** One entry of the index. All wording is ours; the id is the citation of the source. */
export interface Ruling {
  readonly id: string;
  readonly status: IndexedStatus;
  /** The ruling in one line of our own. Required once it is no longer open. */
  readonly says?: string;
  /** What it says, point by point, if that is more than one thing; together they are `says`. */
  readonly points?: readonly string[];
  /** Why it is not mechanical or superseded; for `elsewhere`, the test that enforces it. */
  readonly reason?: string;
  /** For `superseded`: the citations that hold instead, and in which rule sets. */
  readonly by?: string;
}

/** A ruling after the scenarios had their say. */
export interface ProvenRuling extends Omit<Ruling, 'status'> {
  readonly status: RulingStatus;
}

/** What a passing scenario claims: the id of a ruling, and what it showed of it. */
export interface Proof {
  readonly id: string;
  readonly says?: string;
}

/** How many rulings have each status; the keys that `npm run coverage` prints. */
export interface RulingCounts {
  readonly total: number;
  readonly proven: number;
  readonly elsewhere: number;
  readonly notMechanical: number;
  readonly superseded: number;
  readonly open: number;
}
