import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, defend, face, letBe, meet } from './help.ts';

/** When players may act during combat, and when not. */
export const windows: readonly Scenario[] = [
  scenario(
    'Between two strike sequences the phase goes on for both',
    { proves: ['crf/turn/combat/the-strike-sequence/10', 'coe/3.iv', 'coe/3.1.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Cram'] }, 'Elrond'],
            },
          ],
        },
        hazard: { hand: ['Wargs', 'River', 'Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Aragorn II', 'Elrond');
      t.rolls(12, 12);
      face(t, 'Aragorn II');
      t.equal(t.card('Aragorn II').status, 'tapped', 'he tapped against his strike');
      t.asks(t.resource, 'between-strikes');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.card('Aragorn II').status, 'untapped', 'and eats his Cram');
      t.asks(t.hazard, 'between-strikes');
      t.hazard
        .may('play River')
        .mayNot('play Cave-drake')
        .refused('Cave-drake', { combat: 'coe/3.1.1' });
      t.hazard.plays('River').stage.resolve();
      t.equal(t.card('River').zone, 'discard', 'River was played in the midst of it');
      meet(t, 'Elrond');
      t.equal(t.card('Elrond').status, 'tapped', 'then the next strike is met');
    },
  ),

  scenario(
    'Before a Dragon ahunt touches a company a sage of any company may be rid of it',
    { proves: ['pef/term/ahunts-dragon/1'], rules: ALL },
    (t) => {
      for (const other of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Mount Gram',
                by: ['Rhudaur', 'Angmar'],
                members: ['Aragorn II', other ? 'Gimli' : 'Elrond'],
              },
              { at: 'Rivendell', members: [other ? 'Elrond' : 'Gimli'] },
            ],
            hand: ['Marvels Told'],
          },
          hazard: { events: ['Scorba Ahunt'] },
          moment: 'passives',
        });
        t.equal(t.chain(), ['Scorba Ahunt'], 'its attack is declared');
        t.rolls(12);
        t.resource.plays('Marvels Told', 'Scorba Ahunt').stage.resolve();
        t.equal(t.card('Elrond').status, 'tapped', 'Elrond did it, of this company or the other');
        t.equal(t.card('Scorba Ahunt').zone, 'discard', 'the Dragon is off');
        t.equal(t.company('Aragorn II').faced.length, 0, 'and never came');
        t.shows(`pef/term/ahunts-dragon/1#${other ? 2 : 1}`);
      }
    },
  ),

  scenario(
    'Against a Dragon ahunt there is time before assignment and between strikes',
    { proves: ['pef/term/ahunts-dragon/2', 'pef/term/ahunts-dragon/2.1'], rules: ALL },
    (t) => {
      // before assignment, after the first strike, after the second
      for (const [when, by] of [
        [0, 'Cram'],
        [0, 'Halfling Strength'],
        [1, 'Cram'],
        [1, 'Halfling Strength'],
        [2, 'Cram'],
        [2, 'Halfling Strength'],
      ] as const) {
        const rise = (): void => {
          if (by === 'Cram') t.resource.uses(by).stage.resolve();
          else t.resource.plays(by, 'Fatty Bolger').stage.resolve();
          t.equal(t.card('Fatty Bolger').status, 'untapped', `he is up: ${by}`);
          t.shows(`pef/term/ahunts-dragon/2.1#${by === 'Cram' ? 2 : 1}`);
        };
        t.board({
          resource: {
            companies: [
              {
                at: "Thranduil's Halls",
                to: 'Dale',
                by: ['Woodland Realm', 'Northern Rhovanion'],
                members: [
                  'Sam Gamgee',
                  { name: 'Fatty Bolger', status: 'tapped', bears: ['Cram'] },
                  'Bilbo',
                  'Frodo',
                ],
              },
            ],
            hand: ['Halfling Strength', 'Gates of Morning'],
          },
          hazard: { events: ['Itangast Ahunt'] },
          moment: 'passives',
        });
        t.resolve();
        t.asks(t.resource, 'attack');
        t.resource.may('play Halfling Strength').may('use Cram');
        if (when === 0) {
          rise();
          t.asks(t.resource, 'attack').resource.plays('Gates of Morning').stage.resolve();
          t.shows('pef/term/ahunts-dragon/2#1');
          defend(t, 'Sam Gamgee', 'Fatty Bolger', 'Bilbo', 'Frodo');
        } else {
          t.allPass();
          defend(t, 'Sam Gamgee', 'Bilbo', 'Frodo');
          t.equal(t.attack().assigned.length, 4, 'all four are struck');
          t.rolls(12, 12);
          face(t, 'Sam Gamgee');
          if (when === 2) {
            t.rolls(12, 12);
            face(t, 'Bilbo');
          }
          t.asks(t.resource, 'between-strikes');
          rise();
          t.asks(t.resource, 'between-strikes');
          t.resource.plays('Gates of Morning').stage.resolve();
          t.shows('pef/term/ahunts-dragon/2#2');
        }
        meet(t, 'Frodo');
        t.asks(t.resource, 'strike-defender');
        t.resource.uses('Fatty Bolger').stage.resolve();
        t.equal(
          [t.card('Frodo').status, t.card('Fatty Bolger').status],
          ['untapped', 'tapped'],
          'and takes the strike off Frodo',
        );
        t.shows('pef/term/ahunts-dragon/2.1#3');
      }
      t.say('So has the hazard player');
      for (const between of [false, true]) {
        t.board({
          resource: {
            companies: [
              {
                at: "Thranduil's Halls",
                to: 'Dale',
                by: ['Woodland Realm', 'Northern Rhovanion'],
                members: ['Aragorn II', 'Gimli', 'Beretar'],
              },
            ],
          },
          hazard: { events: ['Itangast Ahunt'], hand: ['River', 'Lure of the Senses'] },
          moment: 'passives',
          asksPasses: true,
        });
        t.resolve();
        if (between) {
          t.passUntil('defend');
          defend(t, 'Aragorn II', 'Gimli', 'Beretar');
          t.rolls(12, 12);
          face(t, 'Aragorn II');
        }
        const now = between ? 'between-strikes' : 'attack';
        t.asks(t.resource, now).resource.passes().stage.asks(t.hazard, now);
        t.hazard.plays('River').stage.resolve();
        t.asks(t.resource, now).resource.passes();
        t.hazard.plays('Lure of the Senses', 'Gimli').stage.resolve();
        t.equal(t.card('Lure of the Senses').host, 'Gimli', 'two chains, one after the other');
        t.expect(t.underAttack, 'in the midst of the attack');
        t.shows(`pef/term/ahunts-dragon/2#${between ? 2 : 1}`);
      }
    },
  ),

  scenario(
    'Between two attacks of one creature there is time for anything',
    { proves: ['pef/term/attacks-creature/1', 'pef/term/attacks-creature/1.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Legolas', bears: ['Cram'] }, 'Gimli', 'Elrond'],
            },
          ],
          hand: ['The Evenstar', 'Legendary Hoard'],
        },
        hazard: { hand: ['Assassin', 'River', 'New Moon'], events: ['Daelomin at Home'] },
        moment: 'hazards',
      });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.asks(t.resource, 'attack').resource.may('play The Evenstar').may('play Legendary Hoard');
      t.resource.passes();
      t.hazard.may('play River').may('play New Moon');
      t.shows('pef/term/attacks-creature/1#1');
      while (about(t) === 'attack' && t.decision().kind === 'act') t.pass();
      t.hazard.chooses('a strike to Legolas');
      t.rolls(12);
      face(t, 'Legolas');
      if (t.rules === 'coe') {
        letBe(t, 'between-strikes');
        t.asks(t.resource, 'attack');
        t.expect(t.underAttack, 'the second attack is there at once');
        t.resource
          .may('play The Evenstar')
          .may('play Legendary Hoard')
          .uses('Cram')
          .stage.resolve();
        t.equal(t.card('Legolas').status, 'untapped', 'before its strike is given out');
        t.resource.passes();
        t.hazard.may('play River').may('play New Moon');
        t.shows('pef/term/attacks-creature/1#4', 'pef/term/attacks-creature/1.1#3');
        return;
      }
      t.passUntil('movement-hazard');
      t.expect(!t.underAttack, 'the first attack is over, the second has not come');
      t.resource.may('play The Evenstar').may('use Cram').mayNot('to cancel the attack');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.card('Legolas').status, 'untapped', 'Legolas is ready for the next');
      t.resource.plays('Legendary Hoard').stage.resolve();
      t.equal(t.card('Legendary Hoard').host, 'Daelomin at Home', 'what has nothing to do with it');
      t.shows('pef/term/attacks-creature/1.1#2');
      t.resource.passes();
      t.hazard.may('play River').may('play New Moon');
      t.hazard.plays('New Moon', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').status, 'tapped', 'or would have been');
      t.shows('pef/term/attacks-creature/1#2', 'pef/term/attacks-creature/1.1#1');
      t.passUntil('attack');
      t.expect(t.underAttack, 'then the second attack comes');
      while (t.card('Assassin').zone === 'chain') {
        t.fightOut(12);
        t.passUntil('movement-hazard');
        if (t.card('Assassin').zone === 'chain') t.passUntil('attack');
      }
      t.expect(!t.underAttack, 'all of its attacks are over');
      t.resource.may('play The Evenstar').passes();
      t.hazard.may('play River');
      t.shows('pef/term/attacks-creature/1#3');
    },
  ),

  scenario(
    'So there is between two attacks of one that was on guard, but not for what taps the site',
    { proves: ['pef/term/attacks-creature/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'The Under-gates',
              members: [
                'Aragorn II',
                { name: 'Glorfindel II', status: 'tapped', bears: ['Cram'] },
                'Elrond',
              ],
              onGuard: ['Nameless Thing'],
            },
          ],
          hand: ['Dagger of Westernesse'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.hazard.reveals('Nameless Thing');
      t.fightOut({ always: 12 });
      t.hazard.passes();
      t.resolve();
      t.equal(t.attack().name, 'Nameless Thing', 'those who dwell there have been beaten');
      const fought = t.fightOut({ always: 12 });
      if (t.rules === 'coe') {
        t.equal(fought.length, 3, 'its three attacks follow at once');
        t.shows('pef/term/attacks-creature/1#4');
        return;
      }
      t.equal(fought.length, 1, 'one of three attacks is over');
      t.asks(t.resource, 'between-strikes');
      t.resource.mayNot('play Dagger of Westernesse');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.card('Glorfindel II').status, 'untapped', 'he is ready for the next');
      t.shows('pef/term/attacks-creature/1#2');
      t.passUntil('attack');
      t.expect(t.underAttack, 'then it comes on again');
    },
  ),

  scenario(
    'Today the attacks of one creature follow at once, with their own first step',
    { proves: ['coe/2.IV.vii.2.1', 'coe/3.i'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Legolas', bears: ['Cram'] }, 'Gimli', 'Elrond'],
            },
          ],
        },
        hazard: { hand: ['Assassin', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      while (about(t) === 'attack' && t.decision().kind === 'act') t.pass();
      t.hazard.chooses('a strike to Legolas');
      t.rolls(12);
      face(t, 'Legolas');
      letBe(t, 'between-strikes');
      t.asks(t.resource, 'attack');
      t.expect(t.underAttack, 'the second attack is there already');
      t.resource.may('use Cram').may('tap Gimli to cancel the attack');
    },
  ),

  scenario(
    'Before assignment and between strikes all that the phase allows',
    {
      proves: ['pef/term/attacks-creature/2', 'pef/term/attacks-creature/2.1', 'coe/3.i'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                'Frodo',
                'Sam Gamgee',
                { name: 'Aragorn II', bears: ['Cram'], status: 'tapped' },
                'Legolas',
              ],
            },
          ],
          hand: ['The Evenstar', 'Legendary Hoard', 'Legendary Hoard'],
        },
        hazard: {
          hand: ['Cave-drake', 'River', 'River', 'New Moon'],
          events: ['Daelomin at Home', 'Scorba at Home'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.may('play The Evenstar').may('use Cram');
      t.resource.plays('Legendary Hoard', 'Daelomin at Home').stage.resolve();
      t.equal(t.card('Legendary Hoard').host, 'Daelomin at Home', 'whatever the phase allows');
      t.resource.may('use Cram').passes();
      t.hazard.may('play New Moon').plays('River').stage.resolve();
      t.equal(t.hand(1).filter((x) => x === 'River').length, 1, 'and a river has risen');
      t.shows('pef/term/attacks-creature/2#1', 'pef/term/attacks-creature/2.1#1');
      // the attacker chooses
      t.allPass().hazard.chooses('a strike to Frodo');
      t.hazard.chooses('a strike to Aragorn II');
      t.rolls(12);
      face(t, 'Frodo');
      t.asks(t.resource, 'between-strikes');
      t.resource.may('play The Evenstar').may('play Legendary Hoard').uses('Cram').stage.resolve();
      t.equal(t.card('Aragorn II').status, 'untapped', 'he is up before he is struck');
      t.asks(t.resource, 'between-strikes');
      t.resource.plays('The Evenstar', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').stat('prowess'), 6, 'a star shines on him, in another chain');
      t.resource.may('play Legendary Hoard').passes();
      t.asks(t.hazard, 'between-strikes');
      t.hazard.may('play River').plays('New Moon', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').status, 'tapped', 'and the moon hides');
      t.shows('pef/term/attacks-creature/2#2', 'pef/term/attacks-creature/2.1#2');
    },
  ),

  scenario(
    'In the strike sequence only what touches the strike, before it what touches the attack',
    {
      proves: [
        'pef/term/attacks-creature/3',
        'pef/term/attacks-creature/3.1',
        'pef/term/strike-sequence/1',
        'pef/term/strike-sequence/1.1',
        'coe/3.iv.1',
        'coe/3.iv.5',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                'Gandalf',
                { name: 'Aragorn II', bears: ['Cram'] },
                'Fatty Bolger',
                'Frodo',
              ],
            },
          ],
          hand: ['Flatter a Foe', 'And Forth He Hastened', 'Risky Blow', 'Concealment'],
        },
        hazard: { hand: ['Brigands', 'Weariness of the Heart', 'Searching Eye', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.resource.may('play Flatter a Foe').mayNot('play Risky Blow').mayNot('use Fatty Bolger');
      t.shows('pef/term/strike-sequence/1.1#1');
      // a scout's card can be met by the Searching Eye
      t.resource.plays('Concealment', 'Aragorn II');
      t.hazard.plays('Searching Eye', { way: 'unresolved' }).stage.resolve();
      t.expect(t.underAttack, 'so the attack goes on');
      t.shows('pef/term/strike-sequence/1.1#7');
      t.asks(t.resource, 'attack').resource.passes();
      t.hazard.may('play River');
      t.shows('pef/term/strike-sequence/1#6');
      t.passUntil('defend');
      defend(t, 'Frodo');
      t.hazard.chooses('a strike to Aragorn II');
      t.asks(t.resource, 'between-strikes').resource.passes();
      t.hazard.may('play River');
      t.shows('pef/term/strike-sequence/1#6');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Frodo');
      t.hazard.options_are('play Weariness of the Heart: prowess', 'pass');
      t.shows('pef/term/strike-sequence/1#2', 'pef/term/strike-sequence/1.1#6');
      t.hazard.refused('River', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.1' });
      t.shows('pef/term/strike-sequence/1#1');
      t.hazard.passes();
      t.resource.chooses('no').passes();
      // Aragorn is tapped and not the one who is struck now: nothing for him
      t.resource.options_are('use Fatty Bolger', 'pass');
      t.resource.refused('Flatter a Foe', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.5' });
      t.shows(
        'pef/term/attacks-creature/3#3',
        'pef/term/attacks-creature/3.1#2',
        'pef/term/strike-sequence/1#1',
        'pef/term/strike-sequence/1#4',
      );
      t.resource.uses('Fatty Bolger').stage.resolve();
      t.equal(t.card('Frodo').status, 'untapped', 'the strike against Frodo is canceled');
      t.shows('pef/term/strike-sequence/1.1#4');
      meet(t, 'Aragorn II');
      t.asks(t.resource, 'strike-defender');
      t.resource.options_are(
        'play Risky Blow',
        'play And Forth He Hastened',
        'use Cram: untap',
        'pass',
      );
      t.shows('pef/term/strike-sequence/1.1#2', 'pef/term/strike-sequence/1.1#3');
      t.equal(t.strikeProwess(), 5, 'tapped, he has one less');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.strikeProwess(), 6, 'untapped, he has not');
      t.shows(
        'pef/term/attacks-creature/3#1',
        'pef/term/attacks-creature/3.1#1',
        'pef/term/strike-sequence/1.1#5',
      );
      t.say('What changes the body alone touches the strike as well, on either side');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          hand: ['Dodge', 'Marvels Told'],
        },
        hazard: { hand: ['Wargs', 'River'], events: ['Akhôrahil'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Gimli');
      t.passUntil('strike-hazard').hazard.options_are('use Akhôrahil', 'pass');
      t.hazard.uses('Akhôrahil', 'Gimli').stage.resolve();
      t.equal(t.card('Gimli').stat('body'), 7, 'his eight, less one');
      t.shows('pef/term/strike-sequence/1#3', 'pef/term/attacks-creature/3#2');
    },
  ),

  scenario(
    'What says who is given the strikes comes while nobody has them yet',
    { proves: ['pef/term/attacks-creature/3', 'pef/term/strike-sequence/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Frodo', 'Gimli'] }],
          hand: ['Skin-changer'],
        },
        hazard: { hand: ['Cave-drake', 'Half an Eye Open', 'Weariness of the Heart'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.passes();
      t.hazard.may('play Half an Eye Open');
      t.allPass().hazard.chooses('a strike to Frodo');
      t.hazard.chooses('a strike to Beorn');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Frodo');
      t.hazard.options_are('play Weariness of the Heart: prowess', 'pass');
      t.hazard.refused(
        'Half an Eye Open',
        { 'no-target': 'coe/9.3', strike: 'coe/3.iv.1' },
        { way: 'first strike' },
      );
      t.shows('pef/term/strike-sequence/1#5', 'pef/term/attacks-creature/3#4');
      t.rolls(12);
      face(t, 'Frodo');
      meet(t, 'Beorn');
      t.resource.plays('Skin-changer').stage.resolve();
      t.equal(t.card('Beorn').stat('body'), 11, 'two more, while he is struck');
      t.shows('pef/term/attacks-creature/3#2');
    },
  ),
];
