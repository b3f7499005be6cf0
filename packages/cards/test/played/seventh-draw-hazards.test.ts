import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { resists } from './withstood.ts';

/** Hazards of a seventh draw, each held to the clauses of its text that no other test plays. */

const numbers = (t: Stage): [number, number] => [t.attack().strikes, t.attack().prowess];

describe('attacks made worse', () => {
  holds('Unabated in Malice: one attack of a site, once, off the limit; no other creature', (t) => {
    met(
      t,
      STRONG,
      ['Unabated in Malice', 'Unabated in Malice', 'Wargs'],
      {},
      {},
      'Moria',
      'Lórien',
    );
    t.hazard.plays('Unabated in Malice').stage.resolve();
    t.equal(t.company('Gimli').hazards, 0, 'off the limit');
    t.resource.passes();
    t.hazard.refused('Unabated in Malice', { duplicate: 'coe/g.cbd.1' });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(numbers(t), [2, 9], 'a creature is as it was');
    resists(t);
    t.passUntil('enter').resource.chooses('enter');
    t.equal(t.fightOut({ always: 12 }), [[5, 8]], 'one more of both');
    met(t, STRONG, ['Unabated in Malice', 'Wargs'], {}, {}, 'Bree');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Unabated in Malice', { 'no-target': 'coe/9.3' });
  });

  holds('Unabated in Malice: of two attacks one, and an attempt on the other is no matter', (t) => {
    met(
      t,
      [...STRONG, 'Fatty Bolger'],
      ['Unabated in Malice', 'Unabated in Malice'],
      { hand: ['Concealment'] },
      {},
      'TW-387',
      'Lórien',
    );
    t.hazard.plays('Unabated in Malice', 'automatic-attack 2').stage.resolve();
    t.resource.passes();
    t.hazard.may('play Unabated in Malice');
    t.passUntil('enter').resource.chooses('enter');
    t.equal(numbers(t), [3, 7], 'Orcs');
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    while (!t.underAttack) t.pass();
    t.equal(numbers(t), [3, 9], 'Trolls');
  });

  holds('Unabated in Malice: Shelob too', (t) => {
    met(
      t,
      ['Frodo', 'Gimli', 'Fatty Bolger'],
      ['Shelob', 'Unabated in Malice'],
      { hand: ['Concealment'] },
      {},
      'Cirith Ungol',
      'Minas Morgul',
    );
    t.hazard.plays('Shelob').stage.resolve();
    t.hazard.plays('Unabated in Malice', 'the attack').stage.resolve();
    t.equal([...numbers(t), t.attack().body], [2, 19, 7], 'in malice');
    t.resource.plays('Concealment', 'Frodo').stage.resolve();
    t.equal([...numbers(t), t.attack().body], [1, 18, 9], 'as she is');
  });

  holds('Scimitars of Steel: Orcs, Trolls, Men, each copy; your own Nazgûl alone', (t) => {
    for (const [creature, key, prowess] of [
      ['Orc-raiders', 'Wilderness', 8],
      ['Brigands', 'Wilderness', 10],
      ['Wargs', 'Wilderness', 9],
    ] as const) {
      met(t, STRONG, [creature], {}, { events: ['Scimitars of Steel', 'Scimitars of Steel'] });
      t.hazard.plays(creature, key).stage.resolve();
      t.equal(t.attack().prowess, prowess, creature);
    }
    met(t, STRONG, ['Scimitars of Steel'], { events: ['Dwar of Waw'] });
    t.resource.passes();
    t.hazard.refused('Scimitars of Steel', { 'no-target': 'coe/9.3' });
  });

  holds('Chill Them with Fear: the Free Peoples, more of it without the Doors', (t) => {
    for (const [events, more] of [
      [[], 2],
      [['Doors of Night'], 1],
    ] as [Named[], number][]) {
      met(
        t,
        STRONG,
        ['Elf-lord Revealed in Wrath', 'Brigands', 'Chill Them with Fear'],
        {},
        { events: [...events, 'Chill Them with Fear'] },
      );
      t.resource.passes();
      t.hazard.refused('Chill Them with Fear', { duplicate: 'coe/g.cbd.1' });
      t.hazard.plays('Elf-lord Revealed in Wrath', 'Wilderness').stage.resolve();
      t.equal(numbers(t), [1 + more, 15 + more], 'an Elf');
      resists(t);
      t.passUntil('movement-hazard').hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.equal(numbers(t), [2, 8], 'Men');
    }
  });

  holds('Night: who sees in the dark, and the Doors', (t) => {
    for (const [events, prowesses, attack] of [
      [['Night'], [6, 5, 2, 7], 9],
      [['Night', 'Doors of Night'], [5, 4, 1, 7], 10],
      [['Doors of Night'], [6, 6, 2, 7], 9],
    ] as [Named[], number[], number][]) {
      met(t, ['Aragorn II', 'TW-134', 'Éowyn', 'Elrond'], ['Wargs', 'Night'], {}, { events });
      t.equal(
        ['Aragorn II', 'Boromir II', 'Éowyn', 'Elrond'].map((x) => t.card(x).stat('prowess')),
        prowesses,
        events.join(),
      );
      t.resource.passes();
      if (events.includes('Night')) t.hazard.refused('Night', { duplicate: 'coe/g.cbd.1' });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, attack, events.join());
      resists(t);
      t.passUntil('enter').resource.chooses('enter');
      t.equal(t.attack().prowess, attack - 1, 'wights');
    }
  });
});

