/** What is said of cards after the noun: of which sort they are, and where. */

import type {
  CardFilter,
  CompanyFilter,
  Compare,
  Cond,
  Ref,
  RegionName,
  RegionType,
  SiteName,
  Value,
} from '../language/index.ts';
import { isAlternatives } from './about.ts';
import { condition } from './condition.ts';
import { attackPhrase } from './filter-attack.ts';
import { companyParts, pathPart } from './filter-company.ts';
import { areHeads, isMagicUser } from './noun.ts';
import { anyOf, being, beingA, denied, doing, having, type Part } from './parts.ts';
import { happenedTo } from './past.ts';
import { playerName, role, type Speech } from './roles.ts';
import { statNoun } from './stat.ts';
import { cards, predicate } from './tongue.ts';
import { amount } from './value.ts';
import {
  a,
  alignmentWord,
  classWord,
  compared,
  list,
  many,
  modeWord,
  numberWord,
  playerKindWord,
  regionWord,
  same,
  siteWord,
  sourceWord,
} from './words.ts';

/** "6 or more", "no more than the prowess of the strike" */
const bounded = (op: Compare, value: Value, s: Speech): string =>
  typeof value === 'number' || op !== '<='
    ? compared(op, amount(value, s))
    : `no more than ${amount(value, s)}`;

const BY_LAND: readonly RegionType[] = ['free', 'border', 'wilderness', 'shadow', 'dark'];

function keyedPhrase(keyed: NonNullable<CardFilter['keyed']>, s: Speech): string {
  if ('site' in keyed) {
    const where = s.him(keyed.site);
    // of somebody it is the place where he is
    const of = s.roles[keyed.site]?.sort === 'person';
    return `that can be keyed to ${of ? `the site where ${s.he(keyed.site)} is` : where}`;
  }
  const ever = keyed.ever ? 'ever ' : '';
  if (same([...many(keyed.types)].sort(), [...BY_LAND].sort()))
    return `that can ${ever}be keyed to a region other than ${a(regionWord('coastal'))}`;
  const types = list(
    many(keyed.types).map((type) =>
      keyed.by === 'single' ? `a single ${regionWord(type)}` : a(regionWord(type)),
    ),
    'or',
  );
  const how = keyed.by === 'type' ? ' (not by its name)' : '';
  return `that can ${ever}be keyed to ${types}${how}`;
}

/** A faction is near where it can be played, a site where it is. */
const nearby = (what: string): string =>
  /faction$/.test(what)
    ? `in or next to the region of a site where ${what} can be played`
    : `in the same region as ${what} or in one next to it`;

/** What somebody has to do with the attack. */
const facing = (how: NonNullable<CardFilter['facing']>, s: Speech): string => {
  switch (how) {
    case 'attack':
    case 'strike':
      return `facing ${s.him(how)}`;
    case 'assigned':
      return `facing ${s.roles.target !== undefined && !s.isKnown('target') ? 'a strike of an attack' : 'one of its strikes'}`;
    case 'given':
      return 'given another strike of the same attack';
    case 'to-come':
      return 'to whom a strike was given (before the strike sequence)';
    case 'fight':
      return 'in company versus company combat';
    case 'failed':
      return 'whose strike has failed';
    case 'tapping':
      return 'tapping to face the strike';
  }
};

const GIVEN_CORRUPTION: Part = {
  adj: 'given a corruption card this turn',
  is: 'was given a corruption card this turn',
  are: 'were given corruption cards this turn',
  isnt: 'was not given a corruption card this turn',
  arent: 'were not given corruption cards this turn',
};

/** The site that is spoken of; what somebody bears lies with one only when it was left there. */
export const siteMeant = (ref: Ref, s: Speech): string =>
  s.role(ref).sort === 'person' ? `the site with which ${s.he('self')} lies` : s.him(ref);

/** Somebody of the player whose turn it is, or of another. */
function ofWhoMoves(when: Cond): string | undefined {
  const [cond, whose] = 'not' in when ? [when.not, 'another'] : [when, 'the resource'];
  const his = 'player' in cond && typeof cond.player === 'object' && 'playerOf' in cond.player;
  return his && 'is' in cond && cond.is === 'turn' && cond.player.playerOf === 'it'
    ? `of ${whose} player`
    : undefined;
}

