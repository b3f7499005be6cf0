/** Apart from what else agents do, so that whoever only reads a game need not know all of it. */

import { type AgentGroup, agentOf, cameLawfully } from '../query/agents.ts';
import type { State } from '../state/types.ts';
import { takenInPlay } from './copies.ts';

/** He can do something for which he must be seen: turned face-up, he would stay (coe/4.3). */
export const mayShow = (s: State, mine: AgentGroup): boolean =>
  mine.agent.faceUp || (cameLawfully(s, mine) && takenInPlay(s, agentOf(mine)) === null);
