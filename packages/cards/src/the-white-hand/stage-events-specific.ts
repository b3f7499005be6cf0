import type { CardFilter, Cond, Modify } from '@mathom/engine/language';
import { action, trigger } from '../build.ts';
import { normallyWorth, stagePlay, strayed, worthEach, worthFull, youAre } from '../build-stage.ts';
import {
  awaitsHim,
  closeTo,
  named,
  onHim,
  onHisFriend,
  putOnHim,
  stage,
  tokenOf,
} from '../build-stage-tokens.ts';

/** A sage who is none of the small folk or the smiths. */
const LEARNED: CardFilter = {
  kind: 'character',
  skill: 'sage',
  not: { race: ['Hobbit', 'Dwarf'] },
};

/** What is worn or wielded, and beasts and folk that fight. */
const GEAR: CardFilter = { kind: 'item', slot: ['weapon', 'shield', 'armor', 'helmet'] };
const FIGHTING_ALLY: CardFilter = {
  kind: 'ally',
  stat: { name: 'prowess', op: 'any' },
};

const HERO_FACTION: CardFilter = { kind: 'faction', unique: true, alignment: ['hero', 'dual'] };

/** Such cards are worth a point and no more, whatever else is said of them. */
const worthOneAtMost = (each: CardFilter, when?: Cond): Modify => ({
  ...worthEach(1, each, when),
  max: 1,
});

