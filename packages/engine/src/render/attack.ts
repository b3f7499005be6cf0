import type { AttackSpec, Effect, Key, Race, RegionName, Value } from '../language/index.ts';
import { ofFighters } from './about.ts';
import { type Clause, inline } from './clause.ts';
import { condition, ifClause } from './condition.ts';
import { knowsAll } from './fields.ts';
import { cards } from './filter.ts';
import { role, type Speech } from './roles.ts';
import { effectClauses } from './tongue.ts';
import { amount, signed } from './value.ts';
import {
  a,
  counted,
  list,
  many,
  noun,
  numberWord,
  raceNoun,
  regionWord,
  sentence,
  signedNumber,
  siteWord,
  unknown,
} from './words.ts';

/** Attacks as printed, and the places that creatures are keyed to. */

const STRIKE = noun('strike');

const isPlain = (spec: AttackSpec): boolean => spec.strikes === 1;

/** Of these one alone can strike more than once. */
const ALONE: readonly Race[] = ['Balrog', 'Dragon', 'Drake', 'Maia'];

export function specRace(spec: AttackSpec, s: Speech): string {
  if (typeof spec.race === 'object' && 'raceOf' in spec.race) {
    return `those of ${s.his(spec.race.raceOf)} race`;
  }
  const races = many(spec.race);
  if (races.length === 0) return 'an attack of no race';
  return list(
    races.map((race) => (isPlain(spec) || ALONE.includes(race) ? race : raceNoun(race).many)),
  );
}

export const specStrikes = (spec: AttackSpec, s: Speech): string =>
  spec.strikes === 'each'
    ? `one for ${cards(ofFighters(spec.faces ?? {}), s, 'each')}`
    : typeof spec.strikes === 'number'
      ? String(spec.strikes)
      : amount(spec.strikes, s);

/** "an Orc attack" */
export function specAttack(spec: AttackSpec, s: Speech): string {
  if (typeof spec.race === 'object' && 'raceOf' in spec.race) {
    return spec.race.raceOf === 'site'
      ? 'an attack of the race of the first automatic-attack of the site'
      : `an attack of ${s.his(spec.race.raceOf)} race`;
  }
  const races = many(spec.race);
  return races.length === 0 ? 'an attack' : a(`${list(races)} attack`);
}

/** "Orcs: 4 strikes, prowess 7 (detainment)" */
export const specLine = (spec: AttackSpec, s: Speech): string =>
  `${specRace(spec, s)}: ${specNumbers(spec, s)}`;

/** "prowess 7", "prowess of 3 plus his mind" */
const measure = (v: Value, what: string, s: Speech): string =>
  typeof v === 'number' || 'if' in v
    ? `${what} ${amount(v, s)}`
    : 'stat' in v && v.stat === 'attack-prowess' && typeof v.of === 'string'
      ? `${what} equal to that of ${s.him(v.of)}`
      : `${what} of ${amount(v, s)}`;

/** "4 strikes, prowess 7 (detainment)" */
export function specNumbers(spec: AttackSpec, s: Speech): string {
  const prowess = measure(spec.prowess, 'prowess', s);
  const body = spec.body === undefined ? '' : `, ${measure(spec.body, 'body', s)}`;
  const strikes =
    spec.strikes === 'each'
      ? `${cards(ofFighters(spec.faces ?? {}), s, 'each')} faces 1 strike`
      : typeof spec.strikes === 'number'
        ? counted(spec.strikes, STRIKE)
        : `${amount(spec.strikes, s)} strikes`;
  const times = spec.attacks === undefined ? '' : `${numberWord(spec.attacks)} attacks, each of `;
  const detained =
    spec.detainment === undefined
      ? ''
      : spec.detainment === true
        ? ' (detainment)'
        : ` (detainment if ${condition(spec.detainment, s)})`;
  const only = spec.when === undefined ? '' : ` (only if ${condition(spec.when, s)})`;
  return `${times}${strikes}, ${prowess}${body}${detained}${only}`;
}

