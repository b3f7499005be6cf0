import type { Cond } from '@mathom/engine/language';
import { action, creature, doors, keyedTo, olderErrata, reprint } from '../build.ts';
import { allTap, dragon, facedThisTurn, inAndAround } from '../build-hazards.ts';

const woundedOrDoors: Cond = {
  any: [{ company: 'active', a: { has: { kind: 'character', status: 'wounded' } } }, doors],
};

const wolfRiders = creature('TD-86', 'Wolf-riders', {
  points: 1,
  attack: { race: 'Orc', strikes: 3, prowess: 8 },
  keys: [
    {
      nothing: true,
      when: facedThisTurn({ race: 'Orc', keyedToSite: false }),
    },
  ],
  asEvent: {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: 'Wolf' } }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: 1, until: 'attack' },
          { do: 'modify', stat: 'strikes', of: 'attack', by: 1, until: 'attack' },
        ],
      }),
    ],
  },
});

export const creatures = [
  dragon('TD-3', 'Bairanax', {
    points: 3,
    attack: { strikes: 2, prowess: 14, body: 7, attackerChooses: true },
    lair: 'Ovir Hollow',
    regions: ['Withered Heath', 'Gundabad', 'Anduin Vales', 'Grey Mountain Narrows'],
  }),
  creature('TD-7', 'Carrion Birds', {
    points: 1,
    attack: {
      race: 'Animal',
      strikes: 'each',
      prowess: 6,
      before: [
        {
          do: 'modify',
          stat: 'body-check',
          of: { each: { kind: ['character', 'ally'], facing: 'attack' } },
          by: -1,
          until: 'attack',
        },
      ],
      // one more than the strike itself brings
      onWound: [{ do: 'check', kind: 'body', who: 'it' }],
    },
    keys: [
      {
        regions: ['wilderness'],
        when: facedThisTurn({ race: ['Orc', 'Troll', 'Man'], keyedTo: 'wilderness' }),
      },
    ],
  }),
  creature('TD-8', 'Cave Worm', {
    points: 1,
    attack: { race: 'Drake', strikes: 1, prowess: 16 },
    keys: [
      {
        region: [
          'Redhorn Gate',
          'High Pass',
          'Gap of Isen',
          'Angmar',
          'Gundabad',
          'Grey Mountain Narrows',
          'Withered Heath',
          'Númeriador',
          'Iron Hills',
        ],
      },
    ],
  }),
  creature('TD-13', 'Dire Wolves', {
    points: 1,
    attack: { race: 'Wolf', strikes: 4, prowess: 8 },
    keys: keyedTo(['wilderness', 'wilderness'], 'shadow'),
  }),
  creature('TD-19', 'Dunlending Raiders', {
    points: 1,
    attack: { race: 'Man', strikes: 5, prowess: 8 },
    keys: inAndAround(['Enedhwaith', 'Cardolan', 'Hollin', 'Rhudaur', 'Dunland'], {
      a: { siteType: 'ruins' },
    }),
  }),
  dragon('TD-20', 'Eärcaraxë', {
    points: 4,
    attack: { strikes: 2, prowess: 17, body: 7, attackerChooses: true },
    lair: 'Isle of the Ulond',
    regions: ['Andrast Coast', 'Bay of Belfalas', 'Eriadoran Coast', 'Andrast'],
  }),
  creature('TD-28', 'Gothmog', {
    unique: true,
    points: 3,
    attack: { race: 'Troll', strikes: 1, prowess: 14, body: 9 },
    keys: [
      ...keyedTo('dark', 'dark-hold'),
      // after one in such a place, however it was keyed; by the older reading after one that was keyed to the land by
      // its type; himself to nothing by either (crf/card/gothmog/1)
      {
        nothing: true,
        when: {
          any: [
            {
              all: [
                { not: olderErrata },
                facedThisTurn({ race: ['Orc', 'Troll'], keyedIn: ['shadow', 'shadow-hold'] }),
              ],
            },
            {
              all: [
                olderErrata,
                facedThisTurn({ race: ['Orc', 'Troll'], keyedTo: ['shadow', 'dark'] }),
              ],
            },
          ],
        },
      },
    ],
  }),
  creature('TD-30', 'Hobgoblins', {
    points: 1,
    attack: { race: 'Orc', strikes: 2, prowess: 10 },
    keys: keyedTo(['wilderness', 'wilderness']),
  }),
  creature('TD-32', 'Ice-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 2, prowess: 15 },
    keys: [
      {
        region: [
          'Elven Shores',
          'Forochel',
          'Angmar',
          'Gundabad',
          'Grey Mountain Narrows',
          'Withered Heath',
        ],
      },
    ],
  }),
  dragon('TD-36', 'Itangast', {
    points: 6,
    attack: { strikes: 3, prowess: 18, body: 8 },
    lair: 'Gold Hill',
    regions: ['Withered Heath', 'Iron Hills', 'Northern Rhovanion', 'Grey Mountain Narrows'],
  }),
  creature('TD-40', 'Land-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 1, prowess: 8, attackerChooses: true },
    keys: keyedTo('wilderness', 'ruins'),
  }),
  creature('TD-42', 'Lesser Spiders', {
    points: 1,
    attack: { race: 'Spider', strikes: 4, prowess: 7 },
    keys: keyedTo('wilderness', 'shadow', 'ruins'),
  }),
  creature('TD-45', 'Light-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 2, prowess: 8 },
    keys: keyedTo('wilderness', 'ruins'),
  }),
  creature('TD-47', 'Marsh-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 2, prowess: 11 },
    keys: keyedTo('coastal', 'shadow'),
  }),
  creature('TD-49', 'Morgul-rats', {
    points: 1,
    attack: { race: 'Animal', strikes: 15, prowess: 2, body: 5 },
    keys: keyedTo('shadow-hold', 'dark-hold'),
    need: woundedOrDoors,
  }),
  creature('TD-57', 'Rain-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 1, prowess: 15 },
    keys: [
      ...keyedTo('coastal', ['wilderness', 'wilderness', 'wilderness']),
      {
        siteThat: {
          siteType: 'ruins',
          any: [{ path: { type: 'wilderness', min: 2 } }, { path: { type: 'coastal' } }],
        },
      },
    ],
  }),
  creature('TD-59', 'Sand-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 3, prowess: 12, attackerChooses: true },
    keys: [
      { region: ['Khand', 'Harondor'] },
      { region: ['Ithilien', 'Nurn', 'Horse Plains'], when: doors },
    ],
  }),
  dragon('TD-60', 'Scatha', {
    points: 5,
    attack: { strikes: 3, prowess: 15, body: 9 },
    lair: 'Gondmaeglom',
    regions: ['Withered Heath', 'Woodland Realm', 'Northern Rhovanion', 'Grey Mountain Narrows'],
  }),
  dragon('TD-63', 'Scorba', {
    points: 3,
    attack: { strikes: 3, prowess: 12, body: 8, attackerChooses: true },
    lair: 'Zarak Dûm',
    regions: ['Forochel', 'Angmar', 'Gundabad'],
  }),
  creature('TD-66', 'Sea Serpent', {
    points: 2,
    attack: { race: 'Drake', strikes: 2, prowess: 14, body: 6 },
    keys: keyedTo('coastal'),
  }),
  creature('TD-75', "Thunder's Companion", {
    points: 1,
    attack: { race: 'Giant', strikes: 3, prowess: 9 },
    keys: keyedTo(['wilderness', 'wilderness']),
  }),
  creature('TD-77', 'True Cold-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 2, prowess: 14 },
    keys: [
      {
        region: [
          'Númeriador',
          'Forochel',
          'Angmar',
          'Gundabad',
          'Grey Mountain Narrows',
          'Withered Heath',
          'Iron Hills',
        ],
      },
    ],
  }),
  creature('TD-78', 'True Fire-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 2, prowess: 13 },
    keys: [
      ...keyedTo(['wilderness', 'wilderness', 'wilderness']),
      { regions: ['wilderness', 'wilderness'], when: doors },
    ],
  }),
  creature('TD-80', 'Were-worm', {
    points: 2,
    attack: {
      race: 'Drake',
      strikes: 1,
      prowess: 13,
      body: 6,
      attackerChooses: true,
      onWound: [
        {
          do: 'pick',
          player: 'hazard-player',
          a: { kind: 'item', with: 'it' },
          then: [{ do: 'move', what: 'picked', to: 'discard' }],
        },
      ],
    },
    keys: keyedTo(['wilderness', 'wilderness', 'wilderness']),
  }),
  creature('TD-81', 'Wild Fell Beast', {
    points: 2,
    attack: {
      race: 'Drake',
      strikes: 3,
      prowess: 12,
      body: 6,
      attackerChooses: true,
      after: [allTap],
    },
    keys: keyedTo(['shadow', 'shadow']),
  }),
  creature('TD-83', 'Winged Cold-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 2, prowess: 13, attackerChooses: true },
    keys: keyedTo(['wilderness', 'wilderness', 'wilderness']),
  }),
  creature('TD-84', 'Winged Fire-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 2, prowess: 12, attackerChooses: true },
    keys: keyedTo(['wilderness', 'wilderness', 'wilderness'], ['shadow', 'shadow']),
  }),
  wolfRiders,
  reprint(wolfRiders, 'TD-87'),
];
