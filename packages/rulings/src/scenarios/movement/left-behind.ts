import { type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';
import { plain, plainUntil } from '../site/help.ts';

const fought = (t: Stage, ...rolls: number[]): void => {
  t.rolls(...rolls);
  for (let i = 0; i < 80 && t.underAttack; i++) plain(t);
};

/** Whoever is separated from his company on the way goes on by himself. */
export const leftBehind: readonly Scenario[] = [
  scenario(
    'Who is left behind has a movement/hazard phase of his own, with one hazard against him',
    { proves: ['coe/2.IV', 'coe/2.IV.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: ['Gimli', 'Legolas', 'Aragorn II', 'Elladan'],
            },
          ],
        },
        hazard: { hand: ['Orc-guard', 'Left Behind', 'Wargs', 'Cave-drake', SPARE] },
        moment: 'hazards',
      });
      const path = t.path('Gimli');
      t.hazard.plays('Orc-guard').stage.resolve();
      t.hazard.plays('Left Behind', 'Legolas').stage.resolve();
      fought(t, 12, 12, 12, 12);
      for (let i = 0; i < 4 && t.company('Legolas').members.length > 1; i++) plain(t);
      t.equal(t.company('Legolas').members.length, 1, 'he is on his own');
      t.equal(t.path('Legolas'), path, 'on the same path');
      t.expect(t.company('Legolas').id !== t.company('Gimli').id, 'in another company');
      for (let i = 0; i < 60 && t.state.current !== t.company('Legolas').id; i++) plain(t);
      plainUntil(t, 'movement-hazard');
      t.equal(t.limit('Legolas'), 1, 'one hazard and no more');
      while (t.decision().seat === 0) t.pass();
      t.rolls(12).hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.company('Legolas').hazards, 1, 'that was it');
      plainUntil(t, 'enter');
      t.equal(t.company('Legolas').id, t.company('Gimli').id, 'at Moria they are together again');
    },
  ),

  scenario(
    'It takes five strikes to lose somebody, and a Wizard is not lost',
    { proves: ['coe/9.2', 'coe/9.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gandalf', 'Gimli', 'Legolas'] }],
        },
        hazard: { hand: ['Orc-guard', 'Wargs', 'Left Behind', SPARE] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-guard').stage.resolve();
      t.hazard.chooses('play Left Behind').mayNot('Gandalf').may('Gimli');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gandalf', 'Gimli', 'Legolas'] }],
        },
        hazard: { hand: ['Wargs', 'Left Behind', SPARE] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.expect(
        t.decision().about === 'defend',
        'nobody is asked before the two strikes are given out: Left Behind cannot be played',
      );
    },
  ),

  scenario(
    'Hope turns to despair: who rolls badly after an attack that was not defeated goes his own way',
    { proves: ['coe/2.IV'], rules: ALL },
    (t) => {
      const met = (...rolls: number[]): void => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          },
          hazard: { hand: ['Barrow-wight', 'Turning Hope to Despair', 'Orc-guard', SPARE] },
          moment: 'hazards',
        });
        t.hazard.plays('Barrow-wight').stage.resolve();
        t.hazard.plays('Turning Hope to Despair').stage.resolve();
        t.equal(t.company('Gimli').hazards, 1, 'it is free of the limit');
        fought(t, ...rolls);
      };
      met(7, 5, 4);
      t.say(
        'Seven and five are no more than twelve: nobody is hurt, but the wight is not defeated',
      );
      for (let i = 0; i < 8 && t.company('Legolas').members.length > 1; i++) plain(t);
      t.equal(
        [t.company('Gimli').members.length, t.company('Legolas').members.length],
        [1, 1],
        'six and five are eleven, six and four are not',
      );
      for (let i = 0; i < 60 && t.state.current !== t.company('Legolas').id; i++) plain(t);
      plainUntil(t, 'movement-hazard');
      t.equal(t.limit('Legolas'), 1, 'one hazard against him');
      t.say('After a defeated attack nobody rolls');
      met(12, 2, 2);
      t.unrolled(2, 'nobody despairs');
      t.equal(t.company('Legolas').members.length, 2, 'they are together');
    },
  ),
];
