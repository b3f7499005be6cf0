export type Seat = number;
/** A card of the pool (pool/numbers.ts); 0 is the hidden one. */
export type CardNumber = number;
/** A card of this game. Which card of the pool it is, is `def`. */
export type Cid = number;
export type CompanyId = number;
