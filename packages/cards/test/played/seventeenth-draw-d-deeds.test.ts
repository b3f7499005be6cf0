import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Deeds of minions on the way and at home: clauses of a seventeenth draw that no other test plays. */

const kind = 'ringwraith';
const CHILD = 'Last Child of Ungoliant';

describe(CHILD, () => {
  const board = (t: Stage, mine: Member[], theirs: Member[], to?: Named): Stage =>
    t.board({
      resource: {
        kind,
        companies: [
          { at: "Shelob's Lair", members: mine },
          {
            at: 'Dol Guldur',
            ...(to
              ? {
                  to,
                  by: ['Southern Mirkwood', 'Brown Lands', 'Dagorlad', 'Ithilien', 'Imlad Morgul'],
                }
              : {}),
            members: theirs,
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('what lies on others who set out for her lands, and not on those who stay', (t) => {
    const lured: Member[] = [{ name: 'Lagduf', bears: ['Lure of the Senses'] }];
    board(t, [{ name: 'Hador', bears: [CHILD] }], lured).resource.mayNot(`use ${CHILD}`);
    board(t, [{ name: 'Hador', bears: [{ name: CHILD, tapped: true }] }], lured, 'Cirith Ungol');
    t.resource.mayNot(`use ${CHILD}`);
    board(t, [{ name: 'Hador', bears: [CHILD] }], lured, 'Cirith Ungol');
    t.resource.uses(CHILD).stage.resolve();
    t.equal(
      [t.card('Lure of the Senses').zone, t.card(CHILD).status],
      ['discard', 'tapped'],
      'gone',
    );
  });

  holds('an attack on her company as it comes there, and not once it is there', (t) => {
    for (const moving of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: moving ? 'Minas Morgul' : "Shelob's Lair",
              ...(moving ? ({ to: "Shelob's Lair", by: ['Imlad Morgul'] } as const) : {}),
              members: [{ name: 'Hador', bears: [CHILD] }],
            },
          ],
        },
        hazard: { hand: ['Orc-watch'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-watch', 'Shadow-hold').stage.resolve();
      if (moving) {
        t.resource.uses(CHILD).stage.resolve();
        t.equal([t.underAttack, t.card(CHILD).status], [false, 'tapped'], 'canceled');
      } else t.resource.mayNot(`use ${CHILD}`);
    }
  });
});

describe('Steeds', () => {
  holds('two more, and two is the least; creatures are the fiercer for both', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Bree',
            by: ['Angmar', 'Rhudaur', 'Arthedain'],
            members: ['Ostisen', 'Jerrek', 'Luitprand', 'Odoacer', 'Uchel'],
          },
          { at: 'Dol Guldur', members: ['Hador'] },
        ],
        hand: ['Steeds', 'Steeds'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Steeds').stage.resolve();
    t.resource.plays('Steeds').stage.resolve();
    t.skipTo('company-phase').resource.chooses('Ostisen');
    t.skipTo('movement-hazard').equal(t.limit('Ostisen'), 2, 'five, three, two');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 9 + 2, 'twice');
  });
});

describe('Ren the Ringwraith', () => {
  holds('a company, whoever is in it as the turn goes on; his own among them', (t) => {
    const who = ['Hador', 'Ostisen', 'Jerrek', 'Ren the Ringwraith'] as const;
    const checks = (): number[] => who.map((x) => t.card(x).stat('corruption-check'));
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Dol Guldur', members: ['Ren the Ringwraith'] },
          { at: 'Dol Guldur', ownSite: true, members: ['Hador', 'Ostisen'] },
          { at: 'Dol Guldur', ownSite: true, members: ['Jerrek'] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Ren the Ringwraith', 'Hador').stage.resolve();
    t.equal(checks(), [2, 2, 0, 0], 'they are steadied');
    t.resource.chooses('organize').chooses('join the company of Jerrek to the company of Hador');
    t.equal(checks(), [2, 2, 2, 0], 'so is who joins them');
    t.resource.chooses('split off Ostisen');
    t.equal(checks(), [2, 0, 2, 0], 'and not who leaves');
  });
});

describe('Treason the Greatest Foe', () => {
  holds('more than his mind and what his player has left, and not as much', (t) => {
    for (const [roll, zone, card] of [
      [4, 'play', 'discard'],
      [5, 'discard', 'pile'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Bill Ferny'] }],
          hand: ['Treason the Greatest Foe'],
        },
        hazard: {
          companies: [
            { at: 'Bree', members: ['Barliman Butterbur'] },
            { at: 'Rivendell', members: ['Aragorn II', 'Legolas'] },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      // a mind of 1, and 20 less 1, 9 and 6; one of influence on the other side
      t.equal([t.generalInfluence(1), t.card('Bill Ferny').influence()], [4, 1], 'so much');
      t.rolls(roll).resource.plays('Treason the Greatest Foe').stage.resolve();
      t.equal(
        [t.card('Barliman Butterbur').zone, t.card('Treason the Greatest Foe').zone],
        [zone, card],
        `${roll}`,
      );
      t.equal(t.card('Bill Ferny').status, 'untapped', 'he need not tap');
    }
  });

  holds('for a minion who has his site phase now', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Bree', members: ['Hador'] },
          { at: 'Bree', ownSite: true, members: ['Bill Ferny'] },
        ],
        hand: ['Treason the Greatest Foe'],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Barliman Butterbur'] }] },
      moment: 'entered',
      current: 'Hador',
      asksPasses: true,
    });
    t.resource.mayNot('play Treason the Greatest Foe');
  });
});

describe('Skies of Fire', () => {
  holds('weather of resources is left alone; the Doors sweep both away', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
        hand: ['Skies of Fire', 'Skies of Fire'],
        events: ['Gates of Morning'],
      },
      hazard: { hand: ['Doors of Night'], events: ['Long Winter'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Skies of Fire').stage.resolve();
    const lie = (): string[] =>
      ['Skies of Fire', 'Gates of Morning', 'Long Winter'].map((x) => t.card(x).zone);
    t.equal(lie(), ['play', 'play', 'discard'], 'the winter is over');
    t.resource.mayNot('play Skies of Fire');
    t.skipTo('movement-hazard').hazard.plays('Doors of Night').stage.resolve();
    t.equal(lie(), ['discard', 'discard', 'discard'], 'night');
  });
});

describe('Thing Stolen', () => {
  holds('neither of a hoard, nor unique, nor a ring, nor of heroes; by one who can tap', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Cirith Ungol', members: ['Gorbag', 'Lagduf'] }],
        hand: [
          'Thing Stolen',
          'Ungol-orcs',
          'Old Treasure',
          'Usriev of Treachery',
          'Sable Shield',
          'Black-mail Coat',
          'Dagger of Westernesse',
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(12).resource.plays('Ungol-orcs', 'Lagduf').stage.resolve();
    t.resource.plays('Thing Stolen').stage.resolve();
    t.resource.options_are('give Black-mail Coat to Gorbag', 'pass');
  });
});

describe('Ungol-orcs', () => {
  holds('more than eight; who helps and who does not', (t) => {
    // a Man without influence of his own
    for (const [pile, roll, zone] of [
      [[], 8, 'discard'],
      [[], 9, 'pile'],
      [['Uruk-hai'], 6, 'discard'],
      [['Uruk-hai'], 7, 'pile'],
      [['Morgul-orcs'], 10, 'discard'],
      [['Morgul-orcs'], 11, 'pile'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Cirith Ungol', members: ['Lagduf'] }],
          hand: ['Ungol-orcs'],
          pile,
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(t.card('Lagduf').influence(), 0, 'none');
      t.rolls(roll).resource.plays('Ungol-orcs').stage.resolve();
      t.equal(t.card('Ungol-orcs').zone, zone, `${pile} ${roll}`);
    }
  });
});

describe('Deeper Shadow', () => {
  holds('to nothing at all; a check each time', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Bree',
            by: ['Angmar', 'Rhudaur', 'Arthedain'],
            members: ['Ciryaher'],
          },
        ],
        hand: ['Deeper Shadow', 'Deeper Shadow', 'Deeper Shadow'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const limits = [t.limit('Ciryaher')];
    for (let i = 0; i < 3; i++) {
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'hazard limit' }).stage.resolve();
      limits.push(t.limit('Ciryaher'));
    }
    t.equal(limits.slice(0, 3), [2, 1, 0], 'one less each time');
    t.resource.passes();
    t.hazard.mayNot('play Wargs');
  });
});

