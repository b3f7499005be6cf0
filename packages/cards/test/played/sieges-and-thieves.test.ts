import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('on the way', () => {
  holds('Short Legs Are Slow: where half of them are Hobbits, and not with fewer', (t) => {
    for (const [members, slow] of [
      [['Frodo', 'Gimli'], true],
      [['Frodo', 'Gimli', 'Aragorn II'], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members }], sites: ['Lórien'] },
        hazard: { events: ['Short Legs Are Slow'] },
        moment: 'organization',
        asksPasses: true,
      });
      // four regions lie between, and starter movement is barred
      if (slow) t.resource.mayNot('to Lórien');
      else t.resource.may('to Lórien');
    }
  });

  holds('Rats!: an item or a wound, as its player likes', (t) => {
    for (const [item, may] of [
      ['Cram', true],
      ['Glamdring', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Ettenmoors', members: [{ name: 'Gimli', bears: [item] }] },
          ],
        },
        hazard: { hand: ['Rats!'] },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      if (!may) {
        t.hazard.refused('Rats!', { 'no-target': 'coe/9.3' });
        continue;
      }
      t.hazard.plays('Rats!').stage.resolve();
      t.equal(t.resource.options().length, 2, 'two ways');
    }
  });

  holds('Siege: each who is no scout counts against them', (t) => {
    for (const [roll, may] of [
      [6, false],
      [7, true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Gimli', 'Bofur', 'Frodo'], onSite: ['Siege'] }],
          sites: ['Rivendell'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to Rivendell');
      t.rolls(roll);
      t.skipTo('movement-hazard');
      t.equal(t.company('Gimli').moving, may, `${roll}, with two who are no scouts`);
    }
  });

  holds('Fell Turtle: a success turns them back', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Dol Amroth',
            to: 'Lond Galen',
            by: ['Belfalas', 'Bay of Belfalas', 'Anfalas'],
            members: ['Gimli'],
          },
        ],
      },
      hazard: { hand: ['Fell Turtle'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Fell Turtle').stage.resolve();
    t.fightOut({ always: 2 });
    t.expect(t.company('Gimli').returned, 'they are back');
    t.equal(t.card('Gimli').status, 'wounded', 'and he is hurt');
  });
});

describe('in the fight', () => {
  holds('Pick-pocket: an item of his, and nothing else', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Gimli', bears: ['Cram', 'Glamdring'] }],
          },
        ],
      },
      hazard: { hand: ['Pick-pocket'] },
      moment: 'hazards',
      asksPasses: true,
      rolls: [2],
    });
    t.hazard.plays('Pick-pocket').stage.resolve();
    t.skipTo('pick');
    t.resource.options_are('Cram', 'Glamdring');
    t.resource.chooses('Cram');
    t.equal([t.card('Cram').zone, t.card('Gimli').status], ['discard', 'untapped'], 'that is all');
  });

  holds('More Alert than Most: one fewer, two by day, and never none', (t) => {
    for (const [day, creature, strikes] of [
      [false, 'Cave-drake', 1],
      [true, 'Cave-drake', 1],
      [false, 'Wargs', 2],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Aragorn II'] }],
          events: day ? ['More Alert than Most', 'Gates of Morning'] : ['More Alert than Most'],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.equal(t.attack().strikes, strikes, creature);
      t.fightOut({ always: 12 });
      t.equal(
        t.card('More Alert than Most').zone,
        creature === 'Wargs' ? 'play' : 'discard',
        'gone with the first such attack that is beaten',
      );
    }
  });

  holds('Prowess of Age: one, four, nine', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Bofur', 'Elrond', 'Frodo'] },
        ],
      },
      hazard: { hand: ['Cave-drake', 'Prowess of Age', 'Prowess of Age', 'Prowess of Age'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    const plain = t.attack().prowess;
    for (const more of [1, 4, 9]) {
      while (t.decision().seat === 0) t.pass();
      t.hazard.plays('Prowess of Age').stage.resolve();
      t.equal(t.attack().prowess, plain + more, `${more} more`);
    }
  });

  holds('Awaken Defenders: twice as many, and in earnest', (t) => {
    for (const roused of [true, false]) {
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'Lond Galen', members: ['Hendolen'] }] },
        hazard: { events: roused ? ['Awaken Defenders'] : [] },
        moment: 'site',
        asksPasses: true,
      });
      t.passUntil('enter').resource.chooses('enter');
      t.equal(t.attack().detainment, !roused, 'detaining or not');
    }
  });

  holds('A Chance Meeting: whom the influence of one there can hold', (t) => {
    for (const [who, may] of [
      ['Bergil', true],
      ['Boromir II', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II'] }],
          hand: ['A Chance Meeting', who],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot('play A Chance Meeting');
        continue;
      }
      t.resource.plays('A Chance Meeting').stage.resolve();
      if (t.decision().about === 'play') t.resource.chooses(who);
      t.equal(t.card(who).control, 'Aragorn II', 'under direct influence');
    }
  });

  holds('Longbottom Leaf: up to two resources, and it is gone', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Aragorn II'] }],
        hand: ['Longbottom Leaf'],
        sideboard: ['Cram', 'Wargs', 'Muster', 'Glamdring'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Longbottom Leaf').stage.resolve();
    t.resource.options_are('Cram', 'Muster', 'Glamdring', 'pass');
    t.resource.chooses('Cram').chooses('Muster');
    t.equal(
      ['Cram', 'Muster', 'Glamdring', 'Longbottom Leaf'].map((x) => t.card(x).zone),
      ['deck', 'deck', 'sideboard', 'out'],
      'two of them',
    );
  });

  holds('Unhappy Blows: both peoples must be there, once a turn', (t) => {
    for (const [friend, may] of [
      ['Legolas', true],
      ['Aragorn II', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', friend] }] },
        hazard: { hand: ['Unhappy Blows', 'Unhappy Blows'] },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      if (!may) {
        t.hazard.mayNot('play Unhappy Blows');
        continue;
      }
      t.rolls(7);
      t.hazard.plays('Unhappy Blows', { way: 'Elf' }).stage.resolve();
      t.resource.chooses('Gimli');
      t.equal([t.card('Gimli').zone, t.card('Legolas').zone], ['hand', 'play'], 'six is enough');
      while (t.decision().seat === 0) t.pass();
      t.hazard.mayNot('play Unhappy Blows');
    }
  });
});
