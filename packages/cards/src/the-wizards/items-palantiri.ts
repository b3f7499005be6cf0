import type { CardFilter, Rule } from '@mathom/engine/language';
import { action, corruptionCheck, item, trigger } from '../build.ts';
import { needsCompany, noneForFallenWizards } from '../build-items.ts';

/** Tapped for what such a stone in play can be tapped for, by who is able to use it. */
const doesWhat = (uses: CardFilter): Rule => ({
  is: 'grant',
  to: 'self',
  uses,
  when: { is: 'bearer', a: { able: 'use-palantir' } },
});

export const itemsPalantiri = [
  item('TW-296', 'Palantír of Amon Sûl', {
    unique: true,
    class: 'greater',
    keywords: ['palantir'],
    points: 3,
    corruption: 3,
    storable: { at: { haven: true }, points: 5 },
    abilities: [
      ...needsCompany(2),
      action({
        need: { is: 'bearer', a: { able: 'use-palantir' } },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          { do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand' },
          corruptionCheck('bearer'),
        ],
      }),
      doesWhat({ name: ['Palantír of Annúminas', 'Palantír of Elostirion'] }),
    ],
  }),
  item('TW-297', 'Palantír of Annúminas', {
    unique: true,
    class: 'greater',
    keywords: ['palantir'],
    points: 3,
    corruption: 2,
    abilities: [
      action({
        need: { is: 'bearer', a: { able: 'use-palantir' } },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['deck', 'discard'],
            a: { onlyFor: 'sage' },
            n: 1,
            to: 'hand',
          },
          corruptionCheck('bearer'),
        ],
      }),
    ],
  }),
  item('TW-298', 'Palantír of Elostirion', {
    unique: true,
    class: 'special',
    keywords: ['palantir'],
    points: noneForFallenWizards(2),
    corruption: 2,
    at: { name: 'The White Towers' },
    abilities: [
      trigger({
        on: { event: 'moves', company: 'bearer' },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
      action({
        need: { is: 'bearer', a: { skill: 'sage' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'card',
            a: {
              keyword: 'corruption',
              borneBy: { kind: 'character', race: ['Elf', 'Wizard'], whose: 'yours' },
            },
          },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }, corruptionCheck('bearer')],
      }),
    ],
  }),
  item('TW-299', 'Palantír of Minas Tirith', {
    unique: true,
    class: 'special',
    keywords: ['palantir'],
    points: 2,
    corruption: 2,
    at: { name: 'Minas Tirith' },
    abilities: [
      action({
        need: { is: 'bearer', a: { able: 'use-palantir' } },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          { do: 'look', player: 'you', ofPlayer: 'you', zone: 'deck', n: 5 },
          { do: 'shuffle-back', player: 'you', how: 'top' },
          { do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'deck', n: 5 },
          { do: 'shuffle-back', player: 'opponent', how: 'top' },
          corruptionCheck('bearer'),
        ],
      }),
    ],
  }),
  item('TW-300', 'Palantír of Orthanc', {
    unique: true,
    class: 'special',
    keywords: ['palantir'],
    points: noneForFallenWizards(2),
    corruption: 2,
    at: { name: 'Isengard' },
    abilities: [
      action({
        need: {
          all: [
            { is: 'bearer', a: { able: 'use-palantir' } },
            { value: { count: {}, zone: 'deck', ofPlayer: 'you' }, atLeast: 5 },
          ],
        },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['discard'],
            // crf/card/palantir-of-orthanc/2
            a: { not: { kind: 'site' } },
            n: 1,
            to: 'deck',
          },
          corruptionCheck('bearer'),
        ],
      }),
    ],
  }),
  item('TW-301', 'Palantír of Osgiliath', {
    unique: true,
    class: 'greater',
    keywords: ['palantir'],
    points: 3,
    corruption: 3,
    storable: { at: { haven: true }, points: 5 },
    abilities: [
      ...needsCompany(4),
      action({
        need: { is: 'bearer', a: { able: 'use-palantir' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'card', a: { side: 'hazard', event: 'permanent' } }],
        does: [{ do: 'move', what: 'target', to: 'discard' }, corruptionCheck('bearer')],
      }),
      // crf/card/palantir-of-osgiliath/2: what they are tapped for, and nothing else
      doesWhat({ keyword: 'palantir', isNot: 'self' }),
    ],
  }),
];
