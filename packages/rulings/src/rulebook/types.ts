/** A rule's number (without `coe/`) and what it says, in our words. */
export type Rule = readonly [number: string, says: string];

/** A chapter of the rule book. */
export interface Chapter {
  /** as it stands in addresses */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}
