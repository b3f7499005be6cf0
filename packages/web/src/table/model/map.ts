import { type Company, cardsNamed, query, type State } from '@mathom/engine';
import type { SiteCard } from '@mathom/engine/language';
import { knownCard } from '../../cards/data.ts';
import type { MapCompany, MapPath } from '../../map/index.ts';
import type { Choice, ChoiceMap } from './choices.ts';
import { havenWord } from './kinds.ts';
import { companyWord } from './words.ts';

/** A site as somebody has it. */
export interface OwnSite extends SiteCard {
  /** what it is to him beyond its card: a Wizardhaven of his */
  readonly word?: string;
}

/** The cards of a site that such a player can use, his own version first. */
export function versionsOf(s: State, name: string, seat: number): SiteCard[] {
  const near = Math.max(0, seat);
  const { avatars, ownVersionOf, sites } = query.kindOf(s, near);
  const needed = (d: SiteCard): boolean =>
    ownVersionOf !== null &&
    d.alignment !== avatars &&
    (ownVersionOf.names.some((n) => n === d.name) ||
      ownVersionOf.types.includes(d.type) ||
      (ownVersionOf.underDeeps && d.underDeeps === true));
  const all = cardsNamed(s.rt.pool, name).flatMap(({ def }) =>
    def.kind === 'site' &&
    sites.includes(def.alignment) &&
    !needed(def) &&
    (def.specific === undefined || def.specific === query.whoIs(s, near))
      ? [def]
      : [],
  );
  const rank = (d: SiteCard): number => (d.alignment === avatars ? -1 : sites.indexOf(d.alignment));
  return all.sort((a, b) => rank(a) - rank(b));
}

/** The card of a site that such a player uses, and what it is to him now; null if there is none for him. */
export function ownVersion(s: State, name: string, seat: number): OwnSite | null {
  const near = Math.max(0, seat);
  const [card] = versionsOf(s, name, near);
  if (card === undefined) return null;
  const lies = s.table.find(
    (id) =>
      s.owner[id] === near && query.def(s, id).kind === 'site' && query.nameOf(s, id) === name,
  );
  const { readsSite } = query.kindOf(s, near);
  if (lies === undefined) return readsSite?.name === name ? { ...card, type: readsSite.as } : card;
  const word = havenWord(s, lies);
  return { ...query.siteDef(s, lies), type: query.siteType(s, lies), ...(word ? { word } : {}) };
}

/** All that changes what the sites are to a player, as one word: they are looked up again when it changes. */
export const sitesInPlay = (s: State, seat: number): string =>
  s.table
    .filter((id) => s.owner[id] === Math.max(0, seat) && query.def(s, id).kind === 'site')
    .map((id) => `${s.def[id]} ${query.siteType(s, id)} ${havenWord(s, id)}`)
    .join('|');

/** The game as the map shows it. */
const siteName = (s: State, cid: number): string => {
  const card = knownCard(s, cid);
  return card?.kind === 'site' ? card.name : '';
};

const goesTo = (co: Company): number => (co.dest >= 0 && co.dest !== co.site ? co.dest : -1);

export function mapCompanies(s: State, near: number): MapCompany[] {
  return query.allCompanies(s).flatMap((co) => {
    const at = siteName(s, co.site);
    if (at === '') return [];
    const to = siteName(s, goesTo(co));
    return [
      {
        id: co.id,
        name: companyWord(s, co.id),
        at,
        ...(to ? { to } : {}),
        size: co.members.length,
        mine: co.seat === near,
        current: s.current === co.id,
      },
    ];
  });
}

export function mapPaths(s: State): MapPath[] {
  return query.allCompanies(s).flatMap((co) => {
    const from = siteName(s, co.site);
    const to = siteName(s, goesTo(co));
    // beneath the earth, and by a card's leave, there is a way, though no site path
    const pathless = co.movement === 'under-deeps' || co.movement === 'special';
    if (!from || !to || (co.path.length === 0 && !pathless)) return [];
    return [{ from, to, regions: query.effectivePath(s, co).flatMap((p) => p.name ?? []) }];
  });
}

/** Moves that can be declared now, by the name of the site. */
export function movesBySite(s: State, choices: ChoiceMap): Map<string, Choice[]> {
  const out = new Map<string, Choice[]>();
  for (const c of choices.all) {
    if (c.option.type !== 'declare-move') continue;
    const name = siteName(s, c.option.site);
    if (name) out.set(name, [...(out.get(name) ?? []), c]);
  }
  return out;
}

/** Ways to choose among, from where the company is to where it goes; or where the move leads that is pointed at. */
export function openWays(s: State, choices: ChoiceMap, lit: number): MapPath[] {
  const move = choices.all[lit]?.option;
  if (move?.type === 'declare-move') {
    const from = siteName(s, query.company(s, move.company)?.site ?? -1);
    const to = siteName(s, move.site);
    return from && to ? [{ from, to, may: 'lit' }] : [];
  }
  const co = query.company(s, s.current);
  if (!co) return [];
  const [from, to] = [siteName(s, co.site), siteName(s, goesTo(co))];
  if (!from || !to) return [];
  return choices.all.flatMap(({ index, option }): MapPath[] =>
    option.type === 'path'
      ? [
          {
            from,
            to,
            regions: option.steps.map((p) => p.name),
            may: index === lit ? 'lit' : 'open',
          },
        ]
      : [],
  );
}
