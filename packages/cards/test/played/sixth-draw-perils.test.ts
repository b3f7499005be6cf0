import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { resists } from './withstood.ts';

/** Cards of a sixth draw, each held to the clauses of its text that no other test plays. */

describe('hazards', () => {
  holds('Tidings of Doubt and Danger: one only, till a deck is gone', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', members: ['Adûnaphel the Ringwraith', 'Hendolen'] }],
      },
      hazard: {
        hand: ['Tidings of Doubt and Danger'],
        events: ['Tidings of Doubt and Danger'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Tidings of Doubt and Danger', { duplicate: 'coe/g.cbd.1' });
    for (const whose of [0, 1]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: ['Hendolen'] }],
          ...(whose === 0 ? { deck: ['Orc Captain'], noFiller: true as const } : {}),
        },
        hazard: {
          events: ['Tidings of Doubt and Danger', 'Lord of the Carrock'],
          ...(whose === 1 ? { deck: ['Wargs'], noFiller: true as const } : {}),
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.skipTo('organization', { turns: 1 });
      t.equal(
        ['Tidings of Doubt and Danger', 'Lord of the Carrock'].map(
          (x) => t.card(x).zone === 'play',
        ),
        [false, false],
        `deck of ${whose}`,
      );
    }
  });

  holds('Stay Her Appetite: more than his unused influence and five', (t) => {
    for (const [roll, attacks] of [
      [2, false],
      [3, true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Bilbo', status: 'tapped', bears: ['Gollum'] },
                'Elrond',
                'Celeborn',
                'Legolas',
              ],
            },
          ],
        },
        hazard: { hand: ['Stay Her Appetite', 'Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.rolls(roll);
      if (attacks) t.rolls(5);
      t.hazard.plays('Stay Her Appetite', 'Gollum').stage.resolve();
      t.equal(t.underAttack, attacks, `${roll}`);
      if (!attacks) continue;
      t.equal([t.attack().strikes, t.attack().prowess], [1, 7], 'its own two and the dice');
      t.allPass();
      t.equal(t.attack().assigned, ['Bilbo'], 'on who keeps it, and no other');
    }
  });

  holds('Lord of the Carrock: where he is met, and while Beorn is about', (t) => {
    for (const [at, to, by, may] of [
      ['Lórien', 'Moria', ['Wold & Foothills', 'Redhorn Gate'], true],
      ['Rivendell', 'Goblin-gate', ['Rhudaur', 'High Pass'], true],
      ['Edoras', 'Isengard', ['Rohan', 'Gap of Isen'], false],
      ["Thranduil's Halls", undefined, 'starter', true],
      ['Edoras', undefined, 'starter', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, ...(to ? { to, by } : {}), members: ['Gimli', 'Legolas'] }],
        },
        hazard: { hand: ['Lord of the Carrock'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(
        t.offered().filter((x) => x.includes('play Lord')).length,
        may ? 2 : 1,
        `${at} ${to}`,
      );
    }
    met(t, ['Beorn'], ['Lord of the Carrock'], {}, {}, 'Goblin-gate');
    t.resource.passes();
    t.hazard.refused('Lord of the Carrock', { unique: 'coe/g.man.1' });
  });

  holds('Gandalf the White Rider: keyed, weaker against heroes, gone as Gandalf comes', (t) => {
    for (const [kind, who, numbers] of [
      ['wizard', 'Boromir II', [2, 10, 9, true]],
      ['ringwraith', 'Hendolen', [2, 13, 9, false]],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Bag End',
              to: 'Old Forest',
              by: ['The Shire', 'Cardolan'],
              members: [who, 'Ostisen'],
            },
          ],
        },
        hazard: { hand: ['Gandalf the White Rider'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Gandalf the White Rider', { way: 'creature' }, 'The Shire').stage.resolve();
      const { strikes, prowess, body, detainment } = t.attack();
      t.equal([strikes, prowess, body, detainment], [...numbers], who);
      resists(t);
      t.equal(t.points(0).kill, kind === 'wizard' ? 0 : 6, 'what he is worth');
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        hand: ['Gandalf'],
      },
      hazard: { events: ['Gandalf the White Rider'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('play Gandalf at Rivendell', 'Elrond');
    t.equal(t.card('Gandalf the White Rider').zone, 'discard', 'gone');
    met(t, ['Gandalf'], ['Gandalf the White Rider']);
    t.resource.passes();
    t.hazard.refused('Gandalf the White Rider', { unique: 'coe/g.man.1' });
  });

  holds("Dragon's Hunger: of his choice, any Drake, an attack of a site too", (t) => {
    met(t, ['Elrond', 'Gimli', 'Bofur'], ['Cave-drake', 'Wargs', 'Giant', 'River'], {
      hand: ["Dragon's Hunger", "Dragon's Hunger"],
    });
    t.resource.mayNot("play Dragon's Hunger");
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.resource.plays("Dragon's Hunger").stage.resolve();
    t.asks(t.hazard, 'pick').hazard.options_are('Wargs', 'Giant').chooses('Giant');
    t.equal([t.limit('Elrond'), t.underAttack], [2, true], 'fed');
    t.resource.plays("Dragon's Hunger").stage.resolve();
    t.equal(
      [t.limit('Elrond'), t.underAttack, t.card('Wargs').zone],
      [1, true, 'discard'],
      'once more',
    );
    t.board({
      resource: {
        companies: [{ at: 'The Lonely Mountain', members: ['Elrond', 'Gimli'] }],
        hand: ["Dragon's Hunger"],
      },
      hazard: { hand: ['River'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.resource.plays("Dragon's Hunger").stage.resolve();
    t.expect(!t.underAttack, 'Smaug is sated');
  });

  holds('Seized by Terror: below twelve he goes back, with those who are his', (t) => {
    for (const [roll, who, companions, site] of [
      [6, 'Gimli', ['Legolas', 'Bofur', 'Gandalf'], ''],
      [5, 'Gimli', ['Bofur'], 'Lórien'],
      [7, 'Bofur', [], 'Lórien'],
    ] as const) {
      met(
        t,
        ['Gimli', 'Legolas', { name: 'Bofur', under: 'Gimli' }, 'Gandalf'],
        ['Seized by Terror', 'River'],
        {},
        {},
        'Dead Marshes',
        'Lórien',
      );
      t.rolls(roll);
      t.hazard.plays('Seized by Terror', who).stage.resolve();
      t.equal([t.card(who).companions, t.card(who).site], [companions, site], `${who} ${roll}`);
    }
  });

  holds('Seized by Terror: no way through Shadow, nobody who stays', (t) => {
    for (const [at, to] of [
      ['Rivendell', 'Goblin-gate'],
      ['Dead Marshes', undefined],
    ] as const) {
      t.board({
        resource: { companies: [{ at, ...(to ? { to } : {}), members: ['Gimli'] }] },
        hazard: { hand: ['Seized by Terror'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused('Seized by Terror', { 'no-target': 'coe/9.3' });
    }
  });

  holds(
    'Summons from Long Sleep: it is gone when what it kept has come, be it turned away',
    (t) => {
      met(
        t,
        ['Gimli', 'Legolas', 'Frodo'],
        ['Cave-drake', 'Wargs', 'True Fire-drake'],
        { hand: ['Concealment'] },
        { events: ['Summons from Long Sleep'] },
      );
      t.resource.passes();
      t.hazard.uses('Summons from Long Sleep', 'Cave-drake').stage.resolve();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 9, 'no other');
      resists(t);
      t.equal(t.card('Summons from Long Sleep').zone, 'play', 'not for others');
      t.passUntil('movement-hazard').hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 12, 'two more');
      t.resource.plays('Concealment', 'Frodo').stage.resolve();
      t.equal(
        [t.card('Summons from Long Sleep').zone, t.card('Cave-drake').zone],
        ['discard', 'discard'],
        'both',
      );
    },
  );

  holds('Drums: going down and staying there; not on the way up', (t) => {
    for (const [at, to, more] of [
      ['Moria', 'The Under-gates', 1],
      ['The Under-gates', undefined, 1],
      ['The Under-gates', 'Moria', 0],
      ['Lórien', 'Moria', 0],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, ...(to ? { to } : {}), members: ['Gimli', 'Legolas', 'Bofur'] }],
        },
        hazard: { events: ['Drums'], hand: ['Orc-guard', 'Drums'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused('Drums', { duplicate: 'coe/g.cbd.1' });
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.equal(
        [t.limit('Gimli'), t.attack().prowess, t.attack().strikes],
        [3 + more, 8 + more, 5],
        `${at} ${to}`,
      );
    }
  });

  holds('No Escape from My Magic: its region and those next to it, of either player', (t) => {
    for (const [faction, whose, by, roll] of [
      ['Riders of Rohan', 0, ['Anórien', 'Lebennin'], 1],
      ['Riders of Rohan', 1, ['Anórien', 'Lebennin'], 1],
      ['Rangers of the North', 0, ['Anórien', 'Lebennin'], 0],
    ] as const) {
      const pile = [{ name: faction, on: ['No Escape from My Magic'] as const }];
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', to: 'Pelargir', by, members: ['Gimli', 'Bilbo'] }],
          pile: whose === 0 ? pile : [],
        },
        hazard: { pile: whose === 1 ? pile : [] },
        moment: 'passives',
        asksPasses: true,
        rolls: roll ? [11] : [],
      });
      t.passUntil(roll ? 'end-of-turn' : 'enter');
      t.equal(t.company('Gimli').entered, false, faction);
    }
  });

  holds('Memories Stolen: who is no character cannot lend a hand', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Bilbo', bears: ['Memories Stolen'] },
              { name: 'Gimli', bears: ['Gwaihir'] },
            ],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Memories Stolen');
    t.hazard.passes();
    t.resource.may('tap Gimli in support').mayNot('tap Gwaihir in support');
  });

  holds('Seized by Terror: one who is alone goes back too', (t) => {
    met(t, ['Gimli'], ['Seized by Terror', 'River'], {}, {}, 'Dead Marshes', 'Lórien');
    t.rolls(2);
    t.hazard.plays('Seized by Terror', 'Gimli').stage.resolve();
    t.equal(t.card('Gimli').site, 'Lórien', 'back');
  });

  holds('The White Tree: what is keyed to a Free-hold does not come to Minas Tirith', (t) => {
    for (const tree of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', members: ['Gimli', 'Legolas'] }],
          events: tree ? ['The White Tree'] : [],
        },
        hazard: { hand: ['Gandalf the White Rider', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(
        t.offered().filter((x) => x.startsWith('play Gandalf')).length,
        tree ? 1 : 2,
        'as an event only',
      );
    }
  });
});
