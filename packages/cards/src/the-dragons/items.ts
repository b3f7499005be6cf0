import type { Action, Cond, Value } from '@mathom/engine/language';
import { action, corruptionCheck, item, trigger } from '../build.ts';
import {
  freeToStayUntapped,
  gives,
  influenceOver,
  provisions,
  refreshes,
  warriorBearer,
} from '../build-items.ts';

/** crf/card/magical-harp/1: what corruption checks would do is held off as well. */
const harp = (window?: Action['window']): Action =>
  action({
    ...(window ? { window } : {}),
    cost: [{ pay: 'tap', what: 'self' }],
    does: [
      {
        do: 'install',
        on: 'bearer',
        // pef/card/magical-harp/2: as long as they are with him
        abilities: [
          {
            is: 'cannot',
            what: 'be-discarded',
            who: { each: { kind: 'character', with: 'bearer' } },
            by: 'effect',
          },
        ],
        until: 'turn',
      },
      corruptionCheck('bearer'),
    ],
  });

/** A stored Reforging lies with it. */
const restored: Cond = { is: 'self', a: { bears: { name: 'Reforging' } } };

/** Such a one is put with it. */
const restoring: Action = action({
  need: { not: restored },
  targets: [
    {
      target: 'card',
      zone: 'pile',
      a: { name: 'Reforging', stored: true, whose: 'yours' },
    },
  ],
  does: [{ do: 'attach', what: 'target', to: 'self' }],
});

const ifRestored = (then: number, other: number): Value => ({
  if: restored,
  then,
  else: other,
});

const pearls = (window?: Action['window']): Action =>
  action({
    ...(window ? { window } : {}),
    cost: [{ pay: 'discard', what: 'self' }],
    does: [
      { do: 'modify', stat: 'influence', of: 'bearer', by: 3, until: 'turn' },
      { do: 'modify', stat: 'mind', of: 'bearer', by: 5, until: 'turn' },
      // what is added takes no influence to control
      { do: 'modify', stat: 'control-cost', of: 'bearer', by: -5, until: 'turn' },
    ],
  });

