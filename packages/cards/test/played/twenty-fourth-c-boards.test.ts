import type { Member } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const BLIND = 'Blind to the West';
const DEATH = 'Tidings of Death';
const FEEDERS = 'Carrion Feeders';
const POWER = 'Power Against the Shadow';
const VAPOUR = 'Black Vapour';

/** Clauses that no other board plays. */
describe('hazards in their time', () => {
  holds('Black Vapour: on guard, against what would cancel the Spiders of the place', (t) => {
    // with prowess eight: fourteen is not more than fourteen
    for (const [roll, stays] of [
      [6, false],
      [7, true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Ruined Signal Tower', members: ['Aragorn II', 'Bilbo'], onGuard: [VAPOUR] },
          ],
          hand: ['Concealment'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter').stage.hazard.chooses('pass');
      t.equal(t.attack().prowess, 8, 'as printed');
      t.resource.plays('Concealment', 'Bilbo');
      t.rolls(roll).hazard.reveals(VAPOUR, { way: 'roll' }).stage.resolve();
      t.equal(t.underAttack, stays, `${roll}`);
      if (stays) t.equal(t.attack().prowess, 9, 'and stronger');
    }
  });

  holds('Tidings of Death: a roll more for each copy, whosever they are', (t) => {
    for (const [pick, zone] of [
      // three of his own, two for these, one for Dúnedain, one less for each copy: above eight
      ['3', 'discard'],
      ['9', 'pile'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II'] }],
          events: [DEATH],
          hand: ['Rangers of the North'],
        },
        hazard: { kind: 'ringwraith', events: [DEATH] },
        moment: 'entered',
      });
      t.rolls(3, 9, 4).resource.plays('Rangers of the North').stage.resolve();
      t.resource.options_are('9', '4', '3').chooses(pick);
      t.equal(t.card('Rangers of the North').zone, zone, `a ${pick}`);
    }
  });

  holds('Carrion Feeders: a beast that is wounded is worse off by one, too', (t) => {
    for (const [roll, zone] of [
      [7, 'play'],
      // one for his wound, and one for them: above nine
      [8, 'removed'],
    ] as const) {
      const wounded: Member = {
        name: 'Aragorn II',
        status: 'tapped',
        bears: [{ name: 'Treebeard', wounded: true }],
      };
      t.board({
        resource: { companies: [{ at: 'Bree', to: 'Rivendell', members: [wounded] }] },
        hazard: { hand: [FEEDERS] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(FEEDERS, 'Wilderness').stage.resolve();
      t.fightOut(2, roll);
      t.equal(t.card('Treebeard').zone, zone, `${roll}`);
    }
  });

  holds('Blind to the West: any time, but not while two companies fight', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Edoras', members: ['Lagduf', 'Radbug'] }],
        hand: [BLIND],
      },
      hazard: {
        kind: 'fallen-wizard',
        avatar: 'Gandalf',
        companies: [{ at: 'Edoras', members: ['Aragorn II'] }],
        hand: [POWER],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').resource.passes();
    t.hazard.plays(POWER);
    t.resource.refused(BLIND, { 'no-hazards': 'coe/3.V.2' });
  });
});
