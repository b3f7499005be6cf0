import { action, steadied } from '../build.ts';
import { strayed, youAre } from '../build-stage.ts';
import { awaitsHim, onHim, putOnHim, shapeOf, stage } from '../build-stage-tokens.ts';

/** Radagast in other shapes, and what follows him. */
export const stageEventsOfRadagast = [
  stage('WH-110', 'Girdle of Radagast', {
    specific: 'Radagast',
    stagePoints: 3,
    points: { source: 'misc', value: 5 },
    on: 'target',
    cannotBeDuplicated: 'game',
    plays: [
      action({
        need: { all: [youAre('Radagast'), strayed(12)] },
        targets: [
          {
            target: 'site',
            a: {
              keyword: 'protected',
              whose: 'yours',
              when: {
                value: {
                  sum: [
                    { count: { kind: 'ally', whose: 'yours' } },
                    {
                      count: {
                        kind: 'faction',
                        unique: true,
                        whose: 'yours',
                        playableNear: 'it',
                      },
                    },
                  ],
                },
                atLeast: 6,
              },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'retype',
        regions: [
          ['coastal', 'wilderness'],
          ['free', 'wilderness'],
          ['border', 'wilderness'],
          ['shadow', 'wilderness'],
          ['dark', 'wilderness'],
        ],
        near: 'bearer',
      },
    ],
  }),
  stage('WH-111', 'Glove of Radagast', {
    unique: true,
    specific: 'Radagast',
    stagePoints: 2,
    corruption: 1,
    plays: [putOnHim],
    abilities: [
      awaitsHim,
      action({
        window: { phase: 'site' },
        need: onHim,
        user: { is: 'bearer' },
        tapUser: true,
        does: [
          {
            do: 'play',
            a: {
              kind: 'ally',
              unique: false,
              stat: { name: 'mind', op: '=', value: 1 },
              not: { copyOn: 'user' },
            },
            from: ['hand', 'discard'],
            site: 'any',
            waive: ['tap-character'],
            by: 'user',
            as: 'now',
          },
        ],
      }),
    ],
  }),
  shapeOf(
    'Radagast',
    'WH-112',
    'Master of Shapes',
    {
      prowess: 9,
      body: 10,
      influence: 1,
      generalInfluence: 25,
      checks: -2,
      skills: ['warrior', 'ranger'],
    },
    [{ is: 'grant', to: 'bearer', ability: 'stay-untapped', costs: 1 }],
  ),
  shapeOf(
    'Radagast',
    'WH-115',
    'Shifter of Hues',
    {
      prowess: 6,
      body: 10,
      influence: 3,
      generalInfluence: 27,
      checks: -2,
      skills: ['warrior', 'diplomat'],
    },
    [
      { is: 'cannot', what: 'move', who: 'company', when: onHim },
      { is: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1, when: onHim },
      action({
        need: onHim,
        cost: [{ pay: 'tap', what: 'bearer' }],
        targets: [
          { target: 'company', a: { whose: 'yours', moving: true, path: { type: 'wilderness' } } },
        ],
        fromAfar: 'any-company',
        does: [steadied(2, 'long-event')],
      }),
    ],
  ),
  shapeOf(
    'Radagast',
    'WH-116',
    'Winged Change-master',
    {
      prowess: 3,
      body: 9,
      influence: 8,
      generalInfluence: 19,
      checks: -2,
      skills: ['scout', 'diplomat'],
    },
    [
      {
        is: 'ways',
        how: 'pathless',
        companies: {
          companyOf: 'bearer',
          members: { op: '=', value: 1 },
          not: { has: { kind: 'ally', not: { name: "Radagast's Black Bird" } } },
        },
      },
    ],
  ),
];
