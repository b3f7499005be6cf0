import { type ContinueGame, ErrorBody, GameRef, Games, ReplayBody } from '@mathom/protocol';
import type * as z from 'zod/mini';

async function ask<T>(schema: z.ZodMiniType<T>, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  const json: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const said = ErrorBody.safeParse(json);
    throw new Error(
      said.success
        ? said.data.message
        : `The server does not answer as it should (${answer.status}).`,
    );
  }
  return schema.parse(json);
}

export const fetchReplay = (id: string): Promise<ReplayBody> =>
  ask(ReplayBody, `/api/games/${encodeURIComponent(id)}/replay`);

/** A new game against the bot from there. */
export const continueFrom = (body: ContinueGame): Promise<GameRef> =>
  ask(GameRef, '/api/continue', body);

/** Games of ours that are over. */
export const fetchFinished = async () =>
  (await ask(Games, '/api/games')).mine.filter((g) => g.status === 'over');
