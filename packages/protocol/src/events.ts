import type { Happening } from '@mathom/engine';
import * as z from 'zod/mini';

/**
 * An event of the engine as one seat may know it. Card numbers stay (they say nothing); names
 * of cards that the seat does not know are '' and `known` is gone.
 *
 * `n`: the update it belongs to. `cards`: which card each number was, at that moment, as far
 * as the seat knows. A log is made of this and not of the view, because a number can come to be
 * another card when a deck is shuffled.
 */
type Without<E> = E extends { known: number } ? Omit<E, 'known'> : E;
export type VisibleEvent = Without<Happening> & {
  n: number;
  cards?: Readonly<Record<number, string>>;
};

/** Events are made by the server from the engine's own types; the page need not check each. */
export const VisibleEvent = z.custom<VisibleEvent>(
  (value) => typeof value === 'object' && value !== null && 'event' in value && 'n' in value,
);
