import type { CardFilter, Ref, Rule } from '../language/index.ts';
import { ofSites } from './about.ts';
import { keyPhrase, specLine, specRules } from './attack.ts';
import { condition, ifClause, whileClause } from './condition.ts';
import { cards, personOf } from './filter.ts';
import { attackPhrase, creaturesOf } from './filter-attack.ts';
import { companyParts } from './filter-company.ts';
import { would } from './past.ts';
import { playerName, playersOwn, role, type Speech } from './roles.ts';
import { run } from './tongue.ts';
import { amount } from './value.ts';
import {
  a,
  list,
  many,
  modeWord,
  movementWord,
  numberWord,
  pathWords,
  playerKindWord,
  raceNoun,
  same,
  signedNumber,
  siteWord,
  typeWord,
  unknown,
} from './words.ts';

/** Coastal sea, Free-domain, Border-land, Wilderness, Shadow-land, Dark-domain. */
const TYPES_OF_REGION = 6;

/** Rules that hold while a card is in play, each as a clause. */

type Subject = Ref | { readonly each: Parameters<typeof cards>[0] } | 'company';

function subjectOf(who: Subject, s: Speech): string {
  if (who === 'company') {
    return s.roles.bearer === undefined ? 'the company' : s.companyOf('bearer');
  }
  if (typeof who === 'string') return s.he(who);
  // from here on "he" could be one of them
  if (personOf(who.each)) s.meetOthers();
  return cards(who.each, s, 'each');
}

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
      const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      const which = rule.a.aimedAt ? 'that attack' : attackPhrase(rule.a, s, 'many');
      if (rule.what === 'warded')
        return `${when}the first attempt to cancel ${which} cancels the effects of ${s.him('self')} instead`;
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
      if ('of' in rule)
        return rule.of === 'size'
          ? `${s.companyOf('bearer')} may be of any size`
          : `any number of ${cards(rule.of, s, 'many')} may be brought into play${s.roles.bearer === undefined ? ` by ${s.his('self')} player` : ` with ${s.companyOf('bearer')}`} in a turn`;
      if ('leader' in rule)
        return `${s.companyOf('bearer')} may contain ${cards(rule.leader, s, 'a')} in addition to another leader${rule.uncounted ? ', who does not count towards the size of the company' : ''}`;
      if ('all' in rule && rule.all !== undefined)
        return `${cards(rule.all, s, 'many')} are free of the hazard limit against ${s.companyOf('bearer')}`;
      if ('one' in rule)
        return `against each company ${cards(rule.one, s, 'one')} is free of the hazard limit`;
      const race =
        rule.race === 'named' ? 'of the named race' : `that are ${raceNoun(rule.race).many}`;
      return `creatures ${race} played on ${s.companyOf('target')} are free of the hazard limit`;
    }
    case 'reads-as': {
      const present = rule.present.length > 0 ? [`with ${list(rule.present)}`] : [];
      const absent = rule.absent.length > 0 ? [`without ${list(rule.absent)}`] : [];
      if (rule.all) {
        const [there, gone] = [list(rule.present), list(rule.absent)];
        if (rule.all === 'hazards')
          return `hazards that ask for ${there} are read as if ${s.him('self')} were ${there}`;
        return `if ${gone} is in play, it counts as out of play for all that asks for it; if it is not, ${there} counts as in play`;
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
        return `${cards(rule.a, s, 'many')} off to the side with ${s.him('self')} may be played${where} as if from hand${rule.max === undefined ? '' : `; no more than ${numberWord(rule.max)} can be there at a time`}`;
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
  return `effects that let a ${kinds} player search or look at any part of ${whose}${few} are canceled`;
}

function automaticAttacks(rule: Extract<Rule, { is: 'automatic-attacks' }>, s: Speech): string {
  switch (rule.how) {
    case 'add': {
      const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      const rules = specRules(rule.spec, s);
      const more = rules.length > 0 ? `. ${rules.join(' ').replace(/\.$/, '')}` : '';
      const { name } = rule.sites;
      const sites =
        typeof name === 'object' && same(Object.keys(rule.sites), ['name'])
          ? `each of ${list(name)}`
          : cards(ofSites(rule.sites), s, 'each');
      return `${when}${sites} has one more automatic-attack (${specLine(rule.spec, s)})${more}`;
    }
    case 'none':
      return `${cards(ofSites(rule.sites), s, 'each')} has no ${rule.race === undefined ? '' : `${list(many(rule.race), 'or')} `}automatic-attacks${rule.normal ? ' of its own' : ''}`;
    case 'twice':
      if (rule.sites !== undefined) {
        const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
        const which = rule.first
          ? 'the first automatic-attack printed on'
          : 'each automatic-attack of';
        return `${when}${which} ${cards(ofSites(rule.sites), s, 'each')} is faced twice, with all that changes it`;
      }
      return `${attackPhrase({ race: rule.race, source: 'automatic' }, s, 'each')} is faced twice, with all that changes it`;
    case 'one': {
      const site = rule.sites === undefined ? 'a site' : cards(ofSites(rule.sites), s, 'a');
      return `where a creature or other hazard makes several attacks, or ${site} has several automatic-attacks, only one is left: the ${rule.tag} attack, which the hazard player chooses and which cannot be canceled`;
    }
    default:
      return unknown('change of automatic-attacks', rule);
  }
}

/** " from a surface site" */
const startOf = ({ from: site }: { readonly from?: CardFilter }, s: Speech): string =>
  site === undefined ? '' : ` from ${cards(ofSites(site), s, 'a')}`;

/** How many ways of moving there are. */
const MOVEMENTS = 4;

function ways(rule: Extract<Rule, { is: 'ways' }>, s: Speech): string {
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
      const ends = `${cards(ofSites(rule.from), s, 'each')} and ${cards(ofSites(rule.to), s, 'each')}`;
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
      const types = list(rule.types.map((type) => siteWord(type, true)));
      return `${all ? 'each Fallen-wizard player' : playerName(rule.player, s)} must use the minion cards of sites that are ${types} on the cards of heroes${when}`;
    }
    default:
      return unknown('way', rule);
  }
}

