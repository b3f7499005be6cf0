import type { CardFilter, Race } from '@mathom/engine/language';
import { action, corruptionCheck, hazard, removal, trigger } from '../build.ts';
import { characterBut, minionPlayer, playedButOnRingwraiths, playedOn } from '../build-hazards.ts';

/** A Nazgûl of one's own who lies in play as an event. */
const nazgulInPlay: CardFilter = { keyword: 'nazgul', event: 'permanent', whose: 'yours' };
const ARMED: readonly Race[] = ['Orc', 'Troll', 'Man'];

/** Strikes and what they do, and the body of those who strike. */
export const hazardEventsOfStrikes = [
  hazard('DM-64', 'Helms of Iron', {
    duration: 'permanent',
    plays: [
      action({
        targets: [{ target: 'card', a: nazgulInPlay }],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'attack-body',
        of: { attacks: { race: ARMED, body: true } },
        by: 1,
      },
      {
        is: 'modify',
        stat: 'attack-body',
        of: { attacks: { race: ARMED, body: false } },
        by: 4,
        op: 'set',
      },
    ],
  }),
  hazard('DM-69', 'Like the Crash of Battering-rams', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'strike', facedBy: {} }],
        does: [
          {
            do: 'install',
            on: 'target',
            until: 'strike',
            abilities: [
              trigger({
                on: {
                  event: 'strike',
                  card: { is: 'bearer' },
                  result: 'successful',
                  wounds: true,
                },
                immediate: true,
                does: [
                  {
                    do: 'modify',
                    stat: 'body',
                    of: 'bearer',
                    by: { times: [-1, { half: { bound: 'margin' }, parts: 5, round: 'down' }] },
                    until: 'turn',
                  },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  hazard('DM-102', 'Wound of Long Burden', {
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: 1,
    plays: [
      action({
        targets: [
          {
            target: 'strike',
            facedBy: { kind: 'character' },
            a: { prowess: { op: '>=', value: 12, basis: 'current' } },
          },
        ],
        does: [
          {
            // what it does to him it does from the moment at which that strike succeeds
            do: 'install',
            on: 'target',
            until: 'strike',
            abilities: [
              {
                is: 'modify',
                stat: 'body',
                of: 'bearer',
                by: 1,
                when: { is: 'bearer', a: { facing: 'strike' } },
              },
              {
                is: 'modify',
                stat: 'corruption',
                of: 'self',
                by: -1,
                when: { is: 'bearer', a: { facing: 'strike' } },
              },
              trigger({
                on: {
                  event: 'strike-ended',
                  card: { is: 'bearer' },
                  result: ['failed', 'ineffectual', 'defeated', 'canceled'],
                },
                immediate: true,
                does: [{ do: 'move', what: 'self', to: 'discard' }],
              }),
            ],
          },
        ],
      }),
    ],
    on: 'target',
    abilities: [
      { is: 'modify', stat: 'body', of: 'bearer', by: -1 },
      { ...removal(7), need: { is: 'bearer', a: { company: { at: { haven: true } } } } },
    ],
  }),
  hazard('DM-78', 'Pale Dream-maker', {
    duration: 'permanent',
    keywords: ['corruption', 'dark-enchantment'],
    corruption: 2,
    freeOfLimit: true,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      playedOn({
        ...characterBut('Wizard'),
        happened: { event: 'wounded', attack: { race: 'Undead' } },
      }),
    ],
    abilities: [
      trigger({
        on: { event: 'hand-discard', whose: 'bearer' },
        when: { player: 'bearer-player', is: 'turn' },
        does: [corruptionCheck('bearer')],
      }),
      { is: 'modify', stat: 'influence', of: 'bearer', by: 0, op: 'set' },
      action({
        by: 'bearer-player',
        window: { phase: 'organization' },
        user: { skill: 'sage', skillOnly: true, with: 'bearer', isNot: 'bearer' },
        tapUser: true,
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'bearer-player',
            op: '>',
            than: 6,
            pass: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
        removal: true,
      }),
    ],
  }),
  hazard('DM-47', "The Black Enemy's Wrath", {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [playedButOnRingwraiths],
    abilities: [
      {
        is: 'automatic-attacks',
        how: 'add',
        sites: { any: [{ underDeeps: true }, { siteType: ['dark-hold', 'shadow-hold'] }] },
        when: { not: minionPlayer('resource-player') },
        spec: {
          race: [],
          strikes: 'each',
          prowess: 6,
          cannotBeCanceled: true,
          noWeapons: true,
          tapping: { stays: -5 },
        },
      },
    ],
  }),
  hazard('DM-79', 'Pierced by Many Wounds', {
    duration: 'short',
    freeOfLimit: true,
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        targets: [{ target: 'attack', a: { outnumbers: true } }],
        does: [
          {
            do: 'install',
            until: 'attack',
            abilities: [{ is: 'attacks-are', a: { aimedAt: true }, what: 'heavy' }],
          },
        ],
      }),
    ],
  }),
];
