import type { Cond, Value } from '@mathom/engine/language';
import { action, corruptionCheck, item } from '../build.ts';

const warriorBearer: Cond = { is: 'bearer', a: { skill: 'warrior' } };

const ifBorneByDwarf = (dwarf: number, other: number): Value => ({
  if: { is: 'bearer', a: { race: 'Dwarf' } },
  then: dwarf,
  else: other,
});

/** Items other than rings. */
export const items = [
  item('TW-201', 'Book of Mazarbul', {
    unique: true,
    class: 'special',
    points: 1,
    corruption: 2,
    at: { name: 'Moria' },
    abilities: [
      { is: 'storable', at: { keyword: 'dwarf-hold' }, points: 5 },
      action({
        window: { phase: 'organization' },
        need: { is: 'bearer', a: { skill: 'sage' } },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          { do: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1, until: 'next-untap' },
        ],
      }),
    ],
  }),
  item('TW-212', "Durin's Axe", {
    unique: true,
    class: 'major',
    slot: 'weapon',
    points: ifBorneByDwarf(4, 2),
    corruption: ifBorneByDwarf(3, 2),
    abilities: [{ is: 'modify', stat: 'prowess', of: 'bearer', by: ifBorneByDwarf(4, 2), max: 9 }],
  }),
  item('TW-224', 'Elf-stone', {
    class: 'minor',
    corruption: 1,
    abilities: [
      {
        is: 'modify',
        stat: 'influence',
        of: 'bearer',
        by: 2,
        against: { kind: ['character', 'faction'], race: 'Elf' },
      },
      { is: 'unduplicated', scope: 'target' },
    ],
  }),
  item('TW-244', 'Glamdring', {
    unique: true,
    class: 'major',
    slot: 'weapon',
    points: 2,
    corruption: 1,
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: 'bearer',
        by: 3,
        max: 8,
        when: { not: { attack: { race: 'Orc' } } },
      },
      {
        is: 'modify',
        stat: 'prowess',
        of: 'bearer',
        by: 3,
        max: 9,
        against: { attack: { race: 'Orc' } },
      },
    ],
  }),
  item('TW-250', 'Great-shield of Rohan', {
    unique: true,
    class: 'major',
    slot: 'shield',
    points: 2,
    corruption: 2,
    abilities: [
      { is: 'modify', stat: 'body', of: 'bearer', by: 2, max: 9 },
      action({
        need: warriorBearer,
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'strike', against: { is: 'bearer' } }],
        does: [{ do: 'outcome', is: 'stays-untapped' }],
      }),
    ],
  }),
  item('TW-254', 'Hauberk of Bright Mail', {
    class: 'major',
    slot: 'armor',
    points: 2,
    corruption: 1,
    abilities: [{ is: 'modify', stat: 'body', of: 'bearer', by: 2, max: 9, when: warriorBearer }],
  }),
  item('TW-255', 'Healing Herbs', {
    class: 'minor',
    corruption: 1,
    abilities: [
      action({
        targets: [
          { target: 'card', a: { kind: ['character', 'ally'], with: 'bearer', status: 'wounded' } },
        ],
        cost: [
          { pay: 'tap', what: 'bearer' },
          { pay: 'discard', what: 'self' },
        ],
        does: [{ do: 'heal', what: 'target', well: true }],
      }),
      action({
        targets: [{ target: 'card', a: { kind: 'character', with: 'bearer', status: 'tapped' } }],
        cost: [
          { pay: 'tap', what: 'bearer' },
          { pay: 'discard', what: 'self' },
        ],
        does: [{ do: 'untap', what: 'target' }],
      }),
    ],
  }),
  item('TW-259', 'Horn of Anor', {
    class: 'minor',
    corruption: 1,
    abilities: [
      { is: 'modify', stat: 'influence', of: 'bearer', by: 2, against: { kind: 'faction' } },
      { is: 'unduplicated', scope: 'target' },
    ],
  }),
  item('TW-289', 'Narsil', {
    unique: true,
    class: 'greater',
    slot: 'weapon',
    points: 3,
    corruption: 2,
    abilities: [
      { is: 'modify', stat: 'prowess', of: 'bearer', by: 1 },
      { is: 'modify', stat: 'influence', of: 'bearer', by: 1 },
    ],
  }),
  item('TW-295', 'Orcrist', {
    unique: true,
    class: 'greater',
    slot: 'weapon',
    points: 4,
    corruption: 2,
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: 'bearer',
        by: 3,
        max: 9,
        when: { not: { attack: { race: 'Orc' } } },
      },
      {
        is: 'modify',
        stat: 'prowess',
        of: 'bearer',
        by: 4,
        max: 10,
        against: { attack: { race: 'Orc' } },
      },
    ],
  }),
  item('TW-300', 'Palantír of Orthanc', {
    unique: true,
    class: 'special',
    keywords: ['palantir'],
    points: { if: { player: 'you', is: 'fallen-wizard' }, then: 0, else: 2 },
    corruption: 2,
    at: { name: 'Isengard' },
    abilities: [
      action({
        need: {
          all: [
            { is: 'bearer', a: { able: 'use-palantir' } },
            { deck: 'you', atLeast: 5 },
          ],
        },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            who: 'you',
            from: ['discard'],
            // crf/card/palantir-of-orthanc/2
            a: { not: { kind: 'site' } },
            n: 1,
            to: 'deck',
          },
          corruptionCheck('bearer'),
        ],
      }),
    ],
  }),
  item('TW-322', 'Sapling of the White Tree', {
    class: 'major',
    points: 1,
    corruption: 1,
    notAt: { siteType: ['shadow-hold', 'dark-hold'] },
    abilities: [{ is: 'storable', at: { name: 'Minas Tirith' }, points: 2 }],
  }),
  item('TW-323', 'Scroll of Isildur', {
    unique: true,
    class: 'greater',
    points: 4,
    corruption: 3,
    abilities: [
      {
        is: 'modify',
        stat: 'ring-test',
        of: { each: { kind: 'item', class: 'gold-ring', with: 'self' } },
        by: 2,
      },
    ],
  }),
  item('TW-327', 'Shield of Iron-bound Ash', {
    class: 'minor',
    slot: 'shield',
    corruption: 1,
    abilities: [
      { is: 'modify', stat: 'body', of: 'bearer', by: 1, max: 8 },
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'strike', against: { is: 'bearer' } }],
        does: [{ do: 'modify', stat: 'prowess', of: 'bearer', by: 1, until: 'strike' }],
      }),
    ],
  }),
  item('TW-330', 'Star-glass', {
    class: 'minor',
    corruption: 1,
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'bearer' }],
        targets: [{ target: 'attack', a: { race: 'Undead', against: 'self' } }],
        does: [{ do: 'cancel', what: 'attack' }, corruptionCheck('bearer')],
      }),
      action({
        cost: [{ pay: 'tap', what: 'bearer' }],
        targets: [{ target: 'attack', a: { race: ['Spider', 'Animal', 'Wolf'], against: 'self' } }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: -2, until: 'attack' },
          corruptionCheck('bearer'),
        ],
      }),
    ],
  }),
  item('TW-336', 'Sword of Gondolin', {
    class: 'major',
    slot: 'weapon',
    points: 2,
    corruption: 2,
    abilities: [
      { is: 'modify', stat: 'prowess', of: 'bearer', by: 2, max: 8, when: warriorBearer },
    ],
  }),
  item('TW-351', 'Torque of Hues', {
    unique: true,
    class: 'major',
    points: 2,
    corruption: 2,
    abilities: [
      action({
        cost: [
          { pay: 'tap', what: 'self' },
          { pay: 'tap', what: 'bearer' },
        ],
        targets: [{ target: 'attack', a: { against: 'self' } }],
        does: [{ do: 'cancel', what: 'attack' }, corruptionCheck('bearer')],
      }),
    ],
  }),
  item('TW-494', 'Black Arrow', {
    class: 'minor',
    corruption: 1,
    abilities: [
      action({
        need: { is: 'bearer', a: { skill: 'warrior', race: 'Man' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { against: 'self' } }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: -1, until: 'attack' },
          { do: 'modify', stat: 'attack-body', of: 'attack', by: -1, until: 'attack' },
        ],
      }),
      // In other hands it goes with the shot: as a cost, so that the effect outlives it (coe/9.4.1).
      action({
        need: { is: 'bearer', a: { skill: 'warrior', not: { race: 'Man' } } },
        cost: [
          { pay: 'tap', what: 'self' },
          { pay: 'discard', what: 'self' },
        ],
        targets: [{ target: 'attack', a: { against: 'self' } }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: -1, until: 'attack' },
          { do: 'modify', stat: 'attack-body', of: 'attack', by: -1, until: 'attack' },
        ],
      }),
    ],
  }),
];
