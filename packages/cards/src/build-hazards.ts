import type {
  Action,
  AttackFilter,
  AttackSpec,
  Card,
  CardFilter,
  CardId,
  CardName,
  CompanyFilter,
  Cond,
  CreatureCard,
  Effect,
  EventCard,
  Key,
  Modify,
  Race,
  RegionName,
  RegionType,
  SiteName,
  SiteType,
  Trigger,
  Value,
  Who,
} from '@mathom/engine/language';
import { action, doors, hazard, removal, theirMovement, trigger } from './build.ts';

/** Short forms that only hazards use. Like those of build.ts they return plain data. */

/** Looks a card of a file up by its id, to print it again. */
export const byId =
  <C extends Card>(cards: readonly C[]) =>
  (id: CardId): C => {
    const card = cards.find((c) => c.id === id);
    if (!card) throw new Error(`No card ${id} here.`);
    return card;
  };

/** A character, unless of one of these races. */
export const characterBut = (...races: Race[]): CardFilter => ({
  kind: 'character',
  not: { race: races },
});

/** Neither a Wizard nor a Ringwraith (Fallen-wizards and Balrogs read as such: g.wiz.F1, g.rw.B1). */
export const ordinaryCharacter = (...notEither: Race[]): CardFilter =>
  characterBut('Wizard', 'Ringwraith', ...notEither);

/** The same of whoever fights: allies too are characters there (coe/2.V.2.2). */
export const ordinaryFighter: CardFilter = { not: { race: ['Wizard', 'Ringwraith'] } };

/** Whoever makes an influence attempt: agents, and allies of whom a text has one make it. */
export const anyone: CardFilter = { any: [{ kind: ['character', 'ally'] }, { agent: true }] };

export const heroCompany: Cond = { company: 'active', a: { side: 'hero' } };

export const heroOrCovert: Cond = {
  company: 'active',
  a: { any: [{ side: 'hero' }, { covert: true }] },
};

/** A Ringwraith's or a Balrog's player. */
export const minionPlayer = (who: Who): Cond => ({
  any: [
    { player: who, is: 'ringwraith' },
    { player: who, is: 'balrog' },
  ],
});

export const facedThisTurn = (faced: AttackFilter): Cond => ({ company: 'active', a: { faced } });

/** Played on what matches, and stays there. */
export const playedOn = (a: CardFilter): Action =>
  action({ targets: [{ target: 'card', a }], does: [] });

/** Creatures that go easy on heroes: so much less prowess against them. */
export const lessAgainstHeroes = (prowess: number, less: number): Value => ({
  if: heroCompany,
  then: prowess - less,
  else: prowess,
});

/** Keyed to these regions by name, and to sites in them. */
export const inAndAround = (
  regions: readonly RegionName[],
  only: { readonly a?: CardFilter; readonly when?: Cond } = {},
): Key[] => [
  { region: regions, ...(only.when ? { when: only.when } : {}) },
  { sitesIn: regions, ...only },
];

/** All of the company who are still untapped tap when the attack is over. */
export const allTap: Effect = {
  do: 'tap',
  // those who fight are characters there, allies too (coe/2.V.2.2)
  what: { kind: ['character', 'ally'], status: 'untapped', facing: 'attack' },
};

/** Goes when any deck is exhausted. */
export const goneWithADeck: Trigger = trigger({
  on: { event: 'deck-exhausted' },
  does: [{ do: 'move', what: 'self', to: 'discard' }],
  immediate: true,
});

/** Going to an Under-deeps site; only from one of them is there a roll for it (coe/2.IV.i.1). */
export const toUnderDeeps: CompanyFilter = { to: { underDeeps: true } };

/** On its way from one Under-deeps site to another. */
export const betweenUnderDeeps: CompanyFilter = {
  from: { underDeeps: true },
  to: { underDeeps: true },
};

/** A company that is so as its organization phase ends must roll, and below the number does not move. */
export const mayNotMoveBelow = (number: number, company: CompanyFilter, plus: Value): Trigger =>
  trigger({
    on: { event: 'company-phase', phase: 'organization', edge: 'end', company },
    does: [
      {
        do: 'check',
        kind: 'roll',
        by: 'resource-player',
        plus,
        op: '>=',
        than: number,
        fail: [
          {
            do: 'install',
            on: 'company',
            abilities: [{ is: 'cannot', what: 'move', who: 'company' }],
            until: 'turn',
          },
        ],
      },
    ],
  });

