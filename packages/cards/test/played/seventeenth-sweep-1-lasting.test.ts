import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** How long, against whom and for which company. */
describe('limits', () => {
  holds('Cloaked by Darkness: of this movement, or of those of the turn if it came before', (t) => {
    for (const early of [true, false]) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [
            {
              at: 'BA-100',
              ...(early ? {} : { to: 'BA-102' as Named }),
              members: [{ name: 'The Balrog', bears: ['Great Shadow'] }],
            },
          ],
          sites: ['BA-102', 'The Wind-deeps'],
          hand: ['Cloaked by Darkness'],
        },
        moment: early ? 'organization' : 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Cloaked by Darkness').stage.resolve();
      if (early) t.skipTo('movement-hazard');
      t.equal(t.limit('The Balrog'), 1, early ? 'ahead of it' : 'on the way');
      if (!early) {
        t.skipTo('end-of-turn');
        t.equal(t.limit('The Balrog'), 2, 'no longer');
      }
    }
  });
});

describe('Creature of an Older World', () => {
  const CREATURE = 'Creature of an Older World';
  const rider: Member = { name: 'Khamûl the Ringwraith', bears: [CREATURE] };
  const meets = (
    t: Stage,
    kind: 'wizard' | 'fallen-wizard',
    at: Named,
    theirs: Member[],
  ): boolean => {
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'LE-392', members: [rider] }] },
      hazard: { kind, companies: [{ at, members: theirs }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    for (let i = 0; i < 6 && t.decision().seat !== 0; i++) t.pass();
    return t.offered().some((x) => x.includes(`use ${CREATURE}`));
  };
  holds('It is sent at heroes, and not at servants of others', (t) => {
    t.expect(meets(t, 'wizard', 'Moria', ['Gimli', 'Legolas']), 'heroes');
    t.expect(!meets(t, 'fallen-wizard', 'LE-392', ['Lagduf', 'Radbug']), 'Orcs');
  });
});

describe('Helm of Fear', () => {
  holds('It keeps off all but heroes', (t) => {
    for (const [kind, at, theirs, may] of [
      ['wizard', 'Moria', ['Gimli', 'Legolas'], false],
      ['fallen-wizard', 'LE-392', ['Lagduf', 'Radbug'], true],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: theirs }] },
        hazard: {
          kind: 'ringwraith',
          companies: [
            { at: 'LE-392', members: [{ name: 'Khamûl the Ringwraith', bears: ['Helm of Fear'] }] },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      for (let i = 0; i < 6 && t.decision().seat !== 1; i++) t.pass();
      if (!may) {
        t.hazard.mayNot('use Helm of Fear');
        continue;
      }
      t.hazard.uses('Helm of Fear').stage.resolve();
      t.expect(!t.underAttack, 'it is over');
    }
  });
});

describe('Fifteen Birds', () => {
  const BIRDS = 'Fifteen Birds in Five Firtrees';
  holds('The next creature against that company, and not against another', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] },
          { at: 'Rivendell', to: 'Dunnish Clan-hold', members: ['Gimli'] },
        ],
        hand: [BIRDS],
        events: ['Gates of Morning'],
      },
      hazard: { hand: ['Wargs', 'Wargs', 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.plays(BIRDS).stage.resolve();
    t.expect(!t.underAttack, 'canceled');
    t.passUntil('path').resource.chooses('starter movement').stage.skipTo('movement-hazard');
    for (let i = 0; i < 8 && t.decision().seat !== 1; i++) t.pass();
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.expect(t.underAttack, 'Gimli is attacked');
  });
});

describe('Doubled Vigilance', () => {
  holds('Two of them are declared once', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Moria', members: ['Gimli'], onSite: ['Doubled Vigilance', 'Doubled Vigilance'] },
        ],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.rolls(2).resource.chooses('enter');
    for (let i = 0; i < 8 && !t.underAttack; i++) t.pass();
    t.expect(t.underAttack, 'Orcs');
    t.equal(t.fightOut([12], [12]).length, 2, 'once, and those of the site');
    t.state.dice = [];
  });
});