/** "normally worth 2 or more marshalling points" */
function normallyWorth(
  { op, value }: Exclude<NonNullable<CardFilter['stat']>, { op: 'any' }>,
  s: Speech,
): Part {
  const n = bounded(op, value, s).replace(/\bless\b/, 'fewer');
  return being(`normally worth ${n} marshalling ${op === '=' && value === 1 ? 'point' : 'points'}`);
}

/** "where Sapling of the White Tree is stored" */
function storedThere(when: Cond): string | undefined {
  if (!('exists' in when) || when.ofPlayer !== 'you' || when.zone !== 'pile') return undefined;
  const { name, storedAt, ...rest } = when.exists;
  return typeof name === 'string' && storedAt === 'it' && Object.keys(rest).length === 0
    ? `where you have ${name} stored`
    : undefined;
}

const isRaceAlone = (f: CardFilter | undefined): boolean =>
  f?.race !== undefined && Object.keys(f).length === 1;

const who = (person: boolean) => (person ? 'who' : 'that');

/** What is said after the noun. */
export function partsOf(
  f: CardFilter,
  s: Speech,
  person: boolean,
  several: boolean,
): readonly Part[] {
  const parts: Part[] = [];
  const say = (part: Part) => parts.push(part);
  if (f.stored === false) say(being('not stored'));
  if (f.copyOf !== undefined) say(being(`of the same name as ${s.him(f.copyOf)}`));
  if (f.when !== undefined) {
    const isSite = f.kind === 'site' || f.siteType !== undefined || f.keyword === 'protected';
    const spoken = s.with({ it: role('it', 'thing', isSite ? 'that site' : 'that card') });
    const there = storedThere(f.when);
    say(being(there ?? ofWhoMoves(f.when) ?? `such that ${condition(f.when, spoken)}`));
  }
  if (f.playableNear !== undefined)
    say(being(`playable in the region of ${s.him(f.playableNear)} or in one next to it`));
  if (f.copyOn !== undefined) say(being(`of the same name as a card on ${s.him(f.copyOn)}`));
  if (f.shown)
    say({
      adj: 'shown so',
      is: 'was shown so',
      are: 'were shown so',
      isnt: 'was not shown so',
      arent: 'were not shown so',
    });
  if (f.usedBy !== undefined) say(being(`used by ${s.him(f.usedBy)}`));
  if (f.named)
    say({
      adj: 'that was named',
      adjs: 'that were named',
      is: 'was named',
      are: 'were named',
      isnt: 'was not named',
      arent: 'were not named',
    });
  if (f.asterisk !== undefined)
    say(being(f.asterisk ? 'marked with an asterisk' : 'not marked with an asterisk'));
  if (f.makesWizardhaven)
    say({
      ...doing('that makes a Wizardhaven of a site', 'makes', 'make', 'a Wizardhaven of a site'),
      adjs: 'that make a Wizardhaven of a site',
    });
  if (f.storedByOpponent) say(being('of which an opponent has stored a copy'));
  // of people, allies and factions it goes without saying: who was slain is none of them any more
  if (typeof f.gives === 'string' && f.gives !== f.kind) {
    const points = `${sourceWord(f.gives)} marshalling points`;
    say({
      ...doing(`that gives (or would give stored) ${points}`, 'gives', 'give', points),
      adjs: `that give (or would give stored) ${points}`,
    });
  }
  if (f.storable !== undefined) {
    const where = { haven: ' at any Haven {H}', somewhere: '', true: '' }[
      String(f.storable) as 'haven' | 'somewhere' | 'true'
    ];
    say({
      ...(f.storable === 'somewhere' ? { adjs: '(if its own text has it stored somewhere)' } : {}),
      adj: `that can be stored${where}`,
      is: `can be stored${where}`,
      are: `can be stored${where}`,
      isnt: 'cannot be stored',
      arent: 'cannot be stored',
    });
  }
  if (f.information)
    say(
      doing(
        'that can only be played at a site where information is playable',
        'needs',
        'need',
        'a site where information is playable',
      ),
    );
  if (f.offers !== undefined) say(being(`where ${classWord(f.offers)} items are playable`));
  if (f.homeRegion !== undefined)
    say(being(`with a home site in ${list(many<string>(f.homeRegion), 'or')}`));
  if (f.follower === true)
    say({ ...beingA('a follower', 'followers', 'who is a follower'), adjs: 'who are followers' });
  if (typeof f.follower === 'string' || typeof f.follower === 'object') {
    const master = f.follower;
    const of = `of ${typeof master === 'string' ? s.him(master) : cards(master.of, s, 'a')}`;
    say({
      ...beingA(`a follower ${of}`, `followers ${of}`, `who is a follower ${of}`),
      adjs: `who are followers ${of}`,
    });
  }
  if (f.mode !== undefined)
    say(
      being(f.mode === 'any' ? 'in a mode' : `in ${list(many(f.mode).map(modeWord), 'or')} mode`),
    );
  if (f.avatar === true && f.race !== undefined) {
    say(beingA('an avatar', 'avatars', 'who is an avatar'));
  }
  if (f.beingOf !== undefined) {
    const of = `form of ${s.him(f.beingOf)}`;
    say(beingA(`another ${of}`, `other ${of.replace('form', 'forms')}`, `that is another ${of}`));
  }
  if (f.being !== undefined) {
    const beings = list(many<string>(f.being), 'or');
    say(beingA(`${beings} in any form`, `${beings} in any form`, `that is ${beings} in any form`));
  }
  if (f.ring === false) say(denied(beingA('a ring', 'rings', ''), 'that'));
  if (f.region !== undefined) say(being(`in ${list(many<RegionName>(f.region), 'or')}`));
  if (f.regionType !== undefined) {
    const types = many(f.regionType).map((type) => regionWord(type));
    say(being(`in a ${list(types, 'or')}`));
  }
  if (f.underDeeps === false) say(being('outside the Under-deeps'));
  if (f.visitedBy !== undefined) {
    const there = companyParts(f.visitedBy, s).phrase('a');
    say(being(`where ${there} is present`));
  }
  if (f.atHandAs !== undefined) {
    const also = f.visitedBy === undefined ? '' : 'and ';
    say(
      being(`${also}of which you have a ${alignmentWord(f.atHandAs)} card in your location deck`),
    );
  }
  if (f.surface === false) say(denied(beingA('a surface site', 'surface sites', ''), 'that'));
  if (f.adjacentTo !== undefined)
    say(being(`adjacent to ${f.adjacentTo === 'any' ? 'one of the Under-deeps' : f.adjacentTo}`));
  if (f.haven === false) say(denied(beingA('a Haven {H}', 'Havens {H}', ''), 'that'));
  if (f.hoard === true) say(doing('with a hoard', 'has', 'have', 'a hoard'));
  if (f.hoard === false) say(doing('without a hoard', 'lacks', 'lack', 'a hoard'));
  if (f.lairOf !== undefined)
    say(being('the lair of that Dragon', 'that is the lair of that Dragon'));
  if (f.versionOf !== undefined)
    say(
      being(
        `${versionMeant(f.versionOf, s)} in any version`,
        `that is ${versionMeant(f.versionOf, s)}, in any version (whatever its alignment)`,
      ),
    );
  if (f.playedWhere !== undefined) say(being(`that was played at ${s.him(f.playedWhere)}`));
  if (f.slainAt !== undefined) {
    const { is, ...rest } = f.slainAt;
    const whom =
      is !== undefined && Object.keys(rest).length === 0 ? s.him(is) : cards(f.slainAt, s, 'a');
    say(being(`where ${whom} was defeated`));
  }
  if (f.slew !== undefined) {
    const what = cards(f.slew, s, 'a');
    say({
      adj: `whose company has defeated ${what}`,
      is: `has been in a company that defeated ${what}`,
      are: `have been in companies that defeated ${what}`,
      isnt: `has not been in a company that defeated ${what}`,
      arent: `have not been in companies that defeated ${what}`,
    });
  }
  if (f.slainBy !== undefined) say(being(`that a company with ${s.him(f.slainBy)} has defeated`));
  if (f.lair === false) {
    say(denied(beingA("a Dragon's lair", "Dragons' lairs", ''), 'that'));
  }
  if (f.whose === 'bearer') say(being(`of ${s.his('bearer')} player`));
  const isPresent = f.company?.active === true && Object.keys(f.company).length === 1;
  if (f.most !== undefined) {
    const most = `the highest ${statNoun(f.most)} ${isPresent ? 'in' : 'of'} the company`;
    // two may have as much
    const less = `less ${statNoun(f.most)} than another character ${isPresent ? 'in' : 'of'} the company`;
    say({
      ...doing(`with ${most}`, 'has', 'have', most),
      isnt: `has ${less}`,
      arent: `have ${less}`,
    });
  }
  if (f.facing !== undefined) say(being(facing(f.facing, s)));
  if (f.happened?.event === 'corrupted') say(GIVEN_CORRUPTION);
  else if (f.happened !== undefined) say(having(happenedTo(f.happened, s)));
  // "not so much or more" is less
  const below =
    f.not?.stat?.op === '>=' && Object.keys(f.not).length === 1 ? f.not.stat : undefined;
  const number = f.stat?.op === 'any' ? undefined : f.stat;
  if (f.stat?.op === 'any') {
    // some allies have none at all
    const of = a(statNoun(f.stat.name));
    say(doing(`with ${of}`, 'has', 'have', of));
  } else if (isOfFighters(f)) {
    say(being('able to be attacked', `${who(person)} can be attacked`));
  } else if (f.stat?.name === 'points' && f.stat.basis === 'normal') {
    say(normallyWorth(f.stat, s));
  } else if (number !== undefined && !speaksOfOthers(number)) {
    say(statPart(below === undefined ? [number] : [number, { ...below, op: '<' }], s));
  } else if (number === undefined && below !== undefined) say(statPart([{ ...below, op: '<' }], s));
  if (f.home !== undefined) {
    const home = list(many<SiteName>(f.home), 'or');
    say(doing(`whose home site is ${home}`, 'has', 'have', `${home} as home site`));
  }
  if (f.homeOf !== undefined) {
    // an ally has no home: where it is played is taken for it
    const ally = many(f.kind ?? []).includes('character')
      ? ''
      : ', or is an ally playable at one of those';
    const whom = `${s.him(f.homeOf)}${ally}`;
    say({
      ...doing(
        `who shares a home site with ${whom}`,
        'shares',
        'share',
        `a home site with ${whom}`,
      ),
      adjs: `who share a home site with ${whom}`,
    });
  }
  if (f.nearHome !== undefined) {
    const [same, other] = ['the same nearest Haven {H} as a', 'another nearest Haven {H} than any'];
    const place = 'site where it can be played (by site cards of its own side)';
    say({
      adj: `whose site has ${f.nearHome ? same : other} ${place}`,
      is: `is at a site with ${f.nearHome ? same : other} ${place}`,
      are: `are at sites with ${f.nearHome ? same : other} ${place}`,
      isnt: `is at a site with ${f.nearHome ? other : same} ${place}`,
      arent: `are at sites with ${f.nearHome ? other : same} ${place}`,
    });
  }
  if (f.homeAt !== undefined) {
    const where = `${s.his(f.homeAt)} site`;
    say(doing(`whose home site is ${where}`, 'has', 'have', `${where} as home site`));
  }
  // with a race the noun says so already: "a Nazgûl permanent-event"
  if (f.kind === 'creature' && f.event !== undefined && f.race === undefined)
    say(being(`in play as a ${list(many(f.event), 'or')}-event`));
  if (f.canAttack === 'regardless') {
    if (f.unique !== false) say(denied(beingA('a unique card already in play', '', ''), 'that'));
  } else if (f.canAttack) say(being('playable on the company now'));
  if (f.onGuard) say(being('on guard'));
  if (f.fresh)
    say({
      adj: 'that came into play this turn',
      is: 'came into play this turn',
      are: 'came into play this turn',
      isnt: 'did not come into play this turn',
      arent: 'did not come into play this turn',
    });
  // a type of site tells more of it than what is known there
  if (f.keyword === 'information' && f.siteType !== undefined)
    say(being('where information is playable'));
  if (f.magic !== undefined && !isMagicUser(f)) {
    const cardsOfIt = f.kind !== undefined && !many(f.kind).includes('character');
    say(being(`${cardsOfIt ? 'of' : 'able to use'} ${list(many(f.magic), 'or')}`));
  }
  if (f.playableAtHomeOf !== undefined)
    say(being(`playable at one of ${s.his(f.playableAtHomeOf)} home sites`));
  if (f.playableWhere !== undefined)
    say(
      being(
        `playable at ${f.playableWhere === 'site' ? s.him('site') : `${s.his(f.playableWhere)} site`}`,
      ),
    );
  if (f.staysWith !== undefined)
    say({
      adj: `that is free to move where ${s.he(f.staysWith)} is`,
      adjs: `that are free to move where ${s.he(f.staysWith)} is`,
      is: `is free to move where ${s.he(f.staysWith)} is`,
      are: `are free to move where ${s.he(f.staysWith)} is`,
      isnt: `is not free to move where ${s.he(f.staysWith)} is`,
      arent: `are not free to move where ${s.he(f.staysWith)} is`,
    });
  // that nothing forbids him an ally goes without saying: what forbids it says so
  if (f.able === 'use-palantir') say(being('able to use a Palantír'));
  if (f.without !== undefined) {
    say(being(`so even without ${s.him(f.without)}`, `even without ${s.him(f.without)}`));
  }
  if (f.uniqueInPlay !== undefined) {
    const taken = beingA('a unique card already in play', 'unique cards already in play', '');
    say(f.uniqueInPlay ? { ...taken, adj: `that ${taken.is}` } : denied(taken, 'that'));
  }
  if (f.inPlay !== undefined) say(f.inPlay ? being('in play') : denied(being('in play'), 'that'));
  if (f.player !== undefined) {
    const kinds = list(
      many(f.player).map((kind) => a(playerKindWord(kind))),
      'or',
    );
    say(being(`of ${kinds} player`));
  }
  if (f.autoAttack !== undefined) {
    const what = attackPhrase({ ...f.autoAttack, source: 'automatic' }, s, 'a');
    say(doing(`with ${what}`, 'has', 'have', what));
  }
  if (f.path !== undefined) say(pathPart(f.path));
  if (f.onlyFor !== undefined) say(being(`that needs a ${f.onlyFor} to be played`));
  if (f.keyed !== undefined) say(being(keyedPhrase(f.keyed, s)));
  if (f.playableAt !== undefined) say(being(`playable at ${cards(f.playableAt, s, 'a')}`));
  if (f.withinPath !== undefined)
    say(
      being(
        `playable at a site whose path from ${s.his(f.withinPath.of)} Haven {H} has no more than ${numberWord(f.withinPath.regions)} regions (you must have a card of that site, in your location deck or in play)`,
      ),
    );
  if (f.normalType !== undefined) {
    const types = list(
      many(f.normalType).map((type) => a(siteWord(type))),
      'or',
    );
    say(being(`normally ${types}`, `that is normally ${types}`));
  }
  if (f.regionOf !== undefined) say(being(`in the same region as ${s.him(f.regionOf)}`));
  if (f.near !== undefined) say(being(nearby(s.him(f.near))));
  if (f.playedAt !== undefined) say(being(`where ${s.he(f.playedAt)} was played`));
  if (f.storedAt !== undefined)
    say(being(`stored ${f.storedAt === 'it' ? 'there' : `at ${f.storedAt}`}`));
  if (f.fellBeside !== undefined)
    say(being(`eliminated by a body check this turn in ${s.companyOf(f.fellBeside)}`));
  if (f.storedBefore !== undefined) say(being(`stored before ${s.him(f.storedBefore)}`));
  if (f.bears !== undefined) {
    const what = cards(f.bears, s, 'a');
    const verb = f.bears.kind === 'ally' ? 'control' : 'bear';
    const bearing = f.name !== undefined && f.bears.is === 'self' ? 'that' : 'who';
    say(
      person || f.kind === undefined
        ? {
            ...doing(`${bearing} ${verb}s ${what}`, `${verb}s`, verb, what),
            adjs: `${bearing} ${verb} ${what}`,
          }
        : doing(`with ${what} on it`, 'has', 'have', `${what} on it`),
    );
  }
  if (f.on !== undefined) say(onPart(f, `${s.him(f.on)}`));
  if (f.borneBy !== undefined) {
    // whoever has it might be taken for "he"
    if (f.borneBy.kind === 'character' && f.borneBy.with === 'user') s.meetOthers();
    say(onPart(f, cards(f.borneBy, s, several ? 'many' : 'a')));
  }
  if (f.with !== undefined) say(withPart(f, s.companyOf(f.with)));
  if (f.at !== undefined) {
    // an agent waits where a company goes: where it is, if it stays (coe/2.IV.ii)
    const awaits = f.at === 'site' && f.agent !== undefined;
    const ofHis = f.kind === 'site' && s.role(f.at).sort === 'person';
    say(
      being(
        ofHis ? `where ${s.he(f.at)} is` : awaits ? "at the company's new site" : s.siteOf(f.at),
      ),
    );
  }
  // whom it is not for, before where they are
  const spared = f.company !== undefined && person && isRaceAlone(f.not);
  if (spared) say(denied(predicate(f.not!, s), 'who'));
  if (isPresent) {
    if (f.most === undefined) say(withPart(f, 'the company'));
  } else if (f.company !== undefined) {
    const company = companyParts(f.company, s);
    const isEvent = f.side !== undefined && f.event !== undefined;
    say(
      isEvent
        ? being(`on ${company.phrase('a')} or anything that belongs to it`)
        : (company.located ?? being(`in ${company.phrase('a')}`)),
    );
  }
  // a number that speaks of other things comes after where he is, or those would be there
  if (number !== undefined && speaksOfOthers(number)) say(statPart([number], s));
  if (f.homeType !== undefined) {
    const types = list(
      many(f.homeType).map((type) => a(siteWord(type))),
      'or',
    );
    say(doing(`with ${types} as home site`, 'has', 'have', `${types} as home site`));
  }
  if (f.onCompany !== undefined)
    say(being(`on ${companyParts(f.onCompany, s).phrase('a')} as a whole`));
  if (f.isNot !== undefined) {
    const other = s.him(f.isNot);
    say({ ...denied(being(other), who(person)), adj: `other than ${other}` });
  }
  if (f.avatarOf !== undefined) say(being(`revealed by ${playerName(f.avatarOf, s)} as avatar`));
  if (f.follower === false) say(denied(beingA('a follower', 'followers', ''), 'who'));
  if (f.avatar === false) say(denied(beingA(a(s.avatar), `${s.avatar}s`, ''), 'who'));
  if (f.not?.name !== undefined && Object.keys(f.not).length === 1) {
    const named = list(many(f.not.name), 'or');
    say({ ...denied(being(named), who(person)), adj: `other than ${named}`, adjs: undefined });
  } else if (f.not !== undefined && !spared && below === undefined)
    say(denied(predicate(f.not, s), who(person)));
  const withCompany = onItOrOnOne(f);
  if (withCompany !== undefined)
    say(
      being(`on ${companyParts(withCompany, s).phrase('a')} as a whole, or on a character in it`),
    );
  else if (f.any !== undefined && !isAlternatives(f) && !areHeads(f.any)) {
    say(
      anyOf(
        f.any.map((one) => predicate(one, s)),
        who(person),
      ),
    );
  }
  if (f.joins !== undefined) say(joinsPart(f.joins, s));
  return parts;
}

