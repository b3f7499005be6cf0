import type { Ability, CharacterCard, Cond, Modify } from '@mathom/engine/language';
import { action, character, steadied } from '../build.ts';

/** He is the one whom his player has revealed himself to be, and no follower of another. */
const asYourRingwraith: Cond = { is: 'avatar', a: { is: 'self' } };
const atDarkhaven: Cond = { company: 'self', a: { at: { haven: true } } };
const waiting: Cond = { all: [asYourRingwraith, atDarkhaven] };

/** What riding out does to him: his influence as a Heralded Lord, his prowess as a Fell Rider. */
const rides = (influence: number, prowess: number): Modify[] => [
  {
    is: 'modify',
    stat: 'influence',
    of: 'self',
    by: influence,
    when: { is: 'self', a: { mode: 'heralded-lord' } },
  },
  {
    is: 'modify',
    stat: 'prowess',
    of: 'self',
    by: prowess,
    when: { is: 'self', a: { mode: 'fell-rider' } },
  },
];

/** So many others may follow him, and take no influence of his. */
const leads = (n: number): Ability[] => [
  {
    is: 'modify',
    stat: 'influence',
    of: 'self',
    by: n,
    versus: { race: 'Ringwraith', whose: 'yours' },
    when: asYourRingwraith,
  },
  {
    is: 'grant',
    to: 'self',
    ability: 'lead-another',
    ...(n === 1 ? {} : { times: n }),
    when: asYourRingwraith,
  },
];

type Told = 'prowess' | 'body' | 'influence' | 'skills' | 'home' | 'manifestationOf' | 'magic';

const ringwraith = (
  id: CharacterCard['id'],
  name: string,
  {
    rides: [influence, prowess],
    abilities = [],
    ...told
  }: Pick<CharacterCard, Told> & {
    rides: readonly [number, number];
    abilities?: readonly Ability[];
    alwaysFollows?: true;
    lacks?: string;
  },
): CharacterCard =>
  character(id, name, {
    alignment: 'minion',
    unique: true,
    race: 'Ringwraith',
    avatar: true,
    ...told,
    abilities: [...rides(influence, prowess), ...abilities],
  });

