import { rngOf } from '@mathom/bots';
import { allHoldable, catalogue, isOfUse } from '@mathom/decks';
import { FIRST_KIND, type RuleSetName } from '@mathom/engine';
import type { CardId, PlayerKind } from '@mathom/engine/language';
import { holdableIn } from './drawn-deck.ts';
import type { GamePlan } from './game.ts';
import type { Plays } from './play-count.ts';

/** Of how many cards a game with drawn decks is about. */
const ABOUT = 8;

/** A game with decks drawn by lot, about some cards that are found by lot too. */
export function drawnPlan(
  index: number,
  seed: number,
  rules: RuleSetName,
  mixes: readonly (readonly string[])[],
  kinds: readonly PlayerKind[] = [FIRST_KIND],
): GamePlan {
  const rng = rngOf(seed + index);
  const bots = mixes[index % mixes.length];
  const kindOf = (seat: number): PlayerKind => kinds[seat % kinds.length];
  const all = [...new Set(kinds)].flatMap((kind) => allHoldable(holdableIn(rules, kind)));
  const about = Array.from({ length: ABOUT }, () => all[rng(all.length)].id);
  return {
    index,
    seed: seed + index,
    rules,
    decks: bots.map((_, seat) => ({
      seed: (seed + index) * 8 + seat,
      ...(kindOf(seat) === FIRST_KIND ? {} : { kind: kindOf(seat) }),
      wanted: [],
      about,
    })),
    bots,
  };
}

/** Of how many cards a game is that is played for the sake of cards. */
const WANTED = 40;

/**
 * Games for the sake of cards that were seldom played: each time those come that were least often
 * wanted before, with decks that fit them.
 */
export class CardHunt {
  private readonly tries = new Map<CardId, number>();
  readonly counts = new Map<CardId, number>();
  /** those that can be in a deck, and never do anything there by the rules */
  readonly ofNoUse: CardId[] = [];
  readonly least: number;
  private readonly rules: RuleSetName;

  constructor(rules: RuleSetName, least: number) {
    this.rules = rules;
    this.least = least;
    for (const card of allHoldable(holdableIn(rules)))
      if (isOfUse(card, FIRST_KIND)) this.counts.set(card.id, 0);
      else this.ofNoUse.push(card.id);
  }

  note(plays: Plays): void {
    for (const [id, n] of Object.entries(plays)) {
      const before = this.counts.get(id as CardId);
      if (before !== undefined) this.counts.set(id as CardId, before + (n ?? 0));
    }
  }

  /** Cards that were not played often enough yet. */
  lacking(): CardId[] {
    return [...this.counts].flatMap(([id, n]) => (n < this.least ? [id] : []));
  }

  /** Those of them that were never played. */
  never(): CardId[] {
    return [...this.counts].flatMap(([id, n]) => (n === 0 ? [id] : []));
  }

  plan(index: number, seed: number, bots: readonly string[]): GamePlan {
    const rng = rngOf(seed + index);
    const rank = new Map(
      this.lacking().map((id) => [id, (this.tries.get(id) ?? 0) + rng(1000) / 1000]),
    );
    const wanted = [...rank]
      .sort((a, b) => a[1] - b[1])
      .slice(0, WANTED)
      .map(([id]) => id);
    for (const id of wanted) this.tries.set(id, (this.tries.get(id) ?? 0) + 1);
    // what is unique can be with one of the two alone, and each of them is to have something of all sorts
    const mine = (seat: number): CardId[] =>
      wanted.filter((id, i) => !catalogue(id)?.unique || i % bots.length === seat);
    return {
      index,
      seed: seed + index,
      rules: this.rules,
      decks: bots.map((_, seat) => ({
        seed: (seed + index) * 8 + seat,
        wanted: mine(seat),
        about: wanted,
      })),
      bots,
    };
  }
}