/** It lies with the whole of such a company or with one of its characters: the company is said once. */
function onItOrOnOne({ any }: CardFilter): CompanyFilter | undefined {
  const company = any?.find((one) => one.onCompany !== undefined)?.onCompany;
  const alike =
    company !== undefined &&
    same(any, [{ borneBy: { kind: 'character', company } }, { onCompany: company }]);
  return alike ? company : undefined;
}

type AnyStat = NonNullable<CardFilter['stat']>;
type ComparedStat = Extract<AnyStat, { readonly value: Value }>;

/** It is compared with a number that is found elsewhere, but for one of the same sort. */
export const speaksOfOthers = (stat: AnyStat): boolean =>
  stat.op !== 'any' && typeof stat.value === 'object' && rivalOf(stat) === undefined;

/** "with a mind of 5 or less and a prowess of 3" */
function statPart(of: readonly ComparedStat[], s: Speech): Part {
  const all = list(of.map((one) => statWords(one, s)));
  return doing(`with ${all}`, 'has', 'have', all);
}

function statWords(of: ComparedStat, s: Speech): string {
  const { name, op, value, basis } = of;
  const what = `${basis === 'normal' ? 'normal ' : ''}${statNoun(name)}`;
  const rival = rivalOf(of);
  const n = bounded(op, value, s);
  const one = op === '=' && value === 1 && what.endsWith(' points');
  const so = rival
    ? `${op === '<' ? 'less' : 'more'} ${what} than ${s.him(rival)}`
    : one
      ? `${n} ${what.slice(0, -1)}`
      : what.endsWith('s') && what !== 'prowess'
        ? `${n} ${what}`
        : `${a(what)} of ${n}`;
  return basis === 'stored' ? `${so} once stored` : so;
}

