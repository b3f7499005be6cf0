import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What comes out of the Deep Mines of a Fallen-wizard. */
const kind = 'fallen-wizard';

const down = (t: Stage, hand: Named[], events: Named[] = [], at: Named = 'WH-55'): void =>
  void t.board({
    resource: {
      kind,
      declared: 'Saruman',
      companies: [{ at, members: ['Ori'], ...(at === 'WH-55' ? { under: 'WH-58' } : {}) }],
      hand,
      events: events as never[],
    },
    moment: 'entered',
    asksPasses: true,
  });

const need = { need: 'coe/9.2' };

describe("Delver's Harvest and Earth-eater", () => {
  holds('a harvest where they have gone in, and in the site phase', (t) => {
    down(t, ["Delver's Harvest"]);
    t.resource.plays("Delver's Harvest").stage.resolve();
    t.equal([t.points(0).misc, t.stagePoints(0)], [1, 3], 'a point, and no stage');
    down(t, ["Delver's Harvest"], [], 'TW-375');
    t.resource.refused("Delver's Harvest", need);
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'WH-55', under: 'WH-58', members: ['Ori'] }],
        hand: ["Delver's Harvest", 'Earth-eater'],
        events: ["Delver's Harvest"],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused("Delver's Harvest", { ...need, phase: 'coe/9.1.3' });
    t.resource.refused('Earth-eater', { ...need, phase: 'coe/9.1.3' });
  });

  holds('an Earth-eater for each harvest', (t) => {
    down(t, ['Earth-eater']);
    t.resource.refused('Earth-eater', need);
    down(t, ['Earth-eater'], ["Delver's Harvest"]);
    t.resource.plays('Earth-eater').stage.resolve();
    t.equal(t.points(0).misc, 2, 'a point each');
    down(t, ['Earth-eater'], ["Delver's Harvest", 'Earth-eater']);
    t.resource.refused('Earth-eater', need);
    down(t, ['Earth-eater'], ["Delver's Harvest", "Delver's Harvest", 'Earth-eater']);
    t.resource.may('play Earth-eater');
    down(t, ['Earth-eater'], ["Delver's Harvest"], 'TW-375');
    t.resource.refused('Earth-eater', need);
  });

  holds('it turns up gear of minions that there is more than one of', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'TW-378', members: ['Ori'] }],
        events: ['Earth-eater'],
        // a minor thing, one of the heroes, and one that is unique
        discard: ['Black-mail Coat', 'LE-324', 'Shield of Iron-bound Ash'],
        sideboard: ['Broad-headed Spear', 'High Helm'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Earth-eater').stage.resolve();
    t.equal(t.card('Earth-eater').status, 'tapped', 'it is tapped');
    t.resource.options_are('Black-mail Coat', 'Broad-headed Spear');
    t.resource.chooses('Broad-headed Spear');
    t.equal(t.hand(0), ['Broad-headed Spear'], 'in hand');
  });
});
