import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Wary companies, hosts of the North, and what is whispered of rings. */

describe('companies that go warily', () => {
  const HEROES = { card: 'Crept Along Carefully', kind: 'wizard', foe: 'ringwraith' } as const;
  const MINIONS = { card: 'Going Ever Under Dark', kind: 'ringwraith', foe: 'wizard' } as const;

  holds('Crept Along Carefully: no starter movement, and three regions in any case', (t) => {
    for (const events of [[], [HEROES.card]] as Named[][]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Legolas', { name: 'Aragorn II', bears: ['Cram'] }],
              events,
            },
          ],
          sites: ['Bag End', 'Lórien', 'Dimrill Dale', 'Edoras'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (events.length === 0) t.resource.may('to Lórien').mayNot('to Edoras');
      else t.resource.mayNot('to Lórien').may('to Bag End').may('to Dimrill Dale');
      t.resource.uses('Cram', { way: 'region' }).stage.resolve();
      if (events.length === 0) t.resource.may('to Edoras');
      else t.resource.mayNot('to Edoras').mayNot('to Lórien').may('to Bag End');
    }
  });

  holds('Crept Along Carefully: it is played while organizing, and goes with a deck', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Legolas'] }],
        sites: ['Lórien'],
        hand: [HEROES.card],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('to Lórien').plays(HEROES.card).stage.resolve();
    t.resource.mayNot('to Lórien');
  });

  holds('Crept Along Carefully: by region movement the limit is one less, but two', (t) => {
    const limit = (members: Named[]): number => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              by: ['Rhudaur', 'Arthedain'],
              members,
              events: [HEROES.card],
            },
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      return t.limit(members[0]!);
    };
    t.equal(limit(['Aragorn II', 'Legolas', 'Gimli', 'Boromir II']), 3, 'four, and one less');
    t.equal(limit(['Aragorn II', 'Legolas']), 2, 'never less than two');
  });

  holds('Crept Along Carefully: one does not creep to the Under-deeps', (t) => {
    for (const events of [[], [HEROES.card]] as Named[][]) {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II'], events }],
          sites: ['The Under-gates', 'Lórien'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (events.length === 0) t.resource.may('to The Under-gates');
      else t.resource.mayNot('to The Under-gates').may('to Lórien');
    }
  });

  for (const { card, kind, foe } of [HEROES, MINIONS])
    holds(`${card}: given up for a roll it turns another company away`, (t) => {
      const heroes = kind === 'wizard';
      for (const roll of [7, 6]) {
        t.board({
          resource: {
            kind: foe,
            companies: [{ at: 'Bree', members: [heroes ? 'Lagduf' : 'Legolas'] }],
          },
          hazard: {
            kind,
            companies: [
              // one of them has the skill
              {
                at: 'Bree',
                members: heroes ? ['Aragorn II', 'Gimli'] : ['Ciryaher', 'Radbug'],
                events: [card],
              },
            ],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.passUntil('company-attack').resource.chooses('attack the company');
        t.rolls(roll);
        t.passUntil('attack').hazard.uses(card, { way: 'Roll' }).stage.resolve();
        t.equal(t.underAttack, roll === 6, `a roll of ${roll}, and one who has the skill`);
        t.equal(t.card(card).zone, 'discard', 'it is gone');
      }
    });

  holds('both can be given up while organizing, and one cannot be there twice', (t) => {
    for (const { card, kind } of [HEROES, MINIONS]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: kind === 'wizard' ? 'Rivendell' : 'Carn Dûm',
              members: [kind === 'wizard' ? 'Legolas' : 'Ciryaher'],
              events: [card],
            },
          ],
          hand: [card],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (kind === 'wizard') t.resource.may(`play ${card}`);
      else t.resource.refused(card, { duplicate: 'coe/g.cbd.1' });
      t.resource.uses(card, { way: 'organization' }).stage.resolve();
      t.equal(t.card(card).zone === 'play', false, 'given up');
    }
  });
});

const kind = 'ringwraith';

