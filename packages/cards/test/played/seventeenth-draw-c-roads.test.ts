import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Roads and places of minions, and what is done on the way: clauses of a seventeenth draw that no other test plays. */

const kind = 'ringwraith';

describe('below the mountains', () => {
  const MISTY = 'The Misty Mountain Deeps';
  const SHADOW = 'The Mountains of Shadow Deeps';
  const ALL: Member[] = ['Orc Tracker', 'Lagduf', 'Muzgash', 'Radbug', 'Jerrek'];
  const goes = (t: Stage, card: Named, at: Named, to: Named, n: number): Stage => {
    t.board({
      resource: { kind, companies: [{ at, to, members: ALL.slice(0, n) }], hand: [card, card] },
      hazard: { hand: ['Twilight'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(card, { way: 'hazard limit' }, 'Orc Tracker').stage.resolve();
    return t;
  };

  holds('two hazards less in those regions, no less than two, and nobody is met', (t) => {
    for (const [card, at, to, n, limit] of [
      [MISTY, 'Carn Dûm', 'LE-373', 5, 3],
      [MISTY, 'Carn Dûm', 'LE-373', 4, 2],
      [MISTY, 'Carn Dûm', 'LE-373', 3, 2],
      [MISTY, 'Carn Dûm', 'LE-394', 5, 5],
      [SHADOW, 'Minas Morgul', 'LE-352', 5, 3],
      [SHADOW, 'Minas Morgul', 'LE-364', 5, 5],
    ] as const) {
      goes(t, card, at, to, n).skipTo('movement-hazard');
      t.equal([t.limit('Orc Tracker'), t.underAttack], [limit, false], `${n} to ${to}`);
    }
    goes(t, MISTY, 'Carn Dûm', 'LE-373', 5);
    t.resource.plays(MISTY, { way: 'hazard limit' }, 'Orc Tracker').stage.resolve();
    // the older rules ask in which order
    if (t.rules !== 'coe') t.skipTo('passives').hazard.chooses(t.offered()[0]);
    t.skipTo('movement-hazard');
    t.equal(t.limit('Orc Tracker'), 2, 'a second copy, and still two');
  });

  holds('to Rivendell, where two more are let in, their player says what comes first', (t) => {
    for (const [first, limit] of [
      ['Rivendell', 2],
      [MISTY, 4],
    ] as const) {
      goes(t, MISTY, 'Carn Dûm', 'AS-160', 2);
      // coe/2.IV.iv; it was the other before
      t.skipTo('limit-order')[t.rules === 'coe' ? 'resource' : 'hazard'].chooses(first);
      t.skipTo('movement-hazard');
      t.equal(t.limit('Orc Tracker'), limit, first);
    }
  });

  holds('two copies of the other way lead into one fight with Orcs (coe/9.6.7)', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', to: 'LE-394', members: ['Orc Tracker', 'Hador'] }],
        hand: [SHADOW, SHADOW],
      },
      moment: 'organization',
      asksPasses: true,
    });
    for (const _ of [1, 2])
      t.resource.plays(SHADOW, { way: 'neighbors' }, 'Orc Tracker').stage.resolve();
    t.skipTo('passives')[t.rules === 'coe' ? 'resource' : 'hazard'].chooses(SHADOW);
    t.skipTo('attack');
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().detainment], [4, 6, true], 'Orcs');
    t.fightOut({ always: 12 });
    t.asks(t.resource, 'movement-hazard').expect(!t.underAttack, 'and no others');
  });

  holds('a tapped ranger will do; no other phase will', (t) => {
    const at = (moment: 'organization' | 'long-event'): Stage =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: [{ name: 'Orc Tracker', status: 'tapped' }] }],
          hand: [MISTY],
        },
        moment,
        asksPasses: true,
      });
    at('organization').resource.may(`play ${MISTY}`);
    at('long-event').resource.mayNot(`play ${MISTY}`);
  });
});

