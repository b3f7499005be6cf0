import { rngOf } from '@mathom/bots';
import { allHoldable, catalogue, isOfUse } from '@mathom/decks';
import { FIRST_KIND, isPlayerKind, KINDS_OF_PLAYER, type RuleSetName } from '@mathom/engine';
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
 * wanted before, with decks that fit them, of players who can have them.
 */
export class CardHunt {
  private readonly tries = new Map<CardId, number>();
  readonly counts = new Map<CardId, number>();
  /** those that can be in a deck, and never do anything there by the rules */
  readonly ofNoUse: CardId[];
  readonly least: number;
  private readonly rules: RuleSetName;
  private readonly kinds: readonly PlayerKind[];
  /** for each kind of player the cards that are of use to him */
  private readonly useful: ReadonlyMap<PlayerKind, ReadonlySet<CardId>>;

  constructor(
    rules: RuleSetName,
    least: number,
    kinds: readonly PlayerKind[] = Object.keys(KINDS_OF_PLAYER).filter(isPlayerKind),
  ) {
    this.rules = rules;
    this.least = least;
    this.kinds = kinds;
    const held = (kind: PlayerKind) => allHoldable(holdableIn(rules, kind));
    const usefulTo = (kind: PlayerKind): ReadonlySet<CardId> =>
      new Set(held(kind).flatMap((card) => (isOfUse(card, kind) ? [card.id] : [])));
    this.useful = new Map(kinds.map((kind) => [kind, usefulTo(kind)]));
    for (const cards of this.useful.values()) for (const id of cards) this.counts.set(id, 0);
    const all = new Set(kinds.flatMap((kind) => held(kind).map(({ id }) => id)));
    this.ofNoUse = [...all].filter((id) => !this.counts.has(id));
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
    const due = [...rank].sort((a, b) => a[1] - b[1]).map(([id]) => id);
    const players = this.pairing(index, bots.length, due);
    const has = (seat: number, id: CardId): boolean =>
      this.useful.get(players[seat])?.has(id) === true;
    const wanted = due.filter((id) => players.some((_, seat) => has(seat, id))).slice(0, WANTED);
    for (const id of wanted) this.tries.set(id, (this.tries.get(id) ?? 0) + 1);
    // what is unique can be with one of the two alone, and each of them is to have something of all sorts
    const isFor = (seat: number, id: CardId, i: number): boolean => {
      const holders = players.flatMap((_, other) => (has(other, id) ? [other] : []));
      return (
        holders.includes(seat) && (!catalogue(id)?.unique || holders[i % holders.length] === seat)
      );
    };
    return {
      index,
      seed: seed + index,
      rules: this.rules,
      decks: players.map((kind, seat) => ({
        seed: (seed + index) * 8 + seat,
        ...(kind === FIRST_KIND ? {} : { kind }),
        wanted: wanted.filter((id, i) => isFor(seat, id, i)),
        about: wanted,
      })),
      bots,
    };
  }

  /** Kinds of players by turns, all pairings of those for whom something is left to play. */
  private pairing(index: number, seats: number, due: readonly CardId[]): PlayerKind[] {
    const able = this.kinds.filter((kind) => due.some((id) => this.useful.get(kind)?.has(id)));
    const round = Math.floor(index / able.length);
    return Array.from({ length: seats }, (_, seat) => able[(index + seat * round) % able.length]);
  }
}
