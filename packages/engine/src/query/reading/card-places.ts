/** Where a card can be played, and where somebody is at home. */

import type {
  CardFilter,
  CardName,
  CharacterCard,
  SiteCard,
  SiteType,
} from '../../language/index.ts';
import { cardsNamed } from '../../pool/pool.ts';
import { kindOf } from '../../rules/kinds-of-player.ts';
import type { Cid, State } from '../../state/types.ts';
import { homeNames } from '../agents.ts';
import { def, newCtx, siteDef, siteOfCard } from '../cards.ts';
import { raceList } from '../compare.ts';
import { matches } from '../evaluate.ts';
import { describesOneOf, fitsSite } from '../printed-site.ts';
import { campOf } from '../side.ts';

/** It can be played at that very site, whatever side its card is of. */
export function fitsHere(s: State, id: Cid, site: Cid): boolean {
  const d = def(s, id);
  if (d.kind !== 'faction' && d.kind !== 'ally' && d.kind !== 'item') return false;
  if (d.at === undefined || site < 0) return false;
  return matches(s, newCtx(s, s.owner[id], id), site, d.at);
}

/** The place that a faction, an ally or an item names or describes is such a site. */
export function playableAt(s: State, id: Cid, want: CardFilter): boolean {
  const d = def(s, id);
  if (d.kind !== 'faction' && d.kind !== 'ally' && d.kind !== 'item') return false;
  if (d.at === undefined) return false;
  const names = d.at.name;
  if (names === undefined) return describesOneOf(s.rt.pool, d.at, want);
  const { ownVersionOf, start } = kindOf(s, s.owner[id]);
  return raceList(names).some((n) => {
    const sites = cardsNamed(s.rt.pool, n).flatMap((x) => (x.def.kind === 'site' ? [x.def] : []));
    // those of which its player needs his own version (coe/1.4.B1), or those of its side, if there are such
    const his = ownVersionOf === null ? [] : sites.filter((x) => x.alignment === start.of);
    const own = his.length > 0 ? his : sites.filter((x) => x.alignment === d.alignment);
    return (own.length > 0 ? own : sites).some((x) => fitsSite(s.rt.pool, x, want));
  });
}

/** Its nearest haven is that of a place where it could have been played, as the sites of its side have it. */
export function isNearHome(s: State, id: Cid): boolean {
  const here = siteOfCard(s, id);
  const d = def(s, id);
  if (here < 0) return true;
  // of neither side: no sites are of its own, and a haven where it may come is its own nearest (coe/g.hav.1)
  if (campOf(d) === undefined) return fitsHere(s, id, here);
  const own = cardsNamed(s.rt.pool, def(s, here).name).find(
    (x) => x.def.kind === 'site' && x.def.alignment === d.alignment,
  )?.def;
  const haven = nearestHaven(own?.kind === 'site' ? own : siteDef(s, here));
  return s.rt.pool.cards.some(
    (x) =>
      x.kind === 'site' &&
      x.alignment === d.alignment &&
      nearestHaven(x) === haven &&
      playableAt(s, id, { name: x.name as CardName }),
  );
}

const nearestHaven = (d: SiteCard): string | undefined => (d.type === 'haven' ? d.name : d.haven);

/** His homes as the site cards of his player have them (crf/card/inner-cunning/1), his own version where he needs that (coe/1.4.B1). */
export function homeTypes(s: State, id: Cid): SiteType[] {
  const { sites, ownVersionOf, start } = kindOf(s, s.owner[id]);
  return homeNames(s, id).flatMap((name) => {
    const his = cardsNamed(s.rt.pool, name).flatMap(({ def: d }) =>
      d.kind === 'site' && sites.includes(d.alignment) ? [d] : [],
    );
    const own = ownVersionOf === null ? [] : his.filter((d) => d.alignment === start.of);
    return (own.length > 0 ? own : his).map((d) => d.type);
  });
}

type Home = CharacterCard['home'][number];

function homesOf(s: State, id: Cid): readonly Home[] {
  const d = def(s, id);
  return d.kind === 'character' ? d.home : [];
}

/** What is said of one home and of another holds for the same place: each is named, or described by what it is. */
function isOnePlace(s: State, a: Home, b: Home): boolean {
  if (typeof a === 'string')
    return typeof b === 'string'
      ? a === b
      : describesOneOf(s.rt.pool, b.any, { name: a as CardName });
  if (typeof b === 'string') return isOnePlace(s, b, a);
  return s.rt.pool.cards.some(
    (d) => d.kind === 'site' && fitsSite(s.rt.pool, d, a.any) && fitsSite(s.rt.pool, d, b.any),
  );
}

/** An ally has no home: where it may be played is taken for it (coe/8.5). */
export function sharesHome(s: State, one: Cid, id: Cid): boolean {
  if (one < 0) return false;
  if (def(s, id).kind === 'ally')
    return homeNames(s, one).some((x) => playableAt(s, id, { name: x as CardName }));
  return homesOf(s, one).some((a) => homesOf(s, id).some((b) => isOnePlace(s, a, b)));
}