/** An ally that has no body cannot be attacked. */
const isOfFighters = ({ kind, stat }: CardFilter): boolean =>
  kind === 'ally' && stat?.name === 'body' && stat.op === '>' && stat.value === 0;

/** Him with whose number of the same sort it is compared: "less mind than the bearer". */
function rivalOf(of: AnyStat): Ref | undefined {
  if ((of.op !== '<' && of.op !== '>') || of.basis !== undefined) return undefined;
  const { name, value } = of;
  if (typeof value !== 'object' || !('stat' in value) || value.stat !== name) return undefined;
  return typeof value.of === 'string' && value.basis === undefined ? value.of : undefined;
}

/** "who can be controlled by direct influence in his company" */
export function joinsPart(
  { company, under, without, inPlay }: NonNullable<CardFilter['joins']>,
  s: Speech,
): Part {
  const into = company === 'active' ? s.activeCompany : s.companyOf(company);
  const left = without === undefined ? '' : `, without ${s.him(without)}`;
  const how = inPlay
    ? `join ${into} (as its size and those who are in it allow)`
    : `be controlled by ${under ?? 'general or direct'} influence in ${into}${left}`;
  return {
    adj: `who can ${how}`,
    is: `can ${how}`,
    are: `can ${how}`,
    isnt: `cannot ${how}`,
    arent: `cannot ${how}`,
  };
}

