import { type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';

/** Here Is a Snake!: an opponent plays only what he has shown. */
const snake = (t: Stage): void => {
  t.board({
    resource: {
      companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II', 'Gimli', 'Legolas'] }],
      hand: ['Here Is a Snake!'],
    },
    hazard: { hand: ['Wargs', 'Orc-patrol', 'Foul Fumes', SPARE], events: ['Adûnaphel'] },
    moment: 'hazards',
    asksPasses: true,
  });
};

export const hereIsASnake: readonly Scenario[] = [
  scenario(
    'Here Is a Snake: what was not shown is neither played nor placed on guard; what lies in play is used',
    { proves: ['crf/card/here-is-a-snake/1'], rules: ALL },
    (t) => {
      snake(t);
      t.resource.plays('Here Is a Snake!', { way: 'show' }).stage.resolve();
      t.hazard.options_are('Wargs', 'Orc-patrol', 'Foul Fumes', 'pass').chooses('Wargs');
      t.hazard.options_are('Orc-patrol', 'Foul Fumes', 'pass').chooses('pass');
      t.expect(t.sees(0, t.id('Wargs')), 'he sees what is shown');
      t.expect(!t.sees(0, t.id('Orc-patrol')), 'and nothing else');
      t.resource.passes();
      t.hazard.may('play Wargs').may('place Wargs on guard').may('use Adûnaphel');
      t.hazard.mayNot('Orc-patrol').mayNot('Foul Fumes').mayNot(SPARE);
      t.hazard.refused('Foul Fumes', { banned: 'coe/9.4' });
    },
  ),
  scenario(
    'Here Is a Snake can be answered, and undoes nothing that was declared',
    { proves: ['pef/card/here-is-a-snake/1', 'pef/card/here-is-a-snake/2'], rules: ALL },
    (t) => {
      snake(t);
      t.resource.plays('Here Is a Snake!', { way: 'show' });
      t.hazard.plays('Foul Fumes').stage.resolve();
      t.hazard.chooses('pass');
      t.equal(t.card('Foul Fumes').zone, 'play', 'played in answer');
      snake(t);
      t.hazard.plays('Foul Fumes');
      t.resource.plays('Here Is a Snake!', { way: 'show' }).stage.resolve();
      t.hazard.chooses('pass');
      t.resolve();
      t.equal(t.card('Foul Fumes').zone, 'play', 'it was played already');
    },
  ),
  scenario(
    'Here Is a Snake: an agent is tapped and turned face-up, whatever phase it is',
    { proves: ['crf/card/here-is-a-snake/2', 'crf/term/active-conditions/7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
          hand: ['Here Is a Snake!'],
        },
        hazard: { agents: ['Baduila'] },
        moment: 'organization',
      });
      t.resource.refused(
        'Here Is a Snake!',
        { 'no-target': 'coe/9.3', phase: 'coe/9.1.3' },
        { way: 'show' },
      );
      t.resource.plays('Here Is a Snake!', { way: 'agent' }).stage.resolve();
      t.equal([t.agent('Baduila').faceUp, t.card('Baduila').status], [true, 'tapped'], 'found out');
    },
  ),
];
