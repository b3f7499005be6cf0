import type { RegionType } from '../../language/index.ts';
import type { Cid, PathStep, State } from '../../state/types.ts';
import { siteDef } from '../cards.ts';
import { matches } from '../evaluate.ts';
import { contextOf } from '../in-force.ts';
import type { Movement, Passage, Traveller } from './movement.ts';
import { namedAtItsEnds } from './starter.ts';

/** Beneath the earth one comes by Under-deeps movement and by no other (coe glossary "Under-deeps"). */
function leads(s: State, t: Traveller, x: Passage, to: Cid): boolean {
  if (siteDef(s, to).underDeeps) return false;
  const c = contextOf(s, x);
  return (
    (x.a.from === undefined || matches(s, c, t.co.site, x.a.from)) && matches(s, c, to, x.a.to)
  );
}

const steps = (s: State, t: Traveller, path: readonly RegionType[], to: Cid): PathStep[] =>
  namedAtItsEnds(path, t.from, siteDef(s, to));

/** By a card's leave, with the path that the card gives, mostly none (coe/2.II.7.iv, 2.IV.ii). */
export const special: Movement = {
  reaches(s, t, to) {
    for (const x of t.passages) if (leads(s, t, x, to)) return true;
    return false;
  },

  paths(s, t, to) {
    const out: PathStep[][] = [];
    for (const x of t.passages)
      if (leads(s, t, x, to)) out.push(x.a.path ? steps(s, t, x.a.path, to) : []);
    return out;
  },

  leaves(s, t, to) {
    const out: Cid[] = [];
    for (const x of t.passages) if (leads(s, t, x, to)) out.push(x.card);
    return out;
  },
};
