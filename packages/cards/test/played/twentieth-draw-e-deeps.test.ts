import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Servants, roads and storms of the Balrog. */
const kind = 'balrog';
const SIEGE = 'Long Grievous Siege';
const TEMPEST = 'Tempest of Fire';
const MAP = "Maker's Map";
const GANGWAYS = 'Gangways over the Fire';
const LINGERING = 'Evil Things Lingering';

describe(SIEGE, () => {
  const board = (t: Stage, pile: Named[], sites: Named[], more: object = {}): void =>
    void t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Carn Dûm', members: ['Orc Captain'] }],
        hand: [SIEGE, SIEGE],
        pile,
        sites,
      },
      moment: 'organization',
      asksPasses: true,
      ...more,
    });

  holds('laid to the very place where the besiegers were won, it is over at once', (t) => {
    board(t, ['Dunlendings'], ['Dunnish Clan-hold']);
    t.resource.plays(SIEGE).stage.resolve();
    t.equal(
      [t.card('Dunlendings').zone, t.points(0).misc],
      ['hand', 0],
      'they are as lost as any other, and nobody lies before it',
    );
  });

  holds('each faction besieges a hold of its own; each people goes to its own player', (t) => {
    board(t, ['Orcs of Angmar', 'Goblins of Goblin-gate'], ['Bree', 'Cameth Brin'], {
      hazard: { pile: ['Hillmen'] },
      others: [{ pile: ['Rangers of the North', 'Beornings'] }],
    });
    t.resource.plays(SIEGE, 'Orcs of Angmar', 'Bree').stage.resolve();
    t.equal([t.hand(1), t.hand(2)], [[], ['Rangers of the North']], 'of Bree');
    t.resource.plays(SIEGE, 'Goblins of Goblin-gate').stage.resolve();
    t.equal([t.hand(1), t.points(0).misc], [['Hillmen'], 2], 'of the other');
  });
});

describe(TEMPEST, () => {
  const storm = (t: Stage, at: Named, members: Member[], siteTapped = false): void =>
    void t.board({
      resource: {
        kind,
        companies: [{ at, members, ...(siteTapped ? { siteTapped } : {}) }],
        hand: [TEMPEST, TEMPEST],
      },
      hazard: { kind: 'ringwraith', pile: ['Orcs of Mirkwood', 'Snaga-hai'] },
      moment: 'entered',
      asksPasses: true,
    });
  const GORIWING = 'LE-401';

  holds('Orcs at a Shadow-hold, in earnest; if nobody is left it is lost', (t) => {
    storm(t, GORIWING, ['Azog']);
    t.resource.plays(TEMPEST).stage.resolve();
    const races = t.state.stack.flatMap((f) => (f.p === 'attack' ? [f.races.join()] : []));
    t.equal(
      [races, t.attack().detainment, t.card(GORIWING).status],
      [['Orc', 'Orc', 'Orc'], false, 'tapped'],
      'those who live there',
    );
    t.fightOut([2, 12]);
    t.equal(
      [t.card('Azog').zone, t.underAttack, t.card('Orcs of Mirkwood').zone],
      ['removed', false, 'pile'],
      'nobody',
    );
    t.equal([t.hand(0), t.points(0).misc], [[TEMPEST], 0], 'nor is it worth anything');
  });

  holds('where all have tapped to fight there is nobody to tap for it', (t) => {
    storm(t, GORIWING, ['Azog', { name: 'Lagduf', status: 'tapped' }]);
    t.resource.plays(TEMPEST).stage.resolve();
    t.fightOut({ always: 12 });
    while (t.underAttack) t.fightOut({ always: 12 });
    t.equal(
      [t.card('Azog').status, t.hand(0), t.points(0).misc, t.card('Orcs of Mirkwood').zone],
      ['tapped', [TEMPEST], 0, 'pile'],
      'it is lost, and nothing comes of it',
    );
    t.resource.refused(TEMPEST, { need: 'coe/9.2' });
  });

  holds('neither at a tapped site, nor under the earth or above it', (t) => {
    for (const [at, tapped, may] of [
      [GORIWING, false, true],
      [GORIWING, true, false],
      ['LE-378', false, false],
      ['BA-102', false, false],
      ['LE-375', false, false],
    ] as const) {
      storm(t, at, ['Azog'], tapped);
      if (may) t.resource.may(`play ${TEMPEST}`);
      else t.resource.refused(TEMPEST, { need: 'coe/9.2' });
    }
  });
});

