import {
  type CreateGame,
  DeckInfos,
  type DeckProblem,
  ErrorBody,
  type GameDeck,
  GameInfo,
  GameRef,
  Games,
  Me,
  PositionBody,
  PositionRef,
  SavedDeckInfos,
} from '@mathom/protocol';
import type * as z from 'zod/mini';
import { engineWords } from '../app/words.ts';

/** The server's refusals, in words. */
export class ApiError extends Error {
  readonly code: string;
  /** what is wrong with a deck, if that is what was refused */
  readonly problems: readonly DeckProblem[];
  constructor(code: string, message: string, problems: readonly DeckProblem[] = []) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

export let session: Promise<unknown> | null = null;

/**
 * Who comes for the first time becomes a guest with his first request. Several at once would make
 * several guests of him, and what one of them began would be lost: the others wait for the first.
 */
function known(): Promise<unknown> {
  session ??= fetch('/api/me', { credentials: 'same-origin' }).catch(() => {
    session = null;
  });
  return session;
}

export async function call<T>(
  schema: z.ZodMiniType<T>,
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<T> {
  await known();
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', 'The server cannot be reached just now.');
  }
  const json: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const said = ErrorBody.safeParse(json);
    if (said.success) throw new ApiError(said.data.code, said.data.message, said.data.problems);
    throw new ApiError('offline', `The server does not answer as it should (${answer.status}).`);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new ApiError('malformed', 'The answer of the server makes no sense.');
  return parsed.data;
}

/** Everything the page asks over HTTP, each answer checked by its schema. */
export const api = {
  me: () => call(Me, '/me'),
  rename: (name: string) => call(Me, '/me', 'POST', { name }),
  decks: () => call(DeckInfos, '/decks'),
  myDecks: () => call(SavedDeckInfos, '/decks/mine'),
  games: () => call(Games, '/games'),
  game: (id: string) => call(GameInfo, `/games/${id}`),
  create: (body: CreateGame) => call(GameRef, '/games', 'POST', body),
  join: (id: string, deck: GameDeck) => call(GameRef, `/games/${id}/join`, 'POST', { deck }),
  spectate: (id: string) => call(GameRef, `/games/${id}/spectate`, 'POST'),
  rematch: (id: string) => call(GameRef, `/games/${id}/rematch`, 'POST'),
  position: (id: string) => call(PositionBody, `/positions/${id}`),
  report: (game: string, note: string) => call(PositionRef, '/positions', 'POST', { game, note }),
};

export const words = (error: unknown): string =>
  engineWords(error instanceof Error ? error.message : 'Something went wrong.');