/** Items are borne, allies are controlled, other cards are on something. */
function onPart(f: CardFilter, holder: string): Part {
  const kinds = f.kind === undefined ? [] : many(f.kind);
  const isItem = f.class !== undefined || f.ring !== undefined || kinds.includes('item');
  if (isItem) return being(`borne by ${holder}`);
  if (kinds.includes('faction')) return being(`under ${holder}`);
  return kinds.includes('ally') ? being(`controlled by ${holder}`) : being(`on ${holder}`);
}

/** Events are on a company or something of it; all others are in it. */
const withPart = (f: CardFilter, company: string): Part =>
  f.side !== undefined && f.event !== undefined
    ? being(`on ${company} or anything that belongs to it`)
    : being(`in ${company}`);

/** A site, or that where somebody is. */
export const versionMeant = (ref: Ref, s: Speech): string => {
  // what lies on somebody, or on a company, is where they are
  const of = s.roles.bearer?.sort;
  const who = ref === 'self' && (of === 'person' || of === 'company') ? 'bearer' : ref;
  const sort = s.roles[who]?.sort;
  if (who === 'bearer' && sort === 'company') return "this card's site";
  if (sort === 'person') return `${s.his(who)} site`;
  // an event on something that has no site speaks of the one that lies with it
  return ref === 'self' && of === 'thing'
    ? `the site off to the side with ${s.him('self')}`
    : siteMeant(who, s);
};
