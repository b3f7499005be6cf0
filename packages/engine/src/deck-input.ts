import { GameError } from './errors.ts';
import type { PlayerKind, SiteCard } from './language/index.ts';
import { cardDef, cardNumbered, type Pool } from './pool/pool.ts';
import {
  agentIsHazard,
  canStartAt,
  FIRST_KIND,
  isPlayerKind,
  KINDS_OF_PLAYER,
  neverStarts,
} from './rules/kinds-of-player.ts';

/** What a player brings: card ids with how many of each. */
export interface DeckInput {
  id?: string;
  name?: string;
  kind?: PlayerKind;
  /** whom such a player declares himself to be (coe/1.8.F1); if nothing is said, he whose card alone he has */
  avatar?: string;
  /** in how many of the events of which a card speaks its player has taken part (TW-500); none if nothing is said */
  participations?: number;
  pool: readonly (readonly [string, number])[];
  characters: readonly (readonly [string, number])[];
  resources: readonly (readonly [string, number])[];
  hazards: readonly (readonly [string, number])[];
  sites: readonly (readonly [string, number])[];
  sideboard: readonly (readonly [string, number])[];
}

/** The deck, if a game can be begun with it; whether it is lawful is not asked here. */
export function checkDeck(deck: DeckInput | undefined, seat: number, cards: Pool): DeckInput {
  if (!deck) throw new GameError('bad-deck', `Seat ${seat} has no deck.`);
  const where = deck.name ?? deck.id ?? `the deck of seat ${seat}`;
  if (deck.kind !== undefined && !isPlayerKind(deck.kind))
    throw new GameError('bad-deck', `${where} is for no kind of player (${String(deck.kind)}).`);
  const n = deck.participations ?? 0;
  if (!Number.isInteger(n) || n < 0)
    throw new GameError('bad-deck', `${where} says of its player that he took part ${n} times.`);
  for (const part of [
    'pool',
    'characters',
    'resources',
    'hazards',
    'sites',
    'sideboard',
  ] as const) {
    const list = deck[part];
    if (!Array.isArray(list))
      throw new GameError('bad-deck', `${where} has no list called ${part}.`);
    for (const entry of list as readonly (readonly [string, number])[]) {
      if (!Array.isArray(entry))
        throw new GameError(
          'bad-deck',
          `${where} has an entry in ${part} that is no card with a number.`,
        );
      const [id, n] = entry;
      const number = cards.numbers.get(id);
      if (number === undefined)
        throw new GameError('unknown-card', `${where} names ${id}, and there is no such card.`);
      const d = cardNumbered(cards, number);
      if (!Number.isInteger(n) || n < 1 || n > 9)
        throw new GameError('bad-deck', `${where} has ${n} copies of ${d.name}.`);
      if (part === 'sites' ? d.kind !== 'site' : d.kind === 'site' || d.kind === 'region')
        throw new GameError(
          'bad-deck',
          `${where} has ${d.name} among its ${part}, and it is a ${d.kind}.`,
        );
    }
  }
  const pool = deck.pool.flatMap(([id, n]) => Array.from({ length: n }, () => cardDef(cards, id)));
  const kind = KINDS_OF_PLAYER[deck.kind ?? FIRST_KIND];
  for (const [id] of [...deck.pool, ...deck.characters]) {
    const d = cardDef(cards, id);
    if (d.kind === 'character' && agentIsHazard(d, kind))
      throw new GameError(
        'bad-deck',
        `${where} has ${d.name} among its characters, who is an agent, and only a hazard there (coe/1.3.W2, 1.3.B2).`,
      );
  }
  const characters = pool.filter((d) => d.kind === 'character');
  if (characters.length > 10)
    throw new GameError(
      'bad-deck',
      `${where} has ${characters.length} characters in its pool, and ten are the most (coe/1.7).`,
    );
  for (const d of characters)
    if (d.avatar)
      throw new GameError(
        'bad-deck',
        `${where} has ${d.name} in its pool, who is an avatar (coe/1.7).`,
      );
  const items = pool.filter((d) => d.kind === 'item');
  for (const d of items)
    if (
      d.class !== 'minor' ||
      d.unique ||
      d.keywords?.includes('hoard') ||
      neverStarts(d, deck.kind ?? FIRST_KIND)
    )
      throw new GameError(
        'bad-deck',
        `${where} has ${d.name} in its pool, and only minor items that are neither unique nor hoard items may start (coe/1.7).`,
      );
  if (items.length > 2)
    throw new GameError(
      'bad-deck',
      `${where} has ${items.length} items in its pool, and two are the most (coe/1.7).`,
    );
  if (!deck.sites.some(([id]) => canStartAt(kind, cardDef(cards, id) as SiteCard)))
    throw new GameError(
      'bad-deck',
      `${where} has no site in its location deck where such a player can start (coe/1.10).`,
    );
  declaredIn(deck, cards, where);
  if ([deck.pool, deck.characters, deck.resources, deck.hazards].every((part) => part.length === 0))
    throw new GameError('bad-deck', `${where} is empty: neither pool nor play deck has a card.`);
  return deck;
}

/** Whom the player of a deck is from the start, by name; undefined: such a player declares nobody (coe/1.8.F1). */
export function declaredIn(deck: DeckInput, cards: Pool, where = 'the deck'): string | undefined {
  const kind = KINDS_OF_PLAYER[deck.kind ?? FIRST_KIND];
  if (!kind.declaresAvatar) return undefined;
  const names = new Set<string>();
  for (const [id] of [...deck.characters, ...deck.sideboard]) {
    const d = cardDef(cards, id);
    if (d.kind === 'character' && d.avatar && d.alignment === kind.avatars) names.add(d.name);
  }
  const named = deck.avatar ?? (names.size === 1 ? [...names][0] : undefined);
  if (named === undefined || !names.has(named))
    throw new GameError(
      'bad-deck',
      `${where} must say which avatar its player is, and have a card of him (coe/1.8.F1).`,
    );
  return named;
}
