import type { CardFilter } from '@mathom/engine/language';
import { action, corruptionCheck, doors, gates, reprint, resource } from '../build.ts';

const darkQuarrels = resource('TW-207', 'Dark Quarrels', {
  duration: 'short',
  plays: [
    action({
      targets: [{ target: 'attack', a: { race: ['Orc', 'Troll', 'Man'] } }],
      does: [{ do: 'cancel', what: 'attack' }],
    }),
    action({
      need: gates,
      targets: [{ target: 'attack', a: {} }],
      does: [
        {
          do: 'modify',
          stat: 'strikes',
          of: 'attack',
          op: 'set',
          by: {
            least: [
              { stat: 'strikes', of: 'target' },
              { half: { stat: 'strikes', of: 'target', basis: 'normal' }, round: 'up' },
            ],
          },
          until: 'attack',
        },
      ],
    }),
  ],
});

const escapeCard = resource('TW-229', 'Escape', {
  duration: 'short',
  plays: [
    action({
      targets: [
        { target: 'attack', a: {} },
        {
          target: 'card',
          // pef/term/allies/2: an ally may be the one, too
          a: { kind: ['character', 'ally'], facing: 'attack', status: ['untapped', 'tapped'] },
        },
      ],
      does: [
        { do: 'cancel', what: 'attack' },
        { do: 'wound', what: 'target2' },
      ],
    }),
  ],
});

const ONE_OF_YOURS: CardFilter = { kind: 'character', whose: 'yours' };

