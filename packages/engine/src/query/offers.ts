import type { ItemCard } from '../language/index.ts';
import type { Cid, State } from '../state/types.ts';
import { def, newCtx, siteDef } from './cards.ts';
import { matches } from './evaluate.ts';
import { fitsSite } from './printed-site.ts';
import { hadHoard, isBare, offersBesides } from './sites.ts';

/**
 * Whether an item is of a sort that the site offers (coe/2.V.4). Where a text speaks of what is normally played
 * there, what keeps the item away is asked of the printed site, whatever it has become (pef/term/normal/3).
 */
export function offered(s: State, site: Cid, id: Cid, normally = false): boolean {
  const d = def(s, id) as ItemCard;
  const c = newCtx(s, s.owner[id], id);
  const kept =
    d.notAt !== undefined &&
    (normally ? fitsSite(s.rt.pool, siteDef(s, site), d.notAt) : matches(s, c, site, d.notAt));
  const barred = d.at !== undefined || kept;
  if (barred && offersBesides(s, site, id, 'regardless')) return true;
  if (d.at) return matches(s, c, site, d.at);
  if (barred) return false;
  if (offersBesides(s, site, id)) return true;
  if (d.class === 'special' || isBare(s, site)) return false;
  return siteDef(s, site).items.some((i) =>
    typeof i === 'string' ? i === d.class : i.class === d.class && matches(s, c, id, i.only),
  );
}

/** Whether an item, an ally or a faction can be played at a site like this. */
export function playableThere(s: State, site: Cid, id: Cid): boolean {
  const d = def(s, id);
  if (site < 0) return false;
  if (d.kind === 'item')
    return (
      (d.alsoAt !== undefined && matches(s, newCtx(s, s.owner[id], id), site, d.alsoAt)) ||
      (offered(s, site, id) &&
        (!d.keywords?.includes('hoard') || hadHoard(s, site) || offersBesides(s, site, id)))
    );
  return (
    (d.kind === 'ally' || d.kind === 'faction') &&
    (matches(s, newCtx(s, s.owner[id], id), site, d.at) || offersBesides(s, site, id))
  );
}
