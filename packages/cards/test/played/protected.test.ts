import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('who cannot be discarded for any reason', () => {
  const board: Parameters<Stage['board']>[0] = {
    resource: {
      companies: [{ at: 'Rivendell', members: ['Aragorn II', 'Glorfindel II', 'Frodo'] }],
      hand: ['Tookish Blood'],
    },
    moment: 'organization',
  };

  holds('is not discarded while organizing, by his own player', (t) => {
    t.board(board);
    t.resource.chooses('organize').may('discard Frodo');
    t.board(board);
    t.resource.plays('Tookish Blood', { way: 'resource' }, 'Frodo').stage.resolve();
    t.resource.chooses('organize').may('discard Aragorn II').mayNot('discard Frodo');
  });

  holds('stays when there is not influence enough: another has to go', (t) => {
    // nine, eight and five are two too many
    t.board(board);
    t.resource.plays('Tookish Blood', { way: 'resource' }, 'Frodo').stage.resolve();
    t.resource.passes();
    t.resource.may('Aragorn II').may('Glorfindel II').mayNot('Frodo');
  });
});
