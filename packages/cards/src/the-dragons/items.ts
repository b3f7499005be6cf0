import type { Action } from '@mathom/engine/language';
import { action, corruptionCheck, item } from '../build.ts';

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
          },
        ],
        until: 'turn',
      },
      corruptionCheck('bearer'),
    ],
  });

export const items = [
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
  item('TD-105', 'Cram', {
    class: 'minor',
    corruption: 1,
    abilities: [
      action({
        need: { is: 'bearer', a: { status: 'tapped' } },
        cost: [{ pay: 'discard', what: 'self' }],
        does: [{ do: 'untap', what: 'bearer' }],
      }),
      action({
        window: { phase: 'organization' },
        user: { is: 'bearer' },
        cost: [{ pay: 'discard', what: 'self' }],
        does: [{ do: 'modify', stat: 'regions', of: 'company', by: 1, until: 'turn' }],
      }),
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
        targets: [{ target: 'strike', against: { is: 'bearer' } }],
        does: [{ do: 'outcome', is: 'ineffectual' }],
      }),
    ],
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
        against: { attack: { race: ['Dragon', 'Drake'] } },
      },
      {
        is: 'strike-body',
        op: 'add',
        by: -2,
        who: 'bearer',
        against: { race: ['Dragon', 'Drake'] },
      },
    ],
  }),
];
