import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** A home that is described and one that is named may be the same place, and may not. */

const kind = 'ringwraith';
const TREASON = 'Treason the Greatest Foe';
const FRAM = 'Fram Framson';

describe(TREASON, () => {
  const met = (t: Stage, minions: Member[], hero: Named, at: Named, theirs: Named): Stage =>
    t.board({
      resource: { kind, companies: [{ at, members: minions }], hand: [TREASON] },
      hazard: {
        companies: [
          { at: theirs, members: [hero] },
          { at: 'Rivendell', members: ['Aragorn II', 'Legolas'] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });

  holds('who is at home in any ruin is of the same home as one whose ruin is named', (t) => {
    for (const troll of ['Bûrat', 'Tûma', 'Wûluag'] as const) {
      met(t, [troll], FRAM, 'AS-146', 'TD-175');
      t.rolls(12).resource.plays(TREASON, troll).stage.resolve();
      t.equal([t.card(FRAM).zone, t.card(TREASON).zone], ['discard', 'pile'], troll);
    }
    // wherever they meet, since it is their homes that are asked for
    met(t, ['Tûma'], FRAM, 'LE-356', 'TW-378').resource.may(`play ${TREASON}`);
  });

  holds('and not of one whose home is none', (t) => {
    met(t, ['Tûma'], 'Barliman Butterbur', 'LE-356', 'TW-378').resource.refused(TREASON, {
      'no-target': 'coe/9.3',
    });
    // a Dark-hold, and any site of one land
    for (const orc of ['Orc Captain', 'Lagduf'] as const)
      met(t, [orc], FRAM, 'AS-146', 'TD-175').resource.refused(TREASON, {
        'no-target': 'coe/9.3',
      });
    // named on both sides, as ever
    met(t, ['Bill Ferny'], 'Barliman Butterbur', 'LE-356', 'TW-378').resource.may(
      `play ${TREASON}`,
    );
  });
});
