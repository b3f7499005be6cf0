import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who faces what, and what is made of it: clauses that no other test plays. */

const kind = 'fallen-wizard';
const BOW = 'Bow of Alatar';
const UNABATED = 'Unabated in Malice';

describe('Bow of Alatar', () => {
  const hunting = (t: Stage, others: Member[]): Stage => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-58',
            to: 'Bree',
            by: ['Arthedain'],
            members: [{ name: 'Alatar', bears: [BOW] }, ...others],
          },
        ],
      },
      hazard: {
        hand: ['Carrion Feeders', 'Cunning Foes'],
        agents: [{ name: 'Leamon', via: ['Bree'], faceUp: true }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    return t;
  };

  holds('He faces those who would have the wounded alone, with them or without', (t) => {
    for (const [others, faced] of [
      [[{ name: 'Beretar', status: 'wounded' }], ['Alatar', 'Beretar']],
      [['Beretar'], ['Alatar']],
    ] as const) {
      hunting(t, [...others])
        .hazard.plays('Carrion Feeders', 'Wilderness')
        .stage.resolve();
      t.resource.uses(BOW).stage.resolve();
      t.passUntil('between-strikes');
      t.equal(t.attack().assigned, [...faced], 'he too');
      t.fightOut({ always: 12 });
      t.equal(t.card('Carrion Feeders').zone, 'pile', 'and all are beaten');
    }
  });

  holds('An agent whose strike fails is easier to slay for it', (t) => {
    for (const [drawn, zone] of [
      [true, 'pile'],
      [false, 'play'],
    ] as const) {
      hunting(t, []).hazard.plays('Cunning Foes').stage.resolve();
      if (drawn) t.resource.uses(BOW).stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      // his roll, that of Alatar, and what is just the body of the agent
      t.rolls(2, 12, 8).passUntil('movement-hazard');
      t.equal(t.card('Leamon').zone, zone, drawn ? 'slain' : 'wounded');
    }
  });
});

describe('Unabated in Malice', () => {
  holds(
    'Played in answer to the one who would cancel the attack, it takes that upon itself',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Cirith Ungol', members: ['Aragorn II', 'Fatty Bolger', 'Bergil'] }],
          hand: ['Concealment', 'Concealment'],
        },
        hazard: { hand: ['Shelob', UNABATED] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Shelob', { way: 'attacks' }).stage.resolve();
      const before = t.attack();
      t.resource.plays('Concealment', 'Fatty Bolger');
      t.hazard.plays(UNABATED, 'the attack').stage.resolve();
      t.equal(t.attack(), before, 'she is as she was');
      t.resource.plays('Concealment', 'Bergil').stage.resolve();
      t.expect(!t.underAttack, 'the next attempt is one');
    },
  );

  holds('Blasting Fire is spent on it, too', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'LE-392',
            onGuard: [UNABATED],
            members: [{ name: 'Gorbag', bears: ['Blasting Fire', 'Blasting Fire'] }],
          },
        ],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.hazard.reveals(UNABATED).stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [5, 8], 'Orcs, and worse ones');
    t.resource.uses('Blasting Fire').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [4, 7], 'they are what they were');
    t.resource.uses('Blasting Fire').stage.resolve();
    t.expect(!t.underAttack, 'and then they are gone');
  });
});

describe('Moria of the minions', () => {
  holds('Whatever is keyed to it slays; what waylays them before it is reached detains', (t) => {
    for (const [creature, key, detains] of [
      ['Orc-guard', 'Shadow-hold', false],
      ['Ghouls', 'Shadow-hold', false],
      ['Orc-lieutenant', 'Dark-domain', true],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', to: 'LE-392', members: ['Shagrat', 'Gorbag'] }],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      t.equal(t.attack().detainment, detains, creature);
    }
  });
});

describe('those who are sheltered where they live', () => {
  const fight = (
    t: Stage,
    [mine, his]: readonly ['ringwraith' | 'fallen-wizard', 'ringwraith' | 'fallen-wizard'],
    [here, there]: readonly [Named, Named],
    [one, other]: readonly [Named[], Named[]],
  ): boolean => {
    t.board({
      resource: { kind: mine, companies: [{ at: here, members: one }] },
      hazard: { kind: his, companies: [{ at: there, members: other }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    return t.underAttack;
  };

  holds('Isengard: nobody attacks him there, though he may attack others', (t) => {
    const sites = ['LE-384', 'WH-56'] as const;
    t.equal(fight(t, ['ringwraith', kind], sites, [['Gorbag'], ['Beretar']]), false, 'he is safe');
    t.equal(
      fight(t, [kind, 'ringwraith'], ['WH-56', 'LE-384'], [['Beretar'], ['Shagrat']]),
      true,
      'they are not',
    );
  });

  holds('Dol Guldur: minions are safe, and one who strayed there is not', (t) => {
    const sites = ['LE-367', 'LE-367'] as const;
    t.equal(fight(t, [kind, 'ringwraith'], sites, [['Beretar'], ['Shagrat']]), false, 'safe');
    t.equal(fight(t, ['ringwraith', kind], sites, [['Shagrat'], ['Beretar']]), true, 'not safe');
  });
});