describe(MAP, () => {
  holds('neither the ranger nor the place of tidings may be tapped', (t) => {
    for (const [at, who, tapped, may] of [
      ['LE-366', 'Bolg', false, true],
      ['LE-366', { name: 'Bolg', status: 'tapped' }, false, false],
      ['LE-366', { name: 'Bolg', status: 'wounded' }, false, false],
      ['LE-366', 'Bolg', true, false],
      ['LE-366', 'Azog', false, false],
      ['LE-378', 'Bolg', false, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [who], ...(tapped ? { siteTapped: true } : {}) }],
          hand: [MAP],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot(`play ${MAP}`);
        continue;
      }
      t.resource.plays(MAP, 'Bolg').stage.resolve();
      t.equal([t.card(MAP).host, t.card(at).status], ['Bolg', 'tapped'], 'he has it');
    }
  });

  holds('each of them counts, and what the Balrog knows besides; for that company alone', (t) => {
    for (const [mine, roll, goes] of [
      [[{ name: 'Bolg', bears: [MAP, MAP] }], 4, true],
      [[{ name: 'Bolg', bears: [MAP, MAP] }], 3, false],
      [['The Balrog', { name: 'Bolg', bears: [MAP] }], 3, true],
      [['The Balrog', { name: 'Bolg', bears: [MAP] }], 2, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'BA-96', to: 'The Wind-deeps', members: mine },
            { at: 'BA-100', members: [{ name: 'Azog', bears: [MAP] }] },
          ],
        },
        moment: 'movement',
        rolls: [roll],
      });
      t.resource.chooses('the company of', 'Bolg');
      t.equal(t.company('Bolg').moving, goes, `a roll of ${roll}`);
    }
  });
});

describe(GANGWAYS, () => {
  /** One company goes down from Goblin-gate, the other stays where it is. */
  const board = (t: Stage, to: Named, rolls: number[]): void => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Goblin-gate', members: ['Azog'] },
          { at: 'BA-96', members: ['Bolg'] },
        ],
        sites: ['BA-100', 'BA-101', 'BA-102', 'BA-103', 'The Wind-deeps'],
        events: [GANGWAYS],
      },
      moment: 'organization',
      asksPasses: true,
      rolls,
    });
    t.resource.chooses('Azog', `to ${to}`);
  };

  holds('for those who have moved, and what they have spent is theirs alone', (t) => {
    board(t, 'The Under-grottos', []);
    t.resource.chooses('Bolg', 'to The Wind-deeps');
    t.passUntil('company-phase').resource.chooses('the company of Azog');
    t.skipTo('move-again').rolls(7).resource.chooses('to The Under-leas');
    t.skipTo('move-again').resource.chooses('pass');
    // eight are needed there, and none is taken off
    t.rolls(8).skipTo('move-again');
    t.equal(t.idOf(t.company('Bolg').site), 'BA-104', 'they come there as ever');
    // where the others are now they have not been themselves
    t.resource.may('company of Bolg', 'to The Under-leas');
  });

  holds(
    'over land to the mouth of the deeps, down, along, and up where they have not been',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-394', members: ['Azog'] }],
          sites: ['BA-100', 'BA-101', 'BA-102', 'LE-378', 'BA-93'],
          events: [GANGWAYS],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to Goblin-gate');
      t.skipTo('move-again').resource.mayNot('to Moria').chooses('to The Under-grottos');
      // six are needed, and two taken off
      t.skipTo('move-again').rolls(8).resource.chooses('to The Under-gates');
      t.skipTo('move-again').resource.may('to Moria').may('to The Under-leas');
      t.resource.mayNot('to The Under-grottos').mayNot('to Goblin-gate').chooses('to Moria');
      t.skipTo('enter');
      t.equal(t.card('Azog').site, 'Moria', 'up again, with no roll');
    },
  );

  holds('who stays goes nowhere by it, nor who has tried in vain', (t) => {
    board(t, 'The Under-grottos', []);
    t.passUntil('company-phase').resource.chooses('the company of Bolg');
    t.skipTo('move-again').resource.may('company of Azog').mayNot('company of Bolg');
    t.rolls(6).resource.chooses('to The Under-leas');
    t.skipTo('enter');
    t.equal(t.card('Azog').site, 'The Under-grottos', 'six, and one taken off');
  });
});

describe(LINGERING, () => {
  holds('it is rolled for in each turn of his, and not in those of others', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-99', members: [{ name: 'Azog', bears: [LINGERING] }, 'The Balrog'] }],
      },
      moment: 'untap',
      asksPasses: true,
    });
    // seven of mind, and four taken off
    t.rolls(11);
    t.skipTo('organization').resolve();
    t.equal(t.card('Azog').zone, 'play', 'just enough mind');
    t.rolls(12);
    t.skipTo('organization', { turns: 1 });
    t.unrolled(1, 'not in the turn of the other');
    t.rolls(12);
    t.skipTo('organization', { turns: 1 }).resolve();
    t.equal([t.card('Azog').zone, t.card(LINGERING).zone], ['removed', 'discard'], 'eaten');
  });
});
