import type { CardName } from '@mathom/engine/language';
import type { Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What Fallen-wizards have made and do, held to the texts. */
const kind = 'fallen-wizard';

const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('A New Ringlord', () => {
  const LORD = 'A New Ringlord';
  /** His turn ends, and so many rolls are made for it. */
  const ends = (t: Stage, bears: Named[], rolls: number[]): string => {
    t.board({
      resource: { kind, companies: [{ at: 'TW-436', members: [{ name: 'Gandalf', bears }] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(...rolls);
    for (let i = 0; i < 20 && t.state.result === null && t.decision().seat >= 0; i++) {
      if (t.decision().about === 'discard-one' || t.state.active === 1) break;
      t.pass();
    }
    return t.state.result?.winner === 0 ? 'won' : t.card('Gandalf').zone;
  };
  const RING: Named = 'The One Ring';
  holds('Three of them are one roll and three more', (t) => {
    t.equal(ends(t, [RING, LORD, LORD, LORD], [7]), 'won', 'seven and three');
    t.equal(ends(t, [RING, LORD, LORD, LORD], [6]), 'play', 'six and three');
    t.equal(ends(t, [RING, LORD, LORD, LORD], [3]), 'play', 'three and three');
    t.equal(ends(t, [RING, LORD, LORD, LORD], [2]), 'removed', 'two and three');
  });

  holds('On him who has the Ring, at a haven of his own, and one in a turn', (t) => {
    for (const [at, bears, may] of [
      ['WH-56', ['The One Ring'], true],
      ['WH-56', [], false],
      ['TW-375', ['The One Ring'], false],
      ['Rivendell', ['The One Ring'], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Saruman', bears: [...bears] }] }],
          hand: [LORD, LORD],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused(LORD, { 'no-target': 'coe/9.3' });
        continue;
      }
      const before = t.card('Saruman').corruption;
      t.resource.plays(LORD).stage.resolve();
      t.equal([t.card('Saruman').corruption - before, t.stagePoints(0)], [1, 3], 'its weight');
      t.resource.refused(LORD, { duplicate: 'coe/g.cbd.1' });
    }
  });
});

describe('The Forge-master', () => {
  const MASTER = 'The Forge-master';
  holds('Any sage but a Hobbit, and any Man', (t) => {
    for (const [who, may] of [
      ['Elrond', true],
      ['Beretar', false],
      ['Háma', true],
      ['Balin', true],
      ['Bilbo', false],
      ['Gimli', false],
      ['Bifur', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'Bree', members: [who] }],
          hand: [MASTER],
        },
        moment: 'organization',
        asksPasses: true,
      });
      const skills = t.offered().some((x) => x.includes(`play ${MASTER}`));
      t.equal(skills, may, `${who}`);
    }
  });

  holds('A thing of the minions serves as well, and it may lie in hand', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'WH-56', members: ['Saruman', { name: 'Elrond', bears: [MASTER] }, 'Gorbag'] },
        ],
        hand: ['Saw-toothed Blade'],
        sideboard: ['Dagger of Westernesse'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses(MASTER, 'Gorbag').stage.resolve();
    t.resource.may('Saw-toothed Blade').chooses('Saw-toothed Blade');
    t.equal(
      [t.card('Saw-toothed Blade').host, t.card('Gorbag').status],
      ['Gorbag', 'untapped'],
      'his',
    );
    t.resource.mayNot(`use ${MASTER}`);
  });
});

describe('Power Relinquished to Artifice', () => {
  const POWER = 'Power Relinquished to Artifice';
  const of = (t: Stage, who: Named, kindOf: SideSpec['kind'], points: number): [number, number] => {
    const board = (bears: Named[]): [number, number] => {
      t.board({
        resource: {
          kind: kindOf ?? kind,
          companies: [{ at: 'Bree', members: [{ name: who, bears }] }],
          events: strayed(points),
        },
        moment: 'organization',
      });
      return [t.card(who).stat('prowess'), t.card(who).influence()];
    };
    const [a, b] = [board([]), board([POWER])];
    return [b[0] - a[0], b[1] - a[1]];
  };
  holds('More and more of a Fallen-wizard, one of the others', (t) => {
    t.equal(of(t, 'Saruman', kind, 4), [-1, -1], 'five or less');
    t.equal(of(t, 'Saruman', kind, 6), [-2, -2], 'more than five');
    t.equal(of(t, 'Saruman', kind, 10), [-2, -2], 'ten is not more than ten');
    t.equal(of(t, 'Saruman', kind, 22), [-5, -5], 'more than twenty');
    t.equal(of(t, 'Radagast', kind, 16), [0, -8], 'of Radagast influence alone');
    t.equal(of(t, 'Alatar', kind, 0), [0, -2], 'of Alatar too');
    t.equal(of(t, 'Gandalf', 'wizard', 0), [-1, -1], 'a Wizard');
    t.equal(of(t, 'Radagast', 'wizard', 0), [0, -2], 'Radagast before his fall');
    const burdened = (bears: Named[]): number => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: [{ name: 'Gandalf', bears }] }] },
        moment: 'organization',
      });
      return t.card('Gandalf').stat('prowess');
    };
    const MANY: Named[] = ['In the Grip of Ambition', 'Inner Rot', 'In the Grip of Ambition'];
    t.equal(
      burdened([...MANY, POWER]) - burdened(MANY),
      -1,
      'of a Wizard one, whatever else weighs on him',
    );
    t.equal(of(t, 'The Witch-king', 'ringwraith', 0), [-1, -1], 'a Ringwraith');
  });
});

