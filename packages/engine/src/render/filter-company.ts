import type { CardFilter, CompanyFilter, PathFilter, RegionName } from '../language/index.ts';
import { ofSites } from './about.ts';
import { knowsAll } from './fields.ts';
import { attackPhrase } from './filter-attack.ts';
import { allOf, anyOf, being, beingA, denied, doing, type Part } from './parts.ts';
import type { Speech } from './roles.ts';
import { cards, predicate } from './tongue.ts';
import {
  a,
  compared,
  list,
  many,
  movementWord,
  numberWord,
  regionTypesMany,
  regionWord,
  same,
} from './words.ts';

/** Companies that match a filter, and the paths they take. */

/** "two Wildernesses {w}{w} on its path" */
export function pathPart(f: PathFilter): Part {
  knowsAll('path', f);
  const said: string[] = [];
  if (f.type !== undefined) {
    const types = many(f.type);
    const min = f.min ?? 1;
    said.push(
      types.length === 1
        ? `${min === 1 ? 'a' : `at least ${numberWord(min)}`} ${regionWord(types[0]!, min)}`
        : `${min === 1 ? 'a' : `at least ${numberWord(min)}`} ${list(
            types.map((type) => regionWord(type)),
            'or',
          )}`,
    );
  } else if (f.min !== undefined) {
    said.push(f.min === 1 ? 'a region' : `at least ${numberWord(f.min)} regions`);
  }
  if (f.region !== undefined) said.push(list(many<RegionName>(f.region), 'or'));
  if (f.noneConsecutiveBut !== undefined) {
    said.push(`no two regions in a row other than ${regionTypesMany(f.noneConsecutiveBut)}`);
  }
  const what = `${list(said)} on its path`;
  return doing(`with ${what}`, 'has', 'have', what);
}

/** At least two regions, and not at least three: "two regions on its path". */
function exactPath(f: CompanyFilter): Part | undefined {
  const n = f.path?.min;
  if (n === undefined || !same(f.path, { min: n }) || !same(f.not, { path: { min: n + 1 } }))
    return undefined;
  const what = `exactly ${numberWord(n)} ${n === 1 ? 'region' : 'regions'} on its path`;
  return doing(`with ${what}`, 'has', 'have', what);
}

export interface CompanyDescription {
  /** "a moving company with a ranger" */
  phrase(how: 'a' | 'each' | 'any' | 'many'): string;
  /** "is moving and has a ranger" */
  readonly part: Part;
  /** if all that is said is where the company is: "at a Haven", fit for its members too */
  readonly located?: Part;
}

const count = (op: Parameters<typeof compared>[0], n: number, things: string): string =>
  `${compared(op, numberWord(n)).replace(/\bless\b/, 'fewer')} ${things}`;

/** A character of some sort who is one of a number that is said as well. */
const hasAmong = ({ members, has }: CompanyFilter): boolean =>
  members?.op === '=' && members.value > 1 && has?.kind === 'character';

/** A second one whom the company must have, beside the first. */
const alsoHas = ({ has, any }: CompanyFilter): CompanyFilter['has'] =>
  has !== undefined && any?.length === 1 && Object.keys(any[0]!).join() === 'has'
    ? any[0]!.has
    : undefined;

/** "with a Dwarf and an Elf": the one and the other */
const hasPart = (f: CompanyFilter, has: CardFilter, s: Speech): Part => {
  const also = alsoHas(f);
  const what = list([has, ...(also === undefined ? [] : [also])].map((a) => cards(a, s, 'a')));
  // after a place it would be said of that
  const and = f.to !== undefined && f.from === undefined ? 'and ' : '';
  return doing(`${and}with ${what}`, 'has', 'have', what);
};

/** Whoever did not come into play this turn has been there since it began, for as long as nobody has moved. */
const began = ({ at, not }: CompanyFilter): boolean =>
  at !== undefined && same(not, { every: { fresh: true } });

