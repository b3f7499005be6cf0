import type { CardFilter, Cond, Value } from '@mathom/engine/language';
import { action, corruptionCheck, hazard, removal, trigger } from '../build.ts';
import { goneWithADeck, played, playedOn } from '../build-hazards.ts';

/** What weighs on a Fallen-wizard the more, the further he has strayed. */

const FALLEN: CardFilter = { kind: 'character', race: 'Fallen-wizard' };
const WIZARD_OF_ANY_SORT: CardFilter = { kind: 'character', race: ['Wizard', 'Fallen-wizard'] };
const AVATAR: CardFilter = {
  kind: 'character',
  race: ['Wizard', 'Fallen-wizard', 'Ringwraith'],
};

/** His stage points exceed that. */
const strayedBeyond = (n: number): Cond => ({
  value: { stat: 'stage-points', of: 'bearer' },
  atLeast: n + 1,
});

/** The stage points of whoever would go to that site. */
const theirStrayingBeyond = (n: number): Cond => ({
  value: { stat: 'stage-points', of: 'it' },
  atLeast: n + 1,
});

/**
 * By how many stage points he has more than these, the greatest first. Where none of them applies
 * it is what the card has for those who have none.
 */
const byStages = (
  base: number,
  ...steps: readonly (readonly [exceeding: number, by: number])[]
): Value =>
  steps.reduceRight<Value>(
    (less, [n, by]) => ({ if: strayedBeyond(n), then: by, else: less }),
    base,
  );

/** Prowess and influence: the one is left to those who live by their hands, who lose twice of the other. */
const HUNTERS: Cond = { is: 'bearer', a: { name: ['Alatar', 'Radagast'] } };
const LESSENED = byStages(-1, [20, -5], [15, -4], [10, -3], [5, -2]);
const TWICE_LESSENED = byStages(-2, [20, -10], [15, -8], [10, -6], [5, -4]);

/** Of a Fallen-wizard, not of those who follow one. */
const strayed = (op: '=' | '>', n: number): Cond => ({
  is: 'bearer',
  a: { ...FALLEN, stat: { name: 'stage-points', op, value: n } },
});

const LESS_AT_WORK: Value = (
  [
    // his are the numbers of another list, which has nothing for one who has not strayed
    [strayed('=', 0), 0],
    [strayed('>', 4), -2],
    [strayed('>', 9), -3],
    [strayed('>', 14), -4],
  ] as const
).reduce<Value>((less, [when, by]) => ({ if: when, then: by, else: less }), -1);

/** What WH-32 gives him, which lies on him already as he chooses. */
const COME_DOWN = 4;

/** What is left to him beside that is still too much. */
const TOO_FAR: Cond = {
  value: { sum: [{ stat: 'stage-points', of: 'target' }, -COME_DOWN] },
  atLeast: 7,
};