export const charactersRingwraiths = [
  ringwraith('LE-50', 'Adûnaphel the Ringwraith', {
    manifestationOf: 'Adûnaphel',
    magic: ['spirit-magic'],
    skills: ['warrior', 'scout', 'diplomat'],
    prowess: 8,
    body: 10,
    influence: 4,
    home: ['Urlurtsu Nurn'],
    rides: [2, -2],
    abilities: [
      action({
        need: waiting,
        fromAfar: 'any-company',
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { source: 'creature', keyedToSite: false } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  ringwraith('LE-51', 'Akhôrahil the Ringwraith', {
    manifestationOf: 'Akhôrahil',
    magic: ['sorcery', 'spirit-magic', 'shadow-magic'],
    skills: ['sage'],
    prowess: 8,
    body: 9,
    influence: 3,
    home: [{ any: { region: 'Nurn' } }],
    rides: [3, 1],
    abilities: [
      {
        is: 'instead',
        of: {
          event: 'move',
          // an ally that such a card made of itself too (LE-189)
          card: {
            kind: ['event', 'ally'],
            magic: ['sorcery', 'spirit-magic', 'shadow-magic'],
            usedBy: 'self',
          },
          to: 'discard',
        },
        when: asYourRingwraith,
        does: [{ do: 'move', what: 'it', to: 'deck' }],
      },
    ],
  }),
  ringwraith('LE-52', 'Dwar the Ringwraith', {
    manifestationOf: 'Dwar of Waw',
    magic: ['sorcery'],
    skills: ['warrior', 'scout', 'sage'],
    prowess: 9,
    body: 10,
    influence: 5,
    home: [{ any: { region: 'Udûn' } }],
    rides: [-3, -1],
    abilities: [
      action({
        need: waiting,
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        does: [
          {
            do: 'each',
            a: { kind: 'character', with: 'target' },
            does: [
              { do: 'modify', stat: 'prowess', of: 'it', by: 1, until: 'turn' },
              { do: 'modify', stat: 'body', of: 'it', by: 1, until: 'turn' },
            ],
          },
        ],
      }),
    ],
  }),
  ringwraith('LE-53', 'Hoarmûrath the Ringwraith', {
    manifestationOf: 'Hoarmûrath of Dír',
    magic: ['sorcery'],
    skills: ['scout', 'ranger', 'sage'],
    prowess: 8,
    body: 9,
    influence: 3,
    home: [{ any: { region: 'Udûn' } }],
    rides: [1, 2],
    abilities: [{ is: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1, when: waiting }],
  }),
  ringwraith('LE-54', 'Indûr the Ringwraith', {
    manifestationOf: 'Indûr Dawndeath',
    magic: ['sorcery', 'spirit-magic'],
    skills: ['warrior', 'diplomat'],
    prowess: 9,
    body: 10,
    influence: 5,
    home: [{ any: { region: ['Udûn', 'Imlad Morgul'] } }],
    rides: [-1, -3],
    abilities: [
      action({
        window: { phase: 'end-of-turn', edge: 'start' },
        need: asYourRingwraith,
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['discard'],
            a: { kind: 'event', magic: ['sorcery', 'spirit-magic', 'shadow-magic'] },
            n: 1,
            to: 'hand',
          },
        ],
      }),
    ],
  }),
  ringwraith('LE-55', 'Khamûl the Ringwraith', {
    manifestationOf: 'Khamûl the Easterling',
    magic: ['sorcery'],
    skills: ['warrior', 'ranger', 'diplomat'],
    prowess: 9,
    body: 9,
    influence: 4,
    home: ['Dol Guldur'],
    rides: [-2, 1],
    abilities: [
      {
        is: 'modify',
        stat: 'attack-body',
        of: { foeOf: 'self' },
        by: -2,
        // he strikes where his company attacks, which is in his own turn (coe/3.V)
        inAttack: { race: 'Elf', source: 'company' },
        // not as the follower of another (coe/2.II.2.1.R7)
        when: { all: [asYourRingwraith, { player: 'you', is: 'turn' }] },
      },
      ...leads(1),
    ],
  }),
  ringwraith('LE-56', 'Ren the Ringwraith', {
    manifestationOf: 'Ren the Unclean',
    magic: ['sorcery', 'shadow-magic'],
    skills: ['sage', 'diplomat'],
    prowess: 8,
    body: 10,
    influence: 4,
    home: [{ any: { region: 'Gorgoroth' } }],
    rides: [-2, 2],
    abilities: [
      action({
        window: { phase: 'organization' },
        need: waiting,
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        does: [steadied(2, 'turn')],
      }),
    ],
  }),
  ringwraith('LE-57', 'Ûvatha the Ringwraith', {
    manifestationOf: 'Ûvatha the Horseman',
    magic: ['spirit-magic'],
    skills: ['warrior', 'scout', 'ranger'],
    prowess: 9,
    body: 9,
    influence: 5,
    home: [{ any: { region: 'Khand' } }],
    rides: [-3, -1],
    alwaysFollows: true,
    abilities: [
      action({
        window: { phase: 'organization' },
        need: waiting,
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['discard'],
            a: { kind: 'event', side: 'resource' },
            n: 1,
            to: 'deck',
          },
        ],
      }),
    ],
  }),
  ringwraith('LE-58', 'The Witch-king', {
    manifestationOf: 'Witch-king of Angmar',
    magic: ['spirit-magic', 'shadow-magic'],
    skills: ['warrior', 'sage', 'diplomat'],
    prowess: 9,
    body: 12,
    influence: 3,
    home: [{ any: { region: 'Imlad Morgul' } }],
    rides: [3, 1],
    abilities: leads(2),
  }),
];