export function companyParts(f: CompanyFilter, s: Speech): CompanyDescription {
  knowsAll('company', f);
  const adjectives: string[] = [];
  const parts: Part[] = [];
  const say = (part: Part) => parts.push(part);
  if (f.moving === true && f.to === undefined && f.from === undefined) adjectives.push('moving');
  if (f.covert !== undefined) adjectives.push(f.covert ? 'covert' : 'overt');
  if (f.side !== undefined) adjectives.push(f.side);
  // "without a ranger" would be said of how it moves
  if (f.moving === false && f.not?.has !== undefined) adjectives.push('non-moving');
  else if (f.moving === false) say(being('not moving', 'that is not moving'));
  if (f.moved !== undefined) {
    const before: Part = {
      adj: 'that moved before in this turn',
      is: 'has moved before in this turn',
      are: 'have moved before in this turn',
      isnt: 'has not moved before in this turn',
      arent: 'have not moved before in this turn',
    };
    say(f.moved ? before : denied(before, 'that'));
  }
  if (f.active === true) say(doing('in its own phase', 'has', 'have', 'its phase now'));
  if (f.active === false) {
    say(denied(doing('whose phase it is', 'has', 'have', 'its phase now'), 'that'));
  }
  if (f.companyOf !== undefined && f.whose !== undefined) say(being(s.companyOf(f.companyOf)));
  if (f.size !== undefined) {
    const size = compared(f.size.op, numberWord(f.size.value));
    say(doing(`of size ${size}`, 'has', 'have', `a size of ${size}`));
  }
  if (f.members !== undefined) {
    const { op, value, allies } = f.members;
    const alone = op === '=' && value === 1;
    const what = allies ? 'characters and allies' : 'characters';
    // one of these, not one more
    const among = hasAmong(f) ? `, at least one of them ${cards(f.has!, s, 'a')}` : '';
    say(
      alone
        ? doing(
            `of one ${allies ? 'member' : 'character'} alone`,
            'has',
            'have',
            `only one ${allies ? 'member' : 'character'}`,
          )
        : doing(
            `of ${count(op, value, what)}${among}`,
            'has',
            'have',
            count(op, value, what) + among,
          ),
    );
  }
  // after "where rings are playable" it would be said of the rings
  const early = f.at?.offers !== undefined && f.has !== undefined;
  if (early && !hasAmong(f)) say(hasPart(f, f.has!, s));
  if (f.at?.copyOf === 'site' && Object.keys(f.at).length === 1)
    say(being("at the company's site (its new site, if it moves)"));
  else if (f.at !== undefined && !began(f)) say(being(`at ${cards(ofSites(f.at), s, 'a')}`));
  if (f.from !== undefined) {
    const from = cards(ofSites(f.from), s, 'a');
    const to = f.to === undefined ? '' : ` to ${cards(ofSites(f.to), s, 'a')}`;
    say(being(`on its way from ${from}${to}`));
  } else if (f.to !== undefined) {
    const whose = f.to.at !== undefined && Object.keys(f.to).length === 1 ? f.to.at : undefined;
    const to = whose === undefined ? cards(ofSites(f.to), s, 'a') : `${s.his(whose)} site`;
    say(being(f.moving === true ? `on its way to ${to}` : `at or on its way to ${to}`));
  }
  const exactly = exactPath(f);
  if (exactly !== undefined) say(exactly);
  else if (f.path !== undefined) say(pathPart(f.path));
  if (f.near !== undefined) {
    const how = f.near.byRegions ? ' by region movement' : '';
    const where = `through a region in which ${s.him(f.near.faction)} can be played, or one next to it`;
    say(doing(`going${how} ${where},`, 'goes', 'go', `${how} ${where}`.trim()));
  }
  if (f.attackable) say(being('that could be attacked now'));
  if (f.rescued)
    say({
      adj: 'that has freed prisoners this turn',
      is: 'has freed prisoners this turn',
      are: 'have freed prisoners this turn',
      isnt: 'has not freed prisoners this turn',
      arent: 'have not freed prisoners this turn',
    });
  if (f.played !== undefined) {
    const what = `played ${cards(f.played.card, s, 'a')} at ${cards(ofSites(f.played.site), s, 'a')} this turn`;
    say({
      adj: `that has ${what}`,
      is: `has ${what}`,
      are: `have ${what}`,
      isnt: `has not ${what}`,
      arent: `have not ${what}`,
    });
  }
  if (f.justFaced !== undefined) {
    const { defeated, ...faced } = f.justFaced;
    const verb = defeated ? 'defeated' : 'faced';
    const attack = attackPhrase(faced, s, 'a');
    say({
      adj: `that has just ${verb} ${attack}`,
      is: `has just ${verb} ${attack}`,
      are: `have just ${verb} ${attack}`,
      isnt: `has not just ${verb} ${attack}`,
      arent: `have not just ${verb} ${attack}`,
    });
  }
  if (f.leaves !== undefined) {
    const regions = list(many<RegionName>(f.leaves), 'or');
    say(
      doing(
        `that by region movement leaves ${regions}, or goes through one of these, without ending there`,
        'goes',
        'go',
        `by region movement out of or through ${regions}, without ending there`,
      ),
    );
  }
  if (f.movement !== undefined) {
    const by = list(many(f.movement).map(movementWord), 'or');
    say(doing(`using ${by}`, 'uses', 'use', by));
  }
  if (f.mayGoBy !== undefined) {
    const by = `move by ${movementWord(f.mayGoBy)}`;
    say({
      adj: `that may ${by}`,
      is: `may ${by}`,
      are: `may ${by}`,
      isnt: `may not ${by}`,
      arent: `may not ${by}`,
    });
  }
  if (f.leaveOf !== undefined) {
    const so = `by the special movement of ${s.him(f.leaveOf)}`;
    say(doing(`that moves ${so}`, 'moves', 'move', so));
  }
  if (f.half !== undefined) {
    const member = predicate(f.half, s);
    say({
      adj: `in which at least half of the characters ${member.are}`,
      is: `has at least half of its characters such that each ${member.is}`,
      are: `have at least half of their characters such that each ${member.is}`,
      isnt: `has fewer than half of its characters such that each ${member.is}`,
      arent: `have fewer than half of their characters such that each ${member.is}`,
    });
  }
  if (f.has !== undefined && !hasAmong(f) && !early) say(hasPart(f, f.has, s));
  if (f.every !== undefined) {
    const member = predicate(f.every, s);
    say({
      adj: `in which each character ${member.is}`,
      is: `has only characters each of whom ${member.is}`,
      are: `have only characters each of whom ${member.is}`,
      isnt: `has a character who ${member.isnt}`,
      arent: `have characters who ${member.arent}`,
    });
  }
  if (f.faced !== undefined) {
    const what = `faced ${attackPhrase(f.faced, s, 'a')} this turn`;
    say({
      adj: `that has ${what}`,
      is: `has ${what}`,
      are: `have ${what}`,
      isnt: `has not ${what}`,
      arent: `have not ${what}`,
    });
  }
  if (began(f)) {
    const at = `the turn at ${cards(ofSites(f.at!), s, 'a')}`;
    const also = f.has === undefined ? 'that' : 'and that';
    say({
      adj: `${also} began ${at}`,
      is: `began ${at}`,
      are: `began ${at}`,
      isnt: `did not begin ${at}`,
      arent: `did not begin ${at}`,
    });
  } else if (f.not !== undefined && exactly === undefined) say(notCompany(f.not, s, f));
  if (f.any !== undefined && alsoHas(f) === undefined) {
    say(
      anyOf(
        f.any.map((one) => companyParts(one, s).part),
        'that',
      ),
    );
  }
  const isAlone = f.members?.op === '=' && f.members.value === 1 && Object.keys(f).length === 1;
  if (isAlone) {
    // an ally would be company too where allies are counted
    const so = `alone in his company${f.members?.allies ? ', without an ally' : ''}`;
    const alone = being(so, `who is ${so}`);
    return { part: parts[0]!, located: alone, phrase: () => `a company ${parts[0]!.adj}` };
  }
  const located =
    parts.length === 1 && adjectives.length === 0 && f.whose === undefined && isPlace(f)
      ? parts[0]
      : undefined;
  // named once: the next time he would be "his"
  const named = f.companyOf !== undefined && f.whose === undefined ? s.companyOf(f.companyOf) : '';
  return {
    part: asPart(f, named, adjectives, parts),
    ...(located ? { located } : {}),
    phrase: (how) => {
      const before = adjectives.map((adjective) => `${adjective} `).join('');
      const after = parts.map((part) => ` ${part.adj}`).join('');
      if (named !== '' && f.members !== undefined && f.not !== undefined)
        return `${named}, if it ${list(parts.map((part) => part.is))},`;
      if (named !== '') {
        return `${named}${after.replace(/ in which each character (.*)$/s, ', if each character in it $1,')}`;
      }
      if (f.any?.some((one) => one.side ?? one.covert) && Object.keys(f).length === 1) {
        return f.any.map((one) => companyParts(one, s).phrase(how)).join(', or ');
      }
      return `${ledIn(how, f.whose, before)}${after}`;
    },
  };
}

