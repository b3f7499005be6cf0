import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ways that no other board goes, and readings of what is met on them. */

const kind = 'ringwraith';
const MISTY = 'The Misty Mountain Deeps';
const UNDEEPS = 'The Undeeps of Anduin';

describe('below mountains and over the river', () => {
  for (const [card, pairs] of [
    [
      MISTY,
      [
        ['LE-358', 'AS-146'], // Rhudaur, Anduin Vales
        ['LE-358', 'LE-382'], // Rhudaur, Wold & Foothills
        ['LE-382', 'LE-397'], // Wold & Foothills, Hollin
        ['LE-397', 'AS-170'], // Hollin, Fangorn
        ['AS-170', 'LE-370'], // Fangorn, Dunland
      ],
    ],
    [
      UNDEEPS,
      [
        ['LE-372', 'LE-364'], // Rohan, Dagorlad
        ['LE-364', 'LE-391'], // Dagorlad, Anórien
        ['LE-398', 'LE-381'], // Lebennin, Ithilien
        ['LE-377', 'LE-398'], // Harondor, Lebennin
      ],
    ],
  ] as const)
    holds(`${card}: each of its pairs is one step, and nobody waits there`, (t) => {
      for (const [at, to] of pairs) {
        t.board({
          resource: { kind, companies: [{ at, members: ['Eradan'] }], hand: [card], sites: [to] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.plays(card, { way: 'neighbors' }, 'Eradan').stage.resolve();
        t.resource.chooses(' to ');
        t.passUntil('path');
        const two = t.decision().options.find((o) => o.type === 'path' && o.steps.length === 2);
        t.expect(two !== undefined, `${at} to ${to}: one region and the next`);
        t.take(two!, 'the short way');
        t.skipTo('movement-hazard');
        t.equal(t.underAttack, false, 'no Orcs');
      }
    });

  holds('or two hazards less on the way to their regions, and to no others', (t) => {
    const members: Member[] = ['Orc Tracker', 'Lagduf', 'Muzgash', 'Orc Brawler', 'Orc Brawler'];
    const limit = (card: Named, at: Named, to: Named): number => {
      t.board({
        resource: { kind, companies: [{ at, to, members }], hand: [card] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(card, { way: 'lowered' }, 'Orc Tracker').stage.resolve();
      t.skipTo('movement-hazard');
      return t.limit('Orc Tracker');
    };
    t.equal(
      [
        limit(MISTY, 'LE-367', 'AS-146'),
        limit(MISTY, 'LE-367', 'LE-382'),
        limit(MISTY, 'LE-367', 'LE-392'),
        limit(UNDEEPS, 'LE-367', 'LE-364'),
        limit(UNDEEPS, 'LE-390', 'LE-377'),
        limit(UNDEEPS, 'LE-367', 'LE-382'),
      ],
      [3, 3, 5, 3, 3, 5],
      'five of them, or three',
    );
  });
});

describe('readings', () => {
  holds('The Worthy Hills: the covert are detained there, whoever sends them (WH-31)', (t) => {
    for (const [members, detained] of [
      [['Beretar'], true],
      [['Lagduf'], false],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [{ at: 'LE-415', members }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.passUntil('attack');
      t.equal(t.attack().detainment, detained, members[0]);
    }
  });

  holds('Moria: a Spider is met there in earnest, and the stronger for Ungoliant’s sake', (t) => {
    const met = (answer: 'use' | 'pass'): [number, boolean] => {
      t.board({
        resource: { kind, companies: [{ at: 'LE-367', to: 'LE-392', members: ['Lagduf'] }] },
        hazard: { hand: ["Shelob's Brood"], events: ["Ungoliant's Progeny"] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays("Shelob's Brood").stage.resolve();
      t.hazard.chooses(answer);
      return [t.attack().prowess, t.attack().detainment];
    };
    const [plain] = met('pass');
    t.equal(
      [met('pass'), met('use')],
      [
        [plain, false],
        [plain + 1, false],
      ],
      'the site has its way',
    );
  });
});
