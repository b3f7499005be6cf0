import type { CardFilter, Cond, PlayerKind, Value, Who } from '../language/index.ts';
import { beside } from './beside.ts';
import { attackPart } from './filter-attack.ts';
import { companyParts, pathPart } from './filter-company.ts';
import { isOwnCopies } from './own-copies.ts';
import { allOf, being } from './parts.ts';
import { past } from './past.ts';
import { playerName, playersOwn, type Speech } from './roles.ts';
import { amount, cards, predicate } from './tongue.ts';
import {
  a,
  list,
  many,
  numberWord,
  phaseWord,
  playerKindWord,
  possessiveOf,
  same,
  unknown,
} from './words.ts';
import { placed, zonePhrase } from './zone.ts';

/** A condition as a clause, fit to follow "if": "Doors of Night is in play". */
export const condition = (c: Cond, s: Speech): string => say(c, s, true);

/** The one card that must be in play, or must not, if that is all that is asked. */
function asksFor(c: Cond): { readonly name: string; readonly holds: boolean } | undefined {
  if ('not' in c) {
    const inner = asksFor(c.not);
    return inner && { name: inner.name, holds: !inner.holds };
  }
  if (!('exists' in c) || Object.keys(c).length > 1 || Object.keys(c.exists).length > 1) {
    return undefined;
  }
  const { name } = c.exists;
  return name === undefined ? undefined : { name: list(many(name), 'or'), holds: true };
}

/** "if he is tapped", "with Doors of Night in play" */
export function ifClause(c: Cond, s: Speech): string {
  const asked = asksFor(c);
  if (asked) return `${asked.holds ? 'with' : 'without'} ${asked.name} in play`;
  return `if ${condition(c, s)}`;
}

/** Of several conditions: "if he is tapped and it is your turn, with Doors of Night in play" */
export function ifClauses(all: readonly Cond[], s: Speech): string {
  const cards = all.filter((c) => asksFor(c) !== undefined).map((c) => ifClause(c, s));
  const others = all.filter((c) => asksFor(c) === undefined);
  const rest = others.map((c) => condition(c, s));
  const either = others.some((c) => 'any' in c && isSeveral(c));
  const said = either ? apart(others, rest, 'and') : list(rest);
  return [...cards, ...(rest.length > 0 ? [`if ${said}`] : [])].join(', ');
}

/** "while Doors of Night is in play", "during the untap phase" */
export const whileClause = (c: Cond, s: Speech): string =>
  'phase' in c && !('player' in c)
    ? `during the ${list(many(c.phase).map(phaseWord), 'or')}`
    : // of several the denial would be a riddle: "while this is not so or that is not so"
      'not' in c && 'all' in c.not
      ? `unless ${condition(c.not, s)}`
      : `while ${condition(c, s)}`;

/** What holds when the condition does not. */
export const denial = (c: Cond, s: Speech): string => say(c, s, false);

/** A list of conditions, with a comma before each joint if one of them is a list itself. */
const apart = (all: readonly Cond[], said: readonly string[], last: 'and' | 'or'): string =>
  all.length > 1 && all.some(isSeveral) ? said.join(`, ${last} `) : list(said, last);

const isSeveral = (c: Cond): boolean => {
  if ('not' in c) return isSeveral(c.not);
  return ('all' in c && c.all.length > 1) || ('any' in c && c.any.length > 1 && !onePlayer(c.any));
};

/** The one by the present wording, the other by the older one: what most games go by is said first. */
function byWording(any: readonly Cond[]): { readonly now: Cond; readonly then: Cond } | undefined {
  const under = (older: boolean): Cond | undefined => {
    for (const one of any) {
      if (!('all' in one)) continue;
      const rest = one.all.filter((x) => !('wording' in (older || !('not' in x) ? x : x.not)));
      const asked = one.all.find((x) => !rest.includes(x));
      if (asked !== undefined && 'not' in asked !== older) return { all: rest };
    }
    return undefined;
  };
  const [now, then] = [under(false), under(true)];
  return any.length === 2 && now && then ? { now, then } : undefined;
}