/** The rules of the attack beyond its numbers, as sentences. `it`: how the attack is called. */
export function specRules(spec: AttackSpec, s: Speech, it = 'the attack'): readonly string[] {
  knowsAll('spec', spec);
  const said: string[] = [];
  const say = (text: string) => said.push(sentence(text));
  const run = (effects: AttackSpec['before'], of: Speech): string =>
    inline(effectClauses(effects!, of), of);
  if (spec.sameDefender) {
    say(
      'all of its attacks are against the same character, and any strikes beyond one are excess strikes against him',
    );
  }
  if (spec.attackerChooses) say('the attacker chooses who faces the strikes');
  if (spec.defender !== undefined) say(`only ${s.he(spec.defender)} faces ${it}`);
  // of each who faces one the line of its strikes speaks
  if (spec.faces !== undefined && spec.strikes !== 'each') {
    say(`only ${cards(ofFighters(spec.faces), s, 'a')} can face its strikes`);
  }
  if (spec.immune) {
    say(`hazards do nothing to ${it}, and resources nothing in its favor, but it can be canceled`);
  }
  if (spec.noWeapons) say('weapons do not change prowess against its strikes');
  if (spec.defendsWith !== undefined) {
    say(`defenders use their ${spec.defendsWith} in place of prowess`);
  }
  for (const { facedBy, by } of spec.helped ?? []) {
    say(`${cards(ofFighters(facedBy), s, 'a')} gets ${signedNumber(by)} to that`);
  }
  for (const { facedBy, by } of spec.stronger ?? []) {
    const whom = cards(ofFighters(facedBy), s, 'a');
    say(`a strike against ${whom} has ${signed(by, s) ?? amount(by, s)} prowess`);
  }
  if (spec.tapping !== undefined) {
    const { stays, taps } = spec.tapping;
    const stay = stays === 0 ? 'at no loss' : `at ${signedNumber(stays)}`;
    const tap = taps === undefined ? '' : `; if he taps, he gets ${signedNumber(taps)}`;
    say(`an untapped character can stay untapped ${stay}${tap}`);
  }
  if (spec.harm === 'taps') {
    say('a strike that would wound a character taps him instead, and no body checks are made');
  }
  if (spec.harm === 'spares') say('whom a strike hits is left unhurt');
  if (spec.harm === 'none') say('who faces a strike is neither tapped nor wounded by it');
  if (spec.cannotBeCanceled === true) say(`${it} cannot be canceled`);
  if (spec.cannotBeCanceled === 'strikes-too' && spec.strikesOnly) {
    say('these strikes cannot be canceled');
  } else if (spec.cannotBeCanceled === 'strikes-too') {
    say(`neither ${it} nor its strikes can be canceled`);
  }
  if (spec.cancelByTapping !== undefined) say(tapsToCancel(spec.cancelByTapping, s));
  const wounded = s.with({
    it: role('wounded', 'person', 'that character'),
    defender: role('wounded', 'person', 'that character'),
  });
  if (spec.before !== undefined) {
    const none = s.with({ it: role('nobody', 'person', 'nobody') });
    const lead = isLasting(spec.before)
      ? ''
      : `before strikes are assigned, unless ${it} is canceled: `;
    say(lead + run(spec.before, none));
  }
  if (spec.onBodyTie !== undefined) {
    wounded.know('it');
    say(
      `when the body check of a character whom ${it} wounded exactly equals his body: ${run(spec.onBodyTie, wounded)}`,
    );
  }
  if (spec.onSuccess !== undefined) {
    const struck = s.with({ it: role('struck', 'person', 'that character') });
    struck.know('it');
    say(`when a strike is successful, at once: ${run(spec.onSuccess, struck)}`);
  }
  if (spec.onFaced !== undefined) {
    const lead = isLasting(spec.onFaced) ? '' : `once a company has faced ${it}: `;
    say(lead + run(spec.onFaced, s));
  }
  if (spec.onWound !== undefined) {
    wounded.know('it');
    // an ally counts as a character in combat (crf/term/ally/7), but makes no corruption checks
    const checks = spec.onWound.every((e) => e.do === 'check' && e.kind === 'corruption');
    const whom = checks ? 'a character' : 'a character or ally';
    const what = spec.strikesOnly ? 'one of them' : it;
    // there is one by the rules
    const done = run(spec.onWound, wounded).replace(/^a body check/, 'a second body check');
    say(`when ${what} wounds ${whom}, at once: ${done}`);
  }
  if (spec.captive !== undefined) {
    if ('here' in spec.captive)
      throw new Error('Only automatic-attacks take prisoners to their site.');
    const rescue = spec.captive.rescue.map((one) => specLine(one, s)).join('; ');
    say(
      `whom a strike hits is not harmed but held prisoner, with this card as the host, at a home of the agent that the attacker chooses, and the agent goes there too. Rescue-attack: ${rescue}`,
    );
  }
  if (spec.onAnyWound !== undefined) {
    say(`if ${it} wounds anyone, at once: ${run(spec.onAnyWound, s)}`);
  }
  if (spec.afterWound !== undefined) {
    const each = s.with({
      it: role('wounded', 'person', 'that character', {
        first: () => 'each character whom it wounded',
      }),
    });
    say(`after the attack, ${run(spec.afterWound, each)}`);
  }
  if (spec.after !== undefined) say(`afterwards, unless ${it} was canceled: ${run(spec.after, s)}`);
  if (spec.ifNotDefeated !== undefined) {
    say(`if ${it} is not defeated: ${run(spec.ifNotDefeated, s)}`);
  }
  return said;
}

