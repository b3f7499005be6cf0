import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const HOARDER = {
  name: 'Aragorn II',
  bears: ['Palantír of Osgiliath', 'Glamdring', 'Narsil', 'Horn of Anor'],
} as const;

const stores = (t: Stage, participations: number, tapped = false): void => {
  t.board({
    resource: {
      participations,
      companies: [{ at: 'Rivendell', members: [HOARDER, 'Gimli', 'Legolas'] }],
      events: [tapped ? { name: 'Lure of MECCG', tapped: true } : 'Lure of MECCG'],
    },
    moment: 'organization',
    asksPasses: true,
  });
};

describe('Lure of MECCG', () => {
  holds('gives a corruption check as much as its player has taken part, up to four', (t) => {
    for (const [participations, plus] of [
      [0, 0],
      [3, 3],
      [12, 4],
    ] as const)
      for (const less of [0, 1]) {
        stores(t, participations);
        t.resource.chooses('store Glamdring');
        t.resource.uses('Lure of MECCG');
        t.equal(t.card('Lure of MECCG').status, 'tapped', 'the price');
        const { corruption } = t.card('Aragorn II');
        t.rolls(corruption + 1 - plus - less).resolve();
        t.equal(t.card('Aragorn II').zone, less ? 'discard' : 'play', `${plus} more`);
      }
  });

  holds('who took part ten times taps a character to have it again, once a turn', (t) => {
    stores(t, 9, true);
    t.resource.mayNot('use Lure of MECCG');
    stores(t, 10, true);
    t.resource.uses('Lure of MECCG', 'Gimli').stage.resolve();
    t.equal(
      [t.card('Lure of MECCG').status, t.card('Gimli').status],
      ['untapped', 'tapped'],
      'for the one the other',
    );
    t.resource.chooses('store Glamdring');
    t.resource.uses('Lure of MECCG');
    t.rolls(12).resolve();
    t.resource.mayNot('use Lure of MECCG');
  });
});
