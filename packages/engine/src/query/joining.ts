/** A character is brought into play with a company by the text of a card, and not by organizing. */

import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { type Cid, type Company, GENERAL, type Seat, type State } from '../state/types.ts';
import { def, isAvatar, mindOf } from './cards.ts';
import { playerStat } from './company-stats.ts';
import { fitsInto } from './composition.ts';
import { isUnwelcome } from './homes.ts';
import { controlCost, mayLead, mindUnderGeneral, unusedDirect } from './influence.ts';
import { lacksRace } from './leave.ts';
import { followerControl } from './wraiths.ts';

/**
 * Under whose influence he could come into that company, GENERAL among them unless it must be direct.
 * The text says where; nobody comes whom there is no influence for, since no reckoning follows that
 * could send him back (coe/2.II.2.2.1, 2.II.8).
 */
export function controllersFor(
  s: State,
  seat: Seat,
  co: Company,
  id: Cid,
  under?: 'direct',
  without: Cid = -1,
): readonly Cid[] {
  const others = co.members.filter((m) => m !== without);
  // with nobody left there is no company that he could join
  if (others.length === 0 || !fitsInto(s, { ...co, members: others }, [id])) return NOBODY;
  if (isUnwelcome(s, id, co.site)) return NOBODY;
  if (isOfTooMuchMind(s, seat, id) || isOfWrongRace(s, seat, id, co.site)) return NOBODY;
  if (isAvatar(s, id)) return followerControl(s, seat, id).filter((m) => others.includes(m));
  const mind = controlCost(s, id);
  const out: Cid[] = [];
  const freed = without >= 0 && s.control[without] === GENERAL ? controlCost(s, without) : 0;
  const general = playerStat(s, 'general-influence', seat);
  if (under === undefined && mindUnderGeneral(s, seat) - freed + mind <= general) out.push(GENERAL);
  for (const m of others)
    if (s.control[m] === GENERAL && mayLead(s, m) && unusedDirect(s, m, id, without) >= mind)
      out.push(m);
  return out;
}

/** Whom his player does not play, whatever lets him in there (coe/2.II.2.2.F1, crf/term/fallen-wizard/8). */
function isOfTooMuchMind(s: State, seat: Seat, id: Cid): boolean {
  const rule = kindOf(s, seat).needsLeave;
  const d = def(s, id);
  return rule !== null && d.kind === 'character' && !d.avatar && mindOf(d) > rule.mindAbove;
}

/** No text that lets in whoever it is lets Orcs and Trolls in, unless by the older rulings (coe/2.II.2.2.F2; pef/card/we-have-come-to-kill/1). */
const isOfWrongRace = (s: State, seat: Seat, id: Cid, site: Cid): boolean =>
  rulesOf(s).leaveForRaces === 'named' && lacksRace(s, seat, id, site);

const NOBODY: readonly Cid[] = [];
