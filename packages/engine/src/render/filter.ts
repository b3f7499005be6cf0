/** Cards that match a filter, as a noun phrase ("a tapped Elf in his company") or a predicate. */

import type { CardFilter, CardKind, CardName, Many, Status } from '../language/index.ts';
import { isAlternatives } from './about.ts';
import { knowsAll } from './fields.ts';
import { partsOf, siteMeant, versionMeant } from './filter-parts.ts';
import { areHeads, headOf } from './noun.ts';
import { afterMany, allOf, anyOf, being, beingA, inARow, type Part } from './parts.ts';
import type { Speech } from './roles.ts';
import { a, alignmentWord, list, many, type Noun, same } from './words.ts';

/** How many of them are meant, and how they are led in. */
export type How = 'a' | 'one' | 'each' | 'any' | 'all' | 'many' | 'bare';

interface Description {
  readonly head: Noun;
  /** the head is a name: no article */
  readonly proper: boolean;
  /** the filter says something that the head tells */
  readonly telling: boolean;
  readonly adjectives: readonly string[];
  readonly person: boolean;
  readonly parts: readonly Part[];
}

const PERSONS: readonly CardKind[] = ['character', 'ally'];

const isPerson = (f: CardFilter): boolean =>
  f.kind !== undefined
    ? many(f.kind).every((kind) => PERSONS.includes(kind))
    : (f.race !== undefined && f.event === undefined) ||
      f.agent !== undefined ||
      f.skill !== undefined ||
      f.magic !== undefined ||
      f.avatar !== undefined ||
      f.facing !== undefined ||
      (f.bears !== undefined && f.name === undefined);

const statusWord = (status: Many<Status>): string => {
  const statuses = many(status);
  if (statuses.length === 2 && !statuses.includes('wounded')) return 'unwounded';
  return list(statuses, 'or');
};

function describe(f: CardFilter, s: Speech, several = false): Description {
  knowsAll('card', f);
  const person = isPerson(f);
  const head = headOf(f, s);
  const adjectives: string[] = [];
  if (f.stored) adjectives.push('stored');
  if (f.status !== undefined) adjectives.push(statusWord(f.status));
  if (f.unique === true) adjectives.push('unique');
  if (f.unique === false) adjectives.push('non-unique');
  if (f.specific !== undefined) adjectives.push(`${f.specific}-specific`);
  return { ...head, adjectives, person, parts: partsOf(f, s, person, several) };
}

const isOnly = (f: CardFilter, fields: readonly string[]): boolean =>
  Object.keys(f).every((field) => fields.includes(field));

/** The avatar of whoever plays the card, where it is for one of them alone. */
const lordly = (f: CardFilter, s: Speech): CardFilter => {
  if (f.avatar !== true || s.lord === undefined || f.name !== undefined) return f;
  const { avatar: _, whose: __, ...rest } = f;
  return { ...rest, name: s.lord as CardName };
};

/** Of one's own cards: what normally gives points, or would once it is stored. */
const isWorthPoints = (f: CardFilter): boolean =>
  isAlternatives(f) &&
  same(f.any, [
    { stat: { name: 'points', op: '>=', value: 1, basis: 'normal' }, not: { side: 'hazard' } },
    { stat: { name: 'points', op: '>=', value: 1, basis: 'stored' } },
  ]);

/** "a character or a resource that is not a short-event": what is denied of one is said last, or it would be denied of the next. */
const unmistakably = (said: readonly string[]): readonly string[] => {
  const denied = (one: string): boolean => /\b(that|who) is not an? [\w-]+$/.test(one);
  return said.filter(denied).length === 1
    ? [...said.filter((one) => !denied(one)), ...said.filter(denied)]
    : said;
};

