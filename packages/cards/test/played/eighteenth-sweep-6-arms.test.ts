import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Those who live under the Shadow, and whoever would have them turn from it. */

describe('Mordor in Arms', () => {
  holds('An agent who would turn a faction of those lands finds it harder too', (t) => {
    for (const [faction, at, events, zone] of [
      ['Variags of Khand', 'Variag Camp', [], 'hand'],
      ['Variags of Khand', 'Variag Camp', ['Mordor in Arms'], 'pile'],
      // Dorwinion is none of those lands
      ['Men of Dorwinion', 'Shrel-Kain', ['Mordor in Arms'], 'hand'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
          pile: [faction],
        },
        hazard: {
          agents: [{ name: 'Deallus', via: [at], faceUp: true }],
          events: [...events],
          hand: ['Will not Come Down', 'River'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      // his own one and twelve, and two against it
      t.rolls(2, 12);
      t.hazard.plays('Will not Come Down', { way: "opponent's faction" }, faction).stage.resolve();
      t.equal(t.card(faction).zone, zone, `${faction} ${events}`);
    }
  });
});
