import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What waits at a site, and must not be revealed there. */

const BARRED = { 'guard-bars': 'coe/2.V.6' };

describe('what may take somebody away', () => {
  const found = (t: Stage, guard: Named): Stage => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Moria',
            members: [{ name: 'Gimli', bears: ['The One Ring'] }, 'Legolas', 'Bergil'],
            onGuard: [guard],
          },
        ],
        hand: ['Glamdring'],
      },
      hazard: { hand: ['River'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Glamdring', 'Legolas');
    return t;
  };

  holds('is not revealed: it sends them home, or will have one of them or all of the sick', (t) => {
    for (const guard of ['The Ring Will Have But One Master', 'Plague'] as const) {
      found(t, guard).hazard.mayNot(`reveal ${guard}`);
      t.hazard.refused(guard, BARRED);
    }
    found(t, 'Unhappy Blows').hazard.mayNot('reveal Unhappy Blows');
  });

  holds('may be revealed if it is a corruption check, or a mind that is changed', (t) => {
    found(t, 'The Roving Eye').hazard.may('reveal The Roving Eye');
    found(t, "So You've Come Back").hazard.may("reveal So You've Come Back");
  });

  holds('Who has come to a site is lost no more on the way to it', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            to: 'Moria',
            by: ['Arthedain', 'Rhudaur', 'Hollin', 'Redhorn Gate'],
            members: ['Gimli', 'Legolas', 'Bergil'],
            onGuard: ['Chance of Being Lost'],
          },
        ],
        hand: ['Glamdring'],
      },
      hazard: { hand: ['River'], sites: ['Lórien', 'Dimrill Dale'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Glamdring', 'Bergil');
    t.hazard.mayNot('reveal Chance of Being Lost');
    t.hazard.refused('Chance of Being Lost', BARRED);
  });

  holds('An agent turns nobody from on guard: he could do so on their way alone', (t) => {
    for (const guard of [
      'Good Sense Revolts',
      'Will not Come Down',
      'Your Welcome Is Doubtful',
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'], onGuard: [guard] },
          ],
          hand: ['Bill the Pony'],
        },
        hazard: {
          agents: [{ name: 'Deallus', via: ['Bree'], faceUp: true }],
          hand: ['River'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Bill the Pony', 'Legolas');
      t.hazard.mayNot(`reveal ${guard}`);
    }
  });
});