/** What holds as long as the attack does: when that begins is of no matter. */
const isLasting = (effects: readonly Effect[]): boolean =>
  effects.every((e) =>
    e.do === 'if'
      ? isLasting(e.then) && isLasting(e.else ?? [])
      : (e.do === 'modify' || e.do === 'install') && e.until === 'attack',
  );

function tapsToCancel(by: NonNullable<AttackSpec['cancelByTapping']>, s: Speech): string {
  if ('what' in by)
    return `any untapped character or ally of the company may tap to cancel the strike against ${cards(ofFighters(by.a), s, 'a')} while it is resolved`;
  const whom = by.notDefender
    ? 'a character or ally of the company other than the defender'
    : 'any character or ally of the company';
  const n = by.times === 1 ? 'once' : `up to ${numberWord(by.times)} times`;
  const when = by.late
    ? 'even after its strike is assigned and after another of them was faced'
    : 'before its strikes are assigned';
  return `${n}, ${whom} may tap to cancel one of these attacks, ${when}`;
}

/** An attack that a text makes: its line, then its rules. */
export const specClause = (spec: AttackSpec, s: Speech, lead: string): Clause => ({
  whole: () => {
    const line = `${lead}${specLine(spec, s)}`;
    const rules = specRules(spec, s);
    return rules.length > 0 ? `${line}. ${rules.join(' ').replace(/\.$/, '')}` : line;
  },
  long: true,
});

// -- keys

/** "Wilderness {w}, or two Shadow-lands {s}{s}" */
export function keyPhrase(keys: readonly Key[], s: Speech): string {
  const said = joined(keys).map((key) => keyed(key, s));
  if (said.length < 2) return said.join('');
  const sep = said.some((text) => text.includes(',')) ? '; ' : ', ';
  return `${said.slice(0, -1).join(sep)}${sep === '; ' ? '; ' : ' '}or ${said[said.length - 1]}`;
}

/** A region by name, and the sites there, are said together. */
type Joined = Key | { readonly regionsAndSites: readonly RegionName[]; readonly key: Key };

function joined(keys: readonly Key[]): readonly Joined[] {
  const out: Joined[] = [];
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    const next = keys[i + 1];
    if (
      'region' in key &&
      next !== undefined &&
      'sitesIn' in next &&
      JSON.stringify(key.region) === JSON.stringify(next.sitesIn) &&
      JSON.stringify(key.when) === JSON.stringify(next.when)
    ) {
      out.push({ regionsAndSites: key.region, key: next });
      i++;
    } else out.push(key);
  }
  return out;
}

function keyed(key: Joined, s: Speech): string {
  if ('regionsAndSites' in key) {
    const { key: sites } = key;
    const a = 'sitesIn' in sites ? sites.a : undefined;
    const what = a === undefined ? 'sites' : cards(a, s, 'many');
    const when = sites.when === undefined ? '' : `, all of these only ${ifClause(sites.when, s)}`;
    return `${list(key.regionsAndSites, 'or')}, and ${what} there${when}`;
  }
  const when = key.when === undefined ? '' : ` ${ifClause(key.when, s)}`;
  return place(key, s) + when;
}

function place(key: Key, s: Speech): string {
  if ('regions' in key) {
    const types = [...new Set(key.regions)];
    return list(
      types.map((type) => {
        const n = key.regions.filter((one) => one === type).length;
        return n === 1 ? regionWord(type) : `${numberWord(n)} ${regionWord(type, n)}`;
      }),
    );
  }
  if ('region' in key) return list(key.region, 'or');
  if ('siteType' in key) return siteWord(key.siteType);
  if ('site' in key) return list(key.site, 'or');
  if ('sitesIn' in key) {
    const what = key.a === undefined ? 'sites' : cards(key.a, s, 'many');
    return `${what} in ${list(key.sitesIn, 'or')}`;
  }
  if ('nothing' in key) return 'nothing (no region or site is needed)';
  if ('siteThat' in key) return a(cards(key.siteThat, s, 'bare'));
  return unknown('key', key);
}