export const hazardEventsOfStages = [
  hazard('WH-15', 'Cast from the Order', {
    duration: 'permanent',
    on: 'target',
    overt: true,
    plays: [
      action({
        targets: [{ target: 'card', a: FALLEN }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            plus: { stat: 'stage-points', of: 'target' },
            op: '<',
            than: 16,
            pass: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
    abilities: [
      {
        is: 'ways',
        how: 'version',
        types: ['border-hold', 'free-hold', 'haven'],
        player: 'bearer-player',
      },
    ],
  }),
  hazard('WH-20', 'Foul Tooth Unsheathed', {
    duration: 'permanent',
    plays: [action({ need: { player: 'opponent', is: 'fallen-wizard' }, does: [] })],
    abilities: [
      trigger({
        on: {
          event: 'attack-ended',
          attack: { by: { side: 'hazard', asterisk: false } },
          outcome: 'defeated',
        },
        when: {
          all: [
            { company: 'active', a: { whose: "opponent's" } },
            { not: { player: 'resource-player', as: 'Alatar' } },
          ],
        },
        immediate: true,
        // what is defeated while it lies in play is worth nothing, to whoever has it, as long as it does
        does: [
          {
            do: 'install',
            on: 'foe',
            until: 'game',
            abilities: [
              {
                is: 'modify',
                stat: 'points',
                of: 'bearer',
                op: 'set',
                by: 0,
                when: {
                  all: [
                    { exists: { is: 'self' } },
                    { value: { stat: 'stage-points', of: 'bearer' }, atLeast: 7 },
                  ],
                },
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('WH-21', 'Heart Grown Cold', {
    duration: 'permanent',
    plays: [played],
    abilities: [
      { is: 'ways', how: 'version', types: ['haven'], player: 'each-player' },
      {
        is: 'ways',
        how: 'version',
        types: ['free-hold'],
        player: 'each-player',
        when: theirStrayingBeyond(4),
      },
      {
        is: 'ways',
        how: 'version',
        types: ['border-hold'],
        player: 'each-player',
        when: theirStrayingBeyond(7),
      },
    ],
  }),
  hazard('WH-16', 'Cruel Claw Perceived', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    // one who follows another has no general influence (coe/2.II.2.1.R5)
    plays: [playedOn({ ...AVATAR, follower: false })],
    abilities: [
      {
        is: 'modify',
        stat: 'general-influence',
        of: { player: 'bearer-player' },
        by: byStages(-1, [20, -9], [15, -7], [10, -5], [5, -3]),
      },
      {
        is: 'modify',
        stat: 'hand-size',
        of: { player: 'bearer-player' },
        by: byStages(0, [20, -2], [10, -1]),
      },
      goneWithADeck,
    ],
  }),
  hazard('WH-17', 'Echoes of the Song', {
    duration: 'short',
    plays: [
      action({
        need: {
          all: [
            {
              value: {
                sum: [
                  { count: { alignment: 'stage', whose: "opponent's" }, ofPlayer: 'opponent' },
                  // coe/2.II.4.F1: what is stored is his still, and can be given up
                  {
                    count: { alignment: 'stage', stored: true },
                    zone: 'pile',
                    ofPlayer: 'opponent',
                  },
                ],
              },
              atLeast: 2,
            },
            { value: { stat: 'stage-points', of: { player: 'opponent' } }, atLeast: 4 },
          ],
        },
        does: [
          {
            do: 'pick',
            player: 'opponent',
            a: {
              alignment: 'stage',
              whose: "opponent's",
            },
            zone: ['play', 'pile'],
            then: [{ do: 'move', what: 'picked', to: 'discard' }],
          },
          { do: 'move', what: 'self', to: 'out' },
        ],
      }),
      action({
        targets: [{ target: 'card', a: { kind: 'character' } }],
        does: [corruptionCheck('target'), { do: 'move', what: 'self', to: 'out' }],
      }),
    ],
  }),
  hazard('WH-19', "Fool's Bane", {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [playedOn(FALLEN)],
    abilities: [
      {
        is: 'modify',
        stat: 'influence-check',
        of: 'bearer',
        by: byStages(0, [18, -9], [12, -7], [7, -5], [3, -3], [0, -1]),
        versus: { kind: ['ally', 'faction', 'item'], alignment: ['hero', 'dual'] },
      },
      {
        is: 'modify',
        stat: 'points',
        of: { each: { kind: ['character', 'faction'], race: 'Elf', whose: 'bearer' } },
        op: 'set',
        by: 0,
      },
      goneWithADeck,
    ],
  }),
  hazard('WH-22', 'In the Grip of Ambition', {
    duration: 'permanent',
    keywords: ['corruption'],
    stagePoints: 2,
    corruption: 1,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [playedOn(WIZARD_OF_ANY_SORT)],
    abilities: [
      {
        is: 'modify',
        stat: 'stage-points',
        of: { player: 'bearer-player' },
        by: 1,
        when: strayedBeyond(7),
      },
      removal(8),
    ],
  }),
  hazard('WH-23', 'Inner Rot', {
    duration: 'permanent',
    keywords: ['corruption'],
    stagePoints: 2,
    corruption: byStages(1, [18, 4], [11, 3], [5, 2]),
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [playedOn(WIZARD_OF_ANY_SORT)],
    abilities: [
      trigger({
        on: { event: 'card-played', card: { alignment: 'stage', whose: 'bearer' } },
        does: [corruptionCheck('bearer')],
      }),
      removal(6),
    ],
  }),
  hazard('WH-26', 'Mask Torn', {
    duration: 'permanent',
    plays: [played],
    abilities: [
      {
        is: 'cannot',
        what: 'play',
        cards: {
          kind: 'character',
          player: 'fallen-wizard',
          stat: { name: 'mind', op: '>', value: 4 },
        },
      },
      {
        is: 'cannot',
        what: 'play',
        cards: {
          kind: 'character',
          player: 'fallen-wizard',
          stat: { name: 'mind', op: '>', value: 3 },
          any: [{ stat: { name: 'stage-points', op: '>', value: 9 } }],
        },
      },
      goneWithADeck,
    ],
  }),
  hazard('WH-28', 'Power Relinquished to Artifice', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [playedOn(AVATAR)],
    abilities: [
      { is: 'modify', stat: 'prowess', of: 'bearer', by: LESSENED, when: { not: HUNTERS } },
      { is: 'modify', stat: 'influence', of: 'bearer', by: LESSENED, when: { not: HUNTERS } },
      {
        is: 'modify',
        stat: 'influence',
        of: 'bearer',
        by: TWICE_LESSENED,
        when: HUNTERS,
      },
      goneWithADeck,
    ],
  }),
  hazard('WH-30', 'Something Else at Work', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [playedOn({ kind: 'character' })],
    abilities: [
      {
        is: 'modify',
        stat: 'influence-check',
        of: 'bearer',
        by: LESS_AT_WORK,
      },
      {
        is: 'modify',
        stat: 'ring-test',
        of: { each: { kind: 'item', class: 'gold-ring', with: 'bearer' } },
        by: LESS_AT_WORK,
      },
      goneWithADeck,
    ],
  }),
  hazard('WH-32', 'Will You Not Come Down?', {
    duration: 'permanent',
    stagePoints: COME_DOWN,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: { ...FALLEN, company: { at: { keyword: 'wizardhaven' } } },
          },
        ],
        does: [
          {
            do: 'offer',
            player: 'target-player',
            must: true,
            options: [
              {
                label: 'discard stage cards until fewer than 7 stage points are left without these',
                does: [
                  {
                    do: 'if',
                    cond: TOO_FAR,
                    then: [
                      {
                        do: 'pick',
                        player: 'target-player',
                        a: { alignment: 'stage', whose: 'bearer' },
                        then: [{ do: 'move', what: 'picked', to: 'discard' }],
                        again: TOO_FAR,
                      },
                    ],
                  },
                  {
                    do: 'if',
                    cond: { not: TOO_FAR },
                    then: [{ do: 'move', what: 'self', to: 'discard' }],
                  },
                ],
              },
              { label: 'receive 4 stage points', does: [] },
            ],
          },
        ],
      }),
    ],
  }),
];
