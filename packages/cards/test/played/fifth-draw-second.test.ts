import type { BoardSpec, Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards of a fifth draw, each held to the clauses of its text that no other test plays. */

describe('on the way', () => {
  holds('Isle of the Ulond: one of those who are overt, by choice', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'AS-145',
            to: 'AS-153',
            members: ['Lagduf', 'Ostisen', { name: 'Gorbag', status: 'tapped' }],
          },
        ],
      },
      moment: 'passives',
      asksPasses: true,
    });
    t.passUntil('pick').resource.options_are('Lagduf', 'Ostisen').chooses('Ostisen');
    t.equal(
      (['Lagduf', 'Ostisen', 'Gorbag'] as const).map((who) => t.card(who).status),
      ['untapped', 'tapped', 'tapped'],
      'he who was chosen',
    );
  });

  holds('Isle of the Ulond: who is there already is left alone', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'AS-153', members: ['Lagduf'] }],
      },
      moment: 'passives',
      asksPasses: true,
    });
    t.passUntil('movement-hazard');
    t.equal(t.card('Lagduf').status, 'untapped', 'no new site');
  });

  const ahunt = (t: Stage, dragon: Named, by: BoardSpec['resource'], doors: boolean): void => {
    t.board({
      resource: by,
      hazard: {
        events: doors ? [dragon, 'Doors of Night'] : [dragon],
        hand: ['River'],
      },
      moment: 'passives',
      asksPasses: true,
    });
    t.resolve();
  };

  holds(
    'Bairanax Ahunt, Smaug Ahunt: further lands with the Doors of Night, and one attack',
    (t) => {
      for (const [dragon, company, plain, doors] of [
        [
          'Bairanax Ahunt',
          { at: 'Carn Dûm', to: 'Mount Gundabad', by: ['Angmar', 'Gundabad'] },
          true,
          true,
        ],
        [
          'Bairanax Ahunt',
          { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'] },
          false,
          true,
        ],
        [
          'Smaug Ahunt',
          { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'] },
          false,
          false,
        ],
        [
          'Smaug Ahunt',
          {
            at: 'Easterling Camp',
            to: 'Shrel-Kain',
            by: ['Horse Plains', 'Southern Rhovanion', 'Dorwinion'],
          },
          false,
          true,
        ],
        [
          'Smaug Ahunt',
          {
            at: 'Iron Hill Dwarf-hold',
            to: 'The Lonely Mountain',
            by: ['Iron Hills', 'Northern Rhovanion'],
          },
          true,
          true,
        ],
      ] as const) {
        for (const open of [false, true]) {
          ahunt(t, dragon, { companies: [{ ...company, members: ['Elrond', 'Gimli'] }] }, open);
          t.equal(t.underAttack, open ? doors : plain, `${dragon} to ${company.to}, ${open}`);
          if (!t.underAttack) continue;
          const { strikes, prowess, body } = t.attack();
          t.equal(
            [strikes, prowess, body],
            dragon === 'Smaug Ahunt' ? [3, 15, 7] : [3, 12, 6],
            dragon,
          );
          t.equal(t.fightOut({ always: 12 }).length, 1, 'once');
        }
      }
    },
  );

  holds('Smaug Ahunt: the attacker says who is struck, and who slays him is paid', (t) => {
    ahunt(
      t,
      'Smaug Ahunt',
      {
        companies: [
          {
            at: 'Iron Hill Dwarf-hold',
            to: 'The Lonely Mountain',
            by: ['Iron Hills', 'Northern Rhovanion'],
            members: ['Elrond', 'Gimli', 'Legolas', 'Bofur'],
          },
        ],
      },
      false,
    );
    t.allPass();
    t.hazard.may('a strike to Bofur').may('a strike to Elrond');
    t.fightOut({ always: 12 });
    t.equal([t.card('Smaug Ahunt').zone, t.points(0).kill], ['pile', 5], 'slain');
  });

  holds('Great-road: the way back may be left alone', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli'] }],
        sites: ['Bree'],
        hand: ['Great-road'],
      },
      hazard: { hand: ['River'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('to Bree').stage.passUntil('organization-end');
    t.resource.plays('Great-road').stage.resolve();
    t.passUntil('path').resource.chooses('starter');
    t.passUntil('turn-end');
    t.equal(t.card('Gimli').site, 'Bree', 'they have come to Bree');
    t.resource.may('Great-road');
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Gimli').site, 'Bree', 'they stayed');
  });
});

