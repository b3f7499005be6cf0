import type { Option, State } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { abilityText as saysAbility, playText as saysPlay } from '@mathom/engine/render';
import { knownCard } from '../../cards/data.ts';

/** A part of a card, in the engine's words; said once and kept. */
const texts = new Map<string, string>();

function once(key: string, say: () => string): string {
  let text = texts.get(key);
  if (text === undefined) {
    text = say();
    texts.set(key, text);
  }
  return text;
}

/** What playing it in this of its ways does; '' if it has but one. */
export const playText = (card: Card, mode: number): string =>
  once(`${card.id}/play/${mode}`, () => saysPlay(card, mode));

/** What this ability of a card in play does. */
export const abilityText = (card: Card, ability: number): string =>
  once(`${card.id}/use/${ability}`, () => saysAbility(card, ability));

/** What an option does that the name of its card does not say. */
export function optionText(s: State, o: Option): string {
  const card = 'card' in o ? knownCard(s, o.card) : null;
  if (!card) return '';
  if (o.type === 'play' || o.type === 'reveal') return playText(card, o.mode);
  if (o.type === 'use') {
    const whose = o.of === undefined ? card : knownCard(s, o.of);
    return whose ? abilityText(whose, o.ability) : '';
  }
  return '';
}

/** The same for an answer to "why not", whose ways are numbered. */
export function wayText(card: Card | null, way: string): string {
  const [, play, use] = /^(?:play \(way (\d+)\)|use \((\d+)\))$/.exec(way) ?? [];
  if (!card) return '';
  if (play) return playText(card, Number(play) - 1);
  return use ? abilityText(card, Number(use) - 1) : '';
}
