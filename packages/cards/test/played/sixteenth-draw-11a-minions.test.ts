import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Works of the servants of the Eye, held to clauses that no other test plays. */
const kind = 'ringwraith';

describe('The Black Council', () => {
  const COUNCIL = 'The Black Council';
  const board = (
    t: Stage,
    more: {
      mine?: Named[];
      theirs?: Named[];
      at?: Named;
      who?: Named;
      kind?: 'ringwraith' | 'balrog' | 'fallen-wizard';
      third?: 'wizard' | 'balrog' | 'ringwraith';
      thirds?: Named[];
      moment?: 'organization' | 'end-of-turn' | 'long-event';
    },
  ): Stage =>
    t.board({
      resource: {
        kind,
        companies: [{ at: more.at ?? 'LE-390', members: [more.who ?? 'The Witch-king'] }],
        pile: more.mine ?? ['Orcs of Moria'],
        hand: [COUNCIL],
      },
      hazard: { kind: more.kind ?? 'ringwraith', pile: more.theirs ?? [] },
      ...(more.third ? { others: [{ kind: more.third, pile: more.thirds ?? [] }] } : {}),
      moment: more.moment ?? 'organization',
      asksPasses: true,
    });
  const need = { need: 'coe/9.2' };

  holds('More points than the other, and not as many', (t) => {
    board(t, { mine: ['Orcs of Gundabad'], theirs: ['Orcs of Moria'] });
    t.resource.refused(COUNCIL, need);
    board(t, { mine: ['Orcs of Gundabad', 'Snaga-hai'], theirs: ['Orcs of Moria'] });
    t.resource.plays(COUNCIL).stage.resolve();
    t.equal([t.card(COUNCIL).zone, t.points(0).misc], ['pile', 1], 'in the pile');
  });

  holds('A Ringwraith, at a Darkhaven', (t) => {
    board(t, { who: 'Ciryaher' });
    t.resource.refused(COUNCIL, need);
    board(t, { at: 'LE-392' });
    t.resource.refused(COUNCIL, need);
    board(t, { at: 'LE-359' });
    t.resource.may(`play ${COUNCIL}`);
  });

  holds('Against Ringwraiths alone, and never a Balrog', (t) => {
    for (const [theirs, third, thirds, may] of [
      ['fallen-wizard', undefined, [], false],
      ['balrog', undefined, [], false],
      ['ringwraith', 'balrog', [], false],
      ['ringwraith', 'wizard', [], true],
      ['ringwraith', 'wizard', ['Riders of Rohan', 'Wood-elves'], false],
    ] as const) {
      board(t, { kind: theirs, ...(third ? { third, thirds: [...thirds] } : {}) });
      if (may) t.resource.may(`play ${COUNCIL}`);
      else t.resource.mayNot(`play ${COUNCIL}`);
    }
  });
});

describe('Grond', () => {
  const GROND = 'Grond';
  const prowess = (t: Stage, at: Named, faction: Named, on: Named[], mine = true): number => {
    const host = { name: faction, on };
    t.board({
      resource: {
        kind,
        companies: [{ at, members: ['Lagduf', 'Radbug'] }],
        ...(mine ? { pile: [host] } : {}),
      },
      hazard: { kind, ...(mine ? {} : { pile: [host] }) },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    return t.underAttack ? t.attack().prowess : -99;
  };

  holds('Gates of Free-holds and Border-holds, of its own land and of the next', (t) => {
    for (const [at, faction, less] of [
      // Cameth Brin and Bree are next to Angmar
      ['LE-358', 'Orcs of Angmar', 3],
      ['LE-356', 'Orcs of Angmar', 3],
      // in Rhudaur, as the Ettenmoors are
      ['LE-358', 'Hill Trolls', 3],
      // Ruins & Lairs, though near
      ['AS-169', 'Orcs of Angmar', 0],
      ['LE-353', 'Hill Trolls', 0],
      ['LE-372', 'Orcs of Angmar', 0],
    ] as const) {
      const bare = prowess(t, at, faction, []);
      t.equal(bare - prowess(t, at, faction, [GROND]), less, `${at}, ${faction}`);
      // whoever has it
      t.equal(bare - prowess(t, at, faction, [GROND], false), less, `theirs: ${at}, ${faction}`);
    }
  });

  holds('Two of them on two factions are one to a gate', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-358', members: ['Lagduf', 'Radbug'] }],
        pile: [
          { name: 'Hill Trolls', on: [GROND] },
          { name: 'Orcs of Angmar', on: [GROND] },
        ],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal(t.attack().prowess, prowess(t, 'LE-358', 'Hill Trolls', [GROND]), 'three less');
  });

  holds('On one of which there is one', (t) => {
    for (const [faction, may] of [
      ['Snaga-hai', false],
      ['Hill Trolls', true],
      ['Orcs of Moria', true],
      ['Haradrim', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: ['Lagduf'] }],
          pile: [faction],
          hand: [GROND],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) {
        t.resource.plays(GROND).stage.resolve();
        t.equal(t.card(GROND).host, faction, 'on it');
      } else t.resource.refused(GROND, { 'no-target': 'coe/9.3' });
    }
    t.board({
      resource: { kind, companies: [{ at: 'Dol Guldur', members: ['Lagduf'] }], hand: [GROND] },
      hazard: { kind, pile: ['Orcs of Moria'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(GROND, { 'no-target': 'coe/9.3' });
  });
});

describe('Govern the Storms', () => {
  const STORMS = 'Govern the Storms';
  const board = (t: Stage, members: Member[], hazards: Named[]): Stage =>
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', to: 'Goblin-gate', by: ['Angmar', 'Rhudaur', 'High Pass'], members },
        ],
        hand: [STORMS],
      },
      hazard: { hand: hazards, events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });

  holds('Of him who can, and at the price of a check four worse', (t) => {
    board(t, ['Lagduf'], []).resource.refused(STORMS, { 'no-user': 'coe/9.2' });
    for (const [roll, status] of [
      [4, 'tapped'],
      [5, 'untapped'],
    ] as const) {
      board(t, ['Hador', 'Lagduf'], []);
      t.equal(t.card('Hador').corruption, 0, 'nothing weighs on him');
      t.rolls(roll).resource.plays(STORMS).stage.resolve();
      t.equal(t.card('Hador').status, status, `${roll}`);
    }
  });

  holds('A Ringwraith pays nothing', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', to: 'LE-367', by: 'starter', members: ['Indûr the Ringwraith'] },
        ],
        hand: [STORMS],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.plays(STORMS).stage.resolve();
    t.equal(t.card(STORMS).zone, 'discard', 'done');
  });

  holds('In answer to the storm; for his company and no other, and for this turn', (t) => {
    board(t, ['Hador', 'Lagduf'], ['Snowstorm']);
    t.resource.passes();
    t.hazard.plays('Snowstorm');
    t.rolls(12).resource.plays(STORMS).stage.resolve();
    t.skipTo('end-of-turn');
    t.equal(t.card('Hador').site, 'Goblin-gate', 'there');
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Goblin-gate',
            by: ['Angmar', 'Rhudaur', 'High Pass'],
            members: ['Hador'],
          },
          { at: 'Carn Dûm', to: 'LE-358', by: ['Angmar', 'Rhudaur'], members: ['Lagduf'] },
        ],
        hand: [STORMS],
      },
      hazard: { hand: ['Snowstorm'], events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.rolls(12).resource.plays(STORMS).stage.resolve();
    t.hazard.plays('Snowstorm').stage.resolve();
    t.skipTo('end-of-turn');
    t.equal(
      [t.card('Hador').site, t.card('Lagduf').site],
      ['Goblin-gate', 'Carn Dûm'],
      'others are turned back',
    );
  });
});

