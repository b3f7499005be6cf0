import type { CompanyFilter, RegionName } from '@mathom/engine/language';
import { action, ally, staysWithin, tapToCancel, whenPlayed } from '../build.ts';
import { GOLLUM_ABILITIES } from '../the-wizards/allies.ts';

const SPIDER_LANDS: readonly RegionName[] = ['Gorgoroth', 'Imlad Morgul', 'Ithilien'];
const TO_SPIDER_LANDS: CompanyFilter = { moving: true, to: { region: SPIDER_LANDS } };

export const allies = [
  ally('LE-152', 'Blackbole', {
    alignment: 'minion',
    unique: true,
    prowess: 5,
    body: 9,
    mind: 3,
    points: 2,
    at: {
      region: ['Western Mirkwood', 'Heart of Mirkwood', 'Southern Mirkwood'],
      not: { name: 'Dol Guldur' },
    },
    abilities: [
      {
        is: 'assignment',
        who: 'self',
        how: 'never',
        // whatever he meets where he stands, and what waits at a site on the way to it
        attacks: { any: [{ source: 'automatic' }, { keyedToSite: true }, { at: {} }] },
      },
    ],
  }),
  ally('LE-153', 'Last Child of Ungoliant', {
    alignment: 'minion',
    unique: true,
    keywords: ['spawn'],
    manifestationOf: 'Shelob',
    skills: ['sage'],
    prowess: 11,
    body: 9,
    mind: 4,
    points: 3,
    at: { name: "Shelob's Lair" },
    overt: true,
    abilities: [
      // coe/3.i.3: only if the attack is on her own company
      action({
        need: { company: 'self', a: TO_SPIDER_LANDS },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { source: 'creature', against: 'self' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'card',
            a: {
              side: 'hazard',
              event: 'permanent',
              // not what lies on a faction that somebody leads
              any: [
                { borneBy: { kind: 'character', company: TO_SPIDER_LANDS } },
                { onCompany: TO_SPIDER_LANDS },
              ],
            },
          },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
      staysWithin({ region: SPIDER_LANDS }),
      ...whenPlayed('Shelob', { do: 'move', what: 'self', to: 'hand' }),
    ],
  }),
  ally('LE-154', 'Stinker', {
    alignment: 'minion',
    unique: true,
    manifestationOf: 'Gollum',
    skills: ['scout'],
    prowess: 2,
    body: 9,
    mind: 4,
    points: 2,
    at: { name: ['Goblin-gate', 'Moria'] },
    abilities: GOLLUM_ABILITIES,
  }),
  ally('LE-155', '"Two-headed" Troll', {
    alignment: 'minion',
    skills: ['warrior'],
    prowess: 5,
    body: 8,
    mind: 2,
    points: 1,
    at: { siteType: 'ruins', autoAttack: { race: 'Troll' } },
    tappedSite: true,
    overt: true,
    cannotBeDuplicated: 'company',
    abilities: [tapToCancel({ race: ['Orc', 'Troll'] })],
  }),
  ally('LE-156', 'War-warg', {
    alignment: 'minion',
    prowess: 3,
    body: 6,
    mind: 1,
    points: 1,
    at: { siteType: 'ruins', autoAttack: { race: 'Wolf' } },
    tappedSite: true,
    abilities: [
      action({
        need: {
          all: [
            { is: 'bearer', a: { facing: 'assigned' } },
            { is: 'self', a: { facing: 'given' } },
          ],
        },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { against: 'self' }, late: 'only' }],
        does: [{ do: 'modify', stat: 'body', of: 'bearer', by: 2, until: 'attack' }],
      }),
    ],
  }),
  ally('LE-157', 'War-wolf', {
    alignment: 'minion',
    prowess: 2,
    body: 7,
    mind: 1,
    points: 1,
    at: {
      any: [
        { siteType: 'ruins', autoAttack: { race: 'Wolf' } },
        { siteType: 'shadow-hold', autoAttack: { race: 'Orc' } },
      ],
    },
    tappedSite: true,
  }),
  ally('LE-158', 'The Warg-king', {
    alignment: 'minion',
    unique: true,
    prowess: 4,
    body: 8,
    mind: 3,
    points: 2,
    at: { siteType: 'ruins', autoAttack: { race: 'Wolf' } },
    tappedSite: true,
    abilities: [
      tapToCancel({ race: ['Wolf', 'Animal'] }),
      {
        is: 'modify',
        stat: 'influence-check',
        of: { each: { kind: 'character', with: 'self' } },
        by: 2,
        versus: { kind: 'faction', race: 'Wolf' },
      },
    ],
  }),
];
