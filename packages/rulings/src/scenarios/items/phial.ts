import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** The Phial of Galadriel takes the place of a Star-glass. */
const given = (t: Stage, at: Named, bearer: Named, lady: Member, site = false): void => {
  t.board({
    resource: {
      companies: [
        {
          at,
          members: [{ name: bearer, status: 'tapped', bears: ['Star-glass'] }, lady],
          ...(site ? { siteTapped: true } : {}),
        },
      ],
      hand: ['Phial of Galadriel'],
    },
    moment: 'organization',
    asksPasses: true,
  });
};

export const phial: readonly Scenario[] = [
  scenario(
    'The Phial of Galadriel is given outside the site phase, and nobody but the Lady taps for it',
    { proves: ['pef/card/phial-of-galadriel/1'], rules: ALL },
    (t) => {
      given(t, 'Lórien', 'Frodo', 'Galadriel', true);
      t.resource.plays('Phial of Galadriel').stage.resolve();
      t.equal(t.card('Phial of Galadriel').host, 'Frodo', 'he has it');
      t.equal(t.card('Star-glass').zone, 'removed', 'in its place');
      t.equal(t.card('Galadriel').status, 'tapped', 'she taps');
      t.equal(t.card('Frodo').status, 'tapped', 'he was tapped already');
      given(t, 'Lórien', 'Frodo', { name: 'Galadriel', status: 'tapped' });
      t.resource.refused('Phial of Galadriel', { 'no-cost': 'coe/9.2.3' });
      given(t, 'Bree', 'Frodo', 'Galadriel');
      t.resource.refused('Phial of Galadriel', { 'no-target': 'coe/9.3' });
      given(t, 'Lórien', 'Gimli', 'Galadriel');
      t.resource.refused('Phial of Galadriel', { 'no-target': 'coe/9.3' });
    },
  ),
];
