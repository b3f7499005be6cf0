/** Which version of a site a company of one who has those of both sides uses (coe/2.II.7.F1, 2.II.7.F2). */

import type { SiteCard, SiteType } from '../language/index.ts';
import { cardsNamed } from '../pool/pool.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';
import { servesBothSides } from './across.ts';
import { cannotCard } from './bans.ts';
import { def, isForAnother, siteDef } from './cards.ts';
import { isCovert } from './company.ts';
import { isOrcOrTroll } from './compare.ts';
import { speaks } from './evaluate.ts';
import { contextOf, inForce } from './in-force.ts';
import { seatRef } from './refs.ts';
import { campOf } from './side.ts';
import { isWizardhaven } from './sites.ts';

/** Those who go there: a company, or one who would come into play there on his own. */
type Going = Company | Cid;

const isOvert = (s: State, who: Going): boolean => {
  if (typeof who !== 'number') return !isCovert(s, who);
  const d = def(s, who);
  return d.kind === 'character' && (d.race === 'Orc' || d.race === 'Troll');
};

/** Of a site of that type on the heroes' card that player must use the minion version: whose card in play says so; -1, nobody's. */
function bidsMinion(s: State, seat: Seat, site: Cid): Seat {
  const ways = inForce(s, 'ways');
  for (let i = 0; i < ways.length; i++) {
    const x = ways[i];
    if (x.a.how !== 'version' || !x.a.types.includes(heroType(s, siteDef(s, site)))) continue;
    const c = contextOf(s, x);
    c.it = site;
    if (x.a.player !== 'each-player' && seatRef(s, c, x.a.player) !== seat) continue;
    if (speaks(s, c, x.a)) return c.by;
  }
  return -1;
}

/** A hero's card that he must not use any more, by whose card in play; -1, nobody's. */
export const forbidsHero = (s: State, seat: Seat, site: Cid): Seat =>
  kindOf(s, seat).siteVersions !== null && siteDef(s, site).alignment === 'hero'
    ? bidsMinion(s, seat, site)
    : -1;

/** What type the place is on the card that heroes use. */
const heroType = (s: State, d: SiteCard): SiteType => {
  for (const { def: x } of cardsNamed(s.rt.pool, d.name))
    if (x.kind === 'site' && x.alignment === 'hero') return x.type;
  return d.type;
};

/** Whether that site card is one that such a company, or such a newcomer, of that player can use. */
export function isUsable(s: State, seat: Seat, who: Going, site: Cid): boolean {
  const d = siteDef(s, site);
  const { sites, siteVersions: rule } = kindOf(s, seat);
  if (!sites.includes(d.alignment) || isForAnother(s, site)) return false;
  if (cannotCard(s, 'be-used', site)) return false;
  if (rule === null || (d.alignment !== 'hero' && d.alignment !== 'minion')) return true;
  if (bidsMinion(s, seat, site) >= 0) return d.alignment === 'minion';
  if (rule.either.includes(d.type)) return true;
  if (!isOvert(s, who)) return d.alignment === rule.covert;
  return rule.overt[d.alignment]?.includes(d.type) === true;
}

/** Another version of it is in play or in the discard pile of its player (coe/2.II.7.F2, crf/term/fallen-wizard/12). */
export const isOtherVersionUsed = (s: State, site: Cid): boolean =>
  kindOf(s, s.owner[site]).siteVersions !== null &&
  isVersionAmong(sitesSpent(s, s.owner[site]), siteDef(s, site));

/** The same where the player's sites in play and in his discard pile are at hand. */
export const isOtherVersionAmong = (
  s: State,
  spent: readonly SiteCard[],
  seat: Seat,
  d: SiteCard,
): boolean => kindOf(s, seat).siteVersions !== null && isVersionAmong(spent, d);

function isVersionAmong(spent: readonly SiteCard[], d: SiteCard): boolean {
  for (let i = 0; i < spent.length; i++)
    if (spent[i].name === d.name && spent[i].alignment !== d.alignment) return true;
  return false;
}

/** A player's own sites that are in play or in his discard pile: most are not to be had again (coe/g.site.1). */
export function sitesSpent(s: State, seat: Seat): SiteCard[] {
  const out: SiteCard[] = [];
  const { isSite } = s.rt.pool;
  const { discard } = s.players[seat];
  for (let i = 0; i < discard.length; i++)
    if (isSite[s.def[discard[i]]] === 1) out.push(siteDef(s, discard[i]));
  const { table } = s;
  for (let i = 0; i < table.length; i++)
    if (isSite[s.def[table[i]]] === 1 && s.owner[table[i]] === seat) out.push(siteDef(s, table[i]));
  return out;
}

/**
 * What is to tap the site, or is shown there to win over its like, is of the other side
 * than the site card (coe/2.V.F1, 8.F2); Wizardhavens and Stage cards are of both.
 */
export function isMismatched(s: State, card: Cid, site: Cid): boolean {
  const { resourcesMatchSites, charactersAs } = kindOf(s, s.owner[card]);
  if (!resourcesMatchSites) return false;
  const d = def(s, card);
  const isHis = d.kind === 'character' && !isOrcOrTroll(d.race) && charactersAs !== null;
  const mine = isHis ? charactersAs : campOf(d);
  const theirs = campOf(def(s, site));
  if (mine === undefined || theirs === undefined || mine === theirs) return false;
  return !isWizardhaven(s, site) && !servesBothSides(s, site);
}

/** Resources of one side have nothing to do with Orcs and Trolls of such a player (coe/5.F3, 9.3.F1). */
export function isKeptFrom(s: State, card: Cid, who: Cid): boolean {
  const d = def(s, card);
  if (d.kind === 'character' || d.alignment !== kindOf(s, s.owner[card]).notForOrcs) return false;
  const x = def(s, who);
  return x.kind === 'character' && s.owner[who] === s.owner[card] && isOrcOrTroll(x.race);
}