function say(c: Cond, s: Speech, holds: boolean): string {
  if ('all' in c) {
    const there = holds ? allInPlay(c.all, s) : undefined;
    if (there !== undefined) return there;
    const own = holds ? ownPhase(c.all.slice(0, 2), s) : undefined;
    const rest = (own === undefined ? c.all : c.all.slice(2)).map((one) => say(one, s, holds));
    return apart(c.all, own === undefined ? rest : [own, ...rest], holds ? 'and' : 'or');
  }
  if ('any' in c) {
    const players = onePlayer(c.any);
    if (players) return playerIs(players.who, players.is, s, holds, undefined, players.anyOne);
    const worded = holds ? byWording(c.any) : undefined;
    if (worded)
      return `${say(worded.now, s, true)} (in a game by the CRF: ${say(worded.then, s, true)})`;
    return apart(
      c.any,
      c.any.map((one) => say(one, s, holds)),
      holds ? 'or' : 'and',
    );
  }
  if ('not' in c) return say(c.not, s, !holds);
  if ('exists' in c) return exists(c, s, holds);
  if ('company' in c) {
    if (c.company === 'active' && isOwn(c.a)) {
      return `the phase is ${holds ? '' : 'not '}that of ${s.companyOf(c.a.companyOf)}`;
    }
    const who = c.company === 'active' ? s.activeCompany : s.companyOf(c.company);
    const part = companyParts(c.a, s).part;
    return `${who} ${holds ? part.is : part.isnt}`;
  }
  if ('attack' in c) {
    if (c.attack.by?.is === 'self' && Object.keys(c.attack).length === 1)
      return `${holds ? 'an' : 'no'} attack of ${s.him('self')} is going on`;
    const part = attackPart(c.attack, s);
    return `the attack ${holds ? part.is : part.isnt}`;
  }
  if ('path' in c) {
    const who = c.path === 'active' ? s.activeCompany : s.companyOf(c.path);
    const part = pathPart(c.has);
    const now = `${who} ${holds ? part.is : part.isnt}`;
    return c.since === undefined ? now : `${now}, ${holds ? 'or' : 'nor'} had earlier this turn`;
  }
  if ('player' in c) {
    if ('as' in c)
      return `${playerName(c.player, s)} ${c.player === 'you' ? 'are' : 'is'} ${holds ? '' : 'not '}${list(many(c.as), 'or')}`;
    return playerIs(c.player, [c.is], s, holds, c.named, c.anyOne);
  }
  if ('value' in c)
    return isMany(c.value)
      ? `${amount(c.value, s)} are ${holds ? `${c.atLeast} or more` : `fewer than ${c.atLeast}`}`
      : `${amount(c.value, s)} is ${holds ? 'at least' : 'less than'} ${c.atLeast}`;
  if ('phase' in c) {
    return `it is ${holds ? '' : 'not '}the ${list(many(c.phase).map(phaseWord), 'or')}`;
  }
  if ('happened' in c) return past(c, s, holds);
  if ('wording' in c) return `the game ${holds ? 'goes' : 'does not go'} by the CRF`;
  if ('bound' in c)
    return BOUND[c.bound]?.[holds ? 0 : 1] ?? `there is ${holds ? 'a' : 'no'} ${c.bound}`;
  if ('is' in c) {
    const who = s.he(c.is);
    const { homeAt, ...rest } = c.a;
    // "is at one of his home sites", not "has his site as home site"
    const part =
      homeAt !== c.is
        ? predicate(c.a, s)
        : Object.keys(rest).length === 0
          ? being('at one of his home sites')
          : allOf([being('at one of his home sites'), predicate(rest, s)]);
    return `${who} ${holds ? part.is : part.isnt}`;
  }
  return unknown('condition', c);
}

/** A number that is spoken of in the plural. */
const isMany = (v: Value): boolean =>
  typeof v === 'object' &&
  ('sum' in v
    ? isMany(v.sum[0]!)
    : 'stat' in v && (v.stat === 'stage-points' || v.stat === 'points'));

/** A phase and whose turn it is are said as one: whose phase it is. */
function ownPhase(conds: readonly Cond[], s: Speech): string | undefined {
  const [phase, turn] = conds;
  if (conds.length !== 2 || !('phase' in phase) || !('player' in turn) || !('is' in turn))
    return undefined;
  if (turn.player !== 'bearer-player' || turn.is !== 'turn') return undefined;
  // "its" could be the card's
  const whose =
    s.role('bearer').sort === 'company' ? possessiveOf(s.him('bearer')) : s.his('bearer');
  return `it is ${whose} ${list(many(phase.phase).map(phaseWord), 'or')}`;
}

/** "a Dwarf faction and an Elf faction are in play", where nothing else is asked of any of them. */
function allInPlay(conds: readonly Cond[], s: Speech): string | undefined {
  if (conds.length < 2) return undefined;
  const there: string[] = [];
  for (const c of conds) {
    const said = 'exists' in c && Object.keys(c).length === 1 ? exists(c, s, true) : '';
    const [, what] = /^there is (.*) in play$/.exec(said) ?? [];
    if (what === undefined) return undefined;
    there.push(what);
  }
  return `${list(there)} are in play`;
}

