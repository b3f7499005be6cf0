import type {
  Ability,
  AttackFilter,
  CardFilter,
  CardName,
  CompanyFilter,
  Cond,
  Effect,
} from '@mathom/engine/language';
import { action, foundInEither, olderErrata, resource } from '../build.ts';
import { HAS_RINGWRAITH } from '../build-minions.ts';

/** The company of the Ringwraith whom its player is. */
const HIS_COMPANY: CompanyFilter = { whose: 'yours', has: { is: 'avatar' } };
const AT_DARKHAVEN: CompanyFilter = { ...HIS_COMPANY, at: { haven: true } };
/** One more can be with it: at a haven always (coe/2.II.3.1), by the older rulings up to seven (crf/card/they-ride-together/1). */
const HAS_ROOM: Cond = {
  any: [{ not: olderErrata }, { company: 'target', a: { size: { op: '<', value: 7 } } }],
};

const named = (name: CardName): CardFilter => ({ is: 'avatar', name });
const isYours = (name: CardName): Cond => ({ is: 'avatar', a: { name } });

/** He is in a mode as long as the card is with his company. */
const riding = (mode: 'black-rider' | 'fell-rider' | 'heralded-lord'): Ability => ({
  is: 'grant',
  to: 'avatar',
  mode,
  when: { company: 'bearer', a: { has: { is: 'avatar' } } },
});

/** Once they are at a Darkhaven as their player organizes it is over, for all who followed him. */
const until: Ability = {
  is: 'trigger',
  on: { event: 'phase', phase: 'organization', edge: 'start', whose: 'yours' },
  when: { company: 'bearer', a: { at: { haven: true } } },
  does: [
    { do: 'move', what: { race: 'Ringwraith', follower: true, with: 'bearer' }, to: 'discard' },
    { do: 'move', what: 'self', to: 'discard' },
  ],
};

/** Those that are played on the attack which his own company faces. */
const facesAttack = { target: 'attack', a: { against: 'avatar' } } as const;

/** Those that are played when it attacks another. */
const makesAttack = { target: 'attack', a: { source: 'company', madeBy: 'avatar' } } as const;

/** Strikes against him are those of whoever attacks his company; where it attacks itself the strikes are his own (as BA-81 has it). */
const ON_HIM: AttackFilter = { against: 'bearer' };

/** Their player says who faces its strikes. */
const choosing: Effect = {
  do: 'install',
  abilities: [{ is: 'assignment', how: 'attacker', attacks: { aimedAt: true } }],
  until: 'attack',
};

const alone = (name: CardName): Cond => ({
  all: [isYours(name), { company: 'avatar', a: { members: { op: '=', value: 1 } } }],
});