const isPlace = (f: CompanyFilter): boolean =>
  // that it stays where it is says no place
  !(f.moving === false && Object.keys(f).length === 1) &&
  // who goes somewhere does so with his company: "on its way" is not said of him
  Object.keys(f).every((key) => key === 'at' || key === 'moving');

/** "without a ranger"; after something else that it has, or all in it are, it would be said of that */
function notCompany(f: CompanyFilter, s: Speech, { has, every }: CompanyFilter): Part {
  const part = companyParts(f, s).part;
  if (f.has !== undefined && Object.keys(f).length === 1) {
    const what = cards(f.has, s, 'a');
    return {
      ...denied(part, 'that'),
      adj:
        every !== undefined
          ? `and which has no ${cards(f.has, s, 'bare')}`
          : `${has === undefined ? '' : 'but '}without ${what}`,
      is: `has no ${cards(f.has, s, 'bare')}`,
      are: `have no ${cards(f.has, s, 'bare')}`,
    };
  }
  return denied(part, 'that');
}

function asPart(
  f: CompanyFilter,
  named: string,
  adjectives: readonly string[],
  parts: readonly Part[],
): Part {
  const all: Part[] = [];
  if (f.whose !== undefined) {
    all.push(
      beingA(
        f.whose === 'yours' ? 'yours' : "an opponent's",
        f.whose === 'yours' ? 'yours' : "opponents'",
        '',
      ),
    );
  }
  if (named !== '') all.push(being(named));
  if (adjectives.length === 1 && f.side === undefined) all.push(being(adjectives[0]!));
  else if (adjectives.length > 0) {
    const one = a(`${adjectives.join(' ')} company`);
    all.push(beingA(one, `${adjectives.join(' ')} companies`, one));
  }
  all.push(...parts);
  return all.length > 0 ? allOf(all) : being('there');
}

function ledIn(
  how: 'a' | 'each' | 'any' | 'many',
  whose: CompanyFilter['whose'],
  before: string,
): string {
  if (whose === 'yours') {
    return how === 'many'
      ? `your ${before}companies`
      : `${how === 'a' ? 'one' : how} of your ${before}companies`;
  }
  if (whose === "opponent's") {
    return how === 'many'
      ? `opponents' ${before}companies`
      : how === 'a'
        ? `an opponent's ${before}company`
        : `${how} ${before}company of an opponent`;
  }
  if (how === 'many') return `${before}companies`;
  return how === 'a' ? a(`${before}company`) : `${how} ${before}company`;
}