/** "a tapped Elf in his company" */
export function cards(said: CardFilter, s: Speech, how: How): string {
  const f = lordly(said, s);
  if (isWorthPoints(f) && how === 'many')
    return 'cards that give marshalling points (be it only once they are stored), but for hazards,';
  if (isAlternatives(f) && !areHeads(f.any!)) {
    // "characters, allies and agents", each of them by himself
    const joined = f.any!.flatMap((one) => {
      const said = cards(one, s, how === 'one' ? 'a' : how);
      return how === 'many' && /^\w+ and \w+$/.test(said) ? said.split(' and ') : said;
    });
    if (how === 'many' || how === 'all' || how === 'each') return list(joined, 'and');
    return list(unmistakably(joined), 'or');
  }
  if (f.versionOf !== undefined && isOnly(f, ['versionOf', 'kind']))
    return `${how === 'each' ? 'each' : 'any'} version of ${versionMeant(f.versionOf, s)} (whatever its alignment)`;
  // "each other version of the site"
  if (
    f.versionOf !== undefined &&
    f.isNot === f.versionOf &&
    isOnly(f, ['versionOf', 'isNot', 'kind'])
  )
    return `${how === 'each' ? 'each' : 'any'} other version of ${versionMeant(f.versionOf, s)}`;
  // "that site's minion card"
  if (
    f.versionOf !== undefined &&
    typeof f.alignment === 'string' &&
    isOnly(f, ['versionOf', 'alignment', 'kind'])
  )
    return `${versionMeant(f.versionOf, s)}'s ${alignmentWord(f.alignment)} card`;
  // what lies on an event that lies on a site speaks of the others by what they do not bear
  if (
    f.versionOf !== undefined &&
    f.not?.bears?.is === f.versionOf &&
    isOnly(f, ['versionOf', 'not', 'kind'])
  )
    return `${how === 'each' ? 'each' : 'any'} other version of ${versionMeant(f.versionOf, s)}`;
  if (f.is !== undefined && f.kind === 'site' && isOnly(f, ['is', 'kind']))
    return siteMeant(f.is, s);
  if (f.is !== undefined) {
    const { is, ...said } = f;
    // "your Ringwraith" says already what he is
    const rest = is === 'avatar' && said.race === s.avatar ? { ...said, race: undefined } : said;
    const who = s.him(is);
    const parts = Object.values(rest).some((x) => x !== undefined) ? predicate(rest, s) : undefined;
    return parts ? `${who}, if ${s.he(is)} ${parts.is}` : who;
  }
  const another = f.isNot !== undefined && (how === 'a' || how === 'one');
  const several = how === 'many' || how === 'all' || how === 'each';
  // "other cards of that name"
  const others = f.isNot === 'self' && f.name !== undefined && how === 'many';
  const d = describe(another || others ? { ...f, isNot: undefined } : f, s, several);
  if (another) s.know(f.isNot!);
  // a player has one of them
  const sole = f.avatar === true && f.whose === 'yours' && (how === 'a' || how === 'one');
  const plural = how === 'many' || how === 'all' || (f.whose === 'yours' && !sole);
  const after = inARow(d.parts.map((part) => (plural ? afterMany(part) : part.adj)));
  const before = d.adjectives.map((adjective) => `${adjective} `).join('');
  const one = `${before}${d.head.one}`;
  const all = `${before}${d.head.many}`;
  if (d.proper && before === '') {
    const whose =
      f.whose === undefined || f.whose === 'bearer'
        ? ''
        : f.whose === 'yours'
          ? 'your '
          : "an opponent's ";
    const name = how === 'many' || how === 'all' ? d.head.many : d.head.one;
    // one of several names is not one thing
    if (how === 'each' && whose === '' && many(f.name ?? []).length > 1)
      return `each ${name}${after}`;
    if (whose === 'your ' && name.startsWith('The ')) return `${name} of yours${after}`;
    return `${whose}${others ? 'other ' : ''}${whose === '' ? name : name.replace(/^the /, '')}${after}`;
  }
  if (sole) return `your ${one}${after}`;
  return `${ledIn(how, f.whose, one, all, another)}${after}`;
}

function ledIn(
  how: How,
  whose: CardFilter['whose'],
  one: string,
  all: string,
  another: boolean,
): string {
  if (whose === 'yours') {
    if (how === 'bare') return one;
    if (how === 'many') return `your ${all}`;
    if (how === 'all') return `all your ${all}`;
    return `${how === 'a' ? 'one' : how} of your ${another ? 'other ' : ''}${all}`;
  }
  if (whose === "opponent's") {
    if (how === 'bare') return one;
    if (how === 'many') return `an opponent's ${all}`;
    if (how === 'all') return `all of an opponent's ${all}`;
    return how === 'a' || how === 'one' ? `an opponent's ${one}` : `${how} of an opponent's ${all}`;
  }
  if (another) return `another ${one}`;
  switch (how) {
    case 'a':
      return one === 'armor' ? one : a(one);
    case 'bare':
      return one;
    case 'many':
      return all;
    case 'all':
      return `all ${all}`;
    case 'one':
    case 'each':
    case 'any':
      return `${how} ${one}`;
    default:
      return how satisfies never;
  }
}

/** "is a tapped Elf", "bears a ring": what it means to match. */
export function predicate(said: CardFilter, s: Speech): Part {
  const f = lordly(said, s);
  if (isAlternatives(f)) {
    return anyOf(
      f.any!.map((one) => predicate(one, s)),
      'that',
    );
  }
  const parts: Part[] = [];
  if (f.is !== undefined) parts.push(being(s.him(f.is)));
  const d = describe(f, s);
  const adjectives = d.adjectives.join(' ');
  if (f.whose !== undefined && f.whose !== 'bearer') {
    parts.push(being(f.whose === 'yours' ? 'yours' : "an opponent's"));
  }
  if (d.telling) {
    const one = `${adjectives} ${d.head.one}`.trim();
    const all = `${adjectives} ${d.head.many}`.trim();
    const proper = d.proper && adjectives === '';
    parts.push(
      beingA(proper ? one : a(one), all, proper ? `${d.person ? 'who' : 'that'} is ${one}` : one),
    );
  } else if (adjectives !== '') {
    parts.push(being(adjectives));
  }
  parts.push(...d.parts);
  if (parts.length === 0) parts.push(being('in play'));
  // "is a sage at a Haven", not "is a sage and is at a Haven"
  if (d.telling && parts.length > 1 && parts.slice(1).every((part) => part.is.startsWith('is '))) {
    const [first, ...rest] = parts;
    const after = rest.map((part) => ` ${part.adj}`).join('');
    return beingA(first!.is.slice(3) + after, first!.are.slice(4) + after, `${first!.adj}${after}`);
  }
  return allOf(parts);
}

export const personOf = isPerson;
