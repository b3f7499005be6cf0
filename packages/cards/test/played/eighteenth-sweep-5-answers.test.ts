import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is left of a thing that was declared when it is answered, and what two copies say. */

describe('Lord of the Haven', () => {
  holds('who taps in answer saves himself, and not the other', (t) => {
    for (const aims of [
      ['Elrond', 'Gimli'],
      ['Gimli', 'Elrond'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Tolfalas', members: ['Gimli', 'Elrond', 'Legolas'] }],
          hand: ['Marvels Told'],
        },
        hazard: { hand: ['Lord of the Haven'], events: ['Pallando the Soul-keeper'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Lord of the Haven', { way: 'As an event' }, ...aims);
      t.rolls(12).resource.plays('Marvels Told').stage.resolve();
      t.equal(
        ['Gimli', 'Elrond', 'Legolas'].map((x) => t.card(x).status),
        ['tapped', 'tapped', 'untapped'],
        'both are tapped, one of them for a better purpose',
      );
    }
  });

  holds('two of one company, and nobody twice; those of another are not within reach', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Tolfalas', members: ['Gimli', { name: 'Elrond', status: 'tapped' }, 'Legolas'] },
          { at: 'Tolfalas', members: ['Aragorn II'] },
        ],
      },
      hazard: { hand: ['Lord of the Haven'] },
      moment: 'hazards',
      current: 'Gimli',
      asksPasses: true,
    });
    t.resource.passes();
    t.take(t.decision().options.filter((o) => o.type === 'play')[1], 'as an event');
    t.hazard.options_are('Gimli', 'Legolas', 'back').chooses('Gimli');
    t.hazard.options_are('Legolas', 'pass', 'back').chooses('Legolas');
    t.resolve();
    t.equal(
      ['Gimli', 'Legolas', 'Aragorn II'].map((x) => t.card(x).status),
      ['tapped', 'tapped', 'untapped'],
      'both',
    );
  });
});

describe('Come at Need', () => {
  holds('two of them, each with an ally of its own: both come', (t) => {
    for (const aside of [
      ['Noble Hound', 'Bill the Pony'],
      ['Noble Hound', 'Shadowfax'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Aragorn II'] }],
        },
        hazard: { events: aside.map((ally) => ({ name: 'Come at Need', beside: [ally] })) },
        moment: 'passives',
        asksPasses: true,
      });
      let strikes = 0;
      for (let i = 0; i < 80 && t.decision().about !== 'enter'; i++) {
        if (t.underAttack) strikes += t.fightOut({ always: 12 }).length;
        else if (t.decision().about === 'passives') t.take(t.decision().options[0], 'one first');
        else t.pass();
      }
      t.equal(
        aside.map((x) => t.card(x).zone),
        ['discard', aside[1] === 'Shadowfax' ? 'aside' : 'discard'],
        'who has come is gone, the other waits',
      );
      t.equal(strikes, aside[1] === 'Shadowfax' ? 1 : 2, 'one strike of each');
    }
  });
});
