import type { Ability, Card, EventCard } from '../language/index.ts';
import { renderCard } from './card.ts';

/** One of the ways to play a card, or one thing that it can do, in words of its own. */

/** What the card as a whole is stands on its face. */
const bare = {
  cannotBeDuplicated: undefined,
  keywords: undefined,
  notFor: undefined,
  notAgainst: undefined,
  storable: undefined,
  homeOnly: undefined,
  agentAttack: undefined,
  agentMoves: undefined,
  pointsIfEliminated: undefined,
  returnsToLocationDeck: undefined,
};

const said = (card: Card): string =>
  renderCard(card)
    .text.join(' ')
    .replace(/^Unique\. /, '')
    .replace(/\s*\{[a-zA-Z]\}/g, '');

const playing = (card: EventCard, mode: number): EventCard => ({
  ...card,
  ...bare,
  corruption: undefined,
  alsoResource: undefined,
  freeOfLimit: undefined,
  standsFor: undefined,
  seen: undefined,
  plays: card.plays.slice(mode, mode + 1),
  abilities: [],
});

/** What playing it in this of its ways does; '' if it has but one. */
export function playText(card: Card, mode: number): string {
  if (card.kind === 'event' && card.plays.length > 1) return said(playing(card, mode));
  if (card.kind === 'creature' && card.asEvent !== undefined) {
    if (mode === 0) return 'As a creature, which attacks.';
    const { duration, plays } = card.asEvent;
    const way = plays[mode - 1];
    if (way === undefined || plays.length < 2) return 'As an event.';
    const { id, name, alignment } = card;
    const one = { id, name, alignment, kind: 'event', side: 'hazard', duration } as const;
    return `As an event: ${said({ ...one, plays: [way] })}`;
  }
  return '';
}

const abilitiesOf = (card: Card): readonly Ability[] =>
  'abilities' in card ? (card.abilities ?? []) : [];

/** What this ability of a card in play does. */
export function abilityText(card: Card, ability: number): string {
  const one = abilitiesOf(card)[ability];
  if (!one || card.kind === 'creature') return '';
  return said(
    card.kind === 'event'
      ? { ...playing(card, -1), abilities: [one] }
      : ({ ...card, ...bare, abilities: [one] } as Card),
  );
}
