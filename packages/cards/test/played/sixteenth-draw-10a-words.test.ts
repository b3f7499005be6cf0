import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What minions say, of a sixteenth draw: each held to clauses of its text that no other test plays. */

const kind = 'ringwraith';
const CROOKED = 'Crooked Promptings';
const JOIN = 'Join With That Power';
const HONEY = 'Honey on the Tongue';
const THREATS = 'Threats';
const ABYSS = 'Above the Abyss';
const GOBLINS = 'Goblins of Goblin-gate';
const WEARY = 'Weariness of the Heart';

const atGoblinGate = (t: Stage, members: Member[], hand: Named[], roll?: number): Stage =>
  t.board({
    resource: { kind, companies: [{ at: 'Goblin-gate', members }], hand },
    moment: 'entered',
    asksPasses: true,
    ...(roll === undefined ? {} : { rolls: [roll] }),
  });

describe('diplomats', () => {
  holds(
    'Crooked Promptings: three for an attempt of another who is with him, and not alone',
    (t) => {
      // above eight: Jerrek has no influence at all
      for (const [roll, zone] of [
        [5, 'discard'],
        [6, 'pile'],
      ] as const) {
        atGoblinGate(t, ['Jerrek', 'Hendolen'], [CROOKED, GOBLINS], roll);
        t.resource.plays(GOBLINS, 'Jerrek');
        t.resource.plays(CROOKED, { way: 'influence check' }).stage.resolve();
        t.equal(t.card(GOBLINS).zone, zone, `${roll}`);
      }
      atGoblinGate(t, ['Jerrek', 'Hador'], [CROOKED, GOBLINS]);
      t.resource.plays(GOBLINS, 'Jerrek').refused(CROOKED, { 'no-user': 'coe/9.2' });
    },
  );

  holds('Crooked Promptings: two for a corruption check of one who is with him', (t) => {
    // five points: more than that is wanted, and he who just misses taps
    for (const [beside, may] of [
      ['Hendolen', true],
      ['Hador', false],
    ] as const)
      for (const total of [5, 6]) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Carn Dûm',
                to: 'Cameth Brin',
                members: [{ name: 'Jerrek', bears: ['AS-128', 'Magic Ring of Weals'] }, beside],
              },
            ],
            hand: [CROOKED],
          },
          hazard: { hand: [WEARY, 'Wargs'] },
          moment: 'hazards',
          asksPasses: true,
          rolls: [may ? total - 2 : total],
        });
        t.hazard.plays(WEARY, { way: 'corruption check' }, 'Jerrek');
        if (may) t.resource.plays(CROOKED, { way: 'corruption check' });
        else t.resource.refused(CROOKED, { 'no-user': 'coe/9.2' });
        t.resolve();
        t.equal(t.card('Jerrek').status, total === 5 ? 'tapped' : 'untapped', `${total}`);
      }
  });

  holds('Join With That Power: one less than they are, whatever follows them, and once', (t) => {
    for (const [roll, zone] of [
      [6, 'discard'],
      [7, 'pile'],
    ] as const) {
      atGoblinGate(
        t,
        [{ name: 'Jerrek', bears: ['War-wolf'] }, 'Hendolen', 'Grishnákh'],
        [JOIN, JOIN, GOBLINS],
        roll,
      );
      t.resource.plays(GOBLINS, 'Jerrek');
      t.resource.plays(JOIN);
      // in some books another may be declared, and comes to nothing
      t.hazard.passes();
      if (t.offered().some((x) => x.includes(JOIN))) t.resource.plays(JOIN);
      t.resolve();
      t.equal(t.card(GOBLINS).zone, zone, `${roll}`);
    }
  });

  holds(
    'Honey on the Tongue: once on each; over those who follow, too; gone with the turn',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: ['Hendolen', 'Jerrek'] }],
          hand: [HONEY, HONEY, 'Hador'],
        },
        hazard: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(HONEY, 'Jerrek').stage.resolve();
      t.equal(t.card('Jerrek').influence('Elrond'), 5, 'an opponent’s');
      t.equal(t.card('Jerrek').influence('Hador'), 5, 'his own player’s');
      t.resource.plays(HONEY).stage.resolve();
      t.equal(
        t.card('Hendolen').influence('Elrond'),
        2 + 2 + 5,
        'the other, as he is the only one left',
      );
      t.skipTo('organization', { turns: 1 });
      t.equal(t.card('Jerrek').influence('Elrond'), 0, 'over');
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Dol Guldur', members: ['Hendolen'] },
            { at: 'Carn Dûm', members: ['Jerrek'] },
          ],
          hand: [HONEY, HONEY],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(HONEY).stage.resolve();
      t.resource.refused(HONEY, { duplicate: 'coe/g.cbd.1' });
    },
  );
});

describe('threats', () => {
  holds('Threats: six and no more, whatever he has over Orcs; for warriors', (t) => {
    for (const [roll, zone] of [
      [2, 'discard'],
      [3, 'pile'],
    ] as const) {
      // prowess of eight; two of influence, and three over Orcs, which go for nothing
      atGoblinGate(t, ['Lieutenant of Morgul'], [THREATS, GOBLINS], roll);
      t.resource.plays(GOBLINS, 'Lieutenant of Morgul');
      t.resource.plays(THREATS).stage.resolve();
      t.equal(t.card(GOBLINS).zone, zone, `${roll}`);
    }
    atGoblinGate(t, ['Ostisen', 'Jerrek'], [THREATS, GOBLINS]);
    t.resource.plays(GOBLINS, 'Ostisen').refused(THREATS, { 'no-target': 'coe/9.3' });
  });

  holds('Threats: not when somebody of an opponent is to be won over', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Lieutenant of Morgul'] }],
        hand: [THREATS],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Elrond', 'Peath'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses('influence', 'Peath');
    t.hazard.passes();
    t.resource.mayNot(`play ${THREATS}`);
  });
});

describe('Above the Abyss', () => {
  holds('A Wizard among several opponents is enough, and one who has fallen is none', (t) => {
    for (const [third, may] of [
      ['wizard', true],
      ['fallen-wizard', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              members: ['Ren the Ringwraith', { name: 'Ostisen', status: 'tapped' }],
            },
          ],
          hand: [ABYSS],
        },
        hazard: { kind: 'balrog' },
        others: [{ kind: third }],
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) t.resource.refused(ABYSS, { need: 'coe/9.2' });
      else {
        t.resource.plays(ABYSS).stage.resolve();
        t.equal(t.card('Ostisen').status, 'untapped', 'up');
      }
    }
  });

  holds('One who follows the Ringwraith is a Ringwraith too; others elsewhere are served', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            members: [
              'Ren the Ringwraith',
              { name: 'Ûvatha the Ringwraith', under: 'Ren the Ringwraith', status: 'tapped' },
            ],
          },
          { at: 'Dol Guldur', members: [{ name: 'Ostisen', status: 'tapped' }] },
        ],
        hand: [ABYSS],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(ABYSS).stage.resolve();
    t.equal(
      [t.card('Ostisen').status, t.card('Ûvatha the Ringwraith').status],
      ['untapped', 'tapped'],
      'the one who could be meant',
    );
  });
});
