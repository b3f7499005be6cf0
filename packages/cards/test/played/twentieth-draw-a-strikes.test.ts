import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Strikes, and what comes of them for others than those who face them. */

const WONDER = 'No Waiting to Wonder';
const WISP = 'Wisp of Pale Sheen';

describe('No Waiting to Wonder', () => {
  const HEROES = { at: 'Bree', members: ['Gimli', 'Sam Gamgee'] } as const;
  const ORC = { at: 'LE-356', members: ['Gorbag'] } as const;

  holds('where companies fight, he is in for it on either side', (t) => {
    // whose roll is first, the attacker's; if Gimli is struck, Sam's body is checked, then his own
    for (const [attacks, rolls, sam] of [
      [true, [2, 12, 12, 2], 'removed'],
      [true, [12, 2, 2], 'play'],
      [false, [12, 2, 12, 2], 'removed'],
      [false, [2, 12, 2], 'play'],
    ] as const) {
      const heroes = { companies: [HEROES], hand: [WONDER] } as const;
      const orcs = { kind: 'ringwraith', companies: [ORC] } as const;
      t.board({
        resource: attacks ? heroes : orcs,
        hazard: attacks ? orcs : heroes,
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('defend').hazard.chooses(attacks ? 'Gorbag' : 'Gimli');
      if (attacks) t.hazard.chooses('Gimli');
      const he = attacks ? t.resource : t.hazard;
      if (attacks) t.passUntil('strike-attacker');
      else {
        t.passUntil('stay-untapped').resource.chooses('no');
        t.hazard.chooses('no');
        t.passUntil('strike-defender');
      }
      he.plays(WONDER, 'Sam Gamgee').stage.resolve();
      t.rolls(...rolls);
      if (attacks) {
        t.passUntil('stay-untapped').resource.chooses('no');
        t.hazard.chooses('no');
      }
      t.passUntil('end-of-turn-start');
      t.equal(t.card('Sam Gamgee').zone, sam, `${attacks ? 'attacking' : 'attacked'} ${rolls}`);
    }
  });

  holds('he is in for it though the other falls', (t) => {
    for (const [rolls, bard, sam] of [
      [[2, 12, 12], 'removed', 'removed'],
      [[2, 2, 12], 'removed', 'play'],
      [[2, 12, 2], 'play', 'removed'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', to: 'Old Forest', members: ['Bard Bowman', 'Sam Gamgee', 'Frodo'] },
          ],
          hand: [WONDER],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.passUntil('assign').hazard.chooses('Bard').chooses('Frodo');
      t.passUntil('strike').resource.chooses('Bard');
      t.passUntil('stay-untapped').resource.chooses('yes');
      t.passUntil('strike-defender').resource.plays(WONDER, 'Sam Gamgee').stage.resolve();
      t.rolls(...rolls).passUntil('stay-untapped');
      t.equal([t.card('Bard Bowman').zone, t.card('Sam Gamgee').zone], [bard, sam], `${rolls}`);
    }
  });
});

describe('Wisp of Pale Sheen', () => {
  holds('a strike that was made weaker has no such hold over a mind', (t) => {
    for (const [hand, status] of [
      [[WONDER], 'untapped'],
      [[], 'tapped'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', to: 'Old Forest', members: ['Legolas', 'Sam Gamgee'] }],
          hand: [...hand],
        },
        hazard: { hand: [WISP] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(WISP, 'Wilderness').stage.resolve();
      t.passUntil('assign').hazard.chooses('Legolas');
      t.passUntil('stay-untapped').resource.chooses('yes');
      t.passUntil('strike-defender');
      if (status === 'untapped') t.resource.plays(WONDER, 'Sam Gamgee').stage.resolve();
      t.rolls(12).passUntil('movement-hazard');
      // a mind of six against a strike of six, or of two
      t.equal(t.card('Legolas').status, status, 'Legolas');
    }
  });
});