describe('attacks', () => {
  const met = (
    t: Stage,
    members: Member[],
    hand: Named[],
    more: Partial<BoardSpec['resource']> = {},
    hazard: Partial<BoardSpec['resource']> = {},
    to: Named = 'Barrow-downs',
  ): void => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to, members }], ...more },
      hazard: { hand, ...hazard },
      moment: 'hazards',
      asksPasses: true,
    });
  };

  holds('Chill Douser: the wights of the site too', (t) => {
    met(t, ['Elrond', 'Glorfindel II', 'Gimli', 'Legolas', 'Boromir II'], ['Chill Douser']);
    t.hazard.plays('Chill Douser', 'Ruins').stage.resolve();
    t.fightOut({ always: 12 });
    t.passUntil('enter').resource.chooses('enter');
    t.equal(t.fightOut({ always: 12 }), [[2, 9]], 'one strike and one prowess more');
  });

  holds('Chill Douser: other races are as they were', (t) => {
    met(
      t,
      ['Elrond', 'Glorfindel II', 'Gimli', 'Legolas', 'Boromir II'],
      ['Chill Douser', 'Wargs'],
    );
    t.hazard.plays('Chill Douser', 'Ruins').stage.resolve();
    t.fightOut({ always: 12 });
    t.passUntil('movement-hazard').hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [2, 9], 'as printed');
  });

  holds('Star-glass: Undead are canceled, beasts are daunted, and he is tempted', (t) => {
    met(t, [{ name: 'Elrond', bears: ['Star-glass'] }, 'Gimli'], ['Chill Douser'], {}, {});
    t.hazard.plays('Chill Douser', 'Ruins').stage.resolve();
    t.rolls(7);
    t.resource.uses('Star-glass', { way: 'cancel' }).stage.resolve();
    t.expect(!t.underAttack, 'canceled');
    t.equal(
      [t.card('Elrond').status, rolled(t, 'corruption').length],
      ['tapped', 1],
      'he taps and checks',
    );
    met(t, [{ name: 'Elrond', bears: ['Star-glass'] }, 'Gimli'], ['Wargs']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    const before = t.attack().prowess;
    t.resource.mayNot('use Star-glass: tap the bearer to cancel');
    t.rolls(7);
    t.resource.uses('Star-glass').stage.resolve();
    t.equal(before - t.attack().prowess, 2, 'two less');
    t.equal(rolled(t, 'corruption').length, 2, 'and another check');
    met(t, [{ name: 'Elrond', bears: ['Star-glass'] }, 'Gimli'], ['Orc-patrol']);
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.resource.mayNot('use Star-glass');
    met(t, [{ name: 'Elrond', status: 'tapped', bears: ['Star-glass'] }, 'Gimli'], ['Wargs']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.mayNot('use Star-glass');
  });

  holds('Little Snuffler: canceled it spoils nothing', (t) => {
    met(t, ['Gimli', 'Bergil', 'Fatty Bolger'], ['Little Snuffler', 'Wargs'], {
      hand: ['Concealment', 'Concealment'],
    });
    t.hazard.plays('Little Snuffler', 'Wilderness').stage.resolve();
    t.resource.plays('Concealment', 'Bergil').stage.resolve();
    t.expect(!t.underAttack, 'canceled');
    t.passUntil('movement-hazard').hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.may('play Concealment');
  });

  holds('Little Snuffler: a scout of another company is not hindered', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Bergil', 'Aragorn II'] },
          { at: 'Lórien', to: 'Moria', members: ['Frodo', 'Sam Gamgee'] },
        ],
        hand: ['Concealment'],
      },
      hazard: { hand: ['Little Snuffler', 'Wargs', 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Little Snuffler', 'Wilderness').stage.resolve();
    t.rolls(2, 2);
    t.allPass().hazard.chooses('a strike to Gimli');
    t.passUntil('stay-untapped').resource.chooses('yes');
    t.passUntil('movement-hazard').hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.refused('Concealment', { banned: 'coe/9.4' });
    t.fightOut({ always: 12 });
    t.passUntil('path').resource.chooses('starter');
    t.passUntil('movement-hazard').hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.may('play Concealment');
  });

  holds('Pierced by Many Wounds: one for an attack, and another for the next', (t) => {
    met(
      t,
      ['Aragorn II'],
      ['Wargs', 'Orc-patrol', 'Pierced by Many Wounds', 'Pierced by Many Wounds'],
      {},
      {},
      'Bree',
    );
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.hazard.plays('Pierced by Many Wounds').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Pierced by Many Wounds', { duplicate: 'coe/g.cbd.1' });
    t.fightOut({ always: 12 });
    t.passUntil('movement-hazard').hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.may('play Pierced by Many Wounds');
  });

  holds('Pierced by Many Wounds: the second excess strike weighs one', (t) => {
    met(t, ['Aragorn II'], ['Orc-patrol', 'Pierced by Many Wounds'], {}, {}, 'Goblin-gate');
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.hazard.plays('Pierced by Many Wounds', 'the attack').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('no');
    t.equal(t.strikeProwess(), 6 - 4 - 1, 'four, then one');
  });

  holds('Elves upon Errantry: four strikes, for minions alone', (t) => {
    for (const [kind, who, may] of [
      ['wizard', 'Boromir II', false],
      ['ringwraith', 'Hendolen', true],
      ['balrog', 'Orc Captain', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Edoras', to: 'Dunharrow', by: ['Rohan'], members: [who] }],
        },
        hazard: { hand: ['Elves upon Errantry', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (may) {
        t.hazard.plays('Elves upon Errantry', 'Border').stage.resolve();
        t.equal(
          [t.attack().strikes, t.attack().prowess, t.attack().detainment],
          [4, 9, false],
          who,
        );
      } else {
        t.pass();
        t.hazard.refused('Elves upon Errantry', { need: 'coe/2.IV.vii.2' });
      }
    }
  });

  holds('Incite Denizens: the model is of his choice, and the copy follows it', (t) => {
    met(
      t,
      ['Elrond', 'Gimli', 'Legolas', 'Aragorn II', 'Boromir II'],
      ['Incite Denizens'],
      {},
      {},
      'Ettenmoors',
    );
    t.hazard.plays('Incite Denizens').stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    const seen = t.fightOut({ always: 12 });
    t.equal(seen.length, 2, 'twice');
    t.equal(seen[0], seen[1], 'the same');
    met(t, ['Elrond', 'Gimli'], ['Incite Denizens'], {}, {}, 'Moria');
    t.hazard.refused('Incite Denizens', { 'no-target': 'coe/9.3' });
  });
});

describe('light and dark', () => {
  const board = (events: Named[], hand: Named[] = []): BoardSpec => ({
    resource: {
      companies: [
        { at: 'Rivendell', to: 'Ettenmoors', members: ['Aragorn II', 'Éomer', 'Legolas'] },
      ],
      events,
    },
    hazard: {
      companies: [{ at: 'Lórien', members: ['Boromir II'] }],
      hand: ['Wargs', ...hand],
    },
    moment: 'hazards',
    asksPasses: true,
  });
  const prowess = (t: Stage): number[] =>
    (['Aragorn II', 'Éomer', 'Legolas', 'Boromir II'] as const).map((w) =>
      t.card(w).stat('prowess'),
    );

  holds('Sun: for the Dúnedain; with the Gates for Men too, and against what attacks', (t) => {
    t.board(board([]));
    const none = prowess(t);
    const less = (n: number[]): number[] => n.map((x, i) => x - none[i]);
    t.board(board(['Sun']));
    t.equal(less(prowess(t)), [1, 0, 0, 1], 'Sun alone, of either player');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 9, 'attacks are not weaker');
    t.board(board(['Sun', 'Gates of Morning']));
    t.equal(less(prowess(t)), [2, 1, 0, 2], 'with the Gates');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 8, 'creatures');
    t.fightOut({ always: 12 });
    t.passUntil('enter').resource.chooses('enter');
    t.equal(t.attack().prowess, 8, 'the Trolls of the moors, else 9');
  });

  holds('Sun: Men who attack gain nothing', (t) => {
    t.board({
      ...board(['Sun']),
      hazard: { hand: ['Brigands'] },
    });
    t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 8, 'as printed');
  });

  holds('Doors of Night: what is of the light goes, and nothing else', (t) => {
    t.board(board(['Sun', 'Gates of Morning'], ['Doors of Night', 'Doors of Night']));
    t.hazard.plays('Doors of Night').stage.resolve();
    t.equal([t.card('Sun').zone, t.card('Gates of Morning').zone], ['discard', 'discard'], 'gone');
    t.resource.passes();
    t.hazard.refused('Doors of Night', { duplicate: 'coe/g.cbd.1' });
  });

  holds('Doors of Night: what a short-event of the light does ends too', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Elrond'] }],
        hand: ['The Evenstar', 'The Evenstar'],
      },
      hazard: { hand: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const before = t.card('Elrond').stat('prowess');
    t.resource.plays('The Evenstar', 'Elrond').stage.resolve();
    t.equal(t.card('Elrond').stat('prowess') - before, 1, 'the star shines');
    t.hazard.plays('Doors of Night').stage.resolve();
    t.equal(t.card('Elrond').stat('prowess') - before, 0, 'no more');
    t.resource.plays('The Evenstar', 'Elrond').stage.resolve();
    t.equal(t.card('Elrond').stat('prowess') - before, 1, 'what comes later shines');
  });
});

