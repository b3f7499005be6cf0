import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

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
];
