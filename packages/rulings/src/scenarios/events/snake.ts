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
      t.hazard.uses('Adûnaphel', 'Gimli').stage.resolve();
      t.equal(
        [t.card('Adûnaphel').zone, t.card('Gimli').status],
        ['discard', 'tapped'],
        'what lay there does what it says',
      );
      t.say('So does an agent who is on the table');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli'] }],
          hand: ['Here Is a Snake!'],
        },
        hazard: { agents: [{ name: 'Baduila', via: ['Bree'], based: true }], hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Here Is a Snake!', { way: 'show' }).stage.resolve();
      t.hazard.passes();
      t.resource.passes();
      t.hazard.refused('Wargs', { banned: 'coe/9.4' }).may('reveal Baduila');
      t.hazard.uses('Baduila').stage.resolve();
      t.equal(
        [t.card('Baduila').zone, t.company('Gimli').returned],
        ['discard', true],
        'he turns them back',
      );
    },
  ),
  scenario(
    'Here Is a Snake can be answered, and undoes nothing that was declared',
    { proves: ['pef/card/here-is-a-snake/1', 'pef/card/here-is-a-snake/2'], rules: ALL },
    (t) => {
      snake(t);
      t.resource.plays('Here Is a Snake!', { way: 'show' });
      t.hazard.may('play Foul Fumes');
      t.shows('pef/card/here-is-a-snake/1#1');
      t.hazard.plays('Foul Fumes').stage.resolve();
      t.hazard.chooses('pass');
      t.equal(t.card('Foul Fumes').zone, 'play', 'played in answer');
      t.resource.passes();
      t.hazard.refused('Wargs', { banned: 'coe/9.4' });
      t.say('So it is with what is over as it resolves');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II', 'Gimli'] }],
          hand: ['Here Is a Snake!'],
        },
        hazard: { hand: ['River', 'Weariness of the Heart', 'Wargs', SPARE] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Here Is a Snake!', { way: 'show' });
      const bold = t.card('Gimli').stat('prowess');
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Gimli');
      t.hazard.plays('River', 'Moria').stage.resolve();
      t.hazard.options_are('Wargs', 'pass').chooses('pass');
      t.equal(t.card('Gimli').stat('prowess'), bold - 1, 'as weary as he was made');
      t.asks(t.resource, 'movement-hazard').resource.may('tap Aragorn II to free the company');
      t.shows('pef/card/here-is-a-snake/1#1', 'pef/card/here-is-a-snake/1#2');
      snake(t);
      t.hazard.plays('Foul Fumes');
      t.resource.plays('Here Is a Snake!', { way: 'show' }).stage.resolve();
      t.hazard.chooses('pass');
      t.resolve();
      t.equal(t.card('Foul Fumes').zone, 'play', 'it was played already');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II', 'Gimli'] }],
          hand: ['Here Is a Snake!'],
        },
        hazard: { hand: ['Weariness of the Heart', 'Wargs', SPARE] },
        moment: 'hazards',
        asksPasses: true,
      });
      const before = t.card('Gimli').stat('prowess');
      t.resource.passes();
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Gimli');
      t.resource.plays('Here Is a Snake!', { way: 'show' }).stage.resolve();
      t.hazard.chooses('pass');
      t.resolve();
      t.equal(t.card('Gimli').stat('prowess'), before - 1, 'and so was what is over at once');
    },
  ),
  scenario(
    'Here Is a Snake: an agent is tapped and turned face-up, whatever phase it is',
    { proves: ['crf/card/here-is-a-snake/2', 'crf/term/active-conditions/7'], rules: ALL },
    (t) => {
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'entered',
        'end-of-turn',
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
            hand: ['Here Is a Snake!'],
          },
          hazard: { agents: ['Baduila'] },
          moment,
          asksPasses: true,
        });
        if (moment === 'end-of-turn') t.skipTo(moment);
        if (moment === 'hazards') t.resource.may('play Here Is a Snake!: show');
        else
          t.resource.refused(
            'Here Is a Snake!',
            {
              phase: 'coe/9.1.3',
              ...(moment === 'entered' ? {} : { 'no-target': 'coe/9.3' }),
            },
            { way: 'show' },
          );
        t.resource.plays('Here Is a Snake!', { way: 'agent' }).stage.resolve();
        t.equal(
          [t.agent('Baduila').faceUp, t.card('Baduila').status],
          [true, 'tapped'],
          `found out: ${moment}`,
        );
      }
      t.shows('crf/term/active-conditions/7#6');
    },
  ),
];
