import type { CardFilter, Rule } from '../language/index.ts';
import { ofCompanies, ofSites } from './about.ts';
import { keyPhrase } from './attack.ts';
import { condition, ifClause, whileClause } from './condition.ts';
import { cards, personOf } from './filter.ts';
import { attackPhrase, creaturesOf } from './filter-attack.ts';
import { companyParts } from './filter-company.ts';
import { would } from './past.ts';
import { playerName, playersOwn, role, type Speech } from './roles.ts';
import { forbidden, playBan } from './rule-ban.ts';
import { assignment, automaticAttacks } from './rule-fight.ts';
import { granted } from './rule-grant.ts';
import { ways } from './rule-ways.ts';
import { run } from './tongue.ts';
import {
  a,
  list,
  numberWord,
  playerKindWord,
  raceNoun,
  signedNumber,
  typeWord,
  unknown,
} from './words.ts';

/** Coastal sea, Free-domain, Border-land, Wilderness, Shadow-land, Dark-domain. */
const TYPES_OF_REGION = 6;

/** Who attacks though he need not, or could not by the rules. */
function attacking(rule: Extract<Rule, { is: 'attacking' }>, s: Speech): string {
  switch (rule.how) {
    case 'agents-must':
      return 'each face-up agent must attack a company that enters his site';
    case 'agents-outside':
      return 'a company that stays outside its site may still be attacked by agents who are there, as its site phase starts';
    default: {
      const by = companyParts(rule.by, s).phrase('many');
      const anyOther = Object.keys(rule.against).length === 0;
      const against = anyOther ? 'another company' : companyParts(rule.against, s).phrase('a');
      const may = rule.how === 'companies-may' ? 'may' : 'may not';
      return `${by} ${may} attack ${against}${rule.when ? ` ${ifClause(rule.when, s)}` : ''}`;
    }
  }
}

