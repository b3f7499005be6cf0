import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Who wins whom over, held to the texts. */
const BIRD = "Radagast's Black Bird";

/** What was added to a roll of seven in the last attempt. */
const added = (t: Stage): number => (rolled(t, 'influence').at(-1)?.total ?? 0) - 7;

const at = (
  t: Stage,
  kind: 'fallen-wizard' | 'balrog' | 'wizard' | 'ringwraith',
  site: Named,
  members: Member[],
  hand: Named[],
  more: SideSpec & { tapped?: true } = {},
): Stage => {
  const { tapped, ...side } = more;
  return t.board({
    resource: {
      kind,
      companies: [{ at: site, members, ...(tapped ? { siteTapped: true } : {}) }],
      hand,
      ...side,
    },
    moment: 'entered',
    asksPasses: true,
  });
};

describe('Wild Hounds', () => {
  holds('The bird tries to win them like a character, and Radagast is his wizard', (t) => {
    at(
      t,
      'fallen-wizard',
      'TW-436',
      [{ name: 'Radagast', status: 'tapped', bears: [BIRD] }],
      ['Wild Hounds'],
    );
    t.rolls(7).resource.plays('Wild Hounds', BIRD).stage.resolve();
    // three of his own, three for the wizard
    t.equal(added(t), 6, 'six');
    t.equal(t.card('Wild Hounds').zone, 'pile', 'thirteen');
  });

  holds('More than eleven is needed, at a ruin in the Wilderness, tapped or not', (t) => {
    for (const [roll, zone] of [
      [4, 'pile'],
      [3, 'discard'],
    ] as const) {
      at(t, 'fallen-wizard', 'TW-436', ['Radagast'], ['Wild Hounds'], { tapped: true });
      t.rolls(roll).resource.plays('Wild Hounds', 'Radagast').stage.resolve();
      t.equal(t.card('Wild Hounds').zone, zone, `${roll} and five and three`);
    }
    at(t, 'fallen-wizard', 'TW-371', ['Radagast'], ['Wild Hounds']);
    t.resource.refused('Wild Hounds', { 'not-here': 'coe/2.V.3' });
  });
});

describe('Greater Half-orcs', () => {
  const GREATER = 'Greater Half-orcs';
  const SPAWN: SideSpec = { events: ['A Strident Spawn'], pile: ['Half-orcs'] };
  holds('More than eleven is needed, and they are worth two', (t) => {
    for (const [roll, zone, worth] of [
      [7, 'pile', 3],
      [6, 'discard', 1],
    ] as const) {
      at(t, 'fallen-wizard', 'WH-57', ['Radagast'], [GREATER], { ...SPAWN, tapped: true });
      t.rolls(roll).resource.plays(GREATER, 'Radagast').stage.resolve();
      t.equal(
        [t.card(GREATER).zone, t.points(0).faction],
        [zone, worth],
        `${roll} and five of influence`,
      );
    }
  });

  holds('At a stronghold of his own and at no other haven', (t) => {
    at(t, 'fallen-wizard', 'WH-56', ['Saruman'], [GREATER, 'Half-orcs'], SPAWN);
    t.resource.refused(GREATER, { 'not-here': 'coe/2.V.3' });
    t.resource.refused('Half-orcs', { 'not-here': 'coe/2.V.3' });
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'WH-56', members: ['Saruman'], onSite: ['The Fortress of Isen'] }],
        hand: [GREATER, 'Half-orcs'],
        ...SPAWN,
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.may(`play ${GREATER}`).may('play Half-orcs');
  });

  holds('What an opponent has of it does not serve him', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'WH-57', members: ['Radagast'] }],
        hand: [GREATER],
        pile: ['Half-orcs'],
      },
      hazard: { kind: 'fallen-wizard', declared: 'Saruman', events: ['A Strident Spawn'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot(`play ${GREATER}`);
  });
});

describe('Blasting Fire', () => {
  holds('Two more for whoever tries there, a bird too', (t) => {
    for (const fire of [true, false]) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'LE-378',
              members: [
                { name: 'Radagast', bears: [BIRD] },
                { name: 'Beretar', bears: fire ? ['Blasting Fire'] : [] },
                'Anborn',
                'Mablung',
              ],
            },
          ],
          hand: ['Goblins of Goblin-gate'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.skipTo('enter').resource.chooses('enter');
      const who = BIRD;
      if (fire) t.resource.uses('Blasting Fire').stage.resolve();
      else t.fightOut({ always: 12 });
      const own = t.card(who).influence('Goblins of Goblin-gate');
      t.passUntil('site').rolls(7);
      t.resource.plays('Goblins of Goblin-gate', who).stage.resolve();
      t.equal(added(t) - own, fire ? 2 : 0, 'two more');
    }
  });

  holds('All attacks of the site are canceled for this company, and not for the next', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'LE-366', members: [{ name: 'Grishnákh', bears: ['Blasting Fire'] }] },
          { at: 'LE-366', members: ['Gorbag'] },
        ],
        hand: [],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.skipTo('site-phase').resource.chooses('Grishnákh');
    t.resource.chooses('enter');
    t.resource.uses('Blasting Fire').stage.resolve();
    t.expect(!t.underAttack, 'neither of the two');
    t.equal(t.card('Blasting Fire').zone, 'discard', 'it is used up');
    t.skipTo('enter').resource.chooses('enter');
    t.expect(t.underAttack, 'the other company has no such thing');
  });
});

