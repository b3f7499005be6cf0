import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is seen of others, where there are several. */
describe('among three', () => {
  holds('Mirror of Galadriel: the hand of one opponent, the deck of whomever', (t) => {
    for (const [hand, deck, seen] of [
      [2, 1, ['Crebain', 'Orc-guard']],
      [1, 2, ['Wargs', 'Cave-drake']],
      [2, 2, ['Crebain', 'Cave-drake']],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Gimli'] }],
          hand: ['Mirror of Galadriel'],
        },
        hazard: { hand: ['Wargs'], deck: ['Orc-guard'] },
        others: [{ hand: ['Crebain'], deck: ['Cave-drake'] }],
        moment: 'organization',
        asksPasses: true,
      });
      const names = ['Wargs', 'Orc-guard', 'Crebain', 'Cave-drake'] as const;
      const known = (): Named[] => names.filter((name) => t.sees(0, t.id(name)));
      t.resource.plays('Mirror of Galadriel').stage.resolve();
      t.resource.chooses('See the hand');
      t.take({ type: 'player', seat: hand }, 'whose hand');
      const first = known();
      t.resource.passes();
      t.resource.chooses('the other deck');
      t.take({ type: 'player', seat: deck }, 'whose deck');
      t.equal([...first, ...known().filter((x) => !first.includes(x))], [...seen], 'one and one');
      t.equal(first.length, 1, 'the one hand');
    }
  });
});