describe('places', () => {
  holds('what is played at each', (t) => {
    const THINGS: Named[] = [
      'Saw-toothed Blade',
      'High Helm',
      'Black Mace',
      'The Least of Gold Rings',
      "That Ain't No Secret",
    ];
    for (const [at, n] of [
      ['AS-167', [0, 1]],
      ['AS-147', [0, 1, 3]],
      ['AS-149', [0, 1, 2, 4]],
      ['AS-160', [0, 1, 2, 3, 4]],
      ['LE-378', [0, 3]],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Jerrek'] }], hand: THINGS },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.options_are(...n.map((i) => `play ${THINGS[i]}`), 'pass');
    }
  });

  holds('The Under-leas, The Gem-deeps: who waits there, and who comes out of a hand', (t) => {
    const HAND: Named[] = ['Cave-drake', 'Orc-watch', 'Smaug', 'Ghosts', 'River'];
    for (const [at, who, attack, from, then] of [
      ['AS-167', 'Shagrat', [5, 7, true], ['Cave-drake'], [2, 10, false]],
      ['AS-167', 'Hador', [5, 7, false], ['Cave-drake'], [2, 10, false]],
      ['AS-147', 'Shagrat', [3, 9, false], ['Orc-watch', 'Ghosts'], [3, 9, false]],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: [who, 'Jerrek', 'Ciryaher'] }] },
        hazard: { hand: HAND },
        moment: 'site',
        asksPasses: true,
      });
      const met = (): unknown[] => {
        const { strikes, prowess, detainment } = t.attack();
        return [strikes, prowess, detainment];
      };
      t.resource.chooses('enter');
      t.equal(met(), [...attack], `${at}, ${who}`);
      t.fightOut({ always: 12 });
      t.asks(t.hazard, 'attack-from-hand').hazard.options_are('pass', ...from);
      t.hazard.chooses(from[0]);
      t.equal(met(), [...then], from[0]);
    }
  });

  holds('Goblin-gate, The Under-leas: in earnest, but for the Nine', (t) => {
    const board = (at: Named, creature: Named): Stage =>
      t.board({
        resource: { kind, companies: [{ at, members: ['Shagrat', 'Lagduf'] }] },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
    for (const [at, detains] of [
      ['LE-378', false],
      ['AS-167', false],
      ['LE-394', true],
    ] as const) {
      board(at, 'Orc-watch').hazard.plays('Orc-watch', 'Shadow-hold').stage.resolve();
      t.equal(t.attack().detainment, detains, at);
    }
    board('AS-167', 'Witch-king of Angmar');
    t.hazard.plays('Witch-king of Angmar', { way: 'creature' }).stage.resolve();
    t.equal(t.attack().detainment, true, 'he only detains (coe/3.II.4)');
  });

  holds('Grey Havens: two more for who goes there, and none for who is there', (t) => {
    for (const to of ['AS-149', undefined] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: to ? 'Carn Dûm' : 'AS-149', ...(to ? { to } : {}), members: ['Jerrek', 'Hador'] },
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.limit('Jerrek'), to ? 4 : 2, to ? 'on the way' : 'there');
    }
  });
});

