import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';

/** People and burdens of a sixth draw: each card held to the clauses of its text that no other test plays. */

describe('Echo of all Joy', () => {
  const ECHO = 'Echo of all Joy';
  holds('it goes with its event, and the event outlasts two turns of its player', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        hand: [ECHO],
        events: ['Sun'],
      },
      hazard: { hand: ['TW-106'], companies: [{ at: 'Lórien', members: ['Boromir II'] }] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(ECHO, 'Sun').stage.resolve();
    t.skipTo('organization', { turns: 2 });
    t.skipTo('movement-hazard');
    t.equal([t.card('Sun').zone, t.card(ECHO).zone], ['play', 'play'], 'still there');
    t.hazard.plays('Twilight', { way: 'discard' }, 'Sun').stage.resolve();
    t.equal([t.card('Sun').zone, t.card(ECHO).zone], ['discard', 'discard'], 'both');
  });
});

describe('minions', () => {
  const kind = 'ringwraith';
  holds('Muzgash: at home anywhere in Imlad Morgul; on 8 he is discarded', (t) => {
    for (const [at, may] of [
      ['LE-362', true],
      ['LE-402', true],
      ['LE-390', true],
      ['LE-380', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: ['Ostisen'] }],
          hand: ['Muzgash'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      const n = t.resource.options().filter((x) => x.includes('play Muzgash')).length;
      t.equal(n > 0, may, `${at} ${t.resource.options()}`);
    }
    for (const [roll, zone] of [
      [7, 'play'],
      [8, 'discard'],
      [9, 'removed'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Cameth Brin', members: ['Muzgash'] }] },
        moment: 'site',
      });
      t.resource.chooses('enter');
      t.fightOut(2, roll);
      t.equal(t.card('Muzgash').zone, zone, `${roll}`);
    }
  });
  holds('Orc Captain: three more for Orcs and their factions', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-390', members: ['Orc Captain', 'Muzgash', 'Ostisen'] }],
        pile: [],
        hand: ['Goblins of Goblin-gate', 'LE-295'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      [
        t.card('Orc Captain').influence(),
        t.card('Orc Captain').influence('Muzgash'),
        t.card('Orc Captain').influence('Ostisen'),
        t.card('Orc Captain').influence('Goblins of Goblin-gate'),
        t.card('Orc Captain').influence('LE-295'),
      ],
      [0, 3, 0, 3, 0],
      'Orcs alone',
    );
  });
  holds('Woodmen: above ten at Woodmen-town, once for both sides', (t) => {
    for (const [roll, zone] of [
      [10, 'discard'],
      [11, 'pile'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'LE-414', members: ['Baduila'] }], hand: ['LE-295'] },
        moment: 'entered',
        asksPasses: true,
      });
      const di = t.card('Baduila').influence('LE-295');
      t.rolls(roll - di)
        .resource.plays('Woodmen')
        .stage.resolve();
      t.equal([di, t.card('LE-295').zone], [2, zone], `${roll}`);
    }
    t.board({
      resource: { kind, companies: [{ at: 'LE-414', members: ['Baduila'] }], hand: ['LE-295'] },
      hazard: { pile: ['TW-368'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused('Woodmen', { unique: 'coe/g.man.1' });
  });
  holds(
    'Landroval: two Wildernesses, a Border-land or a Shadow-land; the attacker chooses',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-367', to: 'LE-378', members: ['Muzgash', 'Gorbag', 'Ostisen'] }],
        },
        hazard: { hand: ['Landroval'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Landroval', 'Border').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.attack().body, t.attack().detainment],
        [2, 12, 6, false],
        'as printed',
      );
      t.passUntil('assign').hazard.may('a strike to Ostisen');
      t.fightOut({ always: 12 });
      t.equal([t.card('Landroval').zone, t.points(0).kill], ['pile', 2], 'two for a minion');
      for (const [of, who, may] of [
        ['fallen-wizard', 'Muzgash', true],
        ['fallen-wizard', 'Ostisen', false],
        ['balrog', 'Muzgash', true],
      ] as const) {
        t.board({
          resource: { kind: of, companies: [{ at: 'LE-367', to: 'LE-378', members: [who] }] },
          hazard: { hand: ['Landroval'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (may) t.hazard.may('play Landroval');
        else t.hazard.refused('Landroval', { need: 'coe/2.IV.vii.2' });
      }
    },
  );
});

describe('resources and what is removed', () => {
  holds('A Friend or Three: characters with him, himself among them, allies not', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [{ name: 'Aragorn II', bears: ['Gwaihir'] }, 'Bergil', 'Frodo'],
          },
          { at: 'Rivendell', members: ['Elrond'] },
        ],
        hand: ['Rangers of the North', 'A Friend or Three', 'A Friend or Three'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused('A Friend or Three', { 'no-target': 'coe/9.3' });
    t.resource.plays('Rangers of the North', 'Aragorn');
    t.resource.plays('A Friend or Three');
    t.rolls(2);
    t.resolve();
    // two on the dice, influence 3 and 2 for Rangers, a Dúnadan, three of them
    t.equal(rolled(t, 'influence')[0].total, 2 + 3 + 2 + 1 + 3, 'three of them');
  });
  holds('A Friend or Three: a corruption check', (t) => {
    met(t, ['Elrond', 'Gimli'], ['Weariness of the Heart'], { hand: ['A Friend or Three'] });
    t.hazard.plays('Weariness of the Heart', { way: 'corruption' }, 'Gimli');
    t.resource.plays('A Friend or Three');
    t.rolls(7);
    t.resolve();
    t.equal(rolled(t, 'corruption')[0].total, 9, 'two of them');
  });

  const GLAMOUR = 'Glamour of Surpassing Excellance';
  holds('Glamour of Surpassing Excellance: each by its own number, eight if none', (t) => {
    for (const [card, most] of [
      ['Endless Whispers', 7],
      ['Lure of Nature', 4],
      ['Icy Touch', 6],
      ['The Pale Sword', 5],
      ['Plague', 8],
    ] as const) {
      for (const roll of [most, most + 1]) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: [{ name: 'Gimli', bears: [card] }, 'Beregond'] }],
            hand: [GLAMOUR],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.rolls(roll).resource.plays(GLAMOUR).stage.resolve();
        t.equal(t.card(card).zone, roll > most ? 'discard' : 'play', `${card} ${roll}`);
      }
    }
  });
  holds('Glamour of Surpassing Excellance: all on characters there, nothing of others', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Edoras',
            members: [
              { name: 'Gimli', bears: ['Lure of Nature', 'Icy Touch'] },
              { name: 'Beregond', bears: ['Plague'] },
            ],
          },
          { at: 'Moria', members: [{ name: 'Elrond', bears: ['Foolish Words'] }] },
        ],
        hand: [GLAMOUR],
      },
      hazard: { events: ['Doors of Night'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12, 12, 12).resource.plays(GLAMOUR).stage.resolve();
    t.resource.chooses('Lure of Nature').chooses('Icy Touch');
    t.equal(
      (['Lure of Nature', 'Icy Touch', 'Plague', 'Foolish Words', 'Doors of Night'] as const).map(
        (x) => t.card(x).zone,
      ),
      ['discard', 'discard', 'discard', 'play', 'play'],
      'three',
    );
  });

  holds('Leaf Brooch: at Lórien alone', (t) => {
    for (const at of ['Lórien', 'Bree'] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Elrond'] }], hand: ['Leaf Brooch'] },
        moment: 'entered',
        asksPasses: true,
      });
      if (at === 'Lórien') {
        t.resource.plays('Leaf Brooch').stage.resolve();
        t.equal([t.card('Leaf Brooch').host, t.card('Elrond').corruption], ['Elrond', 1], at);
      } else t.resource.mayNot('play Leaf Brooch');
    }
  });

  holds('Aware of their Ways: he may leave them all; fewer than four', (t) => {
    met(t, ['Elrond'], ['Aware of their Ways'], { discard: ['Cram', 'Bree'] });
    t.hazard.plays('Aware of their Ways').stage.resolve();
    t.hazard.options_are('Cram', ...(t.rules === 'coe' ? ['Bree'] : []), 'pass').passes();
    t.equal([t.card('Cram').zone, t.card('Bree').zone], ['discard', 'discard'], 'left');
    met(t, ['Elrond'], ['Aware of their Ways']);
    t.resource.passes();
    t.hazard.mayNot('play Aware of their Ways');
  });
});

