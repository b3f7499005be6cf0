import { type ReplayBody as Body, type ContinueGame, GameRef, ReplayBody } from '@mathom/protocol';
import { api, call } from '../../api/rest.ts';

export const fetchReplay = (id: string): Promise<Body> =>
  call(ReplayBody, `/games/${encodeURIComponent(id)}/replay`);

/** A new game against the bot from there. */
export const continueFrom = (body: ContinueGame): Promise<GameRef> =>
  call(GameRef, '/continue', 'POST', body);

/** Games of ours that are over. */
export const fetchFinished = async () =>
  (await api.games()).mine.filter((g) => g.status === 'over');
