/** A Fallen-wizard may give up a Stage card, as he ends organizing or before that (coe/2.II.F1; pef/term/fallen-wizards/4). */

import type { Option } from '../options.ts';
import { cannotCard } from '../query/bans.ts';
import { def, isInPlayInPile, note } from '../query/cards.ts';
import { playerStat } from '../query/company-stats.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Seat, State } from '../state/types.ts';

/** One in a phase, in play or stored (crf/term/stage-resources/3), if enough stage points are left. */
export function shedOptions(s: State, seat: Seat, out: Option[]): void {
  const least = kindOf(s, seat).shedsStagesAbove;
  if (least === null || s.stack.some((f) => f.p === 'organization' && f.shed)) return;
  const room = playerStat(s, 'stage-points', seat) - least;
  const look = (id: Cid): void => {
    const d = def(s, id);
    if (d.alignment !== 'stage' || s.owner[id] !== seat) return;
    if ((d.stagePoints ?? 0) <= room && !cannotCard(s, 'be-discarded', id, 'rule'))
      out.push({ type: 'shed', card: id });
  };
  for (const id of s.table) look(id);
  for (const id of s.players[seat].pile)
    if (note(s, id).stored !== undefined || isInPlayInPile(s, id)) look(id);
}
