import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards of a fourth draw, each held to the clauses of its text that no other test plays. */

describe('people', () => {
  holds('Wacho and Celeborn: persuasive towards one alone', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Woodmen-town', members: ['Wacho'] },
          { at: 'Lórien', members: ['Celeborn', { name: 'Bergil', under: 'Celeborn' }] },
        ],
        hand: ['TW-368', 'TW-197', 'Galadriel', 'Haldir'],
      },
      moment: 'entered',
    });
    const wacho = t.card('Wacho');
    t.equal(
      [wacho.influence('TW-368'), wacho.influence('TW-197'), wacho.influence()],
      [2, 0, 0],
      'Woodmen, Beornings, at large',
    );
    const celeborn = t.card('Celeborn');
    t.equal(
      [celeborn.influence('Galadriel'), celeborn.influence('Haldir')],
      [celeborn.influence() + 5, celeborn.influence()],
      'what is for her is for no other',
    );
  });

  holds('Narya: Gandalf is kindled, his company too, and he is tempted', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Gandalf', status: 'tapped' },
              { name: 'Gimli', status: 'tapped' },
              { name: 'Bofur', status: 'wounded' },
            ],
          },
          { at: 'Bree', members: [{ name: 'Legolas', status: 'tapped' }] },
        ],
        hand: ['Narya'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const gandalf = t.card('Gandalf');
    const numbers = (): number[] => [
      gandalf.stat('prowess'),
      gandalf.stat('body'),
      gandalf.influence(),
    ];
    const before = numbers();
    t.rolls(9).resource.plays('Narya', 'Gandalf').stage.resolve();
    t.equal(
      numbers().map((n, i) => n - before[i]),
      [4, 1, 2],
      'prowess, body, influence',
    );
    t.equal(
      (['Gandalf', 'Gimli', 'Bofur', 'Legolas'] as const).map((who) => t.card(who).status),
      ['untapped', 'untapped', 'wounded', 'tapped'],
      'those of his company who are not wounded',
    );
    t.equal(rolled(t, 'corruption').length, 1, 'one check');
    t.skipTo('organization', { turns: 1 });
    t.equal(numbers(), before, 'for a turn');
  });

  holds('Narya: of two dice five are taken', (t) => {
    for (const [roll, zone] of [
      [5, 'play'],
      [4, 'removed'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gandalf', 'Gimli'] }],
          hand: ['Narya'],
        },
        moment: 'organization',
      });
      t.rolls(roll).resource.plays('Narya', 'Gandalf').stage.resolve();
      t.expect(
        (t.card('Gandalf').zone === 'play') === (zone === 'play'),
        `${roll}: ${t.card('Gandalf').zone}`,
      );
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Saruman', 'Gimli'] }],
        hand: ['Narya'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Narya', { 'no-target': 'coe/9.3' });
  });

  holds('Lordly Presence: only a diplomat before a people, whatever he is told besides', (t) => {
    for (const [who, may] of [
      ['Gimli', true],
      ['Bofur', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Gimli', 'Bofur'] }],
          hand: ['Riders of Rohan', 'Lordly Presence', 'Cram'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Riders of Rohan', who);
      t.hazard.passes();
      if (may) t.resource.may('play Lordly Presence');
      else t.resource.refused('Lordly Presence', { 'no-target': 'coe/9.3' });
    }
  });

  holds('Halfling Stealth: the strike of the Hobbit, not that of his friend', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: ['Boromir II', { name: 'Frodo', status: 'wounded' }],
          },
        ],
        hand: ['Halfling Stealth'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.refused('Halfling Stealth', { 'no-target': 'coe/9.3' });
  });
});

