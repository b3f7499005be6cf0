import type { CardFilter, CompanyFilter, PlayerKind } from '@mathom/engine/language';
import { hazard, trigger } from '../build.ts';
import { goneWithADeck, minionPlayer, played, playedButOnRingwraiths } from '../build-hazards.ts';

/** It is of no effect on a minion player. */
const AGAINST: readonly PlayerKind[] = ['wizard', 'fallen-wizard'];

const IN_HIS_REALM: CompanyFilter = {
  any: [
    { at: { any: [{ regionType: 'dark' }, { region: 'Gorgoroth' }] } },
    { moving: true, path: { type: 'dark', min: 1 } },
    { moving: true, path: { region: 'Gorgoroth' } },
  ],
};
const THERE: CardFilter = {
  kind: ['character', 'ally'],
  player: AGAINST,
  company: IN_HIS_REALM,
};

/** Under the eyes of the Enemy. */
export const hazardEventsOfTheRealm = [
  hazard('DM-67', 'In the Heart of his Realm', {
    duration: 'permanent',
    plays: [playedButOnRingwraiths],
    abilities: [
      {
        is: 'modify',
        stat: 'resource-draws',
        of: { companies: { moving: true, path: { type: 'dark', min: 1 } } },
        by: -1,
        min: 0,
        when: { not: minionPlayer('resource-player') },
      },
      { is: 'grant', to: { each: THERE }, loses: 'sage' },
      {
        is: 'cannot',
        what: 'play',
        cards: { keyword: ['spell', 'light-enchantment', 'ritual'] },
        usedBy: THERE,
      },
      goneWithADeck,
    ],
  }),
  hazard('DM-84', 'Reluctant Final Parting', {
    duration: 'permanent',
    notAgainst: ['balrog'],
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      trigger({
        on: {
          event: 'whenever',
          each: {
            kind: 'ally',
            not: { name: 'The Balrog' },
            any: [{ company: { at: { underDeeps: true } } }, { nearHome: false }],
          },
        },
        does: [{ do: 'move', what: 'it', to: 'discard' }],
      }),
      goneWithADeck,
    ],
  }),
];
