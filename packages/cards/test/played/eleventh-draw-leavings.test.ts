import type { CardName } from '@mathom/engine/language';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Single clauses of cards of Fallen-wizards and of the Balrog. */
const kind = 'fallen-wizard';

const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

const BIRD = "Radagast's Black Bird";

describe('what starts', () => {
  holds('Gangways over the Fire: in place of a minor item', (t) => {
    t.game([
      {
        kind: 'balrog',
        pool: ['Azog', 'Gangways over the Fire'],
        sites: ['BA-93', 'BA-100'],
        characters: ['The Balrog'],
      },
      { pool: ['Faramir'] },
    ]);
    for (let i = 0; i < 9 && t.decision().about !== 'starting-item'; i++)
      t.take(t.decision().options[0], 'the first');
    t.asks(t.resource, 'starting-item').resource.chooses('Gangways over the Fire');
    t.equal(t.card('Gangways over the Fire').zone, 'play', 'there');
  });

  holds('Bad Company: an Orc is drafted after it, and not before', (t) => {
    if (t.rules === 'crf') return void t.expect(true, 'drafts are the same there');
    t.game([
      {
        kind,
        characters: ['Saruman'],
        pool: ['Bad Company', 'Grishnákh', 'Galva', 'Jerrek'],
        sites: ['WH-58'],
      },
      { pool: ['Nori', 'Ori', 'Óin', 'Bergil'] },
    ]);
    t.asks(t.resource, 'draft').resource.mayNot('Grishnákh').chooses('Bad Company');
    t.hazard.chooses('Nori');
    t.resource.may('Grishnákh');
  });
});

describe('Deep Mines', () => {
  const from = (t: Stage, at: Named, onSite: Named[], points: number): string[] => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at, members: ['Beretar'], onSite }],
        sites: ['WH-55', 'WH-55'],
        events: strayed(points),
      },
      moment: 'organization',
      asksPasses: true,
    });
    return t.offered().filter((x) => x.includes('Deep Mines'));
  };
  holds('From a stronghold alone, with seven stage points', (t) => {
    const FORTRESS: Named[] = ['The Fortress of Isen'];
    t.expect(from(t, 'WH-56', FORTRESS, 4).length > 0, 'four and three');
    t.equal(from(t, 'WH-56', FORTRESS, 2), [], 'two and three');
    t.equal(from(t, 'WH-56', [], 8), [], 'not protected');
  });

  holds(
    'He who has just enough while somebody is above goes down, and has less on the way',
    (t) => {
      t.board({
        resource: {
          kind,
          declared: 'Radagast',
          companies: [{ at: 'WH-57', members: ['Beretar'] }],
          sites: ['WH-55'],
          events: strayed(6),
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.stagePoints(0), 7, 'one of them is for Rhosgobel');
      t.resource.chooses('to Deep Mines');
      t.passUntil('movement-hazard').equal(t.stagePoints(0), 6, 'nobody is there now');
      t.skipTo('enter');
      t.equal([t.card('Beretar').site, t.stagePoints(0)], ['Deep Mines', 9], 'below');
    },
  );

  holds('It gives three while they are below, and none after', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'WH-55', under: 'WH-56', members: ['Beretar'] },
          { at: 'WH-56', members: ['Saruman'], onSite: ['The Fortress of Isen'] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.stagePoints(0), 6, 'three and three');
    t.resource.chooses('to Isengard');
    t.skipTo('enter');
    t.equal([t.stagePoints(0), t.card('Beretar').site], [3, 'Isengard'], 'up again, with no roll');
  });
});

describe('Hidden Haven', () => {
  holds('It makes a haven of his own site, not of another’s', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'Bree', members: ['Beretar'] }],
        hand: ['Hidden Haven'],
      },
      hazard: { companies: [{ at: 'TW-375', members: ['Legolas'] }] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Hidden Haven', { 'no-target': 'coe/9.3' });
  });

  holds('Nothing that is written there is playable, and it heals', (t) => {
    for (const [onSite, status, may] of [
      [['Hidden Haven'], 'tapped', false],
      [[], 'wounded', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [
            {
              at: 'TW-436',
              members: [{ name: 'Beretar', status: 'wounded' }, 'Anborn'],
              onSite: [...onSite],
            },
          ],
          hand: ['Dagger of Westernesse'],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.passUntil('organization');
      t.equal(t.card('Beretar').status, status, 'wounds');
      t.skipTo('enter').resource.chooses('enter');
      t.equal(t.underAttack, may, 'what lies in wait there');
      if (!may) t.passUntil('site').resource.mayNot('play Dagger of Westernesse');
    }
  });
});

describe(BIRD, () => {
  holds('It goes to hand when its master is slain, if its player likes', (t) => {
    for (const back of [true, false]) {
      t.board({
        resource: {
          kind,
          declared: 'Radagast',
          companies: [
            {
              at: 'WH-58',
              to: 'TW-375',
              by: ['Arthedain', 'Cardolan'],
              members: [{ name: 'Anborn', bears: [BIRD] }],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('strike').resource.chooses('against Anborn');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.rolls(2, 12);
      for (let i = 0; i < 9 && t.card('Anborn').zone === 'play'; i++) t.pass();
      t.resource.chooses(back ? 'yes' : 'no');
      t.equal(t.card(BIRD).zone, back ? 'hand' : 'discard', `${back}`);
      t.state.dice = [];
    }
  });

  holds('Another than Radagast taps for it, at a haven that is not tapped', (t) => {
    for (const [status, siteTapped, may] of [
      ['untapped', false, true],
      ['tapped', false, false],
      ['untapped', true, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Radagast',
          companies: [
            {
              at: 'WH-57',
              members: [{ name: 'Beretar', status }],
              ...(siteTapped ? { siteTapped } : {}),
            },
          ],
          hand: [BIRD],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may(`play ${BIRD}`);
      else t.resource.mayNot(`play ${BIRD}`);
    }
  });
});

describe('Crept Along Cleverly', () => {
  holds('A ranger of the company, and of these kinds', (t) => {
    for (const [who, creature, key, may] of [
      ['Beretar', 'Wargs', 'Wilderness', true],
      ['Elrond', 'Wargs', 'Wilderness', false],
      ['Beretar', 'Orc-patrol', 'Wilderness', false],
      ['Beretar', 'Cave-drake', 'Wilderness', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'WH-58', to: 'TW-379', by: ['Arthedain', 'Rhudaur'], members: [who] }],
          hand: ['Crept Along Cleverly'],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      if (!may) {
        t.resource.mayNot('play Crept Along Cleverly');
        continue;
      }
      t.resource.plays('Crept Along Cleverly').stage.resolve();
      t.expect(!t.underAttack, 'they are gone by');
      t.equal(t.card(who).status, 'untapped', 'he need not tap');
    }
  });
});

describe('Liquid Fire', () => {
  holds('For what is keyed to the site and not to the land, and no Dragon or Nazgûl', (t) => {
    for (const [creature, key, may] of [
      ['Orc-lieutenant', 'Ruins', true],
      ['Orc-lieutenant', 'Shadow-land', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'LE-373',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Gorbag', bears: ['Liquid Fire'] }],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      if (may) t.resource.may('use Liquid Fire');
      else t.resource.mayNot('use Liquid Fire');
    }
  });
});
