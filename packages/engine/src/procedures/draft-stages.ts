/** Stage cards in the draft: which can be shown, and where they come to lie (coe/1.9.F4, 1.9.1). */

import type { EventCard } from '../language/index.ts';
import { uniquelyTaken } from '../legality/copies.ts';
import { charactersOf, def, isForAnother, newCtx, samePlace, siteDef } from '../query/cards.ts';
import { holds, matches } from '../query/evaluate.ts';
import { canStartAt, kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { SetupFrame } from '../state/frames.ts';
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
 * What two have tried to make of one place at once nobody makes of it until the game begins
 * (crf/card/hidden-haven/1): their cards are out of the game, and where those were to lie they start.
 */
const isSpoilt = (s: State, { bases }: SetupFrame, id: Cid, site: Cid): boolean =>
  s.def.some(
    (d, x) =>
      d === s.def[id] &&
      s.zone[x] === 'out' &&
      bases[s.owner[x]] >= 0 &&
      samePlace(s, bases[s.owner[x]], site),
  );

/**
 * On what it can come to lie: on those who start, on the site where he starts, which is named with it if
 * that is still open; null: on nothing.
 */
export function spotsFor(s: State, f: SetupFrame, seat: Seat, id: Cid): Cid[] | null {
  const d = stageEvent(s, id);
  const target = d?.plays[0]?.targets?.[0];
  if (d?.on !== 'target' || target === undefined) return null;
  const c = newCtx(s, seat, id);
  if (target.target === 'site') {
    const base = f.bases[seat];
    const mayName =
      rulesOf(s).namesStartingSite === 'any' || matches(s, c, id, { makesWizardhaven: true });
    if (base < 0 && !mayName) return [];
    const sites = base >= 0 ? [base] : startingSites(s, seat);
    return sites.filter((x) => matches(s, c, x, target.a) && !isSpoilt(s, f, id, x));
  }
  if (target.target !== 'card') return [];
  // where they are is where they start, which is as good as a haven for this
  const { company: _company, at: _at, ...who } = target.a;
  return charactersOf(s, seat).filter((x) => matches(s, c, x, who));
}

/** Whether all that it asks for is so. */
function mayStart(s: State, f: SetupFrame, seat: Seat, id: Cid): boolean {
  const d = stageEvent(s, id);
  if (d === null || d.neverStarts || isForAnother(s, id) || uniquelyTaken(s, id) !== null)
    return false;
  const [way] = d.plays;
  if (way === undefined) return false;
  if (way.need !== undefined && !holds(s, newCtx(s, seat, id), way.need)) return false;
  const alone = d.cannotBeDuplicated === 'player' || d.cannotBeDuplicated === 'game';
  if (alone && s.table.some((x) => s.owner[x] === seat && s.def[x] === s.def[id])) return false;
  return spotsFor(s, f, seat, id)?.length !== 0;
}

/** Those of the pool that he must try to draft, as long as there are any. */
export const stagesToDraft = (s: State, f: SetupFrame, seat: Seat): Cid[] =>
  s.players[seat].pool.filter((id) => mayStart(s, f, seat, id));
