import type { CardFilter, CompanyFilter } from '@mathom/engine/language';
import { action, corruptionCheck, doors, hazard, inPlay, trigger } from '../build.ts';
import {
  ahunt,
  attemptToRemove,
  characterBut,
  incite,
  oneMayCome,
  played,
} from '../build-hazards.ts';

/** The company whose phase it is. */
const MOVING: CompanyFilter = { active: true };

const HOLD_OUTSIDE_MORDOR: CardFilter = {
  siteType: 'shadow-hold',
  not: { region: ['Gorgoroth', 'Nurn', 'Udûn', 'Imlad Morgul'] },
};

export const hazardEvents = [
  ahunt('TD-4', 'Bairanax', {
    points: 3,
    attack: { strikes: 3, prowess: 12, body: 6, attackerChooses: true },
    regions: ['Withered Heath', 'Gundabad', 'Anduin Vales', 'Grey Mountain Narrows'],
    withDoors: ['Northern Rhovanion', 'Iron Hills', 'Southern Rhovanion', 'Angmar'],
  }),
  hazard('TD-18', 'Dragon-sickness', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: { kind: 'character', bears: { kind: 'item', class: ['major', 'greater'] } },
          },
        ],
        does: [corruptionCheck('target', -1)],
      }),
    ],
  }),
  ahunt('TD-21', 'Eärcaraxë', {
    points: 4,
    attack: { strikes: 3, prowess: 15, body: 6, attackerChooses: true },
    regions: ['Andrast Coast', 'Bay of Belfalas', 'Eriadoran Coast', 'Andrast'],
    withDoors: ['Old Pûkel-land', 'Enedhwaith', 'Anfalas'],
    typeWithDoors: 'coastal',
  }),
  hazard('TD-25', 'Foolish Words', {
    duration: 'permanent',
    // crf/card/foolish-words/2
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character' } }],
        onGuard: ['influence-attempt', 'riddling', 'offering'],
        does: [],
      }),
    ],
    on: 'target',
    abilities: [
      { is: 'modify', stat: 'influence-check', of: 'bearer', by: -4 },
      { is: 'modify', stat: 'riddling-roll', of: 'bearer', by: -4 },
      { is: 'modify', stat: 'offering-attempt', of: 'bearer', by: -4 },
      attemptToRemove(7),
    ],
  }),
  hazard('TD-34', 'Incite Denizens', {
    duration: 'short',
    cannotBeDuplicated: 'site',
    plays: [incite(['ruins'])],
  }),
  ahunt('TD-37', 'Itangast', {
    points: 6,
    attack: { strikes: 4, prowess: 16, body: 7 },
    regions: ['Withered Heath', 'Northern Rhovanion', 'Iron Hills', 'Grey Mountain Narrows'],
    withDoors: ['Southern Rhovanion', 'Dorwinion', 'Heart of Mirkwood', 'Woodland Realm'],
  }),
  hazard('TD-41', 'Left Behind', {
    duration: 'short',
    plays: [
      action({
        need: { attack: { strikes: { op: '>=', value: 5 } } },
        targets: [{ target: 'card', a: { ...characterBut('Wizard'), facing: 'attack' } }],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [
              trigger({
                on: { event: 'attack-ended', attack: { against: 'target' } },
                does: [{ do: 'split-off', who: 'target', then: 'own-phase' }],
              }),
            ],
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  ahunt('TD-64', 'Scorba', {
    points: 3,
    attack: { strikes: 4, prowess: 10, body: 7, attackerChooses: true },
    regions: ['Forochel', 'Angmar', 'Gundabad'],
    withDoors: ['Númeriador', 'Arthedain', 'Rhudaur'],
  }),
  hazard('TD-67', 'Searching Eye', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'entry', a: { needsSkill: 'scout' } }],
        onGuard: 'scout-card',
        does: [{ do: 'cancel', what: 'entry' }],
      }),
      action({
        targets: [{ target: 'effect', needsSkill: 'scout' }],
        does: [{ do: 'cancel', what: 'effect' }],
      }),
    ],
  }),
  hazard('TD-68', 'Shadow of Mordor', {
    duration: 'permanent',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      trigger({
        on: { event: 'drew', player: 'resource-player', over: 1 },
        immediate: true,
        does: [{ do: 'modify', stat: 'hazard-limit', of: 'active-company', by: 1, until: 'phase' }],
      }),
      trigger({
        on: { event: 'drew', player: 'resource-player', over: 1 },
        when: doors,
        does: [
          {
            do: 'offer',
            player: 'hazard-player',
            options: [
              { label: 'Draw a card', does: [{ do: 'draw', player: 'hazard-player', n: 1 }] },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('TD-24', 'Fever of Unrest', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true, path: { type: 'wilderness', min: 4 } } }],
        // crf/card/fever-of-unrest/1
        does: [
          oneMayCome({ companyOf: 'target' }, { kind: 'creature', race: 'Dragon' }, [
            { nothing: true },
          ]),
        ],
      }),
      action({
        targets: [{ target: 'company', a: { moving: true, path: { type: 'wilderness', min: 3 } } }],
        does: [
          oneMayCome({ companyOf: 'target' }, { kind: 'creature', name: 'Leucaruth' }, [
            { nothing: true },
          ]),
        ],
      }),
    ],
  }),
  hazard('TD-26', 'Frenzy of Madness', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'site', a: HOLD_OUTSIDE_MORDOR }],
        cost: [
          {
            pay: 'discard-one',
            a: { kind: 'creature', keyed: { site: 'target' } },
            zone: 'hand',
          },
        ],
        does: [oneMayCome({ to: { is: 'target' } }, { kind: 'creature', race: 'Dragon' })],
      }),
      action({
        targets: [{ target: 'site', a: HOLD_OUTSIDE_MORDOR }],
        does: [oneMayCome({ to: { is: 'target' } }, { kind: 'creature', name: 'Daelomin' })],
      }),
    ],
  }),
  hazard('TD-31', 'Host of Bats', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      { is: 'limit-exempt', one: { kind: 'creature', race: 'Orc' } },
      trigger({
        on: { event: 'wounded', card: { kind: ['character', 'ally'] }, attack: { race: 'Orc' } },
        does: [{ do: 'check', kind: 'body', who: 'cause', plus: -1 }],
      }),
      trigger({
        on: { event: 'wounded', card: { kind: ['character', 'ally'] }, attack: 'this' },
        when: {
          all: [
            inPlay('Shadow of Mordor'),
            {
              attack: {
                any: [
                  { keyedToSiteType: ['shadow-hold', 'dark-hold'] },
                  { source: 'automatic', at: { siteType: ['shadow-hold', 'dark-hold'] } },
                ],
              },
            },
          ],
        },
        does: [{ do: 'check', kind: 'body', who: 'cause', plus: -2 }],
      }),
    ],
  }),
  hazard('TD-69', 'Sleepless Malice', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      { is: 'limit-exempt', one: { kind: 'creature', race: 'Undead' } },
      {
        is: 'keying',
        companies: {},
        creatures: { race: 'Undead' },
        how: 'allow',
        to: [{ siteType: 'ruins', when: doors }],
      },
    ],
  }),
  hazard('TD-50', 'No Escape from My Magic', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({ targets: [{ target: 'card', a: { kind: 'faction', unique: true } }], does: [] }),
    ],
    abilities: [
      trigger({
        on: { event: 'moves', company: { near: { faction: 'bearer', byRegions: true } } },
        when: { not: { is: 'self', a: { fresh: true } } },
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'resource-player',
            plus: {
              sum: [
                { times: [2, { count: { kind: 'character', skill: 'ranger', company: MOVING } }] },
                { count: { kind: 'character', skill: 'scout', company: MOVING } },
                { count: { kind: 'character', skill: 'diplomat', company: MOVING } },
              ],
            },
            op: '>',
            than: 12,
            fail: [{ do: 'forgo', what: 'site-phase', company: 'active' }],
          },
        ],
      }),
    ],
  }),
];
