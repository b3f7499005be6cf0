import { allCards, statusOf } from '@mathom/cards';
import type { Card, CardId, PlayerKind } from '@mathom/engine/language';
import { KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import { type Deck, type LawName, PARTS, type Part } from '../deck.ts';
import { check } from '../law/check.ts';
import type { RuleName } from '../law/violation.ts';

/** The parts of a deck from which a player of two plays. */
export type DrawnPart = Exclude<Part, 'antiFallenWizard' | 'farLands'>;

/** For each part of a deck, the cards that such a player may have there. */
export type Holdable = Readonly<Record<DrawnPart, readonly Card[]>>;

/** A deck with nothing in it. */
export const emptyDeck = (kind: PlayerKind, name: string): Deck => ({
  name,
  alignment: kind,
  pool: [],
  characters: [],
  resources: [],
  hazards: [],
  sites: [],
  sideboard: [],
});

/** What is wrong only because there is too little of something: more cards mend it. */
export const TOO_FEW: ReadonlySet<RuleName> = new Set<RuleName>([
  'resources-few',
  'hazards-unequal',
  'creatures-few',
  'site-missing',
  'avatar-undeclared',
  'avatar-missing',
  'stage-points-few',
  'stage-unique',
]);

const isDrawn = (part: Part): part is DrawnPart =>
  part !== 'antiFallenWizard' && part !== 'farLands';

/** Those of the cards whose text is all there that the law lets such a player have. */
export function holdable(
  kind: PlayerKind,
  ruleSet: LawName,
  cards: readonly Card[] = allCards,
): Holdable {
  const whole = cards.filter((card) => statusOf(card) === 'complete' && card.kind !== 'region');
  // what is for one of those whom he may declare himself to be is for him, if he does
  const nobody = emptyDeck(kind, 'one card');
  const empty = declarable(kind, whole).map((avatar) => ({ ...nobody, avatar }));
  const may = (part: DrawnPart, id: CardId): boolean =>
    (empty.length > 0 ? empty : [nobody]).some((deck) =>
      check({ ...deck, [part]: [[id, 1]] }, { ruleSet }).every((v) => TOO_FEW.has(v.rule)),
    );
  const parts = PARTS.filter(isDrawn).map((part) => [
    part,
    whole.filter(({ id }) => may(part, id)),
  ]);
  return Object.fromEntries(parts) as Record<DrawnPart, readonly Card[]>;
}

/** The names of those among the cards whom such a player may declare himself to be; none: he declares nobody (coe/1.8.F1). */
export function declarable(kind: PlayerKind, cards: readonly Card[]): string[] {
  const { declaresAvatar, avatars } = KINDS_OF_PLAYER[kind];
  if (!declaresAvatar) return [];
  const his = cards.filter((c) => c.kind === 'character' && c.avatar && c.alignment === avatars);
  return [...new Set(his.map(({ name }) => name))];
}

/** Each card that can be in a deck at all, once. */
export const allHoldable = (cards: Holdable): readonly Card[] => [
  ...new Set(Object.values(cards).flat()),
];

/** A site that such a player may have in his location deck and never goes to is of no use to him (coe/1.4.1). */
export const isOfUse = (card: Card, kind: PlayerKind): boolean =>
  card.kind !== 'site' || KINDS_OF_PLAYER[kind].sites.includes(card.alignment);
