import type { Card, CardId, PlayerKind } from '@mathom/engine/language';
import { KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import type { Deck, DeckEntry, LawName } from '../deck.ts';
import { check } from '../law/check.ts';
import { isOrcOrTroll, isStage, stagePointsOf } from '../law/facts.ts';
import { type Law, lawOf } from '../law/limits.ts';
import { isStartingStage } from '../law/pool.ts';
import { isOwnHaven, isStartingSite } from '../law/starting-sites.ts';
import { type Demand, demandsOf } from './demands.ts';
import {
  allHoldable,
  type DrawnPart,
  declarable,
  emptyDeck,
  type Holdable,
  TOO_FEW,
} from './holdable.ts';
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

/** Where the cards of a player's own turn are, those looked into first that are there from the start. */
const OWN_TURN: readonly DrawnPart[] = ['pool', 'characters', 'resources', 'sites'];
const OTHERS_TURN: readonly DrawnPart[] = ['hazards'];

/** What a card needs needs something too: so far is it followed. */
const FOLLOWED = 3;

/**
 * A lawful deck, drawn by lot. Its cards are not strewn over all that there is: what fits together, by
 * what the cards themselves say, is found together, so that some of it can be played.
 */
export function drawDeck(options: DrawOptions): Deck {
  return new Drawing(options).draw();
}

/** Counts as one among the hazards of a deck: what can be an event too is half of one. */
const isWholeCreature = (c: Card): boolean => c.kind === 'creature' && c.asEvent === undefined;

/** A character whom such a player drafts without leave of a card. */
const startsFreely = (c: Card, kind: PlayerKind): boolean => {
  const { needsLeave } = KINDS_OF_PLAYER[kind];
  if (c.kind !== 'character' || needsLeave === null) return c.kind === 'character';
  return !c.agent && !isOrcOrTroll(c) && (c.mind ?? 0) <= needsLeave.mindAbove;
};

/** How many cards are taken into a part for the sake of those that are wanted. */
type Room = Readonly<Record<DrawnPart, number>>;

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
      ...this.declared(),
      pool: [],
      characters: [],
      resources: [],
      hazards: [],
      sites: [],
      sideboard: [],
    };
  }

  /** Whom its player says that he is: he of whom the wanted cards speak, or one by lot. */
  private declared(): Pick<Deck, 'avatar'> {
    const { kind, cards, chance } = this.o;
    const names = declarable(kind, cards.characters);
    if (names.length === 0) return {};
    const spokenOf = allHoldable(cards).flatMap((c) => {
      const whose = c.specific ?? c.name;
      return this.wanted.has(c.id) && names.includes(whose) ? [whose] : [];
    });
    const among = spokenOf.length > 0 ? spokenOf : names;
    return { avatar: among[chance(among.length)] };
  }

  draw(): Deck {
    const { chance, kind, ruleSet, about = [] } = this.o;
    const law = lawOf({ ruleSet, kind });
    const half = (law.resourcesMin?.n ?? 30) + chance(9);
    const { avatar } = this.deck;
    if (avatar !== undefined) {
      this.fill('characters', 1, [], (c) => c.kind === 'character' && c.name === avatar);
      this.stages(law);
    }
    if (this.wanted.size > 0) this.gather(half, law, about);
    // what sets him apart is not to be lost among the cards of both sides that he may have
    if (avatar !== undefined) this.fill('resources', 6 + chance(7), about, isStage);
    this.fill('resources', half, about);
    const held = (): Card[] => [...about, ...this.held('resources')];
    this.fill('characters', 1, [], (c) => c.kind === 'character' && c.avatar === true);
    this.fill(
      'characters',
      1 + chance(law.avatarsMax.n),
      [],
      (c) => c.kind === 'character' && c.avatar === true,
    );
    const stages = this.count('pool');
    // most of them such as come without leave of a card (coe/1.9.F2, 1.9.F3)
    this.fill('pool', stages + law.poolCharacters.n - 3, held(), (c) => startsFreely(c, kind));
    this.fill('pool', stages + law.poolCharacters.n, held(), (c) => c.kind === 'character');
    this.fill('pool', stages + law.poolCharacters.n + law.poolItems.n, about);
    const others = this.count('characters') + chance(law.charactersMax.n + 1);
    this.fill('characters', others, held(), (c) => c.kind === 'character' && !c.avatar);
    this.hazards(half, law.creaturesMin?.n ?? 0, about);
    this.sites(held());
    this.fill('sideboard', chance(law.sideboardMax.n + 1), held());
    return this.deck;
  }

  /** The wanted cards, each with what it cannot do without; and what the wanted cards of others need here. */
  private gather(half: number, law: Law, about: readonly Card[]): void {
    const { cards, chance } = this.o;
    const room: Room = {
      pool: law.poolCharacters.n,
      characters: law.charactersMax.n,
      resources: half,
      hazards: half - (law.creaturesMin?.n ?? 0),
      sites: 60,
      sideboard: 0,
    };
    const wanted = allHoldable(cards).filter(({ id }) => this.wanted.has(id));
    for (let i = wanted.length - 1; i > 0; i--) {
      const j = chance(i + 1);
      [wanted[i], wanted[j]] = [wanted[j], wanted[i]];
    }
    for (const card of wanted) this.take(card, room, FOLLOWED);
    for (const card of about)
      for (const demand of demandsOf(card, cards.sites))
        if (demand.of !== 'own')
          this.meet(demand, this.isMine(card, OTHERS_TURN) ? OWN_TURN : OTHERS_TURN, room, 1);
  }

  private isMine = (card: Card, parts: readonly DrawnPart[]): boolean =>
    parts.some((part) => this.o.cards[part].includes(card));

  /** A card and, if there was room for it, what it needs on its player's side. */
  private take(card: Card, room: Room, further: number): boolean {
    const part = [...OWN_TURN, ...OTHERS_TURN].find(
      (p) => this.count(p) < room[p] && this.o.cards[p].includes(card),
    );
    if (this.has(card.id) || part === undefined) return false;
    if (!this.addSome(part, card.id, room[part] - this.count(part))) return false;
    const where = OTHERS_TURN.includes(part) ? [...OTHERS_TURN, 'sites' as const] : OWN_TURN;
    for (const demand of demandsOf(card, this.o.cards.sites))
      if (demand.of !== 'theirs' && further > 0) this.meet(demand, where, room, further - 1);
    return true;
  }

  /** One that meets a demand, if none does yet. */
  private meet({ meets }: Demand, parts: readonly DrawnPart[], room: Room, further: number): void {
    if (parts.some((part) => this.held(part).some(meets))) return;
    const fit = [...new Set(parts.flatMap((part) => this.o.cards[part].filter(meets)))];
    while (fit.length > 0) {
      const [card] = fit.splice(this.o.chance(fit.length), 1);
      if (this.take(card, room, further)) return;
    }
  }

  /** Creatures until there are enough of them, then whatever there is, as many as there are resources. */
  private hazards(n: number, creatures: number, about: readonly Card[]): void {
    const enough = (): boolean => this.wrong(this.deck).every((v) => v !== 'creatures-few');
    this.takeWanted('hazards', n - creatures);
    while (!enough() && this.count('hazards') < n)
      this.fill('hazards', this.count('hazards') + 1, about, isWholeCreature);
    this.fill('hazards', n, [...about, ...this.held('hazards')]);
  }

  /** Stage cards to start with, one of them at least not unique, until they have the points (coe/1.7.F1). */
  private stages({ stageCards }: Law): void {
    const starts = (c: Card): boolean => isStartingStage(c) && stagePointsOf(c) > 0;
    this.fill('pool', 1, [], (c) => starts(c) && !c.unique);
    this.fill('pool', stageCards.n, [], starts);
  }

  /** The havens, several of each; what the cards speak of; some others. Now and then all that there are. */
  private sites(about: readonly Card[]): void {
    const { cards, chance, kind } = this.o;
    for (const { id, ...site } of cards.sites)
      if (site.kind === 'site' && isOwnHaven({ id, ...site }, kind))
        this.add('sites', id, 2 + chance(3));
    const begins = cards.sites.filter((c) => c.kind === 'site' && isStartingSite(c, kind));
    if (this.wrong(this.deck).includes('site-missing'))
      this.add('sites', begins[chance(begins.length)].id, 1);
    const everywhere = {
      pool: 0,
      characters: 0,
      resources: 0,
      hazards: 0,
      sideboard: 0,
      sites: 60,
    };
    for (const card of this.held('characters'))
      if (card.kind === 'character' && card.avatar)
        for (const home of demandsOf(card, cards.sites))
          this.meet(home, ['sites'], everywhere, FOLLOWED);
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
  private addSome(part: DrawnPart, id: CardId, most: number): boolean {
    const n = Math.min(most, 1 + this.o.chance(3));
    for (let copies = n; copies > 0; copies--) if (this.add(part, id, copies)) return true;
    return false;
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
