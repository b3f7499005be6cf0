import { query } from '@mathom/engine';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Of what a company has only one of, one must go when two companies come together (coe/g.cbd.1). */
describe('companies that join', () => {
  holds('Swarm of Bats: one on a company, and its player says which is left', (t) => {
    for (const events of [['Swarm of Bats'], []] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Dol Guldur', members: ['Gorbag', 'Shagrat'], events: ['Swarm of Bats'] },
            { at: 'Dol Guldur', members: ['Grishnákh', 'Muzgash'], events },
          ],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('join the company of Gorbag');
      if (events.length > 0) {
        t.asks(t.resource, 'pick');
        t.equal(t.decision().options.length, 2, 'either of them');
        t.take(t.decision().options[0], 'one goes');
      }
      t.asks(t.resource, 'organizing');
      t.equal(
        t.state.table.filter((id) => query.nameOf(t.state, id) === 'Swarm of Bats').length,
        1,
        'one is left',
      );
    }
  });
});
