/** The definition of a card that the one who looks does not know. */
export const HIDDEN = '?';
