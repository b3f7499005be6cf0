import type { CardName } from '@mathom/engine/language';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What the slain are worth to a Fallen-wizard by what they were, and clauses of his cards that no board had played. */
const kind = 'fallen-wizard';

describe('an agent who is slain', () => {
  const AGENT = 'Baduila';
  /** He goes with a company of minions, which is attacked. */
  const inCompany = (t: Stage, events: readonly CardName[]): void => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'LE-378', members: ['Lagduf', 'Gorbag'] }],
        events,
      },
      hazard: { kind: 'ringwraith', companies: [{ at: 'LE-378', members: [AGENT] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    for (let i = 0; i < 60 && t.underAttack; i++) {
      const { options } = t.decision();
      t.rolls(12, 2, 12, 2);
      t.take(options.find((o) => o.type === 'pass' || o.type === 'no') ?? options[0], 'on');
      t.state.dice = [];
    }
  };
  /** He waits as a hazard where they come. */
  const asHazard = (t: Stage, events: readonly CardName[]): void => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'TW-378', members: ['Beretar'] }],
        events,
      },
      hazard: { kind: 'ringwraith', agents: [{ name: AGENT, via: ['Bree'], faceUp: true }] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.hazard.chooses(`${AGENT} attacks`);
    t.fightOut(2, 12, 12);
  };

  holds('is a hazard if he was one, and else one of a company', (t) => {
    for (const [events, fought, foe] of [
      [[], 1, 1],
      [['A Merrier World'], 1, 3],
      [['Shameful Deeds'], 1, 0],
    ] as const) {
      inCompany(t, events);
      t.equal([t.card(AGENT).zone, t.points(0).kill], ['pile', fought], `${events}: of a company`);
      asHazard(t, events);
      t.equal([t.card(AGENT).zone, t.points(0).kill], ['pile', foe], `${events}: a hazard`);
    }
  });
});

describe("Pallando's Hood", () => {
  const HOOD = "Pallando's Hood";
  holds('takes back one of three as his turn ends, and again in the next', (t) => {
    const THREE = ['Gifts as Given of Old', "Wizard's Voice", 'Eyes of Mandos'] as const;
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: [{ name: 'Pallando', bears: [HOOD] }] }],
        discard: [...THREE, 'Concealment'],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.passUntil('end-of-turn').resource.uses(HOOD).stage.resolve();
    t.resource.options_are(...THREE).chooses('Eyes of Mandos');
    t.equal(
      [t.card('Eyes of Mandos').zone, t.card(HOOD).status, t.card('Pallando').status],
      ['hand', 'tapped', 'untapped'],
      'taken',
    );
    t.resource.mayNot(`use ${HOOD}`);
    t.skipTo('organization', { turns: 2 });
    t.equal([t.card(HOOD).status, t.card('Pallando').corruption], ['untapped', 1], 'once more');
    t.resource.mayNot(`use ${HOOD}`);
  });
});

describe("Pallando's Apprentice", () => {
  const APPRENTICE = "Pallando's Apprentice";
  const STONE = 'Palantír of Annúminas';
  holds('taps for a stone that he bears, and so must be untapped', (t) => {
    for (const [on, status, may] of [
      [[APPRENTICE], 'untapped', true],
      [[APPRENTICE], 'tapped', false],
      [[], 'untapped', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Pallando',
          companies: [
            {
              at: 'WH-58',
              members: [{ name: 'Galdor', status, bears: [...on, STONE] }, 'Beretar'],
            },
          ],
          deck: ['Concealment'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot(`use ${STONE}`);
        continue;
      }
      t.resource.uses(STONE);
      t.equal([t.card('Galdor').status, t.card(STONE).status], ['tapped', 'tapped'], 'both');
    }
  });
});

describe('Piercing All Shadows', () => {
  const PIERCING = 'Piercing All Shadows';
  const going = (t: Stage, storm: Named, more: readonly Named[] = []): void =>
    void t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Carn Dûm',
            to: 'LE-355',
            by: ['Angmar', 'Arthedain', 'Númeriador'],
            members: [{ name: 'Eradan', bears: [PIERCING, ...more] }, 'Hador'],
          },
        ],
      },
      hazard: { hand: [storm], events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
  const site = (t: Stage): number => t.state.status[t.company('Hador').dest];

  holds('no winter taps the site to which they go, and he may answer what sends them back', (t) => {
    going(t, 'Long Winter');
    t.resource.passes();
    t.hazard.plays('Long Winter').stage.resolve();
    t.equal(site(t), 1, 'tapped');
    going(t, 'Long Winter');
    t.rolls(9).resource.uses(PIERCING).stage.resolve();
    t.hazard.plays('Long Winter').stage.resolve();
    t.equal([site(t), t.company('Hador').moving], [0, true], 'not with his leave');
    going(t, 'Snowstorm');
    t.resource.passes();
    t.hazard.plays('Snowstorm');
    t.rolls(9).resource.uses(PIERCING).stage.resolve();
    t.expect(t.company('Hador').moving, 'in answer');
  });
});

describe('Counterfeit', () => {
  holds('of an Orc of a Fallen-wizard; lost with its maker, if he falls by it', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-58', members: ['Pallando', 'Lagduf', 'Galva'] }],
        events: ['A Strident Spawn'],
        hand: ['Counterfeit'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const before = t.generalInfluence(0);
    t.rolls(9).resource.plays('Counterfeit').stage.resolve();
    t.equal(
      [t.card('Counterfeit').host, rolled(t, 'corruption').at(-1)?.total],
      ['Lagduf', 9 - 3],
      'on the Orc',
    );
    t.equal(t.generalInfluence(0), before + 1, 'a Half-orc like those of the spawn');
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Carn Dûm',
            members: ['Hendolen', 'Grishnákh', { name: 'Belegorn', bears: ['LE-330'] }],
          },
        ],
        hand: ['Counterfeit'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(2).resource.plays('Counterfeit').stage.resolve();
    t.equal([t.card('Belegorn').zone, t.card('Counterfeit').zone], ['removed', 'discard'], 'both');
  });
});
