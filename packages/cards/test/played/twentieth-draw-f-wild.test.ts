import { query } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Radagast fallen: his shape that stays, and the land around him, of a twentieth draw. */
const kind = 'fallen-wizard';
const SHIFTER = 'Shifter of Hues';
const GIRDLE = 'Girdle of Radagast';

/** Events that give so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe(SHIFTER, () => {
  holds('Who has said where he goes, and takes that shape, stays', (t) => {
    for (const shape of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'WH-57', members: ['Radagast', 'Beretar'] }],
          sites: ['Woodmen-town'],
          hand: [SHIFTER],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to Woodmen-town');
      if (shape) t.resource.plays(SHIFTER).stage.resolve();
      t.skipTo('enter');
      t.equal(t.card('Beretar').site, shape ? 'Rhosgobel' : 'Woodmen-town', `${shape}`);
    }
  });

  holds(
    'He taps for a company that is on its way, in the phase of another; not for one that stays',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'WH-58', to: 'Barrow-downs', by: ['Arthedain', 'Cardolan'], members: ['Anborn'] },
            { at: 'WH-57', members: [{ name: 'Radagast', bears: [SHIFTER] }, 'Beretar'] },
          ],
        },
        moment: 'hazards',
        current: 'Anborn',
        asksPasses: true,
      });
      t.resource.uses(SHIFTER).stage.resolve();
      const checks = (who: CardName): number =>
        query.rollModifier(t.state, 'corruption-check', t.card(who).id, -1);
      t.equal([checks('Anborn'), checks('Beretar')], [2, 0], 'those who go');
      t.resource.mayNot(`use ${SHIFTER}`);
    },
  );
});

describe(GIRDLE, () => {
  const BEASTS: readonly Named[] = [
    'Gwaihir',
    'Noble Steed',
    'Noble Hound',
    'Goldberry',
    'Treebeard',
    'Skinbark',
  ];
  const board = (
    t: Stage,
    points: number,
    allies: number,
    pile: Named[],
    who: 'Radagast' | 'Saruman' = 'Radagast',
    others: Named[] = [],
  ): Stage =>
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: who === 'Radagast' ? 'WH-57' : 'Isengard',
            members: [{ name: who, bears: BEASTS.slice(0, allies) }],
          },
          ...(who === 'Radagast' ? [] : [{ at: 'WH-57' as const, members: ['Beretar' as const] }]),
        ],
        events: strayed(points),
        pile,
        hand: [GIRDLE],
      },
      hazard: { pile: others },
      moment: 'organization',
      asksPasses: true,
    });

  holds('Twelve stage points; six beasts and hosts of the land around, of his own', (t) => {
    for (const [points, allies, pile, may] of [
      [12, 6, [], true],
      [10, 6, [], false],
      [12, 5, [], false],
      [12, 5, ['Beornings'], true],
      [12, 4, ['Woodmen', 'Beornings'], true],
    ] as const) {
      board(t, points, allies, [...pile]);
      if (may) t.resource.may(`play ${GIRDLE}`);
      else t.resource.mayNot(`play ${GIRDLE}`);
    }
    board(t, 12, 5, [], 'Radagast', ['Beornings']).resource.mayNot(`play ${GIRDLE}`);
  });

  holds('A land that it has made wild is wild for one who watches over those who go there', (t) => {
    for (const wild of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'WH-57',
              members: [{ name: 'Radagast', bears: [SHIFTER] }],
              onSite: wild ? [GIRDLE] : [],
            },
            {
              at: "Beorn's House",
              to: 'Dol Guldur',
              by: ['Anduin Vales', 'Southern Mirkwood'],
              members: ['Anborn'],
            },
          ],
        },
        moment: 'hazards',
        current: 'Anborn',
        asksPasses: true,
      });
      if (wild) t.resource.may(`use ${SHIFTER}`);
      else t.resource.mayNot(`use ${SHIFTER}`);
    }
  });
});
