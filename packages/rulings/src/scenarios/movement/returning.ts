import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, SPARE } from '../help.ts';

/** Back to where one came from. */
export const returning: readonly Scenario[] = [
  scenario(
    'Who is sent back has no way any more, and the phase is over at once',
    { proves: ['crf/turn/movement/returning-to-site-of-origin/1', 'coe/2.IV.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              by: 'starter',
              members: ['Elrohir', 'Elladan', 'Gildor Inglorion'],
            },
            { at: 'Lórien', members: ['Haldir'] },
          ],
        },
        hazard: {
          events: ['Doors of Night'],
          hand: ['Snowstorm', 'Wargs', 'River', 'Minions Stir'],
        },
        moment: 'hazards',
      });
      t.hazard.may('play Wargs').plays('Snowstorm').stage.resolve();
      t.equal(
        [t.path('Elrohir'), t.card('Elrohir').site, t.card('Bree').zone],
        [[], 'Rivendell', 'sites'],
        'they are back, and Bree was never reached',
      );
      t.shows('crf/turn/movement/returning-to-site-of-origin/1#1');
      t.equal(t.state.current, t.company('Haldir').id, 'the next company has its phase');
      t.equal(
        t.company('Elrohir').hazards,
        1,
        'with two left of the limit nothing more was played',
      );
      t.shows('crf/turn/movement/returning-to-site-of-origin/1#2');

      t.say('Sent back as they set out they have no more of a phase, though both could act in one');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir', 'Elladan'] },
            { at: 'Lórien', members: ['Haldir'] },
          ],
          hand: ['Twilight'],
        },
        hazard: { events: ['Doors of Night', 'Snowstorm'], hand: ['River', 'Minions Stir'] },
        moment: 'passives',
      });
      t.equal(t.state.current, t.company('Elrohir').id, 'it is their phase');
      t.resolve();
      t.equal(
        [t.company('Elrohir').returned, t.state.current, t.company('Elrohir').hazards],
        [true, t.company('Haldir').id, 0],
        'the next question is asked in the phase of the others',
      );
      t.asks(t.resource, 'movement-hazard').resource.may('Twilight');
      t.shows('crf/turn/movement/returning-to-site-of-origin/1#2');
    },
  ),

  scenario(
    'Amidst an attack nothing may be declared that sends the company back',
    { proves: ['crf/turn/movement/returning-to-site-of-origin/2', 'coe/3.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dead Marshes',
              by: 'starter',
              members: ['Haldir', 'Elrohir', 'Elladan'],
            },
          ],
        },
        hazard: { hand: ['Orc-guard', 'Seized by Terror', 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.may('play Seized by Terror').plays('Orc-guard', 'Shadow-land').stage.resolve();
      t.asks(t.hazard, 'attack')
        .hazard.may('play Weariness of the Heart')
        .mayNot('Seized by Terror');
      t.hazard.refused('Seized by Terror', { 'in-combat': 'coe/3.5' });

      t.say('Nor is one who is there already used for it');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Gimli', 'Bofur', 'Balin'] },
          ],
        },
        hazard: {
          agents: [{ name: 'Baduila', via: ['Bree'], based: true }],
          hand: ['Wargs', 'Weariness of the Heart'],
        },
        moment: 'hazards',
      });
      t.hazard.may('use Baduila').plays('Wargs', 'Wilderness').stage.resolve();
      t.asks(t.hazard, 'attack').hazard.may('play Weariness of the Heart').mayNot('use Baduila');

      t.say('Nor does what lies in play send anybody back while they fight');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              by: 'starter',
              members: ['Gimli', 'Bofur', 'Balin', 'Dori'],
            },
          ],
        },
        hazard: {
          events: ['Doors of Night', 'Foul Fumes'],
          hand: ['Wargs', 'Choking Shadows', 'Weariness of the Heart'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.hazard.plays('Choking Shadows', 'Arthedain').stage.resolve();
      t.hazard.plays('Weariness of the Heart', { way: '-1 prowess' }, 'Gimli').stage.resolve();
      t.equal(
        [t.underAttack, t.chain(), t.company('Gimli').returned],
        [true, [], false],
        'the fumes wait for the end of the attack',
      );
      t.fightOut({ always: 12 });
      t.resolve();
      t.equal(t.company('Gimli').returned, true, 'and then send them back');
    },
  ),

  scenario(
    'Who was sent back does nothing in his site phase',
    {
      proves: [
        'crf/turn/movement/returning-to-site-of-origin/3',
        'crf/errata/rules-errata/12',
        'coe/2.IV.4',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', to: 'Lórien', by: 'starter', members: ['Haldir'] },
            { at: 'Rivendell', members: ['Elrohir'] },
          ],
          hand: ['Glamdring', 'Twilight'],
        },
        hazard: { events: ['Doors of Night', 'Snowstorm'], hand: ['River'] },
        moment: 'passives',
      });
      t.resolve();
      t.equal(
        [t.company('Haldir').returned, t.card('Haldir').site],
        [true, 'Moria'],
        'back in Moria',
      );
      t.skipTo('site-phase').resource.chooses('the company of Haldir');
      t.asks(t.resource, 'enter');
      t.equal(
        t.state.current,
        t.company('Elrohir').id,
        'only the other company is asked whether it enters',
      );
      t.resource.passes();
      t.equal(
        [t.state.phase, t.company('Haldir').entered],
        ['end-of-turn', false],
        'the turn goes on without Moria',
      );
      t.shows('crf/turn/movement/returning-to-site-of-origin/3#1', 'crf/errata/rules-errata/12#1');
      t.skipTo('organization', { turns: 2 }).skipTo('site-phase');
      t.resource.chooses('the company of Haldir').may('enter the site');
      t.equal(t.state.current, t.company('Haldir').id, 'in a later turn they are free again');
      t.shows('crf/turn/movement/returning-to-site-of-origin/3#1', 'crf/errata/rules-errata/12#1');

      t.say('Even where no other company is there to act');
      t.board({
        resource: {
          companies: [{ at: 'Moria', to: 'Lórien', by: 'starter', members: ['Haldir'] }],
          hand: ['Glamdring', 'Twilight'],
        },
        hazard: { events: ['Doors of Night', 'Snowstorm'], hand: ['River'] },
        moment: 'passives',
      });
      t.resolve();
      t.equal(t.company('Haldir').returned, true, 'back in Moria');
      while (t.state.phase !== 'end-of-turn') {
        t.expect(about(t) !== 'enter', 'nobody asks whether they enter');
        t.pass();
      }
      t.equal(t.company('Haldir').entered, false, 'and Moria is left alone');
      t.shows('crf/turn/movement/returning-to-site-of-origin/3#1', 'crf/errata/rules-errata/12#1');

      t.say('So with one whom terror alone drives back out of his company');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dol Guldur', members: ['Elladan', 'Haldir'] }],
        },
        hazard: { hand: ['Seized by Terror', SPARE] },
        moment: 'hazards',
      });
      t.rolls(2);
      t.hazard.plays('Seized by Terror', 'Haldir').stage.resolve();
      t.equal(t.company('Haldir').returned, true, 'he has turned back');
      t.skipTo('site-phase').resource.chooses('the company of Haldir');
      t.asks(t.resource, 'enter');
      t.equal(t.state.current, t.company('Elladan').id, 'only the other may go in');
      t.resource.passes();
      t.equal(
        [t.state.phase, t.company('Haldir').entered],
        ['end-of-turn', false],
        'he has done nothing',
      );
      t.shows('crf/turn/movement/returning-to-site-of-origin/3#1', 'crf/errata/rules-errata/12#1');
    },
  ),
];