/** Short-events about attacks and strikes. */
export const resourceEventsCombat = [
  resource('TW-199', 'Block', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'warrior', skillOnly: true },
        targets: [{ target: 'strike', facedBy: { is: 'user' } }],
        does: [{ do: 'outcome', is: 'stays-untapped' }],
      }),
    ],
  }),
  resource('TW-204', 'Concealment', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'scout', skillOnly: true },
        tapUser: true,
        targets: [{ target: 'attack', a: { against: 'user' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  darkQuarrels,
  reprint(darkQuarrels, 'TW-208'),
  resource('TW-209', 'Dodge', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'strike', facedBy: { whose: 'yours' } }],
        does: [
          { do: 'outcome', is: 'stays-untapped' },
          // crf/card/dodge/1: the body, not the roll
          { do: 'modify', stat: 'body', of: 'defender', by: -1, until: 'strike' },
        ],
      }),
    ],
  }),
  escapeCard,
  reprint(escapeCard, 'TW-230'),
  resource('TW-252', 'Halfling Stealth', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'strike', facedBy: { race: 'Hobbit', whose: 'yours' } }],
        does: [{ do: 'cancel', what: 'strike' }],
      }),
    ],
  }),
  resource('TW-262', 'Kindling of the Spirit', {
    duration: 'short',
    keywords: ['spell'],
    plays: [
      action({
        user: { avatar: true },
        targets: [{ target: 'attack', a: { against: 'user' }, late: true }],
        does: [
          {
            do: 'modify',
            stat: 'prowess',
            // those who fight are characters there, allies too (coe/2.V.2.2)
            of: { each: { kind: ['character', 'ally'], with: 'user' } },
            by: 2,
            until: 'attack',
          },
          corruptionCheck('user', -2),
        ],
      }),
    ],
  }),
  resource('TW-319', 'Risky Blow', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'warrior', skillOnly: true },
        targets: [{ target: 'strike', facedBy: { is: 'user' } }],
        does: [
          { do: 'modify', stat: 'prowess', of: 'user', by: 3, until: 'strike' },
          { do: 'modify', stat: 'body', of: 'user', by: -1, until: 'strike' },
        ],
      }),
    ],
  }),
  resource('TW-342', 'The Cock Crows', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: 'Troll' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      action({
        need: gates,
        targets: [{ target: 'card', a: { side: 'hazard', event: 'permanent' } }],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
    ],
  }),
  resource('TW-346', 'The Old Thrush', {
    duration: 'short',
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        targets: [
          {
            target: 'attack',
            // crf/card/the-old-thrush/2: an agent's is never so high as printed
            a: { not: { race: 'Nazgûl' }, prowess: { op: '>=', value: 13, basis: 'normal' } },
          },
        ],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: -3, until: 'attack' },
          { do: 'modify', stat: 'attack-body', of: 'attack', by: -3, until: 'attack' },
        ],
      }),
    ],
  }),
  resource('TW-356', 'Vanishment', {
    duration: 'short',
    keywords: ['spell'],
    plays: [
      action({
        user: { avatar: true },
        targets: [{ target: 'attack', a: { against: 'user' } }],
        does: [{ do: 'cancel', what: 'attack' }, corruptionCheck('user', -2)],
      }),
    ],
  }),
  resource('TW-360', "Wizard's Fire", {
    duration: 'short',
    keywords: ['spell'],
    plays: [
      action({
        user: { avatar: true },
        targets: [{ target: 'attack', a: { against: 'user' }, late: true }],
        does: [
          { do: 'modify', stat: 'prowess', of: 'user', by: 5, until: 'attack' },
          corruptionCheck('user', -4),
        ],
      }),
    ],
  }),
  resource('TW-361', "Wizard's Flame", {
    duration: 'short',
    keywords: ['spell'],
    plays: [
      action({
        user: { avatar: true },
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'modify',
                stat: 'attack-prowess',
                of: { attacks: { against: 'bearer' } },
                by: -2,
              },
            ],
            until: 'turn',
          },
          corruptionCheck('user', -3),
        ],
      }),
    ],
  }),
  resource('TW-364', "Wizard's River-horses", {
    duration: 'short',
    keywords: ['spell'],
    plays: [
      action({
        user: { avatar: true },
        need: { exists: { keyword: 'nazgul', event: ['short', 'long', 'permanent'] } },
        does: [
          {
            do: 'move',
            what: { keyword: 'nazgul', event: ['short', 'long', 'permanent'] },
            to: 'discard',
          },
          corruptionCheck('user', -2),
        ],
      }),
      action({
        // crf/term/ally/7: an ally is one more of them
        user: { avatar: true, company: { members: { op: '=', value: 1, allies: true } } },
        targets: [{ target: 'attack', a: { against: 'user' } }],
        does: [{ do: 'cancel', what: 'attack' }, corruptionCheck('user', -2)],
      }),
    ],
  }),
  resource('TW-270', 'Lucky Strike', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'warrior', skillOnly: true },
        targets: [{ target: 'strike', facedBy: { is: 'user' } }],
        does: [{ do: 'modify-check', by: 'twice' }],
      }),
    ],
  }),
  resource('TW-303', 'Persuasive Words', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [{ target: 'check', kind: 'influence', who: { is: 'user' } }],
        does: [{ do: 'modify-check', by: 'twice' }],
      }),
    ],
  }),
  resource('TW-354', 'True Fána', {
    duration: 'short',
    keywords: ['spell'],
    plays: [
      action({
        user: { avatar: true },
        targets: [
          {
            target: 'attack',
            a: { against: 'user', source: ['creature', 'automatic', 'event', 'agent'] },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            plus: { stat: 'prowess', of: 'user' },
            op: '>',
            than: { stat: 'attack-prowess', of: 'target' },
            pass: [
              {
                do: 'install',
                until: 'attack',
                abilities: [{ is: 'attacks-are', a: { aimedAt: true }, what: 'failing' }],
              },
            ],
          },
          corruptionCheck('user', -3),
        ],
      }),
    ],
  }),
  resource('TW-365', "Wizard's Test", {
    duration: 'short',
    keywords: ['spell'],
    plays: [
      action({
        user: { avatar: true },
        targets: [{ target: 'card', a: { kind: 'item', class: 'gold-ring', with: 'user' } }],
        does: [{ do: 'test-ring', ring: 'target', twice: true }, corruptionCheck('user', -1)],
      }),
    ],
  }),
  resource('TW-305', 'Praise to Elbereth', {
    duration: 'short',
    plays: [
      action({
        rounds: {
          apart: true,
          of: [
            {
              targets: [{ target: 'attack', a: { race: 'Nazgûl' } }],
              cost: [
                // to cancel an attack allies tap as characters do (coe/2.V.2.2)
                {
                  pay: 'tap-one',
                  a: { kind: ['character', 'ally'], whose: 'yours', facing: 'attack' },
                },
              ],
              does: [{ do: 'cancel', what: 'attack' }],
            },
            {
              targets: [
                {
                  target: 'card',
                  a: { keyword: 'nazgul', event: ['short', 'long', 'permanent'] },
                },
              ],
              cost: [{ pay: 'tap-one', a: ONE_OF_YOURS }],
              does: [{ do: 'move', what: 'target', to: 'discard' }],
              binds: true,
            },
            {
              targets: [{ target: 'entry', a: { asEvent: { keyword: 'nazgul' } } }],
              cost: [{ pay: 'tap-one', a: ONE_OF_YOURS }],
              does: [{ do: 'cancel', what: 'entry' }],
            },
          ],
        },
        does: [
          {
            do: 'if',
            cond: doors,
            then: [
              {
                do: 'modify',
                stat: 'prowess',
                of: { each: { kind: 'character' } },
                by: 1,
                until: 'turn',
              },
            ],
          },
        ],
      }),
    ],
  }),
];
