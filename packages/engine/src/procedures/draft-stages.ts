/** Stage cards in the draft: which can be shown, and where they come to lie (coe/1.9.F4, 1.9.1). */

import type { EventCard } from '../language/index.ts';
import { uniquelyTaken } from '../legality/copies.ts';
import { charactersOf, def, isForAnother, newCtx, siteDef } from '../query/cards.ts';
import { holds, matches } from '../query/evaluate.ts';
import { canStartAt, kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Cid, Seat, State } from '../state/types.ts';

const stageEvent = (s: State, id: Cid): EventCard | null => {
  const d = def(s, id);
  return d.kind === 'event' && d.alignment === 'stage' && d.duration === 'permanent' ? d : null;
};

export const isStage = (s: State, id: Cid): boolean => stageEvent(s, id) !== null;

/** Site cards at hand where he can start, one of each card. */
export function startingSites(s: State, seat: Seat): Cid[] {
  const out: Cid[] = [];
  for (const id of s.players[seat].sites)
    if (canStartAt(kindOf(s, seat), siteDef(s, id)) && !out.some((x) => s.def[x] === s.def[id]))
      out.push(id);
  return out;
}

/**
 * On what it can come to lie: on those who start, on the site where he starts, which is named with it if
 * that is still open (`base`); null: on nothing.
 */
export function spotsFor(s: State, seat: Seat, id: Cid, base: Cid): Cid[] | null {
  const d = stageEvent(s, id);
  const target = d?.plays[0]?.targets?.[0];
  if (d?.on !== 'target' || target === undefined) return null;
  const c = newCtx(s, seat, id);
  if (target.target === 'site') {
    const mayName =
      rulesOf(s).namesStartingSite === 'any' || matches(s, c, id, { makesWizardhaven: true });
    if (base < 0 && !mayName) return [];
    const sites = base >= 0 ? [base] : startingSites(s, seat);
    return sites.filter((x) => matches(s, c, x, target.a));
  }
  if (target.target !== 'card') return [];
  // where they are is where they start, which is as good as a haven for this
  const { company: _company, at: _at, ...who } = target.a;
  return charactersOf(s, seat).filter((x) => matches(s, c, x, who));
}

/** Whether all that it asks for is so. */
function mayStart(s: State, seat: Seat, id: Cid, base: Cid): boolean {
  const d = stageEvent(s, id);
  if (d === null || d.neverStarts || isForAnother(s, id) || uniquelyTaken(s, id) !== null)
    return false;
  const [way] = d.plays;
  if (way === undefined) return false;
  if (way.need !== undefined && !holds(s, newCtx(s, seat, id), way.need)) return false;
  const alone = d.cannotBeDuplicated === 'player' || d.cannotBeDuplicated === 'game';
  if (alone && s.table.some((x) => s.owner[x] === seat && s.def[x] === s.def[id])) return false;
  return spotsFor(s, seat, id, base)?.length !== 0;
}

/** Those of the pool that he must try to draft, as long as there are any. */
export const stagesToDraft = (s: State, seat: Seat, base: Cid): Cid[] =>
  s.players[seat].pool.filter((id) => mayStart(s, seat, id, base));
