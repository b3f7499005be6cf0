import type { CardFilter, Cond, Value } from '@mathom/engine/language';
import { action, hazard, trigger } from '../build.ts';
import { moreProwess } from '../build-hazards.ts';

const REVEALED: CardFilter = {
  kind: 'character',
  uniqueInPlay: false,
  not: { avatarOf: 'opponent' },
};

/** Of the same side as the company: hero and hero, minion and minion. */
const likeMinded: Cond = {
  any: [
    {
      all: [
        { company: 'active', a: { side: 'hero' } },
        { is: 'picked', a: { alignment: 'hero' } },
      ],
    },
    {
      all: [
        { company: 'active', a: { side: 'minion' } },
        { is: 'picked', a: { alignment: 'minion' } },
      ],
    },
  ],
};

const SLEEPER: CardFilter = { kind: 'creature', race: ['Dragon', 'Drake'] };

/** One that can be given strikes. */
const FIGHTING_ALLY: CardFilter = {
  kind: 'ally',
  stat: { name: 'body', op: '>', value: 0, basis: 'normal' },
  // off to the side it counts as one that is in play (coe glossary "off to the side")
  uniqueInPlay: false,
};

const sevenMore: Value = { sum: [{ stat: 'prowess', of: 'picked', basis: 'printed' }, 7] };

/** Attacks with the numbers of somebody else's card. */
export const hazardEventsMade = [
  hazard('AS-36', 'Ride Against the Enemy', {
    duration: 'short',
    plays: [
      action({
        need: { exists: REVEALED, zone: 'hand', ofPlayer: 'you' },
        targets: [{ target: 'company', a: { moving: true, path: { type: 'wilderness', min: 1 } } }],
        does: [
          {
            do: 'pick',
            player: 'you',
            zone: 'hand',
            a: REVEALED,
            shown: true,
            then: [
              {
                do: 'attack',
                by: 'picked',
                asCreature: true,
                spec: {
                  race: { raceOf: 'picked' },
                  strikes: 1,
                  prowess: sevenMore,
                  body: { stat: 'body', of: 'picked', basis: 'printed' },
                  detainment: likeMinded,
                  immune: true,
                },
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('AS-25', 'Come at Need', {
    duration: 'permanent',
    plays: [
      action({
        need: { exists: FIGHTING_ALLY, zone: 'hand', ofPlayer: 'you' },
        does: [
          {
            do: 'pick',
            player: 'you',
            zone: 'hand',
            a: FIGHTING_ALLY,
            then: [{ do: 'attach', what: 'picked', to: 'self', aside: 'worthless' }],
          },
        ],
      }),
    ],
    abilities: [
      trigger({
        on: { event: 'moves', company: { whose: "opponent's" } },
        when: { exists: { kind: 'ally', on: 'self', playableWhere: 'site' }, zone: 'beside' },
        does: [
          {
            do: 'pick',
            player: 'you',
            zone: 'beside',
            a: { kind: 'ally', on: 'self' },
            then: [
              {
                do: 'attack',
                by: 'picked',
                spec: {
                  race: [],
                  strikes: 1,
                  prowess: sevenMore,
                  body: { stat: 'body', of: 'picked', basis: 'printed' },
                  detainment: likeMinded,
                },
              },
              { do: 'move', what: 'self', to: 'discard' },
            ],
          },
        ],
      }),
      action({
        as: 'resource',
        window: { phase: 'organization' },
        does: [
          { do: 'move', what: { on: 'self' }, zone: 'beside', to: 'hand' },
          { do: 'move', what: 'self', to: 'discard' },
        ],
      }),
    ],
  }),
  hazard('AS-39', 'Summons from Long Sleep', {
    duration: 'permanent',
    plays: [action({ does: [] })],
    abilities: [
      { is: 'host', a: SLEEPER, max: 1, aside: true },
      action({
        // crf/card/summons-from-long-sleep/1: nor is another kept once the one that was has set out
        need: {
          not: {
            any: [
              { exists: { on: 'self' }, zone: 'beside' },
              { exists: { on: 'self' }, zone: 'chain' },
            ],
          },
        },
        targets: [{ target: 'card', zone: 'hand', a: { ...SLEEPER, uniqueInPlay: false } }],
        does: [{ do: 'attach', what: 'target', to: 'self', aside: 'worthless' }],
      }),
      moreProwess({ by: { on: 'self' } }, 2),
      trigger({
        on: { event: 'attack-ended', attack: { by: { on: 'self' } }, last: true },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  hazard('AS-35', 'Returned Beyond All Hope', {
    duration: 'short',
    or: 'permanent',
    points: { source: 'kill', value: 2 },
    plays: [
      action({
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['discard'],
            a: { kind: 'creature', race: ['Maia', 'Elf', 'Dwarf', 'Dúnadan'] },
            n: 1,
            to: 'hand',
            shown: true,
          },
        ],
      }),
      action({
        // nobody's cards come to another's hand
        targets: [{ target: 'card', a: { event: 'permanent', race: 'Maia', whose: 'yours' } }],
        does: [{ do: 'move', what: 'target', to: 'hand' }],
      }),
      action({
        becomes: 'permanent',
        targets: [
          { target: 'card', zone: 'eliminated', a: { kind: 'creature', race: ['Elf', 'Maia'] } },
        ],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            op: '>',
            than: 8,
            pass: [
              // crf/card/returned-beyond-all-hope/2
              { do: 'move', what: 'target', to: 'discard', as: 'regained' },
              { do: 'move', what: 'self', to: 'pile', ofPlayer: 'opponent' },
            ],
            fail: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
  hazard('AS-43', 'Will Shaken', {
    duration: 'permanent',
    points: { source: 'misc', value: -2 },
    plays: [],
    // pef/card/the-riddle-game/2: if it is lost by then, nothing comes of it
    seen: [{ do: 'move', what: 'self', to: 'pile', ofPlayer: 'opponent' }],
    abilities: [
      action({
        by: 'opponent',
        window: { phase: 'end-of-turn', edge: 'end', turn: "opponent's" },
        does: [
          { do: 'forgo', what: 'turn' },
          { do: 'move', what: 'self', to: 'discard' },
        ],
      }),
    ],
  }),
];
