import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Things that are found, kept and thrown away. */

describe('Lost Tome and Forgotten Scrolls', () => {
  holds('Whoever took it faces the trap, though he throws it away while it falls', (t) => {
    for (const [at, what] of [
      ['Moria', 'Lost Tome'],
      ['Barrow-downs', 'Forgotten Scrolls'],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli', 'Elrond'] }], hand: [what] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(what, 'Gimli').stage.resolve();
      t.passUntil('attack').resource.uses(what).stage.resolve();
      t.equal(
        [t.card(what).zone, t.underAttack],
        ['discard', true],
        'read, and the trap has sprung',
      );
      // tapped for it: 5 + 2 - 1 is less than eight
      t.fightOut(2, 2);
      t.equal([t.card('Gimli').status, t.card('Elrond').status], ['wounded', 'untapped'], what);
    }
  });
});

describe('Armory', () => {
  holds('What may never be stored is not stored there either', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Gimli', bears: ['Gems of Arda', 'Elven Cloak'] }, 'Legolas'],
          },
        ],
        hand: ['Dagger of Westernesse'],
        events: ['Armory'],
      },
      hazard: { stored: [{ name: 'Dagger of Westernesse', at: 'Lórien' }] },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.chooses('store Gems of Arda').stage.resolve();
    t.resource.chooses('Dagger of Westernesse').chooses('Legolas');
    t.equal(t.card('Dagger of Westernesse', 0).host, 'Legolas', 'it is his');
    t.rolls(12).resource.uses('Armory').stage.resolve();
    t.equal(
      [t.card('Elven Cloak').zone, t.card('Dagger of Westernesse', 0).zone],
      ['aside', 'play'],
      'there was no choice',
    );
    t.resource.mayNot('use Armory');
  });
});