describe('Cast from the Order', () => {
  const CAST = 'Cast from the Order';
  holds('Sixteen or it is nothing; then he goes to the holds of minions', (t) => {
    for (const [roll, stays] of [
      [8, true],
      [7, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'TW-436', to: 'TW-378', by: ['Arthedain'], members: ['Saruman'] }],
          events: strayed(8),
        },
        hazard: { hand: [CAST] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.rolls(roll).hazard.plays(CAST).stage.resolve();
      t.equal(t.card(CAST).zone, stays ? 'play' : 'discard', `${roll} and eight`);
    }
    for (const bears of [[CAST], []] as Named[][]) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'TW-436', members: ['Beretar'] },
            { at: 'WH-58', members: [{ name: 'Saruman', bears }] },
          ],
          sites: ['TW-378', 'LE-354', 'TW-375', 'TW-421'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      const may = t.offered().filter((x) => x.includes('Beretar') && x.includes('to '));
      t.expect(
        may.some((x) => x.includes('Barrow-downs')),
        'ruins as ever',
      );
      t.equal(
        may.some((x) => x.includes('Rivendell')),
        bears.length === 0,
        'no hero Haven',
      );
    }
  });
});

describe('things to take back', () => {
  const takes = (t: Stage, who: Named, thing: Named, discard: Named[]): string[] => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: [{ name: who, bears: [thing] }] }],
        discard,
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.passUntil('end-of-turn').resource.uses(thing).stage.resolve();
    return t.offered();
  };
  holds('Pocketed Robes: these three and nothing else', (t) => {
    const got = takes(t, 'Radagast', 'Pocketed Robes', [
      'Crept Along Cleverly',
      'Herb-lore',
      "Wizard's River-horses",
      'Concealment',
    ]);
    t.equal(got.filter((x) => x.includes('Concealment')).length, 0, 'none but those');
    t.resource.chooses('Herb-lore');
    t.equal(
      [t.card('Herb-lore').zone, t.card('Pocketed Robes').status],
      ['hand', 'tapped'],
      'taken',
    );
    t.equal(t.card('Radagast').status, 'untapped', 'he does not tap for it');
  });

  holds('Many-coloured Robes: he taps himself, and the robes do not', (t) => {
    takes(t, 'Saruman', 'Many-coloured Robes', ['Ringlore', 'Lordly Presence', 'Concealment']);
    t.resource.chooses('Ringlore');
    t.equal(
      [t.card('Ringlore').zone, t.card('Many-coloured Robes').status, t.card('Saruman').status],
      ['hand', 'untapped', 'tapped'],
      'he taps',
    );
    t.equal(t.card('Saruman').corruption, 1, 'its weight');
  });

  holds("Saruman's Ring: any ring but the One", (t) => {
    const got = takes(t, 'Saruman', "Saruman's Ring", [
      'Precious Gold Ring',
      'Magic Ring of Courage',
      'The One Ring',
      'Glamdring',
    ]);
    t.equal(
      ['Precious', 'Magic', 'The One', 'Glamdring'].map((x) => got.some((y) => y.includes(x))),
      [true, true, false, false],
      'rings',
    );
    t.resource.chooses('Magic Ring of Courage');
    t.equal(t.card('Magic Ring of Courage').zone, 'hand', 'taken');
  });
});

describe('Poison of his Voice', () => {
  const POISON = 'Poison of his Voice';
  holds('Six less for the turn, but three', (t) => {
    for (const [points, left] of [
      [12, 6],
      [8, 3],
      [2, 2],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'WH-58', members: ['Gandalf'] }],
          events: strayed(points),
          hand: [POISON],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12).resource.plays(POISON, { way: 'stage points' }).stage.resolve();
      t.equal(t.stagePoints(0), left, `${points}`);
      t.equal(rolled(t, 'corruption').at(-1)?.total, 12 - 3, 'three less');
    }
  });
});
