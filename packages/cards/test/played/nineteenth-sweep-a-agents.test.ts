import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Withdrawn to Mordor', () => {
  holds('Who is called away while he attacks is neither won nor wounded', (t) => {
    for (const [who, at, zone] of [
      ['Súrion', 'Pelargir', 'hand'],
      ['Bill Ferny', 'Bree', 'discard'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Aragorn II', 'Gimli'] }],
          hand: ['Withdrawn to Mordor'],
        },
        hazard: { agents: [{ name: who, via: [at], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses(who).stage.passUntil('attack');
      t.resource.plays('Withdrawn to Mordor', { way: 'mind' }).stage.resolve();
      t.fightOut({ always: 12 });
      t.equal([t.card(who).zone, t.card(who).status], [zone, 'untapped'], who);
    }
  });
});

describe('Ordered to Kill', () => {
  holds('All who are seen there must, tapped and wounded ones too; a hidden one may', (t) => {
    for (const status of ['untapped', 'tapped', 'wounded'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Elladan', 'Gimli'] }],
          events: ['Ordered to Kill'],
        },
        hazard: {
          agents: [
            { name: 'Gisulf', via: ['Bree'], faceUp: true, status },
            { name: 'Baduila', via: ['Bree'], faceUp: true },
            'Bill Ferny',
          ],
          sites: ['Bree'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.asks(t.hazard, 'agent-attack').hazard.passes();
      t.resource.options_are('Gisulf', 'Baduila');
    }
  });
});
