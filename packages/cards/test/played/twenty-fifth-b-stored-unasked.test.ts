import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

const SECRET = "That Ain't No Secret";
const SHIRE = 'News of the Shire';
const RIDING = 'No News of Our Riding';

/** What is stored unasked: no place is named for it. */
describe('Fealty Under Trial', () => {
  holds('what counts as if it were stored is stored, in Barad-dûr too', (t) => {
    const tried = (at: Named, bears: Named[], roll: number): void => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at, members: [{ name: 'Hendolen', bears }, 'Orc Tracker'] }],
        },
        hazard: { hand: ['Fealty Under Trial'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [roll],
      });
      t.hazard.plays('Fealty Under Trial', 'Hendolen').stage.resolve();
    };
    for (const at of ['Minas Morgul', 'Barad-dûr'] as const) {
      tried(at, [SECRET], 2);
      t.equal(rolled(t, 'roll').at(-1)?.total, 2 + 1, `${at}: as if it were stored`);
      t.equal([t.card(SECRET).zone, t.points(0).misc], ['pile', 1], `${at}: and it is`);
    }
    // it is not lost with him
    tried('Barad-dûr', [SECRET, 'The Iron Crown'], 12);
    t.equal(
      [t.card('Hendolen').zone, t.card(SECRET).zone, t.card('The Iron Crown').zone],
      ['discard', 'pile', 'pile'],
      'laid up before he goes',
    );
    // what is for one place is laid up there alone, and what is for none nowhere
    tried('Barad-dûr', [SHIRE, RIDING], 2);
    t.equal([t.card(SHIRE).zone, t.card(RIDING).zone], ['pile', 'play'], 'in Barad-dûr');
    tried('Minas Morgul', [SHIRE, RIDING], 2);
    t.equal([t.card(SHIRE).zone, t.card(RIDING).zone], ['play', 'play'], 'not in a Darkhaven');
  });
});
