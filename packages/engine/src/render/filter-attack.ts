import type { AttackFilter, AttackSource, CardFilter, EntryFilter } from '../language/index.ts';
import { ofSites } from './about.ts';
import { knowsAll } from './fields.ts';
import { afterMany, allOf, anyOf, being, beingA, denied, doing, type Part } from './parts.ts';
import type { Speech } from './roles.ts';
import { aCompany, amount, cards } from './tongue.ts';
import {
  a,
  compared,
  list,
  many,
  type Noun,
  noun,
  numberWord,
  raceNoun,
  regionWord,
  siteWord,
  typeWord,
  unknown,
} from './words.ts';

/** Attacks that match a filter, and what is on a chain of effects. */

const SOURCES: Record<AttackSource, Noun> = {
  creature: noun('creature attack'),
  automatic: noun('automatic-attack'),
  event: noun("event's attack", "events' attacks"),
  agent: noun("agent's attack", "agents' attacks"),
  company: noun('attack of one company on another', 'attacks of one company on another'),
};

const BY_ANOTHER = noun('attack of another company', 'attacks of other companies');

function head(
  f: AttackFilter,
  spared: readonly string[] = [],
): { readonly noun: Noun; readonly telling: boolean } {
  // an attack "by a scout agent" need not be called an agent's as well
  const said = f.source === 'agent' && f.by?.agent ? undefined : f.source;
  // who is attacked is said: the attack is that of the other company
  const source = (x: AttackSource): Noun => {
    if (x !== 'company') return SOURCES[x];
    // which company attacks is said
    if (f.madeBy !== undefined) return noun('attack');
    return f.against === undefined ? SOURCES[x] : BY_ANOTHER;
  };
  const sources = said === undefined ? [noun('attack')] : many(said).map(source);
  const adjectives: string[] = spared.length > 0 ? [spared.join(', ')] : [];
  if (f.detainment === true) adjectives.push('detainment');
  if (f.detainment === false) adjectives.push('non-detainment');
  if (f.tag !== undefined) adjectives.push(f.tag);
  const races = f.race === undefined ? [] : many(f.race);
  const before = (last: 'or' | 'and') =>
    [...adjectives, ...(races.length > 0 ? [list(races, last)] : [])]
      .map((adjective) => `${adjective} `)
      .join('');
  return {
    noun: {
      one:
        before('or') +
        list(
          sources.map((source) => source.one),
          'or',
        ),
      many: before('and') + list(sources.map((source) => source.many)),
    },
    telling: adjectives.length > 0 || races.length > 0 || f.source !== undefined,
  };
}

/** "Itangast in any form", "a Dragon ahunt card" */
function maker(by: CardFilter, s: Speech): string {
  const { being: beings, ...rest } = by;
  // it lies no longer off to the side while it attacks
  if (by.on !== undefined && Object.keys(by).length === 1)
    return `the creature kept with ${s.him(by.on)}`;
  return beings !== undefined && Object.keys(rest).length === 0
    ? `${list(many<string>(beings), 'or')} in any form`
    : cards(by, s, 'a');
}

