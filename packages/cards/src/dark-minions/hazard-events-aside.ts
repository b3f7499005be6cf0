import type { Cond, Effect, Trigger } from '@mathom/engine/language';
import { action, hazard, trigger } from '../build.ts';
import { characterBut } from '../build-hazards.ts';

const HAUNTED = characterBut('Wizard');
const held: Cond = { exists: { kind: 'creature', on: 'self' }, zone: 'beside' };

/** The creature goes with this card when its attack is over. */
const keepsFoe: Effect = { do: 'attach', what: 'foe', to: 'self', aside: 'worthless' };

/** With its creature gone, or none to begin with, there is nothing left of it; one of several attacks has still to come back. */
const goneWithoutFoe: Trigger = trigger({
  on: { event: 'attack-ended', attack: { source: 'creature', against: 'bearer' }, last: true },
  does: [{ do: 'if', cond: { not: held }, then: [{ do: 'move', what: 'self', to: 'discard' }] }],
});

/** At the start of each phase of his company the creature is there again. */
const comesAgain: Trigger = trigger({
  on: { event: 'company-phase', edge: 'start', company: 'bearer' },
  when: held,
  does: [
    {
      do: 'pick',
      player: 'you',
      zone: 'beside',
      a: { kind: 'creature', on: 'self' },
      then: [{ do: 'attack', spec: 'of-creature', by: 'picked', backTo: 'self' }],
    },
  ],
});

/** What lies off to the side with a hazard. */
export const hazardEventsAside = [
  hazard('DM-48', 'Bring Our Curses Home', {
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: 3,
    plays: [
      action({
        need: { attack: { source: 'creature' } },
        targets: [{ target: 'card', a: { ...HAUNTED, facing: 'attack' } }],
        does: [],
      }),
    ],
    on: 'target',
    abilities: [
      trigger({
        on: {
          event: 'left-play',
          card: { kind: ['character', 'ally'], facing: 'attack', with: 'bearer' },
          to: 'removed',
          by: 'attack',
        },
        when: { all: [{ not: held }, { attack: { source: 'creature' } }] },
        immediate: true,
        does: [keepsFoe],
      }),
      goneWithoutFoe,
      comesAgain,
    ],
  }),
  hazard('DM-59', 'Foes Shall Fall', {
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: { if: { is: 'bearer', a: { race: 'Dwarf' } }, then: 2, else: 1 },
    plays: [
      action({
        targets: [
          {
            target: 'strike',
            facedBy: HAUNTED,
            a: { source: 'creature', race: ['Dragon', 'Drake'] },
          },
        ],
        does: [],
      }),
    ],
    on: 'target',
    abilities: [
      trigger({
        on: {
          event: 'strike-ended',
          card: { is: 'bearer' },
          result: ['successful', 'failed', 'ineffectual', 'canceled'],
        },
        when: { not: held },
        immediate: true,
        does: [keepsFoe],
      }),
      trigger({
        on: { event: 'strike-ended', card: { is: 'bearer' }, result: 'defeated' },
        when: { not: { any: [held, { attack: { by: { on: 'self' } } }] } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
      goneWithoutFoe,
      comesAgain,
    ],
  }),
  hazard('DM-63', 'Great Secrets Buried There', {
    duration: 'permanent',
    alsoResource: true,
    plays: [buries('opponent', 'hazard'), buries('you', 'resource')],
    abilities: [
      { is: 'host', a: { kind: 'item' }, max: 1, aside: true, at: { underDeeps: true } },
      trigger({
        on: { event: 'card-played', card: { kind: 'item' } },
        when: { not: { exists: { on: 'self' }, zone: 'beside' } },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];

/** That player looks for an item among the first ten cards of his deck, and buries it. */
function buries(who: 'you' | 'opponent', as: 'hazard' | 'resource') {
  const other = who === 'you' ? 'opponent' : 'you';
  return action({
    as,
    need: { value: { count: {}, zone: 'deck', ofPlayer: who }, atLeast: 10 },
    does: [
      { do: 'look', player: who, ofPlayer: who, zone: 'deck', n: 10 },
      {
        do: 'pick',
        player: who,
        zone: 'aside',
        a: {
          kind: 'item',
          class: ['minor', 'major', 'greater', 'gold-ring'],
          not: { keyword: 'hoard' },
        },
        then: [
          { do: 'attach', what: 'picked', to: 'self', aside: 'out-of-play' },
          { do: 'shuffle-back', player: who },
        ],
        none: [
          { do: 'look', player: other, ofPlayer: who, zone: 'aside' },
          { do: 'shuffle-back', player: who },
          { do: 'move', what: 'self', to: 'discard' },
        ],
      },
    ],
  });
}
