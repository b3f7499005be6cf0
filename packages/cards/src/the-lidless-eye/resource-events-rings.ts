import type { Ability, Action, Effect, Keyword } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';

/** He plays one of these with the sage, who taps; so does the site, like for any item that is played there. */
const ring = (...keyword: Keyword[]): Effect => ({
  do: 'play',
  // one of heroes only for a Fallen-wizard, as the rules have it (crf/card/black-rain/1)
  a: { kind: 'item', keyword },
  from: ['hand'],
  site: 'any',
  waive: ['untapped-site'],
  by: 'user',
  as: 'now',
});

/** A sage has power over what he bears, for the turn. */
const wields = (keyword: Keyword, gives: Ability): Action =>
  action({
    user: { skill: 'sage', skillOnly: true, not: { race: 'Ringwraith' } },
    targets: [{ target: 'card', a: { kind: 'item', keyword, on: 'user' } }],
    does: [{ do: 'install', on: 'user', until: 'turn', abilities: [gives] }],
  });

/** Rings, and what is said of them. */
export const resourceEventsOfRings = [
  resource('LE-169', 'Black Rain', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        user: {
          skill: 'sage',
          skillOnly: true,
          status: 'untapped',
          company: { at: { siteType: 'ruins', regionType: 'wilderness' } },
        },
        does: [
          {
            do: 'pick',
            player: 'opponent',
            a: { kind: 'character', not: { race: ['Ringwraith', 'Wizard'] } },
            zone: 'hand',
            shown: true,
            then: [
              {
                do: 'check',
                kind: 'roll',
                plus: { if: { is: 'user', a: { race: 'Ringwraith' } }, then: -2, else: 0 },
                op: '>=',
                than: 8,
                pass: [
                  {
                    do: 'if',
                    cond: { value: { bound: 'total' }, atLeast: 10 },
                    then: [ring('the-one-ring', 'dwarven-ring')],
                    else: [ring('dwarven-ring')],
                  },
                ],
                fail: [ring('spirit-ring')],
              },
            ],
            none: [{ do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand' }],
          },
        ],
      }),
    ],
  }),
  resource('LE-256', 'Wisdom to Wield', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      wields('dwarven-ring', { is: 'grant', to: 'bearer', race: 'Dwarf', for: 'target' }),
      wields('palantir', { is: 'grant', to: 'bearer', ability: 'use-palantir', for: 'target' }),
    ],
  }),
  resource('LE-224', 'Rumor of the One', {
    alignment: 'minion',
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      { is: 'modify', stat: 'corruption', of: { each: { kind: 'item', ring: true } }, by: 1 },
      { is: 'modify', stat: 'points', of: { each: { kind: 'item', ring: true } }, by: 1 },
      trigger({
        on: { event: 'deck-exhausted' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