describe('met on the way', () => {
  holds('Leucaruth Ahunt: once, in those lands, further with the Doors', (t) => {
    for (const [at, to, by, doors, n] of [
      ["Thranduil's Halls", 'Lake-town', ['Woodland Realm', 'Northern Rhovanion'], false, 1],
      ["Thranduil's Halls", 'Lake-town', ['Woodland Realm', 'Northern Rhovanion'], true, 1],
      ['Lake-town', "Thranduil's Halls", ['Northern Rhovanion', 'Woodland Realm'], false, 1],
      ["Thranduil's Halls", 'Sarn Goriwing', ['Woodland Realm', 'Heart of Mirkwood'], true, 1],
      ["Thranduil's Halls", 'Sarn Goriwing', ['Woodland Realm', 'Heart of Mirkwood'], false, 0],
      ['Lórien', 'Moria', ['Wold & Foothills', 'Redhorn Gate'], true, 0],
      ['Lake-town', undefined, 'starter', true, 0],
    ] as const) {
      t.board({
        resource: { companies: [{ at, ...(to ? { to, by } : {}), members: STRONG }] },
        hazard: { events: ['Leucaruth Ahunt', ...(doors ? (['Doors of Night'] as const) : [])] },
        moment: 'passives',
        asksPasses: true,
      });
      let met = 0;
      while (t.decision().about !== 'enter') {
        if (t.underAttack) {
          t.equal([...numbers(t), t.attack().body], [3, 14, 7], 'the Dragon');
          t.fightOut({ always: 12 });
          met++;
        } else t.pass();
      }
      t.equal(met, n, `${at} ${to} ${doors}`);
      t.equal(t.points(0).kill, 4 * n, 'for whoever slays him');
    }
  });

  holds('Trouble on All Borders: the kind of the faction, next door too, one on each', (t) => {
    for (const [faction, by, seen, more] of [
      ['Riders of Rohan', ['Anórien', 'Lebennin'], [4, 9], 'Scimitars of Steel'],
      ['Rangers of the North', ['Anórien', 'Lebennin'], undefined, 'Scimitars of Steel'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', to: 'Pelargir', by, members: STRONG }],
          pile: [{ name: faction, on: ['Trouble on All Borders'] }],
        },
        hazard: { events: [more] },
        moment: 'passives',
        asksPasses: true,
      });
      t.passUntil(seen ? 'attack' : 'enter');
      t.equal(t.underAttack, seen !== undefined, faction);
      if (seen) t.equal([...numbers(t), t.attack().detainment], [...seen, true], faction);
    }
    t.board({
      resource: {
        companies: [{ at: 'Minas Tirith', members: STRONG }],
        pile: [
          { name: 'Riders of Rohan', on: ['Trouble on All Borders'] },
          'Goblins of Goblin-gate',
        ],
      },
      hazard: { hand: ['Trouble on All Borders'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Trouble on All Borders', 'Goblins of Goblin-gate');
  });

  holds('Trouble on All Borders: no second on one faction; both decks', (t) => {
    for (const whose of [0, 1]) {
      const last = { deck: ['Wargs'], noFiller: true } as const;
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          pile: [{ name: 'Riders of Rohan', on: ['Trouble on All Borders'] }],
          ...(whose === 0 ? last : {}),
        },
        hazard: { hand: ['Trouble on All Borders'], ...(whose === 1 ? last : {}) },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused('Trouble on All Borders', { duplicate: 'coe/g.cbd.1' });
      t.skipTo('organization', { turns: 1 });
      t.equal(t.card('Riders of Rohan').zone, 'pile', 'the faction stays');
      t.expect(t.card('Trouble on All Borders').zone !== 'play', `deck of ${whose}`);
    }
  });

  holds('Lost in Shadow-lands: one more for each, not for those who stay', (t) => {
    met(
      t,
      STRONG,
      ['Lost in Shadow-lands', 'Lost in Shadow-lands'],
      {},
      {},
      'Dead Marshes',
      'Lórien',
    );
    const shadows = t.path('Gimli').filter((x) => x === 'shadow').length;
    t.expect(shadows > 0, t.path('Gimli').join());
    t.hazard.plays('Lost in Shadow-lands').stage.resolve();
    t.equal([t.limit('Gimli'), t.company('Gimli').hazards], [5 + shadows, 1], 'it counts itself');
    t.hazard.plays('Lost in Shadow-lands').stage.resolve();
    t.equal(t.limit('Gimli'), 5 + 2 * shadows, 'and again');
    t.board({
      resource: { companies: [{ at: 'Dead Marshes', members: STRONG }] },
      hazard: { hand: ['Lost in Shadow-lands'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Lost in Shadow-lands', { 'no-target': 'coe/9.3' });
  });

  holds('Winged Cold-drake: three Wildernesses, of his choice, slain by a blow', (t) => {
    met(t, STRONG, ['Winged Cold-drake']);
    t.resource.passes();
    t.hazard.mayNot('play Winged Cold-drake');
    met(t, STRONG, ['Winged Cold-drake'], {}, {}, 'Ruined Signal Tower');
    t.equal(t.path('Gimli'), ['wilderness', 'wilderness', 'wilderness'], 'the way');
    t.hazard.plays('Winged Cold-drake').stage.resolve();
    t.equal(numbers(t), [2, 13], 'as printed');
    t.allPass();
    t.asks(t.hazard, 'assign');
    t.fightOut({ always: 12 });
    t.equal(t.points(0).kill, 1, 'slain');
  });

  holds(
    'Nameless Thing: in the deeps; at sea and next to them with the Doors; once tapped away',
    (t) => {
      for (const [at, to, doors, may] of [
        ['Moria', 'The Under-gates', false, true],
        ['Lórien', 'Moria', false, false],
        ['Lórien', 'Moria', true, true],
        ['Rivendell', 'Barrow-downs', true, false],
        ['Grey Havens', 'Isles of the Dead that Live', false, false],
        ['Grey Havens', 'Isles of the Dead that Live', true, true],
      ] as const) {
        met(t, STRONG, ['Nameless Thing'], {}, doors ? { events: ['Doors of Night'] } : {}, to, at);
        t.resource.passes();
        t.equal(
          t.offered().some((x) => x.includes('play Nameless')),
          may,
          `${at} ${to} ${doors}`,
        );
      }
      met(t, STRONG, ['Nameless Thing'], {}, {}, 'The Under-gates', 'Moria');
      t.hazard.plays('Nameless Thing').stage.resolve();
      t.equal([...numbers(t), t.attack().body], [2, 10, 4], 'as printed');
      t.resource.chooses('cancel', 'Gimli');
      // some rules let players act between the attacks
      if (!t.underAttack) t.allPass();
      t.expect(t.underAttack, 'the second');
      t.resource.mayNot('cancel');
      t.fightOut({ always: 12 });
      t.equal(t.points(0).kill, 0, 'not all of them were beaten');
    },
  );
});

describe('day and night', () => {
  holds('Peril Returned: as the Doors, till the Gates come, and again when they go', (t) => {
    met(
      t,
      ['TW-134', 'Gimli'],
      ['Wargs', 'The Will of Sauron'],
      { hand: ['TW-106'], events: ['Gates of Morning'] },
      { events: ['Peril Returned', 'Night'] },
    );
    t.equal(t.card('Boromir II').stat('prowess'), 5, 'neither');
    t.resource.passes();
    t.hazard.refused('The Will of Sauron', { need: 'coe/9.2' });
    t.resource.plays('Twilight', { way: 'discard' }, 'Gates of Morning').stage.resolve();
    t.equal(t.card('Boromir II').stat('prowess'), 4, 'as with the Doors');
    t.hazard.plays('The Will of Sauron').stage.resolve();
    t.equal(t.card('The Will of Sauron').zone, 'play', 'they count for it');
  });

  holds('The Will of Sauron: needs the Doors, one only; goes with a deck and takes all', (t) => {
    met(t, ['Gimli'], ['The Will of Sauron']);
    t.resource.passes();
    t.hazard.refused('The Will of Sauron', { need: 'coe/9.2' });
    for (const whose of [0, 1]) {
      const last = { deck: ['Wargs'], noFiller: true } as const;
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          events: ['Host of Bats', 'Sun'],
          ...(whose === 0 ? last : {}),
        },
        hazard: {
          events: ['Doors of Night', 'The Will of Sauron', 'Night'],
          hand: ['The Will of Sauron'],
          ...(whose === 1 ? last : {}),
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused('The Will of Sauron', { duplicate: 'coe/g.cbd.1' });
      t.skipTo('organization', { turns: 1 });
      t.equal(
        ['The Will of Sauron', 'Night', 'Host of Bats', 'Doors of Night'].map(
          (x) => t.card(x).zone === 'play',
        ),
        [false, false, false, true],
        `deck of ${whose}`,
      );
    }
  });
});
