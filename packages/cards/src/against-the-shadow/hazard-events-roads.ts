import type { CompanyFilter, Cond } from '@mathom/engine/language';
import { action, hazard, trigger } from '../build.ts';
import { goneWithADeck } from '../build-hazards.ts';

const AT_A_HAVEN: Cond = { company: 'bearer', a: { at: { haven: true } } };

const NOT_PAID: Cond = { is: 'self', a: { status: 'untapped' } };

const SHORT_LEGS: CompanyFilter = { half: { race: 'Hobbit' } };

/** Hazards for those who are on their way. */
export const hazardEventsOfRoads = [
  hazard('AS-27', 'Enchanted Stream', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true, path: { type: 'wilderness' } } }],
        // a ranger taps to be rid of it before it is there at all
        does: [
          {
            do: 'pick',
            player: 'target-player',
            a: { kind: ['character', 'ally'], skill: 'ranger', status: 'untapped', with: 'target' },
            optional: true,
            then: [
              { do: 'tap', what: 'picked' },
              { do: 'move', what: 'self', to: 'discard' },
            ],
          },
        ],
      }),
    ],
    abilities: [
      // in the midst of the phase as well, if the site becomes one then
      { is: 'leave-when', cond: { all: [{ phase: 'organization' }, AT_A_HAVEN] } },
      { is: 'cannot', what: 'move', who: 'company', when: NOT_PAID },
      { is: 'cannot', what: 'split', who: 'company', when: NOT_PAID },
      // the card is tapped to show that it was paid; it untaps with those of its own player
      action({
        window: { phase: 'organization' },
        by: 'bearer-player',
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'repeat',
            times: 2,
            does: [
              {
                do: 'pick',
                player: 'bearer-player',
                a: { kind: 'character', status: 'untapped', with: 'bearer' },
                then: [{ do: 'tap', what: 'picked' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('AS-37', 'Short Legs Are Slow', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      { is: 'modify', stat: 'regions', of: { companies: SHORT_LEGS }, by: -1 },
      { is: 'ways', how: 'barred', movement: 'starter', companies: SHORT_LEGS },
      goneWithADeck,
    ],
  }),
  hazard('AS-41', 'Turning Hope to Despair', {
    duration: 'short',
    freeOfLimit: true,
    plays: [
      action({
        targets: [
          {
            target: 'attack',
            a: { race: ['Undead', 'Nazgûl', 'Maia'], detainment: false },
            now: true,
          },
        ],
        does: [
          {
            do: 'install',
            abilities: [
              trigger({
                on: { event: 'attack-ended', attack: {}, outcome: 'not defeated' },
                does: [
                  {
                    do: 'each',
                    a: { kind: 'character', company: { active: true } },
                    does: [
                      {
                        do: 'check',
                        kind: 'roll',
                        by: 'resource-player',
                        plus: { stat: 'mind', of: 'it' },
                        op: '<',
                        than: 11,
                        pass: [{ do: 'split-off', who: 'it', then: 'own-phase' }],
                      },
                    ],
                  },
                ],
              }),
            ],
            until: 'attack',
          },
        ],
      }),
    ],
  }),
];
