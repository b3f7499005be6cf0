import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Agents and storms, ways beneath the earth, and what is laid up, of a seventeenth draw. */
const balrog = 'balrog';
const fallen = 'fallen-wizard';
const STORMS = 'Govern the Storms';
const GANGWAYS = 'Gangways over the Fire';
const THING = 'Nasty Slimy Thing';

describe('Baduila and Govern the Storms', () => {
  const board = (t: Stage, hand: Named[], agents: Named[] = ['Baduila']): Stage =>
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Carn Dûm',
            to: 'LE-378',
            by: ['Angmar', 'Gundabad', 'Anduin Vales', 'High Pass'],
            members: ['The Grimburgoth', 'Lagduf'],
          },
        ],
        hand,
      },
      hazard: { agents: agents.map((name) => ({ name, via: ['TW-398'], faceUp: true })) },
      moment: 'hazards',
      declared: 2,
      asksPasses: true,
    });

  holds('He turns them back though no more hazards could be played', (t) => {
    board(t, []).resource.passes();
    t.hazard.uses('Baduila').stage.resolve();
    t.skipTo('end-of-turn');
    t.equal(t.card('Lagduf').site, 'Carn Dûm', 'back');
  });

  holds('Not those whose storms are governed, be it in answer: he is lost for nothing', (t) => {
    for (const answer of [true, false]) {
      board(t, [STORMS]);
      if (!answer) t.rolls(12).resource.plays(STORMS).stage.resolve();
      else t.resource.passes();
      t.hazard.uses('Baduila');
      if (answer) t.rolls(12).resource.plays(STORMS);
      t.resolve();
      t.equal(rolled(t, 'corruption').at(-1)?.total, 12 - 4, 'the price');
      t.skipTo('end-of-turn');
      t.equal(
        [t.card('Baduila').zone, t.card('Lagduf').site],
        ['discard', 'Goblin-gate'],
        'they go on',
      );
    }
  });
});

describe('The Grimburgoth', () => {
  holds('He attacks though no more hazards could be played, and once', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Elladan', 'Bergil'] }] },
      hazard: {
        agents: [{ name: 'The Grimburgoth', via: ['Moria'], faceUp: true }],
        hand: ['Cave-drake'],
      },
      moment: 'hazards',
      declared: 2,
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.mayNot('play Cave-drake').uses('The Grimburgoth').stage.resolve();
    t.equal(t.attack().prowess, 7 + 2, 'those who stay where he is, too');
    t.fightOut({ always: 7 });
    t.resource.passes();
    t.hazard.mayNot('use The Grimburgoth');
  });

  holds('Minions are held up by him, and no more', (t) => {
    for (const kind of ['ringwraith', balrog] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'LE-378', members: ['Lagduf', 'Radbug'] }] },
        hazard: { agents: [{ name: 'The Grimburgoth', via: ['TW-398'], faceUp: true }] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.uses('The Grimburgoth').stage.resolve();
      t.equal(t.attack().detainment, true, kind);
    }
  });
});

describe(THING, () => {
  holds('It goes when they go over land, and stays when they go beneath it', (t) => {
    for (const [at, to, by, zone] of [
      ['LE-378', 'BA-101', [], 'play'],
      ['LE-378', 'LE-373', ['High Pass', 'Rhudaur'], 'discard'],
      ['LE-378', undefined, [], 'play'],
    ] as const) {
      t.board({
        resource: {
          kind: balrog,
          companies: [
            {
              at,
              ...(to ? { to } : {}),
              ...(by.length > 0 ? { by: [...by] } : {}),
              members: [{ name: 'Gorbag', bears: [THING] }],
            },
          ],
        },
        moment: 'movement',
        asksPasses: true,
      });
      t.skipTo('enter');
      t.equal(t.card(THING).zone, zone, `${to}`);
    }
  });
});

