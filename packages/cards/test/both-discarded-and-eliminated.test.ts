import { type Named, perform, scenario } from '@mathom/engine/scenario';
import { expect, it } from 'vitest';
import { inventedPool } from '../src/invented/index.ts';

/** No published Orc has a number that is above his body, so one is made up. */
const ORC = {
  id: 'XX-1',
  kind: 'character',
  name: 'Orc of Two Minds',
  alignment: 'minion',
  race: 'Orc',
  skills: ['warrior'],
  prowess: 3,
  body: 8,
  mind: 2,
  influence: 0,
  home: [{ any: { siteType: 'dark-hold' } }],
  discardedOn: [9],
};

it('an Orc whom one result would discard and eliminate is discarded (coe/3.I.3, crf/term/body-check/3)', () => {
  const pool = inventedPool([ORC]);
  const who = 'Orc of Two Minds' as Named;
  const sc = scenario('An Orc whom one result would discard and eliminate', [], (t) => {
    for (const [total, zone] of [
      [8, 'play'],
      [9, 'discard'],
      [10, 'removed'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', to: 'Ettenmoors', members: [who] }],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      t.fightOut(2, total);
      t.equal(t.card(who).zone, zone, `a ${total}`);
    }
  });
  expect(perform(sc, pool).asserts).toBe(3);
});
