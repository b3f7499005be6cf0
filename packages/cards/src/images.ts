import type { Card, CardId } from '@mathom/engine/language';
import { catalogue, type Lookup, setOf } from './lookup.ts';

/** The card whose printed name has a slip that its picture's name has not. */
const CORRECTED: Partial<Record<CardId, string>> = { 'LE-208': 'NewsMustGetThrough' };

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]/g, '');

/**
 * What the picture of a card is called by those who collect them, within the folder of its set:
 * its name without anything but plain letters, and a 2 after that of the second card of one
 * name in the set.
 */
export function imageFileOf(card: Card, { named }: Pick<Lookup, 'named'> = catalogue()): string {
  const ofSet = named(card.name).filter((other) => setOf(other.id) === setOf(card.id));
  const place = ofSet.findIndex((other) => other.id === card.id);
  const name = CORRECTED[card.id] ?? plain(card.name);
  return `${name}${place > 0 ? place + 1 : ''}.jpg`;
}
