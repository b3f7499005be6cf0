/** What texts make of the ways of companies. */

import type { CardFilter, Rule } from '../language/index.ts';
import { ofSites } from './about.ts';
import { condition, whileClause } from './condition.ts';
import { cards } from './filter.ts';
import { companyParts } from './filter-company.ts';
import { playerName, role, type Speech } from './roles.ts';
import { amount } from './value.ts';
import { list, many, movementWord, numberWord, pathWords, siteWord, unknown } from './words.ts';

/** " from a surface site" */
const startOf = ({ from: site }: { readonly from?: CardFilter }, s: Speech): string =>
  site === undefined ? '' : ` from ${cards(ofSites(site), s, 'a')}`;

/** How many ways of moving there are. */
const MOVEMENTS = 4;

export function ways(rule: Extract<Rule, { is: 'ways' }>, s: Speech): string {
  const who = s.roles.bearer === undefined ? 'companies' : s.companyOf('bearer');
  switch (rule.how) {
    case 'neighbours': {
      const pairs = rule.pairs.map(([one, other]) => `${one} and ${other}`);
      return `${who} may use region movement as if these regions were neighbors: ${pairs.join('; ')}`;
    }
    case 'special': {
      const to = cards(ofSites(rule.to), s, 'a');
      const ends =
        rule.from === undefined ? `to ${to}` : `from ${cards(ofSites(rule.from), s, 'a')} to ${to}`;
      const path = rule.path ? `the site path ${pathWords(rule.path)}` : 'no site path';
      return `${who} may move by special movement ${ends}, with ${path}`;
    }
    case 'adjacent': {
      const end = (site: CardFilter) =>
        site.named ? `the ${cards(site, s, 'bare')}` : cards(ofSites(site), s, 'each');
      const ends = `${end(rule.from)} and ${end(rule.to)}`;
      const whom =
        rule.companies === undefined
          ? ''
          : ` for ${companyParts(rule.companies, s).phrase('each')}`;
      return `${ends} are adjacent by way of the Under-deeps${whom}, and ${rule.roll === 0 ? 'no roll is needed between them' : `${rule.roll} must be rolled between them`}`;
    }
    case 'pathless':
      return `${companyParts(rule.companies, s).phrase('each')} may go by region movement to any site, however far, with no site path and through no regions`;
    case 'further': {
      const whose = rule.companies ? companyParts(rule.companies, s).phrase('each') : who;
      const said = `${whose} may move through ${numberWord(rule.by)} more ${rule.by === 1 ? 'region' : 'regions'} by region movement`;
      const to = rule.to ? ` to ${cards(ofSites(rule.to), s, 'a')}` : '';
      return `${said}${startOf(rule, s)}${to}${rule.through ? `, if ${list(rule.through, 'or')} is on its path` : ''}`;
    }
    case 'barred':
    case 'opened': {
      const by = list(
        many(rule.movement).map((movement) => movementWord(movement)),
        'or',
      );
      const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      const whose = `${when}${companyParts(rule.companies, s).phrase('each')}`;
      const over =
        rule.over === undefined
          ? ''
          : rule.over.is === 'avatar'
            ? ', whatever his own card says'
            : `, whatever ${cards(rule.over, s, 'a')} says`;
      if (rule.how === 'opened') {
        const to = rule.to === undefined ? '' : ` to ${cards(ofSites(rule.to), s, 'a')}`;
        return `${whose} may use ${by}${startOf(rule, s)}${to}${over}`;
      }
      if (rule.to !== undefined) {
        const all = many(rule.movement).length === MOVEMENTS;
        return `${whose} cannot move${startOf(rule, s)} to ${cards(ofSites(rule.to), s, 'a')}${all ? '' : ` by ${by}`}`;
      }
      const beyond =
        rule.beyond === undefined
          ? ''
          : ` through more than ${amount(rule.beyond, s)} regions, whatever else is said${rule.but === undefined ? '' : ` but by ${cards(rule.but, s, 'a')}`}`;
      return `${whose} cannot use ${by}${beyond}`;
    }
    case 'version': {
      const all = rule.player === 'each-player';
      // of all those who have cards of both sides: 'it' is read as whoever would go there
      const his = all ? s.with({ it: role('it', 'thing', 'that player') }) : s;
      const when = rule.when === undefined ? '' : ` while ${condition(rule.when, his)}`;
      const types = list(
        rule.types.map((type) => siteWord(type)),
        'or',
      );
      return `${all ? 'each Fallen-wizard player' : playerName(rule.player, s)} must use the minion card of each site that is a ${types} on its hero card${when}`;
    }
    default:
      return unknown('way', rule);
  }
}