describe('Endless Whispers', () => {
  holds('what would leave him untapped leaves him tapped', (t) => {
    for (const whispers of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                {
                  name: 'Frodo',
                  status: 'wounded',
                  bears: whispers ? ['Endless Whispers'] : [],
                },
                'Arwen',
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Halfling Strength', { way: 'heal' }).stage.resolve();
      t.equal(t.card('Frodo').status, whispers ? 'tapped' : 'untapped', `${whispers}`);
    }
  });
  holds('not a Wizard, one each; a sage of his company, in his own organization phase', (t) => {
    for (const who of ['Gandalf', 'Gimli'] as const) {
      const hand: Named[] = ['Barrow-wight', 'Endless Whispers', 'Endless Whispers'];
      met(t, [who], hand, {}, {}, 'Moria', 'Lórien');
      t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
      t.fightOut(2, 5, 12);
      t.equal(t.card(who).status, 'wounded', who);
      t.passUntil('movement-hazard');
      if (who === 'Gimli') t.hazard.plays('Endless Whispers', 'Gimli').stage.resolve();
      t.resource.passes();
      if (who === 'Gimli') t.hazard.refused('Endless Whispers', { duplicate: 'coe/g.cbd.1' });
      else t.hazard.refused('Endless Whispers', { 'no-target': 'coe/9.3' });
    }
  });
  holds('it is free of the limit', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Beretar'] }] },
      hazard: { hand: ['Barrow-wight', 'Endless Whispers', 'River'] },
      moment: 'hazards',
      declared: 1,
      asksPasses: true,
    });
    t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
    t.fightOut(2, 5, 12);
    t.equal(t.limit('Beretar'), 2, 'all of it is used');
    t.hazard.plays('Endless Whispers', 'Beretar').stage.resolve();
    t.equal(t.card('Endless Whispers').host, 'Beretar', 'he hears them');
  });
  holds('who may free him', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Gimli', bears: ['Endless Whispers'] }, 'Bergil'] },
          { at: 'Moria', members: ['Elrond'] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('use Endless Whispers');
  });
});
