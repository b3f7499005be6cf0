import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Necklace of Girion', () => {
  const sells = (t: Stage, who: Named, hand: Named[], bears: Named[] = []): Stage => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: [{ name: who, bears: ['DM-174', ...bears] }, 'Gimli'] }],
        hand,
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.uses('Necklace of Girion').stage.resolve();
    return t;
  };

  holds('Only what he can bear is bought, and for nothing it is not given away', (t) => {
    sells(t, 'Aragorn II', ["Wizard's Staff", 'Cram', 'Glamdring']);
    t.resource.options_are('Cram', 'Glamdring', 'pass').passes();
    t.equal(t.card('Necklace of Girion').host, 'Aragorn II', 'he keeps it');
    // one for each Wizard
    sells(t, 'Gandalf', ["Wizard's Staff", 'Cram'], ["Wizard's Staff"]);
    t.resource.options_are('Cram', 'pass');
    sells(t, 'Aragorn II', ["Wizard's Staff"]);
    t.equal(
      [t.card("Wizard's Staff").zone, t.card('Necklace of Girion').host],
      ['hand', 'Aragorn II'],
      'there was nothing to buy',
    );
    sells(t, 'Gandalf', ["Wizard's Staff"]);
    t.resource.chooses("Wizard's Staff");
    t.equal(
      [t.card("Wizard's Staff").host, t.card('Necklace of Girion').zone],
      ['Gandalf', 'discard'],
      'it is for him',
    );
  });

  holds('Who has left the doors of Men, or not reached them, buys nothing there', (t) => {
    for (const [at, to] of [
      ['Bree', 'Rivendell'],
      ['Rivendell', 'Bree'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, to, members: [{ name: 'Gimli', bears: ['DM-174'] }] }],
          hand: ['Cram'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.mayNot('use Necklace of Girion');
    }
  });
});

describe('Map to Mithril', () => {
  const weighs = (t: Stage): number[] =>
    (['Gimli', 'Balin', 'Kíli'] as const).map((x) => t.card(x).stat('corruption'));

  holds('Its weight and its worth go where the weapon goes', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Blue Mountain Dwarf-hold',
            members: [
              { name: 'Gimli', bears: [{ name: 'Map to Mithril', tapped: true }] },
              { name: 'Balin', bears: ['Sword of Gondolin'] },
              'Kíli',
            ],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.equal(weighs(t), [2, 2, 0], 'before');
    t.resource.uses('Map to Mithril').stage.resolve();
    t.equal([weighs(t), t.card('Gimli').status], [[0, 4, 0], 'tapped'], 'with the sword');
    t.resource.chooses('give Sword of Gondolin to Kíli').stage.resolve();
    t.equal(weighs(t), [0, 0, 4], 'and with whoever has it');
    t.equal([t.card('Kíli').stat('prowess'), t.points(0).misc], [8, 2], 'five more');
  });

  holds('Only for those who have entered, in their own phase', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: ['Aragorn II'] },
          { at: 'Weathertop', members: ['Gimli'] },
        ],
        hand: ['Map to Mithril'],
      },
      moment: 'entered',
      current: 'Aragorn II',
      asksPasses: true,
    });
    t.resource.mayNot('play Map to Mithril');
  });
});

describe('Phial of Galadriel', () => {
  holds('Not where another has it already; on the road too, if the Lady is there', (t) => {
    for (const taken of [true, false]) {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: [{ name: 'Frodo', bears: ['Star-glass'] }, 'Galadriel'] },
          ],
          hand: ['Phial of Galadriel'],
        },
        hazard: {
          companies: taken
            ? [{ at: 'Bree', members: [{ name: 'Sam Gamgee', bears: ['Phial of Galadriel'] }] }]
            : [],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      if (taken) t.resource.mayNot('play Phial of Galadriel');
      else t.resource.may('play Phial of Galadriel');
    }
  });

  holds('The choice is the defender’s for each strike of what came out of the dark', (t) => {
    const foe = (key: string): Stage => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Tirith',
              to: 'Minas Morgul',
              members: [
                { name: 'Faramir', status: 'tapped', bears: ['Phial of Galadriel'] },
                'Sam Gamgee',
                'Beregond',
              ],
            },
          ],
        },
        hazard: { hand: ['Orc-patrol'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-patrol', key).stage.resolve();
      return t;
    };
    foe('Wilderness').resource.mayNot('use Phial of Galadriel');
    for (const key of ['Shadow-land', 'Dark-hold']) {
      foe(key).resource.uses('Phial of Galadriel').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Faramir');
      t.resource.may('a strike to Sam').may('a strike to Beregond');
    }
  });
});
