import type { Cid, State } from '@mathom/engine';

/** A card that lies elsewhere than before. */
export interface Moved {
  readonly cid: Cid;
  /** where a pile of it stands on the page, if it lay in one, or lies in one now */
  readonly from: string;
  readonly to: string;
}

/** More at once is a shuffle or a new board, and nobody could follow it. */
const MOST = 10;

/** What lies in the open, each card for itself. */
const OPEN: ReadonlySet<string> = new Set(['play', 'chain', 'face-down', 'guard']);

/** Where it lies: of what is borne, on whom; of others, in which company. */
function placeOf(s: State, id: Cid): string {
  const zone = s.zone[id];
  if (!OPEN.has(zone)) return zone;
  return s.host[id] >= 0 ? `on ${s.host[id]}` : `${zone} ${s.company[id]}`;
}

const pileOf = (s: State, id: Cid): string => `${s.zone[id]}:${s.owner[id]}`;

/** Which cards went from one place to another; none where there are too many to follow. */
export function moved(before: State, now: State): readonly Moved[] {
  if (before.def.length !== now.def.length) return [];
  const out: Moved[] = [];
  for (let cid = 0; cid < now.def.length; cid++) {
    if (placeOf(before, cid) === placeOf(now, cid)) continue;
    // the site under a company comes and goes with it
    if (before.zone[cid] === 'sites' && now.zone[cid] === 'sites') continue;
    out.push({ cid, from: pileOf(before, cid), to: pileOf(now, cid) });
    if (out.length > MOST) return [];
  }
  return out;
}