function partsOf(f: AttackFilter, s: Speech): readonly Part[] {
  knowsAll('attack', f);
  const parts: Part[] = [];
  const say = (part: Part) => parts.push(part);
  if (f.name !== undefined) {
    const names = list(many(f.name), 'or');
    say(being(`by ${names}`));
  }
  if (f.by !== undefined) say(being(`by ${maker(f.by, s)}`));
  if (f.madeBy !== undefined)
    say(
      being(
        `by ${s.companyOf(f.madeBy)} on ${f.foes === undefined ? 'another company' : aCompany(f.foes, s)}`,
      ),
    );
  else if (f.foes !== undefined) say(being(`with ${aCompany(f.foes, s)} on the other side`));
  if (f.failedBy !== undefined) {
    const failed = `a failed strike by ${cards(f.failedBy, s, 'a')}`;
    say(doing(`with ${failed}`, 'has', 'have', failed));
  }
  if (f.body !== undefined) {
    const what = f.body ? 'body' : 'no body';
    say(doing(`with ${what}`, 'has', 'have', what));
  }
  if (f.outnumbers)
    say(
      doing(
        'with more strikes than there are characters and allies in the company',
        'has',
        'have',
        'more strikes than there are characters and allies in the company',
      ),
    );
  if (f.successful !== undefined)
    say(
      f.successful
        ? doing(
            'all of whose strikes were successful',
            'has',
            'have',
            'had only successful strikes',
          )
        : doing('one of whose strikes failed', 'has', 'have', 'had a strike fail'),
    );
  if (f.defeated) say(doing('that was defeated', 'was', 'were', 'defeated'));
  if (f.failed) say(doing('all of whose strikes failed', 'has', 'have', 'had all strikes fail'));
  if (f.aimedAt) say(being('chosen as the target', 'that was chosen'));
  if (f.multiple !== undefined) {
    const one = 'one of several attacks of one card';
    say(f.multiple ? being(one, `that is ${one}`) : denied(being(one), 'that'));
  }
  if (f.noWeapons !== undefined) {
    const none: Part = doing('against which weapons do not help', 'lets', 'let', 'no weapon help');
    say(f.noWeapons ? none : denied(none, 'that'));
  }
  if (f.against !== undefined) say(being(`on ${s.companyOf(f.against)}`));
  if (f.attackerChooses !== undefined) {
    const chooses: Part = {
      adj: 'whose attacker chooses who faces the strikes',
      adjs: 'whose attackers choose who faces the strikes',
      is: 'has its attacker choose who faces the strikes',
      are: 'have their attackers choose who faces the strikes',
      isnt: 'does not have its attacker choose who faces the strikes',
      arent: 'do not have their attackers choose who faces the strikes',
    };
    say(f.attackerChooses ? chooses : denied(chooses, 'that'));
  }
  if (f.at !== undefined) say(being(`at ${cards(ofSites(f.at), s, 'a')}`));
  if (f.strikes !== undefined) {
    const { op, value, each } = f.strikes;
    const strikes = `${compared(op, numberWord(value))} ${op === '=' && value === 1 ? 'strike' : 'strikes'}`;
    const said = `${strikes}${each ? ' (as each attack that its card has still to make must have)' : ''}`;
    say(doing(`${each ? 'with' : 'of'} ${said}`, 'has', 'have', said));
  }
  if (f.prowess !== undefined) {
    const { op, value, basis } = f.prowess;
    const what = `a ${basis} prowess of ${compared(op, amount(value, s))}`;
    say(doing(`with ${what}`, 'has', 'have', what));
  }
  // what is keyed by name to such a region or site is not meant (coe/3.i.4)
  const types = [
    ...many(f.keyedTo ?? []).map((type) => a(regionWord(type))),
    ...many(f.keyedToSiteType ?? []).map((type) => a(siteWord(type))),
  ];
  if (types.length > 0) say(being(`keyed by type to ${list(types, 'or')}`));
  const keys: string[] =
    f.keyedToRegion === 'any' ? ['regions (by type or name)'] : [...many(f.keyedToRegion ?? [])];
  const byName = keys.length > 0 && f.keyedToRegion !== 'any' ? 'by name ' : '';
  if (f.keyedToSite === true) keys.push('a site');
  if (keys.length > 0) say(being(`keyed ${byName}to ${list(keys, 'or')}`));
  if (f.keyedIn !== undefined)
    say(
      being(
        `keyed, by type or by name, to ${list(
          many(f.keyedIn).map((type) => a(typeWord(type))),
          'or',
        )}`,
      ),
    );
  if (f.keyedToSite === false) say(being('not keyed to a site'));
  if (f.not !== undefined) say(denied(attackPart(f.not, s), 'that'));
  if (f.any !== undefined) {
    say(
      anyOf(
        f.any.map((one) => attackPart(one, s)),
        'that',
      ),
    );
  }
  return parts;
}

const BEFORE_THE_NOUN: readonly string[] = ['source', 'race', 'detainment', 'tag'];

/** Races that it is not of, said before the noun if more follows: "a site that is not a Dragon attack" is said of no site. */
function sparing(f: AttackFilter): {
  readonly said: AttackFilter;
  readonly spared: readonly string[];
} {
  const { not, ...said } = f;
  const alone = not?.race !== undefined && Object.keys(not).length === 1;
  const follows = Object.keys(said).some((field) => !BEFORE_THE_NOUN.includes(field));
  if (!alone || !follows) return { said: f, spared: [] };
  return { said, spared: many(not.race!).map((race) => `non-${race}`) };
}

/** "an Orc attack keyed to a Wilderness {w}" */
export function attackPhrase(
  f: AttackFilter,
  s: Speech,
  how: 'a' | 'one' | 'each' | 'any' | 'many' | 'all' | 'bare',
  /** whose companies are attacked, if something else than the attack says so */
  on?: string,
): string {
  if (f.aimedAt && Object.keys(f).length === 1 && how === 'a') return 'that attack';
  const several = how === 'many' || how === 'all';
  const { said, spared } = sparing(f);
  const { noun: of } = head(said, spared);
  const after = [...(on === undefined ? [] : [being(`on ${on}`)]), ...partsOf(said, s)]
    .map((part) => ` ${several ? afterMany(part) : part.adj}`)
    .join('');
  switch (how) {
    case 'a':
      return a(of.one) + after;
    case 'bare':
      return of.one + after;
    case 'many':
      return of.many + after;
    case 'all':
      return `all ${of.many}${after}`;
    case 'one':
    case 'each':
    case 'any':
      return `${how} ${of.one}${after}`;
    default:
      return how satisfies never;
  }
}

