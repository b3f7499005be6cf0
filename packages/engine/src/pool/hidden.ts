import type { Card } from '../language/index.ts';

/** The number of a card that the one who looks does not know. */
export const HIDDEN = 0;

const NONE: readonly never[] = Object.freeze([]);

/**
 * What stands for it, so that a view can be asked like a state. It is of no kind that the language
 * has, so that nothing that looks for a kind finds it, and says nothing: every list is empty.
 */
export const HIDDEN_CARD: Card = Object.freeze({
  id: '?',
  kind: 'hidden',
  name: 'a hidden card',
  alignment: 'neutral',
  skills: NONE,
  home: NONE,
  path: NONE,
  items: NONE,
  attacks: NONE,
  adjacent: NONE,
  modifications: NONE,
  plays: NONE,
  keys: NONE,
  draws: Object.freeze({ resource: 0, hazard: 0 }),
}) as unknown as Card;
