import type { Action, Cond, Effect } from '@mathom/engine/language';
import { action, corruptionCheck, item, trigger } from '../build.ts';
import { byId } from '../build-hazards.ts';
import {
  checkAfterUntapping,
  draught,
  gives,
  influenceOver,
  needsCompany,
  noneForFallenWizards,
  provisions,
  prowessBetterAgainst,
  refreshes,
  warriorBearer,
} from '../build-items.ts';
import { itemsPalantiri as theWizards } from '../the-wizards/items-palantiri.ts';

const wizards = byId(theWizards);

const sageBearer: Cond = { is: 'bearer', a: { skill: 'sage' } };

/** Items other than rings. */
/** What one who can use a Palantír taps this one for, at the risk of his soul. */
const withStone = (does: Effect): Action =>
  action({
    need: { is: 'bearer', a: { able: 'use-palantir' } },
    cost: [{ pay: 'tap', what: 'self' }],
    does: [does, corruptionCheck('bearer')],
  });

export const items = [
  item('LE-299', 'Black Mace', {
    alignment: 'minion',
    class: 'greater',
    slot: 'weapon',
    points: 2,
    corruption: 3,
    abilities: prowessBetterAgainst('Elf', { by: 3, max: 10 }, { by: 4, max: 10 }, warriorBearer),
  }),
  item('LE-300', 'Black-hide Shield', {
    alignment: 'minion',
    class: 'minor',
    slot: 'shield',
    corruption: 1,
    abilities: [gives('body', 1, { max: 9 })],
  }),
  item('LE-301', 'Black-mail Coat', {
    alignment: 'minion',
    class: 'major',
    slot: 'armor',
    points: 1,
    corruption: 1,
    abilities: [gives('body', 2, { max: 9, when: warriorBearer })],
  }),
  item('LE-302', 'Blazon of the Eye', {
    alignment: 'minion',
    class: 'minor',
    corruption: 1,
    cannotBeDuplicated: 'target',
    abilities: [gives('influence', 2, { versus: { kind: 'faction' } })],
  }),
  item('LE-304', 'Broad-headed Spear', {
    alignment: 'minion',
    class: 'major',
    slot: 'weapon',
    points: 1,
    corruption: 1,
    abilities: [gives('prowess', 2, { max: 8, when: warriorBearer })],
  }),
  item('LE-310', 'Foul-smelling Paste', {
    alignment: 'minion',
    class: 'minor',
    corruption: 1,
    abilities: [
      action({
        // allies are healed as characters are (coe/2.V.2.2)
        targets: [
          { target: 'card', a: { kind: ['character', 'ally'], with: 'bearer', status: 'wounded' } },
        ],
        cost: [{ pay: 'discard', what: 'self' }],
        does: [{ do: 'heal', what: 'target', well: true }],
      }),
    ],
  }),
  item('LE-313', 'High Helm', {
    alignment: 'minion',
    unique: true,
    class: 'major',
    slot: 'helmet',
    points: 2,
    corruption: 2,
    abilities: [
      gives('influence', 2),
      gives('body', 1, { max: 9 }),
      gives('prowess', 1, { max: 8, when: warriorBearer }),
    ],
  }),
  item('LE-314', 'The Iron Crown', {
    alignment: 'minion',
    unique: true,
    class: 'greater',
    points: 3,
    corruption: 5,
    storable: { at: { name: 'Barad-dûr' }, points: 5 },
    abilities: [
      gives('body', 1, { max: 10 }),
      gives('influence', 4),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { race: ['Orc', 'Troll', 'Man'], against: 'self' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      checkAfterUntapping({ not: { is: 'bearer', a: { race: 'Ringwraith' } } }),
    ],
  }),
  item('LE-325', 'The Mithril-coat', {
    alignment: 'minion',
    unique: true,
    class: 'greater',
    slot: 'armor',
    points: 3,
    corruption: 2,
    abilities: [gives('body', 3, { max: 10 })],
  }),
  item('LE-328', 'Orc-draughts', {
    alignment: 'minion',
    class: 'minor',
    corruption: 1,
    abilities: [draught('prowess', 1)],
  }),
  item('LE-329', 'Orc-liquor', {
    alignment: 'minion',
    class: 'minor',
    corruption: 1,
    abilities: [draught('body', 2, 10)],
  }),
  item('LE-330', 'Palantír of Amon Sûl', {
    alignment: 'minion',
    unique: true,
    class: 'greater',
    keywords: ['palantir'],
    points: 3,
    corruption: 3,
    storable: { at: { name: 'Barad-dûr' }, points: 5 },
    abilities: [
      ...needsCompany(2),
      withStone({ do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand' }),
      {
        is: 'grant',
        to: 'self',
        uses: {
          name: ['Palantír of Annúminas', 'Palantír of Elostirion'],
          alignment: 'minion',
        },
        when: { is: 'bearer', a: { able: 'use-palantir' } },
      },
    ],
  }),
  item('LE-331', 'Palantír of Annúminas', {
    alignment: 'minion',
    unique: true,
    class: 'greater',
    keywords: ['palantir'],
    points: 3,
    corruption: 3,
    abilities: wizards('TW-297').abilities ?? [],
  }),
  item('LE-332', 'Palantír of Elostirion', {
    alignment: 'minion',
    unique: true,
    class: 'special',
    keywords: ['palantir'],
    points: noneForFallenWizards(3),
    corruption: 3,
    at: { name: 'The White Towers' },
    abilities: [
      trigger({
        on: { event: 'moves', company: 'bearer' },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
      { is: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1, when: sageBearer },
      {
        is: 'grant',
        to: 'bearer',
        ability: 'use-palantir',
        for: 'self',
        tapping: true,
        when: sageBearer,
      },
      withStone({ do: 'draw', player: 'you', n: 1 }),
    ],
  }),
  item('LE-333', 'Palantír of Minas Tirith', {
    alignment: 'minion',
    unique: true,
    class: 'special',
    keywords: ['palantir'],
    points: 3,
    corruption: 3,
    at: { name: 'Minas Tirith' },
    abilities: wizards('TW-299').abilities ?? [],
  }),
  item('LE-334', 'Palantír of Orthanc', {
    alignment: 'minion',
    unique: true,
    class: 'special',
    keywords: ['palantir'],
    points: noneForFallenWizards(3),
    corruption: 3,
    at: { name: 'Isengard' },
    abilities: wizards('TW-300').abilities ?? [],
  }),
  item('LE-335', 'Palantír of Osgiliath', {
    alignment: 'minion',
    unique: true,
    class: 'greater',
    keywords: ['palantir'],
    points: 3,
    corruption: 3,
    storable: { at: { name: 'Barad-dûr' }, points: 5 },
    abilities: [
      ...needsCompany(4),
      action({
        need: { is: 'bearer', a: { able: 'use-palantir' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'card', a: { side: 'hazard', event: 'permanent' } }],
        does: [{ do: 'move', what: 'target', to: 'discard' }, corruptionCheck('bearer')],
      }),
      {
        is: 'grant',
        to: 'self',
        uses: { keyword: 'palantir', alignment: 'minion', isNot: 'self' },
        when: { is: 'bearer', a: { able: 'use-palantir' } },
      },
    ],
  }),
  item('LE-338', 'Poison', {
    alignment: 'minion',
    class: 'minor',
    corruption: 2,
    abilities: [
      action({
        cannotBeDuplicated: 'target',
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [{ target: 'strike', facedBy: { is: 'bearer' } }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'strike', by: -1, until: 'strike' },
          { do: 'modify', stat: 'attack-body', of: 'strike', by: -2, until: 'strike' },
        ],
      }),
    ],
  }),
  item('LE-339', 'Red Book of Westmarch', {
    alignment: 'minion',
    unique: true,
    class: 'special',
    points: 2,
    corruption: 2,
    at: { name: 'Bag End' },
    storable: { at: { name: 'Barad-dûr' }, points: 5 },
  }),
  item('LE-341', 'Sable Shield', {
    alignment: 'minion',
    unique: true,
    class: 'major',
    slot: 'shield',
    points: 2,
    corruption: 2,
    abilities: [
      {
        is: 'instead',
        of: { event: 'strike', card: { is: 'bearer' }, wounds: true },
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'opponent',
            op: '>',
            than: 6,
            pass: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      },
    ],
  }),
  item('LE-342', 'Saw-toothed Blade', {
    alignment: 'minion',
    class: 'minor',
    slot: 'weapon',
    corruption: 1,
    abilities: [gives('prowess', 1, { max: 8 })],
  }),
  item('LE-343', 'Scroll of Isildur', {
    alignment: 'minion',
    unique: true,
    class: 'greater',
    points: 3,
    corruption: 4,
    storable: { at: { name: 'Barad-dûr' }, points: 5 },
    abilities: [
      {
        is: 'modify',
        stat: 'ring-test',
        of: { each: { kind: 'item', class: 'gold-ring', with: 'self' } },
        by: 1,
      },
    ],
  }),
  item('LE-344', 'Shadow-cloak', {
    alignment: 'minion',
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
            a: {
              source: 'creature',
              any: [
                { keyedTo: ['shadow', 'dark'] },
                { keyedToSiteType: ['shadow-hold', 'dark-hold'] },
              ],
            },
          },
        ],
        does: [{ do: 'cancel', what: 'strike' }],
      }),
    ],
  }),
  item('LE-345', 'Strange Rations', {
    alignment: 'minion',
    class: 'minor',
    corruption: 1,
    abilities: [refreshes, provisions(1)],
  }),
  item('LE-348', 'Whip', {
    alignment: 'minion',
    class: 'minor',
    corruption: 1,
    cannotBeDuplicated: 'target',
    abilities: [
      {
        ...gives('influence', 2, {
          when: { is: 'bearer', a: { race: ['Orc', 'Troll'] } },
          versus: {
            kind: 'character',
            stat: { name: 'mind', op: '<', value: { stat: 'mind', of: 'bearer' } },
            not: {
              stat: { name: 'prowess', op: '>=', value: { stat: 'prowess', of: 'bearer' } },
            },
          },
        }),
        undivided: true,
      },
    ],
  }),
  item('LE-418', 'The Arkenstone', {
    alignment: 'minion',
    unique: true,
    class: 'greater',
    points: 3,
    corruption: 3,
    abilities: [
      influenceOver(5, 'Dwarf'),
      { is: 'modify', stat: 'mind', of: { each: { kind: 'character', race: 'Dwarf' } }, by: 1 },
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [
          {
            target: 'card',
            a: { kind: 'character', race: 'Dwarf', whose: "opponent's", at: 'bearer' },
          },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
    ],
  }),
  item('LE-419', 'Deadly Dart', {
    alignment: 'dual',
    class: 'minor',
    corruption: 2,
    abilities: [
      action({
        need: { is: 'bearer', a: { skill: 'scout' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'attack',
            a: {
              against: 'self',
              any: [{ source: 'automatic' }, { source: 'creature', keyedToSite: true }],
            },
          },
        ],
        does: [
          { do: 'modify', stat: 'attack-body', of: 'attack', by: -1, until: 'attack' },
          { do: 'modify', stat: 'strikes', of: 'attack', by: -1, min: 1, until: 'attack' },
          {
            do: 'offer',
            player: 'you',
            must: true,
            options: [
              {
                label: 'Tap its bearer',
                need: { is: 'bearer', a: { status: 'untapped' } },
                does: [{ do: 'tap', what: 'bearer' }],
              },
              { label: 'Discard it', does: [{ do: 'move', what: 'self', to: 'discard' }] },
            ],
          },
        ],
      }),
    ],
    neverStarts: ['wizard'],
  }),
];
