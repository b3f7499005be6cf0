import type { RegionName, RegionType, SiteCard } from '../../language/index.ts';
import { kindOf } from '../../rules/kinds-of-player.ts';
import type { Cid, PathStep, State } from '../../state/types.ts';
import { siteDef } from '../cards.ts';
import { isHavenFor } from '../sites.ts';
import type { Movement, Traveller } from './movement.ts';

const isAmong = (list: readonly RegionName[], name: RegionName | undefined): boolean =>
  name !== undefined && list.includes(name);

function between(a: SiteCard, b: SiteCard): readonly RegionType[] | null {
  if (a.havens) for (const h of a.havens) if (h.to === b.name) return h.path;
  return null;
}

/** Whose printed path it would be: that between two havens, of the site gone to, or of the one left. */
function printed(s: State, t: Traveller, to: Cid): 'havens' | 'out' | 'home' | null {
  const a = t.from;
  const b = siteDef(s, to);
  const out = b.haven === a.name && !b.oneWay;
  const home = a.haven === b.name;
  // what the cards say comes first: what is a haven now is more to ask
  const havens = between(a, b) !== null && between(b, a) !== null;
  if (!out && !home && !havens) return null;
  const rule = kindOf(s, t.co.seat).starterMovement;
  if (rule === null || isAmong(rule.notIn, a.region) || isAmong(rule.notIn, b.region)) return null;
  if (isHavenFor(s, to, t.co.seat)) {
    if (t.fromHaven) return havens ? 'havens' : null;
    return home ? 'home' : null;
  }
  return t.fromHaven && out ? 'out' : null;
}

/** From a haven to its sites, back, and between havens that name each other (coe/2.II.7.i). */
export const starter: Movement = {
  reaches: (s, t, to) => printed(s, t, to) !== null,

  paths(s, t, to) {
    const a = t.from;
    const b = siteDef(s, to);
    switch (printed(s, t, to)) {
      case 'havens':
        return [namedAtItsEnds(between(a, b) ?? [], a, b)];
      case 'out':
        return [namedAtItsEnds(b.path, a, b)];
      case 'home':
        return [namedAtItsEnds([...a.path].reverse(), a, b)];
      case null:
        return [];
    }
  },
};

/** The ends carry the names of their regions, what lies between does not (coe/2.IV.ii). */
export const namedAtItsEnds = (
  types: readonly RegionType[],
  a: SiteCard,
  b: SiteCard,
): PathStep[] =>
  types.map((type, i): PathStep => {
    if (i === 0) return { type, name: a.region };
    if (i === types.length - 1) return { type, name: b.region };
    return { type };
  });