const BOUND: { readonly [name: string]: readonly [string, string] } = {
  picked: ['one turned up', 'none turned up'],
};

type CompanyFilter = Extract<Cond, { company: unknown }>['a'];
const isOwn = (
  f: CompanyFilter,
): f is CompanyFilter & { companyOf: NonNullable<CompanyFilter['companyOf']> } =>
  f.companyOf !== undefined && Object.keys(f).length === 1;

/** Nothing but the name says which card it is. */
const isJustNamed = (f: CardFilter): boolean =>
  f.name !== undefined &&
  Object.keys(f).every((key) => key === 'name' || key === 'kind' || key === 'uniqueInPlay');

function exists(c: Extract<Cond, { exists: unknown }>, s: Speech, holds: boolean): string {
  if (typeof c.min === 'object') return moreThan(c, c.min, s, holds);
  const min = c.min ?? 1;
  if (c.zone !== undefined && c.zone !== 'play') {
    const whose = c.ofPlayer === undefined ? "any player's" : playersOwn(c.ofPlayer, s);
    // what lies off to the side is in nobody's zone, and may be anybody's
    const its = c.zone === 'beside' && c.ofPlayer !== undefined ? ` that is ${whose}` : '';
    if (min === 1 && isJustNamed(c.exists)) {
      const names = list(many(c.exists.name!), 'or');
      const fresh = c.exists.uniqueInPlay === false ? ' and not in play already' : '';
      return `${names} is ${holds ? '' : 'not '}${zonePhrase(c.zone, whose)}${fresh}`;
    }
    const how = min > 1 ? 'many' : 'a';
    const those =
      c.zone === 'beside'
        ? `${beside(c.exists, s, how)}${its}`
        : placed(cards(c.exists, s, how), zonePhrase(c.zone, whose));
    if (min > 1)
      return `there are ${holds ? 'at least' : 'fewer than'} ${numberWord(min)} ${those}`;
    return holds ? `there is ${those}` : `there is no ${those.replace(/^an? |^an(?=other )/, '')}`;
  }
  const owner =
    c.ofPlayer === undefined ? '' : ` of ${playersOwn(c.ofPlayer, s).replace(/^your$/, 'yours')}`;
  if (min > 1) {
    const what = cards(c.exists, s, 'many');
    const where = /( in | at | facing | on | borne )/.test(what) ? '' : ' in play';
    const many = `${holds ? 'at least' : 'fewer than'} ${numberWord(min)} ${what}`;
    return c.ofPlayer === 'you' ? `you have ${many}${where}` : `there are ${many}${owner}${where}`;
  }
  if (c.exists.is !== undefined) {
    const { is, ...of } = c.exists;
    if (!holds && same(of, { company: {} })) return `${s.he(is)} has left active play`;
    const part = Object.keys(of).length === 0 ? 'is in play' : predicate(of, s).is;
    return `${s.he(is)} ${holds ? part : part.replace(/^is /, 'is not ')}`;
  }
  if (c.exists.name !== undefined) {
    const { name, isNot, ...rest } = c.exists;
    const other = isNot === undefined ? '' : 'other ';
    const names = list(many(name), 'or');
    if (Object.keys(rest).length === 0 && isNot === undefined)
      return `${names}${owner} is ${holds ? '' : 'not '}in play`;
    if (
      isNot === undefined &&
      owner === '' &&
      rest.whose === 'yours' &&
      Object.keys(rest).length === 1
    )
      return `you ${holds ? 'have' : 'do not have'} ${names} in play`;
    const part = predicate(rest, s);
    return holds
      ? `${isNot === undefined ? '' : 'another '}${names}${owner} ${part.is}`
      : `no ${other}${names}${owner} ${part.is}`;
  }
  if (c.exists.kind === 'site' && c.exists.at !== undefined) {
    const { at, kind: _, ...what } = c.exists;
    return `${s.his(at)} site ${holds ? 'is' : 'is not'} ${cards(what, s, 'a')}`;
  }
  const { whose, ...rest } = c.exists;
  if (whose !== undefined) {
    const what = cards(rest, s, holds ? 'a' : 'bare');
    const have = whose === 'yours' ? 'you have' : 'an opponent has';
    return `${have} ${holds ? '' : 'no '}${what}${owner}`;
  }
  const what = cards(c.exists, s, holds ? 'a' : 'bare');
  const where = /( in | at | facing | on | borne | bears )/.test(what) ? '' : ' in play';
  return `there is ${holds ? '' : 'no '}${what}${owner}${where}`;
}

