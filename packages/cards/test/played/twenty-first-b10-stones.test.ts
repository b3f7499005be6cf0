import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Stones that ask for company on the road. */

describe('a Palantír that needs company', () => {
  holds('is lost as a site card is exchanged, which is movement too (coe/2.VI.1)', (t) => {
    const carried = (stone: Named, kind: 'wizard' | 'fallen-wizard', others: Member[]): string => {
      const first = kind === 'wizard' ? 'Aragorn II' : 'Gandalf';
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Edoras',
              members: [{ name: first, bears: ['Bill the Pony', stone] }, ...others],
            },
          ],
          sites: ['Lórien'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.noDraws().passUntil('turn-end').resource.uses('Bill the Pony').stage.resolve();
      t.equal(t.card(first).site, 'Lórien', 'carried there');
      return t.card(stone).zone;
    };
    for (const [kind, stone, friend] of [
      ['wizard', 'TW-296', 'Fatty Bolger'],
      ['fallen-wizard', 'LE-330', 'Beretar'],
    ] as const)
      t.equal(
        [carried(stone, kind, []), carried(stone, kind, [friend])],
        ['discard', 'play'],
        `${kind}: one alone loses it, two do not`,
      );
    t.equal(
      carried('TW-301', 'wizard', ['Fatty Bolger']),
      'discard',
      'four are needed for that one',
    );
  });
});
