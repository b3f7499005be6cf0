import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, defend, face, meet } from './help.ts';

/** Attacks that are effects of a card which has more to do: when players may act then. */
export const attacksOfEvents: readonly Scenario[] = [
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
      t.shows('pef/term/attacks-non-creature/1#3');
      t.resource.may('play And Forth He Hastened').may('use Cram');
    },
  ),

  scenario(
    'Mordor in Arms: nothing between its attacks',
    {
      proves: [
        'pef/term/attacks-non-creature/1',
        'pef/term/attacks-non-creature/1.2',
        'pef/term/attacks-non-creature/3.1',
        'coe/3.2',
      ],
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
              members: [{ name: 'Aragorn II', bears: ['Cram'] }, 'Gandalf'],
            },
          ],
          hand: ['And Forth He Hastened'],
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
      t.shows('pef/term/attacks-non-creature/1#1');
      t.rolls(12, 12);
      defend(t, 'Aragorn II', 'Gandalf');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.hazard.chooses('0');
      t.resource.chooses('no');
      t.equal(t.card('Aragorn II').status, 'tapped', 'Aragorn is tapped');
      // no window between the strikes: Gandalf is asked at once; and none between the attacks
      t.asks(t.resource, 'stay-untapped');
      t.resource.chooses('no');
      t.asks(t.resource, 'strike');
      t.equal([t.attack().strikes, t.attack().prowess], [4, 10], 'the second attack');
      t.resource
        .refused('Cram', { 'other-question': 'coe/9.5', phase: 'coe/9.1.3' })
        .refused('And Forth He Hastened', { 'other-question': 'coe/9.5' });
      t.hazard.refused('River', { 'not-asked': 'coe/9.5' });
      t.shows('pef/term/attacks-non-creature/1#2');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.hazard.options_are('0', '1', '2');
      t.hazard.chooses('0');
      // what touches the strike he may use: he is tapped, and Cram helps him
      t.resource.options_are('use Cram: untap', 'play And Forth He Hastened', 'pass');
      t.shows('pef/term/attacks-non-creature/3.1#1');
      t.rolls(12, 12).resource.passes().passes();
      // after it nothing of the card is left to come, and in its own steps it is as any other
      t.asks(t.resource, 'attack');
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        [3, 12],
        'the third is there before anything could be done',
      );
      t.say('What touches an attack, or a strike of it, comes in its time all the same');
      t.board({
        resource: {
          companies: [
            {
              at: 'Easterling Camp',
              to: 'Barad-dûr',
              by: ['Horse Plains', 'Nurn', 'Gorgoroth'],
              members: [{ name: 'Aragorn II', status: 'tapped', bears: ['Cram'] }, 'Gandalf'],
            },
          ],
          hand: ['Flatter a Foe'],
        },
        hazard: { hand: ['Weariness of the Heart', 'River'], events: ['Mordor in Arms'] },
        moment: 'passives',
      });
      t.resolve();
      t.asks(t.resource, 'attack').resource.options_are('play Flatter a Foe', 'pass');
      t.passUntil('defend');
      defend(t, 'Gandalf');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.asks(t.hazard, 'strike-hazard').hazard.options_are(
        'play Weariness of the Heart: prowess',
        'pass',
      );
      t.shows('pef/term/attacks-non-creature/3.1#1');
      meet(t, 'Aragorn II');
      t.resource.refused('Flatter a Foe', { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.5' });
      t.shows('pef/term/attacks-non-creature/3.1#2');
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
      t.shows('pef/term/attacks-non-creature/3.1#1');
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
      t.shows('pef/term/attacks-non-creature/3#1');
    },
  ),
];
