import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** The gold rings of minions: where they are found, what they cost, and what they may be. */

describe('gold rings of minions', () => {
  const RINGS = [
    'A Little Gold Ring',
    'Gold Ring that Sauron Fancies',
    'The Least of Gold Rings',
  ] as const;

  holds('two of them only at Bag End or in ruins and lairs, the least anywhere', (t) => {
    for (const ring of RINGS)
      for (const at of ['Bag End', 'Gladden Fields', 'Bree'] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: ['Lagduf'] }],
            hand: [ring],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (at === 'Bree' && ring !== 'The Least of Gold Rings') t.resource.mayNot(ring);
        else t.resource.may(ring);
      }
  });

  holds('their bearers check as each untap phase ends', (t) => {
    for (const ring of RINGS) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Bree', members: [{ name: 'Lagduf', bears: [ring] }] }],
        },
        moment: 'untap',
        rolls: [12],
      });
      t.passUntil('organization');
      t.equal(
        [t.card(ring).host, t.card('Lagduf').corruption, t.points(0).item],
        ['Lagduf', 4, 2],
        ring,
      );
    }
  });

  holds('what may come of them goes by the roll, two less at a Darkhaven', (t) => {
    const found = (ring: Named, roll: number): string[] => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Lagduf', bears: [ring] }] }],
          hand: ['Magic Ring of Fury', 'The One Ring'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12, roll).resource.chooses(`store ${ring}`).stage.resolve();
      return t.decision().about === 'ring' ? t.offered().filter((x) => x !== 'pass') : [];
    };
    t.equal(found('A Little Gold Ring', 8), ['Magic Ring of Fury'], 'six');
    t.equal(found('A Little Gold Ring', 9), [], 'seven');
    t.equal(found('Gold Ring that Sauron Fancies', 7), ['Magic Ring of Fury'], 'five');
    t.equal(found('Gold Ring that Sauron Fancies', 8), [], 'six');
    t.equal(found('The Least of Gold Rings', 9), ['Magic Ring of Fury'], 'seven');
  });
});
