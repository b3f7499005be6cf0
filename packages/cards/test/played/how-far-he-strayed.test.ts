import type { CardName } from '@mathom/engine/language';
import type { BoardSpec, Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Hazards that weigh on a Fallen-wizard the more, the further he has strayed. */
const kind = 'fallen-wizard';

/** Events that give so many stage points and do nothing else here. */
const strayed = (n: number): CardName[] => [
  ...Array.from({ length: Math.floor(n / 2) }, (): CardName => 'Never Refuse'),
  ...(n % 2 === 1 ? (['Thrall of the Voice'] as const) : []),
];

const with_ = (
  t: Stage,
  avatar: Member,
  points: number,
  more: Partial<BoardSpec['resource']> = {},
  moment: BoardSpec['moment'] = 'organization',
): void => {
  t.board({
    resource: {
      kind,
      companies: [{ at: 'The White Towers', members: [avatar, 'Beretar'] }],
      events: strayed(points),
      ...more,
    },
    hazard: { companies: [{ at: 'Edhellond', members: ['Dori'] }] },
    moment,
    asksPasses: true,
  });
};

describe('the weight of stages', () => {
  holds('Cruel Claw Perceived: less influence in general, and then fewer cards', (t) => {
    for (const [points, influence, hand] of [
      [5, 15, 8],
      [6, 13, 8],
      [11, 11, 7],
      [16, 9, 7],
      [21, 7, 6],
    ] as const) {
      with_(t, { name: 'Saruman', bears: ['Cruel Claw Perceived'] }, points);
      // of 15, and 5 for Beretar
      t.equal([t.generalInfluence(0), t.handSize(0)], [influence - 6, hand], `${points}`);
    }
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Saruman', bears: ['Cruel Claw Perceived'] }] },
        ],
      },
      moment: 'organization',
    });
    t.equal([t.generalInfluence(0), t.handSize(0)], [19, 8], 'a Wizard loses one');
  });

  holds('Cruel Claw Perceived, Power Relinquished to Artifice: on whom they can be played', (t) => {
    for (const [who, there] of [
      ['Saruman', true],
      ['Beretar', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: [who] }], avatar: 'Saruman' },
        hazard: { hand: ['Cruel Claw Perceived', 'Power Relinquished to Artifice', "Fool's Bane"] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      for (const card of ['Cruel Claw Perceived', 'Power Relinquished to Artifice', "Fool's Bane"])
        if (there) t.hazard.may(`play ${card}`);
        else t.hazard.refused(card, { 'no-target': 'coe/9.3' });
    }
  });

  holds(
    'Power Relinquished to Artifice: those who live by their hands keep their strength',
    (t) => {
      for (const [who, points, prowess, influence] of [
        ['Saruman', 0, 5, 11],
        ['Saruman', 6, 4, 10],
        ['Saruman', 21, 1, 7],
        ['Alatar', 0, 7, 8],
        ['Alatar', 21, 7, 0],
        ['Radagast', 6, 6, 1],
      ] as const) {
        with_(t, { name: who, bears: ['Power Relinquished to Artifice'] }, points);
        t.equal(
          [t.card(who).stat('prowess'), t.card(who).influence()],
          [prowess, influence],
          `${who}: ${points}`,
        );
      }
    },
  );

  holds('Inner Rot and In the Grip of Ambition: the further, the heavier', (t) => {
    for (const [own, all, weight] of [
      [0, 2, 1],
      [3, 5, 1],
      [4, 6, 2],
      [10, 12, 3],
      [17, 19, 4],
    ] as const) {
      with_(t, { name: 'Saruman', bears: ['Inner Rot'] }, own);
      t.equal([t.stagePoints(0), t.card('Saruman').corruption], [all, weight], `${own}`);
    }
    for (const [own, all] of [
      [5, 7],
      [6, 9],
    ] as const) {
      with_(t, { name: 'Saruman', bears: ['In the Grip of Ambition'] }, own);
      t.equal([t.stagePoints(0), t.card('Saruman').corruption], [all, 1], `${own}`);
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Saruman', bears: ['Inner Rot'] }] }],
      },
      moment: 'organization',
    });
    t.equal([t.stagePoints(0), t.card('Saruman').corruption], [0, 1], 'a Wizard has no stages');
  });

  holds('Inner Rot: he checks whenever his player plays a stage card; he may be rid of it', (t) => {
    with_(t, { name: 'Saruman', bears: ['Inner Rot'] }, 0, { hand: ['Keys of Orthanc'] });
    t.rolls(7).resource.uses('Inner Rot').stage.resolve();
    t.equal(t.card('Inner Rot').zone, 'discard', 'above six');
    with_(t, { name: 'Saruman', bears: ['In the Grip of Ambition'] }, 0);
    t.rolls(8).resource.uses('In the Grip of Ambition').stage.resolve();
    t.equal(t.card('In the Grip of Ambition').zone, 'play', 'not above eight');
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Tirith', members: [{ name: 'Saruman', bears: ['Inner Rot'] }, 'Beretar'] },
        ],
        hand: ['Keys of Orthanc'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(9).resource.plays('Keys of Orthanc', 'Beretar').stage.resolve().resolve();
    t.equal(rolled(t, 'corruption').length, 1, 'he checks');
  });

  holds('Something Else at Work: on anyone, and more on him', (t) => {
    for (const [who, points, by] of [
      ['Saruman', 15, -4],
      ['Saruman', 10, -3],
      ['Saruman', 5, -2],
      ['Saruman', 1, -1],
      ['Saruman', 0, 0],
      ['Beretar', 15, -1],
      ['Beretar', 0, -1],
    ] as const) {
      const bearing = (name: Named): Member =>
        name === who ? { name, bears: ['Something Else at Work'] } : name;
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Bree',
              members: [
                bearing('Saruman'),
                bearing('Beretar'),
                { name: 'Elrond', bears: ['Precious Gold Ring'] },
              ],
            },
          ],
          events: strayed(points),
          hand: ["Wizard's Test", 'Rangers of the North'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(7, 6).resource.plays("Wizard's Test").stage.resolve();
      t.resource.chooses('7');
      // coe/6.2.F1: one less for a ring of the heroes
      t.equal(rolled(t, 'ring').at(-2)?.total, 7 - 1 + by, `${who}: ${points}`);
    }
  });

  holds("Fool's Bane: heroes shun him, and his Elves are worth nothing", (t) => {
    for (const [points, by] of [
      [0, 0],
      [1, -1],
      [4, -3],
      [8, -5],
      [13, -7],
      [19, -9],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'TW-378', members: [{ name: 'Saruman', bears: ["Fool's Bane"] }, 'Elladan'] },
          ],
          events: strayed(points),
          hand: ['Rangers of the North'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(t.points(0).character, 0, 'his Elf is worth nothing');
      t.rolls(7).resource.plays('Rangers of the North', 'Saruman').stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, 7 + 12 + by, `${points}`);
    }
  });

  holds('Mask Torn: great minds stay away from him', (t) => {
    for (const [points, may, mayNot] of [
      [9, ['Kíli', 'Peath'], ['Balin']],
      [10, ['Kíli'], ['Peath', 'Balin']],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'The White Towers', members: ['Bergil'] }],
          hand: [...may, ...mayNot],
          events: strayed(points),
        },
        hazard: { events: ['Mask Torn'] },
        moment: 'organization',
      });
      t.resource.chooses('organize');
      for (const who of mayNot) t.resource.refused(who, { banned: 'coe/9.4' });
      for (const who of may) t.resource.may(`play ${who}`);
    }
  });

  holds('Will You Not Come Down?: he gives up what he has won, or strays further', (t) => {
    for (const [points, takes, left] of [
      [8, 'discard', 6],
      [8, 'receive', 12],
      [10, 'discard', 6],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'The White Towers', members: ['Saruman'] }],
          events: strayed(points),
        },
        hazard: { hand: ['Will You Not Come Down?'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Will You Not Come Down?').stage.resolve();
      t.resource.chooses(takes);
      while (t.decision().about === 'pick') t.resource.chooses('Never Refuse');
      t.equal(t.stagePoints(0), left, `${points}: ${takes}`);
      t.equal(t.card('Will You Not Come Down?').zone, takes === 'discard' ? 'discard' : 'play', '');
    }
  });

  holds('Echoes of the Song: a stage card of his choice, or somebody’s corruption check', (t) => {
    const sung = (events: CardName[], stored: Named[] = []): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Saruman'] }],
          events,
          stored: stored.map((name) => ({ name, at: 'Isengard' })),
        },
        hazard: { hand: ['Echoes of the Song'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
    };
    const way = { way: 'stage card' };
    sung(['Never Refuse', 'Great Patron']);
    t.hazard.plays('Echoes of the Song', way).stage.resolve().resource.chooses('Great Patron');
    t.equal(t.card('Great Patron').zone, 'discard', 'gone');
    t.equal(t.card('Echoes of the Song').zone, 'out', 'and so is the song');
    sung(['Legacy of Smiths']);
    t.hazard.refused('Echoes of the Song', { need: 'coe/9.2' }, way);
    sung(['Never Refuse', 'Thrall of the Voice']);
    t.hazard.refused('Echoes of the Song', { need: 'coe/9.2' }, way);
    sung(['Shameful Deeds'], ['Keys of Orthanc']);
    t.hazard.plays('Echoes of the Song', way).stage.resolve().resource.may('Keys of Orthanc');
    sung([]);
    t.rolls(9)
      .hazard.plays('Echoes of the Song', { way: 'makes a corruption check' })
      .stage.resolve();
    t.equal(rolled(t, 'corruption').length, 1, 'he checks');
  });
});