describe('Bûrat', () => {
  holds('at home in any ruin above the ground; gone with the other Bert', (t) => {
    const plays = (at: Named, pile: Named[] = []): boolean => {
      t.board({
        resource: { kind, companies: [{ at, members: ['Jerrek'] }], hand: ['Bûrat'], pile },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      return t.offered().some((x) => x.includes('play Bûrat'));
    };
    t.equal(
      [plays('Ettenmoors'), plays('AS-147'), plays('LE-356'), plays('Dol Guldur')],
      [true, false, false, true],
      'where he comes',
    );
    t.equal(plays('Ettenmoors', ['"Bert" (Bûrat)']), false, 'he is slain');
  });

  holds('he rouses one of another company that is there; eight casts him out', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Ettenmoors', members: ['Bûrat'] },
          { at: 'Ettenmoors', members: [{ name: 'Tûma', status: 'tapped' }] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.card('Bûrat').stat('mind'), 4, 'the other is in no company of his');
    t.resource.uses('Bûrat').stage.resolve();
    t.equal([t.card('Bûrat').status, t.card('Tûma').status], ['tapped', 'untapped'], 'up');
    for (const [roll, zone] of [
      [7, 'play'],
      [8, 'discard'],
      [9, 'removed'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Bûrat', status: 'tapped' }],
            },
          ],
        },
        hazard: { hand: ['Wargs', '"Bert" (Bûrat)'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused('"Bert" (Bûrat)', { unique: 'coe/g.man.1' });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut(2, roll);
      t.equal(t.card('Bûrat').zone, zone, `a body check of ${roll}`);
    }
  });
});

describe('on the way', () => {
  const HIDE = 'Hide in Dark Places';
  const MORDOR = 'In the Name of Mordor';

  holds(
    'Hide in Dark Places: each attack of a creature, one on guard too; what waits stays',
    (t) => {
      const hidden = (at: Named, hand: Named[]): Stage => {
        t.board({
          resource: {
            kind,
            companies: [
              { at, members: ['Ciryaher', 'Hador'] },
              { at: 'Mount Gram', members: ['Lagduf'] },
            ],
            hand: [HIDE],
          },
          hazard: { hand },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.plays(HIDE).stage.resolve();
        return t.skipTo('movement-hazard');
      };
      hidden('LE-356', ['Assassin']).hazard.plays('Assassin', 'Border-hold').stage.resolve();
      for (let i = 0; i < 9 && t.card('Assassin').zone !== 'discard'; i++) {
        t.expect(!t.underAttack, 'none of its three');
        t.pass();
      }
      t.equal([t.underAttack, t.card('Assassin').zone], [false, 'discard'], 'it is gone');
      hidden('Ettenmoors', ['Cave-drake']).pass();
      t.hazard.placesOnGuard('Cave-drake');
      t.skipTo('enter').resource.chooses('enter');
      t.passUntil('reveal-on-guard').hazard.chooses('reveal');
      t.equal(t.attack().name, 'Ettenmoors', 'those of the place come first, and come');
      t.fightOut({ always: 12 });
      for (let i = 0; i < 9 && t.card('Cave-drake').zone !== 'discard'; i++) {
        t.expect(!t.underAttack, 'nothing comes of it');
        t.pass();
      }
      t.equal(t.card('Cave-drake').zone, 'discard', 'gone');
    },
  );

  holds('In the Name of Mordor: one of the Nine is stopped as he is tapped or declared', (t) => {
    const board = (hazard: object): Stage =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', to: 'Cameth Brin', members: ['Lagduf', 'Jerrek'] }],
          hand: [MORDOR],
        },
        hazard,
        moment: 'hazards',
        asksPasses: true,
      });
    board({ events: ['Adûnaphel'] }).hazard.uses('Adûnaphel', 'Lagduf');
    t.resource.plays(MORDOR).stage.resolve();
    t.equal([t.card('Lagduf').status, t.card('Adûnaphel').zone], ['untapped', 'discard'], 'tapped');
    board({ hand: ['Adûnaphel'] }).hazard.plays('Adûnaphel', { way: 'event' });
    t.resource.plays(MORDOR).stage.resolve();
    t.equal(t.card('Adûnaphel').zone, 'discard', 'declared');
  });

  holds('In the Name of Mordor: what detains and is keyed to nothing is not sent away', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'AS-167', members: ['Lagduf'] }], hand: [MORDOR] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal(t.attack().detainment, true, 'the Orcs of the place');
    t.resource.mayNot(`play ${MORDOR}`);
  });

  const NAMES = 'The Names Among Them';
  holds(
    'The Names Among Them: an attack that was canceled was faced; a weary scout hears none',
    (t) => {
      const at = (members: Member[], site: Named = 'Bree'): Stage => {
        t.board({
          resource: {
            kind,
            companies: [{ at: site, members }],
            hand: [NAMES],
            stored: [{ name: NAMES, at: 'Dol Guldur' }],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter');
        return t.passUntil('attack');
      };
      at(['Jerrek']).resource.uses(NAMES).stage.resolve();
      t.equal(t.points(0).misc, 0, 'the one that was stored is gone, and its point');
      t.resource.plays(NAMES, 'Jerrek').stage.resolve();
      t.equal([t.card('Jerrek').status, t.points(0).misc], ['tapped', 0], 'no point yet');
      at([{ name: 'Jerrek', status: 'tapped' }, 'Lagduf']).fightOut({ always: 12 });
      t.resource.refused(NAMES, { cost: 'coe/9.2.3' });
      at(['Jerrek', 'Lagduf', 'Muzgash'], 'Goblin-gate').resource.mayNot(`use ${NAMES}`);
      t.fightOut({ always: 12 });
      t.resource.refused(NAMES, { 'no-target': 'coe/9.3' });
    },
  );
});
