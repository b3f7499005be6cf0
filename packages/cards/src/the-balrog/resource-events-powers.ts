import type { CardFilter, Cond, Effect } from '@mathom/engine/language';
import { action, inPlay, learnedBy, resource } from '../build.ts';
import { givenUp, OF_THE_BALROG as HIS, IN_SHAPE, shape } from '../build-deeps.ts';

const BALROG = { kind: 'character', name: 'The Balrog' } as const satisfies CardFilter;

/** A leader, or the Balrog himself. */
const COMMANDER: CardFilter = { any: [{ kind: 'character', keyword: 'leader' }, BALROG] };

const COMMANDER_OF_YOURS: CardFilter = {
  any: [{ kind: 'character', keyword: 'leader', whose: 'yours' }, { is: 'avatar' }],
};

/** In the company of such a one, and attacked. */
const COMMANDED = {
  company: { has: COMMANDER, whose: 'yours' },
  facing: 'attack',
} as const satisfies CardFilter;

const shadow: Cond = inPlay('Great Shadow');
const flame: Cond = inPlay('Flame of Udûn');
const coils: Cond = inPlay('Strangling Coils');

/** Of an attack by the hand of one: his items and allies are in it. */
const ENEMIES = { whose: "opponent's", facing: 'fight' } as const;

/** Who is struck by it is wounded, or worse if he was wounded before. */
const scorched: Effect = {
  do: 'check',
  kind: 'roll',
  by: 'you',
  plus: -1,
  op: '>',
  than: { stat: 'body', of: 'it' },
  pass: [
    {
      do: 'if',
      cond: { is: 'it', a: { status: 'wounded' } },
      then: [{ do: 'move', what: 'it', to: 'discard', as: 'eliminate' }],
      else: [{ do: 'wound', what: 'it' }],
    },
  ],
};

/** What was lost and can be had again. */
const LOST: CardFilter = {
  any: [{ side: 'resource', not: { event: 'short' } }, { kind: 'character' }],
};

