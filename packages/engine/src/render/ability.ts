import type { Ability, Action, CardFilter, Modify } from '../language/index.ts';
import { ofSites } from './about.ts';
import { grouped, groupPhrase } from './action.ts';
import { say } from './clause.ts';
import { condition } from './condition.ts';
import { cards } from './filter.ts';
import { changeClause, gather } from './modify.ts';
import type { Speech } from './roles.ts';
import { rulePhrase } from './rule.ts';
import { triggerPhrase } from './trigger.ts';
import { same } from './words.ts';

/** What a card in play says, each thing a phrase without first capital and last full stop. */
export function abilityPhrases(
  abilities: readonly Ability[],
  s: Speech,
  subjectless = false,
): readonly string[] {
  const out: string[] = [];
  for (let i = 0; i < abilities.length; ) {
    const ability = abilities[i]!;
    let end = i + 1;
    while (end < abilities.length && abilities[end]!.is === ability.is) end++;
    const alike = abilities.slice(i, end);
    if (ability.is === 'modify') {
      let before: Modify['when'];
      for (const group of gather(alike as readonly Modify[])) {
        const first = group[0]!;
        const goesOn = first.when !== undefined && same(first.when, before);
        const own = subjectless && first.of === 'self';
        const said = say(changeClause(group, s, own, goesOn), s);
        if (goesOn) out[out.length - 1] += `, and ${said}`;
        else out.push(said);
        before = first.when;
      }
      i = end;
    } else if (ability.is === 'action') {
      for (const group of grouped(alike as readonly Action[], s)) {
        // told in one breath, each is still aimed at something of its own
        const own = s.depth > 0 ? s.with({}, { depth: s.depth + out.length / 100 }) : s;
        out.push(groupPhrase(group, apartFromBearer(group, own), 'use'));
      }
      i = end;
    } else if (ability.is === 'cannot' && isMoreOf(abilities[i - 1], ability)) {
      // "he cannot be discarded" goes on: "or returned to hand"
      out[out.length - 1] += single(ability, s).replace(/^.*? cannot /s, ' or ');
      i++;
    } else {
      const said = single(ability, s);
      const more = goingOn(abilities[i - 1], ability, said, s);
      if (more === undefined) out.push(said);
      else out[out.length - 1] += more;
      i++;
    }
  }
  return out;
}

const SAID_BY_CANNOT: readonly string[] = [
  'untap',
  'be-follower',
  'move',
  'be-discarded',
  'be-returned',
];

const isMoreOf = (before: Ability | undefined, rule: Ability): boolean =>
  before?.is === 'cannot' &&
  rule.is === 'cannot' &&
  same(before.who, rule.who) &&
  same(before.when, rule.when) &&
  SAID_BY_CANNOT.includes(before.what) &&
  SAID_BY_CANNOT.includes(rule.what);

/** Which sites it is said of. */
const sitesOf = (ability: Ability | undefined): CardFilter | undefined => {
  if (ability?.is === 'retype' || ability?.is === 'automatic-attacks') return ability.sites;
  return ability?.is === 'grant' && typeof ability.to === 'object' ? ability.to.each : undefined;
};

/** A subject that takes so many letters is not said twice over. */
const LONG = 40;

/** "each version of the site ... counts as a, and has no b, but this one instead": what is said of the same sites goes on. */
function goingOn(
  before: Ability | undefined,
  ability: Ability,
  said: string,
  s: Speech,
): string | undefined {
  const sites = sitesOf(ability);
  if (sites === undefined || !same(sites, sitesOf(before))) return undefined;
  const subject = cards(ofSites(sites), s, 'each');
  if (subject.length < LONG || !said.startsWith(subject)) return undefined;
  const instead =
    before?.is === 'automatic-attacks' &&
    ability.is === 'automatic-attacks' &&
    ability.how === 'add';
  const rest = said.slice(subject.length);
  return instead
    ? rest.replace(' has one more automatic-attack', ', but this one instead')
    : `, and${rest}`;
}

function single(ability: Exclude<Ability, Modify | Action>, s: Speech): string {
  switch (ability.is) {
    case 'trigger':
      return triggerPhrase(ability, s);
    case 'leave-when':
      return `discard ${s.him('self')} at once if ${condition(ability.cond, s)}`;
    default:
      return rulePhrase(ability, s);
  }
}

/** The bearer was the target once; what the ability is aimed at is another. */
function apartFromBearer(group: readonly Action[], s: Speech): Speech {
  const bearer = s.roles.bearer;
  const aimed = group.some((action) => (action.targets ?? []).length > 0);
  // what an ability is aimed at that was left behind has a name of its own
  return bearer?.key === 'target' && aimed && s.depth === 0
    ? s.with({ bearer: { ...bearer, key: 'bearer' } })
    : s;
}
