import { action, corruptionCheck, hazard } from '../build.ts';
import { regionReadAs, rollBelow, sentHome, siteReadAs } from '../build-hazards.ts';

export const hazardEventsShort = [
  hazard('TW-18', 'Call of Home', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              not: {
                any: [{ race: ['Ringwraith', 'Wizard'] }, { bears: { keyword: 'the-one-ring' } }],
              },
            },
          },
        ],
        does: [rollBelow(10, { unusedInfluence: 'target-player' }, sentHome)],
      }),
    ],
  }),
  hazard('TW-19', 'Call of the Sea', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', race: 'Elf' } }],
        does: [
          rollBelow(
            10,
            {
              sum: [
                { unusedInfluence: 'target-player' },
                {
                  if: { path: 'target', has: { type: 'coastal' }, since: 'turn' },
                  then: -3,
                  else: 0,
                },
              ],
            },
            sentHome,
          ),
        ],
      }),
    ],
  }),
  hazard('TW-21', 'Choking Shadows', {
    duration: 'short',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        targets: [{ target: 'automatic-attack', at: { siteType: 'ruins' } }],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'target', by: 2, until: 'turn' }],
      }),
      regionReadAs('wilderness', 'shadow'),
      siteReadAs('ruins', 'shadow-hold'),
    ],
  }),
  hazard('TW-41', 'Gloom', {
    duration: 'short',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    // crf/card/gloom/1: the other ways do not ask for a moving company
    plays: [
      action({
        targets: [
          { target: 'company', a: { moving: true } },
          { target: 'card', a: { kind: 'character', with: 'target' } },
        ],
        does: [{ do: 'modify', stat: 'prowess', of: 'target2', by: -1, until: 'turn' }],
      }),
      regionReadAs('border', 'wilderness'),
      siteReadAs('border-hold', 'ruins'),
    ],
  }),
  hazard('TW-42', 'Greed', {
    duration: 'short',
    cannotBeDuplicated: 'site',
    plays: [
      action({
        targets: [{ target: 'site', a: {} }],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [
              {
                is: 'trigger',
                // crf/card/greed/1: a ring played after a test counts, an item handed on does not
                on: { event: 'card-played', card: { kind: 'item', at: 'target' } },
                does: [
                  {
                    do: 'each',
                    a: {
                      kind: 'character',
                      at: 'target',
                      not: {
                        any: [
                          { race: ['Hobbit', 'Wizard', 'Ringwraith'] },
                          { bears: { is: 'cause' } },
                        ],
                      },
                    },
                    does: [
                      {
                        do: 'check',
                        kind: 'corruption',
                        who: 'it',
                        plus: {
                          times: [
                            -1,
                            { stat: 'corruption', of: 'cause', basis: 'normal', asBorneBy: 'it' },
                          ],
                        },
                      },
                    ],
                  },
                ],
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  hazard('TW-50', 'Lost at Sea', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true } }],
        does: [
          {
            do: 'if',
            cond: { path: 'target', has: { type: 'coastal' } },
            then: [{ do: 'forgo', what: 'site-phase', company: 'active' }],
          },
        ],
      }),
    ],
  }),
  hazard('TW-51', 'Lost in Border-lands', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true } }],
        does: [
          {
            do: 'modify',
            stat: 'hazard-limit',
            of: 'company',
            by: { regions: 'target', type: 'border' },
            until: 'phase',
          },
        ],
      }),
    ],
  }),
  hazard('TW-52', 'Lost in Dark-domains', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true } }],
        does: [
          {
            do: 'if',
            cond: { path: 'target', has: { type: 'dark' } },
            then: [
              {
                do: 'modify',
                stat: 'hazard-limit',
                of: 'company',
                by: 2,
                op: 'times',
                until: 'turn',
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('TW-53', 'Lost in Free-domains', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true, path: { type: 'free' } } }],
        does: [{ do: 'forgo', what: 'site-phase', company: 'active' }],
      }),
    ],
  }),
  hazard('TW-54', 'Lost in Shadow-lands', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true } }],
        does: [
          {
            do: 'modify',
            stat: 'hazard-limit',
            of: 'company',
            by: { regions: 'target', type: 'shadow' },
            until: 'phase',
          },
        ],
      }),
    ],
  }),
  hazard('TW-55', 'Lost in the Wilderness', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true } }],
        does: [
          {
            do: 'modify',
            stat: 'hazard-limit',
            of: 'company',
            by: { regions: 'target', type: 'wilderness' },
            until: 'phase',
          },
        ],
      }),
    ],
  }),
  hazard('TW-67', 'Muster Disperses', {
    duration: 'short',
    plays: [
      action({
        // crf/card/muster-disperses/1
        onGuard: 'never',
        targets: [{ target: 'card', a: { kind: 'faction', whose: "opponent's" } }],
        does: [
          rollBelow(11, { unusedInfluence: 'target-player' }, [
            { do: 'move', what: 'target', to: 'discard' },
          ]),
        ],
      }),
    ],
  }),
  hazard('TW-68', 'New Moon', {
    duration: 'short',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', race: 'Elf', status: 'untapped' } }],
        does: [{ do: 'tap', what: 'target' }],
      }),
      regionReadAs('free', 'border'),
      siteReadAs('free-hold', 'border-hold'),
    ],
  }),
  hazard('TW-84', 'River', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'site', a: {} }],
        // crf/card/river/2: one ranger for each of them, in the site phase at the latest
        does: [
          {
            do: 'forgo',
            what: 'site-phase',
            company: 'moving-to-target',
            unlessTaps: { skill: 'ranger' },
          },
        ],
      }),
    ],
  }),
  hazard('TW-99', "The Ring's Betrayal", {
    duration: 'short',
    plays: [
      action({
        // crf/card/the-rings-betrayal/1: which ring is said when it is declared
        targets: [
          { target: 'card', a: { kind: 'item', ring: true, borneBy: { kind: 'character' } } },
        ],
        does: [
          {
            do: 'check',
            kind: 'corruption',
            who: 'target-bearer',
            plus: -2,
            insteadOfFailing: [{ do: 'move', what: 'target', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
  hazard('TW-101', 'The Will of the Ring', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', bears: { keyword: 'the-one-ring' } } }],
        does: [corruptionCheck('target', -4)],
      }),
    ],
  }),
  hazard('TW-104', 'Tookish Blood', {
    duration: 'short',
    alsoResource: true,
    plays: [
      action({
        as: 'hazard',
        targets: [{ target: 'card', a: { kind: 'character', race: 'Hobbit' } }],
        does: [rollBelow(11, { unusedInfluence: 'target-player' }, sentHome)],
      }),
      action({
        as: 'resource',
        targets: [{ target: 'card', a: { kind: 'character', race: 'Hobbit', whose: 'yours' } }],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [
              { is: 'cannot', what: 'be-discarded', who: 'target' },
              { is: 'cannot', what: 'be-returned', who: 'target' },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  hazard('TW-106', 'Twilight', {
    duration: 'short',
    keywords: ['environment'],
    alsoResource: true,
    freeOfLimit: true,
    plays: [
      action({
        window: { phase: 'any' },
        targets: [{ target: 'card', a: { kind: 'event', keyword: 'environment' } }],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
      action({
        window: { phase: 'any' },
        // crf/card/twilight/2
        targets: [{ target: 'entry', a: { card: { kind: 'event', keyword: 'environment' } } }],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
    ],
  }),
  hazard('TW-111', 'Weariness of the Heart', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character' } }],
        does: [{ do: 'modify', stat: 'prowess', of: 'target', by: -1, until: 'turn' }],
        cannotBeDuplicated: 'target',
      }),
      action({
        targets: [{ target: 'card', a: { kind: 'character' } }],
        does: [corruptionCheck('target')],
      }),
    ],
  }),
  hazard('TW-98', 'The Precious', {
    duration: 'short',
    plays: [
      action({
        // companion/clarification/the-precious/1: chosen by the one who plays it
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              company: { has: { keyword: 'the-one-ring' } },
              not: { bears: { keyword: 'the-one-ring' } },
            },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'corruption',
            who: 'target',
            plus: -2,
            // crf/term/corruption/2: besides what a failed check does anyway
            fail: [
              {
                do: 'move',
                what: { kind: 'item', keyword: 'the-one-ring', company: { active: true } },
                to: 'discard',
              },
            ],
          },
        ],
      }),
    ],
  }),
];
