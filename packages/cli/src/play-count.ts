import type { Told, ZoneName } from '@mathom/engine';
import type { CardId } from '@mathom/engine/language';

/** How often each card was played. */
export type Plays = Readonly<Partial<Record<CardId, number>>>;

/** Where a card is in the game: from here it can do something. */
const AT_WORK: ReadonlySet<ZoneName> = new Set<ZoneName>(['play', 'face-down', 'chain']);

/**
 * Counts which cards come into the game: from hand, deck or sideboard, drafted, as the site where
 * somebody goes. What is declared counts when it resolves; what comes to nothing does not.
 */
export class PlayCount {
  readonly plays: Partial<Record<CardId, number>> = {};
  /** declared, and not yet resolved */
  private readonly declared = new Set<number>();

  note(told: readonly Told[]): void {
    for (const { e, ids } of told) {
      const id = ids.find(([card]) => 'card' in e && card === e.card)?.[1] as CardId | undefined;
      if (id === undefined) continue;
      if (e.event === 'move' && !AT_WORK.has(e.from) && AT_WORK.has(e.to)) {
        if (e.to === 'chain') this.declared.add(e.card);
        else this.count(id);
      } else if (e.event === 'resolve' && this.declared.delete(e.card)) this.count(id);
      else if (e.event === 'fizzle') this.declared.delete(e.card);
    }
  }

  private count(id: CardId): void {
    this.plays[id] = (this.plays[id] ?? 0) + 1;
  }
}
