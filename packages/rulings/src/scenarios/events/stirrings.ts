import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';

/** Events of the decks, sentence by sentence. */
export const stirrings: readonly Scenario[] = [
  scenario(
    'Minions Stir rouses Orcs and Trolls, and Orcs twice as much with Doors of Night',
    { proves: ['coe/g.cbd.1'], rules: ALL },
    (t) => {
      const at = (hazard: Named, key: string, events: Named[]): number[] => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
            hand: [SPARE],
          },
          hazard: { hand: [hazard, 'Minions Stir'], events },
          moment: 'hazards',
        });
        t.hazard.plays(hazard, key).stage.resolve();
        return [t.attack().strikes, t.attack().prowess];
      };
      t.equal(at('Orc-watch', 'Shadow-hold', ['Minions Stir']), [4, 10], 'Orcs');
      t.equal(
        at('Orc-watch', 'Shadow-hold', ['Minions Stir', 'Doors of Night']),
        [5, 11],
        'Orcs by night',
      );
      t.equal(
        at('"William" (Wûluag)', 'Wilderness', ['Minions Stir', 'Doors of Night']),
        [2, 12],
        'Trolls',
      );
      t.equal(at('Wargs', 'Wilderness', ['Minions Stir', 'Doors of Night']), [2, 9], 'not Wolves');
      t.hazard.refused('Minions Stir', { duplicate: 'coe/g.cbd.1' });
    },
  ),
  scenario('Wake of War does the same for beasts', { proves: ['coe/g.cbd.1'], rules: ALL }, (t) => {
    const at = (hazard: Named, key: string, events: Named[]): number[] => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: [hazard, 'Wake of War'], events },
        moment: 'hazards',
      });
      t.hazard.plays(hazard, key).stage.resolve();
      return [t.attack().strikes, t.attack().prowess];
    };
    t.equal(at('Wargs', 'Wilderness', ['Wake of War']), [3, 10], 'Wolves');
    t.equal(
      at('Wargs', 'Wilderness', ['Wake of War', 'Doors of Night']),
      [4, 11],
      'Wolves by night',
    );
    t.equal(at('Giant Spiders', 'Wilderness', ['Wake of War', 'Doors of Night'])[1], 11, 'Spiders');
    t.equal(at('Watcher in the Water', 'site', ['Wake of War'])[1], 9, 'Animals');
    t.equal(at('Orc-watch', 'Shadow-hold', ['Wake of War']), [3, 9], 'not Orcs');
    t.hazard.refused('Wake of War', { duplicate: 'coe/g.cbd.1' });
  }),
  scenario(
    'The Moon Is Dead doubles what the Undead do at their sites, until one of them is beaten',
    { proves: ['coe/2.V.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Barrow-downs', members: ['Glorfindel II', 'Aragorn II'] }] },
        hazard: { events: ['The Moon Is Dead'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.equal(t.attack().strikes, 2, 'one strike more');
      const [first, second] = t.fightOut(2, 2, 2, 2);
      t.equal(first, second, 'and once more the same');
      t.equal(t.card('The Moon Is Dead').zone, 'play', 'nothing was defeated');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Glorfindel II', 'Aragorn II'] }],
        },
        hazard: { events: ['The Moon Is Dead'], hand: ['Stirring Bones'] },
        moment: 'hazards',
      });
      t.hazard.plays('Stirring Bones', 'Shadow-hold').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 10], 'creatures, too');
      t.fightOut(12, 12);
      t.equal(t.card('The Moon Is Dead').zone, 'discard', 'the spell is broken');
    },
  ),
  scenario(
    'Rank upon Rank drills Men, and Giants by night',
    { proves: ['coe/g.cbd.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Glorfindel II', 'Aragorn II', 'Gimli'] },
          ],
        },
        hazard: { events: ['Rank upon Rank'], hand: ['Lawless Men', 'Rank upon Rank'] },
        moment: 'hazards',
      });
      t.hazard
        .refused('Rank upon Rank', { duplicate: 'coe/g.cbd.1' })
        .plays('Lawless Men', 'Wilderness')
        .stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 10], 'three of them');
      t.fightOut(12, 12, 12);
      t.equal(
        t.state.def.filter((_, i) => t.idOf(i) === 'DM-80' && t.state.zone[i] === 'discard').length,
        1,
        'their defeat ends it',
      );
    },
  ),
  scenario(
    'New Friendship helps a diplomat to convince, or a companion of his to resist',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      const attempt = (roll: number): string => {
        t.board({
          resource: {
            companies: [{ at: 'Edoras', members: ['Peath'] }],
            hand: ['Riders of Rohan', 'New Friendship'],
          },
          moment: 'entered',
        });
        t.rolls(roll);
        t.resource.plays('Riders of Rohan', 'Peath');
        t.resource.plays('New Friendship', { way: 'influence check' }).stage.resolve();
        return t.card('Riders of Rohan').zone;
      };
      t.equal(
        [attempt(5), attempt(6)],
        ['discard', 'pile'],
        'influence one, and three more: above nine',
      );
      const check = (roll: number): string => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  'Peath',
                  { name: 'Elladan', bears: ['Star-glass', 'Orcrist', 'Torque of Hues'] },
                ],
              },
            ],
            hand: ['New Friendship', SPARE],
          },
          hazard: { hand: ['Weariness of the Heart'] },
          moment: 'hazards',
        });
        t.rolls(roll);
        t.hazard.plays('Weariness of the Heart', 'Elladan', { way: 'corruption check' });
        t.resource.plays('New Friendship', { way: 'corruption check' }).stage.resolve();
        return t.card('Elladan').zone;
      };
      t.equal([check(3), check(4)], ['discard', 'play'], 'two more, against five points');
    },
  ),
  scenario(
    'Nothing to Eat or Drink weighs on a company bound for dark places until it rests at a haven',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Nothing to Eat or Drink', 'Nothing to Eat or Drink'] },
        moment: 'hazards',
      });
      t.hazard.plays('Nothing to Eat or Drink').stage.resolve();
      t.equal(
        [
          t.card('Gimli').stat('prowess'),
          t.card('Gimli').stat('body'),
          t.card('Legolas').stat('prowess'),
        ],
        [4, 7, 4],
        'everybody is weaker',
      );
      t.hazard.refused('Nothing to Eat or Drink', { duplicate: 'coe/g.cbd.1' });
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Nothing to Eat or Drink'] },
        moment: 'hazards',
      });
      t.hazard.refused('Nothing to Eat or Drink', { 'no-target': 'coe/9.3' });
      for (const [at, zone] of [
        ['Rivendell', 'discard'],
        ['Moria', 'play'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Legolas'], events: ['Nothing to Eat or Drink'] }],
            hand: [SPARE],
          },
          moment: 'untap',
        });
        t.skipTo('organization');
        t.equal(t.card('Nothing to Eat or Drink').zone, zone, `organizing at ${at}`);
      }
    },
  ),
  scenario(
    'Power Built by Waiting lends one to the limit, rests, and is woken for two',
    { proves: ['coe/2.IV.iii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { events: ['Power Built by Waiting'], hand: ['River'] },
        moment: 'hazards',
      });
      t.hazard.uses('Power Built by Waiting').stage.resolve();
      t.equal(
        [t.limit('Gimli'), t.company('Gimli').hazards, t.card('Power Built by Waiting').status],
        [3, 0, 'tapped'],
        'the limit is higher, nothing was counted',
      );
      t.hazard.uses('Power Built by Waiting').stage.resolve();
      t.equal(
        [t.company('Gimli').hazards, t.card('Power Built by Waiting').status],
        [2, 'untapped'],
        'for two it is ready again',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gimli'] }],
          events: [{ name: 'Power Built by Waiting', tapped: true }],
          hand: [SPARE],
        },
        moment: 'untap',
      });
      t.skipTo('organization');
      t.equal(t.card('Power Built by Waiting').status, 'tapped', 'it does not untap by itself');
    },
  ),
  scenario(
    'Rebel-talk ends the service of one of lesser mind, who may shake it off',
    { proves: ['coe/2.II.3.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Elrond', { name: 'Haldir', under: 'Elrond' }, 'Aragorn II'],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Rebel-talk'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.chooses('play Rebel-talk');
      if (t.decision().kind === 'aim')
        t.hazard.mayNot('Elrond').mayNot('Aragorn II').chooses('Haldir');
      t.resolve();
      t.equal(t.card('Rebel-talk').host, 'Haldir', 'only he can be talked into it');
      t.expect(t.card('Haldir').control !== 'Elrond', 'he follows no more');
      for (const [roll, zone] of [
        [7, 'play'],
        [8, 'discard'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', members: ['Elrond', { name: 'Haldir', bears: ['Rebel-talk'] }] },
            ],
            hand: [SPARE],
          },
          moment: 'organization',
        });
        t.rolls(roll);
        t.resource.uses('Rebel-talk').stage.resolve();
        t.equal(
          [t.card('Rebel-talk').zone, t.card('Haldir').status],
          [zone, 'untapped'],
          `with a roll of ${roll}`,
        );
        t.resource.mayNot('use Rebel-talk');
      }
    },
  ),
  scenario(
    "The Ring's Betrayal costs a ring, not its bearer",
    { proves: ['coe/7.1'], rules: ALL },
    (t) => {
      for (const [roll, zone] of [
        [4, 'discard'],
        [5, 'play'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: ['Gimli', { name: 'Elladan', bears: ['Magic Ring of Stealth'] }],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ["The Ring's Betrayal"] },
          moment: 'hazards',
        });
        t.rolls(roll);
        t.hazard.plays("The Ring's Betrayal", 'Magic Ring of Stealth').stage.resolve();
        t.equal(
          [t.card('Magic Ring of Stealth').zone, t.card('Elladan').zone],
          [zone, 'play'],
          `a roll of ${roll} less two, against two points`,
        );
      }
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Gimli', { name: 'Elladan', bears: ['Star-glass'] }],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ["The Ring's Betrayal"] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.mayNot("play The Ring's Betrayal");
    },
  ),
];
