import type { Action, Check, Effect, Race, Ref, Value } from '@mathom/engine/language';
import { action, resource } from '../build.ts';

/** Burglary and riddles: what is got by wits, and not by arms. */

/** One has found out what he has by whom he is. */
const ifHe = (who: Ref, a: { skill: 'scout' | 'sage' } | { race: 'Hobbit' }, n: number): Value => ({
  if: { is: who, a },
  then: n,
  else: 0,
});

/** What somebody is worth in a game of riddles. */
const wits = (who: Ref): Value => ({
  sum: [ifHe(who, { skill: 'sage' }, 2), ifHe(who, { race: 'Hobbit' }, 1)],
});

/** Who can be talked to, and how hard it is. */
const LISTENERS: readonly (readonly [number, readonly Race[]])[] = [
  [8, ['Dragon', 'Drake']],
  [10, ['Man', 'Giant']],
  [12, ['Slayer', 'Awakened Plant', 'Orc', 'Spider', 'Troll']],
];

const guessed: readonly Effect[] = [
  { do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand', naming: 1 },
  {
    do: 'if',
    cond: { exists: { named: true }, zone: 'hand', ofPlayer: 'opponent' },
    then: [
      { do: 'cancel', what: 'creature' },
      { do: 'modify', stat: 'hazard-limit', of: 'company', by: -3, until: 'phase' },
    ],
  },
];

const WITH_HIM = { kind: ['character', 'ally'], with: 'user' } as const;

const talk = ([than, race]: (typeof LISTENERS)[number]): Action =>
  action({
    // whoever faces the attack may talk to it, an ally too (crf/term/ally/7)
    user: { kind: ['character', 'ally'] },
    targets: [{ target: 'attack', a: { race, against: 'user' } }],
    does: [
      {
        do: 'check',
        kind: 'roll',
        attempt: 'riddling',
        who: 'user',
        plus: {
          sum: [
            { times: [2, { count: { ...WITH_HIM, skill: 'sage' } }] },
            { count: { ...WITH_HIM, race: 'Hobbit' } },
          ],
        },
        op: '>',
        than,
        pass: guessed,
      },
    ],
  });

/** The winner names two, and those of them that the other holds are lost. */
const won = (
  player: 'you' | 'target-player',
  ofPlayer: 'you' | 'target-player',
): readonly Effect[] => [
  { do: 'look', player, ofPlayer, zone: 'hand', naming: 2 },
  {
    do: 'fetch',
    player: ofPlayer,
    from: ['hand'],
    a: { named: true },
    n: 'all',
    to: 'discard',
    shown: true,
  },
];

const riddles: Check = {
  do: 'check',
  kind: 'roll',
  attempt: 'riddling',
  who: 'user',
  plus: wits('user'),
  opposed: { who: 'picked', by: 'target-player', plus: wits('picked') },
  pass: won('you', 'target-player'),
  fail: won('target-player', 'you'),
};

export const resourceEventsOfWits = [
  resource('TD-103', 'Burglary', {
    duration: 'short',
    keywords: ['burglary'],
    plays: [
      action({
        window: { phase: 'site', edge: 'in-lieu' },
        user: { kind: 'character', company: { active: true, at: { status: 'untapped' } } },
        tapUser: true,
        does: [
          { do: 'tap', what: 'site' },
          {
            do: 'check',
            kind: 'roll',
            attempt: 'burglary',
            who: 'user',
            plus: {
              sum: [ifHe('user', { skill: 'scout' }, 2), ifHe('user', { race: 'Hobbit' }, 3)],
            },
            op: '>',
            than: 10,
            pass: [
              {
                do: 'play',
                a: { kind: 'item' },
                from: ['hand'],
                by: 'user',
                waive: ['untapped-site', 'tap-site', 'tap-character'],
                as: 'now',
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('TD-115', 'Fast Asleep', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'check', kind: 'burglary' }],
        does: [{ do: 'modify-check', by: 3 }],
      }),
      action({
        targets: [{ target: 'attack', a: { source: 'automatic' } }],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'target', by: -2, until: 'attack' }],
      }),
      // it names such attacks, and so reaches one that is still to come (coe/9.3.2.3)
      action({
        window: { phase: ['organization', 'long-event', 'movement-hazard'] },
        targets: [{ target: 'automatic-attack', at: {} }],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'target', by: -2, until: 'turn' }],
      }),
    ],
  }),
  resource('TD-144', 'Pledge of Conduct', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [
          { target: 'check', kind: 'corruption', who: { kind: 'character', with: 'user' } },
        ],
        does: [{ do: 'hand-over', from: 'checker', n: 1, staying: true }],
      }),
    ],
  }),
  resource('TD-148', 'Riddling Talk', {
    duration: 'short',
    keywords: ['riddling'],
    plays: LISTENERS.map(talk),
  }),
  resource('TD-156', 'The Riddle Game', {
    duration: 'short',
    keywords: ['riddling'],
    plays: [
      action({
        window: { phase: 'site' },
        user: { kind: 'character', whose: 'yours', at: 'site' },
        tapUser: true,
        // of several players who are there one is meant
        targets: [
          { target: 'company', a: { whose: "opponent's", has: { kind: 'character', at: 'site' } } },
        ],
        does: [
          {
            do: 'pick',
            player: 'target-player',
            a: { kind: 'character', company: { companyOf: 'target' } },
            then: [riddles],
          },
        ],
      }),
    ],
  }),
  resource('TD-168', 'Wit', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'check', kind: 'riddling' }],
        does: [{ do: 'modify-check', by: 3 }],
      }),
      action({
        window: { phase: 'site', turn: "opponent's" },
        targets: [{ target: 'check', kind: 'riddling' }],
        does: [{ do: 'modify-check', by: 3 }],
      }),
    ],
  }),
];
