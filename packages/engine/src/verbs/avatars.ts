/** An avatar comes into play. */

import { being, def, isAvatar, opponentsOf } from '../query/cards.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { type Cid, GENERAL, type Seat, type State } from '../state/types.ts';
import { discard, dropSpecific } from './leaving.ts';

/**
 * If the character just played is an avatar, he is the only one his player can be, and whatever
 * else the same being was in play as goes at once: the Nazgûl whom a Ringwraith was, the Maia whom
 * a Wizard was (coe/2.II.2.1.1, 2.II.2.1.R2, g.man.1, g.man.2). One who comes as a follower of another
 * is not whom his player is, and no other like him makes way for him.
 */
export function revealed(s: State, id: Cid, seat: Seat): void {
  const d = def(s, id);
  if (d.kind !== 'character' || !d.avatar) return;
  const follows = s.control[id] !== GENERAL;
  if (!follows) s.players[seat].avatar = d.name;
  // nobody else is served any longer by what is his alone (coe/2.II.2.1.F3, crf/term/stage-resources/1)
  if (kindOf(s, seat).declaresAvatar)
    for (const other of opponentsOf(s, seat))
      dropSpecific(s, other, d.name, rulesOf(s).specificLost === 'all-resources');
  for (const x of s.table.slice()) {
    const o = def(s, x);
    if (x !== id && o.kind !== 'site' && being(o) === being(d) && !(follows && isAvatar(s, x)))
      discard(s, x, 'he has come himself');
  }
}