describe('Sworn and returned', () => {
  const sworn = (
    t: Stage,
    at: Named,
    faction: Named,
    roll: number,
    members: Member[] = ['Aragorn II', 'Merry'],
  ): void => {
    t.board({
      resource: {
        companies: [
          { at, members },
          { at: 'Rivendell', members: ['Sam Gamgee'] },
        ],
        hand: [faction, 'To Fealty Sworn'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(faction, 'Aragorn II');
    t.rolls(roll).resolve();
  };

  holds('To Fealty Sworn: what he is then', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Tirith',
            members: [{ name: 'Aragorn II', bears: ['Return of the King'] }, 'Merry', 'Pippin'],
          },
          { at: 'Bree', members: ['Sam Gamgee'] },
        ],
        hand: ['To Fealty Sworn', 'To Fealty Sworn', 'Hobbits', 'Frodo', 'TW-197', 'Haldir'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const merry = t.card('Merry');
    const towards = ['Hobbits', 'Frodo', 'TW-197', 'Haldir'];
    const before = towards.map((x) => merry.influence(x));
    const prowess = merry.stat('prowess');
    const points = t.points(0).misc;
    t.resource.plays('To Fealty Sworn', 'Merry').stage.resolve();
    t.equal(
      towards.map((x, i) => merry.influence(x) - before[i]),
      [5, 5, 0, 0],
      'towards whom',
    );
    t.equal([merry.stat('prowess') - prowess, t.points(0).misc - points], [2, 1], 'numbers');
    t.resource.plays('To Fealty Sworn', 'Pippin').stage.resolve();
    t.equal(t.card('Pippin').stat('prowess') > 2, true, 'another, but not Sam far away');
  });

  holds('To Fealty Sworn: not twice on one, nor on one far from the king', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Tirith',
            members: [
              { name: 'Aragorn II', bears: ['Return of the King'] },
              { name: 'Merry', bears: ['To Fealty Sworn'] },
            ],
          },
          { at: 'Bree', members: ['Sam Gamgee'] },
        ],
        hand: ['To Fealty Sworn'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('play To Fealty Sworn');
  });

  holds('To Fealty Sworn: a people won at a Free-hold, in that very phase', (t) => {
    sworn(t, 'Edoras', 'Riders of Rohan', 2);
    t.equal(t.card('Riders of Rohan').zone, 'discard', 'not won');
    t.resource.refused('To Fealty Sworn', { 'no-target': 'coe/9.3' });
    sworn(t, 'Bree', 'Rangers of the North', 12);
    t.equal(t.card('Rangers of the North').zone, 'pile', 'won');
    t.resource.refused('To Fealty Sworn', { 'no-target': 'coe/9.3' });
    sworn(t, 'Bag End', 'Hobbits', 12);
    t.equal(t.card('Hobbits').zone, 'pile', 'won');
    t.resource.refused('To Fealty Sworn', { 'no-target': 'coe/9.3' });
    sworn(t, 'Edoras', 'Riders of Rohan', 12, ['Aragorn II', 'Gimli']);
    t.resource.refused('To Fealty Sworn', { 'no-target': 'coe/9.3' });
    sworn(t, 'Edoras', 'Riders of Rohan', 12);
    t.resource.may('play To Fealty Sworn');
    t.skipTo('end-of-turn');
    t.resource.refused('To Fealty Sworn', { 'no-target': 'coe/9.3' });
  });
});