const PURPOSES = {
  healing: 'healing',
  hazards: 'playing hazards',
  characters: 'bringing characters into play',
} as const;

const purposesPhrase = (purposes: readonly (keyof typeof PURPOSES)[] = []): string =>
  purposes.length === 0 ? '' : ` for ${list(purposes.map((one) => PURPOSES[one]))}`;

function forbidden(
  { what, who, by, but }: Exclude<Extract<Rule, { is: 'cannot' }>, { what: 'play' }>,
  s: Speech,
): string {
  switch (what) {
    case 'untap': {
      const banned = `${subjectOf(who, s)} cannot untap`;
      // what heals to untapped, too, stops half-way (coe/g.unt.1)
      if (who !== 'bearer') return banned;
      const him = s.him(who);
      return `${banned}: what would leave ${him} untapped leaves ${him} tapped`;
    }
    case 'have-followers':
      return `${subjectOf(who, s)} may have no followers`;
    case 'be-follower':
      return `${subjectOf(who, s)} cannot be controlled by direct influence${but === undefined ? '' : ` but that of ${cards(but, s, 'a')}`}`;
    case 'split':
      return `${subjectOf(who, s)} cannot be split`;
    case 'move':
      return `${subjectOf(who, s)} cannot move`;
    case 'be-discarded':
      return `${subjectOf(who, s)} cannot be discarded ${by === undefined ? (who === 'self' ? 'for any other reason' : 'for any reason') : by === 'effect' ? 'by an effect or a failed check' : 'by a body check'}`;
    case 'be-returned':
      return who === 'company'
        ? `${subjectOf(who, s)} cannot be sent back to its site of origin`
        : `${subjectOf(who, s)} cannot be returned to hand`;
    case 'be-stored':
      return `${subjectOf(who, s)} cannot be stored`;
    case 'run-out':
      return `${subjectOf(who, s)} stays in play when its time is over`;
    case 'be-used':
      return `${subjectOf(who, s)} cannot be used by any company`;
    case 'be-tapped-site':
      return `no hazard can tap the site of ${subjectOf(who, s)}`;
    default:
      return unknown('ban', what);
  }
}

