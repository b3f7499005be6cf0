import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Places of minions, the ways to them, and what is done there. */
const kind = 'ringwraith';

const entered = (
  t: Stage,
  at: Named,
  members: readonly Member[],
  hand: readonly Named[],
  more: { siteTapped?: true; pile?: readonly Named[] } = {},
): Stage =>
  t.board({
    resource: {
      kind,
      companies: [{ at, members, ...(more.siteTapped ? { siteTapped: true } : {}) }],
      hand,
      pile: more.pile ?? [],
    },
    moment: 'entered',
    asksPasses: true,
  });

describe('Darkhavens and Barad-dûr', () => {
  holds('Carn Dûm and Dol Guldur: those still on the way there are attacked', (t) => {
    for (const [to, at] of [
      ['LE-359', 'LE-367'],
      ['LE-367', 'LE-359'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, to, members: ['Hador'] }] },
        hazard: { hand: ['Orc-patrol'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-patrol', 'Shadow-land').stage.resolve();
      t.expect(t.underAttack, `on the way to ${to}`);
    }
  });

  holds('Barad-dûr: no Darkhaven for anything but healing', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-352', members: [{ name: 'Jerrek', bears: ['Saw-toothed Blade'] }, 'Lagduf'] },
        ],
        hand: ['Dunlending Spy'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('store Saw-toothed Blade');
    t.resource.chooses('organize').mayNot('play Dunlending Spy');
  });

  holds('Barad-dûr: a gold ring there is tested as the turn ends, three less', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-352', members: [{ name: 'Jerrek', bears: ['Bright Gold Ring'] }] }],
        hand: ['Magic Ring of Fury', "The Oracle's Ring"],
      },
      moment: 'site',
      rolls: [8],
      asksPasses: true,
    });
    while (t.decision().about !== 'ring') t.pass();
    t.resource.may('Magic Ring of Fury').mayNot("The Oracle's Ring");
  });

  holds('Geann a-Lisch: it heals, and has a way to Carn Dûm', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-374', members: [{ name: 'Lagduf', status: 'wounded' }] }],
      },
      moment: 'untap',
    });
    t.equal(t.card('Lagduf').status, 'tapped', 'a Darkhaven');
    t.board({
      resource: { kind, companies: [{ at: 'LE-374', to: 'LE-359', members: ['Lagduf'] }] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(
      t.path('Lagduf'),
      ['wilderness', 'wilderness', 'wilderness', 'wilderness', 'shadow'],
      'the way to Carn Dûm',
    );
  });
});