/** Rules that hold while a card is in play, each as a clause. */
export function rulePhrase(rule: Rule, s: Speech): string {
  switch (rule.is) {
    case 'cannot': {
      if (rule.what === 'play') return playBan(rule, s);
      const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      return `${when}${forbidden(rule, s)}`;
    }
    case 'ways':
      return ways(rule, s);
    case 'retype': {
      const lead = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      const purpose = purposesPhrase(rule.purposes);
      if (rule.sites !== undefined) {
        const which = rule.from === undefined ? rule.sites : { ...rule.sites, siteType: rule.from };
        const sites = cards(ofSites(which), s, 'each');
        const type = rule.wizardhaven ? 'Wizardhaven of its player' : typeWord(rule.to);
        const all = rule.everyVersion ? ', on site cards of either side,' : '';
        const bare = rule.bare ? ', and nothing is playable there as written on its card' : '';
        return `${lead}${sites}${all} counts as ${a(type)}${purpose}${bare}`;
      }
      if (rule.counts !== undefined) {
        const types = rule.regions.map(([, to]) => typeWord(to));
        const whose = rule.companies
          ? companyParts(rule.companies, s).phrase('each')
          : s.companyOf('bearer');
        return rule.counts === 'half'
          ? `${lead}each ${list(types)} on the path of ${whose} counts as half a one (the sum is rounded down)`
          : `${lead}the site path of ${whose} counts as having ${list(types.map((type) => `one ${type} fewer`))}`;
      }
      const pairs = rule.regions.map(([from, to]) => `${typeWord(from)} becomes ${typeWord(to)}`);
      if (rule.near !== undefined) {
        const into = new Set(rule.regions.map(([, to]) => to));
        const reached = new Set(rule.regions.flat());
        const where = `the region of ${s.him(rule.near)} and all regions next to it`;
        // of every type: then they need not be named
        return reached.size === TYPES_OF_REGION && into.size === 1
          ? `${lead}${where} become ${list([...into].map(typeWord))}${purpose}`
          : `${lead}in ${where} each ${list(pairs)}${purpose}`;
      }
      if (rule.named !== undefined)
        return `${lead}${rule.named} changes type${purpose}: ${list(pairs)}`;
      return `${lead}regions change type${purpose}: ${list(pairs)}`;
    }
    case 'automatic-attacks':
      return automaticAttacks(rule, s);
    case 'assignment':
      return assignment(rule, s);
    case 'grant':
      return granted(rule, s);
    case 'no-creatures': {
      const when = rule.when === undefined ? '' : `if ${condition(rule.when, s)}, `;
      return `${when}no ${creaturesOf(rule.a, s)} may be played on ${s.companyOf('bearer')}`;
    }
    case 'keying':
      return keying(rule, s);
    case 'instead':
      return instead(rule, s);
    case 'attacks-are': {
      const { companies, rest } = ofCompanies(rule.when);
      const when = rest === undefined ? '' : `${whileClause(rest, s)}, `;
      const on = companies && companyParts(companies, s).phrase('many');
      const which = rule.a.aimedAt ? 'that attack' : attackPhrase(rule.a, s, 'many', on);
      if (rule.what === 'warded')
        return `${when}the first attempt to cancel ${which} cancels the effects of ${s.him('self')} instead`;
      if (rule.what === 'canceled')
        return `${when}${which} are canceled as they come (but for those that cannot be canceled)`;
      if (rule.what === 'tapping')
        return `${when}an untapped character must tap to face a strike of ${which}`;
      if (rule.what === 'failing')
        return `${when}all strikes of ${which} fail, and if it has a body, body checks${rule.bodyChecks === undefined ? '' : ` at ${signedNumber(rule.bodyChecks)}`} decide whether it is defeated`;
      if (rule.what === 'heavy')
        return `${when}the first excess strike of ${which} on each character costs him 4 prowess, not 1`;
      if (rule.what === 'uncancelable') return `${when}${which} cannot be canceled`;
      if (rule.a.aimedAt)
        return `${when}${which} is ${rule.what === 'detaining' ? 'a detainment attack' : 'a full attack, and not detainment'}`;
      return rule.what === 'detaining'
        ? `${when}${which} are detainment attacks`
        : `${when}${which} are full attacks, and not detainment`;
    }
    case 'limit-exempt': {
      // cards of a pool have every field of their sort, though it be of no worth
      if ('of' in rule && rule.of !== undefined)
        return rule.of === 'size'
          ? `${s.companyOf('bearer')} may be of any size`
          : `any number of ${cards(rule.of, s, 'many')} may be brought into play${s.roles.bearer === undefined ? ` by ${s.his('self')} player` : ` with ${s.companyOf('bearer')}`} in a turn`;
      if ('leader' in rule && rule.leader !== undefined)
        return `${s.companyOf('bearer')} may contain ${cards(rule.leader, s, 'a')} in addition to another leader${rule.uncounted ? ', who does not count against the largest size that it may have' : ''}`;
      if ('all' in rule && rule.all !== undefined)
        return `${cards(rule.all, s, 'many')} are free of the hazard limit against ${s.companyOf('bearer')}`;
      if ('race' in rule && rule.race !== undefined) {
        const race =
          rule.race === 'named' ? 'of the named race' : `that are ${raceNoun(rule.race).many}`;
        return `creatures ${race} played on ${s.companyOf('target')} are free of the hazard limit`;
      }
      const { one } = rule as { readonly one: CardFilter };
      return `against each company ${one.any === undefined ? cards(one, s, 'one') : `one card, ${cards(one, s, 'a')},`} is free of the hazard limit`;
    }
    case 'reads-as': {
      const present = rule.present.length > 0 ? [`with ${list(rule.present)}`] : [];
      const absent = rule.absent.length > 0 ? [`without ${list(rule.absent)}`] : [];
      if (rule.all) {
        const [there, gone] = [list(rule.present), list(rule.absent)];
        if (rule.all === 'hazards')
          return `hazards that ask for ${there} are read as if ${s.him('self')} were ${there}`;
        return `if ${gone} is in play, it counts as out of play for all that asks for it (but can be taken out of play as ever); if it is not, ${there} counts as in play`;
      }
      const as = `${list([...present, ...absent])} in play`;
      return `the card played with ${s.him('self')}, and no other, is read as if ${as}`;
    }
    case 'host': {
      const what =
        rule.max === 1
          ? cards(rule.a, s, 'one')
          : `up to ${numberWord(rule.max ?? 99)} ${cards(rule.a, s, 'many')}`;
      const it = rule.max === 1 ? 'is' : 'are';
      if (rule.aside) {
        const where = rule.at === undefined ? '' : ` at ${cards(ofSites(rule.at), s, 'a')}`;
        return `${cards(rule.a, s, 'many')} off to the side with ${s.him('self')} may be played${where} by their player as if from hand${rule.max === undefined ? '' : `; no more than ${numberWord(rule.max)} can be there at a time`}`;
      }
      return `${what} may be played with ${s.him('self')}, and ${it} discarded with it`;
    }
    case 'healing-spreads': {
      const spreads: Record<typeof rule.to, () => string> = {
        site: () => `at ${s.him('self')}`,
        company: () => `in ${s.companyOf('self')}`,
      };
      const whom = spreads[rule.to]();
      return `whatever heals one character ${whom} heals all of them`;
    }
    case 'no-search':
      return noSearch(rule);
    case 'attacking':
      return attacking(rule, s);
    case 'starts': {
      const homes = list(
        rule.homeType.map((type) => a(typeWord(type))),
        'or',
      );
      const at = list(
        rule.at.map((type) => typeWord(type)),
        'or',
      );
      return `if ${s.he(rule.who)} has ${homes} as home site, he may have come into play at any ${at}`;
    }
    case 'discards-face-up':
      return `${playersOwn(rule.player, s)} cards are discarded face up`;
    default:
      return unknown('rule', rule);
  }
}

