import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, defend, face } from './help.ts';

/** Whatever bears directly on an attack takes an ally for one of the characters (coe/2.V.2.2). */
const attacked = (t: Stage, ally: Named | null, hand: Named[], by: Named = 'Wargs'): Stage => {
  t.board({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          to: 'Bree',
          members: [{ name: 'Gandalf', bears: ally === null ? [] : [ally] }],
        },
      ],
      hand,
      discard: ['Cram'],
    },
    hazard: { hand: [by] },
    moment: 'hazards',
  });
  t.hazard.plays(by, 'Wilderness').stage.resolve();
  return t;
};

export const alliesAsCharacters: readonly Scenario[] = [
  scenario(
    'A Wizard with an ally is not the only one who is attacked',
    { proves: ['crf/term/ally/7', 'coe/2.V.2.2'], rules: ALL },
    (t) => {
      attacked(t, null, ["Wizard's River-horses", 'Smoke Rings']);
      t.resource.may("play Wizard's River-horses: alone");
      attacked(t, 'Gwaihir', ["Wizard's River-horses", 'Smoke Rings']);
      t.resource.may('play Smoke Rings').mayNot("play Wizard's River-horses");
      t.shows('crf/term/ally/7#3');
    },
  ),
  scenario(
    'An ally may flatter those who attack his company',
    { proves: ['crf/term/ally/7'], rules: ALL },
    (t) => {
      attacked(t, 'Gollum', ['Flatter a Foe'], 'Orc-raiders');
      t.resource.chooses('play Flatter a Foe').options_are('Gandalf', 'Gollum', 'back');
      t.rolls(12).resource.chooses('Gollum');
      t.resolve();
      t.expect(t.underAttack, 'he has no influence to add to his twelve, and Orcs want more');
      attacked(t, 'Gollum', ['Flatter a Foe'], 'Brigands');
      t.rolls(12).resource.plays('Flatter a Foe', 'Gollum').stage.resolve();
      t.expect(!t.underAttack, 'for Men it is enough');
      t.shows('crf/term/ally/7#3');
    },
  ),
  scenario(
    'A traitor may turn against the ally',
    { proves: ['crf/term/ally/7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
                { name: 'Elladan', bears: ['Gwaihir'] },
              ],
            },
          ],
        },
        hazard: { hand: ['Weariness of the Heart'], events: ['Traitor'] },
        moment: 'hazards',
      });
      t.rolls(5);
      t.hazard
        .plays('Weariness of the Heart', { way: 'corruption check' }, 'Boromir II')
        .stage.resolve();
      t.asks(t.hazard, 'pick').hazard.options_are('Elladan', 'Gwaihir');
      t.shows('crf/term/ally/7#3');
    },
  ),
  scenario(
    'For a wounded ally an item is lost as for a character',
    { proves: ['crf/card/were-worm/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Barrow-downs',
              by: ['Rhudaur', 'Arthedain', 'Cardolan'],
              members: [{ name: 'Aragorn II', bears: ['Treebeard', 'Glamdring', 'Cram'] }],
            },
          ],
        },
        hazard: { hand: ['Were-worm'] },
        moment: 'hazards',
      });
      t.hazard.plays('Were-worm').chooses('Treebeard');
      t.rolls(2, 2).resource.chooses('no').passes();
      t.asks(t.hazard, 'pick').hazard.options_are('Glamdring', 'Cram').chooses('Glamdring');
      t.equal(
        [t.card('Treebeard').status, t.card('Glamdring').zone],
        ['wounded', 'discard'],
        'he is wounded, and it is gone',
      );
    },
  ),
  scenario(
    'With an eliminated ally go the events on it',
    { proves: ['crf/term/eliminated/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Faramir', bears: [{ name: 'Gollum', on: ['Dark Numbers'] }] },
                'Elrond',
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gollum', 'Elrond');
      t.rolls(2, 12);
      face(t, 'Gollum');
      t.equal(
        [t.card('Gollum').zone, t.card('Dark Numbers').zone],
        ['removed', 'discard'],
        'it is lost, and what was on it is discarded',
      );
    },
  ),
];
