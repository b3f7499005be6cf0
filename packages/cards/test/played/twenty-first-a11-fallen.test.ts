import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What a Fallen-wizard's cards leave to the rules: whom he plays in a turn, when a company has gone in, what goes with a site. */
const kind = 'fallen-wizard';

describe('Thrall of the Voice', () => {
  holds('Whoever comes by it is the one character of the turn', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-56', members: ['Saruman'] }],
        hand: ['Gorbag', 'Anborn'],
        events: ['Bad Company', 'Thrall of the Voice'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').may('play Anborn');
    t.resource.chooses(
      'play Gorbag',
      'under general influence in the company of Saruman with Thrall of the Voice',
    );
    t.equal([t.card('Gorbag').zone, t.card('Thrall of the Voice').host], ['play', 'Gorbag'], 'in');
    t.resource.mayNot('play Anborn');
  });
});

describe("Delver's Harvest", () => {
  holds('For a company that goes into the mines, and for none that stays outside', (t) => {
    for (const goesIn of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'WH-55', members: ['Saruman'] }],
          hand: ["Delver's Harvest"],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.passUntil('enter');
      t.resource.chooses(goesIn ? 'enter' : 'pass');
      t.equal(
        t.offered().some((o) => o.includes("play Delver's Harvest")),
        goesIn,
        goesIn ? 'in' : 'outside',
      );
    }
  });
});

describe('Girdle of Radagast', () => {
  holds('It goes with the site on which it lies', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-57',
            to: 'Woodmen-town',
            members: ['Radagast'],
            onSite: ['Girdle of Radagast'],
          },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(t.card('Girdle of Radagast').zone, 'play', 'there');
    t.skipTo('enter');
    t.equal(
      [t.card('Girdle of Radagast').zone, t.card('Rhosgobel').zone],
      ['discard', 'sites'],
      'gone',
    );
  });
});