describe('attacks', () => {
  holds('Chill Douser: those who come after it, not itself; unless it was canceled', (t) => {
    const board = (): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dead Marshes',
              members: ['Aragorn II', 'Frodo', 'Gimli', 'Legolas', 'Bofur', 'Balin'],
            },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Chill Douser', 'Chill Douser', 'TW-38', 'Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
    };
    board();
    t.hazard.plays('Chill Douser', 'Shadow-hold').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'the first');
    t.fightOut({ always: 12 });
    t.hazard.plays('Chill Douser', 'Shadow-hold').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [4, 9], 'the second');
    t.fightOut({ always: 12 });
    t.hazard.plays('Ghouls', 'Shadow-hold').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [7, 9], 'Ghouls');
    t.fightOut({ always: 12 });
    t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [5, 8], 'no Undead');
    t.fightOut({ always: 12 });
    t.skipTo('enter').resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [4, 10], 'and those who wait at the site');
    board();
    t.hazard.plays('Chill Douser', 'Shadow-hold').stage.resolve();
    t.resource.plays('Concealment', 'Frodo').stage.resolve();
    t.hazard.plays('Ghouls', 'Shadow-hold').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [5, 7], 'canceled');
  });

  holds('Chill Douser: one company, one turn', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', to: 'Dead Marshes', members: ['Aragorn II', 'Legolas'] },
          { at: 'Lórien', to: 'Goblin-gate', members: ['Gimli', 'Bofur'] },
        ],
      },
      hazard: { hand: ['Chill Douser', 'TW-38'] },
      moment: 'hazards',
      current: 'Aragorn II',
    });
    t.hazard.plays('Chill Douser', 'Shadow-hold').stage.resolve();
    t.fightOut({ always: 12 });
    t.skipTo('movement-hazard');
    t.allPass();
    t.skipTo('movement-hazard');
    t.hazard.plays('Ghouls', 'Shadow-hold').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [5, 7], 'the other company');
  });

  holds('Wild Fell Beast: who was wounded stays so; canceled, it tires nobody', (t) => {
    for (const cancel of [false, true]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dead Marshes',
              members: [
                'Aragorn II',
                'Frodo',
                'Gimli',
                { name: 'Bofur', status: 'wounded' },
                'Legolas',
              ],
            },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Wild Fell Beast'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Wild Fell Beast').stage.resolve();
      if (cancel) t.resource.plays('Concealment', 'Frodo').stage.resolve();
      else {
        t.resource.passes();
        t.passUntil('assign').hazard.may('a strike to Legolas');
        t.fightOut({ always: 12 });
      }
      t.equal(
        (['Aragorn II', 'Frodo', 'Gimli', 'Bofur', 'Legolas'] as const).map(
          (who) => t.card(who).status,
        ),
        cancel
          ? ['untapped', 'tapped', 'untapped', 'wounded', 'untapped']
          : ['tapped', 'tapped', 'tapped', 'wounded', 'tapped'],
        `${cancel}`,
      );
    }
    t.board({
      resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Gimli'] }] },
      hazard: { hand: ['Wild Fell Beast', 'River'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Wild Fell Beast');
  });

  holds('More Alert than Most: one strike less, two with the Gates; it stays if they win', (t) => {
    for (const [gates, strikes] of [
      [false, 2],
      [true, 1],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Dead Marshes', members: ['Aragorn II', 'Gimli', 'Legolas'] },
          ],
          events: ['More Alert than Most', ...(gates ? (['Gates of Morning'] as const) : [])],
          hand: ['More Alert than Most'],
        },
        hazard: { hand: ['Wild Fell Beast'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.mayNot('play More Alert than Most').passes();
      t.hazard.plays('Wild Fell Beast').stage.resolve();
      t.equal(t.attack().strikes, strikes, 'strikes');
      t.fightOut({ always: 6 });
      t.equal(t.card('More Alert than Most').zone, 'play', 'undefeated');
    }
  });

  holds('More Alert than Most: the defender says what is added before and what after', (t) => {
    for (const [first, strikes] of [
      ['Sudden Fury', 1],
      ['More Alert than Most', 2],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Bergil', 'Gimli'] }],
          events: ['More Alert than Most'],
        },
        hazard: {
          agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
          hand: ['Sudden Fury'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Sudden Fury').stage.resolve();
      t.skipTo('enter').resource.chooses('enter the site');
      t.hazard.chooses('Bill Ferny attacks');
      t.asks(t.resource, 'attack-modifiers').resource.chooses(first);
      t.equal(t.attack().strikes, strikes, `${first} first`);
      t.passUntil('assign').hazard.may('a strike to Bergil');
    }
  });

  holds('Sudden Fury: at that site, in that turn', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Bergil'] },
          { at: 'Rivendell', to: 'Old Forest', members: ['Gimli', 'Legolas'] },
        ],
      },
      hazard: {
        agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
        hand: ['Sudden Fury'],
      },
      moment: 'hazards',
      current: 'Gimli',
    });
    t.hazard.plays('Sudden Fury').stage.resolve();
    t.skipTo('site-phase').resource.chooses('Aragorn II');
    t.skipTo('enter').resource.chooses('enter the site');
    t.hazard.chooses('Bill Ferny attacks');
    t.equal(t.attack().strikes, 1, 'another site');
  });

  holds('Incite Minions: again what was chosen, changed as that is, next after it', (t) => {
    const guards = (hand: Named[], play: () => void): [number, number][] => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dol Guldur',
              members: ['Aragorn II', 'Gimli', 'Legolas', 'Elrond'],
            },
          ],
        },
        hazard: { hand },
        moment: 'hazards',
      });
      play();
      t.skipTo('enter').resource.chooses('enter');
      return t.fightOut({ always: 12 });
    };
    const incite = (): void =>
      void t.hazard.plays('Incite Minions', 'automatic-attack 1').stage.resolve();
    t.equal(
      guards(['Incite Minions'], incite),
      [
        [3, 7],
        [3, 7],
        [2, 8],
      ],
      'the Orcs twice, then the Trolls',
    );
    for (const [card, strikes, prowess] of [
      ['Arouse Minions', 3, 10],
      ["Awaken the Earth's Fire", 3, 9],
      ['Tribal Banner', 3, 6],
    ] as const) {
      const change = (): void => void t.hazard.plays(card, 'automatic-attack 1').stage.resolve();
      for (const after of [false, true])
        t.equal(
          guards(['Incite Minions', card], () => {
            if (after) incite();
            change();
            if (!after) incite();
          }),
          [
            [strikes, prowess],
            [strikes, prowess],
            [2, 8],
          ],
          `${card}, ${after ? 'after' : 'before'}`,
        );
    }
  });

  holds('Many Turns and Doublings: the limit falls to nothing, for a phase', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] }],
        events: ['Gates of Morning'],
        hand: ['Many Turns and Doublings', 'Many Turns and Doublings'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(t.limit('Aragorn II'), 2, 'two at least, by the rules');
    for (const left of [1, 0]) {
      t.resource.plays('Many Turns and Doublings', { way: 'limit' }).stage.resolve();
      t.equal(t.limit('Aragorn II'), left, 'no least');
    }
    t.resource.passes();
    t.hazard.refused('Wargs', { 'hazard-limit': 'coe/2.IV.iii.1' });
  });

  holds('Many Turns and Doublings: for the four kinds, and for a ranger’s own company', (t) => {
    for (const [creature, key, who, may] of [
      ['Wargs', 'Wilderness', 'Aragorn II', true],
      ['Wargs', 'Wilderness', 'Gimli', false],
      ['Cave-drake', 'Wilderness', 'Aragorn II', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: [who, 'Bofur'] },
            { at: 'Bree', members: ['Beretar'] },
          ],
          hand: ['Many Turns and Doublings'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      const limit = t.limit(who);
      if (who === 'Aragorn II') t.resource.may('play Many Turns');
      else t.resource.mayNot('play Many Turns');
      t.resource.passes();
      t.hazard.plays(creature, key).stage.resolve();
      if (may) {
        t.resource.plays('Many Turns and Doublings', { way: 'cancel' }).stage.resolve();
        t.expect(!t.underAttack, 'gone');
        t.equal(t.card('Aragorn II').status, 'untapped', 'without tapping');
        t.equal(t.limit(who), limit, 'one or the other');
      } else
        t.resource.refused(
          'Many Turns and Doublings',
          who === 'Gimli' ? { 'other-company': 'coe/3.i.3' } : { 'no-target': 'coe/9.3' },
          { way: 'cancel' },
        );
    }
  });
});

