import type { Ability, Action, CardFilter, Effect } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';

const HEROES_HOBBIT: CardFilter = {
  kind: 'character',
  race: 'Hobbit',
  whose: "opponent's",
  at: 'target',
  company: { side: 'hero' },
};

const here: CardFilter = { at: 'bearer' };

/** Whenever he has come to where that Hobbit is, and has gone in, the card turns a little further. */
const trails: Ability = trigger({
  on: { event: 'company-phase', phase: 'site', edge: 'entered', company: 'bearer' },
  when: { is: 'picked', a: here },
  immediate: true,
  does: [
    {
      do: 'if',
      cond: { is: 'self', a: { status: 'untapped' } },
      then: [{ do: 'tap', what: 'self' }],
      else: [{ do: 'invert', what: 'self' }],
    },
  ],
});

/** He follows one Hobbit of those who are there; whose trail it is stays with the card. */
const follows = (...more: Ability[]): readonly Effect[] => [
  {
    do: 'pick',
    player: 'you',
    a: HEROES_HOBBIT,
    then: [{ do: 'install', on: 'self', abilities: [trails, ...more], until: 'game' }],
  },
];

/** Whom his ally goes with; else he has none. */
const alone = (who: CardFilter, withAlly: boolean, ...more: Ability[]): Action =>
  action({
    window: { phase: 'site' },
    targets: [
      {
        target: 'card',
        a: {
          kind: 'character',
          alignment: 'minion',
          whose: 'yours',
          company: { members: { op: '=', value: 1, ...(withAlly ? {} : { allies: true }) } },
          // no other ally than the one who leads him
          ...(withAlly
            ? { any: [{ company: { members: { op: '=', value: 2, allies: true } } }] }
            : {}),
          ...who,
        },
      },
    ],
    need: { exists: HEROES_HOBBIT },
    does: follows(...more),
  });

/** Minions who go after somebody wherever he goes. */
export const resourceEventsOfTrailing = [
  resource('AS-96', 'Padding Feet', {
    alignment: 'minion',
    duration: 'permanent',
    // decision 0033
    points: { source: 'misc', value: 0, inParentheses: 3 },
    notFor: ['balrog'],
    on: 'target',
    plays: [
      alone({ skill: 'scout' }, false),
      alone({ bears: { name: 'Stinker' } }, true, {
        is: 'leave-when',
        cond: { not: { exists: { name: 'Stinker', with: 'bearer' } } },
      }),
    ],
    storable: {
      at: { haven: true },
      when: { is: 'self', a: { status: 'inverted' } },
      points: 3,
    },
    abilities: [{ is: 'cannot', what: 'untap', who: 'self' }],
  }),
];
