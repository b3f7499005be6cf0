import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Allies that turn on those who keep them. */

const APPETITE = 'Stay Her Appetite';

describe('Stay Her Appetite', () => {
  holds('Little prowess is a prowess: none but who has no number at all leaves it at that', (t) => {
    for (const [ally, prowess] of [
      ['Gollum', 2],
      ['Mistress Lobelia', 0],
      ['Bill the Pony', -2],
      ['Roäc the Raven', -3],
      ['Goldberry', undefined],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Bilbo', bears: [ally] }, 'Elrond', 'Celeborn', 'Legolas'],
            },
          ],
        },
        hazard: { hand: [APPETITE, 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.rolls(12, ...(prowess === undefined ? [] : [7]));
      t.hazard.plays(APPETITE, ally).stage.resolve();
      t.equal(t.underAttack, prowess !== undefined, ally);
      if (prowess !== undefined) t.equal(t.attack().prowess, prowess + 7, ally);
      t.equal(t.card(ally).zone, 'play', 'it is lost by an attack alone');
    }
  });

  holds('It detains a hero; an Orc is none, though a Fallen-wizard has him', (t) => {
    const three: readonly Named[] = ['Legolas', 'Boromir II', 'Elladan'];
    for (const [who, rest, detains] of [
      ['Gimli', three, true],
      ['Hador', three, true],
      ['Gorbag', ['Shagrat', 'Azog'], false],
      ['Gimli', ['Shagrat', 'Azog'], true],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Moria', members: [{ name: who, bears: ['Gollum'] }, ...rest] }],
        },
        hazard: { hand: [APPETITE, 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.rolls(12, 7);
      t.hazard.plays(APPETITE, 'Gollum').stage.resolve();
      t.equal(t.attack().detainment, detains, `${who} and ${rest}`);
    }
  });
});
