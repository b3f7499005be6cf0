import { allCards } from '@mathom/cards';
import type { Card, CardId, CharacterCard, PlayerKind } from '@mathom/engine/language';
import { agentIsHazard as isHazard, KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import type { Law } from './limits.ts';

/** Finds a card by its id. */
export type CardOf = (id: string) => Card | undefined;

let known: ReadonlyMap<string, Card> | undefined;

/** Among the cards of all sets. */
export const catalogue: CardOf = (id) => {
  known ??= new Map(allCards.map((card) => [card.id, card]));
  return known.get(id);
};

/** What a card counts as when a deck is made. */
export type Sort = 'avatar' | 'character' | 'resource' | 'hazard' | 'site' | 'region';

/** An agent is a hazard for those who cannot play him as a character (coe/1.3.W2, 1.3.B2). */
export const agentIsHazard = (card: CharacterCard, kind: PlayerKind): boolean =>
  isHazard(card, KINDS_OF_PLAYER[kind]);

/** The sorts among which a card's player may choose (coe/1.3.3); usually there is one. */
export function sortsOf(card: Card, kind: PlayerKind): readonly Sort[] {
  switch (card.kind) {
    case 'site':
    case 'region':
      return [card.kind];
    case 'creature':
      return ['hazard'];
    case 'character':
      if (card.avatar) return ['avatar'];
      return [agentIsHazard(card, kind) ? 'hazard' : 'character'];
    case 'event':
      if (card.side === 'hazard') return card.alsoResource ? ['hazard', 'resource'] : ['hazard'];
      return card.alsoHazard ? ['resource', 'hazard'] : ['resource'];
    default:
      return ['resource'];
  }
}

export const isResource = (card: Card): boolean =>
  card.kind === 'item' ||
  card.kind === 'ally' ||
  card.kind === 'faction' ||
  (card.kind === 'event' && card.side === 'resource');

export const isStage = (card: Card): boolean => card.alignment === 'stage';

export const isAvatar = (card: Card, law: Law): boolean =>
  (card.kind === 'character' && card.avatar === true) ||
  (law.eventAvatars !== undefined && card.kind === 'event' && card.avatar === true);

/** Prints of the same card share it: a name, and what sort of card bears it. */
export const identity = (card: Card): string =>
  `${card.kind === 'character' ? 'character' : isResource(card) ? 'resource' : card.kind}|${card.name}`;

/** The being whose manifestations share it. */
export const being = (card: Card): string => card.manifestationOf ?? card.name;

const DRAGON_EVENT = / (?:Ahunt|at Home)$/i;

/** How many half creatures a card is worth (coe/1.5.1). */
export function halves(card: Card, law: Law): number {
  const half = (what: Law['half'][number]): number => (law.half.includes(what) ? 1 : 0);
  if (law.halfCards.has(card.id)) return 1;
  if (card.kind === 'character') return agentIsHazard(card, law.kind) ? half('agent') : 0;
  if (card.kind === 'creature') return card.asEvent ? half('creature-or-event') : 2;
  if (card.kind !== 'event' || card.side !== 'hazard') return 0;
  if (DRAGON_EVENT.test(card.name)) return half('dragon-event');
  if (card.duration === 'permanent' && card.keywords?.includes('spawn')) return half('spawn-event');
  return 0;
}

/** Stage points as a number; those that depend on something count by nothing here. */
export const stagePointsOf = (card: Card): number =>
  typeof card.stagePoints === 'number' ? card.stagePoints : 0;

export const isOrcOrTroll = (card: CharacterCard): boolean =>
  card.race === 'Orc' || card.race === 'Troll';

/** For messages: the names of cards, an unknown one by its id. */
export const namesOf = (ids: readonly CardId[], cardOf: CardOf): string[] =>
  ids.map((id) => cardOf(id)?.name ?? id);