/** Playing a long- or permanent-event that is on nothing. */
export const played: Action = action({ does: [] });

/** The same, and not against a Ringwraith (coe/1.8.1, crf/term/card-effect-limitations/1). */
export const playedButOnRingwraiths: Action = action({
  need: { not: { player: 'resource-player', is: 'ringwraith' } },
  does: [],
});

/** A corruption card that a character can tap to be rid of. */
export const corruptionCard = (
  id: CardId,
  name: string,
  facts: {
    readonly on: CardFilter;
    readonly corruption: number;
    readonly removedAbove: number;
    readonly abilities: NonNullable<EventCard['abilities']>;
  },
): EventCard =>
  hazard(id, name, {
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: facts.corruption,
    cannotBeDuplicated: 'target',
    plays: [playedOn(facts.on)],
    on: 'target',
    abilities: [...facts.abilities, removal(facts.removedAbove)],
  });

/** The same attempt for a card that is no corruption card: no choice of -3 (coe/7.3). */
export const attemptToRemove = (number: number): Action => {
  const { removal: _, ...attempt } = removal(number);
  return attempt;
};

/** The player of the target rolls; below the number it goes badly. */
export const rollBelow = (number: number, plus: Value, then: readonly Effect[]): Effect => ({
  do: 'check',
  kind: 'roll',
  by: 'target-player',
  plus,
  op: '<',
  than: number,
  pass: then,
});

/** Back to the hand of his player; one item may stay with the company. */
export const sentHome: readonly Effect[] = [
  { do: 'hand-over', from: 'target', n: 1 },
  { do: 'move', what: 'target', to: 'hand' },
];

// -- attacks made stronger

export const moreProwess = (attacks: AttackFilter, by: Value, when?: Cond): Modify => ({
  is: 'modify',
  stat: 'attack-prowess',
  of: { attacks },
  by,
  ...(when ? { when } : {}),
});

export const moreStrikes = (attacks: AttackFilter, by: Value, when?: Cond): Modify => ({
  is: 'modify',
  stat: 'strikes',
  of: { attacks },
  by,
  ...(when ? { when } : {}),
});

/** Discarded as soon as such an attack is defeated. */
export const goneWhenDefeated = (attack: AttackFilter, when?: Cond): Trigger =>
  trigger({
    on: { event: 'attack-ended', attack, outcome: 'defeated' },
    ...(when ? { when } : {}),
    does: [{ do: 'move', what: 'self', to: 'discard' }],
    immediate: true,
  });

/** For this turn one such creature can be keyed to the site aimed at, or to what is said. */
export const oneMayCome = (
  companies: CompanyFilter,
  creatures: CardFilter,
  to: 'site' | readonly Key[] = 'site',
): Effect => ({
  do: 'install',
  on: 'target',
  abilities: [
    {
      is: 'keying',
      companies,
      creatures,
      how: 'allow',
      to,
      // one who is named comes once anyway
      ...(creatures.name === undefined ? { once: true } : {}),
    },
  ],
  until: 'turn',
});

/** One, or two while Doors of Night is in play. */
export const oneOrTwoWithDoors: Value = { if: doors, then: 2, else: 1 };

// -- the moons and shadows: with Doors of Night one region or one site is read otherwise

export const regionReadAs = (type: RegionType, to: RegionType): Action =>
  action({
    need: doors,
    targets: [{ target: 'region', type }],
    does: [{ do: 'retype', what: 'target-region', to, until: 'turn' }],
  });

export const siteReadAs = (siteType: SiteType, to: SiteType): Action =>
  action({
    need: doors,
    targets: [{ target: 'site', a: { siteType } }],
    does: [{ do: 'retype', what: 'target', to, until: 'turn' }],
  });

/** One more automatic-attack, the copy of one that the site has. */
export const incite = (siteType: readonly SiteType[]): Action =>
  action({
    targets: [{ target: 'automatic-attack', at: { siteType } }],
    does: [{ do: 'automatic-attack', until: 'turn' }],
  });

// -- beings with a face of their own

