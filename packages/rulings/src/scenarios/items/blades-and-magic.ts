import { type Named, type Scenario, type SideSpec, scenario } from '@mathom/engine/scenario';
import { ALL, about, face, letBe, meet, SPARE, toStrikes } from '../help.ts';

/** Items of the decks, sentence by sentence. */
export const bladesAndMagic: readonly Scenario[] = [
  scenario(
    'Magic Ring of Stealth makes a scout, and hides one who is a scout anyway',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      for (const [who, may] of [
        ['Fatty Bolger', true],
        ['Gimli', false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: who, bears: ['Magic Ring of Stealth'] }],
              },
            ],
            hand: [SPARE, 'Risky Blow', 'Concealment'],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource.may('play Concealment');
        toStrikes(t);
        if (about(t) === 'defend') t.resource.chooses(`a strike to ${who}`);
        meet(t, who, true);
        letBe(t, 'support');
        if (may) {
          t.resource.uses('Magic Ring of Stealth').stage.resolve();
          t.equal(
            [t.card(who).status, t.card('Magic Ring of Stealth').status],
            ['untapped', 'tapped'],
            'the strike is canceled',
          );
        } else t.resource.mayNot('Magic Ring of Stealth').may('Risky Blow');
      }
    },
  ),
  scenario(
    'The Magical Harp keeps the company together for a turn, and tries its bearer',
    { proves: ['coe/7.1.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Gimli', bears: ['Magical Harp'] },
                { name: 'Legolas', bears: ['Star-glass', 'Sword of Gondolin'] },
              ],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.rolls(12);
      t.resource.uses('Magical Harp').stage.resolve();
      t.equal(
        [t.card('Magical Harp').status, t.state.dice.length],
        ['tapped', 0],
        'tapped, and its bearer checked',
      );
      t.rolls(3);
      t.hazard
        .plays('Weariness of the Heart', 'Legolas', { way: 'corruption check' })
        .stage.resolve();
      t.equal(t.card('Legolas').zone, 'play', 'a near miss does not discard him now');
    },
  ),
  scenario(
    "The Magical Harp sounds in an opponent's site phase as well, but not in his movement/hazard phase",
    { proves: ['coe/9.1.3'], rules: ALL },
    (t) => {
      const side: SideSpec = {
        companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Magical Harp'] }] }],
        hand: [SPARE],
      };
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Legolas'] }], hand: [SPARE] },
        hazard: side,
        moment: 'entered',
      });
      t.resource.passes();
      t.hazard.may('use Magical Harp');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Legolas'] }], hand: [SPARE] },
        hazard: side,
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.mayNot('use Magical Harp');
    },
  ),
  scenario(
    'Narsil, Orcrist, Sword of Gondolin and Wormsbane strengthen whom they should, up to their bounds',
    { proves: ['coe/6.1.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Aragorn II', bears: ['Narsil'] },
                { name: 'Glorfindel II', bears: ['Orcrist'] },
                { name: 'Gimli', bears: ['Sword of Gondolin'] },
                { name: 'Fatty Bolger', bears: ['Wormsbane'] },
              ],
            },
          ],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Aragorn II').stat('prowess'), t.card('Aragorn II').stat('influence')],
        [7, 4],
        'Narsil gives one of each',
      );
      t.equal(t.card('Glorfindel II').stat('prowess'), 9, 'Orcrist gives three, to nine at most');
      t.equal(t.card('Gimli').stat('prowess'), 7, 'the Sword gives a warrior two');
      t.equal(t.card('Fatty Bolger').stat('prowess'), 3, 'Wormsbane gives two to anybody');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Fatty Bolger', bears: ['Sword of Gondolin'] },
                { name: 'Beorn', bears: ['Sword of Gondolin'] },
              ],
            },
          ],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Fatty Bolger').stat('prowess'), t.card('Beorn').stat('prowess')],
        [1, 8],
        'the Sword does nothing for others, and stops at eight',
      );
    },
  ),
  scenario('Orcrist bites Orcs harder', { proves: ['coe/6.1.4'], rules: ALL }, (t) => {
    for (const [who, hazard, want] of [
      ['Legolas', 'Orc-lieutenant', 9],
      ['Legolas', 'Wargs', 8],
      ['Glorfindel II', 'Orc-lieutenant', 10],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: [{ name: who, bears: ['Orcrist'] }, 'Fatty Bolger'],
            },
          ],
          hand: [SPARE, 'Risky Blow'],
        },
        hazard: { hand: [hazard] },
        moment: 'hazards',
      });
      t.hazard.plays(hazard, 'Wilderness').stage.resolve();
      toStrikes(t);
      t.resource.chooses(`a strike to ${who}`);
      if (about(t) === 'defend') t.resource.chooses('a strike to Fatty Bolger');
      meet(t, who);
      letBe(t, 'support');
      t.equal(t.strikeProwess(), want, `${who} against ${hazard}`);
    }
  }),
  scenario(
    'Wormsbane is made for Dragons and Drakes, and finds their soft spots',
    { proves: ['coe/6.1.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [{ name: 'Beorn', bears: ['Wormsbane'] }, 'Gimli', 'Legolas', 'Haldir'],
            },
          ],
          hand: [SPARE, 'Risky Blow'],
        },
        hazard: { hand: ['Scorba Ahunt'] },
        moment: 'hazards',
      });
      t.hazard.plays('Scorba Ahunt').stage.resolve();
      t.skipTo('attack');
      letBe(t, 'attack');
      while (t.decision().kind === 'assign') t.take(t.decision().options[0], 'the Dragon strikes');
      meet(t, 'Beorn');
      letBe(t, 'support');
      t.equal(t.strikeProwess(), 11, 'four more');
      t.say('Scorba has a body of seven: a roll of six is enough when it is two less');
      t.rolls(12, 6);
      letBe(t, 'strike-defender');
      for (const n of ['Gimli', 'Legolas', 'Haldir'] as const) {
        t.rolls(12, 12);
        face(t, n);
      }
      letBe(t, 'between-strikes');
      t.equal(t.points(0).kill, 3, 'all four strikes are defeated');
    },
  ),
  scenario(
    'Shield of Iron-bound Ash covers a little and can be raised once',
    { proves: ['coe/3.iv.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: [
                { name: 'Glóin', bears: ['Shield of Iron-bound Ash'] },
                { name: 'Gimli', bears: ['Shield of Iron-bound Ash'] },
              ],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(
        [t.card('Glóin').stat('body'), t.card('Gimli').stat('body')],
        [8, 8],
        'to eight, and no farther',
      );
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
      toStrikes(t);
      t.resource.chooses('a strike to Glóin');
      meet(t, 'Glóin');
      letBe(t, 'support');
      const before = t.strikeProwess();
      t.resource
        .options_are('use Shield of Iron-bound Ash', 'pass')
        .uses('Shield of Iron-bound Ash');
      t.resolve();
      t.equal(t.strikeProwess(), before + 1, 'one more');
      t.equal(
        t.state.table.filter((id) => t.state.status[id] === 1 && t.idOf(id) === 'TW-327').length,
        1,
        'one shield is tapped',
      );
    },
  ),
  scenario(
    'Star-glass drives off the Undead and daunts beasts, for a tap and a check',
    { proves: ['coe/7.1'], rules: ALL },
    (t) => {
      const meetWith = (hazard: Named, key: string): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Moria',
                members: ['Gimli', { name: 'Legolas', bears: ['Star-glass'] }],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: [hazard] },
          moment: 'hazards',
        });
        t.hazard.plays(hazard, key).stage.resolve();
      };
      meetWith('Barrow-wight', 'Shadow-hold');
      t.resource.mayNot('use Star-glass: prowess').uses('Star-glass', { way: 'cancel' });
      t.equal(t.card('Legolas').status, 'tapped', 'its bearer taps');
      t.rolls(12).resolve();
      t.expect(!t.underAttack, 'the Undead are gone');
      t.equal(t.state.dice.length, 0, 'a corruption check was made');
      for (const [hazard, key, prowess] of [
        ['Wargs', 'Wilderness', 7],
        ['Giant Spiders', 'Wilderness', 8],
      ] as const) {
        meetWith(hazard, key);
        t.rolls(12);
        t.resource
          .mayNot('use Star-glass: cancel')
          .uses('Star-glass', { way: 'prowess' })
          .stage.resolve();
        t.equal(t.attack().prowess, prowess, hazard);
      }
      meetWith('Orc-lieutenant', 'Wilderness');
      t.resource.mayNot('Star-glass');
    },
  ),
  scenario(
    'Torque of Hues and its bearer both tap to turn any attack away',
    { proves: ['coe/3.i.2'], rules: ALL },
    (t) => {
      for (const tired of [false, true] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Moria',
                members: [
                  'Gimli',
                  {
                    name: 'Legolas',
                    status: tired ? 'tapped' : 'untapped',
                    bears: ['Torque of Hues'],
                  },
                ],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['Orc-guard'] },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
        if (tired) {
          t.resource.mayNot('Torque of Hues');
          continue;
        }
        t.rolls(12);
        t.resource.uses('Torque of Hues');
        t.equal(
          [t.card('Torque of Hues').status, t.card('Legolas').status],
          ['tapped', 'tapped'],
          'both tap',
        );
        t.resolve();
        t.expect(!t.underAttack, 'the attack is canceled');
        t.equal(t.state.dice.length, 0, 'and a corruption check made');
      }
    },
  ),
];
