import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, face, letBe, meet, SPARE, toStrikes } from '../help.ts';

/** Characters of the decks, sentence by sentence. */
export const peoples: readonly Scenario[] = [
  scenario(
    'Peath knows the Dunlendings, and how to meet a Nazgûl',
    { proves: ['coe/3.I.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Minas Morgul', to: 'Mount Doom', members: ['Peath'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Indûr Dawndeath'] },
        moment: 'hazards',
      });
      t.hazard.plays('Indûr Dawndeath', 'Dark-domain', { way: 'creature' }).stage.resolve();
      toStrikes(t);
      if (about(t) === 'defend') t.resource.chooses('a strike to Peath');
      letBe(t, 'between-strikes');
      t.say('his body of ten is halved: a roll of six defeats him');
      t.rolls(12, 6);
      face(t, 'Peath');
      letBe(t, 'between-strikes');
      t.equal(t.points(0).kill, 5, 'nine and twelve beat fifteen, and six beats five');
    },
  ),
  scenario(
    'Thorin II fights Orcs, and speaks for Dwarves',
    { proves: ['coe/3.iv.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Thorin II', 'Óin'] }],
          hand: [
            SPARE,
            'Risky Blow',
            'Blue Mountain Dwarves',
            'Iron Hill Dwarves',
            'Riders of Rohan',
          ],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.equal(
        [
          t.card('Thorin II').influence('Blue Mountain Dwarves'),
          t.card('Thorin II').influence('Iron Hill Dwarves'),
          t.card('Thorin II').influence('Óin'),
          t.card('Thorin II').influence('Riders of Rohan'),
        ],
        [6, 4, 4, 2],
        'four more, two more, or none',
      );
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
      toStrikes(t);
      t.resource.chooses('a strike to Thorin II');
      meet(t, 'Thorin II');
      letBe(t, 'support');
      t.equal(t.strikeProwess(), 8, 'three more against Orcs');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Thorin II', 'Óin'] }],
          hand: [SPARE, 'Risky Blow'],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
      toStrikes(t);
      t.resource.chooses('a strike to Óin');
      meet(t, 'Óin');
      letBe(t, 'support');
      t.equal(t.strikeProwess(), 4, 'Óin has one');
    },
  ),
  scenario(
    'Théoden and Thranduil speak best for their own people',
    { proves: ['coe/8.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Théoden', 'Thranduil'] }],
          hand: [SPARE, 'Riders of Rohan', 'Wood-elves'],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Théoden').influence('Riders of Rohan'), t.card('Théoden').influence('Wood-elves')],
        [5, 3],
        'Théoden',
      );
      t.equal(
        [
          t.card('Thranduil').influence('Riders of Rohan'),
          t.card('Thranduil').influence('Wood-elves'),
        ],
        [3, 5],
        'Thranduil',
      );
    },
  ),
  scenario(
    'Sam, Radagast, Orophin and Óin differ in how they bear corruption',
    { proves: ['coe/7.1'], rules: ALL },
    (t) => {
      const safe = (who: Named, roll: number): boolean => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: who, bears: ['Star-glass', 'Orcrist', 'Sword of Gondolin'] },
                  'Gimli',
                ],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['Weariness of the Heart', 'Lure of Nature'] },
          moment: 'hazards',
        });
        t.rolls(roll);
        t.hazard.plays('Weariness of the Heart', who, { way: 'corruption check' }).stage.resolve();
        return t.card(who).zone === 'play';
      };
      t.equal([safe('Sam Gamgee', 2), safe('Sam Gamgee', 3)], [false, true], 'three easier');
      t.equal([safe('Radagast', 4), safe('Radagast', 5)], [false, true], 'one easier');
      t.equal([safe('Elladan', 5), safe('Elladan', 6)], [false, true], 'five points');
      t.equal([safe('Orophin', 6), safe('Orophin', 7)], [false, true], 'one harder');
      t.equal([safe('Óin', 6), safe('Óin', 7)], [false, true], 'one harder');
    },
  ),
  scenario('Orophin makes a poor envoy', { proves: ['coe/8.1'], rules: ALL }, (t) => {
    for (const [roll, zone] of [
      [9, 'discard'],
      [10, 'pile'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: "Thranduil's Halls", members: ['Orophin'] }],
          hand: ['Wood-elves', SPARE],
        },
        moment: 'entered',
      });
      t.rolls(roll);
      t.resource.plays('Wood-elves', 'Orophin').stage.resolve();
      t.equal(
        t.card('Wood-elves').zone,
        roll === 9 ? 'pile' : zone,
        `a roll of ${roll}, an Elf among Elves, less one`,
      );
    }
    t.board({
      resource: {
        companies: [{ at: "Thranduil's Halls", members: ['Orophin'] }],
        hand: ['Wood-elves', SPARE],
      },
      moment: 'entered',
    });
    t.rolls(8);
    t.resource.plays('Wood-elves', 'Orophin').stage.resolve();
    t.equal(t.card('Wood-elves').zone, 'discard', 'eight is not above eight');
  }),
  scenario(
    'Sam Gamgee joins a game that has begun only at Bag End',
    { proves: ['coe/2.II.2.2'], rules: ALL },
    (t) => {
      for (const [at, may] of [
        ['Bag End', true],
        ['Rivendell', false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli'] }],
            hand: ['Sam Gamgee', 'Haldir', SPARE],
          },
          moment: 'organization',
        });
        t.resource.chooses('organize');
        if (may) t.resource.may('play Sam Gamgee');
        else t.resource.mayNot('play Sam Gamgee');
      }
    },
  ),
  scenario(
    'Radagast draws for every Wilderness he walks through',
    { proves: ['coe/2.IV.v'], rules: ALL },
    (t) => {
      for (const [who, more] of [
        ['Radagast', 2],
        ['Gandalf', 0],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Lórien', to: 'Moria', members: [who] }] },
          moment: 'movement',
        });
        t.skipTo('draw');
        let n = 0;
        for (let i = 0; i < 12 && about(t) === 'draw'; i++) {
          if (t.decision().seat === 0) {
            n++;
            t.take({ type: 'yes' }, 'draws');
          } else t.take({ type: 'no' }, 'draws no more');
        }
        t.equal(t.state.players[0].hand.length, 2 + more, `${who} to Moria (asked ${n} times)`);
      }
    },
  ),
  scenario(
    'Saruman takes one spell back into his hand as the turn ends',
    { proves: ['coe/2.VI'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Saruman'] }],
          discard: ['Vanishment', "Wizard's Laughter", 'Concealment'],
          hand: [SPARE],
        },
        moment: 'end-of-turn',
      });
      t.resource.uses('Saruman');
      t.equal(t.card('Saruman').status, 'tapped', 'he taps');
      t.resolve();
      t.resource
        .may('Vanishment')
        .may("Wizard's Laughter")
        .mayNot('Concealment')
        .chooses('Vanishment');
      t.expect(t.hand(0).includes('Vanishment'), 'it is in hand');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Saruman'] }],
          discard: ['Vanishment'],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('use Saruman')
        .refused('Saruman', { edge: 'coe/9.6.5', phase: 'coe/9.1.3' });
    },
  ),
  scenario(
    'Snaga-hai are won away wherever they can be won, and not only where they were',
    { proves: ['crf/card/snaga-hai/1'], rules: ALL },
    (t) => {
      const at = (site: Named) =>
        t
          .board({
            resource: { companies: [{ at: site, members: ['Saruman'] }] },
            hazard: {
              companies: [{ at: 'Lórien', members: ['Elrond', 'Aragorn II'] }],
              pile: ['Snaga-hai'],
            },
            moment: 'entered',
            asksPasses: true,
          })
          .resource.options()
          .some((o) => o.includes('Saruman tries to influence Snaga-hai'));
      t.equal(
        (
          ['Moria', 'Goblin-gate', 'Mount Gram', 'Cameth Brin', 'Isengard', 'Dol Guldur'] as const
        ).map(at),
        [true, true, true, false, false, false],
        'in any Shadow-hold, and nowhere else',
      );
      t.say('There they can be lost, wherever they were won');
      for (const [mine, theirs, zone] of [
        [12, 2, 'discard'],
        [2, 12, 'pile'],
      ] as const) {
        at('Mount Gram');
        t.rolls(theirs, mine)
          .resource.chooses('Saruman tries to influence Snaga-hai')
          .stage.resolve();
        t.equal(t.card('Snaga-hai').zone, zone, `${mine} against ${theirs}`);
      }
    },
  ),
];
