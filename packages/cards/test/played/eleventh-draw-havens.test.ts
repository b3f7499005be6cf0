import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What a Fallen-wizard has of places, held to the text. */
const kind = 'fallen-wizard';

describe('Wizardhavens', () => {
  const HAVENS: readonly (readonly [Named, Named, Named])[] = [
    ['WH-56', 'Isengard', 'Saruman'],
    ['WH-57', 'Rhosgobel', 'Radagast'],
    ['WH-58', 'The White Towers', 'Pallando'],
  ];

  holds('Another company that comes there attacks nobody of his', (t) => {
    for (const [at, name, who] of HAVENS)
      for (const sheltered of [true, false]) {
        const theirs = { Isengard: 'LE-384', Rhosgobel: 'AS-159', 'The White Towers': 'LE-412' };
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: theirs[name as keyof typeof theirs] as Named,
                members: ['Grishnákh', 'Gorbag'],
              },
            ],
          },
          hazard: {
            kind,
            companies: [
              {
                at: sheltered ? at : (theirs[name as keyof typeof theirs] as Named),
                members: [who, 'Beretar'],
              },
            ],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.passUntil('company-attack').resource.chooses('attack the company');
        t.equal(t.underAttack, !sheltered, `${name}: ${sheltered}`);
      }
  });

  holds('It shelters those who are there, and not those on their way', (t) => {
    for (const [at, to] of [
      ['WH-58', 'TW-378'],
      ['TW-378', 'WH-58'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, to, by: ['Arthedain'], members: ['Saruman', 'Beretar'] }],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.expect(t.underAttack, `on the road to ${to}`);
    }
  });

  holds('Rhosgobel gives its point while somebody of his is there, and to no other wizard', (t) => {
    for (const [at, points] of [
      [['Rhosgobel', 'Rhosgobel'], 1],
      [['Bree', 'WH-57'], 1],
      [['Bree', 'WH-58'], 0],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: at[0], members: ['Radagast'] },
            { at: at[1], members: ['Beretar'] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.stagePoints(0), points, `${at}`);
    }
    for (const [who, may] of [
      ['Radagast', true],
      ['Saruman', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'TW-438', members: [who] }], sites: ['WH-57'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('to Rhosgobel');
      else t.resource.mayNot('to Rhosgobel');
    }
  });
});
