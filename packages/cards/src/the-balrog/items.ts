import type { Modify } from '@mathom/engine/language';
import { action, item, trigger } from '../build.ts';

/** Stronger when he taps for it, struck at or striking: who fights faces a strike (coe/3.V.5). */
const whenTapping: Modify = {
  is: 'modify',
  stat: 'prowess',
  of: 'bearer',
  by: 1,
  when: { is: 'bearer', a: { facing: 'tapping' } },
};

export const items = [
  item('BA-34', 'Elven Rope', {
    class: 'minor',
    corruption: 1,
    abilities: [
      action({
        window: { phase: 'organization' },
        user: { is: 'bearer', skill: 'ranger' },
        tapUser: true,
        cost: [{ pay: 'tap', what: 'self' }],
        does: [{ do: 'modify', stat: 'regions', of: 'company', by: 1, until: 'turn' }],
      }),
      {
        is: 'instead',
        of: {
          event: 'move',
          card: {
            kind: 'creature',
            stat: { name: 'attack-prowess', op: '<', value: 11, basis: 'normal' },
          },
          to: 'pile',
        },
        optional: true,
        when: { company: 'bearer', a: { active: true } },
        does: [{ do: 'attach', what: 'it', to: 'self', aside: 'worthless' }],
      },
      trigger({
        on: { event: 'wounded', card: { is: 'bearer' }, was: ['untapped', 'tapped'] },
        does: [{ do: 'move', what: { on: 'self' }, zone: 'beside', to: 'discard' }],
        immediate: true,
      }),
    ],
    storable: {
      at: { haven: true },
      points: 3,
      worthWhile: { exists: { kind: 'creature', on: 'self' }, zone: 'beside' },
      source: 'misc',
    },
  }),
  item('BA-81', 'Stabbing Tongue of Fire', {
    alignment: 'minion',
    unique: true,
    specific: 'Balrog',
    class: 'special',
    points: 1,
    corruption: 0,
    at: { underDeeps: true, haven: false },
    tappedSite: true,
    bearer: { name: 'The Balrog' },
    usedBy: 'Balrog',
    abilities: [
      whenTapping,
      // failed strikes against him, and strikes of his own in the fight of two companies
      { is: 'modify', stat: 'attack-body', of: { foeOf: 'bearer' }, by: -1 },
    ],
  }),
  item('BA-82', 'Whip of Many Thongs', {
    alignment: 'minion',
    unique: true,
    specific: 'Balrog',
    class: 'special',
    points: 1,
    corruption: 0,
    at: { underDeeps: true, haven: false },
    tappedSite: true,
    bearer: { name: 'The Balrog' },
    usedBy: 'Balrog',
    abilities: [
      whenTapping,
      action({
        need: { is: 'bearer', a: { facing: 'fight' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'card',
            a: {
              kind: 'item',
              slot: 'weapon',
              whose: "opponent's",
              borneBy: { facing: 'fight' },
            },
          },
        ],
        does: [{ do: 'cancel', what: { effectsOf: { is: 'target' }, silenced: true } }],
      }),
    ],
  }),
];
