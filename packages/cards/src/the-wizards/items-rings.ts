import type { ItemCard } from '@mathom/engine/language';
import { action, corruptionCheck, item, olderErrata } from '../build.ts';
import {
  foundByDwarves,
  gift,
  gives,
  hadBefore,
  ifBorneBy,
  twoMinorItems,
} from '../build-items.ts';

/** What a test allows: from that total up, from that total up, from one to that total, always. */
const table = (theOne: number, dwarven: number, magic: number): ItemCard['tests'] => [
  { ring: 'the-one-ring', totals: [theOne, 99] },
  { ring: 'dwarven-ring', totals: [dwarven, 99] },
  { ring: 'magic-ring', totals: [1, magic] },
  { ring: 'lesser-ring', totals: [-99, 99] },
];

export const itemsRings = [
  item('TW-196', 'Beautiful Gold Ring', {
    class: 'gold-ring',
    points: 1,
    corruption: 1,
    tests: table(12, 10, 7),
  }),
  item('TW-213', "Dwarven Ring of Barin's Tribe", {
    unique: true,
    class: 'special',
    keywords: ['dwarven-ring'],
    points: ifBorneBy('Dwarf', 6, 4),
    corruption: ifBorneBy('Dwarf', 5, 3),
    abilities: [
      gives('prowess', ifBorneBy('Dwarf', 4, 2)),
      gives('influence', ifBorneBy('Dwarf', 7, 2)),
      foundByDwarves('major'),
    ],
  }),
  item('TW-214', "Dwarven Ring of Bávor's Tribe", {
    unique: true,
    class: 'special',
    keywords: ['dwarven-ring'],
    points: ifBorneBy('Dwarf', 6, 4),
    corruption: ifBorneBy('Dwarf', 5, 3),
    abilities: [
      gives('prowess', ifBorneBy('Dwarf', 4, 2)),
      gives('influence', ifBorneBy('Dwarf', 7, 2)),
      foundByDwarves('greater'),
    ],
  }),
  item('TW-215', "Dwarven Ring of Drúin's Tribe", {
    unique: true,
    class: 'special',
    keywords: ['dwarven-ring'],
    points: ifBorneBy('Dwarf', 6, 4),
    corruption: ifBorneBy('Dwarf', 5, 3),
    abilities: [
      gives('prowess', ifBorneBy('Dwarf', 4, 2)),
      gives('influence', ifBorneBy('Dwarf', 7, 2)),
      foundByDwarves('greater'),
    ],
  }),
  item('TW-216', "Dwarven Ring of Durin's Tribe", {
    unique: true,
    class: 'special',
    keywords: ['dwarven-ring'],
    points: ifBorneBy('Dwarf', 6, 4),
    corruption: ifBorneBy('Dwarf', 5, 3),
    abilities: [
      { is: 'modify', stat: 'prowess', of: 'bearer', by: ifBorneBy('Dwarf', 4, 2) },
      { is: 'modify', stat: 'influence', of: 'bearer', by: ifBorneBy('Dwarf', 7, 2) },
      action({
        need: { is: 'bearer', a: { race: 'Dwarf', company: { at: { status: 'tapped' } } } },
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [{ do: 'untap', what: 'site' }, corruptionCheck('bearer', 2)],
      }),
    ],
  }),
  item('TW-217', "Dwarven Ring of Dwálin's Tribe", {
    unique: true,
    class: 'special',
    keywords: ['dwarven-ring'],
    points: ifBorneBy('Dwarf', 6, 4),
    corruption: ifBorneBy('Dwarf', 5, 3),
    abilities: [
      gives('prowess', ifBorneBy('Dwarf', 4, 2)),
      gives('influence', ifBorneBy('Dwarf', 7, 2)),
      foundByDwarves('major'),
    ],
  }),
  item('TW-218', "Dwarven Ring of Thélor's Tribe", {
    unique: true,
    class: 'special',
    keywords: ['dwarven-ring'],
    points: ifBorneBy('Dwarf', 6, 4),
    corruption: ifBorneBy('Dwarf', 5, 3),
    abilities: [
      gives('prowess', ifBorneBy('Dwarf', 4, 2)),
      // by the older errata alone: the card of today has no body (crf/errata/card-errata/19)
      gives('body', 1, { when: olderErrata }),
      gives('influence', ifBorneBy('Dwarf', 7, 2)),
      twoMinorItems,
    ],
  }),
  item('TW-219', "Dwarven Ring of Thrár's Tribe", {
    unique: true,
    class: 'special',
    keywords: ['dwarven-ring'],
    points: ifBorneBy('Dwarf', 6, 4),
    corruption: ifBorneBy('Dwarf', 5, 3),
    abilities: [
      gives('prowess', ifBorneBy('Dwarf', 4, 2)),
      // by the older errata alone: the card of today has no body (crf/errata/card-errata/19)
      gives('body', 1, { when: olderErrata }),
      gives('influence', ifBorneBy('Dwarf', 7, 2)),
      twoMinorItems,
    ],
  }),
  item('TW-231', 'Fair Gold Ring', {
    class: 'gold-ring',
    points: 1,
    corruption: 1,
    tests: table(11, 9, 6),
  }),
  item('TW-266', 'Lesser Ring', {
    class: 'special',
    keywords: ['lesser-ring'],
    points: 2,
    corruption: 1,
    abilities: [{ is: 'modify', stat: 'influence', of: 'bearer', by: 2 }],
  }),
  item('TW-271', 'Magic Ring of Courage', {
    class: 'special',
    keywords: ['magic-ring'],
    points: 3,
    corruption: 2,
    cannotBeDuplicated: 'target',
    abilities: [gift('warrior'), gives('prowess', 2, { when: hadBefore('warrior') })],
  }),
  item('TW-272', 'Magic Ring of Lore', {
    class: 'special',
    keywords: ['magic-ring'],
    points: 3,
    corruption: 2,
    cannotBeDuplicated: 'target',
    abilities: [
      gift('sage'),
      {
        is: 'grant',
        to: 'bearer',
        ability: 'use-palantir',
        tapping: true,
        when: hadBefore('sage'),
      },
    ],
  }),
  item('TW-273', 'Magic Ring of Nature', {
    class: 'special',
    keywords: ['magic-ring'],
    points: 3,
    corruption: 2,
    cannotBeDuplicated: 'target',
    abilities: [
      { is: 'grant', to: 'bearer', skill: 'ranger' },
      action({
        need: { is: 'bearer', a: { skill: 'ranger', without: 'self' } },
        cost: [{ pay: 'tap', what: 'bearer' }],
        targets: [{ target: 'attack', a: { against: 'self' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  item('TW-274', 'Magic Ring of Stealth', {
    class: 'special',
    keywords: ['magic-ring'],
    points: 3,
    corruption: 2,
    cannotBeDuplicated: 'target',
    abilities: [
      { is: 'grant', to: 'bearer', skill: 'scout' },
      action({
        need: { is: 'bearer', a: { skill: 'scout', without: 'self' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'strike', facedBy: { is: 'bearer' } }],
        does: [{ do: 'cancel', what: 'strike' }],
      }),
    ],
  }),
  item('TW-275', 'Magic Ring of Words', {
    class: 'special',
    keywords: ['magic-ring'],
    points: 3,
    corruption: 2,
    cannotBeDuplicated: 'target',
    abilities: [gift('diplomat'), gives('influence', 3, { when: hadBefore('diplomat') })],
  }),
  item('TW-306', 'Precious Gold Ring', {
    class: 'gold-ring',
    points: 1,
    corruption: 1,
    tests: table(10, 8, 5),
  }),
  item('TW-347', 'The One Ring', {
    unique: true,
    class: 'special',
    keywords: ['the-one-ring'],
    points: 6,
    corruption: 6,
    // crf/card/the-one-ring/4: nor is it said of that of minions alone
    neverByStoring: true,
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: 'bearer',
        by: 5,
        // crf/card/the-one-ring/2: twice what is printed on the character
        max: { times: [2, { stat: 'prowess', of: 'bearer', basis: 'printed' }] },
      },
      { is: 'modify', stat: 'body', of: 'bearer', by: 5, max: 10 },
      { is: 'modify', stat: 'influence', of: 'bearer', by: 5 },
      // crf/card/the-one-ring/1: as often as the checks are passed
      action({
        targets: [
          {
            target: 'strike',
            facedBy: { is: 'bearer' },
            a: { not: { race: ['Undead', 'Nazgûl'] } },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'corruption',
            who: 'bearer',
            plus: -2,
            pass: [{ do: 'cancel', what: 'strike' }],
          },
        ],
      }),
      {
        is: 'modify',
        stat: 'corruption',
        of: { each: { kind: 'character', with: 'bearer' } },
        // to no Ringwraith is this one of any use, so that none can bear it for him (crf/card/the-one-ring/3)
        by: 1,
      },
    ],
  }),
];
