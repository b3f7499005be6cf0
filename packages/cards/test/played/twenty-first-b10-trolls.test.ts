import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Three Trolls who come together, and whom a Balrog may bring in besides. */

describe('Bûrat, Tûma and Wûluag', () => {
  holds('who comes with another leaves a Balrog the one more who is not unique', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'Moria', members: ['Orc Brawler'] }],
        hand: ['Bûrat', 'Tûma', 'Orc Tracker', 'Orc Veteran', 'Gorbag'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const may = (name: string): boolean => t.offered().some((x) => x.includes(`play ${name}`));
    t.resource.chooses('organize').chooses('play Bûrat', 'general influence in');
    t.equal([may('Tûma'), may('Orc Tracker')], [true, true], 'a fellow, or one more');
    t.resource.chooses('play Tûma', 'general influence in');
    t.equal([may('Gorbag'), may('Orc Tracker')], [false, true], 'nobody else who is unique');
    t.resource.chooses('play Orc Tracker', 'general influence in');
    t.equal(may('Orc Veteran'), false, 'that was the one more');
  });
});
