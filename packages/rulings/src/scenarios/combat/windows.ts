import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, defend, face, letBe, meet, OLD } from './help.ts';

/** When players may act during combat, and when not. */
export const windows: readonly Scenario[] = [
  scenario(
    'Between two strike sequences the phase goes on for both',
    { proves: ['crf/turn/combat/the-strike-sequence/10', 'coe/3.iv'], rules: ALL },
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
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              by: ['Rhudaur', 'Angmar'],
              members: ['Aragorn II', 'Gimli'],
            },
            { at: 'Rivendell', members: ['Elrond'] },
          ],
          hand: ['Marvels Told'],
        },
        hazard: { events: ['Scorba Ahunt'] },
        moment: 'passives',
      });
      t.equal(t.chain(), ['Scorba Ahunt'], 'its attack is declared');
      t.rolls(12);
      t.resource.plays('Marvels Told', 'Scorba Ahunt').stage.resolve();
      t.equal(t.card('Elrond').status, 'tapped', 'Elrond of the other company did it');
      t.equal(t.card('Scorba Ahunt').zone, 'discard', 'the Dragon is off');
      t.equal(t.company('Aragorn II').faced.length, 0, 'and never came');
    },
  ),

  scenario(
    'Against a Dragon ahunt there is time before assignment and between strikes',
    { proves: ['pef/term/ahunts-dragon/2', 'pef/term/ahunts-dragon/2.1'], rules: ALL },
    (t) => {
      for (const when of ['attack', 'between-strikes'] as const) {
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
        if (when === 'attack') {
          t.resource.uses('Cram').stage.resolve();
          t.equal(
            t.card('Fatty Bolger').status,
            'untapped',
            'he is up before strikes are assigned',
          );
          t.asks(t.resource, 'attack').resource.plays('Gates of Morning').stage.resolve();
          defend(t, 'Sam Gamgee', 'Fatty Bolger', 'Bilbo', 'Frodo');
        } else {
          t.allPass();
          defend(t, 'Sam Gamgee', 'Bilbo', 'Frodo');
          t.equal(t.attack().assigned.length, 4, 'all four are struck');
          t.rolls(12, 12);
          face(t, 'Sam Gamgee');
          t.asks(t.resource, 'between-strikes');
          t.resource.plays('Halfling Strength', 'Fatty Bolger').stage.resolve();
          t.equal(t.card('Fatty Bolger').status, 'untapped', 'he is up between two strikes');
          t.asks(t.resource, 'between-strikes');
          t.resource.plays('Gates of Morning').stage.resolve();
        }
        meet(t, 'Frodo');
        t.asks(t.resource, 'strike-defender');
        t.resource.uses('Fatty Bolger').stage.resolve();
        t.equal(
          [t.card('Frodo').status, t.card('Fatty Bolger').status],
          ['untapped', 'tapped'],
          'and takes the strike off Frodo',
        );
      }
    },
  ),

  scenario(
    'Between two attacks of one creature there is time for anything',
    { proves: ['pef/term/attacks-creature/1', 'pef/term/attacks-creature/1.1'], rules: OLD },
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
          hand: ['The Evenstar'],
        },
        hazard: { hand: ['Assassin', 'River', 'New Moon'] },
        moment: 'hazards',
      });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      while (about(t) === 'attack' && t.decision().kind === 'act') t.pass();
      t.hazard.chooses('a strike to Legolas');
      t.rolls(12);
      face(t, 'Legolas');
      t.passUntil('movement-hazard');
      t.expect(!t.underAttack, 'the first attack is over, the second has not come');
      t.resource.may('play The Evenstar').may('use Cram').mayNot('to cancel the attack');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.card('Legolas').status, 'untapped', 'Legolas is ready for the next');
      t.resource.passes();
      t.hazard.may('play River').may('play New Moon');
      t.hazard.plays('New Moon', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').status, 'tapped', 'or would have been');
      t.passUntil('attack');
      t.expect(t.underAttack, 'then the second attack comes');
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
        return;
      }
      t.equal(fought.length, 1, 'one of three attacks is over');
      t.asks(t.resource, 'between-strikes');
      t.resource.mayNot('play Dagger of Westernesse');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.card('Glorfindel II').status, 'untapped', 'he is ready for the next');
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
          hand: ['The Evenstar'],
        },
        hazard: { hand: ['Cave-drake', 'River', 'New Moon'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.may('play The Evenstar').may('use Cram').passes();
      t.hazard.may('play River').may('play New Moon');
      // the attacker chooses
      t.allPass().hazard.chooses('a strike to Frodo');
      t.hazard.chooses('a strike to Aragorn II');
      t.rolls(12);
      face(t, 'Frodo');
      t.asks(t.resource, 'between-strikes');
      t.resource.may('play The Evenstar').may('use Cram').passes();
      t.asks(t.hazard, 'between-strikes');
      t.hazard.may('play River').may('play New Moon');
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
      // a scout's card can be met by the Searching Eye
      t.resource.plays('Concealment', 'Aragorn II');
      t.hazard.plays('Searching Eye', { way: 'unresolved' }).stage.resolve();
      t.expect(t.underAttack, 'so the attack goes on');
      t.asks(t.resource, 'attack').resource.passes();
      t.hazard.may('play River');
      t.passUntil('defend');
      defend(t, 'Frodo');
      t.hazard.chooses('a strike to Aragorn II');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Frodo');
      t.hazard.options_are('play Weariness of the Heart: prowess', 'pass');
      t.hazard.refused('River', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.1' });
      t.hazard.passes();
      t.resource.chooses('no').passes();
      // Aragorn is tapped and not the one who is struck now: nothing for him
      t.resource.options_are('use Fatty Bolger', 'pass');
      t.resource.refused('Flatter a Foe', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.5' });
      t.resource.uses('Fatty Bolger').stage.resolve();
      t.equal(t.card('Frodo').status, 'untapped', 'the strike against Frodo is canceled');
      meet(t, 'Aragorn II');
      t.asks(t.resource, 'strike-defender');
      t.resource.options_are(
        'play Risky Blow',
        'play And Forth He Hastened',
        'use Cram: untap',
        'pass',
      );
      t.equal(t.strikeProwess(), 5, 'tapped, he has one less');
      t.resource.uses('Cram').stage.resolve();
      t.equal(t.strikeProwess(), 6, 'untapped, he has not');
    },
  ),

  scenario(
    'What says who is given the strikes comes while nobody has them yet',
    { proves: ['pef/term/attacks-creature/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Frodo', 'Gimli'] }],
        },
        hazard: { hand: ['Cave-drake', 'Half an Eye Open', 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.hazard.may('play Half an Eye Open');
      t.allPass().hazard.chooses('a strike to Frodo');
      t.hazard.chooses('a strike to Aragorn II');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Frodo');
      t.hazard.options_are('play Weariness of the Heart: prowess', 'pass');
    },
  ),

  scenario(
    'Rescue Prisoners: nobody gets up between its attack and the rest of it',
    {
      proves: ['pef/term/attacks-non-creature/1', 'pef/term/attacks-non-creature/1.1', 'coe/3.2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              siteTapped: true,
              members: [
                { name: 'Aragorn II', bears: ['Cram'] },
                'Frodo',
                { name: 'Gandalf', status: 'tapped' },
              ],
            },
          ],
          hand: ['Rescue Prisoners', 'And Forth He Hastened'],
        },
        moment: 'entered',
      });
      t.resource.may('play And Forth He Hastened').mayNot('use Cram');
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.asks(t.resource, 'defend');
      t.rolls(12, 12);
      defend(t, 'Aragorn II', 'Frodo');
      face(t, 'Aragorn II');
      t.asks(t.resource, 'stay-untapped');
      t.resource.chooses('no');
      // both are tapped, and before anything can be done the card has found nobody untapped
      t.equal(t.card('Rescue Prisoners').zone, 'discard', 'the card is lost');
      t.resource.may('play And Forth He Hastened').may('use Cram');
    },
  ),

  scenario(
    'Mordor in Arms: nothing between its attacks',
    {
      proves: ['pef/term/attacks-non-creature/1', 'pef/term/attacks-non-creature/1.2', 'coe/3.2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Easterling Camp',
              to: 'Barad-dûr',
              by: ['Horse Plains', 'Nurn', 'Gorgoroth'],
              members: [{ name: 'Aragorn II', bears: ['Cram'] }, 'Elrond'],
            },
          ],
        },
        hazard: { hand: ['River'], events: ['Mordor in Arms'] },
        moment: 'passives',
      });
      t.resolve();
      t.asks(t.resource, 'defend');
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        [5, 8],
        'the first attack, with no time before it',
      );
      t.rolls(12, 12);
      defend(t, 'Aragorn II', 'Elrond');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.hazard.chooses('0');
      t.resource.chooses('no');
      t.equal(t.card('Aragorn II').status, 'tapped', 'Aragorn is tapped');
      // no window between the strikes: Elrond is asked at once; and none between the attacks
      t.asks(t.resource, 'stay-untapped');
      t.resource.chooses('no');
      t.asks(t.resource, 'strike');
      t.equal([t.attack().strikes, t.attack().prowess], [4, 10], 'the second attack');
      t.resource.refused('Cram', { 'other-question': 'coe/9.5', phase: 'coe/9.1.3' });
      t.resource.chooses('resolve the strike against Aragorn II');
      t.hazard.options_are('0', '1', '2');
      t.hazard.chooses('0');
      // what touches the strike he may use: he is tapped, and Cram helps him
      t.resource.options_are('use Cram: untap', 'pass');
    },
  ),

  scenario(
    'In strike sequences of an attack inside a card what touches the strike may be used',
    {
      proves: ['pef/term/attacks-non-creature/3', 'pef/term/attacks-non-creature/3.1', 'coe/3.2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', siteTapped: true, members: ['Aragorn II', 'Frodo', 'Fatty Bolger'] },
          ],
          hand: ['Rescue Prisoners', 'Risky Blow', 'Smoke Rings'],
          discard: ['Cram'],
        },
        moment: 'entered',
      });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.asks(t.resource, 'defend');
      defend(t, 'Aragorn II', 'Frodo');
      meet(t, 'Aragorn II');
      t.resource.options_are('play Risky Blow', 'pass');
      t.rolls(12);
      t.resource.passes();
      meet(t, 'Frodo');
      t.resource.options_are('use Fatty Bolger', 'pass');
      t.resource.uses('Fatty Bolger').stage.resolve();
      t.equal(t.card('Frodo').status, 'untapped', 'his strike is canceled');
      t.asks(t.resource, 'pick');
      t.resource.options_are('Frodo', 'pass');
      t.say('And before strikes are assigned what touches the attack, and nothing else');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              siteTapped: true,
              members: ['Frodo', { name: 'Aragorn II', status: 'tapped', bears: ['Cram'] }],
            },
          ],
          hand: ['Rescue Prisoners', 'Concealment', 'Smoke Rings', 'Risky Blow'],
          discard: ['Cram'],
        },
        moment: 'entered',
      });
      t.resource.may('play Smoke Rings').may('use Cram').plays('Rescue Prisoners').stage.resolve();
      t.asks(t.resource, 'attack').resource.options_are('play Concealment', 'pass');
    },
  ),
];
