import { officialPool } from '@mathom/cards/official';
import { perform, scenario } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { holds } from './holds.ts';

/** WH-85 Wizard's Trove. */
const TROVE = "Wizard's Trove";
const TREE = 'The White Tree';

describe("Wizard's Trove", () => {
  it('with it The White Tree is not unique, as the card has it', () => {
    const sc = scenario('two of them', { proves: [], rules: ['coe'] }, (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [{ at: 'WH-58', members: ['Galva'] }],
          events: [TREE, TROVE],
          hand: [TREE],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused(TREE, { unique: 'coe/g.man.1', 'no-user': 'coe/9.2' });
      t.resource.uses(TROVE).stage.resolve();
      t.resource.refused(TREE, { 'no-user': 'coe/9.2' });
    });
    const pool = officialPool('coe');
    expect(perform(sc, pool).asserts).toBe(perform(sc, pool, 2).asserts);
  });

  holds('a card that any haven takes in is worth all of it there', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        declared: 'Saruman',
        companies: [{ at: 'WH-58', members: [{ name: 'Galva', bears: ['LE-246'] }] }],
        events: [TROVE],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses(TROVE).stage.resolve();
    t.equal([t.card('LE-246').zone, t.points(0).misc], ['pile', 3], 'and not one point alone');
    t.equal(t.card(TROVE).zone, 'pile', 'it lies there with it');
  });

  holds('it is no use away from home', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        declared: 'Saruman',
        companies: [{ at: 'TW-379', members: [{ name: 'Galva', bears: ['LE-246'] }] }],
        events: [TROVE],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot(`use ${TROVE}`);
  });
});