function noSearch(rule: Extract<Rule, { is: 'no-search' }>): string {
  const kinds = list(
    rule.kinds.map((kind) => playerKindWord(kind)),
    'or',
  );
  const whose = rule.own ? 'his play deck or discard pile' : 'a play deck or discard pile';
  const few =
    rule.deckAtMost === undefined
      ? ''
      : `, while his play deck has no more than ${numberWord(rule.deckAtMost)} cards,`;
  return `effects that let a ${kinds} player search or look at any part of ${whose} outside the normal course of play${few} are canceled`;
}

const PURPOSES = {
  healing: 'healing',
  hazards: 'playing hazards',
  'hazards-in-play': 'what hazards in play say',
  characters: 'bringing characters into play',
} as const;

const purposesPhrase = (purposes: readonly (keyof typeof PURPOSES)[] = []): string =>
  purposes.length === 0 ? '' : ` for ${list(purposes.map((one) => PURPOSES[one]))}`;

const KEYED: Record<Extract<Rule, { is: 'keying' }>['how'], readonly [string, string]> = {
  allow: ['may also be', ''],
  bar: ['cannot be', ''],
  always: ['may always be', ', whatever other cards say'],
};

function keying(rule: Extract<Rule, { is: 'keying' }>, s: Speech): string {
  const { to: place, moving, ...others } = rule.companies;
  // keyed to the site that says so: whoever is on the way there, or there, is meant
  const here = rule.to === 'site' && place?.is === 'self' && Object.keys(others).length === 0;
  const companies = here ? '' : ` on ${companyParts(rule.companies, s).phrase('a')}`;
  const number = rule.once ? 'one' : 'many';
  const creatures =
    rule.creatures === undefined
      ? rule.once
        ? 'one creature'
        : 'creatures'
      : cards(rule.creatures, s, number);
  const to = here ? s.him('self') : rule.to === 'site' ? 'its site' : keyPhrase(rule.to, s);
  const [may, despite] = KEYED[rule.how];
  const way = here && moving ? ' on a company on its way there' : '';
  const free = rule.free ? ', free of the hazard limit' : '';
  const keyed = ` keyed to ${to}`;
  // what they are keyed to, then on whom: else the company's own things seem to be keyed
  const how =
    rule.to === 'site'
      ? companies + keyed
      : keyed + (Object.keys(rule.companies).length === 0 ? '' : companies);
  return `${creatures} ${may} played${how}${way}${despite}${free}`;
}

function instead(rule: Extract<Rule, { is: 'instead' }>, s: Speech): string {
  const { card } = rule.of;
  const person = personOf(card) || card.is !== undefined;
  const victim = role(
    'victim',
    person ? 'person' : 'thing',
    person ? 'that character' : 'that card',
  );
  const speech = s.with({ it: victim, cause: victim });
  const named = Object.keys(card).length === 1 ? card.is : undefined;
  const who = named === undefined ? cards(card, s, 'a') : s.he(named);
  speech.know('it');
  const may = rule.optional
    ? rule.optional === true
      ? 'you may '
      : `${playerName(rule.optional, speech)} may `
    : '';
  const when =
    rule.when === undefined
      ? ''
      : ` ${whileClause(rule.when, speech).replace(/ its phase now$/, ' its phase')}`;
  if (rule.of.event === 'status' && rule.of.by !== undefined)
    return `${who} does not ${would(rule.of, s)}${when}; instead ${may}${run(rule.does, speech)}`;
  if (rule.of.event === 'status' && rule.of.to === 'untapped') {
    const he = speech.he(named ?? 'it');
    return `if ${who} would become untapped${when}, ${he} is tapped instead: ${may}${run(rule.does, speech)}`;
  }
  if (rule.of.event === 'strike' && rule.of.wounds && !rule.optional) {
    const he = speech.he(named ?? 'it');
    return `if ${who} would ${would(rule.of, s)}${when}, ${he} is not; instead ${run(rule.does, speech)}`;
  }
  if (rule.does.length === 0) return `${who} does not ${would(rule.of, s)}${when}`;
  // of another's cards only those can be stopped that one sees go
  const seen = card.whose === "opponent's" && rule.optional === true ? ' where you see it' : '';
  return `if ${who} would ${would(rule.of, s)}${seen}${when}, ${may}${run(rule.does, speech)} instead`;
}