/** "no environment cards can be played" */
function playBan(rule: Extract<Rule, { is: 'cannot'; what: 'play' }>, s: Speech): string {
  const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
  const what = cards(rule.cards, s, 'many');
  const skill = rule.needsSkill === undefined ? '' : ` that need a ${rule.needsSkill}`;
  const by = rule.player === undefined ? '' : ` by ${playerName(rule.player, s)}`;
  const side = rule.player === 'opponent' ? 'against' : 'for';
  const forWhom = rule.who === undefined ? '' : ` ${side} ${subjectOf(rule.who, s)}`;
  if (rule.toll !== undefined)
    return `${when}for an item to be played at ${cards(ofSites(rule.toll), s, 'a')}, its player must remove another item in his hand that could be played there from play`;
  if (rule.awayFromHome)
    return `${when}${cards(rule.cards, s, 'many')} may only be brought into play${by} at their own home sites`;
  if (rule.onGuard) return `${when}no ${what} can be placed on guard${forWhom}${by}`;
  if (rule.aimedAt !== undefined)
    return `${when}${what} aimed at ${s.him(rule.aimedAt)} are canceled`;
  if (rule.again) return `${when}only one of ${what} may be played in each turn`;
  if (rule.onAttempt !== undefined)
    return `${when}no ${what} can be played for an attempt to influence ${cards(rule.onAttempt, s, 'a')}`;
  const on =
    rule.onCompany === undefined
      ? ''
      : ` on ${companyParts(rule.onCompany, s).phrase('a')} as a whole`;
  const at =
    rule.at === undefined
      ? rule.onSite === undefined
        ? ''
        : ` on ${cards(siteOr(rule.onSite), s, 'a')}`
      : ` at ${cards(siteOr(rule.at), s, 'a')}`;
  if (rule.usedBy !== undefined)
    return `${when}${cards(rule.usedBy, s, 'many')} cannot ${rule.at !== undefined ? 'play' : rule.cards.kind === 'ally' ? 'play or control' : 'use'} ${what}${at}`;
  const joins = rule.joins ? ', and nobody with one can come into it' : '';
  return `${when}no ${what}${skill} can be played${at}${on}${forWhom}${by}${joins}`;
}

function assignment(rule: Extract<Rule, { is: 'assignment' }>, s: Speech): string {
  const attacks =
    rule.attacks === undefined
      ? ''
      : rule.attacks.aimedAt
        ? ' of that attack'
        : ` of ${attackPhrase(rule.attacks, s, 'many')}`;
  switch (rule.how) {
    case 'attacker-first': {
      const whom = typeof rule.who === 'string' ? s.him(rule.who) : cards(rule.who.each, s, 'a');
      const first = attacks === '' ? ' of any attack' : attacks;
      return `the attacker may give the first strike${first} to ${whom}, before the defender chooses (unless somebody else must face one)`;
    }
    case 'attacker':
    case 'rules':
    case 'defender': {
      const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      if (rule.how === 'rules')
        return `${when}the strikes${attacks} are given out as usual, and not as the attacker chooses`;
      if (rule.strikesOf !== undefined)
        return `${when}the attacker says at whom ${s.he(rule.strikesOf)} strikes, before the other strikes${attacks} are given out`;
      return rule.how === 'attacker'
        ? `${when}the attacker chooses who faces the strikes${attacks}`
        : `${when}the defender may choose who faces the strikes${attacks}, whatever his state and whatever the attack says`;
    }
    case 'again-by-attacker': {
      const by = rule.by === 0 ? '' : ` (with ${rule.by > 0 ? '+' : ''}${rule.by} prowess)`;
      return `the attacker may give one strike${attacks}${by} to somebody who has one already; it is faced in a strike sequence of its own`;
    }
    case 'again-by-defender': {
      if (rule.all)
        return `if ${s.he(rule.who)} is the first to be given a strike${attacks || ' of an attack'}, the defender may have him face all of its strikes, each in a strike sequence of its own`;
      const n = rule.times === 1 ? 'a second strike' : 'any number of strikes';
      const cost = rule.wearies
        ? ', with -1 prowess and -1 body for each that he has faced before'
        : '';
      const given = rule.whoeverGave
        ? `${s.he(rule.who)} is given a strike`
        : `the defender gives ${s.him(rule.who)} a strike`;
      const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
      return `${when}once ${given}${attacks}, the defender may give him ${n}${cost}, each faced in a strike sequence of its own`;
    }
    case 'never':
      return `${s.he(rule.who)} cannot be given strikes${attacks}`;
    case 'before-bearer':
      return `strikes${attacks} must be assigned to ${s.him(rule.who)} before any are assigned to the character who controls it`;
    case 'as-untapped':
      return `even when tapped or wounded, ${s.he(rule.who)} may be assigned strikes${attacks} as if untapped`;
    case 'must':
      return `${s.he(rule.who)} must face a strike${attacks}, before all other assignments${rule.regardless ? ', whatever his state and whatever the attack says' : ''}`;
    default:
      return unknown('assignment', rule);
  }
}

/** Those who bear the very card that this one lies on: there is one at a time. */
const isWhoeverBears = (who: Subject): boolean =>
  typeof who === 'object' && same(who.each, { kind: 'character', bears: { is: 'bearer' } });