describe('sites', () => {
  holds('Buhr Widu: one Troll, and it goes back even if those at it die', (t) => {
    for (const [site, zone] of [
      ['TD-173', 'sites'],
      ['Ettenmoors', 'discard'],
    ] as const) {
      t.board({
        resource: { companies: [{ at: site, siteTapped: true, members: ['Bergil'] }] },
        moment: 'site',
      });
      t.skipTo('enter').resource.chooses('enter');
      if (site === 'TD-173')
        t.equal([t.attack().strikes, t.attack().prowess], [1, 10], 'the Troll');
      t.fightOut(2, 12);
      t.equal(t.card(site).zone, zone, site);
    }
  });
});

describe('what lasts', () => {
  holds('Echo of all Joy: both go with the Doors, or with a deck; it is for resources', (t) => {
    const board = (more: {
      own?: Named[];
      other?: Named[];
      hand?: Named[];
      echo?: boolean;
    }): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          hand: ['Echo of all Joy', 'TW-106'],
          events: more.own ?? ['Sun'],
        },
        hazard: { hand: ['Doors of Night', ...(more.hand ?? [])], events: more.other ?? [] },
        moment: 'hazards',
        asksPasses: true,
      });
    };
    board({ other: ['Doors of Night'] });
    t.resource.refused('Echo of all Joy', { need: 'coe/9.2' });
    board({ own: [], other: ['Sun'] });
    t.resource.refused('Echo of all Joy', { 'no-target': 'coe/9.3' });
    board({ own: [], other: ['Long Winter'] });
    t.resource.refused('Echo of all Joy', { 'no-target': 'coe/9.3' });
    for (const stopped of [false, true]) {
      board({});
      t.resource.plays('Echo of all Joy', 'Sun').stage.resolve();
      t.resource.passes();
      t.hazard.plays('Doors of Night');
      if (stopped) t.resource.plays('Twilight', { way: 'unresolved' }, 'Doors of Night');
      t.resolve();
      t.equal(
        [t.card('Echo of all Joy').zone, t.card('Sun').zone],
        stopped ? ['play', 'play'] : ['discard', 'discard'],
        `${stopped}`,
      );
    }
  });

  holds('Echo of all Joy: both go when a deck is used up, whosever it is', (t) => {
    for (const [mine, theirs] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          events: ['Sun'],
          hand: ['Echo of all Joy'],
          deck: ['Cram'],
          ...(mine ? { noFiller: true } : {}),
        },
        hazard: { deck: ['Wargs'], ...(theirs ? { noFiller: true } : {}) },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Echo of all Joy', 'Sun').stage.resolve();
      t.skipTo('organization', { turns: 1 });
      t.equal(
        [t.card('Echo of all Joy').zone, t.card('Sun').zone].every((z) => z !== 'play'),
        mine || theirs,
        `${mine} ${theirs}`,
      );
    }
  });

  holds('Orc-draughts: strength for all of one company, for a turn', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Minas Morgul',
            members: [
              { name: 'Hendolen', bears: ['Orc-draughts'] },
              { name: 'Layos', bears: ['War-wolf'] },
            ],
          },
          { at: 'Dol Guldur', members: ['Ostisen'] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const numbers = (): number[] =>
      (['Hendolen', 'Layos', 'War-wolf', 'Ostisen'] as const).map((who) =>
        t.card(who).stat('prowess'),
      );
    const before = numbers();
    t.resource.uses('Orc-draughts').stage.resolve();
    t.equal(
      numbers().map((n, i) => n - before[i]),
      [1, 1, 0, 0],
      'whom',
    );
    t.equal(
      [t.card('Orc-draughts').zone, t.card('Hendolen').status],
      ['discard', 'untapped'],
      'the price',
    );
    t.skipTo('organization', { turns: 1 });
    t.equal(numbers(), before, 'a turn');
  });

  holds("Dwarven Ring of Thrár's Tribe: minor items of deck and pile, for Dwarves", (t) => {
    const ring = "Dwarven Ring of Thrár's Tribe";
    const board = (who: Named, bears: Named[] = [ring]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: who, bears }] }],
          deck: ['Cram', 'Glamdring', 'Healing Herbs'],
          discard: ['Elven Cloak', 'Sun'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    const facts = (who: Named): number[] => {
      board(who, []);
      const bare = [t.card(who).corruption, t.card(who).influence(), t.points(0).item];
      board(who);
      return [t.card(who).corruption, t.card(who).influence(), t.points(0).item].map(
        (n, i) => n - bare[i],
      );
    };
    t.equal(facts('Aragorn II'), [3, 2, 4], 'a Man');
    t.resource.mayNot(`use ${ring}`);
    t.equal(facts('Gimli'), [5, 7, 6], 'a Dwarf');
    t.rolls(9).resource.uses(ring).stage.resolve();
    t.equal(t.card('Gimli').status, 'tapped', 'the price');
    t.resource
      .may('Cram')
      .may('Healing Herbs')
      .may('Elven Cloak')
      .mayNot('Glamdring')
      .mayNot('Sun');
    t.resource.chooses('Cram').chooses('Elven Cloak');
    t.resolve();
    t.equal(t.hand(0).sort(), ['Cram', 'Elven Cloak'], 'two');
    t.equal(
      rolled(t, 'corruption').at(-1)?.total,
      9 + 2 + t.card('Gimli').stat('corruption-check'),
      'at +2',
    );
  });

  holds('Beautiful Gold Ring: which rings by which roll', (t) => {
    const tested = (roll: number): string[] => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Gandalf', { name: 'Gimli', bears: ['Beautiful Gold Ring'] }],
            },
          ],
          hand: [
            'The One Ring',
            "Dwarven Ring of Thrár's Tribe",
            'Magic Ring of Stealth',
            'Lesser Ring',
          ],
        },
        moment: 'organization',
      });
      t.rolls(roll).resource.uses('Gandalf').stage.resolve();
      const offered = t.offered().filter((x) => x !== 'pass');
      t.resource.passes();
      t.equal(t.card('Beautiful Gold Ring').zone, 'discard', 'the gold ring');
      return offered;
    };
    t.equal(
      [7, 8, 9, 10, 11, 12].map((n) => tested(n).length),
      [2, 1, 1, 2, 2, 3],
      'how many',
    );
    t.equal(tested(7), ['Magic Ring of Stealth', 'Lesser Ring'], 'low');
    t.equal(tested(10), ["Dwarven Ring of Thrár's Tribe", 'Lesser Ring'], 'high');
  });

  holds('Magic Ring of Enigma: one for each bearer', (t) => {
    for (const has of [false, true]) {
      const bears: Named[] = [
        'Gleaming Gold Ring',
        ...(has ? ['Magic Ring of Enigma' as const] : []),
      ];
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                'Gandalf',
                { name: 'Arwen', bears },
                { name: 'Boromir II', bears: ['Magic Ring of Enigma'] },
              ],
            },
          ],
          hand: ['Magic Ring of Enigma', 'Minor Ring'],
        },
        moment: 'organization',
      });
      t.rolls(5).resource.uses('Gandalf').stage.resolve();
      t.equal(t.offered().includes('Magic Ring of Enigma'), !has, `${has}`);
      t.resource.may('Minor Ring');
    }
  });

  holds("Dragon's Desolation: by the path of the site, whoever goes how; for one Dragon", (t) => {
    t.board({
      resource: { companies: [{ at: 'Barrow-downs', members: ['Aragorn II', 'Gimli', 'Bofur'] }] },
      hazard: { hand: ["Dragon's Desolation", 'Smaug', 'Scorba', 'River'] },
      moment: 'hazards',
    });
    t.hazard.plays("Dragon's Desolation").stage.resolve();
    t.hazard.plays('Smaug').stage.resolve();
    t.fightOut({ always: 12 });
    t.expect(t.card('Smaug').zone !== 'hand', 'he came to those who stayed');
    t.hazard.mayNot('play Scorba');
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'The Lonely Mountain', members: ['Aragorn II', 'Gimli'] }],
      },
      hazard: { hand: ["Dragon's Desolation"] },
      moment: 'hazards',
    });
    t.hazard.plays("Dragon's Desolation", { way: '+2 prowess' }).stage.resolve();
    t.skipTo('enter').resource.chooses('enter');
    t.equal(t.attack().prowess, 16, 'of one that waits in its lair: two more than 14');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli'] }] },
      hazard: { hand: ["Dragon's Desolation", 'Smaug', 'River'] },
      moment: 'hazards',
    });
    t.hazard.refused("Dragon's Desolation", { 'no-target': 'coe/9.3' });
  });

  holds('The Will of the Ring: for its bearer alone, in whatever company it is', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Gimli'] },
          { at: 'Lórien', members: [{ name: 'Frodo', bears: ['The One Ring'] }] },
        ],
      },
      hazard: { hand: ['The Will of the Ring', 'River'] },
      moment: 'hazards',
      current: 'Gimli',
    });
    t.hazard.mayNot('play The Will of the Ring');
  });
});