export const resourceEventsOfRingwraiths = [
  resource('LE-161', 'Adûnaphel Unleashed', {
    alignment: 'minion',
    duration: 'short',
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        need: alone('Adûnaphel the Ringwraith'),
        targets: [facesAttack],
        does: [
          { do: 'modify', stat: 'strikes', of: 'attack', by: 1, op: 'set', until: 'attack' },
          { do: 'modify', stat: 'attack-body', of: 'attack', by: -2, until: 'attack' },
        ],
      }),
      action({
        need: alone('Adûnaphel the Ringwraith'),
        targets: [makesAttack],
        does: [
          choosing,
          {
            do: 'modify',
            stat: 'body-check',
            // those who fight are characters there, allies too (coe/2.V.2.2)
            of: { each: { kind: ['character', 'ally'], facing: 'attack' } },
            by: 2,
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  resource('LE-162', 'Akhôrahil Unleashed', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: named('Akhôrahil the Ringwraith') }],
        does: [
          foundInEither(
            { kind: 'event', magic: ['sorcery', 'spirit-magic', 'shadow-magic'] },
            { optional: true },
          ),
        ],
      }),
    ],
  }),
  resource('LE-167', 'Bade to Rule', {
    alignment: 'minion',
    duration: 'permanent',
    notFor: ['balrog'],
    cannotBeDuplicated: 'player',
    plays: [
      action({
        window: { phase: 'organization' },
        need: HAS_RINGWRAITH,
        targets: [{ target: 'card', a: { is: 'avatar', company: { at: { haven: true } } } }],
        does: [{ do: 'attach', what: 'self', to: 'target' }],
      }),
      action({
        need: { all: [HAS_RINGWRAITH, { not: { player: 'you', is: 'avatar-in-play' } }] },
        does: [],
      }),
    ],
    abilities: [
      { is: 'modify', stat: 'general-influence', of: { player: 'you' }, by: 5 },
      { is: 'modify', stat: 'influence', of: 'bearer', by: -2 },
      {
        is: 'trigger',
        on: { event: 'card-played', card: { is: 'avatar' } },
        immediate: true,
        does: [{ do: 'attach', what: 'self', to: 'avatar' }],
      },
      {
        is: 'trigger',
        on: { event: 'moves', company: 'bearer' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
      action({
        window: { phase: 'organization' },
        cost: [{ pay: 'discard', what: 'self' }],
        does: [],
      }),
    ],
  }),
  resource('LE-170', 'Black Rider', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    goesWith: 'avatar',
    notFor: ['balrog'],
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: { phase: 'organization' },
        need: HAS_RINGWRAITH,
        targets: [{ target: 'company', a: AT_DARKHAVEN }],
        does: [],
      }),
    ],
    abilities: [riding('black-rider'), until],
  }),
  resource('LE-182', 'Dwar Unleashed', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'company',
            a: { whose: 'yours', has: { ...named('Dwar the Ringwraith'), mode: 'any' } },
          },
        ],
        // his own, though he leaves those with whom he was (coe/2.II.3.6.1)
        does: [
          {
            do: 'install',
            abilities: [
              {
                is: 'ways',
                how: 'opened',
                movement: 'region',
                companies: { companyOf: 'avatar' },
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('LE-183', 'Fell Rider', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    goesWith: 'avatar',
    notFor: ['balrog'],
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: { phase: 'organization' },
        need: HAS_RINGWRAITH,
        targets: [{ target: 'company', a: AT_DARKHAVEN }],
        does: [
          { do: 'move', what: { kind: 'ally', with: 'target' }, to: 'discard' },
          {
            do: 'move',
            what: { race: 'Ringwraith', follower: true, with: 'target' },
            to: 'discard',
          },
        ],
      }),
    ],
    abilities: [
      riding('fell-rider'),
      {
        is: 'modify',
        stat: 'prowess',
        of: 'avatar',
        by: 2,
        when: { is: 'avatar', a: { with: 'bearer' } },
      },
      {
        is: 'modify',
        stat: 'influence',
        of: 'avatar',
        by: -3,
        when: { is: 'avatar', a: { with: 'bearer' } },
      },
      { is: 'cannot', what: 'play', cards: { kind: 'ally' }, who: 'company', joins: true },
      {
        is: 'cannot',
        what: 'be-follower',
        who: { each: { race: 'Ringwraith', whose: 'yours' } },
        when: { is: 'avatar', a: { with: 'bearer' } },
      },
      {
        is: 'trigger',
        on: { event: 'phase', phase: 'organization', edge: 'start', whose: 'yours' },
        when: { company: 'bearer', a: { at: { haven: true } } },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  }),
  resource('LE-190', 'Heralded Lord', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    goesWith: 'avatar',
    notFor: ['balrog'],
    plays: [
      action({
        window: { phase: 'organization' },
        need: HAS_RINGWRAITH,
        targets: [{ target: 'company', a: AT_DARKHAVEN }],
        does: [],
      }),
    ],
    abilities: [
      riding('heralded-lord'),
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: 'character', with: 'bearer' } },
        by: -2,
      },
      {
        is: 'modify',
        stat: 'influence',
        of: { each: { kind: 'character', with: 'bearer' } },
        by: 3,
      },
      until,
    ],
  }),
  resource('LE-193', 'Hoarmûrath Unleashed', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        fromAfar: 'any-company',
        targets: [
          { target: 'card', a: named('Hoarmûrath the Ringwraith') },
          { target: 'attack', a: {} },
        ],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  resource('LE-198', 'Indûr Unleashed', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        need: isYours('Indûr the Ringwraith'),
        targets: [facesAttack],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      action({
        need: isYours('Indûr the Ringwraith'),
        targets: [makesAttack],
        does: [
          {
            do: 'install',
            abilities: [{ is: 'attacks-are', a: { aimedAt: true }, what: 'uncancelable' }],
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  resource('LE-200', 'Khamûl Unleashed', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        need: isYours('Khamûl the Ringwraith'),
        targets: [facesAttack],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'attack', by: -3, until: 'attack' }],
      }),
      action({
        need: isYours('Khamûl the Ringwraith'),
        targets: [makesAttack],
        does: [choosing],
      }),
    ],
  }),
  resource('LE-205', 'Morgul-blade', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    notFor: ['balrog'],
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [{ target: 'card', a: { race: 'Ringwraith', whose: 'yours' } }],
        does: [],
      }),
    ],
    abilities: [
      { is: 'modify', stat: 'attack-body', of: { foeOf: 'bearer' }, by: -1, inAttack: ON_HIM },
      { is: 'modify', stat: 'attack-prowess', of: { foeOf: 'bearer' }, by: -1, inAttack: ON_HIM },
      {
        is: 'trigger',
        on: { event: 'strike-ended', card: { is: 'bearer' }, result: ['failed', 'defeated'] },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  }),
  resource('LE-222', 'Ren Unleashed', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: named('Ren the Ringwraith') }],
        does: [
          {
            do: 'each',
            a: { kind: 'character', at: 'target', not: { race: 'Ringwraith' } },
            does: [{ do: 'check', kind: 'corruption', who: 'it', plus: -2 }],
          },
        ],
      }),
    ],
  }),
  resource('LE-223', 'The Ring Leaves Its Mark', {
    alignment: 'minion',
    duration: 'short',
    notFor: ['balrog'],
    plays: [
      action({
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['sideboard', 'discard'],
            a: { name: ['Black Rider', 'Fell Rider', 'Heralded Lord'] },
            n: 1,
            to: 'deck',
          },
        ],
      }),
      action({
        need: HAS_RINGWRAITH,
        targets: [{ target: 'card', a: { is: 'avatar', status: 'tapped' } }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            op: '>',
            than: 6,
            pass: [{ do: 'untap', what: 'target' }],
          },
        ],
      }),
    ],
  }),
  resource('LE-235', 'Sudden Call', {
    alignment: 'minion',
    duration: 'short',
    alsoHazard: true,
    reshuffles: true,
    plays: [
      action({
        as: 'resource',
        // a Wizard has it as a hazard alone (coe/1.3.W3), and calls without it
        need: {
          all: [{ player: 'you', is: 'may-end' }, { not: { player: 'you', is: 'wizard' } }],
        },
        does: [{ do: 'end', how: 'called' }],
      }),
      action({
        as: 'hazard',
        need: {
          all: [
            { player: 'resource-player', is: 'may-end' },
            { not: { player: 'resource-player', is: 'wizard' } },
          ],
        },
        does: [{ do: 'end', how: 'called' }],
      }),
    ],
  }),
  resource('LE-242', 'They Ride Together', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        need: { all: [HAS_RINGWRAITH, HAS_ROOM] },
        targets: [{ target: 'company', a: AT_DARKHAVEN }],
        does: [
          {
            do: 'pick',
            player: 'you',
            a: { race: 'Ringwraith', avatar: true, joins: { company: 'target', under: 'direct' } },
            zone: 'hand',
            optional: true,
            then: [
              {
                do: 'play',
                a: { is: 'picked' },
                from: ['hand'],
                joins: { company: 'target', under: 'direct' },
                as: 'now',
                must: true,
              },
            ],
            again: HAS_ROOM,
          },
        ],
      }),
    ],
  }),
  resource('LE-248', 'Ûvatha Unleashed', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'movement-hazard', edge: 'end' },
        targets: [
          {
            target: 'company',
            a: {
              whose: 'yours',
              active: true,
              moving: true,
              has: named('Ûvatha the Ringwraith'),
            },
          },
        ],
        does: [{ do: 'move-again' }],
      }),
    ],
  }),
  resource('LE-255', 'While the Yellow Face Sleeps', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    notFor: ['balrog'],
    cannotBeDuplicated: 'player',
    plays: [
      action({
        window: { phase: 'organization' },
        need: HAS_RINGWRAITH,
        targets: [{ target: 'card', a: { is: 'avatar', company: { at: { haven: true } } } }],
        does: [],
      }),
    ],
    abilities: [
      { is: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1 },
      {
        is: 'trigger',
        on: { event: 'moves', company: 'bearer' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  }),
  resource('LE-257', 'The Witch-king Unleashed', {
    alignment: 'minion',
    duration: 'short',
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        targets: [{ target: 'card', a: named('The Witch-king') }],
        does: [{ do: 'modify', stat: 'influence', of: 'target', by: 5, until: 'turn' }],
      }),
    ],
  }),
];
