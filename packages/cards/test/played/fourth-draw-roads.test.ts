import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards of a fourth draw that meet companies on their way and at their sites. */

describe('on the way', () => {
  holds('Itangast Ahunt: on his own regions always, on those beyond with Doors of Night', (t) => {
    for (const [doors, at, to, by, met] of [
      [false, 'Dale', "Thranduil's Halls", ['Northern Rhovanion', 'Woodland Realm'], true],
      [
        false,
        'Dol Guldur',
        "Thranduil's Halls",
        ['Southern Mirkwood', 'Heart of Mirkwood', 'Woodland Realm'],
        false,
      ],
      [
        true,
        'Dol Guldur',
        "Thranduil's Halls",
        ['Southern Mirkwood', 'Heart of Mirkwood', 'Woodland Realm'],
        true,
      ],
      [true, 'Rivendell', 'Bree', ['Rhudaur', 'Arthedain'], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, by, members: ['Gimli', 'Legolas'] }] },
        hazard: { events: doors ? ['Itangast Ahunt', 'Doors of Night'] : ['Itangast Ahunt'] },
        moment: 'passives',
        asksPasses: true,
      });
      if (met) t.resolve();
      t.equal(t.underAttack, met, `${at}, ${to}`);
      if (met)
        t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [4, 16, 7], 'him');
    }
  });

  holds('Snowstorm: needs Doors of Night, and turns back one who is on the way already', (t) => {
    for (const [doors, to, by, back] of [
      [true, 'Bree', ['Rhudaur', 'Arthedain'], true],
      [false, 'Bree', ['Rhudaur', 'Arthedain'], null],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to, by, members: ['Gimli'] }] },
        hazard: { hand: ['Snowstorm'], events: doors ? ['Doors of Night'] : [] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (back === null) {
        t.hazard.refused('Snowstorm', { need: 'coe/9.2' });
        continue;
      }
      t.hazard.plays('Snowstorm').stage.resolve();
      t.equal(t.company('Gimli').returned, back, to);
    }
  });

  holds('Snowstorm: who meets no Wilderness goes on', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Minas Tirith', to: 'Pelargir', by: ['Anórien', 'Lebennin'], members: ['Gimli'] },
        ],
      },
      hazard: { hand: ['Snowstorm'], events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Snowstorm').stage.resolve();
    t.equal(t.company('Gimli').returned, false, 'no Wilderness');
  });

  holds(
    'Tidings of Bold Spies: guards and what strengthens them, for a company on the move',
    (t) => {
      for (const [to, may] of [
        ['Moria', true],
        ['Bree', false],
        [undefined, false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: to ? 'Rivendell' : 'Moria', ...(to ? { to } : {}), members: ['Gimli', 'Kíli'] },
            ],
          },
          hazard: { hand: ['Tidings of Bold Spies'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (!may) {
          t.hazard.refused('Tidings of Bold Spies', { 'no-target': 'coe/9.3' });
          continue;
        }
        t.hazard.plays('Tidings of Bold Spies').stage.resolve();
        t.equal([t.attack().strikes, t.attack().prowess], [4, 7], to);
      }
    },
  );

  holds('Alatar the Hunter: harmless to heroes, and gone when Alatar comes', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Tirith',
            to: 'Pelargir',
            by: ['Anórien', 'Lebennin'],
            members: ['Gimli', 'Kíli', 'Legolas'],
          },
        ],
      },
      hazard: { hand: ['Alatar the Hunter'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Alatar the Hunter', { way: 'creature' }, 'Lebennin').stage.resolve();
    t.equal(
      [t.attack().strikes, t.attack().prowess, t.attack().detainment],
      [2, 10, true],
      'heroes',
    );
    t.passUntil('assign').asks(t.hazard, 'attack');
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Edoras', members: ['Tros Hesnef', 'Hendolen'] }],
      },
      hazard: { hand: ['Alatar the Hunter'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Alatar the Hunter', { way: 'creature' }, 'Free-hold').stage.resolve();
    t.equal(
      [t.attack().strikes, t.attack().prowess, t.attack().detainment],
      [2, 13, false],
      'minions',
    );
    t.board({
      resource: { companies: [{ at: 'Edhellond', members: ['Gimli'] }], hand: ['Alatar'] },
      hazard: { events: ['Alatar the Hunter'] },
      moment: 'organization',
    });
    t.resource.chooses('organize').chooses('play Alatar', 'Gimli').stage.resolve();
    t.equal(
      [t.card('Alatar').zone, t.card('Alatar the Hunter').zone],
      ['play', 'discard'],
      'he came',
    );
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Tirith',
            to: 'Pelargir',
            by: ['Anórien', 'Lebennin'],
            members: ['Gimli', 'Alatar'],
          },
        ],
      },
      hazard: { hand: ['Alatar the Hunter'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Alatar the Hunter', { unique: 'coe/g.man.1' });
  });

  holds('Alatar the Hunter: gone with the deck', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli'] }],
        deck: ['Wargs'],
        noFiller: true,
        discard: ['River', 'Gloom'],
      },
      hazard: { events: ['Alatar the Hunter'] },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.skipTo('untap', { turns: 1 });
    t.equal(t.card('Alatar the Hunter').zone, 'discard', 'gone');
  });
});

