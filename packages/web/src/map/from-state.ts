import { type Decision, HIDDEN, query, type Seat, type State } from '@mathom/engine';
import type { MapCompany } from './Companies.tsx';
import type { MapPath } from './paths.ts';

const nameOf = (s: State, id: number): string =>
  id < 0 || s.def[id] === HIDDEN ? '' : query.nameOf(s, id);

/** The companies of a state (or of a view of it) as tokens; `seat` says whose are blue. */
export function companiesOnMap(s: State, seat: Seat): MapCompany[] {
  return query
    .allCompanies(s)
    .filter((c) => c.members.length > 0 && nameOf(s, c.site) !== '')
    .map((c) => {
      const to = nameOf(s, c.dest);
      return {
        id: c.id,
        name: c.members.map((m) => nameOf(s, m) || 'somebody').join(', '),
        at: nameOf(s, c.site),
        ...(to ? { to } : {}),
        size: c.members.length,
        mine: c.seat === Math.max(0, seat),
        current: s.current === c.id,
      };
    });
}

/** The ways that companies are known to take. */
export function pathsOnMap(s: State): MapPath[] {
  return query.allCompanies(s).flatMap((c): MapPath[] => {
    const [from, to] = [nameOf(s, c.site), nameOf(s, c.dest)];
    return from && to ? [{ from, to, regions: c.path.map((p) => p.name) }] : [];
  });
}

/** Where one may go by the options of a decision: the site's name and which option it is. */
export function reachableOnMap(s: State, d: Decision | null): Map<string, number> {
  const out = new Map<string, number>();
  d?.options.forEach((o, i) => {
    if (o.type === 'declare-move') out.set(nameOf(s, o.site), i);
  });
  return out;
}
