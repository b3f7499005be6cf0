import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What a resource of one side leaves alone of the other, and who gives out strikes when one player gives out all of them. */

describe('resource events of one side, and what a Fallen-wizard has of the other', () => {
  const BURNING = 'Burning Rick, Cot, and Tree';

  holds(`${BURNING}: a faction of heroes stays, one of minions goes (coe/9.3.5)`, (t) => {
    for (const [faction, zone] of [
      ['TW-357', 'pile'],
      ['LE-292', 'discard'],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [
            { at: 'Variag Camp', siteTapped: true, members: ['Beretar', 'Ciryaher', 'Hador'] },
          ],
          hand: [BURNING],
          pile: [faction],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(BURNING).stage.resolve();
      t.fightOut({ always: 12 });
      t.equal(t.card('Variags of Khand').zone, zone, faction);
    }
  });

  holds('Herb-lore heals no beast of minions, nor whom it lies with', (t) => {
    for (const [ally, status] of [
      ['Noble Hound', 'untapped'],
      ['War-warg', 'wounded'],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'Ettenmoors',
              members: [
                { name: 'Radagast', bears: ['Herb-lore'] },
                { name: 'Beretar', status: 'wounded', bears: [{ name: ally, wounded: true }] },
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Herb-lore').stage.resolve();
      t.equal([t.card('Beretar').status, t.card(ally).status], ['untapped', status], ally);
    }
  });
});

describe('who gives out all strikes', () => {
  holds('Motionless Among the Slain: its player leaves none to the attacker', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-356', members: ['Ciryaher', 'Ostisen', 'Asternak'] }],
        hand: ['Motionless Among the Slain'],
      },
      hazard: { hand: ['Thief'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Thief').stage.resolve();
    t.resource.plays('Motionless Among the Slain').stage.resolve();
    t.passUntil('defend').resource.options_are(
      'a strike to Ciryaher',
      'a strike to Ostisen',
      'a strike to Asternak',
    );
  });

  holds('Cloudless Day: he may choose, and need not', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Beretar', 'Boromir II'] }],
        events: ['Gates of Morning', 'Cloudless Day'],
      },
      hazard: { hand: ['Thief'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Thief').stage.resolve();
    t.passUntil('defend').resource.may('pass').passes();
    t.hazard.may('a strike to Boromir II');
  });
});