/** "is an Orc attack against his company" */
export function attackPart(f: AttackFilter, s: Speech): Part {
  if (head(f).telling) {
    const one = attackPhrase(f, s, 'a');
    return beingA(one, attackPhrase(f, s, 'many'), `that is ${one}`);
  }
  const parts = partsOf(f, s);
  return parts.length > 0 ? allOf(parts) : being('being faced');
}

/** Creatures that would attack so: "Orc creatures keyed to a site". */
export function creaturesOf(f: AttackFilter, s: Speech): string {
  const { source: _, race, ...rest } = f;
  const what = race === undefined ? 'creatures' : `${list(many(race), 'or')} creatures`;
  const { race: spared, ...less } = rest.not ?? {};
  if (spared !== undefined && Object.keys(less).length === 0)
    return `${what} other than ${list(many(spared), 'or')}`;
  const after = partsOf(rest, s).map((part) => ` ${afterMany(part)}`);
  return `${what}${after.join('')}`;
}

/** Those who attack so: "Orcs", "Dragons and Drakes", else the attacks. */
export function foes(f: AttackFilter, s: Speech): string {
  const { race, ...rest } = f;
  if (race === undefined || Object.keys(rest).length > 0) return attackPhrase(f, s, 'many');
  return list(many(race).map((one) => raceNoun(one).many));
}

/** "a card that would tap a site": something on the chain, not yet resolved. */
export function entryPhrase(f: EntryFilter, s: Speech, how: 'a' | 'one' | 'any'): string {
  knowsAll('entry', f);
  if (f.any !== undefined && Object.keys(f).length === 1) {
    return list(
      f.any.map((one) => entryPhrase(one, s, how === 'one' ? 'a' : how)),
      'or',
    );
  }
  const after: string[] = [];
  let what =
    f.influenceOn !== undefined
      ? `${unresolved('influence attempt', how)}${byWhom(f)} against ${cards(f.influenceOn, s, 'a')}`
      : f.activated !== undefined
        ? cards(f.activated, s, how === 'a' ? 'a' : how)
        : f.asEvent !== undefined
          ? `${cards(f.asEvent, s, how === 'a' ? 'a' : how)} that is declared as an event and not resolved yet`
          : f.card !== undefined
            ? unresolved(cards(f.card, s, 'bare'), how)
            : f.any !== undefined
              ? list(
                  f.any.map((one) => entryPhrase(one, s, how === 'one' ? 'a' : how)),
                  'or',
                )
              : // a skill is needed to play a card
                unresolved(f.needsSkill === undefined ? 'card or effect' : 'card', how);
  if (f.influenceOn === undefined) what += byWhom(f);
  if (f.activated !== undefined)
    after.push(
      'that was tapped as a permanent-event, in answer to that tapping and instead of its discard,',
    );
  if (f.needsSkill !== undefined) after.push(`that needs a ${f.needsSkill}`);
  if (f.onGuard !== undefined)
    after.push(`that was ${f.onGuard ? '' : 'not '}revealed from its place on guard`);
  if (f.tapsAgent) after.push('for which an agent was tapped');
  if (f.would !== undefined) after.push(`that would ${list(many(f.would).map(would), 'or')}`);
  if (f.cancels !== undefined) after.push(`that would cancel ${attackPhrase(f.cancels, s, 'a')}`);
  if (f.aimsAt !== undefined) {
    after.push(`played on ${s.companyOf(f.aimsAt)} or anything that belongs to it`);
  }
  return [what, ...after].join(' ');
}

const byWhom = ({ by }: EntryFilter): string =>
  by === undefined ? '' : by === 'you' ? ' of yours' : ' of an opponent';

const unresolved = (what: string, how: 'a' | 'one' | 'any'): string =>
  how === 'a' ? `an unresolved ${what}` : `${how} unresolved ${what}`;

function would(what: 'return-to-origin' | 'tap-site' | 'discard-character' | 'imprison'): string {
  switch (what) {
    case 'return-to-origin':
      return 'send the company back to where it came from';
    case 'tap-site':
      return 'tap its site';
    case 'discard-character':
      return 'discard a character';
    case 'imprison':
      return 'take a character prisoner';
    default:
      return unknown('effect on the chain', what);
  }
}
