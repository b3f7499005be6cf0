import { type Company, cardsNamed, query, type State } from '@mathom/engine';
import type { SiteCard } from '@mathom/engine/language';
import { knownCard } from '../../cards/data.ts';
import type { MapCompany, MapPath } from '../../map/index.ts';
import type { Choice, ChoiceMap } from './choices.ts';
import { companyWord } from './words.ts';

/** The card of a site that such a player uses; null if there is none for him. */
export const ownVersion = (s: State, name: string, seat: number): SiteCard | null => {
  const { sites } = query.kindOf(s, Math.max(0, seat));
  for (const { def } of cardsNamed(s.rt.pool, name))
    if (def.kind === 'site' && sites.includes(def.alignment)) return def;
  return null;
};

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

/** Ways to choose among, from where the company is to where it goes. */
export function openWays(s: State, choices: ChoiceMap, lit: number): MapPath[] {
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
