import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Which places are no Darkhaven, and whom a blade serves. */

const CALL = 'Awaiting the Call';

describe(CALL, () => {
  const waits = (t: Stage, kind: 'fallen-wizard' | 'ringwraith', at: Named, who: Named): Stage =>
    t.board({
      resource: { kind, companies: [{ at, members: [who] }], hand: [CALL] },
      moment: 'organization',
      asksPasses: true,
    });

  holds('a Haven of heroes is no Darkhaven of those whom a Fallen-wizard has there', (t) => {
    for (const at of ['TW-421', 'Lórien', 'Bree'] as const) {
      waits(t, 'fallen-wizard', at, 'Jerrek').resource.plays(CALL).stage.resolve();
      t.equal(t.card(CALL).host, 'Jerrek', `he waits at ${at}`);
    }
  });

  holds('a Wizardhaven is one to him, and a Darkhaven to minions', (t) => {
    waits(t, 'fallen-wizard', 'WH-58', 'Jerrek');
    t.resource.refused(CALL, { 'no-target': 'coe/9.3' });
    waits(t, 'ringwraith', 'LE-359', 'Jerrek');
    t.resource.refused(CALL, { 'no-target': 'coe/9.3' });
  });
});

describe('Morgul-blade', () => {
  holds('one less against him who has it, and not against the one beside him', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Goblin-gate',
            members: [
              { name: 'Ren the Ringwraith', bears: ['Morgul-blade'] },
              { name: 'Adûnaphel the Ringwraith', under: 'Ren the Ringwraith' },
            ],
            events: ['Black Rider'],
          },
        ],
      },
      hazard: { hand: ['Light-drake'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Light-drake').stage.resolve();
    t.fightOut({ always: 12 });
    t.equal(
      rolled(t, 'strike')
        .map(({ against }) => against)
        .sort(),
      [7, 8],
      'eight as printed',
    );
    t.equal(t.card('Morgul-blade').zone, 'discard', 'the strike against him has failed');
  });
});
