import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ringwraiths and those who drive Orcs: where the present texts and the older rulings part. */

const kind = 'ringwraith';
const REN = 'Ren the Ringwraith';
const RIDE = 'They Ride Together';
const WHIP = "Where There's a Whip";

const organizing = (t: Stage, at: Named, members: Member[], hand: Named[]): Stage =>
  t.board({
    resource: { kind, companies: [{ at, members }], hand },
    moment: 'organization',
    asksPasses: true,
  });

describe(RIDE, () => {
  const ORCS: Named[] = [
    'Orc Captain',
    'Lagduf',
    'Muzgash',
    'Radbug',
    'Orc Brawler',
    'Orc Veteran',
  ];

  holds('a haven has room for all of them; by the older rulings seven are the most', (t) => {
    organizing(t, 'Dol Guldur', [REN, ...ORCS], [RIDE, 'Indûr the Ringwraith']);
    if (t.rules !== 'coe') {
      t.resource.refused(RIDE, { need: 'coe/9.2' });
      return;
    }
    t.resource.plays(RIDE).stage.resolve();
    t.resource.chooses('Indûr the Ringwraith');
    t.equal(t.company(REN).members.length, 8, 'coe/2.II.3.1');
  });
});

describe(WHIP, () => {
  holds('who has nothing to fear of it gets up with the others, or stays', (t) => {
    organizing(
      t,
      'LE-364',
      [
        { name: 'Troll-chief', bears: ['Whip'] },
        { name: 'Shagrat', status: 'tapped' },
        { name: 'Lieutenant of Morgul', status: 'wounded' },
      ],
      [WHIP],
    );
    if (t.rules !== 'coe') {
      t.resource.refused(WHIP, { 'no-effect': 'coe/5.1.2' });
      return;
    }
    t.rolls(2).resource.plays(WHIP).stage.resolve();
    t.unrolled(1, 'nobody is less in both');
    t.equal(
      [t.card('Shagrat').status, t.card('Lieutenant of Morgul').status],
      ['untapped', 'wounded'],
      'each who is not hurt',
    );
  });
});
