import type { Effect, Target } from '@mathom/engine/language';
import { action, corruptionCheck, reprint, resource } from '../build.ts';

const testOfForm = resource('TW-338', 'Test of Form', {
  duration: 'short',
  plays: [
    action({
      user: { skill: 'sage', skillOnly: true },
      targets: [{ target: 'card', a: { kind: 'item', class: 'gold-ring', with: 'user' } }],
      does: [{ do: 'test-ring', ring: 'target' }],
    }),
  ],
});

const GALADRIEL: Target = { target: 'card', a: { kind: 'character', name: 'Galadriel' } };

/** By anybody who is not under the shadow. */
const UNSHADOWED_CHECK: Target = {
  target: 'check',
  kind: 'corruption',
  who: {
    kind: 'character',
    not: { company: { at: { siteType: ['shadow-hold', 'dark-hold'] } } },
  },
};

/** What the ring does to its bearer. */
const nenya: readonly Effect[] = [
  { do: 'modify', stat: 'prowess', of: 'target', by: 2, until: 'turn' },
  { do: 'modify', stat: 'body', of: 'target', by: 2, until: 'turn' },
  { do: 'modify', stat: 'influence', of: 'target', by: 2, until: 'turn' },
  {
    do: 'check',
    kind: 'corruption',
    who: 'target',
    plus: { if: { company: 'target', a: { at: { haven: true } } }, then: -1, else: -3 },
  },
];

