import type { CardFilter } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';

const greatMind = (of: CardFilter): CardFilter => ({
  kind: 'character',
  with: 'bearer',
  stat: { name: 'mind', op: '>', value: 5 },
  ...of,
});

/** About who is in a company, and by what influence. */
export const resourceEventsOfCompany = [
  resource('DM-114', 'An Unexpected Party', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        does: [],
      }),
    ],
    cannotBeDuplicated: 'company',
    abilities: [
      { is: 'limit-exempt', of: 'size' },
      {
        is: 'modify',
        stat: 'control-cost',
        of: {
          each: { race: 'Dwarf', with: 'bearer', stat: { name: 'mind', op: '<=', value: 2 } },
        },
        by: { times: [-1, { stat: 'mind', of: 'it' }] },
      },
      { is: 'limit-exempt', of: { kind: 'character', race: 'Dwarf' } },
      {
        is: 'leave-when',
        cond: {
          any: [
            { exists: greatMind({ avatar: false }), min: 2 },
            { exists: { kind: 'character', with: 'bearer', not: { race: 'Dwarf' } }, min: 3 },
            { not: { exists: greatMind({ race: 'Dwarf' }) } },
          ],
        },
      },
    ],
  }),
  resource('DM-117', 'Await the Advent of Allies', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              avatar: false,
              stat: { name: 'mind', op: '<=', value: 6 },
              company: { at: { haven: false } },
            },
          },
        ],
        does: [],
      }),
    ],
    cannotBeDuplicated: 'target',
    abilities: [
      { is: 'cannot', what: 'move', who: 'company' },
      {
        is: 'modify',
        stat: 'control-cost',
        of: 'bearer',
        by: { times: [-1, { stat: 'mind', of: 'bearer' }] },
        when: { is: 'bearer', a: { follower: false } },
      },
      { is: 'modify', stat: 'points', of: 'bearer', op: 'set', by: 0 },
      trigger({
        on: { event: 'wounded', card: { is: 'bearer' }, was: ['untapped', 'tapped'] },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
      trigger({
        on: {
          event: 'card-played',
          card: { side: 'resource', whose: 'yours', isNot: 'self' },
          site: { at: 'bearer' },
          usesSite: true,
        },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('DM-156', 'Saw Further and Deeper', {
    duration: 'permanent',
    plays: [
      action({
        need: {
          all: [
            { not: { player: 'you', is: 'avatar-in-play' } },
            { not: { player: 'you', is: 'avatar-lost' } },
          ],
        },
        does: [],
      }),
    ],
    cannotBeDuplicated: 'player',
    abilities: [
      { is: 'modify', stat: 'general-influence', of: { player: 'you' }, by: 5 },
      {
        is: 'cannot',
        what: 'play',
        cards: { kind: 'character', avatar: true },
        player: 'you',
        awayFromHome: true,
      },
      trigger({
        on: { event: 'card-played', card: { avatar: true, whose: 'yours' } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