describe('Nazgûl and Wizards', () => {
  const face = (
    t: Stage,
    hand: Named[],
    events: Named[],
    members: Member[] = ['Gimli', 'Kíli'],
    mine: Named[] = [],
  ): void => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Mount Gram', by: ['Rhudaur', 'Angmar'], members }],
        hand: mine,
      },
      hazard: { hand, events },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays(hand[0], { way: 'creature' }, 'Angmar').stage.resolve();
  };
  holds('The Pale Sword: stronger with Nazgûl about; gone if it draws no blood', (t) => {
    face(t, ['Witch-king of Angmar', 'The Pale Sword'], ['Dwar of Waw', 'Hoarmûrath of Dír']);
    const before = t.attack().prowess;
    t.resource.passes();
    t.hazard.plays('The Pale Sword').stage.resolve();
    t.equal(t.attack().prowess - before, 3, 'one, and two Nazgûl');
    face(t, ['Witch-king of Angmar', 'The Pale Sword'], [], ['Aragorn II', 'Kíli']);
    t.resource.passes();
    t.hazard.plays('The Pale Sword').stage.resolve();
    t.passUntil('defend').resource.chooses('Aragorn II');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.rolls(12);
    t.passUntil('movement-hazard');
    t.equal(t.card('The Pale Sword').zone, 'discard', 'nobody was wounded');
    face(t, ['Witch-king of Angmar', 'The Pale Sword'], [], ['Fatty Bolger'], ['Concealment']);
    t.resource.passes();
    t.hazard.plays('The Pale Sword').stage.resolve();
    t.resource.plays('Concealment').stage.resolve();
    t.equal([t.underAttack, t.card('The Pale Sword').zone], [false, 'discard'], 'canceled');
  });

  holds('The Pale Sword: removed at a Haven in place of healing', (t) => {
    for (const [at, status, may] of [
      ['Rivendell', 'wounded', true],
      ['Rivendell', 'tapped', true],
      ['Bree', 'wounded', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gimli', status, bears: ['The Pale Sword'] }] }],
        },
        moment: 'untap',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot('use The Pale Sword');
        continue;
      }
      t.rolls(at === 'Rivendell' && status === 'tapped' ? 5 : 6);
      t.resource.uses('The Pale Sword').stage.resolve();
      t.equal(t.card('The Pale Sword').zone, status === 'tapped' ? 'play' : 'discard', status);
      t.skipTo('organization');
      t.equal(t.card('Gimli').status, status, 'as he was');
    }
  });

  holds('Lure of Creation: a Wizard who comes to a Haven is tried', (t) => {
    for (const [to, tried] of [
      ['Rivendell', true],
      ['Bree', false],
      [undefined, false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: to === 'Rivendell' ? 'Bree' : 'Rivendell',
              ...(to ? { to } : {}),
              members: [{ name: 'Gandalf', bears: ['Lure of Creation'] }, 'Gimli'],
            },
          ],
        },
        hazard: { hand: ['Lure of Creation'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused('Lure of Creation', { duplicate: 'coe/g.cbd.1' });
      t.equal(t.card('Gandalf').corruption, 2, 'two points');
      t.rolls(12);
      t.skipTo('enter');
      if (!tried) t.unrolled(1, 'nothing');
    }
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: [{ name: 'Gandalf', bears: ['Lure of Creation'] }] }],
      },
      moment: 'organization',
    });
    t.rolls(7);
    t.resource.uses('Lure of Creation').stage.resolve();
    t.equal(
      [t.card('Lure of Creation').zone, t.card('Gandalf').status],
      ['discard', 'tapped'],
      'rid of it',
    );
  });
});

