import type { Cond, SiteType } from '@mathom/engine/language';
import {
  action,
  corruptionCheck,
  doors,
  item,
  makesInformation,
  tapToCancel,
  trigger,
} from '../build.ts';
import { gives, guidesBelow, influenceOver, warriorBearer } from '../build-items.ts';

/** The ore of which finer things are made. */
const veinStored: Cond = {
  exists: { name: 'Vein of Arda', stored: true },
  zone: 'pile',
  ofPlayer: 'you',
};

const someoneLeftToTap: Cond = {
  exists: { kind: 'character', status: 'untapped', with: 'cause' },
};

/** What was found with it strikes at whoever took it, and weapons are no help. */
const trapped = (prowess: number) =>
  trigger({
    on: { event: 'card-played', card: { is: 'self' } },
    does: [
      {
        do: 'attack',
        spec: {
          race: [],
          strikes: 1,
          prowess,
          faces: { is: 'bearer' },
          noWeapons: true,
          cannotBeCanceled: true,
        },
      },
    ],
  });

/** Its bearer gives it up at such a site, and there is information. */
const readAt = (siteType: readonly SiteType[]) =>
  action({
    need: { is: 'bearer', a: { company: { at: { siteType } } } },
    cost: [{ pay: 'discard', what: 'self' }],
    does: [makesInformation],
  });