describe('lords and hosts', () => {
  holds('Ancient Secrets: the Ringwraith taps, and a lasting hazard is gone', (t) => {
    for (const status of ['untapped', 'tapped'] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Ren the Ringwraith', status }] }],
          hand: ['Ancient Secrets'],
          sideboard: ['Saw-toothed Blade', 'Orc-draughts', 'Foul Fumes'],
        },
        hazard: { events: ['Foul Fumes', 'Wake of War', 'Rebel-talk'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (status === 'tapped') {
        t.resource.mayNot('play Ancient Secrets');
        continue;
      }
      t.resource
        .plays('Ancient Secrets', { way: 'hazard permanent' }, 'Rebel-talk')
        .stage.resolve();
      t.equal(t.card('Rebel-talk').zone, 'discard', 'gone');
      t.equal(t.card('Ren the Ringwraith').status, 'tapped', 'he has tapped for it');
    }
  });

  holds(
    'Ancient Secrets: or he brings two resources out of the sideboard, while organizing',
    (t) => {
      const board = (moment: 'organization' | 'long-event') =>
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: ['Ren the Ringwraith'] }],
            hand: ['Ancient Secrets'],
            sideboard: ['Saw-toothed Blade', 'Orc-draughts', 'Black Mace', 'Foul Fumes'],
          },
          moment,
          asksPasses: true,
        });
      board('organization');
      t.resource.plays('Ancient Secrets', { way: 'sideboard' }).stage.resolve();
      t.resource.mayNot('Foul Fumes').chooses('Saw-toothed Blade').chooses('Black Mace');
      t.equal(
        ['Saw-toothed Blade', 'Black Mace', 'Orc-draughts'].map((name) => t.card(name).zone),
        ['deck', 'deck', 'sideboard'],
        'two, and no more',
      );
      board('long-event');
      t.resource.mayNot('play Ancient Secrets');
    },
  );

  const HOST: Named[] = [
    'Orcs of Gundabad',
    'Goblins of Goblin-gate',
    'Orcs of Moria',
    'Orcs of Angmar',
    'Ice-orcs',
  ];

  holds(
    'Great Army of the North: four hosts of Orcs and Trolls, none of them from a Dark-hold',
    (t) => {
      const points = (pile: Named[]): number => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: ['Lagduf'] }],
            events: ['Great Army of the North'],
            pile,
          },
          moment: 'organization',
        });
        return t.points(0).misc;
      };
      t.equal(points(HOST.slice(0, 3)), 0, 'three are not enough');
      t.equal(points(HOST.slice(0, 4)), 2, 'four');
      t.equal(points([...HOST.slice(0, 3), 'Black Trolls']), 0, 'these are won at a Dark-hold');
      t.equal(points([...HOST.slice(0, 3), 'Hill Trolls']), 2, 'Trolls count');
    },
  );

  holds('Great Army of the North: one more on attempts to win such a host', (t) => {
    for (const [events, won] of [
      [[], false],
      [['Great Army of the North'], true],
    ] as [Named[], boolean][]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Mount Gundabad', members: ['Ciryaher'] }],
          events,
          hand: ['Orcs of Gundabad', 'Great Army of the North'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (won)
        t.resource.refused(
          'Great Army of the North',
          { duplicate: 'coe/g.cbd.1' },
          { way: 'only one' },
        );
      t.resource.plays('Orcs of Gundabad', 'Ciryaher');
      t.rolls(7);
      t.resolve();
      t.equal(t.card('Orcs of Gundabad').zone === 'pile', won, 'one more');
    }
  });

  holds('Great Army of the North: or lost hosts come back into the deck', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Lagduf'] }],
        hand: ['Great Army of the North'],
        discard: ['Orcs of Gundabad', 'Hill Trolls', 'Ice-orcs', 'Haradrim'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Great Army of the North', { way: 'discard pile' }).stage.resolve();
    t.resource.mayNot('Haradrim').chooses('Orcs of Gundabad').chooses('Hill Trolls').passes();
    t.equal(
      ['Orcs of Gundabad', 'Hill Trolls', 'Ice-orcs'].map((name) => t.card(name).zone),
      ['deck', 'deck', 'discard'],
      'those that were chosen',
    );
    t.equal(t.card('Great Army of the North').zone, 'discard', 'this way it does not stay');
  });

  holds('Grond: the gates near its host are weaker, and not twice', (t) => {
    const prowess = (at: Named, on: Named[]): number => {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: ['Lagduf', 'Radbug'] }],
          pile: [{ name: 'Orcs of Mirkwood', on }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      return t.attack().prowess;
    };
    t.equal(prowess('LE-414', []) - prowess('LE-414', ['Grond']), 3, 'a neighbour');
    t.equal(prowess('LE-414', ['Grond', 'Grond']), prowess('LE-414', ['Grond']), 'one of them');
    t.equal(prowess('LE-398', []), prowess('LE-398', ['Grond']), 'too far away');
  });

  holds('Grond is for a host of Orcs or Trolls', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Lagduf'] }],
        pile: ['Haradrim'],
        hand: ['Grond'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Grond', { 'no-target': 'coe/9.3' });
  });

  holds('Whispers of Rings: a ring for a test to come', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Dol Guldur',
            members: [
              'Ren the Ringwraith',
              { name: 'Ciryaher', bears: ['The Least of Gold Rings'] },
            ],
          },
        ],
        sideboard: ['Magic Ring of Shadows', 'The One Ring'],
        events: ['Whispers of Rings'],
        hand: ['Test of Fire'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const before = t.points(0).item;
    t.resource.uses('Whispers of Rings').stage.resolve();
    t.equal(t.card('Magic Ring of Shadows').zone, 'aside', 'but never The One');
    t.equal(t.points(0).item, before, 'worth nothing there');
    t.resource.mayNot('use Whispers of Rings');
  });
});

/** What Elrond must roll at Bree for the Rangers. */
const LEAST = 6;

describe('tidings', () => {
  holds('Tidings of Death: two rolls for every faction, each one less', (t) => {
    for (const [told, roll, won] of [
      [false, LEAST, true],
      [true, LEAST, false],
      [true, LEAST + 1, true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Elrond'] }],
          hand: ['Rangers of the North', 'Tidings of Death'],
        },
        moment: 'long-event',
        asksPasses: true,
      });
      if (told) t.resource.plays('Tidings of Death').stage.resolve();
      t.passUntil('enter').resource.chooses('enter');
      t.resource.plays('Rangers of the North', 'Elrond');
      t.rolls(...(told ? [2] : []), roll);
      t.resolve();
      if (told) t.asks(t.resource, 'which-roll').resource.chooses(String(roll));
      t.equal(t.card('Rangers of the North').zone === 'pile', won, `a roll of ${roll}`);
    }
  });

  holds('Deadly Dart starts with minions and with no Wizard', (t) => {
    t.noGame([{ pool: ['Aragorn II', 'Deadly Dart'] }, { pool: ['Faramir'] }], 'minor items');
  });
});
