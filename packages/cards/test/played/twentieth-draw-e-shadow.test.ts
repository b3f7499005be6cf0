import type { PlayerKind } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** The Balrog and those who serve him, where they go and whom they meet. */
const kind = 'balrog';
const MAP = "Maker's Map";
const PRONE = 'Prone to Violence';
const NASTY = 'Nasty Slimy Thing';

describe('The Balrog', () => {
  /** From The Iron-deeps (whoever goes there) or up to the Dwarves, where thirteen are needed. */
  const goes = (t: Stage, members: Member[], to: Named, roll: number): boolean => {
    t.board({
      resource: { kind, companies: [{ at: 'BA-96', to, members }] },
      moment: 'movement',
      rolls: [roll],
    });
    return t.company(typeof members[0] === 'string' ? members[0] : members[0].name).moving;
  };

  holds('what he and the map know is of ways under the earth, not of those that lead up', (t) => {
    const mapped: Member = { name: 'Bolg', bears: [MAP, MAP] };
    t.equal(
      [goes(t, ['The Balrog'], 'The Wind-deeps', 5), goes(t, ['The Balrog'], 'The Wind-deeps', 4)],
      [true, false],
      'eight are needed, and he has three',
    );
    t.equal(
      [
        goes(t, ['The Balrog'], 'Iron Hill Dwarf-hold', 12),
        goes(t, [mapped], 'Iron Hill Dwarf-hold', 12),
      ],
      [false, false],
      'nor do twelve lead to the Dwarves',
    );
  });
});

describe(PRONE, () => {
  const meets = (
    t: Stage,
    kinds: readonly [PlayerKind, PlayerKind],
    mine: Member[],
    theirs: Member[],
    prone = true,
  ): boolean => {
    t.board({
      resource: { kind: kinds[0], companies: [{ at: 'Moria', members: mine }] },
      hazard: {
        kind: kinds[1],
        companies: [{ at: 'Moria', members: theirs }],
        events: prone ? [PRONE] : [],
      },
      moment: 'entered',
      asksPasses: true,
    });
    while (t.decision().about === 'site') t.pass();
    return t.decision().about === 'company-attack';
  };

  holds('whoever has it in play, it is for all of them; two Balrogs’ servants too', (t) => {
    for (const [kinds, mine, theirs, prone, may] of [
      [['ringwraith', 'ringwraith'], 'Lagduf', 'Radbug', true, true],
      [['balrog', 'balrog'], 'Lagduf', 'Radbug', true, true],
      [['balrog', 'balrog'], 'Lagduf', 'Radbug', false, false],
      [['balrog', 'ringwraith'], 'The Balrog', 'Radbug', true, true],
      [['balrog', 'ringwraith'], 'The Balrog', 'Radbug', false, false],
      [['balrog', 'ringwraith'], 'The Balrog', 'Ren the Ringwraith', true, false],
    ] as const)
      t.equal(meets(t, kinds, [mine], [theirs], prone), may, `${kinds}: ${mine}, ${theirs}`);
  });

  holds('it goes as anybody’s deck is exhausted', (t) => {
    for (const whose of [-1, 0, 1]) {
      const last = (seat: number): object =>
        seat === whose ? { noFiller: true, deck: ['Orc-guard'] } : {};
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', to: 'LE-401', by: 'starter', members: ['Lagduf'] }],
          events: [PRONE],
          ...last(0),
        },
        hazard: last(1),
        moment: 'organization',
        asksPasses: true,
      });
      t.skipTo('organization', { turns: 1 });
      // what was discarded then is in the new deck, or drawn from it
      t.equal(t.card(PRONE).zone === 'play', whose < 0, `of ${whose}`);
    }
  });
});

