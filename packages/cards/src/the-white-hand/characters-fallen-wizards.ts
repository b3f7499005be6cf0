import {
  action,
  character,
  corruptionCheck,
  ownCorruptionChecks,
  tapsIfUntapped,
  trigger,
} from '../build.ts';
import { strayed, worthEach, worthFull } from '../build-stage.ts';

export const charactersFallenWizards = [
  character('WH-1', 'Alatar', {
    alignment: 'fallen-wizard',
    unique: true,
    race: 'Fallen-wizard',
    skills: ['warrior', 'scout', 'ranger', 'sage'],
    avatar: true,
    prowess: 7,
    body: 9,
    influence: 10,
    generalInfluence: 17,
    home: [{ any: { siteType: 'ruins', lair: false, regionType: 'wilderness' } }],
    abilities: [
      { is: 'grant', to: { each: { side: 'hazard' } }, ability: 'be-won' },
      worthFull({ side: 'hazard' }),
      {
        is: 'attacks-are',
        a: {},
        what: 'not-detaining',
        when: { all: [strayed(8), { company: 'active', a: { whose: 'yours' } }] },
      },
      trigger({
        on: { event: 'attack-declared', attack: { source: 'creature' } },
        when: {
          all: [
            {
              is: 'self',
              a: {
                company: { at: { keyword: 'wizardhaven', whose: 'yours' } },
                joins: { company: 'active', inPlay: true },
              },
            },
            { company: 'active', a: { whose: 'yours', not: { companyOf: 'self' } } },
          ],
        },
        immediate: true,
        optional: true,
        does: [
          { do: 'move', what: { kind: 'ally', on: 'self' }, to: 'discard' },
          { do: 'join', who: 'self' },
          {
            do: 'install',
            on: 'self',
            abilities: [
              { is: 'assignment', who: 'self', how: 'must', regardless: true, once: true },
            ],
            until: 'creature',
          },
          {
            do: 'install',
            on: 'self',
            abilities: [
              trigger({
                on: { event: 'attack-ended', attack: { against: 'self' }, last: true },
                does: [tapsIfUntapped('self'), corruptionCheck('self')],
              }),
            ],
            until: 'creature',
          },
        ],
      }),
    ],
  }),
  character('WH-4', 'Gandalf', {
    alignment: 'fallen-wizard',
    unique: true,
    magic: ['spirit-magic'],
    race: 'Fallen-wizard',
    skills: ['warrior', 'scout', 'sage', 'diplomat'],
    avatar: true,
    prowess: 6,
    body: 9,
    influence: 9,
    generalInfluence: 18,
    home: [{ any: { siteType: 'free-hold' } }],
    abilities: [
      action({
        window: { phase: 'organization', edge: 'end' },
        need: { is: 'self', a: { status: 'tapped' } },
        does: [{ do: 'untap', what: 'self' }],
      }),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'card', a: { kind: 'item', class: 'gold-ring', with: 'self' } }],
        does: [{ do: 'test-ring', ring: 'target' }],
      }),
      worthFull({ kind: 'character' }),
      worthFull({ kind: 'ally', alignment: 'hero' }),
    ],
  }),
  character('WH-7', 'Pallando', {
    alignment: 'fallen-wizard',
    unique: true,
    magic: ['spirit-magic'],
    race: 'Fallen-wizard',
    skills: ['warrior', 'ranger', 'sage', 'diplomat'],
    avatar: true,
    prowess: 5,
    body: 9,
    influence: 7,
    generalInfluence: 20,
    home: ['The White Towers'],
    abilities: [
      worthEach(2, {
        kind: 'faction',
        race: ['Man', 'Dwarf', 'Elf', 'Dúnadan', 'Hobbit', 'Orc', 'Troll'],
      }),
      { is: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1 },
    ],
  }),
  character('WH-8', 'Radagast', {
    alignment: 'fallen-wizard',
    unique: true,
    race: 'Fallen-wizard',
    skills: ['warrior', 'scout', 'ranger', 'diplomat'],
    avatar: true,
    prowess: 6,
    body: 9,
    influence: 5,
    generalInfluence: 22,
    home: ['Rhosgobel'],
    abilities: [
      {
        is: 'modify',
        stat: 'resource-draws',
        of: { companies: { companyOf: 'self' } },
        by: { regions: 'self', type: 'wilderness' },
      },
      worthEach(2, {
        kind: 'faction',
        unique: true,
        not: { race: ['Man', 'Dwarf', 'Dúnadan', 'Hobbit', 'Orc', 'Troll'] },
      }),
      worthFull({ kind: 'ally', alignment: 'hero' }),
      {
        is: 'grant',
        to: { each: { kind: 'ally', alignment: 'hero', on: 'self' } },
        ability: 'roam',
      },
    ],
  }),
  character('WH-9', 'Saruman', {
    alignment: 'fallen-wizard',
    unique: true,
    magic: ['sorcery'],
    race: 'Fallen-wizard',
    skills: ['scout', 'ranger', 'sage', 'diplomat'],
    avatar: true,
    prowess: 6,
    body: 9,
    influence: 12,
    generalInfluence: 15,
    home: ['Isengard'],
    abilities: [
      { is: 'grant', to: 'self', ability: 'use-palantir', tapping: true },
      ownCorruptionChecks(-1),
      action({
        window: { phase: 'end-of-turn', edge: 'start' },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['discard'],
            a: { any: [{ keyword: 'spell' }, { kind: 'event', magic: 'sorcery' }] },
            n: 1,
            to: 'hand',
          },
        ],
      }),
      worthFull({ kind: 'item', not: { slot: ['weapon', 'armor', 'shield', 'helmet'] } }),
    ],
  }),
];
