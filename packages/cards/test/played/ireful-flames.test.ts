import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Ireful Flames', () => {
  holds('an item that a ring finds in the deck has its price too', (t) => {
    for (const hand of [
      [],
      ['Dagger of Westernesse'],
      ['Dagger of Westernesse', 'Shield of Iron-bound Ash'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Irerock',
              members: [{ name: 'Gimli', bears: ["Dwarven Ring of Barin's Tribe"] }],
            },
          ],
          hand,
          deck: ['Sword of Gondolin'],
        },
        hazard: { events: ['Ireful Flames'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.uses("Dwarven Ring of Barin's Tribe").stage.resolve();
      t.rolls(12).resource.chooses('Play an item');
      if (hand.length === 0) {
        t.equal(t.card('Sword of Gondolin').zone, 'deck', 'with nothing to give up it stays there');
        continue;
      }
      t.resource.chooses('Sword of Gondolin');
      if (hand.length > 1) t.resource.chooses('Dagger of Westernesse');
      t.equal(
        [t.card('Sword of Gondolin').host, t.card('Dagger of Westernesse').zone],
        ['Gimli', 'removed'],
        'the one for the other',
      );
      if (hand.length > 1) t.equal(t.card('Shield of Iron-bound Ash').zone, 'hand', 'and no more');
    }
  });
});
