import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled } from '../help.ts';

/** What the Nine do when they are tapped. */
export const theNine: readonly Scenario[] = [
  scenario(
    'How many cards Khamûl costs is settled as he is tapped, whoever of the Nine goes afterwards',
    {
      proves: [
        'crf/card/khamul-the-easterling/1',
        'crf/card/khamul-the-easterling/2',
        'pef/card/wizards-river-horses/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Elrond'] }],
          hand: ['Miruvor', 'Athelas', 'Sting', 'Marvels Told'],
        },
        hazard: { events: ['Khamûl the Easterling', 'Adûnaphel'] },
        moment: 'hazards',
      });
      t.hazard.uses('Khamûl the Easterling');
      t.rolls(12);
      t.resource.plays('Marvels Told');
      t.equal(t.card('Adûnaphel').zone, 'discard', 'one of them is gone');
      t.resource.options_are('Miruvor', 'Athelas', 'Sting');
      t.resource.chooses('Miruvor').chooses('Sting');
      t.equal(
        [t.card('Miruvor').zone, t.card('Sting').zone, t.card('Athelas').zone],
        ['discard', 'discard', 'hand'],
        'two cards out of his hand all the same',
      );

      // all of them swept away, himself too late
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Gandalf'] }],
          hand: ['Miruvor', 'Athelas', 'Sting', "Wizard's River-horses"],
        },
        hazard: { events: ['Khamûl the Easterling', 'Adûnaphel'] },
        moment: 'hazards',
      });
      t.hazard.uses('Khamûl the Easterling');
      t.rolls(12);
      t.resource.plays("Wizard's River-horses", { way: 'Nazgûl' });
      t.resolve();
      t.equal(t.card('Adûnaphel').zone, 'discard', 'gone');
      t.resource.chooses('Miruvor').chooses('Sting');
      t.equal(t.card('Athelas').zone, 'hand', 'two again');

      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Elrond'] }],
          hand: ['Miruvor', 'Athelas'],
        },
        hazard: { events: ['Khamûl the Easterling'] },
        moment: 'hazards',
      });
      t.hazard.uses('Khamûl the Easterling').stage.resolve();
      t.resource.chooses('Miruvor');
      t.equal(t.card('Athelas').zone, 'hand', 'alone he costs one');
    },
  ),

  scenario(
    'Ren has all check: first those of the moving player, then those of his own, who are not aided but by tapping',
    {
      proves: [
        'crf/card/ren-the-unclean/1',
        'crf/card/ren-the-unclean/2',
        'crf/card/ren-the-unclean/3',
        'companion/clarification/ren-the-unclean/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II', 'Sam Gamgee'] }],
          hand: ['Halfling Strength', 'Many Turns and Doublings'],
        },
        hazard: {
          companies: [{ at: 'Rivendell', members: ['Legolas', 'Elladan', 'Bilbo'] }],
          events: ['Ren the Unclean'],
          hand: ['Halfling Strength'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Ren the Unclean');
      t.asks(t.resource, 'respond').resource.may('play Halfling Strength').passes();
      t.asks(t.hazard, 'respond')
        .hazard.may('tap Elladan in support')
        .mayNot('play Halfling Strength')
        .refused('Halfling Strength', { turn: 'coe/2.1.2' }, { way: 'corruption' });
      t.rolls(12, 12, 12, 12, 12).resolve();
      t.asks(t.resource, 'each')
        .resource.options_are('Aragorn II', 'Sam Gamgee')
        .chooses('Sam Gamgee');
      t.asks(t.hazard, 'each').hazard.options_are('Legolas', 'Elladan', 'Bilbo').chooses('Bilbo');
      t.asks(t.hazard, 'each').hazard.chooses('Elladan');
      const order = t.steps
        .flatMap((x) => x.events)
        .flatMap((e) => (e.event === 'roll' && e.for === 'corruption' ? [e.seat] : []));
      t.equal(order, [0, 0, 1, 1, 1], 'the moving player first');
      t.equal(t.card('Ren the Unclean').zone, 'discard', 'and he is gone');

      t.say('Who moves may play resources for his own; the other has only those who are at hand');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', members: ['Aragorn II'] }],
          hand: ['A Friend or Three'],
        },
        hazard: {
          companies: [
            { at: 'Rivendell', members: ['Legolas', 'Elladan'] },
            { at: 'Edoras', members: ['Gimli'] },
          ],
          events: ['Ren the Unclean'],
          hand: ['A Friend or Three'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Ren the Unclean');
      t.resource.may('play A Friend or Three').passes();
      t.hazard
        .refused('A Friend or Three', { turn: 'coe/2.1.2' })
        .mayNot('tap Gimli in support')
        .chooses('tap Elladan in support');
      t.equal(t.card('Elladan').status, 'tapped', 'he has tapped for his friend');
      t.rolls(7, 7, 7, 7).resolve();
      t.hazard.chooses('Legolas').chooses('Elladan');
      t.equal(
        rolled(t, 'corruption')
          .slice(-4)
          .map((x) => x.total),
        [7, 8, 7, 7],
        'one more for Legolas',
      );
    },
  ),
];
