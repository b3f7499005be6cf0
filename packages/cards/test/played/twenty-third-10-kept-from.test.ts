import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** An exchange of site cards is movement (coe/2.VI.1): who may not move there, or at all, has none. */

const SACK = 'Sack Over the Head';

describe('who is kept from a site is not put there as the turn ends', () => {
  for (const [road, below] of [
    ['Iron-road', 'Cameth Brin'],
    ['Legendary Stair', 'AS-152'],
  ] as const)
    holds(`${SACK}: no way back to a Darkhaven by ${road}`, (t) => {
      const troll: Named = 'Troll Lout';
      for (const [who, may] of [
        [troll, true],
        [{ name: troll, bears: [{ name: SACK, captives: ['Frodo'] }] }, false],
      ] as readonly (readonly [Member, boolean])[]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Carn Dûm', members: [who] }],
            hand: [road],
            sites: [below],
          },
          hazard: { kind: 'wizard' },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('move the company').plays(road).stage.resolve();
        t.skipTo('movement-hazard').skipTo('turn-end');
        if (may) t.resource.may(`use the effect of ${road}`);
        else t.resource.mayNot('use');
      }
    });

  holds('Hiding: nor does Bill the Pony take them home in the same turn', (t) => {
    for (const hides of [false, true]) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Frodo', bears: ['Bill the Pony'] }] }],
          hand: ['Hiding'],
          sites: ['Rivendell'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end');
      if (hides) t.resource.plays('Hiding').stage.resolve();
      t.skipTo('end-of-turn').skipTo('turn-end');
      if (hides) t.resource.mayNot('use Bill the Pony');
      else {
        t.resource.uses('Bill the Pony').stage.resolve();
        t.equal(t.card('Frodo').site, 'Rivendell', 'home again');
      }
    }
  });
});
