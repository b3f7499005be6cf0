import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who is not brought into play where he is no guest, and by no way at all. */

const kind = 'ringwraith';
const REN = 'Ren the Ringwraith';

describe('Carn Dûm, Geann a-Lisch', () => {
  for (const [at, comes] of [
    ['LE-359', false],
    ['LE-374', false],
    ['LE-390', true],
  ] as const) {
    holds(`${at}: one who would follow his lord is ${comes ? 'welcome' : 'not welcome'}`, (t) => {
      t.board({
        resource: { kind, companies: [{ at, members: ['The Witch-king'] }], hand: [REN] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      if (comes) t.resource.may(`play ${REN}`);
      else t.resource.mayNot(`play ${REN}`);
    });

    holds(`${at}: nor do more of them come there to ride together`, (t) => {
      const RIDE: Named = 'They Ride Together';
      t.board({
        resource: { kind, companies: [{ at, members: ['The Witch-king'] }], hand: [RIDE, REN] },
        moment: 'organization',
        asksPasses: true,
      });
      if (t.offered().some((x) => x.includes(`play ${RIDE}`))) {
        t.resource.plays(RIDE).stage.resolve();
        if (t.offered().includes(REN)) t.resource.chooses(REN);
      }
      t.equal(t.card(REN).zone, comes ? 'play' : 'hand', 'come or not');
    });
  }
});

describe('Urlurtsu Nurn', () => {
  holds('who stays behind is gone before it is asked who enters a site', (t) => {
    for (const lordMoves of [false, true]) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'LE-409', members: ['The Witch-king'] },
            { at: 'Bree', members: ['Jerrek'] },
          ],
          discard: ['Lagduf'],
          sites: ['Minas Morgul'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Urlurtsu Nurn').stage.resolve();
      if (lordMoves) t.resource.chooses('move the company of The Witch-king to Minas Morgul');
      for (let i = 0; i < 60 && t.state.phase !== 'site'; i++) {
        const { options } = t.decision();
        t.take(options.find((o) => o.type === 'pass') ?? options[0], 'it goes on');
      }
      t.equal(t.card('Lagduf').zone, 'discard', 'as the movement/hazard phase ends');
      t.resource.mayNot('Lagduf');
    }
  });
});
