import type { CardFilter } from '@mathom/engine/language';
import { action, resource } from '../build.ts';

/** All but the one in the sea, where no mountain is. */
const AT_HOME: CardFilter = { keyword: 'at-home', not: { name: 'Eärcaraxë at Home' } };

const ITS_LAIR: CardFilter = { kind: 'site', slainAt: { is: 'picked' } };

/** What follows when a Dragon is slain in its lair. */
export const resourceEventsOfTheSlain = [
  resource('TD-126', 'King under the Mountain', {
    duration: 'permanent',
    unique: true,
    points: { source: 'misc', value: 5 },
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              name: ['Balin', 'Dáin II', 'Thorin II', 'Thráin II'],
              slew: AT_HOME,
            },
          },
        ],
        does: [
          {
            do: 'pick',
            player: 'you',
            a: { ...AT_HOME, slainBy: 'bearer' },
            zone: ['pile', 'removed'],
            then: [
              {
                do: 'install',
                on: 'self',
                abilities: [
                  { is: 'retype', sites: ITS_LAIR, to: 'border-hold' },
                  { is: 'grant', to: { each: ITS_LAIR }, keyword: 'dwarf-hold' },
                  { is: 'automatic-attacks', how: 'none', sites: ITS_LAIR, race: 'Dragon' },
                  {
                    is: 'cannot',
                    what: 'play',
                    cards: { kind: 'item' },
                    usedBy: { kind: 'character', not: { race: 'Dwarf' } },
                    at: ITS_LAIR,
                  },
                ],
                until: 'game',
              },
            ],
          },
        ],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'influence',
        of: 'bearer',
        by: 5,
        versus: { kind: ['character', 'faction'], race: 'Dwarf' },
      },
    ],
  }),
];
