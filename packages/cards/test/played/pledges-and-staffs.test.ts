import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What is given away before a check, what helps with one, and a horn that draws all blows. */

describe('Pledge of Conduct', () => {
  const checked = (diplomat: Named, bears: readonly Named[], taker: Named = 'Legolas') =>
    ({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Aragorn II', bears: [...bears] },
              { name: diplomat },
              { name: taker },
            ],
          },
        ],
        hand: ['Pledge of Conduct'],
      },
      hazard: { hand: ['Weariness of the Heart'] },
      moment: 'hazards',
      asksPasses: true,
    }) as const;

  holds('he who must check hands an item on, and its weight is gone before the roll', (t) => {
    t.board(checked('Gimli', ['Glamdring', 'Horn of Anor']));
    const weight = t.card('Aragorn II').stat('corruption');
    t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Aragorn II');
    t.resource.plays('Pledge of Conduct', 'Gimli');
    t.rolls(12).resolve();
    t.resource
      .may('Glamdring to Legolas')
      .may('Horn of Anor to Gimli')
      .chooses('Glamdring to Legolas');
    t.equal(t.card('Glamdring').host, 'Legolas', 'another has it');
    t.equal(t.card('Gimli').status, 'untapped', 'nobody taps for it');
    t.expect(t.card('Aragorn II').stat('corruption') < weight, 'he is the lighter for it');
    t.resolve();
    t.equal(t.card('Horn of Anor').host, 'Aragorn II', 'no more than one item');
  });

  holds('not without a diplomat, an item to hand on, or somebody who can have it', (t) => {
    t.board(checked('Bilbo', ['Glamdring'], 'Boromir II'));
    t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Aragorn II');
    t.resource.refused('Pledge of Conduct', { 'no-user': 'coe/9.2' });
    for (const bears of [[], ['Narsil']] as const) {
      t.board(checked('Gimli', bears));
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Aragorn II');
      if (bears.length === 0) t.resource.refused('Pledge of Conduct', { 'no-effect': 'coe/5.1.2' });
      else t.resource.may('Pledge of Conduct');
    }
    t.board(checked('Gimli', ['Glamdring']));
    t.resource.refused('Pledge of Conduct', { 'no-target': 'coe/9.3' });
  });
});

describe("Wizard's Staff", () => {
  holds('it helps with the check of a spell, and with no other', (t) => {
    for (const staff of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Gandalf', bears: staff ? ["Wizard's Staff"] : ['Glamdring'] },
                'Legolas',
              ],
            },
          ],
          hand: ['Vanishment'],
        },
        hazard: { hand: ['Wolves', 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gandalf');
      t.rolls(12).resolve();
      t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
      t.resource.plays('Vanishment', 'Gandalf');
      t.rolls(12).resolve();
      // he adds one to all of his own; the spell takes two off
      const total = { true: [13, 13], false: [13, 11] }[`${staff}`];
      t.equal(
        rolled(t, 'corruption')
          .slice(-2)
          .map((r) => r.total),
        total,
        'what was rolled came to',
      );
    }
  });
});

describe('Horn of Defiance', () => {
  const met = (
    creature: Named,
    bearer: 'untapped' | 'tapped',
    others: readonly Named[] = ['Gimli', 'Legolas'],
  ) =>
    ({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Goblin-gate',
            members: [
              { name: 'Aragorn II', status: bearer, bears: ['Horn of Defiance'] },
              ...others.map((name) => ({ name })),
            ],
          },
        ],
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
    }) as const;

  holds('whose bearer is given the first strike may have all of them', (t) => {
    t.board(met('Wolves', 'untapped'));
    t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
    t.passUntil('assign');
    t.resource.chooses('a strike to Aragorn II').chooses('a strike to Aragorn II');
    t.equal(t.attack().assigned, ['Aragorn II', 'Aragorn II', 'Aragorn II'], 'each is one of his');
    t.fightOut(12, 12, 12);
    t.equal(t.card('Wolves').zone, 'pile', 'and he is done with them');
  });

  holds('not when another had the first; nor only some of them', (t) => {
    t.board(met('Wolves', 'untapped'));
    t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
    t.passUntil('assign');
    t.resource.chooses('a strike to Gimli');
    t.resource.options_are('a strike to Aragorn II', 'a strike to Legolas', 'pass');
    t.board(met('Orc-warband', 'untapped'));
    t.hazard.plays('Orc-warband', 'Wilderness').stage.resolve();
    t.passUntil('assign');
    t.resource.chooses('a strike to Aragorn II').chooses('a strike to Aragorn II');
    t.equal(t.attack().assigned.length, 5, 'all or none');
  });

  holds('he is asked too where the attacker chooses, and then no more', (t) => {
    t.board(met('Cave-drake', 'tapped'));
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.passUntil('assign');
    t.hazard.chooses('a strike to Aragorn II');
    t.asks(t.resource, 'defend').resource.options_are('a strike to Aragorn II', 'pass');
    t.resource.passes();
    t.asks(t.hazard, 'attack').hazard.options_are('a strike to Gimli', 'a strike to Legolas');
  });

  holds('alone he may have the excess as strikes of their own', (t) => {
    t.board(met('Wolves', 'tapped', []));
    t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
    t.passUntil('assign');
    t.rolls(12, 12, 12);
    t.asks(t.resource, 'defend').resource.chooses('a strike to Aragorn II');
    t.equal(rolled(t, 'strike').length, 3, 'three, and none in excess');
  });

  holds('restored it is worth and weighs more', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Aragorn II', bears: ['Horn of Defiance'] }] },
        ],
        stored: [{ name: 'Reforging', at: 'Rivendell' }],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal([t.points(0).item, t.card('Aragorn II').stat('corruption')], [1, 1], 'as found');
    t.resource.uses('Horn of Defiance').stage.resolve();
    t.equal([t.points(0).item, t.card('Aragorn II').stat('corruption')], [3, 2], 'restored');
    t.resource.mayNot('use Horn of Defiance');
  });
});
