/** Where characters are at home, and where only those are brought into play who are. */

import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, State } from '../state/types.ts';
import { def, nameOf, newCtx, siteDef } from './cards.ts';
import { matches } from './evaluate.ts';
import { isGranted } from './granted.ts';
import { inForce } from './in-force.ts';

export const isHome = (s: State, id: Cid, site: Cid): boolean => {
  const d = def(s, id);
  if (d.kind !== 'character') return false;
  const c = newCtx(s, s.owner[id], id);
  const { darkHoldHome } = kindOf(s, s.owner[id]);
  return (
    d.home.some((h) => {
      if (typeof h === 'string') return h === nameOf(s, site);
      const any = h.any.siteType === 'dark-hold' && darkHoldHome ? darkHoldHome : h.any;
      return matches(s, c, site, any);
    }) || inForce(s, 'grant').some((x) => x.a.home === d.name && isGranted(s, x, site))
  );
};

/** The site takes in only such of his kind as are at home there, and he is not, however he would come. */
export const isUnwelcome = (s: State, id: Cid, site: Cid): boolean => {
  const { onlyAtHome } = siteDef(s, site);
  return (
    onlyAtHome !== undefined &&
    matches(s, newCtx(s, s.owner[id], id), id, onlyAtHome) &&
    !isHome(s, id, site)
  );
};