export const items = [
  item('DM-166', 'Aiglos', {
    unique: true,
    class: 'special',
    slot: 'weapon',
    points: 5,
    corruption: 3,
    at: { underDeeps: true, siteType: ['dark-hold', 'shadow-hold'] },
    abilities: [
      gives(
        'prowess',
        { if: { all: [doors, { not: { attack: { source: 'company' } } }] }, then: 5, else: 2 },
        { max: 11, when: warriorBearer },
      ),
      gives('body', 1, { max: 10, when: warriorBearer }),
      gives('influence', 3, {
        when: warriorBearer,
        versus: { kind: ['character', 'ally', 'faction'], race: 'Elf' },
      }),
      { is: 'modify', stat: 'attack-body', of: { foeOf: 'bearer' }, by: -2, when: warriorBearer },
    ],
  }),
  item('DM-167', 'Dragon-helm', {
    unique: true,
    class: 'special',
    slot: 'helmet',
    points: 4,
    corruption: 2,
    at: { underDeeps: true, siteType: ['dark-hold', 'shadow-hold'] },
    abilities: [
      gives('prowess', 1, { when: warriorBearer }),
      gives('body', 2, { max: 10, when: warriorBearer }),
      gives('influence', 3, { when: warriorBearer }),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { race: ['Dragon', 'Drake'], against: 'self' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  item('DM-168', 'Dwarven Light-stone', {
    class: 'special',
    points: 2,
    corruption: 1,
    at: { underDeeps: true },
    abilities: [
      guidesBelow(2),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          { target: 'attack', a: { any: [{ race: ['Orc', 'Troll'] }, { noWeapons: true }] } },
        ],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'attack', by: -2, until: 'attack' }],
      }),
    ],
  }),
  item('DM-169', 'Forgotten Scrolls', {
    class: 'minor',
    keywords: ['lost-knowledge'],
    corruption: 1,
    neverStarts: true,
    alsoAt: { name: 'Minas Tirith', status: 'tapped' },
    abilities: [trapped(8), readAt(['ruins'])],
  }),
  item('DM-170', 'Gems of Arda', {
    class: 'special',
    points: 3,
    corruption: 3,
    at: { any: [{ name: 'The Gem-deeps' }, { underDeeps: true }] },
    need: { any: [{ company: 'active', a: { at: { name: 'The Gem-deeps' } } }, veinStored] },
    abilities: [
      trigger({
        on: { event: 'stored', card: 'self' },
        when: { all: [{ phase: 'organization' }, someoneLeftToTap] },
        does: [
          {
            do: 'pick',
            player: 'you',
            zone: ['hand', 'discard'],
            a: { kind: 'item', storedByOpponent: true, not: { class: 'special' } },
            optional: true,
            then: [
              {
                do: 'play',
                a: { is: 'picked' },
                from: ['hand', 'discard'],
                waive: ['untapped-site', 'tap-site', 'stored-copy'],
                site: 'any',
                by: 'any-in-company',
                as: 'now',
                must: true,
              },
              {
                do: 'if',
                cond: { is: 'picked', a: { fresh: true } },
                then: [
                  {
                    do: 'install',
                    on: 'picked',
                    abilities: [{ is: 'cannot', what: 'be-stored', who: 'bearer' }],
                    until: 'game',
                  },
                  {
                    do: 'pick',
                    player: 'you',
                    zone: 'pile',
                    a: { copyOf: 'picked', stored: true, whose: "opponent's" },
                    then: [{ do: 'move', what: 'picked', to: 'discard' }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  }),
  item('DM-171', 'Leaf Brooch', {
    class: 'special',
    corruption: 1,
    at: { name: 'Lórien' },
    abilities: [
      {
        is: 'instead',
        of: {
          event: 'move',
          card: { kind: 'item', not: { class: 'special' }, with: 'bearer' },
          from: 'play',
          to: 'discard',
          by: 'effect',
        },
        optional: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  }),
  item('DM-172', 'Lost Tome', {
    class: 'minor',
    keywords: ['lost-knowledge'],
    corruption: 1,
    neverStarts: true,
    abilities: [trapped(9), readAt(['shadow-hold', 'dark-hold'])],
  }),
  item('DM-173', 'Mithril', {
    unique: true,
    class: 'special',
    points: 3,
    corruption: 3,
    at: { name: 'The Under-gates' },
    by: { any: [{ skill: 'sage' }, { race: 'Dwarf' }] },
    need: veinStored,
    storable: { at: { haven: true }, points: 7 },
    abilities: [
      // with whom it was played: to hand it on frees nobody, and binds nobody else
      trigger({
        on: { event: 'card-played', card: { is: 'self' } },
        immediate: true,
        does: [
          {
            do: 'install',
            on: 'bearer',
            until: 'game',
            abilities: [
              {
                is: 'cannot',
                what: 'untap',
                who: 'bearer',
                when: { is: 'self', a: { borneBy: { kind: 'character' } } },
              },
            ],
          },
        ],
      }),
      trigger({
        on: { event: 'stored', card: 'self' },
        does: [
          {
            do: 'if',
            cond: { all: [{ phase: 'organization' }, someoneLeftToTap] },
            then: [
              {
                do: 'play',
                a: {
                  kind: 'item',
                  unique: false,
                  slot: ['weapon', 'armor', 'shield', 'helmet'],
                  not: { class: 'special' },
                },
                from: ['hand', 'discard'],
                waive: ['untapped-site', 'tap-site'],
                site: 'any',
                by: 'any-in-company',
                as: 'now',
              },
            ],
          },
          {
            do: 'each',
            a: { kind: 'character', race: 'Dwarf' },
            does: [corruptionCheck('it', -3)],
          },
        ],
      }),
    ],
  }),
  item('DM-174', 'Necklace of Girion', {
    unique: true,
    class: 'special',
    points: 4,
    corruption: 3,
    at: { name: 'The Lonely Mountain' },
    abilities: [
      influenceOver(3, ['Dwarf', 'Man']),
      action({
        need: { company: 'bearer', a: { at: { siteType: ['free-hold', 'border-hold'] } } },
        user: { is: 'bearer' },
        does: [
          {
            do: 'check',
            kind: 'corruption',
            who: 'user',
            pass: [
              {
                do: 'play',
                a: { kind: 'item', not: { class: 'special' } },
                from: ['hand'],
                waive: ['untapped-site', 'tap-site'],
                site: 'any',
                bearer: 'user',
                as: 'now',
              },
              {
                do: 'if',
                cond: { is: 'picked', a: { kind: 'item', inPlay: true } },
                then: [{ do: 'move', what: 'self', to: 'discard' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  item('DM-175', 'Noldo-lantern', {
    class: 'special',
    points: 2,
    corruption: 2,
    at: { underDeeps: true },
    abilities: [
      guidesBelow(2),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          { target: 'attack', a: { race: ['Undead', 'Nazgûl', 'Orc', 'Troll'], against: 'self' } },
        ],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: -2, until: 'attack' },
          { do: 'modify', stat: 'strikes', of: 'attack', by: -1, min: 1, until: 'attack' },
        ],
      }),
    ],
  }),
  item('DM-176', 'Phial of Galadriel', {
    unique: true,
    class: 'special',
    points: 1,
    corruption: 0,
    // pef/card/phial-of-galadriel/1: at any time of the turn, and nobody but she taps for it
    played: action({
      targets: [
        {
          target: 'card',
          a: {
            name: 'Star-glass',
            borneBy: {
              kind: 'character',
              not: { race: ['Wizard', 'Dwarf'] },
              company: { at: { haven: true } },
            },
          },
        },
      ],
      cost: [{ pay: 'tap-one', a: { kind: 'character', name: 'Galadriel', with: 'target' } }],
      does: [
        { do: 'attach', what: 'self', to: 'target-bearer' },
        { do: 'move', what: 'target', to: 'removed' },
      ],
    }),
    stays: 'untransferred',
    abilities: [
      tapToCancel({ race: 'Undead' }),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'attack',
            a: {
              source: 'creature',
              against: 'self',
              any: [
                { keyedTo: ['dark', 'shadow'] },
                { keyedToSiteType: ['dark-hold', 'shadow-hold'] },
              ],
            },
          },
        ],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: -2, until: 'attack' },
          {
            do: 'install',
            abilities: [
              { is: 'assignment', how: 'defender', attacks: { aimedAt: true }, all: true },
            ],
            until: 'attack',
          },
        ],
      }),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'check', kind: 'corruption', who: { is: 'bearer' } }],
        does: [{ do: 'modify-check', by: 2 }],
      }),
    ],
  }),
];
