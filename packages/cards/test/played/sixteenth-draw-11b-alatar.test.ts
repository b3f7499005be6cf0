import type { CardName } from '@mathom/engine/language';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Alatar fallen, of a sixteenth draw: when he comes, what it costs him, and his bow. */

const kind = 'fallen-wizard';
const BOW = 'Bow of Alatar';
const GATHERER = 'Gatherer of Loyalties';

/** Events that give two stage points each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('Alatar', () => {
  const board = (t: Stage, at: Named, status: 'untapped' | 'wounded'): void =>
    void t.board({
      resource: {
        kind,
        companies: [
          { at, members: [{ name: 'Alatar', status }] },
          {
            at: 'WH-56',
            to: 'Edoras',
            by: ['Gap of Isen', 'Rohan'],
            members: ['Beretar', 'Galva'],
          },
        ],
      },
      hazard: { hand: ['Ambusher'] },
      moment: 'hazards',
      asksPasses: true,
    });

  holds('from a haven of his own, in whatever state; not from one that is none', (t) => {
    for (const [at, status, may] of [
      ['WH-58', 'untapped', true],
      ['WH-58', 'wounded', true],
      ['Rivendell', 'untapped', false],
      ['Bree', 'untapped', false],
    ] as const) {
      board(t, at, status);
      t.hazard.plays('Ambusher', 'Border-land').stage.resolve();
      if (!may) {
        t.equal(t.card('Alatar').companions, [], 'he stays');
        t.expect(!t.offered().includes('use'), 'not asked');
        continue;
      }
      t.resource.chooses('use');
      t.equal(t.card('Alatar').companions, ['Beretar', 'Galva'], 'he has come');
    }
  });

  holds('more than seven points: those who would only detain his people mean it', (t) => {
    for (const [events, detains] of [
      [[...strayed(4), GATHERER], true],
      [strayed(8), false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'WH-58', members: ['Alatar'] },
            {
              at: 'WH-56',
              to: 'Cameth Brin',
              members: ['Beretar', 'Galva'],
            },
          ],
          events: [...events],
        },
        hazard: { hand: ['Elf-lord Revealed in Wrath'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.stagePoints(0), detains ? 7 : 8, 'how far');
      t.hazard.plays('Elf-lord Revealed in Wrath', 'Wilderness').stage.resolve();
      t.resource.passes();
      t.equal(t.attack().detainment, detains, 'in earnest or not');
    }
  });

  holds('he taps and is tried for it though the attack is canceled', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'WH-58', members: [{ name: 'Alatar', bears: ['Noble Hound'] }] },
          {
            at: 'WH-56',
            to: 'Edoras',
            by: ['Gap of Isen', 'Rohan'],
            members: ['Beretar', 'Fatty Bolger'],
          },
        ],
        hand: ['Concealment'],
      },
      hazard: { hand: ['Ambusher'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Ambusher', 'Border-land').stage.resolve();
    t.resource.chooses('use');
    t.equal(t.card('Noble Hound').zone, 'discard', 'his beast stays behind');
    t.resource.plays('Concealment', 'Fatty Bolger').stage.rolls(7).resolve();
    t.equal(t.card('Alatar').status, 'tapped', 'he is tapped');
  });
});

describe('Bow of Alatar', () => {
  holds('it waits for him, and weighs on him', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Alatar',
        companies: [{ at: 'TW-436', members: ['Beretar'] }],
        hand: [BOW, 'WH-1'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(BOW).stage.resolve();
    t.equal([t.card(BOW).zone, t.card(BOW).host, t.stagePoints(0)], ['play', '', 2], 'it waits');
    t.resource.chooses('organize').chooses('play Alatar', 'in the company of Beretar');
    t.equal([t.card(BOW).host, t.card('Alatar').corruption], ['Alatar', 1], 'his');
  });
});
