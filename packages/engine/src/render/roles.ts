import type { Ref, Who } from '../language/index.ts';
import type { Tongue } from './tongue.ts';
import { possessiveOf } from './words.ts';

/** What a role of a card's text stands for; it decides how one speaks of it. */
export type Sort = 'person' | 'company' | 'site' | 'thing' | 'attack';

export interface Role {
  /** two roles of one key are the same being */
  readonly key: string;
  readonly sort: Sort;
  /** 'the scout', 'Gandalf': how it is called once it is known */
  readonly noun: string;
  /** 'a scout': how it is called the first time */
  readonly first?: (s: Speech) => string;
  /** called by its name always, never he or it */
  readonly named?: true;
  /** a thing that is carried: its company is that of its bearer */
  readonly carried?: true;
}

/** What a text speaks of: roles that are cards, and what is aimed at that is no card. */
export type Name = Ref | 'attack' | 'strike' | 'entry' | 'effect' | 'check' | 'region';

export type Roles = { readonly [N in Name]?: Role };

export interface Settings {
  /** how what is spoken of is said */
  readonly tongue: Tongue;
  readonly avatar: string;
  /** the one avatar for whom the card is, if it is for one */
  readonly lord?: string;
  readonly activeCompany: string;
  /** the card is a hazard: what it does in play is asked about against the hazard limit */
  readonly hazard?: boolean;
  readonly inAttack?: boolean;
  readonly depth?: number;
}

interface Memory {
  /** who was named in this paragraph: from now on a pronoun will do */
  readonly said: Set<string>;
  /** every person the paragraph speaks of; with several, pronouns would not be clear */
  readonly persons: Set<string>;
}

/**
 * Speaks of the roles of one paragraph: by a full phrase the first time, then by a pronoun if it
 * can mean nobody else.
 */
export class Speech {
  readonly roles: Roles;
  readonly tongue: Tongue;
  /** what avatars are called on this card */
  readonly avatar: string;
  readonly lord: string | undefined;
  /** the company whose phase it is */
  readonly activeCompany: string;
  readonly hazard: boolean;
  /** what is said lasts for the attack that is going on */
  readonly inAttack: boolean;
  /** how deep in abilities that leave abilities behind: each has targets of its own */
  readonly depth: number;
  private readonly memory: Memory;
  private readonly rehearsed: ReadonlySet<string> | undefined;

  constructor(
    roles: Roles,
    settings: Settings,
    rehearsed?: ReadonlySet<string>,
    memory: Memory = { said: new Set(), persons: new Set() },
  ) {
    this.roles = roles;
    this.tongue = settings.tongue;
    this.avatar = settings.avatar;
    this.lord = settings.lord;
    this.activeCompany = settings.activeCompany;
    this.hazard = settings.hazard ?? false;
    this.inAttack = settings.inAttack ?? false;
    this.depth = settings.depth ?? 0;
    this.rehearsed = rehearsed;
    this.memory = memory;
  }

  /** The same paragraph, with some roles taken by others. */
  with(roles: Roles, changed: Partial<Settings> = {}): Speech {
    const { tongue, avatar, lord, activeCompany, hazard, inAttack, depth } = this;
    const his = lord === undefined ? {} : { lord };
    const settings = { tongue, avatar, ...his, activeCompany, hazard, inAttack, depth, ...changed };
    return new Speech({ ...this.roles, ...roles }, settings, this.rehearsed, this.memory);
  }

  get persons(): ReadonlySet<string> {
    return this.memory.persons;
  }

  role(ref: Name): Role {
    return this.roles[ref] ?? DEFAULT_ROLES[ref];
  }

  isKnown(ref: Name): boolean {
    return this.memory.said.has(this.role(ref).key);
  }

  /** Marks it as spoken of, without a word. */
  know(ref: Name): void {
    this.memory.said.add(this.role(ref).key);
  }

  /** Marks that persons without a role were spoken of. */
  meetOthers(): void {
    this.memory.persons.add('others');
  }

  private alone(role: Role): boolean {
    return (this.rehearsed ?? this.memory.persons).size < 2 && role.sort === 'person';
  }

  private call(ref: Name, pronoun: (sort: Sort) => string | undefined): string | undefined {
    const role = this.role(ref);
    const known = this.isKnown(ref);
    this.know(ref);
    if (role.sort === 'person') this.memory.persons.add(role.key);
    if (!known) return role.first?.(this) ?? role.noun;
    if (role.named) return role.noun;
    if (role.sort === 'person') return this.alone(role) ? undefined : role.noun;
    return pronoun(role.sort) === undefined ? role.noun : undefined;
  }

  /** As the subject: "he", "the company". */
  he(ref: Name): string {
    return this.call(ref, () => undefined) ?? 'he';
  }

