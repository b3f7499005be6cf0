import type { CardId } from '@mathom/engine/language';
import type { DeckEntry } from '../deck.ts';

/** Cards with how many of each; what is taken is gone. */
export class Bag {
  private readonly left = new Map<CardId, number>();

  constructor(entries: readonly DeckEntry[]) {
    for (const [id, n] of entries) this.left.set(id, (this.left.get(id) ?? 0) + n);
  }

  /** Takes one; false if there is none. */
  take(id: CardId): boolean {
    const n = this.left.get(id) ?? 0;
    if (n < 1) return false;
    this.left.set(id, n - 1);
    return true;
  }

  /** One by one, what is still there. */
  rest(): CardId[] {
    return [...this.left].flatMap(([id, n]) => Array.from({ length: Math.max(0, n) }, () => id));
  }
}