/** A Dragon who is abroad: attacks whoever moves in his regions, in more of them with Doors. */
export const ahunt = (
  id: CardId,
  dragon: CardName,
  facts: {
    readonly points: number;
    readonly attack: Omit<AttackSpec, 'race'>;
    readonly regions: readonly RegionName[];
    readonly withDoors: readonly RegionName[];
    /** with Doors, in regions of this type too */
    readonly typeWithDoors?: RegionType;
  },
): EventCard => {
  const near: CompanyFilter = { path: { region: facts.regions } };
  const far: CompanyFilter = { path: { region: facts.withDoors } };
  const typed: readonly CompanyFilter[] = facts.typeWithDoors
    ? [{ path: { type: facts.typeWithDoors } }]
    : [];
  return hazard(id, `${dragon} Ahunt`, {
    unique: true,
    duration: 'long',
    keywords: ['ahunt'],
    manifestationOf: dragon,
    points: { source: 'kill', value: facts.points },
    plays: [played],
    abilities: [
      trigger({
        on: { event: 'moves', company: { any: [near, far, ...typed] } },
        when: { any: [{ company: 'active', a: near }, doors] },
        does: [{ do: 'attack', spec: { race: 'Dragon', ...facts.attack }, asCreature: true }],
      }),
    ],
  });
};

/** A Dragon who keeps his lair: unless he is abroad it has one automatic-attack more. */
export const atHome = (
  id: CardId,
  dragon: CardName,
  facts: {
    readonly points: number;
    readonly lair: SiteName;
    readonly attack: Omit<AttackSpec, 'race'>;
    readonly abilities: NonNullable<EventCard['abilities']>;
  },
): EventCard =>
  hazard(id, `${dragon} at Home`, {
    unique: true,
    duration: 'permanent',
    keywords: ['at-home'],
    manifestationOf: dragon,
    points: { source: 'kill', value: facts.points },
    plays: [played],
    abilities: [
      {
        is: 'automatic-attacks',
        how: 'add',
        sites: { name: facts.lair },
        spec: { race: 'Dragon', ...facts.attack },
        when: { not: { exists: { name: `${dragon} Ahunt` as CardName } } },
      },
      ...facts.abilities,
    ],
  });

/** A Dragon as a creature: at his lair, and with Doors of Night in the regions around it. */
export const dragon = (
  id: CardId,
  name: string,
  facts: {
    readonly points: number;
    readonly attack: Omit<AttackSpec, 'race'>;
    readonly lair: SiteName;
    readonly regions: readonly RegionName[];
  },
): CreatureCard => ({
  id,
  name,
  kind: 'creature',
  alignment: 'neutral',
  unique: true,
  points: facts.points,
  attack: { race: 'Dragon', ...facts.attack },
  keys: [{ site: [facts.lair] }, ...inAndAround(facts.regions, { when: doors })],
});

/** One of the Nine: a creature, or a permanent-event that is tapped once for what it does. */
export const nazgul = (
  id: CardId,
  name: string,
  facts: {
    readonly points: number;
    readonly prowess: number;
    readonly body: number;
    readonly regions: readonly RegionName[];
    readonly tapped: Pick<Action, 'targets' | 'does' | 'becomes' | 'counts'>;
  },
): CreatureCard => ({
  id,
  name,
  kind: 'creature',
  alignment: 'neutral',
  unique: true,
  keywords: ['nazgul'],
  points: facts.points,
  attack: { race: 'Nazgûl', strikes: 1, prowess: facts.prowess, body: facts.body },
  keys: [
    { regions: ['dark'] },
    { siteType: 'dark-hold' },
    { region: facts.regions },
    { sitesIn: facts.regions },
  ],
  asEvent: { duration: 'permanent', plays: [played] },
  abilities: [
    action({
      window: theirMovement,
      cost: [
        { pay: 'tap', what: 'self' },
        { pay: 'hazard-limit', n: 1 },
      ],
      ...(facts.tapped.targets ? { targets: facts.tapped.targets } : {}),
      ...(facts.tapped.counts ? { counts: facts.tapped.counts } : {}),
      becomes: facts.tapped.becomes ?? 'short',
      does: facts.tapped.does,
    }),
  ],
});

/** One of the three Trolls: robs those he wounds if the company met a friend of his this turn. */
export const robsIfMet = (...friends: CardName[]): readonly Effect[] => [
  {
    do: 'if',
    cond: facedThisTurn({ name: friends }),
    then: [
      { do: 'move', what: { kind: 'item', on: 'it', not: { class: 'special' } }, to: 'discard' },
    ],
  },
];

/** Once in each of his organization phases the bearer's player may roll: above the number it goes. */
export const shakenOffAbove = (than: number): Action =>
  action({
    by: 'bearer-player',
    window: { phase: 'organization' },
    does: [
      {
        do: 'check',
        kind: 'roll',
        by: 'bearer-player',
        op: '>',
        than,
        pass: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
    limit: { n: 1 },
  });
