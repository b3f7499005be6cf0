import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';

/** Places of a thirteenth draw, each held to clauses of its text that no other test plays. */

const DEEPS = [
  ['balrog', 'BA-103', 'Mount Gram', 'Azog', 3, 8],
  ['balrog', 'BA-90', 'Glittering Caves', 'Azog', 3, 9],
  ['wizard', 'DM-30', 'Glittering Caves', 'Gimli', 3, 9],
  ['ringwraith', 'AS-158', 'Dunharrow', 'Ulkaur the Tongueless', 2, 11],
] as const;

const NAMES = ['Strange Rations', 'Black-mail Coat', 'The Least of Gold Rings', 'The Iron Crown'];

/** What can be played now, by name. */
const played = (t: Stage): string[] =>
  [
    ...new Set(t.offered().flatMap((x) => /play (.*?)(?: on| to| with|$)/.exec(x)?.[1] ?? [])),
  ].sort();

describe('deep places', () => {
  holds('first their own, then one that is not unique and of a Shadow-hold', (t) => {
    for (const [kind, at, , who, strikes, prowess] of DEEPS) {
      t.board({
        resource: { kind, companies: [{ at, members: [who] }] },
        hazard: {
          hand: ['Ghosts', 'Orc-guard', '"Bert" (Bûrat)', 'Wargs', 'Barrow-wight', 'Assassin'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.equal([t.attack().strikes, t.attack().prowess], [strikes, prowess], at);
      t.fightOut({ always: 12 });
      t.asks(t.hazard, 'attack-from-hand').hazard.options_are(
        'pass',
        'Ghosts',
        'Orc-guard',
        'Barrow-wight',
      );
      t.hazard.chooses('Orc-guard');
      t.equal([t.attack().strikes, t.attack().prowess], [5, 8], 'as printed');
      t.fightOut({ always: 12 });
      t.equal(t.card('Orc-guard').zone, 'discard', 'and is gone');
      t.equal(t.points(0).kill, 0, 'worth nothing');
    }
  });

  holds(
    'what comes there on the way: the dead, and stones that walk, but not to the vaults',
    (t) => {
      for (const [kind, at, from, who] of DEEPS) {
        for (const [foe, may] of [
          ['Barrow-wight', true],
          ['Chill Douser', true],
          ['Pûkel-men', at !== 'BA-103'],
          ['Orc-guard', false],
        ] as const) {
          met(t, [who], [foe, 'River'], { kind }, {}, at, from);
          t.resource.passes();
          t.equal(
            t.offered().some((x) => x.includes(`play ${foe}`)),
            may,
            `${at} ${foe}`,
          );
        }
      }
    },
  );

  holds('the dead who come to the deep kill there, whoever it is', (t) => {
    for (const [kind, at, from, who] of DEEPS) {
      met(t, [who], ['Ghosts'], { kind }, {}, at, from);
      t.hazard.plays('Ghosts').stage.resolve();
      t.equal(t.attack().detainment, false, at);
    }
  });

  holds('what may be had of them', (t) => {
    // minor, major, gold ring, greater
    const all: Named[] = ['LE-345', 'LE-301', 'LE-315', 'LE-314'];
    for (const [kind, at, who, n] of [
      ['balrog', 'BA-103', 'Azog', 2],
      ['balrog', 'BA-90', 'Azog', 3],
      ['ringwraith', 'AS-158', 'Ulkaur the Tongueless', 4],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: [who] }], hand: all },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(played(t), [...NAMES.slice(0, n)].sort(), at);
    }
    t.board({
      resource: {
        companies: [{ at: 'DM-30', members: ['Gimli'] }],
        hand: ['Cram', 'Glamdring', 'Precious Gold Ring', 'Orcrist'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.equal(played(t), ['Cram', 'Glamdring', 'Precious Gold Ring'], 'no greater item');
  });
});

describe("Hermit's Hill", () => {
  const HILL = "Hermit's Hill";
  holds('not what two companies have between them, and not a greater item', (t) => {
    t.board({
      resource: {
        companies: [
          { at: HILL, members: [{ name: 'Gimli', bears: ['Cram'] }] },
          { at: HILL, members: [{ name: 'Legolas', bears: ['Elven Cloak', 'Cram'] }] },
        ],
        hand: ['Glamdring', 'Orcrist', 'Mithril'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot(`use ${HILL}`);
  });

  holds('what was paid for is for that turn', (t) => {
    t.board({
      resource: {
        companies: [
          { at: HILL, members: [{ name: 'Gimli', bears: ['Cram', 'Elven Cloak'] }, 'Legolas'] },
        ],
        hand: ['Glamdring', 'Wormsbane'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.uses(HILL, 'Cram').stage.resolve();
    t.resource.may('play Glamdring').mayNot('play Wormsbane');
    t.equal(t.card(HILL).status, 'untapped', 'not tapped by it');
    t.skipTo('organization', { turns: 2 });
    t.skipTo('enter').resource.chooses('enter the site');
    t.fightOut({ always: 12 });
    t.resource.mayNot('play Glamdring');
  });
});
