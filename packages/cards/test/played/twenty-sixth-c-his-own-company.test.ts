import { renderCard } from '@mathom/engine/render/index';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

/** A mode lies on the company of one's own Ringwraith, and is not left with those whom he leaves (coe/2.II.3.6.1). */

const REN = 'Ren the Ringwraith';
const KHAMUL = 'Khamûl the Ringwraith';

const riding = (t: Stage, mode: Named, more: Member[] = []): Stage =>
  t
    .board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'Dol Guldur', members: [REN, 'Hador', ...more] },
          { at: 'Dol Guldur', members: ['Ostisen'] },
        ],
        hand: [mode],
        sites: ['Sarn Goriwing', 'Minas Morgul'],
      },
      moment: 'organization',
      asksPasses: true,
    })
    .resource.plays(mode)
    .stage.resolve();

for (const mode of ['Black Rider', 'Fell Rider', 'Heralded Lord'] as const)
  describe(mode, () => {
    holds('it goes with him, whoever is split off', (t) => {
      for (const off of [REN, 'Hador'] as const) {
        riding(t, mode).resource.chooses('organize').chooses('split off', off).passes();
        t.resource.may(`move the company of ${REN} to Sarn Goriwing`);
        t.equal(
          [t.card('Hador').stat('prowess'), t.card('Hador').influence()],
          [5, 1],
          'nothing is left to the other',
        );
      }
    });
  });

describe('Heralded Lord', () => {
  const numbers = (t: Stage, who: Named): [number, number] => [
    t.card(who).stat('prowess'),
    t.card(who).influence(),
  ];
  holds('who follows him goes with him, and those whom he joins are his company', (t) => {
    riding(t, 'Heralded Lord', [{ name: KHAMUL, under: REN }]);
    const [lord, follower] = [numbers(t, REN), numbers(t, KHAMUL)];
    t.resource.chooses('organize').chooses(`move ${REN}`, 'Ostisen').passes();
    t.equal([numbers(t, REN), numbers(t, KHAMUL)], [lord, follower], 'as before');
    t.equal(
      [numbers(t, 'Ostisen'), numbers(t, 'Hador')],
      [
        [1, 3],
        [5, 1],
      ],
      'these, and no others',
    );
  });

  holds('another who leaves takes nothing with him', (t) => {
    riding(t, 'Heralded Lord').resource.chooses('organize').chooses('move Hador', 'Ostisen');
    t.resource.passes();
    t.equal(
      [numbers(t, 'Ostisen'), numbers(t, 'Hador')],
      [
        [3, 0],
        [5, 1],
      ],
      'as they are',
    );
  });
});

describe('what a player reads', () => {
  it('the card of a mode goes with the Ringwraith', () => {
    for (const id of ['LE-170', 'LE-183', 'LE-190']) {
      const card = allCards.find((one) => one.id === id);
      expect(card && renderCard(card).text.join(' ')).toContain(
        'Your Ringwraith takes this card along if he goes into another company.',
      );
    }
  });
});
