import type { Option, State } from '@mathom/engine';
import type { Ability, Card, EventCard } from '@mathom/engine/language';
import { renderCard } from '@mathom/engine/render';
import { knownCard } from '../../cards/data.ts';

/** A part of a card, in the engine's words: what the card as a whole is stands on its face. */
const bare = { cannotBeDuplicated: undefined, keywords: undefined };
const texts = new Map<string, string>();

function once(key: string, make: () => Card): string {
  let text = texts.get(key);
  if (text === undefined) {
    text = renderCard(make())
      .text.join(' ')
      .replace(/^Unique\. /, '')
      .replace(/\s*\{[a-zA-Z]\}/g, '');
    texts.set(key, text);
  }
  return text;
}

const playing = (card: EventCard, mode: number): EventCard => ({
  ...card,
  ...bare,
  corruption: undefined,
  alsoResource: undefined,
  freeOfLimit: undefined,
  plays: card.plays.slice(mode, mode + 1),
  abilities: [],
});

/** What playing it in this of its ways does; '' if it has but one. */
export function playText(card: Card, mode: number): string {
  if (card.kind === 'event' && card.plays.length > 1)
    return once(`${card.id}/play/${mode}`, () => playing(card, mode));
  if (card.kind === 'creature' && card.asEvent !== undefined)
    return mode === 0 ? 'As a creature, which attacks.' : 'As an event.';
  return '';
}

const abilitiesOf = (card: Card): readonly Ability[] =>
  'abilities' in card ? (card.abilities ?? []) : [];

/** What this ability of a card in play does. */
export function abilityText(card: Card, ability: number): string {
  const one = abilitiesOf(card)[ability];
  if (!one || card.kind === 'creature') return '';
  return once(`${card.id}/use/${ability}`, () =>
    card.kind === 'event'
      ? { ...playing(card, -1), abilities: [one] }
      : ({ ...card, ...bare, abilities: [one] } as Card),
  );
}

/** What an option does that the name of its card does not say. */
export function optionText(s: State, o: Option): string {
  const card = 'card' in o ? knownCard(s, o.card) : null;
  if (!card) return '';
  if (o.type === 'play' || o.type === 'reveal') return playText(card, o.mode);
  if (o.type === 'use') return abilityText(card, o.ability);
  return '';
}

/** The same for an answer to "why not", whose ways are numbered. */
export function wayText(card: Card | null, way: string): string {
  const [, play, use] = /^(?:play \(way (\d+)\)|use \((\d+)\))$/.exec(way) ?? [];
  if (!card) return '';
  if (play) return playText(card, Number(play) - 1);
  return use ? abilityText(card, Number(use) - 1) : '';
}
