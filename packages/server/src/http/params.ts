import { GameId } from '@mathom/protocol';
import { parsed } from './body.ts';

/** The id in an address such as /api/games/:id. */
export const idOf = (params: unknown): string =>
  parsed(GameId, (params as { id?: unknown } | null)?.id);
