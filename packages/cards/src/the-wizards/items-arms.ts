import { action, item } from '../build.ts';
import { draught, gives, ifBorneBy, warriorBearer } from '../build-items.ts';

/** Weapons, armor, shields and helmets. */
export const itemsArms = [
  item('TW-206', 'Dagger of Westernesse', {
    class: 'minor',
    slot: 'weapon',
    corruption: 1,
    abilities: [gives('prowess', 1, { max: 8 })],
  }),
  item('TW-212', "Durin's Axe", {
    unique: true,
    class: 'major',
    slot: 'weapon',
    points: ifBorneBy('Dwarf', 4, 2),
    corruption: ifBorneBy('Dwarf', 3, 2),
    abilities: [
      { is: 'modify', stat: 'prowess', of: 'bearer', by: ifBorneBy('Dwarf', 4, 2), max: 9 },
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
        inAttack: { race: 'Orc' },
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
        targets: [{ target: 'strike', facedBy: { is: 'bearer' } }],
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
  item('TW-283', 'Miruvor', { class: 'minor', corruption: 1, abilities: [draught('body', 2, 10)] }),
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
        inAttack: { race: 'Orc' },
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
        targets: [{ target: 'strike', facedBy: { is: 'bearer' } }],
        does: [{ do: 'modify', stat: 'prowess', of: 'bearer', by: 1, until: 'strike' }],
      }),
    ],
  }),
  item('TW-333', 'Sting', {
    unique: true,
    class: 'minor',
    slot: 'weapon',
    corruption: 1,
    abilities: [gives('prowess', ifBorneBy('Hobbit', 2, 1), { max: 8 })],
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
  item('TW-345', 'The Mithril-coat', {
    unique: true,
    class: 'greater',
    slot: 'armor',
    points: 4,
    corruption: 2,
    abilities: [gives('body', 3, { max: 10 })],
  }),
  item('TW-499', 'Dwarven Axe', {
    class: 'major',
    slot: 'weapon',
    points: 2,
    corruption: 2,
    abilities: [
      gives('prowess', ifBorneBy('Dwarf', 3, 2), {
        max: ifBorneBy('Dwarf', 8, 7),
        when: warriorBearer,
      }),
    ],
  }),
];
