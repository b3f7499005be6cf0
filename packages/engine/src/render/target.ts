import type { Action, CardFilter, Target } from '../language/index.ts';
import { ofFighters, ofSites } from './about.ts';
import { cards, personOf, predicate } from './filter.ts';
import { attackPhrase, entryPhrase } from './filter-attack.ts';
import { companyParts } from './filter-company.ts';
import { joinsPart } from './filter-parts.ts';
import { headOf } from './noun.ts';
import { type Name, type Role, type Roles, role, type Speech } from './roles.ts';
import { list, many, raceNoun, regionWord, same, unknown } from './words.ts';

/** What an action is aimed at, and who makes it possible: the roles that its text speaks of. */

const ownName = (f: CardFilter): boolean =>
  f.name !== undefined && many(f.name).length === 1 && f.stored === undefined;

/** How a card that was chosen is called later: "that Elf", "that item". */
function laterNoun(f: CardFilter, s: Speech): string {
  if (f.name !== undefined && ownName(f)) return headOf(f, s).head.one;
  const kinds = f.kind === undefined ? [] : many(f.kind);
  if (personOf(f)) {
    if (f.agent !== undefined) return 'the agent';
    if (kinds.length === 1 && kinds[0] === 'ally') return 'that ally';
    const { race, skill, magic } = f;
    const telling = race !== undefined || skill !== undefined || magic !== undefined;
    if (telling && !(Array.isArray(race) && race.length > 2))
      return `that ${headOf({ race, skill, magic }, s).head.one}`;
    if (f.alignment === 'hero' || f.alignment === 'minion') return `that ${f.alignment}`;
    if (f.keyword === 'leader') return 'that leader';
    return 'that character';
  }
  if (kinds.length === 1) return `that ${f.ring === true ? 'ring' : kinds[0]}`;
  return 'that card';
}

/** He of whom there is one, if he is as it is said: "your Ringwraith, if he is tapped". */
function avatarRole({ is: _, ...rest }: CardFilter, s: Speech): Role {
  const { key, noun } = s.role('avatar');
  const first = (speech: Speech): string => `${noun}, if he ${predicate(rest, speech).is}`;
  return role(key, 'person', noun, Object.keys(rest).length === 0 ? {} : { first });
}

function cardRole(f: CardFilter, key: string, s: Speech, zone = ''): Role {
  if (f.is === 'avatar' && f.name === undefined) return avatarRole(f, s);
  const kinds = f.kind === undefined ? [] : many(f.kind);
  const person = personOf(f) || (f.name !== undefined && f.kind === 'character');
  const named = ownName(f) ? { named: true as const } : {};
  // it is the card that lies there, not the company on which it could be played
  const { canAttack, joins, ...what } = f;
  const apart = zone !== '' && (canAttack !== undefined || joins !== undefined);
  const noun = apart ? what : f;
  const anybody = same(what, { kind: 'character' });
  const where = (speech: Speech): string =>
    !apart
      ? zone
      : joins !== undefined
        ? `, ${joinsPart(joins, speech).adj}${anybody ? ' (an avatar only as a follower)' : ''},`
        : canAttack === 'regardless'
          ? `${zone} (no unique card that is in play already)`
          : `${zone} that is playable on the company now`;
  return role(key, person ? 'person' : kinds[0] === 'site' ? 'site' : 'thing', laterNoun(f, s), {
    first: (speech) => lyingThere(cards(noun, speech, 'a'), where(speech)),
    ...named,
    ...(kinds[0] === 'item' ? { carried: true as const } : {}),
  });
}

/** Where it lies comes before what else is said of it: "a creature in hand that can be keyed to ..." */
function lyingThere(what: string, where: string): string {
  const at = where.startsWith(' in ')
    ? what.search(/ ((that|who) (is|are|can|has|have|does|came)|playable at|in or next to) /)
    : -1;
  if (at < 0) return what + where;
  const rest = what.slice(at);
  return `${what.slice(0, at)}${where}${rest.startsWith(' in ') ? ',' : ''}${rest}`;
}

/** Who bears the card that was chosen: told together with it, if it was not spoken of yet. */
const bearerRole = ({ borneBy, ...what }: CardFilter, key: string): Role => {
  // an ally is not borne, it is controlled
  const its = what.kind === 'ally' ? 'its controlling character' : 'its bearer';
  return role(`${key}-bearer`, 'person', its, {
    first: (speech) => {
      if (speech.isKnown('target')) return its;
      speech.know('target');
      return `${cards(borneBy ?? { kind: 'character' }, speech, 'a')} who bears ${cards(what, speech, 'a')}`;
    },
  });
};