describe('No Better Use', () => {
  const USE = 'No Better Use';
  holds('Only as one organizes, on one of one’s own', (t) => {
    for (const [moment, may] of [
      ['organization', true],
      ['hazards', false],
      ['entered', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'LE-402', members: ['Lagduf'] }], hand: [USE] },
        hazard: { companies: [{ at: 'LE-402', members: ['Frodo'] }] },
        moment,
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused(USE, { phase: 'coe/9.1.3' });
        continue;
      }
      t.resource.plays(USE).stage.resolve();
      t.equal(t.card(USE).host, 'Lagduf', 'on him');
    }
  });

  /** Frodo has been struck; in whose company is the one who has the card, and what may he do? */
  const struck = (t: Stage, mine: Member[], others: Member[] = []): boolean => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-356', members: mine },
          ...(others.length > 0 ? [{ at: 'LE-402' as Named, members: others }] : []),
        ],
      },
      hazard: {
        companies: [{ at: 'Bree', members: ['Frodo', { name: 'Sam Gamgee', under: 'Frodo' }] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('defend').hazard.chooses('a strike to Frodo');
    if (mine.length > 1) t.hazard.chooses('Ostisen');
    t.rolls(12, 2);
    for (let i = 0; i < 60 && t.underAttack && t.chain().length === 0; i++) {
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'it goes on');
    }
    if (t.decision().seat === 1) t.pass();
    return t.offered().some((o) => o.includes(`use ${USE}`));
  };

  holds('Of the company that fights, and with nobody taken before', (t) => {
    t.expect(struck(t, ['Ostisen', { name: 'Lagduf', bears: [USE] }]), 'beside him');
    t.resource.uses(USE).stage.resolve();
    t.equal(
      [t.card('Frodo').host, t.card('Sam Gamgee').zone, t.card('Sam Gamgee').control],
      [USE, 'play', 'nobody'],
      'who followed him is left',
    );
    t.expect(!struck(t, ['Ostisen'], [{ name: 'Lagduf', bears: [USE] }]), 'elsewhere');
    t.state.dice = [];
    const has: Member = { name: 'Lagduf', bears: [{ name: USE, captives: ['Bilbo'] }] };
    t.expect(!struck(t, ['Ostisen', has]), 'one is enough');
    t.state.dice = [];
  });

  holds('Who loses it loses his captive, at his new site', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'LE-358',
            by: ['Angmar', 'Rhudaur'],
            members: [{ name: 'Lagduf', bears: [{ name: USE, captives: ['Frodo'] }] }],
          },
        ],
      },
      hazard: { companies: [{ at: 'Rivendell', members: ['Elrond'] }], hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.fightOut(2, 12);
    t.equal(
      [t.card('Lagduf').zone, t.card(USE).zone, t.card('Frodo').zone],
      ['removed', 'discard', 'play'],
      'lost',
    );
    t.equal(
      [t.card('Frodo').site, t.card('Frodo').companions, t.card('Frodo').control],
      ['Cameth Brin', [], 'general'],
      'where his captor went',
    );
  });

  holds('At the lair: he must be untapped, and it is his site phase', (t) => {
    for (const [status, moment] of [
      ['tapped', 'entered'],
      ['untapped', 'organization'],
      ['untapped', 'site'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'LE-402',
              members: [{ name: 'Lagduf', status, bears: [{ name: USE, captives: ['Frodo'] }] }],
            },
          ],
        },
        hazard: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
        moment,
        asksPasses: true,
      });
      t.resource.mayNot(`use ${USE}`);
    }
  });
});
