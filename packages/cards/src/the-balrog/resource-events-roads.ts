import type { CardFilter, Value } from '@mathom/engine/language';
import { action, inPlay, resource, trigger } from '../build.ts';
import { OF_THE_BALROG as HIS, IN_SHAPE } from '../build-deeps.ts';

/** Where somebody else's company is. */
const HAUNTED: CardFilter = { visitedBy: { whose: "opponent's" } };

const won = (points: number, then: number, otherwise: Value): Value => ({
  if: { value: { stat: 'points', of: { player: 'you' } }, atLeast: points },
  then,
  else: otherwise,
});

/** So many regions lie open to him, by what he has won. */
const open = won(25, 4, won(17, 3, won(9, 2, 1)));

/** How the Balrog and his companies get about. */
export const resourceEventsOfRoads = [
  resource('BA-48', 'A More Evil Hour', {
    ...HIS,
    duration: 'permanent',
    plays: [action({ does: [] })],
    abilities: [
      trigger({
        on: {
          event: 'card-played',
          card: {
            whose: "opponent's",
            any: [{ side: 'resource' }, { kind: 'character' }],
            stat: { name: 'points', op: '>=', value: 3, basis: 'normal' },
          },
        },
        when: { is: 'self', a: { status: 'untapped' } },
        does: [{ do: 'tap', what: 'self' }],
      }),
      { is: 'cannot', what: 'untap', who: 'self' },
      action({
        window: { phase: 'organization' },
        // discarded for it, it is not in play any more
        need: { not: { exists: { is: 'self', status: 'untapped' } } },
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [{ target: 'company', a: { whose: 'yours', mayGoBy: 'region' } }],
        does: [
          {
            do: 'install',
            on: 'target',
            until: 'turn',
            abilities: [
              { is: 'ways', how: 'further', by: 2, to: HAUNTED },
              trigger({
                on: { event: 'moves', company: 'bearer' },
                when: { company: 'bearer', a: { to: HAUNTED } },
                immediate: true,
                does: [
                  {
                    do: 'install',
                    on: 'site',
                    until: 'game',
                    abilities: [
                      {
                        is: 'ways',
                        how: 'further',
                        by: 2,
                        from: { is: 'bearer' },
                        companies: { companyOf: 'target' },
                      },
                    ],
                  },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  resource('BA-60', 'Gangways over the Fire', {
    ...HIS,
    duration: 'permanent',
    startingItem: true,
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      trigger({
        on: { event: 'company-phase', edge: 'end', company: { whose: 'yours', moving: true } },
        does: [
          // one for each movement/hazard phase that it has had
          {
            do: 'modify',
            stat: 'under-deeps-roll',
            of: 'active-company',
            by: -1,
            until: 'turn',
          },
          { do: 'move-again', by: 'under-deeps', untried: 'unused' },
        ],
      }),
    ],
  }),
  resource('BA-71', 'Out He Sprang', {
    ...HIS,
    duration: 'permanent',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'ways',
        how: 'opened',
        movement: 'region',
        companies: { companyOf: 'avatar' },
        to: { surface: true },
        over: { is: 'avatar' },
        when: { not: inPlay('Great Shadow') },
      },
      {
        is: 'ways',
        how: 'opened',
        movement: 'region',
        companies: { companyOf: 'avatar' },
        from: { surface: true },
        over: { is: 'avatar' },
        when: { not: inPlay('Great Shadow') },
      },
      {
        is: 'ways',
        how: 'barred',
        movement: 'region',
        companies: { companyOf: 'avatar' },
        beyond: open,
        but: { name: 'A More Evil Hour' },
      },
    ],
  }),
  resource('BA-73', 'Roam the Waste', {
    ...IN_SHAPE,
    plays: [
      action({
        window: { phase: 'organization' },
        need: inPlay('Strangling Coils'),
        does: [
          {
            do: 'install',
            until: 'turn',
            abilities: [
              {
                is: 'retype',
                regions: [
                  ['wilderness', 'wilderness'],
                  ['shadow', 'shadow'],
                ],
                counts: 'one-less',
                companies: { whose: 'yours' },
              },
            ],
          },
        ],
      }),
    ],
  }),
];
