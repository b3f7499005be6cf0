/** What is left of a way of moving in the site path that a company has taken. */

import type { RegionName } from '../../language/index.ts';
import { regionCard } from '../../pool/pool.ts';
import type { Company, MovementKind, State } from '../../state/types.ts';
import { newSite, siteDef } from '../cards.ts';

/** Which printed path, and where in it. */
export interface PrintedSpot {
  path: string;
  at: number;
}

interface UnderWay {
  /** Where in a printed path the region is that stands in this place of the company's (coe/2.IV.ii.2). */
  printed(s: State, co: Company, i: number): PrintedSpot;
  /** The regions in which one taken captive on the way can be held (coe/3.III.2). */
  prisons(s: State, co: Company): readonly (RegionName | undefined)[];
}

const NOT_PRINTED: PrintedSpot = { path: '', at: -1 };

const UNDER_WAY: Record<MovementKind, UnderWay> = {
  starter: {
    printed(s, co, i) {
      const a = siteDef(s, co.origin);
      const b = siteDef(s, co.dest);
      const back = co.path.length - 1 - i;
      if (b.haven === a.name) return { path: b.name, at: i };
      if (a.haven === b.name) return { path: a.name, at: back };
      return a.name < b.name
        ? { path: `${a.name}|${b.name}`, at: i }
        : { path: `${b.name}|${a.name}`, at: back };
    },
    prisons: (s, co) => [siteDef(s, co.origin).region, siteDef(s, co.dest).region],
  },
  region: {
    printed: () => NOT_PRINTED,
    prisons(s, co) {
      const out: RegionName[] = [];
      for (const p of co.path)
        if (p.name) out.push(p.name, ...regionCard(s.rt.pool, p.name).adjacent);
      return out;
    },
  },
  special: {
    printed: () => NOT_PRINTED,
    prisons: (s, co) => [siteDef(s, co.origin).region, siteDef(s, co.dest).region],
  },
  // it goes through no region; beneath an adjacent site he can be held all the same (coe/3.III.2.1)
  'under-deeps': { printed: () => NOT_PRINTED, prisons: () => [] },
};

export const printedSpot = (s: State, co: Company, i: number): PrintedSpot =>
  co.movement === '' || !co.moving || co.origin < 0
    ? NOT_PRINTED
    : UNDER_WAY[co.movement].printed(s, co, i);

export const prisonRegions = (s: State, co: Company): readonly (RegionName | undefined)[] =>
  co.movement === '' || !co.moving
    ? [siteDef(s, newSite(co)).region]
    : UNDER_WAY[co.movement].prisons(s, co);
