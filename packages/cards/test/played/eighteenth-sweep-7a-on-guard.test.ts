import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const BANE = 'Bane of the Ithil-stone';

describe('what is no part of a company', () => {
  holds(
    'No Escape from My Magic and others: for factions and long-events, not from on guard',
    (t) => {
      const cards: readonly Named[] = [
        'No Escape from My Magic',
        'Trouble on All Borders',
        'Early Harvest',
        'Many Sorrows Befall',
      ];
      for (const card of cards) {
        t.board({
          resource: {
            companies: [
              { at: 'The Lonely Mountain', members: ['Gimli', 'Boromir II'], onGuard: [card] },
            ],
            hand: ['Glamdring'],
            events: ['Gates of Morning', 'Sun'],
            pile: ['Rangers of the North'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays('Glamdring', 'Gimli');
        t.hazard.mayNot(`reveal ${card}`);
      }
    },
  );

  holds('what is for one of them may still be revealed', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'The Lonely Mountain',
            members: ['Gimli', 'Boromir II'],
            onGuard: ['Lure of the Senses'],
          },
        ],
        hand: ['Glamdring'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Glamdring', 'Gimli');
    t.hazard.may('reveal Lure of the Senses');
  });
});

describe('out of a pile', () => {
  holds('Bane of the Ithil-stone: nothing is retrieved out of a pile', (t) => {
    for (const events of [[], [BANE]] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Gimli'] }],
          stored: [{ name: 'Reforging', at: 'Rivendell' }],
          discard: ['Glamdring', 'Cram'],
        },
        hazard: { events },
        moment: 'organization',
        asksPasses: true,
      });
      if (events.length > 0) t.resource.mayNot('use Reforging');
      else t.resource.may('use Reforging');
    }
  });

  holds('Bane of the Ithil-stone: nothing is called up out of one, but by a minion', (t) => {
    for (const [kind, events] of [
      ['wizard', []],
      ['wizard', [BANE]],
      ['ringwraith', [BANE]],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Elrond', 'Gimli'] }] },
        hazard: { kind, events, hand: ['Exhalation of Decay'], discard: ['Ghosts'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (kind === 'wizard' && events.length > 0)
        t.hazard.refused('Exhalation of Decay', { 'no-target': 'coe/9.3' });
      else t.hazard.may('play Exhalation of Decay');
    }
  });
});
