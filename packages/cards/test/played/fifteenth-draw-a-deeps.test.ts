import { describe } from 'vitest';
import { holds } from './holds.ts';
import { STRONG } from './met.ts';

/** Agents, deeps and lands of a fifteenth draw, each held to clauses of its text that no other test plays. */

const LOBELIA = 'Lobelia Sackville-Baggins';
const SHADOW = 'Shadow out of the Dark';

describe('agents and deeps', () => {
  holds('Lobelia Sackville-Baggins: those of the Shire listen to her', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Frodo', 'Gimli'] }],
        pile: ['Hobbits', 'Rangers of the North'],
      },
      hazard: { agents: [{ name: LOBELIA, via: ['Bree'], faceUp: true }] },
      moment: 'hazards',
    });
    t.equal(
      ['Frodo', 'Gimli', 'Hobbits', 'Rangers of the North'].map((x) =>
        t.card(LOBELIA).influence(x),
      ),
      [4, 1, 4, 1],
      'three more',
    );
  });

  holds('The Grimburgoth: untapped, seen and where they are; not in the site phase', (t) => {
    for (const [status, at, to, may] of [
      ['untapped', 'Lórien', 'Moria', true],
      ['tapped', 'Lórien', 'Moria', false],
      ['wounded', 'Lórien', 'Moria', false],
      ['untapped', 'Lórien', 'Dol Guldur', false],
      ['untapped', 'Moria', 'Lórien', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, members: ['Elladan', 'Bergil'] }] },
        hazard: {
          agents: [{ name: 'The Grimburgoth', via: ['Moria'], faceUp: true, status }],
          hand: ['River'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(t.offered().includes('use The Grimburgoth'), may, `${status} ${to}`);
      if (!may) continue;
      t.hazard.uses('The Grimburgoth').stage.resolve();
      t.equal(t.attack().prowess, 7 + 2, 'two more');
      t.equal(t.attack().detainment, false, 'in earnest');
    }
  });

  holds('Shadow out of the Dark: for this turn', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Elrond', 'Glorfindel II'] }] },
      hazard: {
        agents: [{ name: 'Taladhan', via: ['Bree'], faceUp: true, bears: [SHADOW] }],
        hand: ['Ghosts', 'Ghosts', 'River'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.uses(SHADOW).stage.resolve();
    t.hazard.plays('Ghosts').stage.resolve();
    t.fightOut({ always: 12 });
    t.passUntil('movement-hazard').resource.passes();
    t.hazard.may('play Ghosts');
    t.skipTo('movement-hazard', { turns: 2 });
    t.resource.passes();
    t.hazard.mayNot('play Ghosts');
  });

  holds(
    'The Under-courts: one of the Nine, of whichever player, at the choice of who attacks',
    (t) => {
      for (const [mine, his] of [
        [['Ren the Unclean'], ['Dwar of Waw']],
        [[], ['Dwar of Waw', 'Ren the Unclean']],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'The Under-courts', members: STRONG }], events: mine },
          hazard: { events: his, hand: ['River'] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter');
        for (let i = 0; i < 60 && t.decision().about !== 'attack-from-play'; i++) {
          const { about, options } = t.decision();
          const o = about === 'defend' ? undefined : options.find((x) => x.type === 'pass');
          t.rolls(12);
          t.take(o ?? options[0], 'they fight');
          t.state.dice = [];
        }
        t.asks(t.hazard, 'attack-from-play').hazard.mayNot('pass').chooses('Ren the Unclean');
        t.equal(t.attack().name, 'Ren the Unclean', 'he comes');
        t.fightOut({ always: 12 });
        t.equal(
          [t.card('Ren the Unclean').zone, t.card('Dwar of Waw').zone, t.points(0).kill],
          ['discard', 'play', 0],
          'discarded, and worth nothing',
        );
      }
    },
  );

  holds('The Gem-deeps: the second attack is of no unique beast, nor of one of the wild', (t) => {
    t.board({
      resource: { companies: [{ at: 'The Gem-deeps', members: STRONG }] },
      hazard: { hand: ['Wargs', 'Orc-guard', 'TW-112', 'Ghosts', 'Nameless Thing'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    for (let i = 0; i < 60 && t.decision().about !== 'attack-from-hand'; i++) {
      const { about, options } = t.decision();
      const o = about === 'defend' ? undefined : options.find((x) => x.type === 'pass');
      t.rolls(12);
      t.take(o ?? options[0], 'they fight');
      t.state.dice = [];
    }
    t.hazard.options_are('pass', 'Orc-guard', 'Ghosts').chooses('Ghosts');
    t.equal(t.attack().name, 'Ghosts', 'as an automatic-attack');
    t.fightOut({ always: 12 });
    t.equal([t.card('Ghosts').zone, t.points(0).kill], ['discard', 0], 'and no kill');
  });

  holds('Angmar Arises: who needs the dark finds it in two lands, and not in five', (t) => {
    for (const [to, by, may] of [
      ['Mount Gram', ['Rhudaur', 'Angmar'], true],
      ['Cameth Brin', ['Rhudaur'], false],
    ] as const)
      for (const events of [['Angmar Arises'], []] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to, by, members: STRONG }] },
          hazard: { hand: ['Gothmog', 'Orc-guard', 'River'], events },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        const there = events.length > 0;
        t.equal(t.offered().includes('play Gothmog'), may && there, `${to} ${events.length}`);
        t.equal(
          t.offered().includes('play Orc-guard'),
          there || to === 'Mount Gram',
          'and Orcs in all of them',
        );
      }
  });
});
