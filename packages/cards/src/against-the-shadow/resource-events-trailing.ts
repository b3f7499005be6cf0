import type { Ability, Action, CardFilter } from '@mathom/engine/language';
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

/** Who has him goes where he leads, and only as long as he does. */
const ledByStinker: CardFilter = { bears: { name: 'Stinker' } };

/** He goes by himself, or with nobody but the one who leads him. */
const lonely: CardFilter = {
  kind: 'character',
  alignment: 'minion',
  any: [
    { ...ledByStinker, company: { members: { op: '=', value: 2, allies: true } } },
    { skill: 'scout', company: { members: { op: '=', value: 1, allies: true } } },
  ],
};

/** He follows one Hobbit of those who are there; whose trail it is stays with the card. */
const follows: Action = action({
  window: { phase: 'site' },
  targets: [{ target: 'card', a: lonely }],
  need: { exists: HEROES_HOBBIT },
  does: [
    {
      do: 'pick',
      player: 'you',
      a: HEROES_HOBBIT,
      then: [{ do: 'install', on: 'self', abilities: [trails], until: 'game' }],
    },
    {
      do: 'if',
      cond: { is: 'target', a: ledByStinker },
      then: [
        {
          do: 'install',
          on: 'self',
          abilities: [
            { is: 'leave-when', cond: { not: { exists: { name: 'Stinker', with: 'bearer' } } } },
          ],
          until: 'game',
        },
      ],
    },
  ],
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
    plays: [follows],
    storable: {
      at: { haven: true },
      when: { is: 'self', a: { status: 'inverted' } },
      points: 3,
    },
    abilities: [{ is: 'cannot', what: 'untap', who: 'self' }],
  }),
];
