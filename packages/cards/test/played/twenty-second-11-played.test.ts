import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Clauses that no board had played: what the Balrog wants, lays waste and finds in his deeps, and who is safe at home. */
const FALLEN = 'fallen-wizard';
const kind = 'balrog';

describe("Mine or No One's", () => {
  const MINE = "Mine or No One's";
  const tries = (t: Stage, at: Named, what: string, hazard: object, hand: Named[] = []): void => {
    t.board({
      resource: { kind, companies: [{ at, members: ['The Balrog'] }], hand: [MINE, MINE, ...hand] },
      hazard: { kind: 'ringwraith', ...hazard },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(2, 7).resource.chooses(`tries to influence ${what}`);
    t.hazard.passes();
  };
  const there = {
    companies: [{ at: 'Goblin-gate', members: [{ name: 'Lagduf', bears: ['Saw-toothed Blade'] }] }],
  };

  holds('an item, an Orc or a Troll faction, by ten, and once for each attempt', (t) => {
    for (const [at, what, hazard, hand] of [
      ['Goblin-gate', 'Saw-toothed Blade', there, ['Saw-toothed Blade']],
      ['Goblin-gate', 'Goblins of Goblin-gate', { pile: ['Goblins of Goblin-gate'] }, []],
      ['Ettenmoors', 'Hill Trolls', { pile: ['Hill Trolls'] }, []],
    ] as const) {
      const total = (helped: boolean): number => {
        tries(t, at, what, hazard, [...hand]);
        if (helped) {
          t.resource.plays(MINE);
          t.hazard.passes();
          // by the older rules it may be declared again, and is of no avail (crf/term/cannot-be-duplicated/2)
          if (t.rules === 'coe') t.resource.mayNot(`play ${MINE}`);
          else t.resource.plays(MINE);
        }
        t.resolve();
        return rolled(t, 'influence').at(-1)?.total ?? 0;
      };
      t.equal(total(true) - total(false), 10, what);
    }
  });

  holds('no Men, and nobody’s people', (t) => {
    tries(t, 'LE-370', 'Dunlendings', { pile: ['LE-263'] });
    t.resource.mayNot(`play ${MINE}`).stage.resolve();
    tries(t, 'Goblin-gate', 'Lagduf', there);
    t.resource.mayNot(`play ${MINE}`).stage.resolve();
  });
});

describe('People Diminished', () => {
  const DIMINISHED = 'People Diminished';
  holds('heroes at their own card of the place find it five harder', (t) => {
    const total = (onSite: Named[]): number => {
      t.board({
        resource: {
          companies: [{ at: 'TW-378', members: ['Aragorn II'] }],
          hand: ['Rangers of the North'],
        },
        hazard: { kind, companies: [{ at: 'LE-356', members: ['Azog'], onSite }] },
        moment: 'entered',
      });
      t.rolls(7).resource.plays('Rangers of the North').stage.resolve();
      return rolled(t, 'influence').at(-1)?.total ?? 0;
    };
    t.equal(total([]) - total([DIMINISHED]), 5, 'five less');
  });

  holds('the site lies there when all have gone, and stays tapped', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-356', to: 'LE-408', members: ['Azog'], onSite: [DIMINISHED], siteTapped: true },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.skipTo('organization', { turns: 2 });
    t.equal([t.card('LE-356').zone, t.card('LE-356').status], ['play', 'tapped'], 'as it was');
    t.equal(t.card(DIMINISHED).zone, 'play', 'with it');
  });
});

describe('Azog', () => {
  holds('three for Orcs, two for those who serve nobody else, both for both', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'BA-93', members: ['Azog'] }], hand: ['Hill Trolls'] },
      hazard: {
        companies: [{ at: 'Dol Guldur', members: ['Lagduf', 'Hador', 'Bolg', 'Umagaur'] }],
      },
      moment: 'organization',
    });
    const whom = ['Lagduf', 'Hador', 'Bolg', 'Umagaur', 'Hill Trolls'];
    t.equal(
      whom.map((x) => t.card('Azog').influence(x)),
      [1 + 3, 1, 1 + 3 + 2, 1 + 2, 1],
      'whom he sways',
    );
  });

  holds('nine on the body check sends him off, ten is his end', (t) => {
    for (const [roll, zone] of [
      [8, 'play'],
      [9, 'discard'],
      [10, 'removed'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-96', members: ['Azog'] }] },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      t.fightOut(2, roll);
      t.equal(t.card('Azog').zone, zone, `${roll}`);
    }
  });
});