describe('havens', () => {
  holds('Galadriel: one card more at Lórien, and dearly lost', (t) => {
    for (const [at, size] of [
      ['Lórien', 9],
      ['Rivendell', 8],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Galadriel'] }] },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal([t.handSize(0), t.handSize(1)], [size, 8], at);
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }], removed: ['Galadriel'] },
      hazard: { companies: [{ at: 'Lórien', members: ['Bofur'] }] },
      moment: 'organization',
    });
    t.equal(t.points(0).character, 2 - 3, 'Gimli, and her loss');
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }], discard: ['Galadriel'] },
      moment: 'organization',
    });
    t.equal(t.points(0).character, 2, 'discarded she costs nothing');
  });

  const four: Member[] = ['Aragorn II', 'Gimli', 'Legolas', { name: 'Frodo', under: 'Aragorn II' }];

  holds('Fellowship: four, allies among them, at a Haven', (t) => {
    for (const [at, members, may] of [
      ['Rivendell', four, true],
      ['Rivendell', ['Aragorn II', 'Gimli', 'Legolas'], false],
      ['Rivendell', ['Aragorn II', 'Gimli', { name: 'Legolas', bears: ['Noble Hound'] }], true],
      ['Bree', four, false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members }], hand: ['Fellowship'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('play Fellowship');
      else t.resource.refused('Fellowship', { 'no-target': 'coe/9.3' });
    }
  });

  holds('Fellowship: one more of each, till somebody comes or goes', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Aragorn II', 'Gimli', { name: 'Legolas', bears: ['Noble Hound'] }],
          },
          { at: 'Bree', members: ['Bofur'] },
        ],
        hand: ['Fellowship', 'Haldir', 'Elladan'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const before = (['Aragorn II', 'Noble Hound', 'Bofur'] as const).map((w) =>
      t.card(w).stat('prowess'),
    );
    t.resource.plays('Fellowship').stage.resolve();
    t.equal(
      (['Aragorn II', 'Noble Hound', 'Bofur'] as const).map(
        (w, i) => t.card(w).stat('prowess') - before[i],
      ),
      [1, 1, 0],
      'each of them',
    );
    t.equal(t.card('Gimli').corruption, 0, 'no burden');
    t.resource.chooses('organize');
    t.equal(t.card('Fellowship').zone, 'play', 'still together');
    t.resource.chooses('play Elladan at Rivendell, under general influence in the company');
    t.equal(t.card('Fellowship').zone, 'discard', 'another is with them');
  });

  holds('Fellowship: one is slain', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: ['Aragorn II', 'Gimli', 'Legolas', 'Frodo'],
            events: ['Fellowship'],
          },
        ],
      },
      hazard: { hand: ['Little Snuffler'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Little Snuffler', 'Wilderness').stage.resolve();
    t.rolls(2, 12);
    t.allPass().hazard.chooses('a strike to Frodo');
    t.passUntil('stay-untapped').resource.chooses('yes');
    t.passUntil('movement-hazard');
    t.equal(
      [t.card('Frodo').zone, t.card('Fellowship').zone],
      ['removed', 'discard'],
      'it is broken',
    );
  });
});

