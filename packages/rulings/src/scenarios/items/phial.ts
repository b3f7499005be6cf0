import {
  type BoardSpec,
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** The Phial of Galadriel takes the place of a Star-glass. */
const given = (
  t: Stage,
  at: Named,
  bearer: Named,
  lady: Member,
  tapped = true,
  moment: BoardSpec['moment'] = 'organization',
): void => {
  const status = tapped ? 'tapped' : 'untapped';
  t.board({
    resource: {
      companies: [
        {
          at,
          members: [{ name: bearer, status, bears: ['Star-glass'] }, lady],
          ...(tapped ? { siteTapped: true } : {}),
        },
      ],
      hand: ['Phial of Galadriel'],
    },
    moment,
    asksPasses: true,
  });
};

export const phial: readonly Scenario[] = [
  scenario(
    'The Phial of Galadriel is given outside the site phase, and nobody but the Lady taps for it',
    { proves: ['pef/card/phial-of-galadriel/1'], rules: ALL },
    (t) => {
      given(t, 'Lórien', 'Frodo', 'Galadriel');
      t.resource.plays('Phial of Galadriel').stage.resolve();
      t.equal(t.card('Phial of Galadriel').host, 'Frodo', 'he has it');
      t.equal(t.card('Star-glass').zone, 'removed', 'in its place');
      t.equal(t.card('Galadriel').status, 'tapped', 'she taps');
      t.equal(t.card('Frodo').status, 'tapped', 'he was tapped already');
      t.equal(t.card('Lórien').status, 'tapped', 'and so was the site');
      t.shows('pef/card/phial-of-galadriel/1#3');
      t.say('If they were not tapped, neither he nor the site taps for it');
      given(t, 'Lórien', 'Frodo', 'Galadriel', false);
      t.resource.plays('Phial of Galadriel').stage.resolve();
      t.equal(
        [t.card('Phial of Galadriel').host, t.card('Frodo').status, t.card('Lórien').status],
        ['Frodo', 'untapped', 'untapped'],
        'as they were',
      );
      t.shows('pef/card/phial-of-galadriel/1#1', 'pef/card/phial-of-galadriel/1#2');
      for (const moment of ['untap', 'long-event', 'hazards', 'entered', 'end-of-turn'] as const) {
        given(t, 'Lórien', 'Frodo', 'Galadriel', true, moment);
        if (moment === 'end-of-turn') t.passUntil('end-of-turn');
        t.resource.plays('Phial of Galadriel').stage.resolve();
        t.equal(t.card('Phial of Galadriel').host, 'Frodo', moment);
      }
      t.shows('pef/card/phial-of-galadriel/1#4');
      given(t, 'Lórien', 'Frodo', { name: 'Galadriel', status: 'tapped' });
      t.resource.refused('Phial of Galadriel', { 'no-cost': 'coe/9.2.3' });
      given(t, 'Bree', 'Frodo', 'Galadriel');
      t.resource.refused('Phial of Galadriel', { 'no-target': 'coe/9.3' });
      given(t, 'Lórien', 'Gimli', 'Galadriel');
      t.resource.refused('Phial of Galadriel', { 'no-target': 'coe/9.3' });
    },
  ),
];
