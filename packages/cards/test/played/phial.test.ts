import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What the Phial does for those who have it. */
describe('a light in dark places', () => {
  const carried = (t: Stage, to: Named, hazard: Named[]): Stage =>
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Tirith',
            to,
            members: [
              { name: 'Faramir', status: 'tapped', bears: ['Phial of Galadriel'] },
              'Sam Gamgee',
            ],
          },
        ],
      },
      hazard: { hand: hazard },
      moment: 'hazards',
      asksPasses: true,
    });

  holds(
    'Phial of Galadriel: it weakens what comes out of the dark, and its bearers choose',
    (t) => {
      carried(t, 'Minas Morgul', ['Adûnaphel']);
      t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Dark').stage.resolve();
      const { prowess } = t.attack();
      t.resource.uses('Phial of Galadriel', { way: '-2 prowess' }).stage.resolve();
      t.equal(t.attack().prowess, prowess - 2, 'two less');
      t.equal(t.card('Phial of Galadriel').status, 'tapped', 'for its tapping');
      // a tapped character too, and whoever the attack would have chosen
      t.passUntil('defend').resource.may('a strike to Faramir').may('a strike to Sam Gamgee');
    },
  );

  holds('Phial of Galadriel: it cannot be handed on', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            members: [
              { name: 'Faramir', bears: ['Phial of Galadriel', 'Dagger of Westernesse'] },
              'Sam Gamgee',
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.resource.may('Dagger of Westernesse', 'Sam').mayNot('Phial of Galadriel', 'Sam');
    t.resource.may('store Phial of Galadriel');
  });
});