describe(NASTY, () => {
  holds(
    'for its own company, untapped, and against Drakes; a Dragon’s brood it does not hold off',
    (t) => {
      for (const [members, other, foe, may] of [
        [[{ name: 'Azog', bears: [NASTY] }], ['Bolg'], 'Rain-drake', true],
        [[{ name: 'Azog', bears: [NASTY] }], ['Bolg'], 'Cave-drake', false],
        [[{ name: 'Azog', bears: [{ name: NASTY, tapped: true }] }], ['Bolg'], 'Rain-drake', false],
        [['Azog'], [{ name: 'Bolg', bears: [NASTY] }], 'Rain-drake', false],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'The Drowning-deeps', members },
              { at: 'The Drowning-deeps', members: other },
            ],
          },
          hazard: { hand: [foe] },
          moment: 'hazards',
          current: 'Azog',
          asksPasses: true,
        });
        if (t.decision().seat === 0) t.resource.passes();
        t.hazard.plays(foe).stage.resolve();
        if (!may) {
          t.resource.mayNot(`use ${NASTY}`);
          continue;
        }
        t.resource.uses(NASTY).stage.resolve();
        t.equal([t.underAttack, t.card(NASTY).status], [false, 'tapped'], 'driven off');
      }
    },
  );
});

describe('places of the Balrog', () => {
  const ATTACKS = { way: 'As a creature' };
  const comes = (
    t: Stage,
    at: Named,
    foe: Named,
    ...key: (string | { way: string })[]
  ): boolean => {
    t.board({
      resource: { kind, companies: [{ at, members: ['Azog', 'Bolg'] }] },
      hazard: { hand: [foe] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays(foe, ...key).stage.resolve();
    return t.attack().detainment;
  };
  holds('Barad-dûr, Minas Morgul, The Sulfur-deeps: Nazgûl come there in earnest too', (t) => {
    t.equal(
      [
        comes(t, 'BA-84', 'Hoarmûrath of Dír', ATTACKS, 'Dark-hold'),
        comes(t, 'BA-84', 'Hoarmûrath of Dír', ATTACKS, 'by name'),
        comes(t, 'BA-92', 'Ren the Unclean', ATTACKS),
        comes(t, 'BA-92', 'Ghosts'),
        comes(t, 'BA-97', 'Orc-guard'),
        comes(t, 'BA-90', 'Ghosts'),
      ],
      [false, false, false, false, false, false],
      'none of them detains',
    );
  });

  /** What comes first of those who go in, and what is lost by what is lost. */
  const enter = (t: Stage, at: Named, members: Member[], hazard: object = {}): void => {
    t.board({
      resource: { kind, companies: [{ at, members }] },
      hazard,
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
  };

  holds('Barad-dûr: the Balrog himself is lost by it, and so is a beast', (t) => {
    enter(t, 'BA-84', ['The Balrog']);
    t.equal(t.fightOut([12], [12], [2]).at(-1), [1, 24], 'their master');
    t.equal(t.card('The Balrog').zone, 'removed', 'lost');
    enter(t, 'BA-84', [{ name: 'Azog', bears: [NASTY] }]);
    while (t.attack().prowess < 24) {
      t.rolls(12, 12, 12, 12);
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
      t.state.dice = [];
    }
    while (!t.offered().some((x) => x.includes('a strike to'))) t.pass();
    t.hazard.chooses(`a strike to ${NASTY}`);
    t.fightOut(2);
    t.equal([t.card(NASTY).zone, t.card('Azog').zone], ['removed', 'play'], 'it alone');
  });

  holds('Minas Morgul: the Nazgûl of the place comes in earnest', (t) => {
    enter(t, 'BA-92', [{ name: 'The Balrog', bears: ['Great Shadow'] }, 'Azog']);
    t.resource.may('use Great Shadow');
    while (t.attack().prowess < 15) {
      t.rolls(12, 12, 12, 12);
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
      t.state.dice = [];
    }
    t.equal(t.attack().detainment, false, 'in earnest');
  });

  holds('The Gem-deeps: what lay on guard comes by that too', (t) => {
    for (const foe of ['Ghosts', 'Wargs'] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-90', members: ['Azog', 'Bolg', 'Umagaur'], onGuard: [foe] }],
        },
        hazard: { hand: [] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal(t.offered().includes(`reveal ${foe}`), foe === 'Ghosts', foe);
    }
  });
});

describe('Golodhros', () => {
  const at = (t: Stage, more: object, agent: object = {}): void =>
    void t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Cirith Ungol',
            members: ['Orc Chieftain', { name: 'Orc Veteran', bears: ['War-wolf'] }],
          },
          { at: 'Dol Guldur', members: ['Lagduf'] },
        ],
        ...more,
      },
      hazard: {
        kind: 'ringwraith',
        agents: [{ name: 'Golodhros', via: ['Cirith Ungol'], faceUp: true, ...agent }],
      },
      others: [{ kind: 'ringwraith', companies: [{ at: 'Cirith Ungol', members: ['Ostisen'] }] }],
      moment: 'hazards',
      current: 'Orc Chieftain',
      asksPasses: true,
    });
  holds('those of the company and no bystanders, once, while he is untapped', (t) => {
    at(t, {});
    t.resource.passes();
    t.hazard
      .chooses('use Golodhros')
      .options_are('Orc Chieftain', 'Orc Veteran', 'War-wolf', 'back');
    t.hazard.chooses('War-wolf');
    t.rolls(2, 12).resolve();
    t.equal(t.card('Golodhros').status, 'tapped', 'he taps for it');
    at(t, {}, { status: 'tapped' });
    t.resource.passes();
    t.hazard.mayNot('use Golodhros');
  });
});