describe('Azog and Umagaur', () => {
  holds('Each gets on with his own, and best with those who serve the Balrog', (t) => {
    for (const [who, whom, influence] of [
      ['Azog', 'Bolg', 1 + 3 + 2],
      ['Azog', 'Umagaur', 1 + 2],
      ['Azog', 'Gorbag', 1 + 3],
      ['Azog', 'Orcs of Moria', 1 + 3],
      ['Azog', 'Hill Trolls', 1],
      ['Umagaur', 'Azog', 2 + 2 + 3],
      ['Umagaur', 'Gorbag', 2 + 2],
      ['Umagaur', 'Hill Trolls', 2 + 2],
      ['Umagaur', 'Haradrim', 2],
    ] as const) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: 'BA-93', members: [who] }],
          hand: [whom],
        },
        moment: 'organization',
      });
      t.equal(t.card(who).influence(whom), influence, `${who}, ${whom}`);
    }
  });

  holds('A body check of nine drives them off, one of ten is their end', (t) => {
    for (const who of ['Azog', 'Umagaur'] as const)
      for (const [roll, zone] of [
        [8, 'play'],
        [9, 'discard'],
        [10, 'removed'],
      ] as const) {
        t.board({
          resource: { kind: 'balrog', companies: [{ at: 'BA-96', members: [who] }] },
          hazard: { hand: ['Cave-drake'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
        t.passUntil('stay-untapped').resource.chooses('no');
        t.rolls(2, roll);
        while (t.underAttack) t.pass();
        t.equal(t.card(who).zone, zone, `${who}: ${roll}`);
      }
  });
});

describe("Gandalf's Friend", () => {
  const FRIEND = "Gandalf's Friend";
  holds('At a haven of his own: no Haven of others will do', (t) => {
    for (const [site, may] of [
      ['WH-58', true],
      ['Rivendell', false],
      ['Bree', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Gandalf',
          companies: [{ at: site, members: ['Elrond'] }],
          hand: [FRIEND],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused(FRIEND, { 'no-target': 'coe/9.3', phase: 'coe/9.1.3' });
        continue;
      }
      const before = [t.card('Elrond').influence(), t.generalInfluence(0)] as const;
      t.resource.plays(FRIEND).stage.resolve();
      t.equal(
        [t.card('Elrond').influence() - before[0], t.generalInfluence(0) - before[1]],
        [2, 9],
        'two more, and he takes one of ten',
      );
    }
  });

  holds('Nobody but Gandalf leads him', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [
          {
            at: 'WH-58',
            members: ['Gandalf', { name: 'Beretar', bears: [FRIEND] }, 'Elrond'],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').may('Beretar', 'Gandalf').mayNot('Beretar', 'Elrond');
  });
});

describe('Great Army of the North', () => {
  const ARMY = 'Great Army of the North';
  holds('One more towards Orcs and Trolls, and two points with four of them', (t) => {
    for (const [events, plus] of [
      [[ARMY], 1],
      [[], 0],
    ] as const) {
      at(t, 'ringwraith', 'Goblin-gate', ['Gorbag'], ['Goblins of Goblin-gate'], {
        events: [...events],
      });
      const own = t.card('Gorbag').influence('Goblins of Goblin-gate');
      t.rolls(7).resource.plays('Goblins of Goblin-gate').stage.resolve();
      t.equal(added(t) - own - plus, 0, 'one more');
    }
    const NORTH: Named[] = ['Orcs of Moria', 'Orcs of Gundabad', 'Goblins of Goblin-gate'];
    for (const [pile, worth] of [
      [[...NORTH, 'Grey Mountain Goblins'], 2],
      [NORTH, 0],
      [[...NORTH, 'Orcs of Udûn'], 0],
    ] as [Named[], number][]) {
      at(t, 'ringwraith', 'Goblin-gate', ['Gorbag'], [], { events: [ARMY], pile });
      t.equal(t.points(0).misc, worth, `${pile}`);
    }
  });

  holds('Or those who were lost may be called again, as many as he likes', (t) => {
    at(t, 'ringwraith', 'Goblin-gate', ['Gorbag'], [ARMY, ARMY], {
      discard: ['Orcs of Moria', 'Hill Trolls', 'Haradrim'],
      events: [ARMY],
    });
    t.resource.plays(ARMY, { way: 'discard pile' }).stage.resolve();
    t.resource.mayNot('Haradrim').chooses('Orcs of Moria').chooses('Hill Trolls');
    t.equal(
      ['Orcs of Moria', 'Hill Trolls', 'Haradrim'].map((x) => t.card(x).zone),
      ['deck', 'deck', 'discard'],
      'these two',
    );
  });
});
