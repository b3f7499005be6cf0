import { query } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What befalls those who have strayed, and the places they come to. */

const kind = 'fallen-wizard';

/** Events that give so many stage points and do nothing else here. */
const strayed = (n: number): CardName[] => [
  ...Array.from({ length: Math.floor(n / 2) }, (): CardName => 'Never Refuse'),
  ...(n % 2 === 1 ? (['Thrall of the Voice'] as const) : []),
];

describe('stages', () => {
  holds('Something Else at Work: nothing for a Fallen-wizard who has not strayed', (t) => {
    for (const [points, by] of [
      [0, 0],
      [1, -1],
      [4, -1],
      [5, -2],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'TW-378',
              members: [{ name: 'Saruman', bears: ['Something Else at Work'] }, 'Beretar'],
            },
          ],
          events: strayed(points),
          hand: ['Rangers of the North'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(t.stagePoints(0), points, 'so far');
      t.rolls(7).resource.plays('Rangers of the North', 'Saruman').stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, 7 + 12 + by, `${points}`);
    }
  });

  holds('In the Grip of Ambition, Inner Rot: whose they are strays no further for it', (t) => {
    for (const card of ['In the Grip of Ambition', 'Inner Rot'] as const)
      for (const other of [kind, 'wizard'] as const) {
        t.board({
          resource: {
            kind: other,
            companies: [{ at: 'Bree', members: [{ name: 'Saruman', bears: [card] }, 'Beretar'] }],
          },
          hazard: {
            kind,
            companies: [{ at: 'TW-378', members: ['Radagast'] }],
            events: strayed(8),
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(
          [t.stagePoints(0), t.stagePoints(1)],
          [other === kind ? 2 : 0, 8],
          `${card}: ${other}`,
        );
      }
  });

  holds('On guard: what lies on him may be revealed as he wins a faction', (t) => {
    for (const [guard, may] of [
      ['Cast from the Order', true],
      ["Fool's Bane", true],
      ['Power Relinquished to Artifice', true],
      ['Longing for the West', true],
      ['In the Grip of Ambition', true],
      ['Flotsam and Jetsam', false],
      ["Nature's Revenge", false],
      ['Siege', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'The White Towers',
              to: 'TW-378',
              members: ['Saruman', 'Beretar'],
              onGuard: [guard],
            },
          ],
          hand: ['Rangers of the North'],
        },
        hazard: { hand: ['River'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Rangers of the North', 'Saruman');
      if (may) t.hazard.may(`reveal ${guard}`);
      else t.hazard.mayNot(`reveal ${guard}`);
    }
  });
});

describe('places', () => {
  holds('Whole Villages Roused: an overt Fallen-wizard is detained as heroes are', (t) => {
    for (const overt of [false, true]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'TW-378',
              members: [
                overt ? { name: 'Saruman', bears: ['Cast from the Order'] } : 'Saruman',
                'Beretar',
              ],
            },
          ],
        },
        hazard: { hand: ['Whole Villages Roused'] },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      t.hazard.plays('Whole Villages Roused').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.equal([t.attack().prowess, t.attack().detainment], [9, true], `${overt}`);
    }
  });

  holds('Whole Villages Roused: Men of the Shadow are wounded where its Orcs are detained', (t) => {
    for (const [who, detained] of [
      [['Gorbag', 'Shagrat', 'Lagduf', 'Muzgash'], true],
      [['Hendolen', 'Ostisen', 'Asternak', 'Ciryaher'], false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', to: 'Moria', members: [...who] }],
        },
        hazard: { hand: ['Whole Villages Roused'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Whole Villages Roused').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.equal([t.attack().prowess, t.attack().detainment], [7, false], 'its own come first');
      while (t.attack().prowess === 7) {
        const { options } = t.decision();
        t.rolls(...Array<number>(8).fill(7));
        t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
        t.state.dice = [];
      }
      t.equal([t.attack().prowess, t.attack().detainment], [9, detained], who[0]);
    }
  });

  holds("Nature's Revenge: each copy has its beasts, on the cards of the other side too", (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Bree', members: ['Hendolen', 'Ostisen'] }],
      },
      hazard: {
        kind: 'wizard',
        hand: ['Wargs'],
        companies: [
          {
            at: 'Bree',
            members: ['Beretar'],
            onSite: ["Nature's Revenge", "Nature's Revenge"],
          },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    const cards = t.state.table.filter((id) => query.nameOf(t.state, id) === 'Bree');
    t.equal(
      cards.map((id) => [query.siteType(t.state, id), query.automaticAttacks(t.state, id).length]),
      // Men wait for minions there
      [
        ['ruins', 1 + 2],
        ['ruins', 2],
      ],
      'ruins both',
    );
  });

  holds("Nature's Revenge: gone with its own card, whoever is still there", (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', to: 'Rivendell', members: ['Gimli'], onSite: ["Nature's Revenge"] },
        ],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Beretar'] }], hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.skipTo('end-of-turn');
    t.equal(t.card("Nature's Revenge").zone, 'discard', 'they have left');
    const [bree] = t.state.table.filter((id) => query.nameOf(t.state, id) === 'Bree');
    t.equal(query.siteType(t.state, bree), 'border-hold', 'as it was');
  });

  holds('Flotsam and Jetsam: twenty are too few for a Fallen-wizard', (t) => {
    for (const [n, ok] of [
      [21, true],
      [20, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Rivendell', members: ['Saruman'] }],
          hand: ['Horns, Horns, Horns', 'Twilight'],
          discard: ['Riders of Rohan'],
          deck: Array<Named>(n).fill('Cram'),
          noFiller: true,
        },
        hazard: { events: ['Flotsam and Jetsam'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (ok) t.resource.may('play Horns, Horns, Horns');
      else t.resource.refused('Horns, Horns, Horns', { 'no-effect': 'coe/5.1.2' });
    }
  });
});