/** Short-events that are about neither combat nor movement. */
export const resourceEventsShort = [
  resource('TW-189', 'A Friend or Three', {
    duration: 'short',
    plays: [
      action({
        targets: [
          { target: 'check', kind: ['influence', 'corruption'], who: { kind: 'character' } },
        ],
        does: [{ do: 'modify-check', by: { members: 'checker' } }],
      }),
    ],
  }),
  resource('TW-205', 'Cracks of Doom', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          { target: 'card', a: { name: 'The One Ring', company: { at: { name: 'Mount Doom' } } } },
          // crf/card/cracks-of-doom/2: if it is another's by then, nothing comes of it
          { target: 'card', a: { kind: 'character', bears: { is: 'target' } } },
        ],
        does: [
          {
            do: 'check',
            kind: 'corruption',
            who: 'target2',
            plus: -4,
            pass: [
              { do: 'move', what: 'target', to: 'removed' },
              { do: 'end', how: 'won' },
            ],
          },
        ],
      }),
    ],
    notFor: ['fallen-wizard'],
  }),
  resource('TW-247', "Gollum's Fate", {
    unique: true,
    duration: 'short',
    plays: [
      // crf/card/gollums-fate/1: both are targets, so both are one's own
      action({
        window: { phase: 'site' },
        targets: [
          { target: 'card', a: { name: 'The One Ring', company: { at: { name: 'Mount Doom' } } } },
          { target: 'card', a: { name: 'Gollum', company: { at: { name: 'Mount Doom' } } } },
        ],
        does: [
          { do: 'move', what: 'target', to: 'removed' },
          { do: 'end', how: 'won' },
        ],
      }),
    ],
    notFor: ['fallen-wizard'],
  }),
  resource('TW-253', 'Halfling Strength', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', race: 'Hobbit', status: 'tapped' } }],
        does: [{ do: 'untap', what: 'target' }],
      }),
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'card', a: { kind: 'character', race: 'Hobbit', status: 'wounded' } }],
        does: [{ do: 'heal', what: 'target', well: true }],
      }),
      action({
        targets: [
          { target: 'check', kind: 'corruption', who: { kind: 'character', race: 'Hobbit' } },
        ],
        does: [{ do: 'modify-check', by: 4 }],
      }),
    ],
  }),
  resource('TW-269', 'Lucky Search', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        user: {
          skill: 'scout',
          skillOnly: true,
          company: { at: { siteType: ['shadow-hold', 'dark-hold'] } },
        },
        tapUser: true,
        does: [
          {
            do: 'reveal-until',
            player: 'you',
            a: { kind: 'item', not: { any: [{ class: 'special' }, { uniqueInPlay: true }] } },
          },
          {
            do: 'if',
            cond: { bound: 'picked' },
            then: [{ do: 'attach', what: 'picked', to: 'user' }],
          },
          {
            do: 'attack',
            spec: {
              race: [],
              strikes: 1,
              prowess: { sum: [3, { bound: 'revealed' }] },
              defender: 'user',
              cannotBeCanceled: 'strikes-too',
              onAnyWound: [
                {
                  do: 'if',
                  cond: { bound: 'picked' },
                  then: [{ do: 'move', what: 'picked', to: 'discard' }],
                },
              ],
            },
          },
          { do: 'shuffle-back', player: 'you' },
        ],
      }),
    ],
  }),
  resource('TW-288', 'Muster', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'warrior', skillOnly: true },
        targets: [
          { target: 'check', kind: 'influence', who: { is: 'user' }, versus: { kind: 'faction' } },
        ],
        does: [{ do: 'modify-check', by: { least: [5, { stat: 'prowess', of: 'user' }] } }],
      }),
    ],
  }),
  resource('TW-290', 'Narya', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', name: 'Gandalf' } }],
        does: [
          { do: 'modify', stat: 'prowess', of: 'target', by: 4, until: 'turn' },
          { do: 'modify', stat: 'body', of: 'target', by: 1, until: 'turn' },
          { do: 'modify', stat: 'influence', of: 'target', by: 2, until: 'turn' },
          { do: 'untap', what: { kind: 'character', with: 'target', status: 'tapped' } },
          corruptionCheck('target', -5),
        ],
      }),
    ],
  }),
  resource('TW-291', 'Nenya', {
    duration: 'short',
    plays: [
      // for a check that is to come, or one that is declared already (coe/9.3.2)
      action({
        targets: [GALADRIEL],
        does: [
          ...nenya,
          {
            do: 'install',
            abilities: [
              action({
                targets: [UNSHADOWED_CHECK],
                does: [{ do: 'modify-check', by: 'enough' }],
                limit: { n: 1 },
              }),
            ],
            until: 'turn',
          },
        ],
      }),
      action({
        targets: [GALADRIEL, UNSHADOWED_CHECK],
        does: [...nenya, { do: 'modify-check', by: 'enough' }],
      }),
    ],
  }),
  resource('TW-292', 'New Friendship', {
    duration: 'short',
    plays: [
      // crf/card/new-friendship/1: the first for the diplomat himself, the second for all with him
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [{ target: 'check', kind: 'influence', who: { is: 'user' } }],
        does: [{ do: 'modify-check', by: 3 }],
      }),
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [
          { target: 'check', kind: 'corruption', who: { kind: 'character', with: 'user' } },
        ],
        does: [{ do: 'modify-check', by: 2 }],
      }),
    ],
  }),
  resource('TW-293', 'Old Friendship', {
    duration: 'short',
    plays: [
      // crf/card/old-friendship/1: the first for the diplomat himself, the second for all with him
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [
          {
            target: 'check',
            kind: 'influence',
            who: { is: 'user' },
            versus: { kind: 'character' },
          },
        ],
        does: [{ do: 'modify-check', by: 5 }],
      }),
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [
          { target: 'check', kind: 'corruption', who: { kind: 'character', with: 'user' } },
        ],
        does: [{ do: 'modify-check', by: 4 }],
      }),
    ],
  }),
  resource('TW-337', 'Tempering Friendship', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'check',
            kind: 'influence',
            who: { kind: 'character' },
            versus: { kind: 'faction' },
          },
        ],
        does: [{ do: 'modify-check', by: 4 }],
      }),
    ],
  }),
  testOfForm,
  reprint(testOfForm, 'TW-339'),
  resource('TW-340', 'Test of Lore', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'sage', skillOnly: true },
        targets: [{ target: 'card', a: { kind: 'item', class: 'gold-ring', with: 'user' } }],
        does: [{ do: 'test-ring', ring: 'target', plus: -1 }],
      }),
    ],
  }),
  resource('TW-349', 'Thorough Search', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        user: { skill: 'scout', skillOnly: true },
        tapUser: true,
        does: [
          {
            do: 'play',
            a: { kind: 'item', class: ['minor', 'major', 'gold-ring'] },
            from: ['hand'],
            waive: ['untapped-site', 'tap-site'],
            by: 'another-in-company',
            as: 'next-action',
          },
        ],
      }),
    ],
  }),
  resource('TW-355', 'Use Palantír', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'sage', skillOnly: true },
        tapUser: true,
        targets: [{ target: 'card', a: { kind: 'item', keyword: 'palantir', on: 'user' } }],
        does: [
          {
            do: 'install',
            on: 'user',
            abilities: [{ is: 'grant', to: 'user', ability: 'use-palantir', for: 'target' }],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TW-358', 'Vilya', {
    duration: 'short',
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', name: 'Elrond' } }],
        does: [
          { do: 'modify', stat: 'prowess', of: 'target', by: 4, until: 'turn' },
          { do: 'modify', stat: 'body', of: 'target', by: 2, until: 'turn' },
          { do: 'modify', stat: 'influence', of: 'target', by: 6, until: 'turn' },
          {
            do: 'if',
            cond: {
              all: [
                { company: 'target', a: { at: { name: 'Rivendell' } } },
                { value: { count: {}, zone: 'deck', ofPlayer: 'you' }, atLeast: 5 },
              ],
            },
            // three or none: nothing is said of fewer
            then: [
              {
                do: 'offer',
                player: 'you',
                options: [
                  {
                    label: 'Shuffle three resource cards of your discard pile into your play deck',
                    does: [
                      {
                        do: 'fetch',
                        player: 'you',
                        from: ['discard'],
                        a: { side: 'resource' },
                        n: 3,
                        to: 'deck',
                      },
                    ],
                  },
                ],
              },
            ],
          },
          corruptionCheck('target', -3),
        ],
      }),
    ],
  }),
  resource('TW-362', "Wizard's Laughter", {
    duration: 'short',
    keywords: ['spell'],
    plays: [
      action({
        window: { phase: 'site', turn: "opponent's" },
        user: { avatar: true },
        targets: [{ target: 'entry', a: { by: 'opponent', influenceOn: { whose: 'yours' } } }],
        does: [{ do: 'cancel', what: 'entry' }, corruptionCheck('user', -2)],
      }),
    ],
  }),
  resource('TW-366', "Wizard's Voice", {
    duration: 'short',
    keywords: ['spell'],
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        user: { avatar: true },
        does: [
          { do: 'modify', stat: 'influence', of: 'user', by: 6, until: 'turn' },
          corruptionCheck('user', -3),
        ],
      }),
    ],
  }),
];
