import type { Value } from '../language/index.ts';
import { condition } from './condition.ts';
import { isOwnCopies } from './own-copies.ts';
import { playerName, playersOwn, type Speech } from './roles.ts';
import { statNoun } from './stat.ts';
import { cards } from './tongue.ts';
import {
  list,
  ordinal,
  regionTypesMany,
  regionWord,
  same,
  signedNumber,
  unknown,
} from './words.ts';
import { zonePhrase } from './zone.ts';

/** Numbers as words: "his prowess", "+1 for each Wilderness {w} on its path". */

/** What is counted: "each character in his company", if the value counts one by one. */
export function perEach(v: Value, s: Speech): string | undefined {
  if (typeof v === 'number') return undefined;
  // all but the one who is spoken of
  if ('sum' in v && v.sum.length === 2 && v.sum[1] === -1) {
    const [of] = v.sum;
    if (typeof of === 'object' && 'members' in of && !of.size && !of.allies)
      return `each other character in ${s.companyOf(of.members)}`;
  }
  if ('members' in v) {
    if (v.size) return undefined;
    return `each character${v.allies ? ' and ally' : ''} in ${s.companyOf(v.members)}`;
  }
  if ('regions' in v) {
    if (v.to !== undefined)
      return `each region from ${s.his(v.regions)} site to the nearest site where ${s.he(v.to)} is normally playable (both ends counted)`;
    const what = v.type === undefined ? 'region' : regionWord(v.type);
    return `each ${what} on ${pathOf(v.regions, s)}`;
  }
  // "each full 5 that it succeeded by": what is left over does not count
  if ('half' in v && v.parts !== undefined && v.round === 'down' && isBound(v.half, 'margin'))
    return `each full ${v.parts} that it succeeded by`;
  if ('count' in v)
    return `each ${cards(v.count, s, 'bare').replace(/^your /, 'of your ')}${where(v, s)}`;
  if ('bound' in v && v.bound === 'copies') return 'each copy at work on it already';
  return undefined;
}

const isBound = (v: Value, name: string): boolean =>
  typeof v === 'object' && 'bound' in v && v.bound === name;

const pathOf = (ref: Extract<Value, { regions: unknown }>['regions'], s: Speech): string =>
  s.role(ref).sort === 'company' ? `${s.his(ref)} path` : `the path of ${s.companyOf(ref)}`;

type Count = Extract<Value, { count: unknown }>;

const where = (v: Count, s: Speech): string => {
  if (v.zone === undefined && v.ofPlayer === undefined) {
    const { facing, with: together, on, at, company, playableNear } = v.count;
    return facing || together || on || at || company || playableNear ? '' : ' in play';
  }
  return ` ${zonePhrase(v.zone ?? 'play', v.ofPlayer === undefined ? "any player's" : playersOwn(v.ofPlayer, s))}`;
};