  /** As the object: "him", "the site". */
  him(ref: Name): string {
    return this.call(ref, () => undefined) ?? 'him';
  }

  /** "his", "its" */
  his(ref: Name): string {
    const its = (sort: Sort) => (sort === 'thing' ? undefined : 'its');
    const called = this.call(ref, its);
    if (called !== undefined) return possessiveOf(called);
    return this.role(ref).sort === 'person' ? 'his' : 'its';
  }

  /** "his company" */
  companyOf(ref: Name): string {
    const role = this.role(ref);
    if (role.sort === 'company') return this.him(ref);
    // an ally is in the company of whoever controls it
    const isAlly =
      role.key === this.roles.bearer?.key &&
      this.roles.self?.sort === 'person' &&
      role.key !== this.roles.self.key;
    if (isAlly) return this.companyOf('self');
    if (role.sort === 'site') return `a company at ${this.him(ref)}`;
    if (role.carried) {
      const bearer = this.role('bearer');
      if (bearer.sort === 'person' && role.key !== bearer.key)
        return `${this.his('bearer')} company`;
      return `the company of the bearer of ${this.him(ref)}`;
    }
    if (this.isKnown(ref) || role.first === undefined) return `${this.his(ref)} company`;
    const first = this.him(ref);
    return / (at|in|who|that|with|of) /.test(first)
      ? `the company of ${first}`
      : `${possessiveOf(first)} company`;
  }

  /** The company that the text is about: of the target, of the user. */
  theCompany(): string {
    for (const name of ['target', 'user'] as const) {
      if (this.roles[name]?.sort === 'company') return this.him(name);
    }
    for (const name of ['user', 'target', 'bearer', 'self'] as const) {
      const sort = this.roles[name]?.sort;
      if (sort === 'person' || sort === 'company') return this.companyOf(name);
    }
    return this.roles.self?.carried ? this.companyOf('self') : this.activeCompany;
  }

  /** "at his site" */
  siteOf(ref: Name): string {
    return this.role(ref).sort === 'site' ? `at ${this.him(ref)}` : `at ${this.his(ref)} site`;
  }
}

/** Says something twice: once to hear who is spoken of, once for the ear. */
export function speak<T>(roles: Roles, settings: Settings, say: (speech: Speech) => T): T {
  const rehearsal = new Speech(roles, settings);
  say(rehearsal);
  return say(new Speech(roles, settings, rehearsal.persons));
}

export const role = (key: string, sort: Sort, noun: string, more: Partial<Role> = {}): Role => ({
  key,
  sort,
  noun,
  ...more,
});

/** What the roles are called on a card that says nothing closer. */
const DEFAULT_ROLES: { readonly [N in Name]: Role } = {
  self: role('self', 'thing', 'this card', { named: true }),
  bearer: role('bearer', 'person', 'the bearer'),
  user: role('user', 'person', 'that character', { first: () => 'a character' }),
  target: role('target', 'thing', 'the target'),
  target2: role('target2', 'thing', 'the second target'),
  it: role('it', 'person', 'that character'),
  cause: role('cause', 'thing', 'that card'),
  avatar: role('avatar', 'person', 'your avatar'),
  picked: role('picked', 'thing', 'the chosen card'),
  defender: role('defender', 'person', 'the defender'),
  site: role('site', 'site', 'the site'),
  'target-bearer': role('target-bearer', 'person', 'its bearer'),
  checker: role('checker', 'person', 'the character who makes it'),
  foe: role('foe', 'thing', 'the attacking creature'),
  attack: role('attack', 'attack', 'the attack'),
  strike: role('strike', 'attack', 'the strike'),
  entry: role('entry', 'thing', 'the effect'),
  effect: role('effect', 'thing', 'the effect'),
  check: role('check', 'thing', 'the check'),
  region: role('region', 'thing', 'the region'),
};

/** A player as the doer of something. 'you' are given instructions: no subject is said. */
export function playerName(who: Who, s: Speech): string {
  if (typeof who === 'object') {
    if ('opponentOf' in who) return `an opponent of ${s.his(who.opponentOf)} player`;
    return typeof who.playerOf === 'object'
      ? `${possessiveOf(who.playerOf.name)} player`
      : `${s.his(who.playerOf)} player`;
  }
  switch (who) {
    case 'you':
      return 'you';
    case 'opponent':
      return 'an opponent';
    case 'resource-player':
      return 'the resource player';
    case 'hazard-player':
      return 'the hazard player';
    case 'target-player':
      return `${s.his('target')} player`;
    case 'bearer-player':
      return `${s.his('bearer')} player`;
    case 'each-player':
      return 'each player';
    default:
      return who satisfies never;
  }
}

export const playersOwn = (who: Who, s: Speech): string => possessiveOf(playerName(who, s));
