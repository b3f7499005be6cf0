import { type BoardSpec, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const wargsOn = (
  members: NonNullable<BoardSpec['resource']['companies']>[number]['members'],
  creature = 'Wargs',
): BoardSpec => ({
  resource: { companies: [{ at: 'Rivendell', to: 'Bree', members }] },
  hazard: { hand: [creature] },
  moment: 'hazards',
});

/** What is left over of the help that others could give. */
const alone = (t: Stage): void => {
  while (t.decision().about === 'support') t.resource.passes();
};

export const items: readonly Scenario[] = [
  scenario(
    'Beautiful Gold Ring: what each total of the test allows',
    { proves: ['coe/6.2'], rules: ALL },
    (t) => {
      const rings = [
        'The One Ring',
        "Dwarven Ring of Durin's Tribe",
        'Magic Ring of Nature',
        'Lesser Ring',
      ];
      const tested = (roll: number): string[] => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: ['Gandalf', { name: 'Balin', bears: ['Beautiful Gold Ring'] }],
              },
            ],
            hand: rings,
          },
          moment: 'organization',
        });
        t.rolls(roll);
        t.resource.uses('Gandalf').stage.resolve();
        return t.offered().filter((x) => x !== 'pass');
      };
      t.equal(tested(7), ['Magic Ring of Nature', 'Lesser Ring'], 'up to seven a magic ring');
      t.equal(tested(9), ['Lesser Ring'], 'any total a lesser one');
      t.equal(
        tested(10),
        ["Dwarven Ring of Durin's Tribe", 'Lesser Ring'],
        'from ten on a Dwarven ring',
      );
      t.equal(
        tested(12),
        rings.filter((r) => !r.startsWith('Magic')),
        'from twelve on the One Ring',
      );
      t.resource.passes();
      t.equal(
        t.card('Beautiful Gold Ring').zone,
        'discard',
        'tested it is discarded, whatever is played',
      );
    },
  ),

  scenario(
    'Lesser Ring: comes by a test only, and gives two points of influence',
    { proves: ['coe/6.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: [{ name: 'Gimli', bears: ['Lesser Ring'] }, 'Balin'] },
          ],
          hand: ['Lesser Ring', 'Cram'],
        },
        moment: 'entered',
      });
      t.equal(t.card('Gimli').influence(), 4, 'his two and two more');
      t.resource.mayNot('play Lesser Ring').may('play Cram');
    },
  ),

  scenario(
    'Black Arrow: weakens one attack, and is lost unless a Man shot it',
    { proves: ['coe/9.4.1'], rules: ALL },
    (t) => {
      const shot = (who: string): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Carn Dûm',
                members: [{ name: who, bears: ['Black Arrow'] }, 'Legolas'],
              },
            ],
          },
          hazard: { hand: ['Little Snuffler'] },
          moment: 'hazards',
        });
        t.hazard.plays('Little Snuffler', 'Dark-hold').stage.resolve();
      };
      shot('Háma');
      const before = t.attack();
      t.resource.uses('Black Arrow').stage.resolve();
      t.hazard.may('a strike to Legolas');
      t.equal(
        [t.attack().prowess, t.attack().body],
        [before.prowess - 1, before.body - 1],
        'one less of each',
      );
      t.equal(
        [t.card('Black Arrow').zone, t.card('Black Arrow').status],
        ['play', 'tapped'],
        'a Man has it still',
      );
      shot('Gimli');
      t.resource.uses('Black Arrow').stage.resolve();
      t.equal(
        [t.attack().prowess, t.attack().body],
        [before.prowess - 1, before.body - 1],
        'a Dwarf shoots as well',
      );
      t.equal(t.card('Black Arrow').zone, 'discard', 'but once');
      shot('Sam Gamgee');
      t.resource.mayNot('use Black Arrow');
    },
  ),

  scenario(
    'Book of Mazarbul: found in Moria, read by sages, stored with Dwarves',
    { proves: ['coe/2.II.4'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Balin'] }], hand: ['Book of Mazarbul'] },
        moment: 'entered',
      });
      t.resource.may('play Book of Mazarbul');
      t.board({
        resource: {
          companies: [{ at: 'Dead Marshes', members: ['Balin'] }],
          hand: ['Book of Mazarbul', 'Cram'],
        },
        moment: 'entered',
      });
      t.resource.mayNot('play Book of Mazarbul');
      t.board({
        resource: {
          companies: [
            {
              at: 'Iron Hill Dwarf-hold',
              members: [{ name: 'Balin', bears: ['Book of Mazarbul'] }],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal([t.points(0).item, t.handSize(0)], [1, 8], 'worth one');
      t.resource.uses('Book of Mazarbul').stage.resolve();
      t.equal(t.handSize(0), 9, 'read it allows for a card more');
      t.rolls(12);
      t.resource.chooses('store Book of Mazarbul').stage.resolve();
      t.equal(t.points(0).item, 5, 'stored it is worth five');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Book of Mazarbul'] }] },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('use Book of Mazarbul');
      t.rolls(12);
      t.resource.chooses('store Book of Mazarbul').stage.resolve();
      t.equal(t.points(0).item, 1, 'stored in a Haven it is worth no more than before');
    },
  ),

  scenario(
    'Book of Mazarbul: the larger hand lasts until the next untap phase',
    { proves: ['coe/2.I.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Balin', bears: ['Book of Mazarbul'] }] },
          ],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'organization',
      });
      t.resource.uses('Book of Mazarbul').stage.resolve();
      t.resource.passes();
      while (t.state.active === 0) t.skipUntil('act').pass();
      t.equal(t.handSize(0), 9, 'still in the opponent’s turn');
      while (t.state.active === 1) t.skipUntil('act').pass();
      t.skipUntil('organization');
      t.equal(t.handSize(0), 8, 'not after the next untap phase');
    },
  ),

  scenario(
    'Bow of Dragon-horn: one strike less from creatures that are not keyed to the site',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      const shot = (who: string, key: string): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Goblin-gate',
                members: [{ name: who, bears: ['Bow of Dragon-horn'] }, 'Legolas'],
              },
            ],
          },
          hazard: { hand: ['Orc-warband'] },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-warband', key).stage.resolve();
      };
      shot('Gimli', 'Wilderness');
      t.resource.uses('Bow of Dragon-horn');
      t.resolve();
      t.equal(
        [t.attack().strikes, t.card('Bow of Dragon-horn').status],
        [4, 'tapped'],
        'four strikes instead of five',
      );
      shot('Gimli', 'Shadow-hold');
      t.resource.mayNot('use Bow of Dragon-horn');
      shot('Sam Gamgee', 'Wilderness');
      t.resource.mayNot('use Bow of Dragon-horn');
      t.say('a single strike stays');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Gimli', bears: ['Bow of Dragon-horn'] }, 'Legolas'],
            },
          ],
        },
        hazard: { hand: ['Huorn'] },
        moment: 'hazards',
      });
      t.hazard.plays('Huorn', 'Wilderness').stage.resolve();
      if (t.offered().some((x) => x.includes('use Bow')))
        t.resource.uses('Bow of Dragon-horn').stage.resolve();
      t.equal(t.attack().strikes, 1, 'never less than one');
    },
  ),

  scenario(
    'Cram: eaten it untaps its bearer, or lets his company go one region farther',
    { proves: ['coe/9.1.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gimli', status: 'tapped', bears: ['Cram'] }] },
          ],
          sites: ['Lórien'],
        },
        moment: 'organization',
      });
      t.resource.uses('Cram', { way: 1 }).stage.resolve();
      t.equal(
        [t.card('Gimli').status, t.card('Cram').zone],
        ['untapped', 'discard'],
        'he is untapped',
      );
      t.say('Bree to Edhellond: five regions by land');
      const far = (): BoardSpec => ({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Gimli', bears: ['Cram'] }] }],
          sites: ['Lond Galen', 'Isengard'],
        },
        moment: 'organization',
      });
      t.board(far());
      t.resource
        .mayNot('use Cram (1)')
        .mayNot('to Lond Galen')
        .uses('Cram', { way: 2 })
        .stage.resolve();
      t.resource.may('to Lond Galen');
      t.board(wargsOn([{ name: 'Gimli', bears: ['Cram'] }]));
      t.resource.mayNot('use Cram');
    },
  ),

  scenario(
    "Durin's Axe: twice as good in the hands of a Dwarf",
    { proves: ['coe/6.1.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Balin', bears: ["Durin's Axe"] }] }],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Balin').stat('prowess'), t.card('Balin').corruption, t.points(0).item],
        [8, 3, 4],
        'a Dwarf',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Faramir', bears: ["Durin's Axe"] }] }],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Faramir').stat('prowess'), t.card('Faramir').corruption, t.points(0).item],
        [7, 2, 2],
        'a Dúnadan',
      );
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Glorfindel II', bears: ["Durin's Axe"] }] },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.card('Glorfindel II').stat('prowess'), 9, 'nobody is better than nine for it');
    },
  ),

  scenario(
    'Enruned Shield: more body, and a warrior makes a strike of no effect',
    { proves: ['coe/3.iv.5'], rules: ALL },
    (t) => {
      t.board(
        wargsOn([
          { name: 'Gimli', bears: ['Enruned Shield'] },
          { name: 'Sam Gamgee', status: 'tapped' },
        ]),
      );
      t.equal(t.card('Gimli').stat('body'), 10, 'eight and three, but ten at most');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource
        .chooses('a strike to Gimli')
        .chooses('resolve the strike against Gimli')
        .chooses('yes');
      t.resource.uses('Enruned Shield').stage.resolve();
      t.equal(
        [t.card('Enruned Shield').status, t.card('Gimli').status],
        ['tapped', 'untapped'],
        'the shield is tapped, he is unhurt',
      );
      t.expect(
        !t.steps.flatMap((x) => x.events).some((e) => e.e === 'strike' && e.who === t.id('Gimli')),
        'nothing was rolled for it',
      );
      t.board(wargsOn([{ name: 'Annalena', bears: ['Enruned Shield'] }]));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('a strike to Annalena').chooses('yes');
      t.expect(
        t.card('Enruned Shield').status === 'untapped',
        'one who is no warrior is not asked',
      );
    },
  ),

  scenario(
    'Glamdring: three more, up to eight, or nine against Orcs',
    { proves: ['coe/6.1.4'], rules: ALL },
    (t) => {
      const meets = (creature: string, key: string): number => {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Moria', members: [{ name: 'Beorn', bears: ['Glamdring'] }] },
            ],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
        });
        t.hazard.plays(creature, key).stage.resolve();
        if (t.decision().about === 'defend') t.resource.chooses('Beorn');
        return t.strikeProwess();
      };
      t.equal(meets('Corpse-candle', 'Shadow-hold'), 8, 'seven and three are eight');
      t.equal(meets('Little Snuffler', 'Shadow-hold'), 9, 'or nine against an Orc');
    },
  ),

  scenario(
    'Great-shield of Rohan: more body, and a warrior need not tap against a strike',
    { proves: ['coe/3.iv.5'], rules: ALL },
    (t) => {
      const fight = (roll: number): void => {
        t.board(
          wargsOn([
            { name: 'Gimli', bears: ['Great-shield of Rohan'] },
            { name: 'Legolas', status: 'tapped' },
          ]),
        );
        t.equal(t.card('Gimli').stat('body'), 9, 'eight and two, but nine at most');
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource
          .chooses('a strike to Gimli')
          .chooses('resolve the strike against Gimli')
          .chooses('no');
        alone(t);
        t.equal(t.strikeProwess(), 5, 'at full prowess');
        t.rolls(roll, 2, 12);
        t.resource.uses('Great-shield of Rohan').stage.resolve();
      };
      fight(9);
      t.equal(
        [t.card('Great-shield of Rohan').status, t.card('Gimli').status],
        ['tapped', 'untapped'],
        'only the shield is tapped',
      );
      fight(2);
      t.equal(t.card('Gimli').status, 'wounded', 'it does not keep him from being wounded');
      t.board(wargsOn([{ name: 'Annalena', bears: ['Great-shield of Rohan'] }]));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('a strike to Annalena').chooses('no');
      t.expect(
        t.card('Great-shield of Rohan').status === 'untapped',
        'one who is no warrior is not asked',
      );
    },
  ),

  scenario(
    'Hauberk of Bright Mail: armour for warriors',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Erkenbrand', bears: ['Hauberk of Bright Mail'] },
                { name: 'Gimli', bears: ['Hauberk of Bright Mail'] },
                { name: 'Adrazar', bears: ['Hauberk of Bright Mail'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal(
        [
          t.card('Erkenbrand').stat('body'),
          t.card('Gimli').stat('body'),
          t.card('Adrazar').stat('body'),
        ],
        [8, 9, 6],
        'two more, up to nine; nothing for one who is no warrior',
      );
    },
  ),

  scenario(
    'Gollum: leads two away from what is keyed to wild or shadowed lands',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      const lead = (members: string[], key: string): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Goblin-gate',
                members: [{ name: 'Gimli', bears: ['Gollum'] }, ...members],
              },
            ],
          },
          hazard: { hand: ['Orc-warband'] },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-warband', key).stage.resolve();
      };
      lead(['Legolas'], 'Wilderness');
      t.resource.uses('Gollum').stage.resolve();
      t.expect(!t.underAttack && t.card('Gollum').status === 'tapped', 'the attack is canceled');
      lead(['Legolas'], 'Shadow-hold');
      t.resource.mayNot('use Gollum');
      lead(['Legolas', 'Bergil'], 'Wilderness');
      t.resource.mayNot('use Gollum');
    },
  ),

  scenario(
    'Gollum: takes the One Ring with him where he finds it, but in no Haven',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Gimli', bears: ['Gollum'] },
                { name: 'Frodo', bears: ['The One Ring'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.uses('Gollum').stage.resolve();
      t.equal(
        [t.card('Gollum').zone, t.card('The One Ring').zone],
        ['discard', 'discard'],
        'both are discarded',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gimli', bears: ['Gollum'] },
                { name: 'Frodo', bears: ['The One Ring'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.mayNot('use Gollum');
    },
  ),

  scenario(
    'Gollum: to be met at Goblin-gate or in Moria',
    { proves: ['coe/2.V.2'], rules: ALL },
    (t) => {
      for (const at of ['Goblin-gate', 'Moria']) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli'] }], hand: ['Gollum'] },
          moment: 'entered',
        });
        t.resource.may('play Gollum');
      }
      t.board({
        resource: {
          companies: [{ at: 'Mount Gram', members: ['Gimli'] }],
          hand: ['Gollum', 'Cram'],
        },
        moment: 'entered',
      });
      t.resource.mayNot('play Gollum');
    },
  ),
];