describe('Orders from the Great Demon', () => {
  const ORDERS = 'Orders from the Great Demon';
  const seven: Member[] = [
    'Orc Brawler',
    'Orc Veteran',
    'Old Troll',
    'Troll Lout',
    'Hill-troll',
    'Mountain-maggot',
    'Orc Tracker',
  ];
  const may = (t: Stage, events: Named[], members: readonly Member[]): boolean => {
    t.board({
      resource: { kind, companies: [{ at: 'BA-93', members, events }], sites: ['LE-378'] },
      moment: 'organization',
      asksPasses: true,
    });
    return t.resource.options().some((o) => o.includes('to Goblin-gate'));
  };

  holds('each of them is for one leader more; the only leader counts as any other does', (t) => {
    t.equal(may(t, [ORDERS, ORDERS], ['Azog', 'Bolg', 'Umagaur']), true, 'two more');
    t.equal(may(t, [ORDERS], [...seven, 'Azog']), false, 'eight, and no leader besides him');
    t.equal(may(t, [ORDERS], [...seven.slice(1), 'Azog']), true, 'seven');
    t.equal(may(t, [ORDERS, ORDERS], [...seven.slice(1), 'Azog', 'Bolg', 'Umagaur']), true, 'nine');
    t.equal(may(t, [ORDERS, ORDERS], [...seven, 'Azog', 'Bolg', 'Umagaur']), false, 'ten');
  });

  holds('two leaders join where one of them has it, away from a haven', (t) => {
    for (const [first, second, may] of [
      [[], [], false],
      [[ORDERS], [], true],
      [[], [ORDERS], true],
    ] as [Named[], Named[], boolean][]) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Goblin-gate', members: ['Azog', 'Orc Tracker'], events: first },
            { at: 'Goblin-gate', members: ['Bolg'], events: second },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      if (may) t.resource.may('join the company of');
      else t.resource.mayNot('join the company of');
    }
  });

  holds('it stays with the company on which it lies', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-93', members: ['Azog', 'Bolg'], events: [ORDERS] },
          { at: 'BA-93', members: ['Umagaur', 'Gorbag'] },
        ],
        sites: ['LE-378'],
        hand: [ORDERS],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource
      .may('company of Azog', 'to Goblin-gate')
      .mayNot('company of Umagaur', 'to Goblin-gate');
    t.resource.plays(ORDERS, 'Umagaur').stage.resolve();
    t.resource.may('company of Umagaur', 'to Goblin-gate');
  });
});