/** What the Balrog can do, and those whom he commands. */
export const resourceEventsOfPowers = [
  resource('BA-49', 'Angband Revisited', {
    ...HIS,
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: { kind: 'character', status: 'tapped', company: { has: BALROG } },
          },
        ],
        does: [{ do: 'untap', what: 'target' }],
      }),
    ],
  }),
  resource('BA-53', 'Cloaked by Darkness', {
    ...IN_SHAPE,
    plays: [
      action({
        need: shadow,
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        // the limit of the movement that is under way; played ahead of it, of those of the turn (coe/2.IV.iv)
        does: [
          {
            do: 'if',
            cond: { company: 'target', a: { active: true } },
            then: [{ do: 'modify', stat: 'hazard-limit', of: 'target', by: -1, until: 'phase' }],
            else: [{ do: 'modify', stat: 'hazard-limit', of: 'target', by: -1, until: 'turn' }],
          },
        ],
      }),
    ],
  }),
  resource('BA-54', 'Crowned with Storm', {
    ...HIS,
    duration: 'short',
    plays: [
      action({
        need: {
          all: [
            { is: 'avatar', a: { facing: 'fight', company: { at: { underDeeps: false } } } },
            { exists: { race: 'Wizard', ...ENEMIES } },
          ],
        },
        does: [
          {
            do: 'move',
            what: {
              kind: 'ally',
              at: 'avatar',
              not: { stat: { name: 'body', op: 'any' } },
            },
            to: 'discard',
          },
          {
            do: 'each',
            a: {
              any: [
                {
                  kind: 'character',
                  avatar: false,
                  at: 'avatar',
                  stat: { name: 'mind', op: '<', value: 8 },
                },
                {
                  kind: 'ally',
                  at: 'avatar',
                  stat: { name: 'points', op: '<', value: 3, basis: 'normal' },
                },
              ],
            },
            by: 'you',
            does: [scorched],
          },
          {
            do: 'tap',
            what: {
              any: [
                { kind: 'ally', at: 'avatar', status: 'untapped' },
                { kind: 'character', avatar: false, at: 'avatar', status: 'untapped' },
              ],
            },
          },
        ],
      }),
    ],
  }),
  resource('BA-55', 'Darkness Wielded', {
    ...IN_SHAPE,
    plays: [
      action({
        need: shadow,
        targets: [{ target: 'attack', a: { against: 'avatar' } }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: -2, until: 'attack' },
          { do: 'modify', stat: 'attack-body', of: 'attack', by: -1, until: 'attack' },
          { do: 'modify', stat: 'strikes', of: 'attack', op: 'set', by: 1, until: 'attack' },
        ],
      }),
      action({
        need: shadow,
        targets: [{ target: 'attack', a: { against: 'avatar' } }],
        does: [
          { do: 'cancel', what: 'attack' },
          {
            do: 'install',
            on: 'avatar',
            until: 'turn',
            abilities: [
              action({
                targets: [{ target: 'attack', a: { against: 'bearer' } }],
                limit: { n: 1 },
                does: [{ do: 'cancel', what: 'attack' }],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  resource('BA-59', 'Foe Dismayed', {
    ...HIS,
    duration: 'short',
    plays: [
      action({
        need: { exists: { kind: ['character', 'ally'], ...COMMANDED } },
        targets: [{ target: 'attack', a: {}, late: true }],
        does: [
          {
            do: 'modify',
            stat: 'prowess',
            of: { each: { kind: ['character', 'ally'], ...COMMANDED } },
            by: 1,
            until: 'attack',
          },
        ],
      }),
      action({
        targets: [{ target: 'check', kind: 'influence', who: COMMANDER_OF_YOURS }],
        does: [{ do: 'modify-check', by: 3 }],
      }),
    ],
  }),
  resource('BA-61', 'Great Fissure', {
    ...HIS,
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'entry', a: { cancels: { source: 'company', madeBy: 'avatar' } } }],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
      action({
        need: {
          company: 'active',
          a: { any: [{ to: { underDeeps: true } }, { from: { underDeeps: true } }] },
        },
        targets: [{ target: 'attack', a: {} }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  resource('BA-62', 'Great Shadow', {
    ...HIS,
    duration: 'permanent',
    keywords: ['demon-fana'],
    on: 'target',
    plays: [shape],
    abilities: [
      ...givenUp,
      { is: 'modify', stat: 'general-influence', of: { player: 'you' }, by: 6 },
      { is: 'modify', stat: 'prowess', of: 'bearer', by: -2 },
      { is: 'modify', stat: 'body', of: 'bearer', by: -1 },
      { is: 'grant', to: 'bearer', skill: 'scout' },
      { is: 'grant', to: 'bearer', ability: 'have-followers' },
      action({
        window: { phase: 'end-of-turn' },
        limit: { n: 1 },
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['discard'],
            a: LOST,
            n: 1,
            to: 'deck',
            shown: true,
          },
        ],
      }),
      action({
        cost: [{ pay: 'tap', what: 'bearer' }],
        targets: [{ target: 'attack', a: { against: 'bearer' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  resource('BA-63', 'Heart of Dark Fire', {
    ...IN_SHAPE,
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        need: coils,
        does: [
          {
            do: 'install',
            until: 'turn',
            abilities: [{ is: 'modify', stat: 'influence', of: 'avatar', by: 5, when: coils }],
          },
        ],
      }),
    ],
  }),
  resource('BA-66', "Maker's Map", {
    ...HIS,
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    on: 'target',
    plays: [learnedBy('ranger')],
    abilities: [
      {
        is: 'modify',
        stat: 'under-deeps-roll',
        of: { companies: { companyOf: 'bearer', to: { underDeeps: true } } },
        by: 2,
      },
    ],
  }),
  resource('BA-68', "Mine or No One's", {
    ...HIS,
    duration: 'short',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'check',
            kind: 'influence',
            who: { is: 'avatar' },
            versus: {
              whose: "opponent's",
              any: [{ kind: ['item', 'ally'] }, { kind: 'faction', race: ['Orc', 'Troll'] }],
            },
          },
        ],
        does: [{ do: 'modify-check', by: 10 }],
      }),
    ],
  }),
  resource('BA-69', 'Obey Him or Die', {
    ...HIS,
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'card',
            a: { kind: 'character', keyword: 'leader', company: { has: BALROG } },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      { is: 'modify', stat: 'influence', of: 'bearer', by: 2 },
      { is: 'cannot', what: 'be-discarded', who: 'bearer', by: 'body-check' },
      { is: 'leave-when', cond: { not: { is: 'bearer', a: { most: 'mind' } } } },
    ],
  }),
  resource('BA-75', 'Scourge of Fire', {
    ...IN_SHAPE,
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        need: {
          all: [
            flame,
            { is: 'avatar', a: { status: 'untapped', facing: 'fight' } },
            { exists: { kind: 'item', borneBy: ENEMIES } },
          ],
        },
        does: [
          {
            do: 'pick',
            player: 'you',
            a: { kind: 'item', borneBy: ENEMIES },
            then: [{ do: 'move', what: 'picked', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
];