/** "there are more Spawn in play than characters in the company" */
function moreThan(
  c: Extract<Cond, { exists: unknown }>,
  min: Exclude<Value, number>,
  s: Speech,
  holds: boolean,
): string {
  const [one, ...rest] = 'sum' in min ? min.sum : [0, min];
  const more = one === 1 && rest.length === 1;
  const copies = more ? rest[0]! : min;
  if (more && isOwnCopies(copies) && isOwnCopies({ count: c.exists }))
    return `you ${holds ? 'have' : 'do not have'} more copies of ${c.exists.name} in play than of ${copies.count.name}`;
  const than = amount(more ? (rest[0] as Value) : min, s).replace(/^the number of /, '');
  const owner = c.ofPlayer === undefined ? "any player's" : playersOwn(c.ofPlayer, s);
  const where = c.zone === undefined || c.zone === 'play' ? 'in play' : zonePhrase(c.zone, owner);
  const { whose, ...such } = c.exists;
  if (more && whose === 'yours')
    return `you ${holds ? 'have' : 'do not have'} more ${cards(such, s, 'many')} ${where} than ${than.replace(/^your | in play$/g, '')}`;
  const what = cards(c.exists, s, 'many');
  if (more) return `there are ${holds ? '' : 'not '}more ${what} ${where} than ${than}`;
  return `there are ${holds ? 'at least' : 'not'} as many ${what} ${where} as ${than}`;
}

type PlayerIs = Extract<Cond, { player: unknown; is: unknown }>['is'];

const isKindOfPlayer = (is: PlayerIs): is is PlayerKind =>
  is !== 'turn' &&
  is !== 'avatar-in-play' &&
  is !== 'avatar-lost' &&
  is !== 'avatar-revealed' &&
  is !== 'sauron' &&
  is !== 'like-you' &&
  is !== 'may-end' &&
  is !== 'sole' &&
  is !== 'ahead';

/** Several things that one player may be. */
function onePlayer(
  conds: readonly Cond[],
): { readonly who: Who; readonly is: readonly PlayerIs[]; readonly anyOne?: true } | undefined {
  const players = conds.filter((c) => 'player' in c && 'is' in c);
  const who = players[0]?.player;
  if (who === undefined || players.length !== conds.length) return undefined;
  const apart = (is: PlayerIs) => !isKindOfPlayer(is);
  const { anyOne } = players[0];
  if (players.some((c) => c.player !== who || c.anyOne !== anyOne || apart(c.is))) {
    return undefined;
  }
  return { who, is: players.map((c) => c.is), anyOne };
}

function playerIs(
  who: Who,
  is: readonly PlayerIs[],
  s: Speech,
  holds: boolean,
  named?: string,
  anyOne?: true,
): string {
  const not = holds ? '' : 'not ';
  if (is[0] === 'turn') return `it is ${not}${playersOwn(who, s)} turn`;
  if (is[0] === 'like-you')
    return `${playerName(who, s)} ${holds ? 'uses' : 'does not use'} sites of the same side as you`;
  const lord = who === 'you' && s.lord !== undefined ? s.lord : `${playersOwn(who, s)} ${s.avatar}`;
  if (is[0] === 'avatar-in-play') return `${lord} is ${not}in play`;
  if (is[0] === 'avatar-lost') return `${lord} has ${not}been eliminated`;
  if (is[0] === 'sauron')
    return `${playerName(who, s)} ${who === 'you' ? 'are' : 'is'} ${not}Sauron`;
  if (is[0] === 'avatar-revealed') {
    if (named !== undefined) return `${named} is ${not}${playersOwn(who, s)} ${s.avatar}`;
    return `${playerName(who, s)} ${who === 'you' ? 'have' : 'has'} ${not}revealed ${a(s.avatar)}`;
  }
  if (is[0] === 'sole') return `you have ${holds ? 'only one opponent' : 'several opponents'}`;
  if (is[0] === 'may-end')
    return `${holds ? '' : 'not so: '}nobody has called the end of the game yet, and ${playerName(who, s)} ${who === 'you' ? 'have' : 'has'} the marshalling points and exhausted decks that calling takes`;
  if (is[0] === 'ahead')
    return `${playerName(who, s)} ${who === 'you' ? `${holds ? '' : 'do not '}have` : holds ? 'has' : 'does not have'} more marshalling points than any opponent`;
  const kinds = list(is.filter(isKindOfPlayer).map(playerKindWord), 'or');
  const verb = who === 'you' ? 'are' : 'is';
  if (anyOne) return `${holds ? 'one' : 'none'} of your opponents is ${a(kinds)} player`;
  // that one of several is not so would be said of any of them
  if (who === 'opponent') return `your opponent is ${not}${a(kinds)} player`;
  return `${playerName(who, s)} ${verb} ${not}${a(kinds)} player`;
}