/** The number itself: "5", "his prowess". */
export function amount(v: Value, s: Speech): string {
  if (typeof v === 'number') return String(v);
  if ('stat' in v) {
    if (v.basis === 'to-heroes')
      return `the kill marshalling points that ${typeof v.of === 'string' ? s.he(v.of) : 'each of them'} would give a hero player`;
    const basis = v.basis === undefined || v.basis === 'current' ? '' : `${v.basis} `;
    const as = v.asBorneBy === undefined ? '' : ` (as if ${s.he(v.asBorneBy)} bore it)`;
    if (typeof v.of !== 'string' && 'each' in v.of && v.take === 'least')
      return `come from one of the ${cards(v.of.each, s, 'many')} (the one with the fewest, as his player chooses)`;
    if (typeof v.of !== 'string' && 'player' in v.of)
      return `${playersOwn(v.of.player, s)} ${statNoun(v.stat)}`;
    if (typeof v.of !== 'string')
      return `all ${statNoun(v.stat)} of ${cards(v.of.each, s, 'many')}${v.basis === 'stored' ? ' (as if they were stored)' : ''}`;
    if (v.stat === 'stage-points' && v.of === 'self') return `your ${statNoun(v.stat)}`;
    // a player has them, not a card
    if (v.stat === 'stage-points' && v.of === 'bearer' && s.role(v.of).sort === 'thing')
      return `the ${statNoun(v.stat)} of whoever has ${s.him(v.of)}`;
    // what is aimed at is on the chain: the attack is the one that goes on
    if (v.stat === 'attack-prowess' && s.roles.entry !== undefined && v.of === 'target')
      return `the attack's ${basis}${statNoun(v.stat)}`;
    return `${s.his(v.of)} ${basis}${statNoun(v.stat)}${as}`;
  }
  if ('count' in v && isOwnCopies(v))
    return `the number of copies of ${v.count.name} that you have in play`;
  if ('count' in v) return `the number of ${cards(v.count, s, 'many')}${where(v, s)}`;
  if ('members' in v) {
    if (v.size) return `the size of ${s.companyOf(v.members)}`;
    return `the number of characters${v.allies ? ' and allies' : ''} in ${s.companyOf(v.members)}`;
  }
  if ('regions' in v) {
    if (v.to !== undefined)
      return `the number of regions from ${s.his(v.regions)} site to the nearest site where ${s.he(v.to)} is normally playable (both ends counted)`;
    const what = v.type === undefined ? 'regions' : regionTypesMany(v.type);
    return `the number of ${what} on ${pathOf(v.regions, s)}`;
  }
  if ('unusedInfluence' in v) return `${playersOwn(v.unusedInfluence, s)} unused general influence`;
  if ('participations' in v) {
    const [who, have] = [
      playerName(v.participations, s),
      v.participations === 'you' ? 'have' : 'has',
    ];
    return `the number of events named after ${s.him('self')} in which ${who} ${have} taken part`;
  }
  if ('removalNumber' in v) {
    return `the number given for removing ${s.him(v.removalNumber)} (${amount(v.else, s)} if there is none)`;
  }
  if ('sum' in v) return sumOf(v.sum, s);
  if ('times' in v) {
    const [by, what] = v.times;
    if (by === 2) return `twice ${amount(what, s)}`;
    if (by === -1) return `minus ${amount(what, s)}`;
    if (typeof by === 'number' && by < 0) return `minus ${amount({ times: [-by, what] }, s)}`;
    return `${amount(by, s)} times ${amount(what, s)}`;
  }
  if ('half' in v) {
    const part = v.parts === undefined ? 'half' : `one ${ordinal(v.parts)}`;
    return `${part} of ${amount(v.half, s)} (rounded ${v.round})`;
  }
  if ('least' in v) return leastOf(v.least, s);
  if ('if' in v) {
    const { base, cases } = casesOf(v);
    const said = cases.map((one) => `${amount(one.then, s)} if ${condition(one.if, s)}`);
    return `${amount(base, s)} (${said.join('; ')})`;
  }
  if ('bound' in v) return BOUND[v.bound] ?? `the ${v.bound}`;
  return unknown('value', v);
}

type If = Extract<Value, { if: unknown }>;

/** The last resort of a chain of conditions, and its cases, the last first. */
function casesOf(v: If): { readonly base: Value; readonly cases: readonly If[] } {
  const cases: If[] = [];
  let base: Value = v;
  while (typeof base === 'object' && 'if' in base) {
    cases.unshift(base);
    base = base.else;
  }
  return { base, cases };
}

/** What names bound while a text resolves stand for. */
const BOUND: { readonly [name: string]: string } = {
  revealed: 'the number of cards turned over',
  margin: 'what it succeeded by',
  strikeProwess: 'the prowess of the strike',
  copies: 'the number of copies at work on it already',
  excess: 'the number of its excess strikes',
  successes: 'the number of strikes that succeeded',
  roll: 'what this last roll shows',
  total: 'the result',
  counted: 'X',
};

function leastOf(values: readonly Value[], s: Speech): string {
  const fixed = values.find((value) => typeof value === 'number');
  const open = values.filter((value) => typeof value !== 'number');
  if (fixed !== undefined && open.length === 1 && values.length === 2) {
    return `${amount(open[0]!, s)} (at most ${fixed})`;
  }
  return `the lesser of ${list(values.map((value) => amount(value, s)))}`;
}

