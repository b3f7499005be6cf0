import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Texts that could be read in two ways, played as they are read. */
describe('copies, and what moves on', () => {
  holds('Helms of Iron: two of them give one without a body four, and another two more', (t) => {
    for (const [creature, key, body] of [
      ['Orc-guard', 'Shadow-hold', 4],
      ['Umagaur the Pale', 'Shadow-hold', 8 + 2],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Gimli', 'Legolas'] }] },
        hazard: { events: ['Helms of Iron', 'Helms of Iron'], hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays(creature, key).stage.resolve();
      t.equal(t.attack().body, body, creature);
    }
  });

  holds('Skin-changer: twice as strong with two of them, but no third strike', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Frodo', 'Sam Gamgee'] }],
        hand: ['Skin-changer', 'Skin-changer'],
      },
      hazard: { hand: ['Orc-patrol'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const before = t.card('Beorn').stat('prowess');
    for (let n = 0; n < 2; n++) t.resource.plays('Skin-changer').stage.resolve();
    t.equal(t.card('Beorn').stat('prowess'), before + 4, 'four more');
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Beorn').chooses('Beorn');
    t.asks(t.resource, 'defend').resource.mayNot('Beorn');
  });

  holds('Shadow out of the Dark: the dead come where he is, should he have gone on', (t) => {
    for (const moves of [false, true]) {
      const bears: Named[] = ['Shadow out of the Dark', 'Never Seen Him'];
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Gimli'] }] },
        hazard: {
          hand: ['Ghosts'],
          sites: ['Weathertop'],
          agents: [{ name: 'Firiel', via: ['Bree'], faceUp: true, bears }],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.mayNot('play Ghosts').uses('Shadow out of the Dark').stage.resolve();
      if (t.decision().seat === 0) t.resource.passes();
      if (moves) {
        t.hazard.chooses('move Firiel', 'Weathertop').stage.resolve();
        if (t.decision().seat === 0) t.resource.passes();
        t.hazard.mayNot('play Ghosts');
      } else t.hazard.may('play Ghosts');
    }
  });
});