describe('The Ring Leaves Its Mark', () => {
  const MARK = 'The Ring Leaves Its Mark';
  holds('above six he untaps; no other is untapped by it; a mode comes from either place', (t) => {
    for (const [roll, status] of [
      [6, 'tapped'],
      [7, 'untapped'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                { name: 'Ren the Ringwraith', status: 'tapped' },
                { name: 'Hador', status: 'tapped' },
              ],
            },
          ],
          hand: [MARK, MARK],
          discard: ['Black Rider', 'Deeper Shadow'],
          sideboard: ['Fell Rider', 'Steeds'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(roll).resource.plays(MARK, { way: 'Roll' }).stage.resolve();
      t.equal(
        [t.card('Ren the Ringwraith').status, t.card('Hador').status],
        [status, 'tapped'],
        `${roll}`,
      );
      t.resource.plays(MARK, { way: 'shuffle' }).stage.resolve();
      t.resource.options_are('Black Rider', 'Fell Rider').chooses('Fell Rider');
      t.equal([t.card('Fell Rider').zone, t.card(MARK).zone], ['deck', 'discard'], 'in the deck');
    }
  });
});

describe('Records Unread', () => {
  holds('a tapped Shadow-hold, or one with nothing to tell; one in each company', (t) => {
    const board = (siteTapped: boolean, hand: Named[] = []): Stage =>
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'LE-394',
              ...(siteTapped ? { siteTapped } : {}),
              members: [{ name: 'Hador', bears: ['Records Unread'] }, 'Ostisen'],
            },
          ],
          hand,
        },
        moment: 'entered',
        asksPasses: true,
      });
    board(false).resource.mayNot('use Records Unread: untap');
    board(true).resource.uses('Records Unread', { way: 'untap' }).stage.resolve();
    t.equal(
      [t.card('LE-394').status, t.card('Records Unread').zone],
      ['untapped', 'discard'],
      'so',
    );
  });
});

describe('Black Rain', () => {
  holds('one of the others shows somebody, and which ring it is hangs on the roll', (t) => {
    for (const [roll, rings] of [
      [7, ["The Oracle's Ring"]],
      [9, ["Dwarven Ring of Durin's Tribe"]],
      [10, ["Dwarven Ring of Durin's Tribe", 'The One Ring']],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Ettenmoors', siteTapped: true, members: ['Hador'] }],
          hand: ['Black Rain', 'LE-308', "The Oracle's Ring", 'The One Ring'],
        },
        hazard: { hand: ['Gimli', 'Legolas', 'Gandalf', 'Wargs'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(roll).resource.plays('Black Rain').stage.resolve();
      t.hazard.options_are('Gimli', 'Legolas').chooses('Gimli');
      t.expect(t.sees(0, t.id('Gimli')) && !t.sees(0, t.id('Legolas')), 'the one');
      t.resource.options_are(...rings.map((x) => `give ${x} to Hador`), 'pass');
      t.resource.passes();
      t.equal(t.card('Hador').status, 'untapped', 'he taps for a ring alone');
    }
  });
});