describe('at sites', () => {
  holds('Barrow-downs of the minions: whoever is wounded is tried at two less', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-353', members: ['Tros Hesnef'] }],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [1, 8], 'Undead');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.rolls(2, 5, 7);
    t.passUntil('site');
    t.equal(
      rolled(t, 'corruption'),
      [{ total: 5 - 2 - 1, against: 0 }],
      'two less, and one for his greed',
    );
  });

  holds('Houses of Healing: a Free-hold heals, until its card goes', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Edoras',
            members: [{ name: 'Gimli', status: 'wounded' }, 'Legolas'],
            onSite: ['Houses of Healing'],
          },
        ],
      },
      moment: 'untap',
    });
    t.skipTo('organization');
    t.equal(t.card('Gimli').status, 'tapped', 'healed');
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: ['Gimli'], onSite: ['Houses of Healing'] }],
        sites: ['Lórien'],
      },
      asksPasses: true,
      moment: 'organization',
    });
    t.equal(t.card('Houses of Healing').zone, 'play', 'there');
    t.resource.chooses('to Lórien');
    t.skipTo('enter');
    t.equal(t.card('Houses of Healing').zone, 'discard', 'gone');
  });

  holds('The Windlord Found Me: an attack, one who taps for it, three points', (t) => {
    const orcs = (): void => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Gimli', 'Kíli', 'Legolas', 'Aragorn II', 'Bilbo'] },
          ],
          hand: ['The Windlord Found Me'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('The Windlord Found Me').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.card('Moria').status],
        [4, 9, 'tapped'],
        'Orcs',
      );
      for (const who of ['Gimli', 'Kíli', 'Legolas', 'Aragorn II'])
        t.passUntil('defend').resource.chooses(`a strike to ${who}`);
      t.fightOut({ always: 12 });
      t.resource.may('Bilbo').mayNot('Gimli');
    };
    orcs();
    t.resource.chooses('pass');
    t.equal(t.card('The Windlord Found Me').zone, 'discard', 'nobody took it');
    orcs();
    t.resource.chooses('Bilbo');
    t.equal(
      [t.card('The Windlord Found Me').host, t.card('Bilbo').status, t.points(0).misc],
      ['Bilbo', 'tapped', 3],
      'his',
    );
  });

  holds('The Windlord Found Me: he stays tapped; the Wizard may come where it is stored', (t) => {
    for (const [more, cards, comes] of [
      ['Legolas', { deck: ['Gandalf'] }, true],
      ['Legolas', { discard: ['Gandalf'] }, true],
      ['Legolas', { deck: ['Gandalf'], avatar: 'Saruman' }, false],
      ['Saruman', { deck: ['Gandalf'] }, false],
    ] as const) {
      t.board({
        resource: {
          ...cards,
          companies: [
            {
              at: 'Edhellond',
              members: [
                { name: 'Gimli', status: 'wounded', bears: ['The Windlord Found Me'] },
                more,
              ],
            },
          ],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.skipTo('organization');
      t.equal(t.card('Gimli').status, 'tapped', 'healed, and tapped');
      t.resource.chooses('store The Windlord Found Me');
      t.resolve();
      if (t.offered().includes('use')) t.resource.chooses('use');
      if (t.offered().includes('Gandalf')) t.resource.chooses('Gandalf');
      t.equal(t.card('Gandalf').zone === 'play', comes, `${more}, ${JSON.stringify(cards)}`);
      t.equal(
        [t.card('The Windlord Found Me').stored, t.points(0).misc],
        ['Edhellond', 3],
        'stored',
      );
    }
  });

  holds('Barrow-downs: what Tidings of Bold Spies tell of them wounds as deep', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Carn Dûm', to: 'LE-353', members: ['Tros Hesnef'] }],
      },
      hazard: { hand: ['Tidings of Bold Spies'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Tidings of Bold Spies').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('no');
    t.rolls(2, 2, 5).passUntil('movement-hazard');
    t.equal(
      rolled(t, 'corruption'),
      [{ total: 2 - 2 - 1, against: 0 }],
      'two less, and one for his greed',
    );
  });
});
