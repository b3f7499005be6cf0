import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Those who are lost to one who has strayed, and what they cost him: clauses that no other test plays. */

const kind = 'fallen-wizard';
const GANG = 'Press-gang';

describe('in the negative', () => {
  const pressed = (t: Stage, events: Named[]): number => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-58', members: ['Elrond', 'Glorfindel II'] }],
        events,
      },
      hazard: { events: [GANG] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('discard Elrond');
    t.equal(t.card('Elrond').host, GANG, 'he is pressed into service');
    return t.points(0).character;
  };

  holds('Press-gang: he costs a Fallen-wizard what he was worth to him', (t) => {
    t.equal(pressed(t, []), 1 - 1, 'a point each');
    t.equal(pressed(t, ['Great Patron']), 2 - 2, 'two, where they are worth two');
  });

  holds('Who is lost as a prisoner costs him as much as before', (t) => {
    for (const [rolls, zone] of [
      [[7, 7], 'play'],
      [[8], 'removed'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'WH-58', members: ['Glorfindel II'] }],
          prisoners: [{ name: 'Gimli', of: 'Flies and Spiders', at: 'Ettenmoors' }],
        },
        moment: 'untap',
        rolls: [...rolls],
      });
      t.equal([t.card('Gimli').zone, t.points(0).character], [zone, 1 - 1], 'a point less');
    }
  });
});
