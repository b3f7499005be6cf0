import type { CompanySpec, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Items: who can use them, where they are found and kept, and what they weigh. */

describe('worn', () => {
  holds('Troth-ring: dulls the mind, wards the body, and one is enough', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Carn Dûm',
            members: [
              { name: 'Hendolen', bears: ['Troth-ring'] },
              { name: 'Horseman in the Night', bears: ['Troth-ring'] },
              'Orc Tracker',
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.equal(t.card('Hendolen').stat('mind'), 5, 'one less than printed');
    t.resource.may('give Troth-ring to Orc Tracker').mayNot('give Troth-ring to Hendolen');

    for (const [body, zone] of [
      [8, 'play'],
      [9, 'removed'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Hendolen', bears: ['Troth-ring'] }],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut(2, body);
      t.equal(t.card('Hendolen').zone, zone, `${body} less one, to a body of 7`);
    }
  });

  holds('Enruned Shield: only a warrior holds it up, and the foe is not beaten by it', (t) => {
    const struck = (who: Named): void => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: who, bears: ['Enruned Shield'] }] },
          ],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
    };
    struck('Frodo');
    t.resource.refused('Enruned Shield', { need: 'coe/9.2' });
    struck('Aragorn II');
    t.equal(t.card('Aragorn II').stat('body'), 10, 'no more than 10');
    t.resource.uses('Enruned Shield').stage.resolve();
    t.resource.passes();
    t.equal(rolled(t, 'strike'), [], 'nothing is rolled for');
    t.equal(t.card('Enruned Shield').status, 'tapped', 'the price');
    t.passUntil('discard-one');
    t.equal([t.points(0).kill, t.card('Orc-lieutenant').zone], [0, 'discard'], 'nobody has won');
  });
});

describe('found and kept', () => {
  holds('Sapling of the White Tree: not found in dark places, worth more at Minas Tirith', (t) => {
    for (const [at, playable] of [
      ['Barrow-downs', true],
      ['Moria', false],
      ['Barad-dûr', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Aragorn II'] }],
          hand: ['Sapling of the White Tree', 'Glamdring'],
        },
        moment: 'entered',
      });
      t.resource.may('play Glamdring');
      if (playable) t.resource.may('play Sapling of the White Tree');
      else t.resource.mayNot('play Sapling of the White Tree');
    }
    for (const [at, points] of [
      ['Minas Tirith', 2],
      ['Rivendell', 1],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at, members: [{ name: 'Aragorn II', bears: ['Sapling of the White Tree'] }] },
          ],
        },
        moment: 'organization',
        rolls: [7],
      });
      t.resource.chooses('store Sapling of the White Tree').stage.resolve();
      t.equal(t.points(0).item, points, `stored at ${at}`);
    }
  });

  holds('Gold Ring that Sauron Fancies: at Bag End or a lair, and a burden to its bearer', (t) => {
    for (const [at, playable] of [
      ['Bag End', true],
      ['The Lonely Mountain', true],
      ['Moria', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at, members: ['Hendolen'] }],
          hand: ['Gold Ring that Sauron Fancies'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (playable) t.resource.may('play Gold Ring that Sauron Fancies');
      else t.resource.mayNot('play Gold Ring that Sauron Fancies');
    }
    const company: CompanySpec = {
      at: 'Bag End',
      members: [{ name: 'Hendolen', bears: ['Gold Ring that Sauron Fancies'] }, 'Náin'],
    };
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
      hazard: { kind: 'ringwraith', companies: [company] },
      moment: 'untap',
      asksPasses: true,
    });
    t.skipTo('organization');
    t.equal(rolled(t, 'corruption'), [], 'not as the untap phase of others ends');
    t.board({
      resource: { kind: 'ringwraith', companies: [company] },
      moment: 'untap',
      asksPasses: true,
      rolls: [8],
    });
    t.skipTo('organization');
    t.equal(rolled(t, 'corruption'), [{ total: 8, against: 4 }], 'as his own ends');
  });
});
