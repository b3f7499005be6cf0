import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Cards that games between bots hardly ever see: each can be played from hand where it says. */
describe('seldom played, but playable', () => {
  holds('Palantír of Elostirion at the White Towers', (t) => {
    for (const at of ['The White Towers', 'Weathertop'] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Elrond', 'Gimli'] }],
          hand: ['Palantír of Elostirion'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (at === 'Weathertop') {
        t.resource.refused('Palantír of Elostirion', { 'not-here': 'coe/2.V.4' });
        continue;
      }
      t.resource.plays('Palantír of Elostirion', 'Elrond').stage.resolve();
      t.equal(
        [t.card('Palantír of Elostirion').host, t.card(at).status],
        ['Elrond', 'tapped'],
        'found',
      );
    }
  });

  holds('Andúril, with a sage where information is to be had', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Amon Hen', members: ['Elrond', 'Gimli'] }],
        hand: ['Andúril, the Flame of the West'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Andúril, the Flame of the West', 'Elrond');
    t.rolls(12).resolve();
    t.equal(
      [
        t.card('Andúril, the Flame of the West').host,
        t.card('Elrond').status,
        t.card('Amon Hen').status,
      ],
      ['Elrond', 'tapped', 'tapped'],
      'begun',
    );
  });
});
