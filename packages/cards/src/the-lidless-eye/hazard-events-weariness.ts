import type { CompanyFilter } from '@mathom/engine/language';
import { action, doors, hazard, trigger } from '../build.ts';
import { goneWithADeck, ordinaryCharacter, played } from '../build-hazards.ts';

/** One of those who are at such a site must tap as their site phase begins. */
const stench = (company: CompanyFilter) =>
  ({
    on: { event: 'company-phase', phase: 'site', edge: 'start', company },
    does: [
      {
        do: 'pick',
        player: 'resource-player',
        a: { kind: 'character', status: 'untapped', with: 'cause' },
        then: [{ do: 'tap', what: 'picked' }],
      },
    ],
  }) as const;

/** Hazards that tap characters. */
export const hazardEventsOfWeariness = [
  hazard('LE-114', 'Heedless Revelry', {
    duration: 'short',
    plays: [
      action({
        targets: [
          { target: 'company', a: { moving: false, not: { has: { race: 'Ringwraith' } } } },
        ],
        does: [
          {
            do: 'each',
            a: {
              kind: 'character',
              status: 'untapped',
              with: 'target',
              not: { race: 'Wizard' },
            },
            does: [
              {
                do: 'check',
                kind: 'roll',
                by: 'you',
                plus: { if: { is: 'it', a: { alignment: 'hero' } }, then: -2, else: 0 },
                op: '>',
                than: { stat: 'mind', of: 'it' },
                pass: [{ do: 'tap', what: 'it' }],
              },
            ],
          },
        ],
      }),
      // crf/card/heedless-revelry/2: what the first way asks for is not asked here
      action({
        onGuard: ['card-played', 'only'],
        targets: [{ target: 'company', a: {} }],
        does: [{ do: 'tap', what: { ...ordinaryCharacter(), status: 'untapped', with: 'target' } }],
      }),
    ],
  }),
  hazard('LE-141', 'Stench of Mordor', {
    duration: 'permanent',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      trigger(stench({ at: { regionType: 'dark', underDeeps: false } })),
      trigger({ ...stench({ at: { regionType: 'shadow', underDeeps: false } }), when: doors }),
      goneWithADeck,
    ],
  }),
];
