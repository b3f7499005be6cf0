import type { CardFilter, Cond } from '@mathom/engine/language';
import { action, corruptionCheck, learnedFromInformation, resource } from '../build.ts';
import { gift, hadBefore } from '../build-items.ts';

/** What is learned by a sage: stored and put on an item, spent on one, or of use to himself. */

/** It is with the sage who learned it, not with an item. */
const withSage: Cond = { is: 'self', a: { borneBy: { kind: ['character', 'ally'] } } };

/** Who bears the sword of which it is part. */
const SWORDSMAN: CardFilter = {
  kind: 'character',
  bears: { kind: 'item', name: 'Narsil', bears: { is: 'self' } },
};

export const resourceEventsForged = [
  resource('TW-192', 'Andúril, the Flame of the West', {
    duration: 'permanent',
    unique: true,
    points: {
      source: 'item',
      value: { if: { is: 'self', a: { borneBy: { name: 'Narsil' } } }, then: 4, else: 1 },
    },
    corruption: 1,
    on: 'target',
    plays: [
      {
        ...learnedFromInformation,
        does: [...learnedFromInformation.does, corruptionCheck('target', -3)],
      },
    ],
    storable: { at: { haven: true }, when: withSage },
    abilities: [
      { is: 'cannot', what: 'untap', who: 'bearer', when: withSage },
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: SWORDSMAN },
        by: 4,
        max: 11,
      },
      {
        is: 'modify',
        stat: 'influence',
        of: { each: SWORDSMAN },
        by: 1,
      },
      action({
        user: SWORDSMAN,
        targets: [
          {
            target: 'card',
            a: { kind: 'character', race: 'Dúnadan', status: 'tapped', with: 'user' },
          },
        ],
        cost: [{ pay: 'tap', what: 'self' }],
        does: [{ do: 'untap', what: 'target' }, corruptionCheck('user', -1)],
      }),
      {
        ...action({
          targets: [{ target: 'card', a: { name: 'Narsil', kind: 'item', whose: 'yours' } }],
          cost: [
            {
              pay: 'discard-one',
              a: { name: 'Reforging', stored: true, whose: 'yours' },
              zone: 'pile',
            },
          ],
          does: [{ do: 'attach', what: 'self', to: 'target' }],
        }),
        stored: true,
      },
    ],
  }),
  resource('TW-314', 'Reforging', {
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    on: 'target',
    plays: [learnedFromInformation],
    storable: { at: { haven: true }, when: withSage },
    abilities: [
      { is: 'cannot', what: 'untap', who: 'bearer', when: withSage },
      {
        ...action({
          window: { phase: 'organization' },
          user: { skill: 'sage', company: { at: { haven: true } } },
          tapUser: true,
          targets: [
            {
              target: 'card',
              zone: 'discard',
              a: {
                kind: 'item',
                class: ['minor', 'major'],
                slot: ['weapon', 'armor', 'shield'],
                uniqueInPlay: false,
              },
            },
          ],
          cost: [{ pay: 'discard', what: 'self' }],
          does: [
            {
              do: 'pick',
              player: 'you',
              a: { kind: 'character', with: 'user' },
              then: [{ do: 'attach', what: 'target', to: 'picked' }],
            },
          ],
        }),
        stored: true,
      },
    ],
  }),
  resource('TW-318', 'Ringlore', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        user: {
          skill: 'sage',
          skillOnly: true,
          company: { at: { keyword: 'information', status: 'untapped' } },
        },
        tapUser: true,
        targets: [{ target: 'card', a: { kind: 'item', class: 'gold-ring', with: 'user' } }],
        does: [
          { do: 'tap', what: 'site' },
          { do: 'test-ring', ring: 'target', anyBut: 'the-one-ring' },
        ],
      }),
    ],
  }),
  resource('TW-498', 'Swordmaster', {
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [learnedFromInformation],
    abilities: [
      gift('warrior'),
      { is: 'grant', to: 'bearer', ability: 'two-weapons', when: hadBefore('warrior') },
    ],
  }),
];
