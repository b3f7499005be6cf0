/** Who speaks on a card, and of whom: itself, what it lies on, the avatar of its player. */

import type { Alignment, Card, EventCard } from '../language/index.ts';
import { ENGLISH } from './english.ts';
import { type Role, type Roles, role, type Sort } from './roles.ts';
import { unknown } from './words.ts';

/** For one player of minions alone, whose avatar is known by that. */
const isOfOneLord = ({ specific, alignment }: Card): boolean =>
  specific !== undefined && alignment === 'minion';

/** What those are called for whom such cards are. */
const AVATARS: Readonly<Partial<Record<Alignment, string>>> = {
  hero: 'Wizard',
  minion: 'Ringwraith',
  stage: 'Fallen-wizard',
  'fallen-wizard': 'Fallen-wizard',
};

export const settingsOf = (card: Card) => ({
  tongue: ENGLISH,
  avatar: isOfOneLord(card) ? 'avatar' : (AVATARS[card.alignment] ?? 'avatar'),
  ...(card.specific === undefined
    ? {}
    : { lord: isOfOneLord(card) ? `the ${card.specific}` : card.specific }),
  activeCompany: 'the company',
  hazard: card.kind === 'creature' || (card.kind === 'event' && card.side === 'hazard'),
});

function selfRole(card: Card): Role {
  switch (card.kind) {
    case 'character':
    case 'ally':
      return role('self', 'person', card.name, { named: true });
    case 'creature':
      return role('self', 'thing', card.name, { named: true });
    case 'item':
      return role('self', 'thing', 'this item', { named: true, carried: true });
    case 'site':
      return role('self', 'site', 'this site', { named: true });
    case 'faction':
      return role('self', 'thing', 'this faction', { named: true });
    case 'event':
    case 'region':
      return role('self', 'thing', 'this card', { named: true });
    default:
      return unknown('kind of card', card);
  }
}

const BEARERS: Record<Sort, string> = {
  person: 'the bearer',
  company: 'the company',
  site: 'the site',
  thing: 'the item',
  attack: 'the attack',
};

export function rolesOf(card: Card): Roles {
  const avatar =
    card.specific !== undefined && !isOfOneLord(card)
      ? role('avatar', 'person', card.specific, { named: true })
      : role(
          'avatar',
          'person',
          isOfOneLord(card) ? `the ${card.specific}` : `your ${settingsOf(card).avatar}`,
        );
  const roles = { self: selfRole(card), avatar };
  if (card.kind === 'ally') {
    return { ...roles, bearer: role('bearer', 'person', 'the controlling character') };
  }
  if (card.kind === 'faction') return { ...roles, bearer: role('bearer', 'person', 'its leader') };
  if (card.kind === 'event' && card.ally?.ofFoe)
    return { ...roles, bearer: role('bearer', 'thing', 'the ally') };
  // it comes to lie with a card of which it says what that is worth
  if (
    card.kind === 'event' &&
    card.on === undefined &&
    card.abilities?.some((x) => x.is === 'modify' && x.stat === 'points' && x.of === 'bearer')
  )
    return { ...roles, bearer: role('bearer', 'thing', 'the card with which this card lies') };
  // it lies on a company only until it lies with the agent for whom it is
  if (card.abilities?.some((x) => x.is === 'grant' && x.ability === 'be-summoned'))
    return { ...roles, bearer: role('bearer', 'person', 'the agent with whom it lies') };
  if (card.kind === 'event' && card.on === 'target') {
    const sort = targetSort(card);
    const name = targetName(card);
    if (name !== undefined)
      return { ...roles, bearer: role('target', sort, name, { named: true }) };
    const first = card.plays[0]?.targets?.[0];
    if (first?.target === 'card' && (first.a.kind === 'event' || first.a.kind === 'faction'))
      return { ...roles, bearer: role('target', 'thing', `that ${first.a.kind}`) };
    // a card played on a strike stays with the one who faces it
    const onStrike = card.plays[0]?.targets?.[0]?.target === 'strike';
    const key = onStrike ? 'target-defender' : 'target';
    const noun = onSiteOrDragon(card) ? 'the site or Dragon card' : BEARERS[sort];
    return { ...roles, bearer: role(key, sort, noun, bearerFirst(sort)) };
  }
  return roles;
}

/** It lies on a site, or on the Dragon that is at home there. */
export const onSiteOrDragon = ({ plays }: EventCard): boolean =>
  plays.some((way) => way.targets?.[0]?.target === 'site') &&
  plays.some((way) => {
    const target = way.targets?.[0];
    return target?.target === 'card' && target.a.keyword === 'at-home';
  });

const bearerFirst = (sort: Sort): Partial<Role> => (sort === 'thing' ? { carried: true } : {});

/** The one card it can be on, if it names one. */
function targetName(card: EventCard): string | undefined {
  const target = card.plays[0]?.targets?.[0];
  const name = target?.target === 'card' ? target.a.name : undefined;
  return typeof name === 'string' ? name : undefined;
}

export function targetSort(card: EventCard): Sort {
  const target = card.plays[0]?.targets?.[0];
  if (target === undefined) return 'person';
  if (target.target === 'company') return 'company';
  if (target.target === 'site') return 'site';
  if (target.target !== 'card') return 'person';
  return target.a.kind === 'item' ? 'thing' : target.a.kind === 'site' ? 'site' : 'person';
}

export type Settings = ReturnType<typeof settingsOf>;