describe('deeps', () => {
  const FOES: Named[] = [
    'Orc-guard',
    'Rain-drake',
    'Wargs',
    'Sea Serpent',
    'Ghosts',
    'Smaug',
    'Eärcaraxë',
    'Umagaur the Pale',
  ];
  const STRONG: Named[] = ['Azog', 'Bolg', 'Umagaur', 'Bûthrakaur'];

  holds('who may come upon them there, and who waits', (t) => {
    for (const [at, first, keyed, waits] of [
      ['BA-91', [3, 9], ['Orc-guard', 'Rain-drake', 'Ghosts'], []],
      ['BA-96', [2, 11], ['Smaug'], ['Orc-guard', 'Ghosts']],
      ['BA-99', [4, 9], ['Orc-guard', 'Ghosts'], ['Orc-guard', 'Ghosts']],
      ['BA-104', [3, 7], ['Rain-drake'], ['Orc-guard', 'Ghosts']],
    ] as const) {
      const resource = { kind, companies: [{ at, members: STRONG }] } as const;
      const hand = FOES.filter((x) => x !== 'Umagaur the Pale');
      t.board({ resource, hazard: { hand }, moment: 'hazards', asksPasses: true });
      t.resource.passes();
      t.equal(
        hand.filter((x) => t.offered().includes(`play ${x}`)),
        [...keyed],
        `${at}: on the way`,
      );
      // one of the Ruins & Lairs for the Iron-deeps
      const home = [...FOES, 'Cave-drake' as const];
      t.board({ resource, hazard: { hand: home }, moment: 'site', asksPasses: true });
      t.resource.chooses('enter');
      t.equal([t.attack().strikes, t.attack().prowess], [...first], `${at}: the first`);
      t.fightOut({ always: 12 });
      t.asks(t.hazard, 'attack-from-hand');
      t.equal(
        home.filter((x) => t.offered().includes(x)),
        at === 'BA-91' ? ['Cave-drake'] : [...waits],
        `${at}: the second`,
      );
    }
  });
});

describe('Isengard, The White Towers', () => {
  holds('no attack comes upon his company at home, not even what he hunts', (t) => {
    for (const [at, comes] of [
      ['WH-56', false],
      ['WH-58', false],
      ['TW-378', true],
    ] as const) {
      t.board({
        resource: {
          kind: FALLEN,
          companies: [{ at, members: ['WH-1'] }],
          hand: ['The Great Hunt'],
          events: Array(6).fill('Never Refuse'),
        },
        hazard: { deck: ['Wargs'] },
        moment: 'organization',
      });
      t.resource.plays('The Great Hunt').stage.resolve().resource.chooses('play deck');
      t.equal(
        [t.underAttack, t.card('Wargs').zone],
        comes ? [true, 'chain'] : [false, 'discard'],
        at,
      );
    }
  });

  holds('nor another company; his own goes forth from there', (t) => {
    const his = { kind: FALLEN, companies: [{ at: 'WH-56', members: ['Saruman'] }] } as const;
    const theirs = {
      kind: 'ringwraith',
      companies: [{ at: 'LE-384', members: ['Gorbag'] }],
    } as const;
    for (const [resource, hazard, fights] of [
      [theirs, his, false],
      [his, theirs, true],
    ] as const) {
      t.board({ resource, hazard, moment: 'entered', asksPasses: true });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.equal(t.underAttack, fights, resource.kind);
    }
  });
});

describe("Radagast's Black Bird", () => {
  holds('wounded it eludes a strike too, and is no better for it', (t) => {
    const BIRD = "Radagast's Black Bird";
    t.board({
      resource: {
        kind: FALLEN,
        companies: [
          {
            at: 'WH-58',
            to: 'Cameth Brin',
            by: ['Arthedain', 'Cardolan', 'Rhudaur'],
            members: [{ name: 'Radagast', bears: [{ name: BIRD, wounded: true }] }],
          },
        ],
      },
      hazard: { hand: ['Slayer'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Slayer').stage.resolve();
    while (!t.offered().some((o) => o.includes(`a strike to ${BIRD}`))) t.pass();
    t.hazard.chooses(`a strike to ${BIRD}`);
    t.passUntil('strike-defender').resource.uses(BIRD).stage.resolve();
    t.equal([t.card(BIRD).zone, t.card(BIRD).status], ['play', 'wounded'], 'as it was');
  });
});