export const items = [
  item('TD-96', 'Adamant Helmet', {
    class: 'minor',
    slot: 'helmet',
    keywords: ['hoard'],
    corruption: 1,
    abilities: [
      gives('body', 1, { max: 9 }),
      { is: 'cannot', what: 'play', cards: { keyword: 'dark-enchantment' }, aimedAt: 'bearer' },
      trigger({
        on: { event: 'whenever', each: { keyword: 'dark-enchantment', on: 'bearer' } },
        does: [{ do: 'move', what: 'it', to: 'discard' }],
      }),
    ],
  }),
  item('TD-99', 'Arrows Shorn of Ebony', {
    class: 'minor',
    keywords: ['hoard'],
    corruption: 1,
    abilities: [
      action({
        need: { is: 'bearer', a: { skill: 'warrior' } },
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [
          {
            target: 'strike',
            facedBy: { is: 'bearer' },
            a: { source: 'creature', keyedToSite: false },
          },
        ],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'strike', by: -1, until: 'strike' },
          { do: 'modify', stat: 'attack-body', of: 'strike', by: -2, until: 'strike' },
          {
            do: 'install',
            on: 'target',
            until: 'strike',
            abilities: [
              trigger({
                on: { event: 'strike-ended', card: { is: 'bearer' }, result: 'defeated' },
                immediate: true,
                does: [
                  {
                    do: 'modify',
                    stat: 'attack-body',
                    of: 'attack',
                    by: -1,
                    op: 'set',
                    until: 'attack',
                  },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  item('TD-102', 'Bow of Dragon-horn', {
    unique: true,
    class: 'major',
    keywords: ['hoard'],
    points: 2,
    corruption: 2,
    abilities: [
      action({
        need: { is: 'bearer', a: { skill: 'warrior' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'attack',
            a: { source: 'creature', not: { keyedToSite: true }, against: 'self' },
          },
        ],
        does: [{ do: 'modify', stat: 'strikes', of: 'attack', by: -1, min: 1, until: 'attack' }],
      }),
    ],
  }),
  item('TD-105', 'Cram', { class: 'minor', corruption: 1, abilities: [refreshes, provisions(1)] }),
  item('TD-112', 'Emerald of Doriath', {
    unique: true,
    class: 'minor',
    keywords: ['hoard'],
    corruption: 1,
    abilities: [
      influenceOver(1, 'Elf'),
      {
        is: 'modify',
        stat: 'general-influence',
        of: { player: 'you' },
        by: 2,
        when: { is: 'bearer', a: { race: 'Wizard' } },
      },
    ],
  }),
  item('TD-113', 'Emerald of the Mariner', {
    unique: true,
    class: 'greater',
    keywords: ['hoard'],
    points: 3,
    corruption: 0,
    isSource: true,
    abilities: [
      gives('corruption-check', 1),
      { is: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1 },
    ],
  }),
  item('TD-114', 'Enruned Shield', {
    unique: true,
    class: 'greater',
    slot: 'shield',
    keywords: ['hoard'],
    points: 3,
    corruption: 2,
    abilities: [
      { is: 'modify', stat: 'body', of: 'bearer', by: 3, max: 10 },
      action({
        need: { is: 'bearer', a: { skill: 'warrior' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'strike', facedBy: { is: 'bearer' } }],
        does: [{ do: 'outcome', is: 'ineffectual' }],
      }),
    ],
  }),
  item('TD-119', 'Gold Belt of Lórien', {
    unique: true,
    class: 'special',
    corruption: 1,
    at: { name: 'Lórien' },
    abilities: [gives('influence', 1)],
  }),
  item('TD-120', 'Habergeon of Silver', {
    class: 'major',
    slot: 'armor',
    keywords: ['hoard'],
    points: 2,
    corruption: 2,
    abilities: [gives('body', 2, { max: 10 })],
  }),
  item('TD-130', 'Magical Harp', {
    unique: true,
    class: 'major',
    keywords: ['hoard'],
    points: 2,
    corruption: 2,
    abilities: [
      harp(),
      harp({ phase: 'site', turn: "opponent's" }),
      harp({ phase: 'council', turn: 'any' }),
    ],
  }),
  item('TD-141', 'Necklace of Silver and Pearls', {
    class: 'minor',
    keywords: ['hoard'],
    corruption: 1,
    abilities: [pearls(), pearls({ phase: 'site', turn: "opponent's" })],
  }),
  item('TD-150', 'Scabbard of Chalcedony', {
    class: 'minor',
    keywords: ['hoard'],
    corruption: 1,
    cannotBeDuplicated: 'target',
    abilities: [
      // of a strike against him, and not of those whom he attacks himself
      {
        is: 'modify',
        stat: 'attack-body',
        of: { foeOf: 'bearer' },
        by: -1,
        inAttack: { against: 'bearer' },
      },
    ],
  }),
  item('TD-158', "Thrór's Map", {
    unique: true,
    class: 'minor',
    corruption: 1,
    abilities: [
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [{ target: 'site', a: { status: 'tapped', autoAttack: { race: 'Dragon' } } }],
        does: [{ do: 'untap', what: 'target' }],
      }),
    ],
  }),
  item('TD-160', 'Twice-baked Cakes', {
    class: 'special',
    corruption: 1,
    at: { siteType: ['free-hold', 'border-hold'] },
    tappedSite: true,
    abilities: [provisions(2)],
  }),
  item('TD-161', 'Valiant Sword', {
    class: 'major',
    slot: 'weapon',
    keywords: ['hoard'],
    points: 2,
    corruption: 2,
    abilities: [gives('prowess', 2, { max: 9 }), gives('body', 1, { max: 9, when: warriorBearer })],
  }),
  item('TD-165', 'Waybread', {
    class: 'special',
    corruption: 1,
    at: { name: 'Lórien' },
    abilities: [
      refreshes,
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [
          {
            target: 'card',
            a: { kind: 'character', with: 'bearer', isNot: 'bearer', status: 'tapped' },
          },
        ],
        does: [
          { do: 'untap', what: 'bearer' },
          { do: 'untap', what: 'target' },
        ],
      }),
      provisions(1),
    ],
  }),
  item('TD-170', "Wizard's Staff", {
    class: 'greater',
    slot: 'weapon',
    keywords: ['hoard'],
    points: 3,
    corruption: 2,
    bearer: { race: 'Wizard' },
    cannotBeDuplicated: 'target',
    abilities: [
      gives('influence', 2),
      gives('prowess', 2),
      gives('corruption-check', 2, { versus: { keyword: 'spell' } }),
      action({
        window: { phase: 'end-of-turn', edge: 'start' },
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['discard'],
            a: { keyword: ['spell', 'ritual', 'light-enchantment'] },
            n: 1,
            to: 'hand',
          },
          corruptionCheck('bearer'),
        ],
      }),
    ],
  }),
  item('TD-172', 'Wormsbane', {
    unique: true,
    class: 'greater',
    slot: 'weapon',
    points: 4,
    corruption: 2,
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: 'bearer',
        by: 2,
        max: 9,
        when: { not: { attack: { race: ['Dragon', 'Drake'] } } },
      },
      {
        is: 'modify',
        stat: 'prowess',
        of: 'bearer',
        by: 4,
        max: 12,
        inAttack: { race: ['Dragon', 'Drake'] },
      },
      {
        is: 'modify',
        stat: 'attack-body',
        of: { foeOf: 'bearer' },
        by: -2,
        inAttack: { race: ['Dragon', 'Drake'] },
      },
    ],
  }),
  item('TD-183', 'Horn of Defiance', {
    unique: true,
    class: 'greater',
    keywords: ['hoard'],
    points: ifRestored(3, 1),
    corruption: ifRestored(2, 1),
    abilities: [
      gives('influence', 2),
      restoring,
      { is: 'assignment', how: 'again-by-defender', who: 'bearer', all: true },
    ],
  }),
  item('TD-184', 'Ringil', {
    unique: true,
    class: 'greater',
    slot: 'weapon',
    keywords: ['hoard'],
    points: ifRestored(4, 2),
    corruption: ifRestored(3, 2),
    abilities: [
      gives('body', 1),
      // once restored it serves whoever bears it: only the blade as it was found asks for a warrior
      gives('prowess', ifRestored(5, 1), {
        max: ifRestored(11, 8),
        when: { any: [warriorBearer, restored] },
      }),
      restoring,
    ],
  }),
  item('TD-185', 'Belegennon', {
    unique: true,
    class: 'greater',
    slot: 'armor',
    keywords: ['hoard'],
    points: ifRestored(4, 2),
    corruption: ifRestored(3, 2),
    abilities: [
      gives('body', 1, { max: 9 }),
      freeToStayUntapped({ all: [warriorBearer, restored] }),
      restoring,
    ],
  }),
];