/** What is specific to one Fallen-wizard: things that he bears, and those who are close to him. */
export const stageEventsSpecific = [
  tokenOf('Alatar', 'WH-92', "Huntsman's Garb", {
    stagePoints: 1,
    corruption: 1,
    takes: named('Risky Blow', 'True Fána', 'The Hunt'),
  }),
  tokenOf('Gandalf', 'WH-101', 'The Grey Hat', {
    stagePoints: 1,
    corruption: 1,
    takes: named('New Friendship', "Wizard's Test", 'Hobbit-lore'),
  }),
  tokenOf('Gandalf', 'WH-102', 'Ring of Fire', {
    stagePoints: 2,
    takes: named('Narya'),
    phase: 'organization',
  }),
  tokenOf('Pallando', 'WH-105', "Pallando's Hood", {
    stagePoints: 1,
    corruption: 1,
    takes: named('Gifts as Given of Old', "Wizard's Voice", 'Eyes of Mandos'),
  }),
  tokenOf('Pallando', 'WH-107', 'Stave of Pallando', {
    stagePoints: 2,
    corruption: 1,
    takes: { kind: 'faction' },
  }),
  tokenOf('Radagast', 'WH-113', 'Pocketed Robes', {
    stagePoints: 1,
    takes: named('Crept Along Cleverly', "Wizard's River-horses", 'Herb-lore'),
  }),
  tokenOf('Saruman', 'WH-118', 'Many-coloured Robes', {
    stagePoints: 1,
    corruption: 1,
    takes: named('Ringlore', 'Lordly Presence', 'First of the Order'),
    himself: true,
  }),
  tokenOf('Saruman', 'WH-121', "Saruman's Ring", {
    stagePoints: 2,
    corruption: 1,
    takes: { kind: 'item', ring: true, not: { keyword: 'the-one-ring' } },
  }),
  stage('WH-95', 'Squire of the Hunt', {
    unique: true,
    specific: 'Alatar',
    stagePoints: 2,
    on: 'target',
    plays: onHisFriend({ kind: 'character', skill: 'warrior' }),
    abilities: [
      { is: 'modify', stat: 'prowess', of: 'bearer', by: 1 },
      { is: 'modify', stat: 'body', of: 'bearer', by: 1 },
      ...closeTo(1, 2),
    ],
  }),
  stage('WH-98', "Gandalf's Friend", {
    unique: true,
    specific: 'Gandalf',
    stagePoints: 1,
    on: 'target',
    plays: onHisFriend({ kind: 'character' }),
    abilities: closeTo(2, 1),
  }),
  stage('WH-103', 'Arcane School', {
    specific: 'Pallando',
    stagePoints: 1,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: onHisFriend(LEARNED),
    abilities: [{ is: 'grant', to: 'bearer', magic: ['sorcery', 'spirit-magic', 'shadow-magic'] }],
  }),
  stage('WH-104', "Pallando's Apprentice", {
    unique: true,
    specific: 'Pallando',
    stagePoints: 2,
    on: 'target',
    plays: onHisFriend({ ...LEARNED }),
    abilities: [
      ...closeTo(1, 2),
      { is: 'grant', to: 'bearer', ability: 'use-palantir', tapping: true },
    ],
  }),
  stage('WH-117', 'The Forge-master', {
    unique: true,
    specific: 'Saruman',
    stagePoints: 2,
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              any: [
                { kind: 'character', race: 'Man', whose: 'yours' },
                { kind: 'character', skill: 'sage', not: { race: 'Hobbit' }, whose: 'yours' },
              ],
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      ...closeTo(1, 2),
      action({
        window: { phase: 'organization' },
        need: { company: 'bearer', a: { at: { keyword: 'wizardhaven', whose: 'yours' } } },
        cost: [{ pay: 'tap', what: 'bearer' }],
        targets: [{ target: 'card', a: { kind: 'character', at: 'bearer', whose: 'yours' } }],
        does: [
          {
            do: 'play',
            a: { ...GEAR, class: 'minor', unique: false },
            from: ['hand', 'discard', 'sideboard'],
            site: 'any',
            bearer: 'target',
            as: 'now',
          },
        ],
      }),
    ],
  }),
  stage('WH-106', 'Prophet of Doom', {
    specific: 'Pallando',
    stagePoints: 3,
    points: { source: 'misc', value: 3 },
    cannotBeDuplicated: 'game',
    plays: [
      stagePlay({
        all: [
          youAre('Pallando'),
          strayed(12),
          { exists: { kind: 'faction' }, ofPlayer: 'you', min: 5 },
        ],
      }),
    ],
    abilities: [
      {
        is: 'grant',
        to: { each: { name: 'Pallando', whose: 'yours' } },
        ability: 'influence-from-afar',
      },
      {
        is: 'leave-when',
        cond: { not: { exists: { kind: 'faction' }, ofPlayer: 'you', min: 5 } },
      },
    ],
  }),
  stage('WH-90', 'Bow of Alatar', {
    unique: true,
    specific: 'Alatar',
    stagePoints: 2,
    corruption: 1,
    plays: [putOnHim],
    abilities: [
      awaitsHim,
      action({
        need: onHim,
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { against: 'bearer' } }],
        does: [
          {
            do: 'install',
            on: 'bearer',
            until: 'attack',
            abilities: [
              { is: 'assignment', who: 'bearer', how: 'must', regardless: true },
              trigger({
                on: {
                  event: 'strike',
                  card: { is: 'bearer' },
                  result: 'failed',
                  attack: 'this',
                },
                immediate: true,
                does: [
                  { do: 'modify', stat: 'attack-body', of: 'attack', by: -1, until: 'attack' },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  stage('WH-108', 'Truths of Doom', {
    unique: true,
    specific: 'Pallando',
    stagePoints: 4,
    plays: [stagePlay()],
    abilities: [
      { is: 'modify', stat: 'general-influence', of: { player: 'you' }, by: 2 },
      { is: 'modify', stat: 'general-influence', of: { player: 'you' }, by: 4, besides: true },
    ],
  }),
  stage('WH-109', 'Friend of Secret Things', {
    unique: true,
    specific: 'Radagast',
    stagePoints: 2,
    plays: [stagePlay()],
    abilities: [
      {
        is: 'grant',
        to: { each: { kind: 'ally', whose: 'yours' } },
        ability: 'at-tapped-site',
        when: { company: 'active', a: { whose: 'yours', size: { op: '<=', value: 2 } } },
      },
    ],
  }),
  stage('WH-122', 'The White Hand', {
    specific: 'Saruman',
    stagePoints: 3,
    points: { source: 'misc', value: 6 },
    on: 'target',
    cannotBeDuplicated: 'game',
    plays: [
      action({
        targets: [{ target: 'card', a: { name: 'Saruman', whose: 'yours' } }],
        does: [],
        need: {
          all: [
            strayed(12),
            { exists: { kind: 'faction' }, ofPlayer: 'you', min: 3 },
            { exists: { name: 'A Strident Spawn', whose: 'yours' } },
            { exists: { name: "Saruman's Machinery", whose: 'yours' } },
          ],
        },
      }),
    ],
    abilities: [
      { is: 'modify', stat: 'prowess', of: 'bearer', by: 1 },
      { is: 'modify', stat: 'influence', of: 'bearer', by: 2 },
    ],
  }),
  stage('WH-93', 'Join the Hunt', {
    unique: true,
    specific: 'Alatar',
    stagePoints: 2,
    plays: [stagePlay()],
    abilities: [
      worthFull({ ...GEAR, with: 'avatar' }),
      worthFull({ ...FIGHTING_ALLY, with: 'avatar' }),
    ],
  }),
  stage('WH-94', "Oromë's Warders", {
    unique: true,
    specific: 'Alatar',
    stagePoints: 3,
    on: 'target',
    plays: [
      action({
        targets: [{ target: 'card', a: { name: 'Alatar', whose: 'yours' } }],
        need: { exists: { name: 'Join the Hunt' } },
        does: [],
      }),
    ],
    abilities: [
      worthFull(GEAR),
      worthFull(FIGHTING_ALLY),
      worthEach(2, { kind: 'faction', race: 'Elf' }),
    ],
  }),
  stage('WH-96', 'Await the Onset', {
    specific: 'Gandalf',
    stagePoints: 3,
    points: { source: 'misc', value: 5 },
    cannotBeDuplicated: 'game',
    plays: [
      stagePlay({
        all: [
          youAre('Gandalf'),
          strayed(12),
          { exists: { kind: 'site', keyword: 'protected' }, ofPlayer: 'you', min: 2 },
          { exists: { kind: 'faction' }, ofPlayer: 'you', min: 4 },
          { exists: { kind: 'character' }, ofPlayer: 'you', min: 6 },
        ],
      }),
    ],
    abilities: [
      {
        is: 'trigger',
        on: { event: 'card-played', card: { kind: 'faction', whose: 'yours' } },
        immediate: true,
        does: [{ do: 'attach', what: 'cause', to: 'self' }],
      },
      worthOneAtMost({ kind: 'faction', on: 'self', ...normallyWorth(1) }),
      worthOneAtMost(
        {
          ...normallyWorth(1),
          company: { not: { at: { keyword: 'wizardhaven', whose: 'yours' } } },
        },
        { phase: 'council' },
      ),
    ],
  }),
  stage('WH-99', 'Give Welcome to the Unexpected', {
    unique: true,
    specific: 'Gandalf',
    stagePoints: 2,
    plays: [putOnHim],
    abilities: [
      awaitsHim,
      worthEach(
        2,
        {
          unique: true,
          not: { kind: 'character' },
          stat: { name: 'points', op: '=', value: 1, basis: 'normal' },
        },
        onHim,
      ),
    ],
  }),
  stage('WH-100', 'Grey Embassy', {
    unique: true,
    specific: 'Gandalf',
    stagePoints: 3,
    plays: [putOnHim],
    abilities: [
      awaitsHim,
      worthEach(
        2,
        { ...HERO_FACTION, stat: { name: 'points', op: '<=', value: 2, basis: 'normal' } },
        onHim,
      ),
      worthEach(3, { ...HERO_FACTION, ...normallyWorth(3) }, onHim),
    ],
  }),
  stage('WH-119', 'Man of Skill', {
    unique: true,
    specific: 'Saruman',
    stagePoints: 2,
    plays: [stagePlay()],
    abilities: [worthEach(2, { event: 'permanent', side: 'resource', information: true })],
  }),
];
