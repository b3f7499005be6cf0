import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who comes to others in the midst of an attack, and for whom there is no room; who calls the end of the game. */

const SIX: readonly Named[] = ['Beretar', 'Galva', 'Anborn', 'Jerrek', 'Ostisen', 'Luitprand'];

describe('Alatar', () => {
  for (const kind of ['wizard', 'fallen-wizard'] as const)
    holds(`of a ${kind}: he is the seventh of a company on its way, and not the eighth`, (t) => {
      const heroes: readonly Named[] = [
        'Beretar',
        'Galva',
        'Anborn',
        'Bard Bowman',
        'Barliman Butterbur',
        'Erkenbrand',
      ];
      for (const full of [false, true]) {
        const six = kind === 'wizard' ? heroes : SIX;
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: kind === 'wizard' ? 'Rivendell' : 'WH-58',
                members: [{ name: 'Alatar', bears: ['Noble Hound'] }],
              },
              {
                at: kind === 'wizard' ? 'Lórien' : 'WH-56',
                to: 'Edoras',
                by: kind === 'wizard' ? ['Wold & Foothills', 'Rohan'] : ['Gap of Isen', 'Rohan'],
                members: full ? [...six, 'Gamling the Old'] : six,
              },
            ],
          },
          hazard: { hand: ['Ambusher'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Ambusher', 'Border-land').stage.resolve();
        t.equal(t.offered().includes('use'), !full, full ? 'no room' : 'room for one');
        t.equal(t.card('Noble Hound').zone, 'play', 'nothing is lost by that');
        if (full) continue;
        t.resource.chooses('use');
        t.equal(t.card('Alatar').companions.length, 6, 'seven');
      }
    });
});

describe('Vanguard of Might', () => {
  holds('the Balrog does not come to seven who are there already', (t) => {
    const orcs: readonly Named[] = [
      'Gorbag',
      'Lagduf',
      'Muzgash',
      'Radbug',
      'Orc Brawler',
      'Orc Veteran',
    ];
    for (const full of [false, true]) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [
            { at: 'BA-97', members: full ? [...orcs, 'Orc Tracker', 'Snaga'] : orcs },
            { at: 'The Under-gates', members: ['The Balrog'] },
          ],
          hand: ['Vanguard of Might'],
        },
        hazard: { hand: ['Crebain'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Crebain').stage.resolve();
      t.resource.plays('Vanguard of Might').stage.resolve();
      t.equal(t.card('The Balrog').companions.length, full ? 0 : 6, full ? 'no room' : 'he comes');
    }
  });
});

describe('Sudden Call', () => {
  holds('a Wizard has it for the turns of others, and does not play it in his own', (t) => {
    for (const kind of ['ringwraith', 'balrog', 'fallen-wizard', 'wizard'] as const) {
      t.board({
        resource: { kind, exhausted: 2, hand: ['Sudden Call'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (kind === 'wizard') t.resource.mayNot('play Sudden Call').may('shuffle');
      else t.resource.may('play Sudden Call');
    }
  });
});

describe('We Have Come to Kill', () => {
  const COME = 'We Have Come to Kill';
  holds('a Fallen-wizard brings nobody of more than five mind by it, whoever he is', (t) => {
    for (const [player, who, may] of [
      ['fallen-wizard', 'Asternak', true],
      ['fallen-wizard', 'Hador', false],
      ['fallen-wizard', 'Elrond', false],
      ['fallen-wizard', 'Baduila', false],
      ['fallen-wizard', 'Gorbag', false],
      ['ringwraith', 'Hador', true],
    ] as const) {
      t.board({
        resource: {
          kind: player,
          companies: [{ at: 'LE-373', members: ['Jerrek'] }],
          hand: [COME, who],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may(`play ${COME}`);
      else t.resource.refused(COME, { 'no-target': 'coe/9.3' });
    }
  });
});
