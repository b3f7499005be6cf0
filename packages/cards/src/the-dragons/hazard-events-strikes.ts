import type { Action, AttackPast, CardFilter, Effect, Rule, Value } from '@mathom/engine/language';
import { action, hazard, removal, trigger } from '../build.ts';

const oneLessWith = (slot: 'armor' | 'shield' | 'helmet'): Value => ({
  if: { is: 'bearer', a: { bears: { slot } } },
  then: -1,
  else: 0,
});

/** Those who can be carried off, or unmanned: in combat an ally is a character too (coe/2.V.2.2, crf/term/ally/7). */
const captive: CardFilter = { kind: ['character', 'ally'], not: { race: 'Wizard' } };

/** One whom such an attack has wounded is the weaker for it. */
const guile = (by: number, attack: AttackPast): Action =>
  action({
    targets: [{ target: 'card', a: { ...captive, happened: { event: 'wounded', attack } } }],
    cannotBeDuplicated: 'target',
    does: [{ do: 'modify', stat: 'body', of: 'target', by: -by, until: 'turn' }],
  });

/** When the strikes of the attack that it is aimed at have been given out, and of no later one. */
const onceGivenOut = (effect: Effect): Effect => ({
  do: 'install',
  until: 'attack',
  abilities: [
    trigger({
      on: { event: 'strikes-assigned', attack: { aimedAt: true } },
      immediate: true,
      does: [effect],
    }),
  ],
});

/** Who is hit is taken away, and not harmed. */
const carriedOff = (card: CardFilter): Rule => ({
  is: 'instead',
  of: { event: 'strike', card, attack: 'this' },
  does: [{ do: 'move', what: 'it', to: 'discard' }],
});

/** Strikes: what else they do, and strikes that are no attack. */
export const hazardEventsOfStrikes = [
  hazard('TD-9', 'Cruel Caradhras', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'company',
            a: {
              leaves: [
                'High Pass',
                'Redhorn Gate',
                'Angmar',
                'Gundabad',
                'Grey Mountain Narrows',
                'Imlad Morgul',
              ],
            },
          },
        ],
        does: [
          {
            do: 'attack',
            spec: {
              race: [],
              strikes: 'each',
              prowess: 8,
              strikesOnly: true,
              cannotBeCanceled: 'strikes-too',
              onWound: [{ do: 'modify', stat: 'body-check', of: 'it', by: 1, until: 'strike' }],
            },
          },
        ],
      }),
    ],
  }),
  hazard('TD-14', "Dragon's Blood", {
    duration: 'short',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'strike',
            facedBy: { kind: ['character', 'ally'] },
            a: { race: ['Dragon', 'Drake'] },
          },
        ],
        does: [
          {
            do: 'install',
            on: 'target',
            until: 'strike',
            abilities: [
              trigger({
                on: { event: 'strike', card: { is: 'bearer' }, result: 'failed' },
                does: [
                  {
                    do: 'check',
                    kind: 'body',
                    who: 'bearer',
                    plus: {
                      sum: [oneLessWith('armor'), oneLessWith('shield'), oneLessWith('helmet')],
                    },
                  },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  hazard('TD-15', "Dragon's Breath", {
    duration: 'short',
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        targets: [
          {
            target: 'attack',
            now: true,
            a: {
              by: {
                any: [
                  { name: ['True Fire-drake', 'Winged Fire-drake'] },
                  { being: ['Itangast', 'Leucaruth', 'Scorba', 'Smaug'] },
                ],
              },
            },
          },
        ],
        does: [
          {
            do: 'attack',
            spec: {
              race: [],
              strikes: 'each',
              prowess: { stat: 'attack-prowess', of: 'target' },
              strikesOnly: true,
              defendsWith: 'body',
              helped: [
                { facedBy: { bears: { slot: 'shield' } }, by: 1 },
                { facedBy: { bears: { slot: 'helmet' } }, by: 1 },
              ],
              tapping: { stays: 0, taps: 3 },
            },
          },
          { do: 'modify', stat: 'attack-body', of: 'target', by: 1, until: 'attack' },
          { do: 'modify', stat: 'attack-prowess', of: 'target', by: -2, until: 'attack' },
        ],
      }),
    ],
  }),
  hazard('TD-23', 'Exile of Solitude', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: { by: { keyword: 'at-home' } } }],
        does: [
          onceGivenOut({
            do: 'pick',
            player: 'you',
            optional: true,
            a: { ...captive, facing: 'assigned' },
            then: [
              {
                do: 'install',
                on: 'picked',
                until: 'attack',
                abilities: [
                  {
                    is: 'modify',
                    stat: 'attack-prowess',
                    of: { foeOf: 'bearer' },
                    by: -1,
                  },
                  carriedOff({ is: 'bearer' }),
                ],
              },
            ],
          }),
        ],
      }),
      action({
        targets: [{ target: 'attack', a: { name: 'Eärcaraxë at Home' } }],
        does: [onceGivenOut({ do: 'install', until: 'attack', abilities: [carriedOff(captive)] })],
      }),
    ],
  }),
  hazard('TD-33', 'Icy Touch', {
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: 2,
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: 'Undead' }, now: true }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: 1, until: 'attack' },
          {
            // what is not with anybody when that attack is over is lost
            do: 'install',
            until: 'attack',
            abilities: [
              trigger({
                on: { event: 'attack-ended', attack: { race: 'Undead' } },
                when: { not: { exists: { kind: 'character', bears: { is: 'self' } } } },
                immediate: true,
                does: [{ do: 'move', what: 'self', to: 'discard' }],
              }),
            ],
          },
        ],
      }),
    ],
    abilities: [
      trigger({
        on: {
          event: 'wounded',
          card: { kind: 'character', not: { happened: { event: 'corrupted' } } },
          attack: 'this',
        },
        when: { not: { exists: { kind: 'character', bears: { is: 'self' } } } },
        immediate: true,
        does: [{ do: 'attach', what: 'self', to: 'cause' }],
      }),
      removal(6),
    ],
  }),
  hazard('TD-74', 'Subtlety of Guile', {
    duration: 'short',
    plays: [
      guile(1, { race: 'Dragon' }),
      guile(2, { by: { being: 'Itangast' } }),
      action({
        // those who face it change, and not the attack (coe/3.iv)
        targets: [{ target: 'attack', a: { by: { being: 'Itangast' } }, now: true, late: true }],
        cannotBeDuplicated: 'company',
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'modify',
                stat: 'body',
                of: { each: { ...captive, with: 'bearer' } },
                by: -1,
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
];
