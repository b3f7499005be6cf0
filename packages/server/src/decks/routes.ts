import {
  ChangeDeck,
  DECK_LIMIT,
  DECKS_PER_USER,
  type Deck,
  type DeckGone,
  SaveDeck,
  type SavedDeck,
  type SavedDeckInfo,
  type SharedDeck,
} from '@mathom/protocol';
import type { FastifyInstance } from 'fastify';
import { needUser, userOrGuest } from '../auth/session.ts';
import type { DeckLine } from '../db/deck-store.ts';
import type { DeckRow } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { newId } from '../games/id.ts';
import { parsed } from '../http/body.ts';
import { idOf } from '../http/params.ts';
import type { Services } from '../services.ts';

/** For requests that have a deck in them: it may be written less tightly than it is kept. */
export const DECK_BODY = { bodyLimit: 2 * DECK_LIMIT };

/**
 * Games are begun by people at a keyboard too, and what is asked for may be dear: decks that are drawn
 * by lot, or a long game that is made again.
 */
export const BEGINNING = {
  ...DECK_BODY,
  config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
};

/** Writing is for people at a keyboard. Without a limit on requests there is none on these. */
const WRITING = {
  ...DECK_BODY,
  config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
};

const infoOf = ({ owner: _, ...line }: DeckLine): SavedDeckInfo => line;

function savedOf({ content, ...line }: DeckRow): SavedDeck {
  return { ...infoOf(line), deck: content };
}

/** What is kept of a deck besides itself, for lists. */
function contentsOf(deck: Deck) {
  const bytes = Buffer.byteLength(JSON.stringify(deck));
  if (bytes > DECK_LIMIT) {
    throw new Refusal('too-large', `A deck has at most ${DECK_LIMIT} bytes, not ${bytes}.`);
  }
  const { name, alignment, pool, characters, resources, hazards, sites, sideboard } = deck;
  const rest = [...(deck.antiFallenWizard ?? []), ...(deck.farLands ?? [])];
  const cards = [pool, characters, resources, hazards, sites, sideboard, rest]
    .flat()
    .reduce((sum, [, n]) => sum + n, 0);
  return { name, alignment, cards, content: deck, updatedAt: Date.now() };
}

const absent = (): Refusal => new Refusal('no-such-deck', 'There is no such deck.');

/** The decks that a user keeps. A guest's are his when he registers. */
export function deckRoutes(app: FastifyInstance, services: Services): void {
  const { auth, decks } = services;

  app.get('/api/decks/mine', async (request, reply): Promise<SavedDeckInfo[]> => {
    const user = await userOrGuest(auth, request, reply);
    return (await decks.ofUser(user.id)).map(infoOf);
  });

  app.post('/api/decks', WRITING, async (request, reply): Promise<SavedDeck> => {
    const { deck } = parsed(SaveDeck, request.body);
    const contents = contentsOf(deck);
    const user = await userOrGuest(auth, request, reply);
    if ((await decks.count(user.id)) >= DECKS_PER_USER) {
      throw new Refusal('too-many', `You have ${DECKS_PER_USER} decks; delete one first.`);
    }
    const row: DeckRow = {
      id: newId(),
      owner: user.id,
      ...contents,
      version: 1,
      link: null,
      createdAt: contents.updatedAt,
    };
    await decks.add(row);
    return savedOf(row);
  });

  app.get('/api/decks/:id', async (request): Promise<SavedDeck> => {
    const id = idOf(request.params);
    const user = await needUser(auth, request);
    const row = await decks.get(id, user.id);
    if (!row) throw absent();
    return savedOf(row);
  });

  app.put('/api/decks/:id', WRITING, async (request): Promise<SavedDeck> => {
    const id = idOf(request.params);
    const { deck, version } = parsed(ChangeDeck, request.body);
    const contents = contentsOf(deck);
    const user = await needUser(auth, request);
    const row = await decks.change(id, user.id, version, contents);
    if (row) return savedOf(row);
    const now = await decks.get(id, user.id);
    if (!now) throw absent();
    throw new Refusal(
      'stale',
      `The deck was changed elsewhere: it is at version ${now.version}, not ${version}.`,
    );
  });

  app.delete('/api/decks/:id', WRITING, async (request): Promise<DeckGone> => {
    const id = idOf(request.params);
    const user = await needUser(auth, request);
    if (!(await decks.remove(id, user.id))) throw absent();
    return { id };
  });

  app.post('/api/decks/:id/share', WRITING, async (request): Promise<SavedDeck> => {
    const id = idOf(request.params);
    const user = await needUser(auth, request);
    const before = await decks.get(id, user.id);
    // asked again, the link that was given out stays good
    const row = before?.link ? before : await decks.share(id, user.id, newId());
    if (!row) throw absent();
    return savedOf(row);
  });

  app.delete('/api/decks/:id/share', WRITING, async (request): Promise<SavedDeck> => {
    const id = idOf(request.params);
    const user = await needUser(auth, request);
    const row = await decks.share(id, user.id, null);
    if (!row) throw absent();
    return savedOf(row);
  });

  app.get('/api/decks/shared/:id', async (request): Promise<SharedDeck> => {
    const link = idOf(request.params);
    const found = await decks.byLink(link);
    if (!found) throw absent();
    const { content, updatedAt } = found.deck;
    return { link, by: found.by, updatedAt, deck: content };
  });
}
