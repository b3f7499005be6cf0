import type { CardId } from '@mathom/engine/language';
import * as z from 'zod/mini';
import { Count, DeckId, GameId, Length } from './common.ts';

/** Decks that people make and keep: bodies of requests and answers under /api/decks. */

/** So many one user may keep. */
export const DECKS_PER_USER = 200;
/** No deck may be larger, in bytes of its JSON. */
export const DECK_LIMIT = 64 * 1024;

const CARD = /^[A-Z]{2}-\d{1,4}$/;
const CardRef = z.custom<CardId>((value) => typeof value === 'string' && CARD.test(value));
/** A card and how many of it. What is lawful is another question: decks are saved half-made too. */
const Entry = z.readonly(z.tuple([CardRef, z.int().check(z.minimum(1), z.maximum(99))]));
const Entries = z.readonly(z.array(Entry).check(z.maxLength(400)));

/** A deck as @mathom/decks has it. */
export const Deck = z.strictObject({
  id: z.optional(z.string().check(z.maxLength(64))),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  alignment: z.enum([
    'wizard',
    'ringwraith',
    'fallen-wizard',
    'balrog',
    'hero',
    'minion',
    'neutral',
    'stage',
    'dual',
  ]),
  avatar: z.optional(z.string().check(z.maxLength(100))),
  ruleSet: z.optional(z.enum(['coe', 'crf', 'tournament', 'dream'])),
  length: z.optional(Length),
  pool: Entries,
  characters: Entries,
  resources: Entries,
  hazards: Entries,
  sites: Entries,
  sideboard: Entries,
  antiFallenWizard: z.optional(Entries),
  farLands: z.optional(Entries),
  notes: z.optional(z.string().check(z.maxLength(20_000))),
});
export type Deck = z.infer<typeof Deck>;

/** GET /api/decks/mine: the last changed first. */
export const SavedDeckInfo = z.object({
  id: GameId,
  name: z.string(),
  alignment: z.string(),
  /** how many cards are in it, in all parts */
  cards: z.int(),
  /** grows with each change */
  version: Count,
  /** who has this may read the deck (GET /api/decks/shared/:link); null: nobody else may */
  link: z.nullable(GameId),
  /** milliseconds since 1970 */
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type SavedDeckInfo = z.infer<typeof SavedDeckInfo>;
export const SavedDeckInfos = z.array(SavedDeckInfo);

/**
 * GET /api/decks/:id, and the answer to POST /api/decks, PUT /api/decks/:id, and to
 * POST and DELETE /api/decks/:id/share. DELETE /api/decks/:id answers with a `DeckGone`.
 */
export const SavedDeck = z.extend(SavedDeckInfo, { deck: Deck });
export type SavedDeck = z.infer<typeof SavedDeck>;

/** POST /api/decks */
export const SaveDeck = z.strictObject({ deck: Deck });
export type SaveDeck = z.infer<typeof SaveDeck>;

/**
 * PUT /api/decks/:id. `version`: the one that was changed. If it is not the latest (another tab has
 * saved meanwhile) nothing is written, and the error is 'stale'.
 */
export const ChangeDeck = z.strictObject({ deck: Deck, version: Count });
export type ChangeDeck = z.infer<typeof ChangeDeck>;

export const DeckGone = z.object({ id: GameId });
export type DeckGone = z.infer<typeof DeckGone>;

/** GET /api/decks/shared/:link */
export const SharedDeck = z.object({
  link: GameId,
  /** whose it is */
  by: z.string(),
  updatedAt: z.number(),
  deck: Deck,
});
export type SharedDeck = z.infer<typeof SharedDeck>;

/** A deck to play with: a published one by its id, one of your own, a shared one, or a list. */
export const GameDeck = z.union([
  DeckId,
  z.strictObject({ saved: GameId }),
  z.strictObject({ link: GameId }),
  z.strictObject({ list: Deck }),
]);
export type GameDeck = z.infer<typeof GameDeck>;