const ZONES = {
  play: '',
  pile: ' in a marshalling point pile',
  discard: ' in your discard pile',
  hand: ' in hand',
  guard: ' on guard',
  sites: ' in your location deck',
  eliminated: ' that was eliminated',
} as const;

/** The roles of one target, by all the names it goes by. */
function targetRoles(
  target: Target,
  name: 'target' | 'target2',
  key: string,
  s: Speech,
  by: Action['by'],
): Roles {
  switch (target.target) {
    case 'card': {
      // a faction in play lies there, and nowhere else, as does what is stored
      const lies = target.a.kind === 'faction' || target.a.stored;
      const where = lies && target.zone === 'pile' ? 'play' : target.zone;
      // how he was eliminated says where he is
      const fell = where === 'eliminated' && target.a.fellBeside !== undefined;
      const zone = fell ? '' : ZONES[where ?? 'play'];
      // it is in the pile of whoever does it, as a rule the one whose card this is
      const chosen = cardRole(target.a, key, s, by ? zone.replace(' your ', ' his ') : zone);
      const bearer = name === 'target' ? { 'target-bearer': bearerRole(target.a, key) } : {};
      return { [name]: chosen, ...bearer };
    }
    case 'site':
      return { [name]: cardRole(ofSites(target.a), key, s) };
    case 'company': {
      // what is under attack is the present company, and no other
      const present = s.hazard && target.a.active && Object.keys(target.a).length === 1;
      const company = role(key, 'company', 'the company', {
        first: (speech) => (present ? 'the company' : companyParts(target.a, speech).phrase('a')),
      });
      return { [name]: company };
    }
    case 'region': {
      const types = list(
        many(target.type).map((type) => regionWord(type)),
        'or',
      );
      const region = role(key, 'thing', 'the region', {
        first: () => `one ${types}${target.ofPath ? ' on the path' : ''}`,
      });
      return { [name]: region, region };
    }
    case 'attack': {
      const attack = role(key, 'attack', 'the attack', {
        first: (speech) => {
          const attack = attackPhrase(target.a, speech, 'a');
          if (!target.now) return attack;
          // after other nouns it would be said of them
          return / (with|by|on|at|in) /.test(attack)
            ? `${attack}, while that attack is being faced`
            : `${attack} that is being faced`;
        },
      });
      return { [name]: attack, attack };
    }
    case 'automatic-attack': {
      const attack = role(key, 'attack', 'that automatic-attack', {
        first: (speech) => {
          const what = attackPhrase({ ...target.a, source: 'automatic' }, speech, 'one');
          if (Object.keys(target.at).length === 0) return what;
          return `${what} of ${cards(ofSites(target.at), speech, 'a')}`;
        },
      });
      return { [name]: attack, attack };
    }
    case 'strike':
      return strikeRoles(target, name, key, s);
    case 'entry': {
      const entry = role(key, 'thing', 'it', {
        first: (speech) => entryPhrase(target.a, speech, 'a'),
      });
      return { [name]: entry, entry };
    }
    case 'effect': {
      const effect = role(key, 'thing', 'that effect', {
        first: (speech) => {
          const of = target.leftBy === undefined ? 'a card' : cards(target.leftBy, speech, 'a');
          const needs =
            target.needsSkill === undefined ? '' : ` that needed a ${target.needsSkill}`;
          const on =
            target.aimsAt === undefined
              ? ''
              : ` on ${speech.companyOf(target.aimsAt)} or anything that belongs to it`;
          return `a lasting effect of ${of}${needs}${on}`;
        },
      });
      return { [name]: effect, effect };
    }
    case 'check':
      return checkRoles(target, name, key, s);
    case 'name': {
      if (target.shed !== undefined) {
        const { shed: a } = target;
        return {
          [name]: role(key, 'thing', 'that card', {
            first: () =>
              `${cards(a, s, 'a')} of your opponent's that was shown to you and discarded, wherever it is by now (his play deck is shuffled if it is found there), unless it is out of play for good or cannot come into play`,
          }),
        };
      }
      if (target.site !== undefined) {
        const { site: a } = target;
        return {
          [name]: role(key, 'thing', 'that site', { first: () => cards(a, s, 'a') }),
        };
      }
      const not = target.not.map((race) => raceNoun(race).many);
      const race = role(key, 'thing', 'that race', {
        first: () => `a race of creatures other than ${list(not, 'or')}`,
      });
      return { [name]: race };
    }
    default:
      return unknown('target', target);
  }
}

