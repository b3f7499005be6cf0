import type { Cond } from '@mathom/engine/language';
import { action, corruptionCheck, item, trigger } from '../build.ts';
import { draught, gives, ifBorneBy, influenceOver } from '../build-items.ts';

const noHobbit: Cond = { not: { is: 'bearer', a: { race: 'Hobbit' } } };

/** Items other than arms, rings and Palantíri. */
export const items = [
  item('TW-195', 'Athelas', {
    class: 'minor',
    corruption: 1,
    abilities: [
      action({
        need: { is: 'bearer', a: { race: 'Dúnadan' } },
        // allies are healed as characters are (coe/2.V.2.2)
        targets: [
          { target: 'card', a: { kind: ['character', 'ally'], with: 'bearer', status: 'wounded' } },
        ],
        cost: [
          { pay: 'tap', what: 'bearer' },
          { pay: 'discard', what: 'self' },
        ],
        does: [{ do: 'heal', what: 'target' }],
      }),
      action({
        need: { is: 'bearer', a: { name: 'Aragorn II' } },
        targets: [
          {
            target: 'card',
            a: { keyword: 'corruption', borneBy: { kind: 'character', with: 'bearer' } },
          },
        ],
        cost: [
          { pay: 'tap', what: 'bearer' },
          { pay: 'discard', what: 'self' },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
    ],
  }),
  item('TW-201', 'Book of Mazarbul', {
    unique: true,
    class: 'special',
    points: 1,
    corruption: 2,
    at: { name: 'Moria' },
    storable: { at: { keyword: 'dwarf-hold' }, points: 5 },
    abilities: [
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
  item('TW-221', "Earth of Galadriel's Orchard", {
    unique: true,
    class: 'special',
    points: 0,
    corruption: 1,
    at: { name: 'Lórien' },
    storable: { at: { name: 'Bag End' }, points: 2 },
  }),
  item('TW-224', 'Elf-stone', {
    class: 'minor',
    corruption: 1,
    cannotBeDuplicated: 'target',
    abilities: [
      {
        is: 'modify',
        stat: 'influence',
        of: 'bearer',
        by: 2,
        versus: { kind: ['character', 'ally', 'faction'], race: 'Elf' },
      },
    ],
  }),
  item('TW-225', 'Elven Cloak', {
    class: 'minor',
    corruption: 1,
    cannotBeDuplicated: 'target',
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'strike',
            facedBy: { is: 'bearer' },
            a: { source: 'creature', keyedTo: 'wilderness' },
          },
        ],
        does: [{ do: 'cancel', what: 'strike' }],
      }),
    ],
  }),
  item('TW-227', 'Ent-draughts', {
    class: 'special',
    corruption: 0,
    at: { name: 'Wellinghall' },
    cannotBeDuplicated: 'target',
    // besides the ally or faction, for which the site has tapped
    tappedSite: true,
    need: {
      happened: {
        event: 'card-played',
        card: { kind: ['ally', 'faction'] },
        site: { name: 'Wellinghall' },
      },
      since: 'turn',
    },
    abilities: [gives('prowess', 1)],
    stays: true,
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
    cannotBeDuplicated: 'target',
    abilities: [
      { is: 'modify', stat: 'influence', of: 'bearer', by: 2, versus: { kind: 'faction' } },
    ],
  }),
  item('TW-304', 'Potion of Prowess', {
    class: 'minor',
    corruption: 1,
    abilities: [draught('prowess', 1)],
  }),
  item('TW-312', 'Red Arrow', {
    unique: true,
    class: 'major',
    points: 2,
    corruption: 2,
    abilities: [
      {
        is: 'grant',
        to: 'bearer',
        ability: 'influence-surely',
        versus: { kind: 'faction', name: 'Riders of Rohan' },
      },
      gives('influence', 5, { versus: { kind: 'character', home: 'Edoras' } }),
    ],
  }),
  item('TW-313', 'Red Book of Westmarch', {
    unique: true,
    class: 'special',
    points: 0,
    corruption: 1,
    at: { name: 'Bag End' },
    storable: { at: { haven: true }, points: 1 },
    abilities: [influenceOver(2, 'Hobbit')],
  }),
  item('TW-322', 'Sapling of the White Tree', {
    class: 'major',
    points: 1,
    corruption: 1,
    notAt: { siteType: ['shadow-hold', 'dark-hold'] },
    storable: { at: { name: 'Minas Tirith' }, points: 2 },
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
  item('TW-341', 'The Arkenstone', {
    unique: true,
    class: 'greater',
    points: ifBorneBy('Dwarf', 5, 2),
    corruption: ifBorneBy('Dwarf', 4, 2),
    abilities: [
      influenceOver(3, 'Dwarf'),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'card',
            a: { kind: 'character', race: 'Dwarf', with: 'bearer', status: 'tapped' },
          },
        ],
        does: [{ do: 'untap', what: 'target' }, corruptionCheck('target', -2)],
      }),
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
  item('TW-363', "Wizard's Ring", {
    class: 'special',
    points: 2,
    corruption: 4,
    at: { haven: true },
    bearer: { race: 'Wizard' },
    stays: true,
    cannotBeDuplicated: 'target',
    abilities: [
      gives('prowess', 2),
      gives('influence', 5),
      trigger({
        on: { event: 'card-played', card: { is: 'self' } },
        does: [corruptionCheck('bearer')],
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
      trigger({
        on: { event: 'status', card: { is: 'self' }, to: 'tapped' },
        when: { is: 'bearer', a: { not: { race: 'Man' } } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  item('TW-496', 'The Iron Crown', {
    unique: true,
    class: 'greater',
    points: 4,
    corruption: 5,
    abilities: [
      trigger({
        on: { event: 'check-made', kind: 'influence', card: { is: 'bearer' } },
        does: [corruptionCheck('bearer')],
      }),
      gives('body', 1, { max: 10, when: noHobbit }),
      gives('influence', 4, { when: noHobbit }),
      action({
        need: noHobbit,
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { race: ['Orc', 'Troll', 'Man'], against: 'self' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
];