describe('sites', () => {
  holds('Edhellond: two more hazards on the way there, and none for those who are there', (t) => {
    const limit = (to: boolean): number => {
      t.board({
        resource: {
          kind,
          companies: [
            to
              ? { at: 'LE-374', to: 'AS-145', members: ['Lagduf'] }
              : { at: 'AS-145', members: ['Lagduf'] },
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      return t.limit('Lagduf');
    };
    t.equal([limit(true), limit(false)], [4, 2], 'two more');
  });

  holds("Shelob's Lair: of the second attack nobody comes back wounded", (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        declared: 'Saruman',
        companies: [{ at: 'LE-402', members: ['Hendolen', 'Jerrek'] }],
        hand: [],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.skipTo('enter').resource.chooses('enter');
    t.expect(!t.attack().detainment, 'they are in earnest with him');
    t.fightOut([12, 12], [2]);
    const lost = (['Hendolen', 'Jerrek'] as const).filter((x) => t.card(x).zone !== 'play');
    t.equal(lost.length, 1, 'one is gone, without a body check');
    entered(t, 'LE-402', ['Lagduf'], []);
  });

  holds('Moria: neither the Orcs of the place nor creatures that come there only detain', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'LE-392', members: ['Lagduf'] }] },
      moment: 'site',
      asksPasses: true,
    });
    t.skipTo('enter').resource.chooses('enter');
    t.equal(
      [t.attack().detainment, t.attack().strikes, t.attack().prowess],
      [false, 4, 7],
      'theirs',
    );
    t.board({
      resource: { kind, companies: [{ at: 'LE-392', members: ['Lagduf'] }] },
      hazard: { hand: ['Orc-guard'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-guard').stage.resolve();
    t.equal(t.attack().detainment, false, 'in earnest');
    t.board({
      resource: { kind, companies: [{ at: 'LE-392', members: ['Lagduf'] }] },
      hazard: { hand: ['Khamûl the Easterling'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.refused('Khamûl the Easterling', { key: 'coe/2.IV.vii.2' }, { way: 'As a creature' });
  });

  holds(
    'Hold Rebuilt and Repaired: before they face what is there, which then only detains',
    (t) => {
      const HOLD = 'Hold Rebuilt and Repaired';
      const board = (at: Named): void => {
        t.board({
          resource: { kind, companies: [{ at, members: ['Lagduf', 'Muzgash'] }], hand: [HOLD] },
          moment: 'site',
          asksPasses: true,
        });
      };
      board('Ettenmoors');
      t.resource.chooses('enter');
      // by the older rulings before them, today in answer to them
      t.resource.plays(HOLD).stage.resolve();
      t.passUntil(t.rules === 'coe' ? 'assign' : 'attack');
      t.equal(t.attack().detainment, true, 'Trolls who know them');
      for (const at of ['LE-360', 'LE-392'] as const) {
        entered(t, at, ['Lagduf'], [HOLD]);
        t.resource.refused(HOLD, { 'no-target': 'coe/9.3' }, { way: 'during your site phase' });
      }
    },
  );

  holds('Secret Book: a tapped hold untaps, or ruins have something to tell', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Bree', siteTapped: true, members: [{ name: 'Jerrek', bears: ['Secret Book'] }] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.uses('Secret Book', { way: 'untap' }).stage.resolve();
    t.equal(
      [t.card('Bree').status, t.card('Secret Book').zone],
      ['untapped', 'discard'],
      'once more',
    );
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Ettenmoors', members: [{ name: 'Jerrek', bears: ['Secret Book'] }] }],
        hand: ["That Ain't No Secret"],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused("That Ain't No Secret", { 'no-target': 'coe/9.3' });
    t.resource.uses('Secret Book', { way: 'information' }).stage.resolve();
    t.resource.plays("That Ain't No Secret", 'Jerrek').stage.resolve();
  });
});

describe('on the way', () => {
  holds('Iron-road: for those who have said where they go, and they may stay there', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Morgul', members: ['Jerrek'] },
          { at: 'Dol Guldur', members: ['Hador'] },
        ],
        sites: ['LE-352'],
        hand: ['Iron-road'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Iron-road', { 'no-target': 'coe/9.3' });
    t.resource.chooses('Jerrek to Barad-dûr').plays('Iron-road').stage.resolve();
    t.skipTo('turn-end').resource.passes();
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Jerrek').site, 'Barad-dûr', 'they stayed');
  });

  holds('Carambor: not tapped, not when they have stayed, and not before the end', (t) => {
    for (const [status, to, code] of [
      ['tapped', 'Mount Gram', { cost: 'coe/9.2.3' }],
      ['untapped', undefined, { need: 'coe/9.2' }],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              members: [{ name: 'Carambor', status }, 'Hador'],
              ...(to ? { to } : {}),
            },
          ],
          sites: ['Cameth Brin'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.mayNot('use Carambor');
      t.passUntil('movement-hazard-end').resource.refused('Carambor', code);
    }
  });

  holds('The Ash Mountain Deeps: fewer hazards and no Orcs, no fewer than two', (t) => {
    const DEEPS = 'The Ash Mountain Deeps';
    const limit = (to: Named, ...members: Named[]): number => {
      t.board({
        resource: { kind, companies: [{ at: 'Dol Guldur', to, members }], hand: [DEEPS] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(DEEPS, { way: 'hazard limit' }, 'Orc Tracker').stage.resolve();
      t.skipTo('movement-hazard');
      t.expect(!t.underAttack, 'nobody meets them so');
      return t.limit('Orc Tracker');
    };
    t.equal(
      [
        limit('LE-364', 'Orc Tracker', 'Lagduf', 'Muzgash'),
        limit('LE-364', 'Orc Tracker'),
        limit('LE-359', 'Orc Tracker', 'Lagduf', 'Muzgash'),
      ],
      [2, 2, 3],
      'Dagorlad, and Angmar',
    );
  });

  holds('The Mountains of Shadow Deeps: Orcs meet them wherever they then go', (t) => {
    const DEEPS = 'The Mountains of Shadow Deeps';
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', to: 'Mount Gram', members: ['Carambor', 'Hador'] }],
        hand: [DEEPS],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(DEEPS, { way: 'neighbors' }, 'Carambor').stage.resolve();
    t.skipTo('attack');
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().detainment], [4, 6, true], 'Orcs');
  });
});
