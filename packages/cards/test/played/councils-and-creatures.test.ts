import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('what they are worth', () => {
  holds("So You've Come Back: everybody else minds, but followers", (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [
              { name: 'Frodo', bears: ["So You've Come Back"] },
              'Gandalf',
              'Aragorn II',
              { name: 'Bergil', under: 'Aragorn II' },
            ],
          },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    const minds = ['Frodo', 'Aragorn II', 'Bergil'].map((x) => t.card(x).stat('mind'));
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: ['Frodo', 'Gandalf', 'Aragorn II', { name: 'Bergil', under: 'Aragorn II' }],
          },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    const plain = ['Frodo', 'Aragorn II', 'Bergil'].map((x) => t.card(x).stat('mind'));
    t.equal(
      minds.map((n, i) => n - plain[i]),
      [0, 1, 0],
      'one more for one of them',
    );
  });

  holds('In the Grip of Ambition: two stage points, three for one who has eight', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'The White Towers', members: ['Gandalf'] }],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const before = t.stagePoints(0);
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [
          {
            at: 'The White Towers',
            members: [{ name: 'Gandalf', bears: ['In the Grip of Ambition'] }],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal([t.stagePoints(0) - before, t.card('Gandalf').corruption], [2, 1], 'two, and one');
  });

  holds('The White Council: for the one who is ahead, with his Wizard at a Haven', (t) => {
    for (const [at, ahead, may] of [
      ['Rivendell', true, true],
      ['Bree', true, false],
      ['Rivendell', false, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Gandalf'] }],
          hand: ['The White Council', 'The White Council'],
          pile: ahead ? ['Men of Dale'] : [],
        },
        hazard: { pile: ['Hobbits'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused('The White Council', { need: 'coe/9.2' });
        continue;
      }
      const before = t.points(0).misc;
      t.resource.plays('The White Council').stage.resolve();
      t.equal(t.points(0).misc, before + 1, 'worth one');
      t.resource.mayNot('play The White Council');
    }
  });

  holds('Palm to Palm: each minds the other more', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Gimli', 'Bofur'], events: ['Palm to Palm'] },
          { at: 'Lórien', members: ['Legolas'] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      ['Gimli', 'Bofur', 'Legolas'].map((x) => t.card(x).stat('mind')),
      [7, 3, 6],
      'those of the company',
    );
  });
});

describe('what comes', () => {
  holds('A Pack at the Door: beasts of the land, not of the sea', (t) => {
    for (const pack of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Gimli', 'Aragorn II'] }] },
        hazard: {
          hand: ['Wargs', 'Fell Turtle', 'Orc-guard'],
          events: pack ? ['Doors of Night', 'A Pack at the Door'] : ['Doors of Night'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      if (pack) t.hazard.may('play Wargs').mayNot('play Fell Turtle').mayNot('play Orc-guard');
      else t.hazard.mayNot('play Wargs');
    }
  });

  holds('Shelob: at home by herself, by night as an event', (t) => {
    for (const night of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Cirith Ungol', members: ['Gimli', 'Aragorn II'] }] },
        hazard: { hand: ['Shelob'], events: night ? ['Doors of Night'] : [] },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      if (!night) {
        t.hazard.plays('Shelob').stage.resolve();
        t.equal([t.attack().strikes, t.attack().prowess], [1, 18], 'one strike');
        continue;
      }
      t.hazard.plays('Shelob', { way: 'As an event' }).stage.resolve();
      while (t.decision().seat === 0) t.pass();
      t.hazard.uses('Shelob').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 19], 'with her own bonus');
    }
  });

  holds('Fast Asleep: two less for one automatic-attack', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: ['Gimli', 'Aragorn II'] }],
        hand: ['Fast Asleep'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.passUntil('enter').resource.chooses('enter');
    const plain = t.attack().prowess;
    t.resource.plays('Fast Asleep', { way: 'for this attack' }).stage.resolve();
    t.equal(t.attack().prowess, plain - 2, 'two less');
  });

  holds('I Know Much about You: not for a creature with one attack', (t) => {
    for (const [creature, may] of [
      ['Assassin', true],
      ['Abductor', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Aragorn II'] }],
          hand: ['I Know Much about You'],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature).stage.resolve();
      while (t.decision().seat !== 0) t.pass();
      if (may) t.resource.may('play I Know Much about You');
      else t.resource.mayNot('play I Know Much about You');
    }
  });

  holds('Wisp of Pale Sheen: the weaker mind is tapped, whatever he rolled', (t) => {
    for (const [who, tapped] of [
      ['Bofur', true],
      ['Elrond', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: [who] }] },
        hazard: { hand: ['Wisp of Pale Sheen'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [12],
      });
      t.hazard.plays('Wisp of Pale Sheen').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('yes');
      t.passUntil('movement-hazard');
      t.equal(t.card(who).status, tapped ? 'tapped' : 'untapped', who);
    }
  });
});
