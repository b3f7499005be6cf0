import type { Action, CardName, CompanyFilter, Effect, Trigger } from '@mathom/engine/language';
import { action, hazard, trigger } from '../build.ts';
import { betweenUnderDeeps, goneWithADeck, toUnderDeeps } from '../build-hazards.ts';

/** What these cards do comes to nothing: what they have done already, and what they will do. */
const undoes = (name: readonly CardName[]): Effect => ({
  do: 'cancel',
  what: { effectsOf: { name } },
});
const playedAgainst = (name: readonly CardName[]): Action => action({ does: [undoes(name)] });
const keepsUndoing = (name: readonly CardName[]): Trigger =>
  trigger({ on: { event: 'card-played', card: { name } }, does: [undoes(name)], immediate: true });

/** On its way down, up, or on from beneath the earth. */
const downOrUp: CompanyFilter = {
  any: [{ moving: true, to: { underDeeps: true } }, { from: { underDeeps: true } }],
};

const ROADS: readonly CardName[] = ['Into Dark Tunnels', 'Old Road', 'Great-road', 'Bridge'];
const WATERS: readonly CardName[] = ['Great Ship', 'Ford'];
const DOORS: readonly CardName[] = ['Secret Passage', 'Secret Entrance'];

/** Hazards of the Under-deeps. */
export const hazardEventsOfTheDeeps = [
  hazard('DM-53', 'Earth-tremors', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [playedAgainst(ROADS)],
    abilities: [
      trigger({
        on: { event: 'moves', company: downOrUp },
        does: [
          {
            do: 'attack',
            spec: {
              race: [],
              strikes: 'each',
              prowess: 7,
              noWeapons: true,
              cannotBeCanceled: true,
            },
          },
        ],
      }),
      keepsUndoing(ROADS),
    ],
  }),
  hazard('DM-82', 'The Reach of Ulmo', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [
      playedAgainst(WATERS),
      { ...playedAgainst(WATERS), window: { phase: 'movement-hazard', edge: 'roll' } },
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'under-deeps-roll',
        of: { companies: toUnderDeeps },
        by: -2,
      },
      keepsUndoing(WATERS),
      goneWithADeck,
      trigger({
        on: { event: 'company-phase', edge: 'end', company: betweenUnderDeeps },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
        immediate: true,
      }),
      trigger({
        on: { event: 'phase', phase: 'end-of-turn', edge: 'end' },
        when: { happened: { event: 'card-played', card: { name: WATERS } }, since: 'turn' },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
        immediate: true,
      }),
    ],
  }),
  hazard('DM-98', 'The Way is Shut', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [playedAgainst(DOORS)],
    abilities: [
      trigger({
        on: { event: 'moves', company: downOrUp },
        does: [{ do: 'return-to-origin', company: 'active' }],
      }),
      keepsUndoing(DOORS),
    ],
  }),
];