/** "3 plus his mind", "10, less 2 for each ranger facing the attack" */
function sumOf(values: readonly Value[], s: Speech): string {
  return values
    .map((value, index) => {
      if (index === 0 && typeof value === 'object' && 'if' in value && value.else === 0)
        return `${amount(value.then, s)} if ${condition(value.if, s)}`;
      if (index === 0) return amount(value, s);
      if (typeof value === 'number') return value < 0 ? ` less ${-value}` : ` plus ${value}`;
      if ('times' in value && typeof value.times[0] === 'number') {
        const [by, what] = value.times;
        const each = perEach(what, s);
        const size = Math.abs(by);
        if (each) return `, ${by < 0 ? 'less' : 'plus'} ${size} for ${each}`;
        if (size === 1) return ` ${by < 0 ? 'less' : 'plus'} ${amount(what, s)}`;
      }
      if ('if' in value && value.else === 0 && typeof value.then === 'number') {
        const { then } = value;
        return `, ${then < 0 ? 'less' : 'plus'} ${Math.abs(then)} if ${condition(value.if, s)}`;
      }
      return ` plus ${amount(value, s)}`;
    })
    .join('');
}

/** A change: "+2", "-1 for each ...", "+1 (+2 if ...)". Undefined if it can only be described. */
export function signed(v: Value, s: Speech): string | undefined {
  if (typeof v === 'number') return signedNumber(v);
  const each = perEach(v, s);
  if (each) return `+1 for ${each}`;
  if ('times' in v && typeof v.times[0] === 'number') {
    const of = perEach(v.times[1], s);
    return of ? `${signedNumber(v.times[0])} for ${of}` : undefined;
  }
  if ('if' in v) {
    const then = signed(v.then, s);
    const other = signed(v.else, s);
    if (then === undefined || other === undefined) return undefined;
    const when = condition(v.if, s);
    if (typeof v.then === 'object' && 'sum' in v.then && same(v.then.sum[0], v.else)) {
      const more = v.then.sum
        .slice(1)
        .map((term) => signed(term, s)?.replace(/^([+-]\d+)/, '$1 more'));
      if (more.every((term) => term !== undefined))
        return `${other} (and ${list(more)} if ${when})`;
    }
    const chain = inSteps(v, s);
    if (chain !== undefined) return chain;
    return v.else === 0 ? `${then} if ${when}` : `${other} (${then} if ${when})`;
  }
  if ('sum' in v) {
    const terms = v.sum.map((value) => signed(value, s));
    if (terms.some((term) => term === undefined)) return undefined;
    if (typeof v.sum[0] === 'number')
      return `${terms[0]} (and ${terms
        .slice(1)
        .map((term) => term!.replace(/^([+-]\d+)/, '$1 more'))
        .join(', and ')})`;
    return terms
      .map((term, index) => (index === 0 ? term : `${term!.replace(/^([+-]\d+)/, '$1 more')}`))
      .join(', and ');
  }
  return undefined;
}

/** Plain numbers, each for a condition of its own, in one bracket: "-1 (-2 if ...; -3 if ...)". */
function inSteps(v: If, s: Speech): string | undefined {
  const { base, cases } = casesOf(v);
  if (cases.length < 2 || typeof base !== 'number') return undefined;
  if (!cases.every((one) => typeof one.then === 'number')) return undefined;
  const said = cases.map((one) => `${signed(one.then, s)} if ${condition(one.if, s)}`);
  const [first, ...rest] = base === 0 ? said : [`${signed(base, s)}`, ...said];
  return `${first} (${rest.join('; ')})`;
}

/** A change said of a roll: " at -2", " adding his mind". */
export function modified(v: Value | undefined, s: Speech): string {
  if (v === undefined || v === 0) return '';
  const change = signed(v, s);
  if (change !== undefined) return ` ${change.includes(' for each ') ? 'with' : 'at'} ${change}`;
  if (typeof v === 'object' && 'times' in v && v.times[0] === -1) {
    return `, subtracting ${amount(v.times[1], s)}`;
  }
  return `, adding ${amount(v, s)}`;
}