/** Of a site that is only named it is said that it is one. */
const siteOr = (f: CardFilter): CardFilter =>
  f.name !== undefined && Object.keys(f).length === 1 ? ofSites(f) : f;

const granteeOf = (to: Subject, s: Speech): string => {
  if (isWhoeverBears(to)) return `whoever bears ${s.him('bearer')}`;
  return typeof to === 'object' ? cards(siteOr(to.each), s, 'each') : subjectOf(to, s);
};

function granted(rule: Extract<Rule, { is: 'grant' }>, s: Speech): string {
  const when = rule.when === undefined ? '' : `${whileClause(rule.when, s)}, `;
  if (rule.ability === 'store') {
    const whom = typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'many');
    return `${when}${whom} may store items and events as in the organization phase`;
  }
  if (rule.ability === 'influence-surely' && rule.versus !== undefined)
    return `${subjectOf(rule.to, s)} may influence ${cards(rule.versus, s, 'a')} without a check`;
  if (rule.ability === 'influence-twice')
    return `${when}each influence check${rule.versus === undefined ? '' : ` against ${cards(rule.versus, s, 'a')}`} of ${typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'a')} is made with two rolls, of which his player chooses one to count`;
  if (rule.ability === 'be-supported') {
    const whom = typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'a');
    return `${when}influence attempts of ${whom}, and his attempts to be rid of a corruption card, may be supported like a corruption check: +1 for each other character in the company who taps for that`;
  }
  if (rule.ability === 'influence-plainly')
    return `${when}in all influence attempts of ${typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'many')} nothing is added to the rolls, and nothing held against them, but unused general influence and unused direct influence of one's own (as printed, and by one's own text)`;
  if (rule.ability === 'replaces') {
    const old = s.him(rule.for ?? 'self');
    const who = typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'a');
    return `${when}${who} may be brought into play in the place of ${old}, with the same company: all cards on ${old} go over, and ${old} leaves the game`;
  }
  if (rule.ability === 'be-won')
    return `${when}${typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'many')} that your companies defeat are kept for their marshalling points`;
  if (rule.ability === 'roam')
    return `${when}${typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'many')} may go anywhere with their company: where it goes is no reason to discard them`;
  if (rule.ability === 'be-played') {
    if (rule.times !== undefined)
      return `${when}while this card lies with nobody, ${cards((rule.to as { each: CardFilter }).each, s, 'a')} (an agent too, and at a haven) may be brought into play by its leave, or be in the starting company; it lies with him from then on`;
    const who = typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'many');
    if (rule.at !== undefined)
      return `${when}${who} may be brought into play at ${cards(rule.at, s, 'a')}, even if your avatar is elsewhere and no other card gives leave for them`;
    return `${when}${who} may be brought into play, and be in the starting company if their own text does not forbid it, though the rules give a Fallen-wizard no leave for them`;
  }
  if (rule.ability === 'be-copied')
    return `${when}${typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'a')} is not unique`;
  if (rule.ability === 'be-summoned') {
    const who = typeof rule.to === 'string' ? s.he(rule.to) : cards(rule.to.each, s, 'one');
    return `${when}while this card lies with nobody, ${who} may be brought into play with the company at ${cards(rule.at ?? {}, s, 'a')}, or be in the starting company; it lies with him from then on (one such card with each)`;
  }
  if (rule.mode !== undefined)
    return `${when}${subjectOf(rule.to, s)} is in ${modeWord(rule.mode)} mode`;
  if (rule.ability === 'lead-another')
    return `${when}${amount(rule.times ?? 1, s)} more ${rule.times === undefined ? 'Ringwraith may be played as a follower' : 'Ringwraiths may be played as followers'} of ${typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'a')}`;
  if (rule.ability === 'stay-untapped')
    return `${when}${subjectOf(rule.to, s)} loses ${rule.costs === undefined ? 'no' : `only ${rule.costs}`} prowess by not tapping against a strike`;
  if (rule.ability === 'go-alone')
    return `${when}no other characters and no allies can be in the company of ${typeof rule.to === 'string' ? s.him(rule.to) : cards(rule.to.each, s, 'a')} outside of the organization phase`;
  if (rule.ability === 'influence-from-afar')
    return `${when}${granteeOf(rule.to, s)} need not be where a card of an opponent is to influence it; if he is not, what is added to his roll is half (rounded up) of your unused general influence, at most 10, in place of his unused direct influence, and the number of regions between his site and where the attempt would be made (both ends counted) is taken off`;
  if (rule.ability === 'have-followers')
    return `${when}${subjectOf(rule.to, s)} may have followers`;
  if (rule.uses !== undefined)
    return `${when}${subjectOf(rule.to, s)} can be tapped for whatever ${cards(rule.uses, s, 'one')} in play can be tapped for, on the same terms and with the same consequences`;
  if (rule.ability === 'two-weapons')
    return `${when}${subjectOf(rule.to, s)} may use two weapons at once, what both give counting, but no shield with them`;
  if (rule.admits !== undefined) {
    const co = typeof rule.to === 'string' ? s.companyOf(rule.to) : subjectOf(rule.to, s);
    return `${when}${cards(rule.admits, s, 'a')} may be played on ${co}, wherever it is and whoever is in it`;
  }
  const who = granteeOf(rule.to, s);
  if (rule.ability === 'overt')
    return `${when}${typeof rule.to === 'string' ? s.companyOf(rule.to) : who} is overt`;
  if (rule.ability === 'untaps') return `${when}${who} untaps in the untap phase of its player`;
  if (rule.ability === 'remains')
    return `${when}${who} goes neither to the discard pile nor back to the location deck: it stays in play when nobody is there, and companies of its player may move to it`;
  if (rule.ability === 'stays')
    return `${when}${who} is never discarded: tapped, it stays in play when nobody is there, and companies of its player may move to it`;
  if (rule.ability === 'spared' && rule.per === 'turn')
    return `${when}of the ${cards(rule.versus ?? { kind: 'item' }, s, 'many')} played at ${who} in a turn the first ${rule.times === 1 ? 'one does' : `${amount(rule.times ?? 0, s)} do`} not tap it`;
  if (rule.ability === 'spared')
    return `${when}${amount(rule.times ?? 0, s)} of the items that each player plays at ${who} while it is untapped do not tap it`;
  if (rule.ability === 'serve-both-sides')
    return `${when}hero and minion resources alike may be played at ${who} by its player`;
  if (rule.ability === 'returns')
    return `${when}${who} goes back to the location deck when it would be discarded`;
  if (rule.keyword !== undefined)
    return `${when}${
      rule.keyword === 'hoard'
        ? `${who} is taken to contain a hoard`
        : rule.keyword === 'dwarf-hold'
          ? `${who} is a Dwarf-hold`
          : rule.keyword === 'protected'
            ? `${who} is protected`
            : rule.keyword === 'leader'
              ? `${who} is a leader`
              : `information is playable at ${who}`
    }`;
  if (rule.home !== undefined) return `${when}${who} is a home site of ${rule.home}`;
  if (rule.offers !== undefined) {
    const tapped = rule.ability === 'at-tapped-site' ? ', tapped or untapped' : '';
    const despite = rule.regardless
      ? ', wherever else they say that they can or cannot be played'
      : '';
    const limit =
      rule.times === undefined ? '' : ` (in each turn ${amount(rule.times, s)} of them)`;
    return `${when}${cards(rule.offers, s, 'many')}${rule.offers.kind === 'ally' ? '' : ' (hoard items among them)'} are playable at ${who}${tapped}${despite}${limit}`;
  }
  if (rule.ability === 'at-tapped-site')
    return `${when}${typeof rule.to === 'string' ? who : cards(rule.to.each, s, 'many')} may be played at a tapped site`;
  const gifts: string[] = [];
  if (rule.loses !== undefined)
    gifts.push(rule.loses === 'all' ? 'loses all skills' : `loses the skill of a ${rule.loses}`);
  if (rule.skill !== undefined) gifts.push(`has the skill of a ${rule.skill}`);
  if (rule.skills !== undefined)
    gifts.push(
      `has the skills of ${list(rule.skills.map((skill) => `a ${skill}`))}, and not those printed on him`,
    );
  if (rule.race !== undefined)
    gifts.push(
      rule.for === undefined
        ? `is ${a(rule.race)} for all purposes`
        : `bears ${s.him(rule.for)} as though he were ${a(rule.race)}`,
    );
  if (rule.magic !== undefined)
    gifts.push(
      `can use ${list(many(rule.magic), rule.once ? 'or' : 'and')}${rule.once ? ', for one card in a turn in all' : ''}`,
    );
  if (rule.ability !== undefined) {
    const what = rule.for === undefined ? 'a Palantír that he bears' : s.him(rule.for);
    gifts.push(rule.tapping ? `may tap to use ${what}` : `is able to use ${what}`);
  }
  return `${when}${who} ${list(gifts)}`;
}

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
  const when = rule.when === undefined ? '' : `, ${ifClause(rule.when, speech)}`;
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