describe('lore and greed', () => {
  holds('When I Know Anything: his own check too, not that of another company', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Elrond', bears: ['When I Know Anything', 'Glamdring'] }, 'Legolas'],
          },
        ],
      },
      hazard: { hand: ['Dragon-sickness'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(t.card('Elrond').corruption, 2, 'Glamdring and what he knows');
    t.hazard.plays('Dragon-sickness', 'Elrond');
    t.rolls(7, 7);
    t.resource.uses('When I Know Anything').stage.resolve();
    t.equal(
      rolled(t, 'corruption').map((r) => r.total),
      [7, 7 - 1 + 3],
      'both',
    );
  });

  holds('When I Know Anything: only where there is something to learn, once', (t) => {
    for (const [at, who, siteTapped, may] of [
      ['Weathertop', 'Elrond', false, true],
      ['Weathertop', 'Elrond', true, false],
      ['Bree', 'Elrond', false, false],
      ['Weathertop', 'Gimli', false, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [who], ...(siteTapped ? { siteTapped: true as const } : {}) }],
          hand: ['When I Know Anything', 'Cram'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may('play When I Know Anything');
      else t.resource.refused('When I Know Anything', { 'no-target': 'coe/9.3' });
    }
  });

  holds('Test of Form: a ring with the sage, not one elsewhere', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Arwen'] },
          { at: 'Lórien', members: [{ name: 'Frodo', bears: ['Fair Gold Ring'] }] },
        ],
        hand: ['TW-338'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('TW-338', { 'no-target': 'coe/9.3' });
  });

  holds('Tempering Friendship: against a people of the opponent too', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: ['Boromir II'] }],
        hand: ['Tempering Friendship'],
      },
      hazard: { companies: [{ at: 'Lórien', members: ['Bofur'] }], pile: ['Riders of Rohan'] },
      moment: 'entered',
      turn: 5,
      asksPasses: true,
    });
    t.resource.chooses('Boromir II tries to influence Riders of Rohan');
    t.hazard.passes();
    t.resource.may('Tempering Friendship');
  });

  const greedy = (t: Stage, members: Member[], item: Named, to: Named = 'Isengard'): void => {
    t.board({
      resource: { companies: [{ at: 'Lórien', to, members }], hand: [item, 'Cram'] },
      hazard: { hand: ['Greed', 'Greed'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Greed').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Greed', { duplicate: 'coe/g.cbd.1' });
    t.passUntil('enter').resource.chooses('enter');
    while (t.underAttack) t.fightOut({ always: 12 });
  };

  holds(
    'Greed: all but who plays, a Hobbit and a Wizard, less what it would weigh on them',
    (t) => {
      greedy(t, ['Gandalf', 'Elladan', 'Elrohir', 'Sam Gamgee', 'Gimli'], 'Glamdring');
      t.passUntil('site').rolls(8, 8);
      t.resource.plays('Glamdring', 'Gimli').stage.resolve();
      t.resource.options_are('Elladan', 'Elrohir').chooses('Elladan');
      t.passUntil('site');
      t.equal(
        rolled(t, 'corruption').map((r) => r.total),
        [7, 7],
        'Glamdring weighs one',
      );
    },
  );
});

describe('Lucky Search', () => {
  const search = (
    t: Stage,
    members: Member[],
    deck: Named[],
    more: Partial<BoardSpec['resource']> = {},
  ): void => {
    t.board({
      resource: {
        companies: [{ at: 'Moria', members }],
        hand: ['Lucky Search', 'Twilight'],
        deck,
        ...more,
      },
      hazard: { events: ['Doors of Night'] },
      moment: 'entered',
      asksPasses: true,
    });
  };
  holds('an ally who is a scout has no hands for it', (t) => {
    search(t, [{ name: 'Gimli', bears: ['Gollum'] }], ['Concealment', 'Glamdring']);
    t.rolls(12);
    t.resource.plays('Lucky Search', 'Gollum').stage.resolve();
    t.passUntil('site');
    t.equal(t.card('Glamdring').zone, 'deck', 'nobody takes it');
  });
  holds('special items are passed over, and it cannot be canceled', (t) => {
    search(t, ['Bergil', 'Gimli'], ['Magic Ring of Stealth', 'The One Ring', 'Cram', 'Glamdring'], {
      hand: ['Lucky Search', 'Dodge', 'Concealment', 'Twilight'],
    });
    t.rolls(12);
    t.resource.plays('Lucky Search', 'Bergil').stage.resolve();
    t.equal(t.attack().prowess, 3 + 3, 'three turned over');
    t.equal(t.card('Cram').host, 'Bergil', 'the first that is not special');
    t.resource.mayNot('play Concealment');
    t.passUntil('site');
  });
  holds('a tapped scout cannot', (t) => {
    search(t, [{ name: 'Bergil', status: 'tapped' }, 'Gimli'], []);
    t.resource.refused('Lucky Search', { 'user-tapped': 'coe/9.2.3' });
  });
});

describe('Great Secrets Buried There', () => {
  const SECRETS = 'Great Secrets Buried There';
  const buried = (t: Stage, deck: Named[], more: Partial<BoardSpec['resource']> = {}): void => {
    t.board({
      resource: {
        companies: [
          {
            at: 'The Under-grottos',
            members: ['Gandalf', 'Gimli', 'Elrond', 'Legolas', 'Bofur', 'Frodo'],
          },
        ],
        deck,
        ...more,
      },
      hazard: { hand: [SECRETS] },
      moment: 'hazards',
      asksPasses: true,
    });
  };

  holds('as a hazard the other chooses, and plays what he chose', (t) => {
    buried(t, [
      'Hauberk of Bright Mail',
      'Scroll of Isildur',
      'The One Ring',
      'Cram',
      'Concealment',
    ]);
    t.hazard.plays(SECRETS).stage.resolve();
    if (t.decision().about === 'look') t.resource.passes();
    t.asks(t.resource, 'pick').resource.mayNot('pass').mayNot('The One Ring').chooses('Cram');
    t.equal([t.card('Cram').zone, t.card('Scroll of Isildur').zone], ['aside', 'deck'], 'one');
    t.passUntil('enter').resource.chooses('enter');
    while (t.underAttack) t.fightOut({ always: 12 });
    t.passUntil('site').resource.plays('Cram', 'Bofur').stage.resolve();
    t.equal([t.card('Cram').host, t.card(SECRETS).zone], ['Bofur', 'discard'], 'played');
  });

  holds('without an item the cards are shown, and it is gone', (t) => {
    buried(t, [
      'Concealment',
      'The One Ring',
      'Dodge',
      'Escape',
      'Block',
      'Dodge',
      'Dodge',
      'Dodge',
      'Dodge',
      'Dodge',
      'Cram',
    ]);
    t.hazard.plays(SECRETS).stage.resolve();
    const seen: string[] = [];
    while (t.decision().about === 'look') {
      seen.push(String(t.decision().seat));
      t.pass();
    }
    t.expect(seen.includes('1'), 'the hazard player looks too');
    t.equal([t.card(SECRETS).zone, t.card('Cram').zone], ['discard', 'deck'], 'nothing found');
  });

  holds('ten cards are needed', (t) => {
    const nine: Named[] = Array<Named>(9).fill('Dodge');
    buried(t, nine, { noFiller: true });
    t.pass();
    t.hazard.refused(SECRETS, { need: 'coe/9.2', turn: 'coe/2.1.2' });
    buried(t, [...nine, 'Cram'], { noFiller: true });
    t.pass();
    t.hazard.may(`play ${SECRETS}`);
  });

  holds('what is under it goes with it', (t) => {
    buried(t, ['Cram'], { hand: ['Marvels Told'] });
    t.hazard.plays(SECRETS).stage.resolve();
    if (t.decision().about === 'look') t.resource.passes();
    t.equal(t.card('Cram').zone, 'aside', 'there was nothing else');
    t.rolls(9);
    t.resource.plays('Marvels Told', 'Gandalf', SECRETS).stage.resolve();
    t.equal([t.card(SECRETS).zone, t.card('Cram').zone], ['discard', 'discard'], 'both');
  });
});

describe('hunters and friends', () => {
  holds('Sun and the Gates weaken a Dragon ahunt, and it hunts its own', (t) => {
    const way = {
      at: 'Iron Hill Dwarf-hold',
      to: 'The Lonely Mountain',
      by: ['Iron Hills', 'Northern Rhovanion'],
      members: ['Elrond', 'Gimli'],
    } as const;
    t.board({
      resource: { companies: [way], events: ['Sun', 'Gates of Morning', 'Smaug Ahunt'] },
      hazard: { hand: ['River'] },
      moment: 'passives',
      asksPasses: true,
    });
    t.resolve();
    t.equal(t.attack().prowess, 14, 'as a creature');
    t.fightOut({ always: 12 });
    t.equal(
      [t.card('Smaug Ahunt').zone, t.points(0).kill],
      ['removed', 0],
      'no reward for his own',
    );
  });

  holds('Fellowship: checks, and an ally who joins', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Edoras',
            members: ['Aragorn II', 'Gimli', 'Legolas', { name: 'Elrond', bears: ['Star-glass'] }],
            events: ['Fellowship'],
          },
        ],
        hand: ['Noble Steed'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.equal(t.card('Aragorn II').stat('corruption-check'), 1, 'one more');
    t.resource.plays('Noble Steed', 'Gimli').stage.resolve();
    t.equal(t.card('Fellowship').zone, 'discard', 'one more is with them');
  });

  holds('Greed: those of the opponent at that place too', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'Isengard',
            members: ['Gandalf', 'Frodo', 'Merry', 'Pippin', 'Gimli', 'Fatty Bolger'],
          },
        ],
        hand: ['Glamdring'],
      },
      hazard: {
        hand: ['Greed'],
        companies: [{ at: 'Isengard', members: ['Legolas', 'Sam Gamgee'] }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Greed').stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    while (t.underAttack) t.fightOut({ always: 12 });
    t.passUntil('site').rolls(8);
    t.resource.plays('Glamdring', 'Gimli').stage.resolve();
    t.equal(rolled(t, 'corruption').length, 1, 'Legolas checks');
  });

  holds('Little Snuffler: a search at the site is spoilt as well', (t) => {
    for (const [roll, banned] of [
      [2, true],
      [12, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Moria', members: ['Gimli', 'Bergil', 'Boromir II'] }],
          hand: ['Lucky Search'],
        },
        hazard: { hand: ['Little Snuffler'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Little Snuffler', 'Wilderness').stage.resolve();
      t.rolls(roll, roll);
      t.allPass().hazard.chooses('a strike to Gimli');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('enter').resource.chooses('enter');
      while (t.underAttack) t.fightOut({ always: 12 });
      t.passUntil('site');
      if (banned)
        t.resource.refused('Lucky Search', { banned: 'coe/9.4', 'user-tapped': 'coe/9.2.3' });
      else t.resource.refused('Lucky Search', { 'user-tapped': 'coe/9.2.3' });
    }
  });
});