function strikeRoles(
  target: Extract<Target, { target: 'strike' }>,
  name: 'target' | 'target2',
  key: string,
  s: Speech,
): Roles {
  const { a: of } = target;
  const facedBy = ofFighters(target.facedBy);
  const known = target.facedBy.is !== undefined && Object.keys(target.facedBy).length === 1;
  const defender = known
    ? s.role(target.facedBy.is!)
    : role(`${key}-defender`, 'person', 'that character');
  const strike = role(key, 'attack', 'the strike', {
    first: (speech) => {
      const attack = of === undefined ? '' : attackPhrase(of, speech, 'a');
      const short = !/ (that|keyed|with|by) /.test(attack);
      const whom = known ? speech.him(target.facedBy.is!) : cards(facedBy, speech, 'a');
      if (!known) speech.with({ defender }).know('defender');
      if (attack === '') return `a strike against ${whom}`;
      return short
        ? `a strike of ${attack} against ${whom}`
        : `a strike against ${whom} from ${attack}`;
    },
  });
  return { [name]: strike, strike, defender };
}

const CHECKS = {
  corruption: 'corruption check',
  influence: 'influence check',
  body: 'body check',
  ring: 'ring check',
  riddling: 'riddling roll',
  offering: 'offering attempt',
  burglary: 'burglary attempt',
} as const;

function checkRoles(
  target: Extract<Target, { target: 'check' }>,
  name: 'target' | 'target2',
  key: string,
  s: Speech,
): Roles {
  const { who } = target;
  const known = who?.is !== undefined && Object.keys(who).length === 1;
  const checker = known ? s.role(who!.is!) : role(`${key}-checker`, 'person', 'that character');
  const check = role(key, 'thing', 'that check', {
    first: (speech) => {
      const kinds = list(
        many(target.kind).map((kind) => CHECKS[kind]),
        'or',
      );
      const by =
        who === undefined ? '' : ` by ${known ? speech.him(who.is!) : cards(who, speech, 'a')}`;
      if (!known) speech.with({ checker }).know('checker');
      const against =
        target.versus === undefined ? '' : ` against ${cards(target.versus, speech, 'a')}`;
      return `one ${kinds}${by}${against}`;
    },
  });
  // what it is tried on, if of one kind, is called so when it is spoken of again
  const on = target.versus?.kind;
  const cause = typeof on === 'string' ? { cause: role('cause', 'thing', `that ${on}`) } : {};
  return { [name]: check, check, checker, ...cause };
}

/** The one who uses a skill, or pays by tapping. */
function userRole(user: NonNullable<Action['user']>, s: Speech): Role {
  const { skillOnly: _, ...f } = user;
  if (f.is !== undefined) return s.role(f.is);
  const later = f.avatar
    ? `the ${s.avatar}`
    : laterNoun(f, s).replace(/^that (?!character|hero|minion)/, 'the ');
  return role(s.depth > 0 ? `user@${s.depth}` : 'user', 'person', later, {
    first: (speech) =>
      f.avatar ? cards(f, speech, 'a').replace(/^an? /, 'your ') : cards(f, speech, 'a'),
  });
}

/** All the roles that an action binds. `n` keeps those of several actions apart. */
export function actionRoles(action: Action, s: Speech, n = 0, like?: Action): Speech {
  let speech = s;
  if (action.user !== undefined) speech = speech.with({ user: userRole(action.user, speech) });
  const names = ['target', 'target2'] as const;
  (action.targets ?? []).forEach((target, index) => {
    const name = names[index];
    if (name === undefined)
      throw new Error('The renderer knows two targets of an action, no more.');
    const own = s.depth > 0 ? `${name}@${s.depth}` : name;
    // what several actions have in common is the same for all of them
    const shared = n > 0 && same(like?.targets?.[index], target);
    const key = n === 0 || shared ? own : `${own}-${n}`;
    speech = speech.with(targetRoles(target, name, key, speech, action.by));
  });
  return speech;
}

/** What a card is played on. A card that stays with a strike stays with whoever faces it. */
export function onWhom(target: Target, name: Name, s: Speech, stays: boolean): string {
  if (target.target !== 'strike' || !stays) return s.him(name);
  s.know(name);
  s.know('defender');
  const attack = target.a === undefined ? '' : ` of ${attackPhrase(target.a, s, 'a')}`;
  return `${cards(ofFighters(target.facedBy), s, 'a')} who faces a strike${attack}`;
}

/** How the target is called in "only one on each ...". */
export function targetWord(action: Action): string {
  const target = action.targets?.[0];
  if (target === undefined) return 'target';
  if (target.target !== 'card') return target.target;
  if (target.a.agent !== undefined) return 'agent';
  const kinds = target.a.kind === undefined ? [] : many(target.a.kind);
  return kinds.length === 1 ? kinds[0]! : 'target';
}

export const targetNames = (action: Action): readonly Name[] =>
  (['target', 'target2'] as const).slice(0, action.targets?.length ?? 0);
