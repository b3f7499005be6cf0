import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';
import { resists } from './withstood.ts';

/** Characters and sites of a seventh draw, held to the clauses of their texts that no other test plays. */

describe('people', () => {
  holds('Elrohir, Fíli, Bróin: a point more against some, and no more against others', (t) => {
    for (const [who, creature, seen] of [
      ['Elrohir', 'Orc-lieutenant', 6],
      ['Elrohir', 'Giant', 5],
      ['Fíli', 'Orc-lieutenant', 3],
      ['Fíli', 'Giant', 2],
      ['Bróin', 'Orc-lieutenant', 4],
      ['Bróin', 'Elf-lord Revealed in Wrath', 4],
      ['Bróin', 'Giant', 3],
    ] as const) {
      const minion = who === 'Bróin';
      t.board({
        resource: {
          kind: minion ? 'ringwraith' : 'wizard',
          companies: [
            {
              at: 'Bree',
              to: 'Cameth Brin',
              by: ['Arthedain', 'Rhudaur'],
              members: [who],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.equal(resists(t)[0], seen, `${who} ${creature}`);
    }
  });

  holds('Fíli: checks of his own', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: ['Fíli', 'Gimli'] }],
        hand: ['Riders of Rohan'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.equal(
      [t.card('Fíli').stat('corruption-check'), t.card('Gimli').stat('corruption-check')],
      [-1, 0],
      'corruption',
    );
    t.rolls(10);
    t.resource.plays('Riders of Rohan', 'Fíli').stage.resolve();
    t.equal(t.card('Riders of Rohan').zone, 'discard', 'more than nine is needed, and he has nine');
  });

  holds('Brand and Drór: influence towards their own', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Dale', members: ['Brand', 'Gimli'] }],
        hand: ['Men of Dale', 'Riders of Rohan', 'Bard Bowman'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.equal(
      [
        t.card('Brand').influence(),
        t.card('Brand').influence('Men of Dale'),
        t.card('Brand').influence('Riders of Rohan'),
        t.card('Brand').influence('Bard Bowman'),
      ],
      [2, 4, 2, 2],
      'Men of Dale alone',
    );
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', members: ['Drór', 'Bróin'] }],
        hand: ['Riders of Rohan', 'Iron Hill Dwarves', 'Hendolen', 'Blue Mountain Dwarves'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      ['Bróin', 'Iron Hill Dwarves', 'Blue Mountain Dwarves', 'Hendolen', 'Riders of Rohan'].map(
        (x) => t.card('Drór').influence(x),
      ),
      [4, 4, 4, 2, 2],
      'Dwarves',
    );
  });

  holds('Woffung: at home in three places, an attack of a Man', (t) => {
    for (const at of ['Lake-town', 'Dale', 'Shrel-Kain', 'Bree'] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Elrond', 'Gimli'] }] },
        hazard: {
          agents: ['Woffung'],
          hand: ['River'],
          sites: [at],
          events: ['Scimitars of Steel'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal(t.decision().about === 'agent-attack', at !== 'Bree', at);
      if (at === 'Bree') continue;
      t.hazard.chooses('Woffung');
      // each of them a home: his own numbers, what agents get there, and one for Scimitars
      t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [1, 10, 9], 'one strike');
    }
  });

  holds('Gandalf: he tests what is in his company, by tapping, and checks with one more', (t) => {
    for (const [status, where, may] of [
      ['untapped', 'with', true],
      ['tapped', 'with', false],
      ['untapped', 'apart', false],
    ] as const) {
      const bearer = { name: 'Frodo', bears: ['Precious Gold Ring'] } as const;
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Gandalf', status }, ...(where === 'with' ? [bearer] : [])],
            },
            { at: 'Rivendell', members: ['Elrond', ...(where === 'with' ? [] : [bearer])] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.card('Gandalf').stat('corruption-check'), 1, 'his checks');
      t.equal(
        t.offered().some((x) => x.includes('use Gandalf')),
        may,
        `${status} ${where}`,
      );
      if (!may) continue;
      t.rolls(7);
      t.resource.uses('Gandalf').stage.resolve();
      t.asks(t.resource, 'ring').pass();
      t.equal(
        [t.card('Gandalf').status, t.card('Precious Gold Ring').zone],
        ['tapped', 'discard'],
        'tested',
      );
    }
  });
});

describe('places', () => {
  holds(
    'Barrow-downs, Isles of the Dead that Live, Gladden Fields: the wounded check, at two less there',
    (t) => {
      for (const [at, who, kind, strikes, mod] of [
        ['Barrow-downs', 'Bergil', 'wizard', 1, 0],
        ['Isles of the Dead that Live', 'Bergil', 'wizard', 2, 0],
        ['LE-375', 'Layos', 'ringwraith', 1, -2],
      ] as const)
        for (const roll of [12, 4]) {
          t.board({
            resource: {
              kind,
              companies: [
                {
                  at,
                  members: [
                    {
                      name: who,
                      bears:
                        kind === 'wizard'
                          ? ['Cram', 'Cram']
                          : ['Strange Rations', 'Strange Rations'],
                    },
                  ],
                },
              ],
            },
            moment: 'site',
            asksPasses: true,
          });
          t.resource.chooses('enter');
          t.equal([t.attack().strikes, t.attack().prowess], [strikes, 8], at);
          const before = rolled(t, 'corruption').length;
          t.fightOut({ always: roll });
          const checks = rolled(t, 'corruption').slice(before);
          t.equal(checks.length, roll === 12 ? 0 : 1, `${at} ${roll}`);
          if (roll === 4) t.equal(checks[0].total, 4 + mod, 'its roll');
        }
    },
  );

  holds(
    'Old Forest, Rhosgobel: what heals one heals all who are there, of whichever player',
    (t) => {
      for (const at of ['Old Forest', 'Rhosgobel'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at,
                members: [
                  { name: 'Gimli', bears: ['Healing Herbs'] },
                  { name: 'Legolas', status: 'wounded' },
                  { name: 'Frodo', status: 'wounded' },
                ],
              },
              { at, members: [{ name: 'Faramir', status: 'wounded' }] },
              { at: 'Bree', members: [{ name: 'Boromir II', status: 'wounded' }] },
            ],
          },
          hazard: {
            companies: [{ at, members: [{ name: 'Éowyn', status: 'wounded' }] }],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.uses('Healing Herbs', 'Legolas').stage.resolve();
        t.equal(
          ['Legolas', 'Frodo', 'Faramir', 'Boromir II'].map((x) => t.card(x).status === 'wounded'),
          [false, false, false, true],
          'of his own',
        );
        t.equal(t.card('Éowyn').status === 'wounded', false, 'and of the other');
      }
    },
  );
});
