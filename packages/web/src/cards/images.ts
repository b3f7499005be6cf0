import type { Card } from '@mathom/engine/language';

/** A name as files usually have it: no accents, no marks, words joined. */
export const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’"“”(),.!?]/g, '')
    .replace(/[^A-Za-z0-9-]+/g, '');

/**
 * Where the picture of a card is, by a pattern that the user gives: {set}, {id}, {number}, {name}
 * (as it is written) and {file} (without accents and marks). '' if there is no pattern, or if it
 * is not an http(s) address or a path on this host.
 */
export function imageAddress(pattern: string, card: Pick<Card, 'id' | 'name'>): string {
  const trimmed = pattern.trim();
  if (!/^(https?:\/\/|\/(?!\/))/i.test(trimmed)) return '';
  const [set, number] = card.id.split('-');
  return trimmed
    .replaceAll('{set}', set.toLowerCase())
    .replaceAll('{SET}', set)
    .replaceAll('{id}', card.id)
    .replaceAll('{number}', number)
    .replaceAll('{name}', encodeURIComponent(card.name))
    .replaceAll('{file}', fileName(card.name));
}
