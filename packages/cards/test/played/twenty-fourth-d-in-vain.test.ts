import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Nothing is played only to be discarded by its own text (coe/5.1.2). */

describe("By the Ringwraith's Word", () => {
  const WORD = "By the Ringwraith's Word";

  holds('not for one who has somebody of more mind with him, and as much is no more', (t) => {
    for (const [other, may] of [
      ['Hador', false],
      ['Muzgash', true],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Dol Guldur', members: ['Ren the Ringwraith'] },
            { at: 'Dol Guldur', members: ['Jerrek', other] },
          ],
          hand: [WORD],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(WORD, may ? 'Jerrek' : other).stage.resolve();
      t.equal(t.card(WORD).host, may ? 'Jerrek' : other, 'whoever has the most');
    }
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'Dol Guldur', members: ['Ren the Ringwraith'] },
          { at: 'Dol Guldur', members: ['Jerrek', 'Hador'] },
        ],
        hand: [WORD],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(WORD);
    t.equal(t.card(WORD).zone, 'chain', 'there is nobody to choose but him');
    t.resolve();
    t.equal(t.card(WORD).host, 'Hador', 'who has more');
  });
});
