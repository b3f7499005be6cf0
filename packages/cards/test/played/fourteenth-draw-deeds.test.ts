import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';

/** Deeds, places and agents of a fourteenth draw, each on a board that no other test has. */

const entered = (
  t: Stage,
  at: Named,
  members: Member[],
  hand: Named[],
  more: object = {},
): void => {
  t.board({
    resource: { companies: [{ at, members }], hand, ...more },
    moment: 'entered',
    asksPasses: true,
  });
};

describe('deeds', () => {
  holds('Praise to Elbereth: with the Doors open, though nobody taps', (t) => {
    met(
      t,
      ['Gimli', 'Legolas'],
      ['Wargs'],
      { hand: ['Praise to Elbereth'] },
      {
        events: ['Doors of Night', 'Adûnaphel'],
        companies: [{ at: 'Lórien', members: ['Haldir'] }],
      },
    );
    const before = ['Gimli', 'Legolas', 'Haldir'].map((x) => t.card(x).stat('prowess'));
    t.resource.chooses('play Praise to Elbereth').passes();
    t.resolve();
    t.equal(
      ['Gimli', 'Legolas', 'Haldir'].map((x) => t.card(x).stat('prowess')),
      before.map((n) => n + 1),
      'everybody',
    );
    t.equal([t.card('Gimli').status, t.card('Adûnaphel').zone], ['untapped', 'play'], 'no more');
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Gimli').stat('prowess'), before[0], 'until the turn ends');
  });

  holds('Far-sight: a sage, where information is, at a site that is untapped', (t) => {
    const board = (at: Named, who: Named, tapped: boolean): void => {
      t.board({
        resource: {
          companies: [
            { at, members: [who], ...(tapped ? { siteTapped: true as const } : {}) },
            { at: 'Ruined Signal Tower', members: ['Saruman'] },
          ],
          hand: ['Far-sight'],
          deck: ['Cram'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    };
    for (const [at, who, tapped] of [
      ['Weathertop', 'Gimli', false],
      ['Weathertop', 'Elrond', true],
      ['Bree', 'Elrond', false],
    ] as const) {
      board(at, who, tapped);
      // nor may one of a company whose time it is not
      t.resource.mayNot('play Far-sight');
    }
    board('Weathertop', 'Elrond', false);
    t.resource.may('play Far-sight');
  });

  holds('The Riddle Game: there must be somebody to play with, and one who is rested', (t) => {
    const board = (at: Named, status: 'tapped' | 'untapped'): void => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Bilbo', status }] }],
          hand: ['The Riddle Game'],
        },
        hazard: { companies: [{ at, members: ['Elrond'] }], hand: ['Cram'] },
        moment: 'entered',
        asksPasses: true,
      });
    };
    board('Lórien', 'untapped');
    t.resource.mayNot('play The Riddle Game');
    board('Bree', 'tapped');
    t.resource.mayNot('play The Riddle Game');
    board('Bree', 'untapped');
    t.resource.may('play The Riddle Game');
  });

  holds('A Nice Place to Hide: a scout of those attacked, untapped', (t) => {
    for (const [members, may] of [
      [['Shagrat', 'Gorbag'], true],
      [['Shagrat', 'Layos'], false],
      [[{ name: 'Gorbag', status: 'tapped' }, 'Layos'], false],
    ] as const satisfies readonly (readonly [readonly Member[], boolean])[]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members },
            { at: 'Dol Guldur', members: ['Grishnákh'] },
          ],
          hand: ['A Nice Place to Hide'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      if (!may) t.resource.mayNot('play A Nice Place');
      else t.resource.may('play A Nice Place');
    }
  });

  holds('A Panoply of Wings: not at a Haven nor in other lands; a tapped site will do', (t) => {
    for (const [at, siteTapped, may] of [
      ['Ettenmoors', true, true],
      ['Rivendell', false, false],
      ['Edoras', false, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Elrond'], ...(siteTapped ? { siteTapped } : {}) }],
          hand: ['A Panoply of Wings'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may('play A Panoply');
      else t.resource.mayNot('play A Panoply');
    }
  });

  holds('Roäc the Raven: from Northern Rhovanion; once tapped he carries no words', (t) => {
    entered(t, 'Lake-town', ['Elrond'], ['Roäc the Raven']);
    t.resource.plays('Roäc the Raven').stage.resolve();
    t.equal([t.card('Roäc the Raven').host, t.points(0).ally], ['Elrond', 1], 'he came');
    entered(t, 'Bree', ['Elrond'], ['Roäc the Raven']);
    t.resource.mayNot('play Roäc');
    entered(
      t,
      'Bree',
      [{ name: 'Elrond', bears: [{ name: 'Roäc the Raven', tapped: true }] }],
      ['Riders of Rohan'],
    );
    t.resource.mayNot('use Roäc');
  });

  holds('Adamant Helmet: one more, but never above nine', (t) => {
    entered(
      t,
      'Bree',
      [
        { name: 'Frodo', bears: ['Adamant Helmet'] },
        { name: 'Elrond', bears: ['Adamant Helmet'] },
        'Bilbo',
      ],
      ['Cram'],
    );
    t.equal(
      ['Frodo', 'Elrond', 'Bilbo'].map((x) => t.card(x).stat('body')),
      [10 - 1, 9, 9],
      'body',
    );
    t.equal(t.card('Frodo').stat('corruption'), 1, 'one point');
  });
});

describe('agents', () => {
  const ASTRAY = 'Seek without Success';
  holds('Herion and Dâsakûn are rangers, Ivic is none', (t) => {
    for (const [name, ranger] of [
      ['Herion', true],
      ['Dâsakûn', true],
      ['Ivic', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] }] },
        hazard: { agents: [{ name, via: ['Bree'], faceUp: true }], hand: [ASTRAY, 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (ranger) t.hazard.may(`play ${ASTRAY}`);
      else t.hazard.mayNot(`play ${ASTRAY}`);
    }
  });

  holds('Herion, Dâsakûn and Ivic: what they are to a minion player', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: ['Herion', 'Dâsakûn', 'Ivic'] }],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      ['Herion', 'Dâsakûn', 'Ivic'].map((x) => [
        ...(['prowess', 'body', 'mind'] as const).map((n) => t.card(x).stat(n)),
        t.card(x).influence(),
      ]),
      [
        [5, 7, 3, 0],
        [6, 7, 5, 1],
        [5, 8, 6, 2],
      ],
      'as printed',
    );
    t.equal(t.points(0).character, 5, 'points');
  });

  holds('Never Seen Him and To Get You Away: nothing against servants of the Shadow', (t) => {
    for (const [kind, who, may] of [
      ['wizard', 'Elladan', true],
      ['ringwraith', 'Ostisen', false],
    ] as const) {
      for (const card of ['Never Seen Him', 'To Get You Away', "Nobody's Friend"] as const) {
        t.board({
          resource: { kind, companies: [{ at: 'Bree', members: [who, 'Bergil'] }] },
          hazard: {
            agents: [{ name: 'Ivic', via: ['Bree'], faceUp: true }],
            hand: [card, 'River'],
            deck: ['Herion'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (may) t.hazard.may(`play ${card}`);
        else t.hazard.mayNot(`play ${card}`);
      }
    }
  });
});
