import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What those who strayed have won, and where: clauses that no other test plays. */

const kind = 'fallen-wizard';
const HARVEST = 'Early Harvest';

describe('Half-orcs are won where he is protected, and nowhere else', () => {
  const onTheWay = (t: Stage, faction: Named): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beretar'] }],
        pile: [faction],
      },
      hazard: { hand: [HARVEST] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
  };

  holds(
    'Early Harvest: no town is their home; such as roam in all sorts of places have one',
    (t) => {
      for (const faction of ['WH-86', 'WH-87'] as const) {
        onTheWay(t, faction);
        t.hazard.refused(HARVEST, { 'no-target': 'coe/9.3' });
      }
      for (const faction of ['A Panoply of Wings', 'Wild Horses', 'Hillmen'] as const) {
        onTheWay(t, faction);
        t.hazard.may(`play ${HARVEST}`);
      }
    },
  );

  holds('Mordor in Arms is nothing to them', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-56', members: ['Gisulf'], onSite: ['Guarded Haven'] }],
        events: ['A Strident Spawn'],
        hand: ['Half-orcs'],
      },
      hazard: { events: ['Mordor in Arms'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Half-orcs').stage.rolls(10).resolve();
    t.equal(t.card('Half-orcs').zone, 'pile', 'more than nine');
  });
});

describe('Prophet of Doom', () => {
  /** The least roll with which he wins what is another's, from there. */
  const least = (t: Stage, at: Named): number => {
    for (let roll = 2; roll <= 12; roll++) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: ['WH-7'] }],
          events: ['Prophet of Doom'],
          pile: ['Wood-elves', 'Lossoth', 'Hillmen', 'Easterlings', 'Southrons'],
        },
        hazard: {
          kind,
          companies: [{ at: 'WH-56', members: ['WH-9', 'Elrond', 'Glorfindel II'] }],
          pile: ['Half-orcs'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses('influence Half-orcs').stage.rolls(2, roll).resolve();
      if (t.card('Half-orcs').zone === 'discard') return roll;
    }
    return 13;
  };

  holds('Half-orcs are as far away as the havens of those who strayed', (t) => {
    // a region further than where the nearest of their havens is
    t.equal(least(t, 'Ettenmoors') - least(t, 'WH-58'), 1, 'Rhudaur, and Arthedain');
  });
});
