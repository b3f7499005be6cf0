import { allCards } from '@mathom/cards';
import type { PlayerKind, SiteCard } from '@mathom/engine/language';
import { KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import { PLAYER } from './alignment.ts';
import { type Census, idsOf, inParts, tally, total } from './census.ts';
import { namesOf } from './facts.ts';
import { isStartingSite } from './starting-sites.ts';
import { counted, listed, type Violation } from './violation.ts';

const CITES: Readonly<Record<PlayerKind, string>> = {
  wizard: 'coe/1.4.W1',
  ringwraith: 'coe/1.4.R1',
  'fallen-wizard': 'coe/1.4.F1',
  balrog: 'coe/1.4.B1',
};

/** Sites that have no other version than the Balrog's: any player may have them (coe/1.4.1). */
const isForAll = (site: SiteCard): boolean =>
  site.alignment === KINDS_OF_PLAYER.balrog.avatars &&
  !allCards.some(
    (c) => c.kind === 'site' && c.name === site.name && c.alignment !== site.alignment,
  );

/** Whose sites may be in a player's location deck. */
function isLawful(site: SiteCard, kind: PlayerKind): boolean {
  const { sites: his, ownVersionOf: own, start } = KINDS_OF_PLAYER[kind];
  if (!his.includes(site.alignment)) return isForAll(site);
  if (own === null || site.alignment === start.of) return true;
  return !(
    (own.underDeeps && site.underDeeps) ||
    own.types.includes(site.type) ||
    own.names.some((name) => name === site.name)
  );
}

/** A site of which a player may have several: his havens, a Fallen-wizard's own sites. */
function isUnlimited(site: SiteCard, kind: PlayerKind): boolean {
  const { manyOf, readsSite, start } = KINDS_OF_PLAYER[kind];
  if (manyOf === 'own-sites') return site.alignment === start.of;
  return site.type === 'haven' && site.name !== readsSite?.name;
}

/** The location deck (coe/1.4 to 1.4.B2), with a site to start from (coe/1.10). */
export function sites(c: Census): Violation[] {
  const { kind } = c.law;
  const held = inParts(c, 'sites').filter((h) => h.card.kind === 'site');
  const site = (h: { card: unknown }): SiteCard => h.card as SiteCard;
  const out: Violation[] = [];
  const wrong = idsOf(held.filter((h) => !isLawful(site(h), kind)));
  if (wrong.length > 0)
    out.push({
      rule: 'site-alignment',
      says: `A ${PLAYER[kind]} cannot have these sites: ${listed(namesOf(wrong, c.cardOf))}.`,
      cites: [CITES[kind], 'coe/1.4.1'],
      cards: wrong,
      part: 'sites',
    });
  for (const same of tally(held, (card) => `${card.name}|${card.alignment}`).values()) {
    const n = total(same);
    if (n < 2 || isUnlimited(site(same[0]), kind)) continue;
    out.push({
      rule: 'site-copies',
      says: `${counted(n, 'copy', 'copies')} of ${same[0].card.name} in the location deck, and one is the most.`,
      cites: [
        'coe/1.4',
        CITES[kind],
        ...(same[0].card.name === KINDS_OF_PLAYER[kind].readsSite?.name ? ['coe/1.4.B2'] : []),
      ],
      cards: idsOf(same),
      part: 'sites',
    });
  }
  if (!c.law.startElsewhere && !held.some((h) => isStartingSite(site(h), kind)))
    out.push({
      rule: 'site-missing',
      says: `There is no site to start from: ${listed(c.law.startSites.names)}.`,
      cites: ['coe/1.10', ...c.law.startSites.cites],
      cards: [],
      part: 'sites',
    });
  return out;
}
