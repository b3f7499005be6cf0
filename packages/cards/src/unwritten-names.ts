/**
 * Names that written cards speak of although no card of that name is written yet. A name leaves
 * this list when its card is written; the tests hold the list to exactly that.
 */
export const UNWRITTEN_NAMES: readonly string[] = [];
