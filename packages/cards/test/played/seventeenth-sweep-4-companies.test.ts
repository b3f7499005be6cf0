import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is said of a company, held to the company of which it is said. */

describe('Tower Raided', () => {
  const RAIDED = 'Tower Raided';
  const raiders = (scout: Named): Member[] => [
    { name: 'Boromir II', bears: ['Glamdring', 'Knowledge of the Enemy'] },
    'Haldir',
    'Legolas',
    'Gimli',
    scout,
  ];

  holds('A scout of those who raided it, and not of others who are there', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Moria', members: raiders('Bilbo') },
          { at: 'Moria', members: ['Frodo'] },
        ],
        hand: [RAIDED],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(RAIDED, 'Glamdring').stage.resolve();
    t.fightOut({ always: 12 });
    t.passUntil('pick');
    t.resource.options_are('Bilbo', 'pass').chooses('Bilbo');
    t.equal([t.card(RAIDED).status, t.card('Bilbo').status], ['tapped', 'tapped'], 'held');
  });

  holds('Two towers in one turn, each held by its own scout', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Moria', members: raiders('Bilbo') },
          {
            at: 'Goblin-gate',
            members: [
              { name: 'Éomer', bears: ['Orcrist', 'Knowledge of the Enemy'] },
              'Balin',
              'Dori',
              'Éowyn',
              'Faramir',
              'Beretar',
              'Frodo',
            ],
          },
        ],
        hand: [RAIDED, RAIDED, 'Dark Quarrels'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(RAIDED, 'Glamdring').stage.resolve();
    t.fightOut({ always: 12 });
    t.passUntil('enter').resource.chooses('enter');
    t.resource.plays('Dark Quarrels').stage.resolve();
    t.passUntil('site').resource.plays(RAIDED, 'Orcrist').stage.resolve();
    while (t.underAttack) t.fightOut({ always: 12 });
    t.passUntil('pick');
    t.resource.options_are('Frodo', 'pass').chooses('Frodo');
    t.resource.options_are('Bilbo', 'pass').chooses('Bilbo');
    t.equal(t.points(0).misc, 12, 'twice six');
  });
});

describe('What guides a company below', () => {
  holds('From one of the deeps to another, and not out of them', (t) => {
    for (const [item, by] of [
      ['Goblin Earth-plumb', 1],
      ['Iron Shield of Old', 2],
    ] as const)
      for (const [to, roll, arrives] of [
        ['BA-103', 8 - by, true],
        ['BA-103', 7 - by, false],
        ['Blue Mountain Dwarf-hold', 12, false],
      ] as const) {
        t.board({
          resource: {
            kind: 'balrog',
            companies: [{ at: 'BA-89', to, members: [{ name: 'Azog', bears: [item] }] }],
          },
          moment: 'movement',
          rolls: [roll],
        });
        t.equal(t.company('Azog').moving, arrives, `${item}, ${to}, ${roll}`);
      }
  });
});

describe('Cup of Farewell', () => {
  const CUP = 'Cup of Farewell';
  holds('Two of them with two companies serve once each', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Elrond'], events: [CUP] },
          { at: 'Lórien', members: ['Galadriel'], events: [CUP] },
        ],
        sideboard: ['Cram', 'Dagger of Westernesse'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses(CUP).stage.resolve();
    t.resource.chooses('Cram');
    t.resource.uses(CUP).stage.resolve();
    if (!t.hand(0).includes('Dagger of Westernesse')) t.resource.chooses('Dagger');
    t.equal(
      [t.hand(0).length, t.card('Elrond').status, t.card('Galadriel').status],
      [2, 'tapped', 'tapped'],
      'both',
    );
    t.resource.mayNot(`use ${CUP}`);
  });
});

describe('Shut Yer Mouth', () => {
  const MOUTH = 'Shut Yer Mouth';
  holds('Two of them are shaken off in one turn, each by his own', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Elrond', bears: [MOUTH] },
              { name: 'Gimli', bears: [MOUTH] },
            ],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const left = (): number =>
      t.state.zone.filter((z, id) => z === 'play' && t.state.host[id] >= 0).length;
    const before = left();
    t.rolls(8).resource.uses(MOUTH).stage.resolve();
    t.rolls(8).resource.uses(MOUTH).stage.resolve();
    t.equal(left(), before - 2, 'both are gone');
  });
});

describe('Palm to Palm', () => {
  holds('For a company of one’s own', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Elrond'] }], hand: ['Palm to Palm'] },
      hazard: { companies: [{ at: 'Rivendell', members: ['Beorn'] }] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Palm to Palm', { 'no-target': 'coe/9.3' });
  });
});

describe('Tempest of Fire', () => {
  const TEMPEST = 'Tempest of Fire';
  holds('Unique factions of that place, of either side and whosever', (t) => {
    const WARDS: Named[] = ['Darkness Wielded', 'Darkness Wielded', 'Darkness Wielded'];
    t.board({
      resource: {
        kind: 'balrog',
        companies: [
          { at: 'LE-356', members: [{ name: 'The Balrog', bears: ['Great Shadow'] }, 'Bolg'] },
        ],
        hand: [TEMPEST, ...WARDS],
      },
      hazard: { pile: ['Rangers of the North', 'Hobbits', 'Riders of Rohan'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(TEMPEST).stage.resolve();
    for (let i = 0; i < 9 && t.underAttack; i++)
      t.resource.plays('Darkness Wielded', { way: 'Until the turn ends' }).stage.resolve();
    t.resource.chooses('Bolg');
    t.equal(
      [t.card('Rangers of the North').zone, t.card('Riders of Rohan').zone],
      ['hand', 'pile'],
      'those of Bree',
    );
  });
});

describe('Rumor of Wealth', () => {
  const RUMOR = 'Rumor of Wealth';
  const stage = (t: Stage, rumors: Named[]): void => {
    t.board({
      resource: {
        companies: [{ at: 'Isengard', members: ['Gimli', 'Aragorn II', 'Frodo', 'Gandalf'] }],
        hand: ['Glamdring'],
      },
      hazard: { hand: [...rumors, 'Smaug', 'Bairanax', 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    for (const rumor of rumors) t.hazard.plays(rumor).stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    while (t.underAttack) t.fightOut({ always: 12 });
    t.passUntil('site').resource.plays('Glamdring').stage.resolve();
    t.resource.passes();
  };
  holds('Two of them bring two Dragons, and one of them one', (t) => {
    stage(t, [RUMOR, RUMOR]);
    t.hazard.uses(RUMOR, 'Smaug').stage.resolve();
    while (t.underAttack) t.fightOut({ always: 12 });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.uses(RUMOR, 'Bairanax').stage.resolve();
    t.equal(t.attack().name, 'Bairanax', 'the second');
    stage(t, [RUMOR]);
    t.hazard.uses(RUMOR, 'Smaug').stage.resolve();
    while (t.underAttack) t.fightOut({ always: 12 });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.mayNot(`use ${RUMOR}`);
  });
});
