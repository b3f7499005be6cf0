import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What costs nothing and is kept from happening is not offered: it could be done for ever. */
describe('a use that is in vain', () => {
  holds('Gandalf does not untap himself while something keeps him tapped', (t) => {
    for (const bears of [['Dreams of Lore'], []] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Gandalf',
          companies: [
            {
              at: 'The White Towers',
              members: [{ name: 'WH-4', status: 'tapped', bears }, 'Gimli'],
            },
          ],
          hand: ['Cram'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end');
      if (bears.length > 0)
        t.resource.refused('Gandalf', { vain: 'coe/g.unt.1' }, { way: 'untap' });
      else {
        t.resource.uses('Gandalf', { way: 'untap' }).stage.resolve();
        t.equal(t.card('WH-4').status, 'untapped', 'nothing keeps him');
      }
    }
  });
});
