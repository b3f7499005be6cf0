import type { Entry, State } from '../state/types.ts';
import { discard } from '../verbs/leaving.ts';

/** A card played with another one that is discarded takes that other one along. */
export function endSky(s: State, e: Entry): void {
  const sky = e.kind === 'play' ? e.ctx.sky : -1;
  if (sky >= 0 && s.zone[sky] === 'play' && s.zone[e.card] === 'discard')
    discard(s, sky, 'what was played with it is discarded');
}
