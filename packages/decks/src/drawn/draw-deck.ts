import type { Card, CardId, PlayerKind } from '@mathom/engine/language';
import type { Deck, DeckEntry, LawName } from '../deck.ts';
import { check } from '../law/check.ts';
import { lawOf } from '../law/limits.ts';
import { isOwnHaven } from '../law/starting-sites.ts';
import { allHoldable, type DrawnPart, emptyDeck, type Holdable, TOO_FEW } from './holdable.ts';
import { Words } from './likeness.ts';

/** A whole number from 0 up to, but not including, `n`: the only source of chance. */
export type Chance = (n: number) => number;

export interface DrawOptions {
  readonly kind: PlayerKind;
  readonly ruleSet: LawName;
  /** among which there is a choice */
  readonly cards: Holdable;
  readonly chance: Chance;
  /** cards that are taken first, where such a player may have them */
  readonly wanted?: readonly CardId[];
  /** what the game is about: cards of which these speak come oftener, to whichever side these belong */
  readonly about?: readonly Card[];
}

/** How much oftener a card comes that another names, than one of which nothing is said. */
const NAMED = 25;

/**
 * A lawful deck, drawn by lot. Its cards are not strewn over all that there is: what fits together, by
 * what the cards themselves say, is found together, so that some of it can be played.
 */
export function drawDeck(options: DrawOptions): Deck {
  return new Drawing(options).draw();
}

class Drawing {
  private readonly deck: { -readonly [P in DrawnPart]: DeckEntry[] } & Deck;
  private readonly words: Words;
  private readonly wanted: ReadonlySet<CardId>;
  private readonly o: DrawOptions;

  constructor(o: DrawOptions) {
    this.o = o;
    this.words = new Words(allHoldable(o.cards));
    this.wanted = new Set(o.wanted ?? []);
    const none = emptyDeck(o.kind, 'drawn by lot');
    this.deck = {
      ...none,
      pool: [],
      characters: [],
      resources: [],
      hazards: [],
      sites: [],
      sideboard: [],
    };
  }

  draw(): Deck {
    const { chance, kind, ruleSet, about = [] } = this.o;
    const law = lawOf({ ruleSet, kind });
    const half = (law.resourcesMin?.n ?? 30) + chance(9);
    this.fill('resources', half, about);
    const held = (): Card[] => [...about, ...this.held('resources')];
    this.fill('characters', 1, [], (c) => c.kind === 'character' && c.avatar === true);
    this.fill(
      'characters',
      1 + chance(law.avatarsMax.n),
      [],
      (c) => c.kind === 'character' && c.avatar === true,
    );
    this.fill('pool', law.poolCharacters.n, held(), (c) => c.kind === 'character');
    this.fill('pool', law.poolCharacters.n + law.poolItems.n, about);
    const others = this.count('characters') + chance(law.charactersMax.n + 1);
    this.fill('characters', others, held(), (c) => c.kind === 'character' && !c.avatar);
    this.hazards(half, about);
    this.sites(held());
    this.fill('sideboard', chance(law.sideboardMax.n + 1), held());
    return this.deck;
  }

  /** Creatures until there are enough of them, then whatever there is, as many as there are resources. */
  private hazards(n: number, about: readonly Card[]): void {
    const enough = (): boolean => this.wrong(this.deck).every((v) => v !== 'creatures-few');
    this.takeWanted('hazards', n);
    while (!enough() && this.count('hazards') < n)
      this.fill('hazards', this.count('hazards') + 1, about, (c) => c.kind === 'creature');
    this.fill('hazards', n, [...about, ...this.held('hazards')]);
  }

  /** The havens, several of each; what the cards speak of; some others. Now and then all that there are. */
  private sites(about: readonly Card[]): void {
    const { cards, chance, kind } = this.o;
    for (const { id, ...site } of cards.sites)
      if (site.kind === 'site' && isOwnHaven({ id, ...site }, kind))
        this.add('sites', id, 2 + chance(3));
    const most = chance(12) === 0 ? cards.sites.length * 3 : this.count('sites') + 18 + chance(18);
    // those first that the wanted cards speak of
    const wanted = allHoldable(cards).filter(({ id }) => this.wanted.has(id));
    if (wanted.length > 0) this.fill('sites', this.count('sites') + 12, wanted);
    this.fill('sites', most, about);
    // whoever goes below needs the way down
    this.fill('sites', this.count('sites') + 5, this.held('sites'));
  }

  /** Adds cards to a part until it has so many, or until nothing fits any more. */
  private fill(
    part: DrawnPart,
    n: number,
    about: readonly Card[],
    such: (card: Card) => boolean = () => true,
  ): void {
    this.takeWanted(part, n, such);
    const likeness = this.words.spokenOfBy(about);
    const left = this.o.cards[part].filter(such);
    const weights = left.map((card) => 1 + NAMED * likeness(card));
    let sum = weights.reduce((a, b) => a + b, 0);
    while (left.length > 0 && this.count(part) < n) {
      let at = (this.o.chance(1 << 30) / (1 << 30)) * sum;
      let i = 0;
      while (i < left.length - 1 && at >= weights[i]) at -= weights[i++];
      const [card] = left.splice(i, 1);
      sum -= weights.splice(i, 1)[0];
      this.addSome(part, card.id, n - this.count(part));
    }
  }

  private takeWanted(part: DrawnPart, n: number, such: (card: Card) => boolean = () => true): void {
    for (const card of this.o.cards[part])
      if (this.wanted.has(card.id) && such(card) && this.count(part) < n && !this.has(card.id))
        this.addSome(part, card.id, n - this.count(part));
  }

  /** So many copies as chance and law allow. */
  private addSome(part: DrawnPart, id: CardId, most: number): void {
    const n = Math.min(most, 1 + this.o.chance(3));
    for (let copies = n; copies > 0; copies--) if (this.add(part, id, copies)) return;
  }

  private add(part: DrawnPart, id: CardId, n: number): boolean {
    if (this.deck[part].some((entry) => entry[0] === id)) return false;
    this.deck[part].push([id, n]);
    if (this.wrong(this.deck).every((rule) => TOO_FEW.has(rule))) return true;
    this.deck[part].pop();
    return false;
  }

  private readonly wrong = (deck: Deck) =>
    check(deck, { ruleSet: this.o.ruleSet }).map((v) => v.rule);

  private count = (part: DrawnPart): number => this.deck[part].reduce((sum, [, n]) => sum + n, 0);

  private has = (id: CardId): boolean =>
    (['pool', 'characters', 'resources', 'hazards', 'sites', 'sideboard'] as const).some((part) =>
      this.deck[part].some((entry) => entry[0] === id),
    );

  private held(part: DrawnPart): Card[] {
    const ids = new Set(this.deck[part].map(([id]) => id));
    return this.o.cards[part].filter((card) => ids.has(card.id));
  }
}
