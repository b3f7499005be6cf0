import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Adamant Helmet', () => {
  const TERROR = "Dragon's Terror";
  const aimed = (t: Stage, at: readonly Named[], rolls: number[]): string[] => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lake-town',
            to: 'The Lonely Mountain',
            by: ['Northern Rhovanion'],
            members: [
              { name: 'Bilbo', bears: ['Adamant Helmet'] },
              'Gimli',
              'Aragorn II',
              'Kíli',
              'Ori',
            ],
          },
        ],
      },
      hazard: { hand: ['Smaug', TERROR, 'River', 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
      rolls,
    });
    t.hazard.plays('Smaug').stage.resolve();
    t.pass();
    t.hazard.chooses(TERROR).chooses(at[0]).chooses('River');
    if (at.length > 1) t.hazard.chooses(at[1]);
    else t.hazard.passes();
    t.resolve();
    t.equal(t.card('River').zone, 'discard', 'the price is paid');
    return ['Bilbo', 'Gimli', 'Kíli'].map((x) => t.card(x).status);
  };

  holds('No Dragon frightens its bearer, nor anybody whom the same terror was for', (t) => {
    t.equal(aimed(t, ['Bilbo'], []), ['untapped', 'untapped', 'untapped'], 'him alone');
    t.equal(aimed(t, ['Gimli', 'Bilbo'], []), ['untapped', 'untapped', 'untapped'], 'him too');
    t.equal(aimed(t, ['Gimli', 'Kíli'], [12, 12]), ['untapped', 'tapped', 'tapped'], 'not him');
  });
});