describe('Angband Revisited', () => {
  holds('He himself may rise by it, in the middle of an attack too', (t) => {
    t.board({
      resource: {
        kind: balrog,
        companies: [{ at: 'BA-97', members: [{ name: 'The Balrog', status: 'tapped' }] }],
        hand: ['Angband Revisited'],
      },
      hazard: { hand: ['Orc-guard'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Orc-guard', 'Dark-hold').stage.resolve();
    t.resource.plays('Angband Revisited').stage.resolve();
    t.equal(t.card('The Balrog').status, 'untapped', 'up');
  });
});

describe(GANGWAYS, () => {
  holds('Each company has its own count', (t) => {
    t.board({
      resource: {
        kind: balrog,
        companies: [
          { at: 'LE-378', to: 'BA-101', members: ['Azog'] },
          { at: 'Mount Gram', to: 'BA-103', members: ['Bolg'] },
        ],
        sites: ['BA-102', 'BA-100', 'BA-91'],
        events: [GANGWAYS],
      },
      moment: 'movement',
      asksPasses: true,
    });
    t.resource.chooses('Azog');
    t.skipTo('move-again').rolls(7).resource.chooses('to The Under-leas');
    t.skipTo('move-again').resource.passes();
    t.skipTo('move-again').rolls(8).resource.chooses('to The Iron-deeps');
    t.skipTo('enter');
    t.equal(
      [t.card('Azog').site, t.card('Bolg').site],
      ['The Under-leas', 'The Iron-deeps'],
      'seven and eight, with one off each',
    );
  });

  holds('Whoever failed to move on does not try again', (t) => {
    t.board({
      resource: {
        kind: balrog,
        companies: [{ at: 'BA-101', to: 'BA-102', members: ['Azog'] }],
        sites: ['BA-100'],
        events: [GANGWAYS],
      },
      moment: 'movement',
      asksPasses: true,
      rolls: [5],
    });
    t.skipTo('enter');
    t.equal(t.card('Azog').site, 'The Under-grottos', 'no moving company');
  });
});

describe('Bad Company', () => {
  holds('No leave for another player, and one for each', (t) => {
    const board = (): Stage =>
      t.board({
        resource: {
          kind: fallen,
          declared: 'Saruman',
          companies: [{ at: 'WH-58', members: ['Galva'] }],
          hand: ['Orc Brawler', 'Troll Lout', 'Bad Company'],
        },
        hazard: { kind: fallen, declared: 'Pallando', events: ['Bad Company'] },
        moment: 'organization',
        asksPasses: true,
      });
    board().resource.chooses('organize').mayNot('play Orc Brawler').mayNot('play Troll Lout');
    board().resource.plays('Bad Company').stage.resolve();
    t.equal(t.stagePoints(0), 2, 'two points');
    t.resource.chooses('organize').may('play Orc Brawler').may('play Troll Lout');
    t.board({
      resource: {
        kind: fallen,
        declared: 'Saruman',
        events: ['Bad Company'],
        hand: ['Bad Company'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Bad Company', { duplicate: 'coe/g.cbd.1' });
  });
});

describe('Gatherer of Loyalties', () => {
  const GATHERER = 'Gatherer of Loyalties';
  holds('More than three stage points, his own and not those of another', (t) => {
    for (const [mine, theirs, may] of [
      [1, 3, false],
      [2, 0, true],
    ] as const) {
      t.board({
        resource: {
          kind: fallen,
          declared: 'Saruman',
          events: Array<Named>(mine).fill('Never Refuse'),
          hand: [GATHERER],
        },
        hazard: {
          kind: fallen,
          declared: 'Pallando',
          events: Array<Named>(theirs).fill('Never Refuse'),
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may(`play ${GATHERER}`);
      else t.resource.refused(GATHERER, { need: 'coe/9.2' });
    }
  });
});

describe('Truths of Doom', () => {
  holds('Two points more control one who could not be held else; before he is seen too', (t) => {
    for (const events of [[], ['Truths of Doom']] as Named[][]) {
      t.board({
        resource: { kind: fallen, declared: 'Pallando', events },
        moment: 'organization',
      });
      t.equal(
        [query.playerStat(t.state, 'general-influence', 0), t.generalInfluence(0)],
        events.length > 0 ? [22, 26] : [20, 20],
        'twenty, as for all who wait',
      );
    }
  });
});

describe("Wizard's Trove", () => {
  const TROVE = "Wizard's Trove";
  const TREE = 'The White Tree';
  holds('The sapling must be stored at that very haven', (t) => {
    for (const [at, may] of [
      ['The White Towers', true],
      ['Rhosgobel', false],
    ] as const) {
      t.board({
        resource: {
          kind: fallen,
          declared: 'Saruman',
          companies: [{ at: 'WH-58', members: ['Galva'] }],
          events: [TROVE],
          stored: [{ name: 'Sapling of the White Tree', at }],
          hand: [TREE],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot(`use ${TROVE}`);
        continue;
      }
      t.resource.uses(TROVE).stage.resolve();
      t.equal(
        [t.card(TREE).host, t.card(TROVE).host, t.points(0).misc],
        ['The White Towers', TREE, 5],
        'all of its points',
      );
    }
  });
});
