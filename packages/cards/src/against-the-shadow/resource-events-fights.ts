import type { CardFilter } from '@mathom/engine/language';
import { action, resource } from '../build.ts';
import { unlessRingwraith } from '../build-minions.ts';

/** Blades of which Orcs are afraid. */
const BLADES: CardFilter = { name: ['Sword of Gondolin', 'Orcrist', 'Glamdring'] };

/** With the company that fights, whoever attacks (coe/3.V.5). */
const IN_THE_FIGHT: CardFilter = {
  kind: 'character',
  whose: 'yours',
  any: [{ facing: 'attack' }, { facing: 'fight' }],
};

/** Events for the fight of two companies, and for what is done in its place. */
export const resourceEventsOfFights = [
  resource('AS-44', 'All the Bells Ringing', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site', turn: "opponent's" },
        targets: [
          {
            target: 'attack',
            a: {
              source: 'company',
              foes: { side: 'minion' },
              at: { siteType: ['free-hold', 'border-hold'] },
            },
          },
        ],
        need: { company: 'active', a: { side: 'hero' } },
        does: [
          { do: 'cancel', what: 'attack' },
          {
            do: 'install',
            until: 'phase',
            abilities: [{ is: 'attacks-are', a: { source: 'automatic' }, what: 'not-detaining' }],
          },
          { do: 'attack', spec: 'automatic-attacks-of-site', again: { byFoes: true } },
        ],
      }),
    ],
  }),
  resource('AS-46', 'Biter and Beater!', {
    duration: 'short',
    plays: [
      action({
        window: { phase: ['movement-hazard', 'site'], turn: 'any' },
        need: { company: 'active', a: { whose: 'yours' } },
        targets: [
          {
            target: 'attack',
            a: { any: [{ race: 'Orc' }, { source: 'company', foes: { covert: false } }] },
            // the blades change, and not the attack (coe/3.iv.5)
            late: true,
          },
        ],
        does: [
          // the blade gives it, and no more than it can give (crf/card/beater-and-biter/1)
          {
            do: 'each',
            a: { ...BLADES, kind: 'item', borneBy: IN_THE_FIGHT },
            does: [{ do: 'modify', stat: 'prowess', of: 'it', by: 2, until: 'attack' }],
          },
          {
            do: 'each',
            a: { ...IN_THE_FIGHT, bears: BLADES },
            does: [
              {
                do: 'install',
                on: 'it',
                until: 'attack',
                abilities: [{ is: 'modify', stat: 'attack-body', of: { foeOf: 'bearer' }, by: -1 }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('AS-50', 'Mount Slain', {
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    plays: [
      action({
        window: { phase: ['movement-hazard', 'site'], turn: 'any' },
        need: { company: 'active', a: { whose: 'yours' } },
        targets: [
          {
            target: 'attack',
            late: true,
            a: {
              any: [
                {
                  source: 'company',
                  failedBy: { race: 'Ringwraith', avatar: true, whose: "opponent's" },
                },
                { source: 'creature', failedBy: { race: 'Nazgûl' } },
              ],
            },
          },
        ],
        does: [
          {
            do: 'each',
            a: { race: 'Ringwraith', avatar: true, whose: "opponent's", facing: 'failed' },
            does: [{ do: 'move', what: 'it', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
  resource('AS-53', 'Power Against the Shadow', {
    duration: 'short',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: { phase: 'site', turn: "opponent's" },
        targets: [
          { target: 'attack', a: { source: 'company', foes: { side: 'minion' } }, late: true },
        ],
        does: [
          {
            do: 'install',
            on: 'company',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'prowess',
                of: { each: { kind: 'character', alignment: 'hero', with: 'bearer' } },
                by: 3,
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('AS-89', 'Hounds of Sauron', {
    alignment: 'minion',
    duration: 'short',
    magic: ['shadow-magic'],
    plays: [
      action({
        window: { phase: 'site', edge: 'company-attack' },
        // one of those who could attack it
        user: { magic: 'shadow-magic', company: { active: true } },
        targets: [
          { target: 'company', a: { side: 'hero', whose: "opponent's", attackable: true } },
        ],
        does: [
          {
            do: 'attack',
            spec: { race: 'Wolf', strikes: 4, prowess: 8 },
            against: 'target',
          },
          unlessRingwraith('user', -4),
        ],
      }),
      action({
        user: { magic: 'shadow-magic' },
        targets: [{ target: 'attack', a: { against: 'user', not: { source: 'automatic' } } }],
        does: [
          { do: 'modify', stat: 'strikes', of: 'target', by: 1, op: 'set', until: 'attack' },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
  }),
];
