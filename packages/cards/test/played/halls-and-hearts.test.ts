import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who rests and who heals others: for whom it is, and what becomes of it when one of them is lost. */
describe('rest and healing', () => {
  const HALL = 'Hall of Fire';
  const hall = (t: Stage): void => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            onSite: [HALL],
            members: [
              { name: 'Elrond', status: 'tapped', bears: [{ name: 'Gollum', tapped: true }] },
              { name: 'Gimli', status: 'wounded' },
              'Arwen',
            ],
          },
        ],
      },
      hazard: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Legolas', status: 'tapped' }] }],
      },
      moment: 'movement',
    });
  };

  holds('Hall of Fire: one of a company that stays there is healed, or untaps', (t) => {
    hall(t);
    t.resource.options_are('Elrond', 'Gimli', 'pass').chooses('Gimli');
    t.equal([t.card('Gimli').status, t.card('Elrond').status], ['tapped', 'tapped'], 'one of them');
    hall(t);
    t.resource.chooses('Elrond');
    t.equal(
      [t.card('Gimli').status, t.card('Elrond').status],
      ['wounded', 'untapped'],
      'the other',
    );
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', to: 'Rivendell', members: [{ name: 'Gimli', status: 'wounded' }] },
          {
            at: 'Rivendell',
            onSite: [HALL],
            members: ['Haldir', { name: 'Elrond', status: 'tapped' }],
          },
        ],
      },
      moment: 'hazards',
    });
    t.hazard.passes();
    t.resource.options_are('Elrond', 'pass');
  });

  holds(
    'Warm Now Be Heart and Limb: a sage lost to his check does not keep the next from healing',
    (t) => {
      const name = 'Warm Now Be Heart and Limb';
      t.board({
        resource: {
          companies: [
            {
              at: 'Ettenmoors',
              members: [
                { name: 'Arwen', bears: ['Glamdring', 'Orcrist', 'Precious Gold Ring'] },
                'Balin',
                { name: 'Bergil', status: 'wounded' },
                { name: 'Bofur', status: 'wounded' },
              ],
            },
            { at: 'Rivendell', members: ['Elrond', { name: 'Gimli', status: 'wounded' }] },
          ],
          hand: [name],
        },
        moment: 'organization',
      });
      t.rolls(2, 7).resource.plays(name, 'Arwen').stage.resolve();
      t.resource.chooses('Arwen').options_are('Bergil', 'Bofur', 'pass').chooses('Bofur');
      t.expect(t.card('Arwen').zone !== 'play', 'she has failed');
      t.resource.options_are('Bergil', 'pass').chooses('Bergil');
      t.equal(
        ['Balin', 'Bergil', 'Bofur'].map((n) => t.card(n).status),
        ['tapped', 'tapped', 'tapped'],
        'both are healed',
      );
    },
  );
});
