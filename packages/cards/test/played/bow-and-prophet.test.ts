import { query } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Alatar with his bow, and Pallando as a prophet. */
const kind = 'fallen-wizard';

/** Events that give so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('Bow of Alatar', () => {
  const board = (t: Stage, creature: Named = 'Wargs', drawn = true): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-58',
            to: 'Cameth Brin',
            by: ['Arthedain', 'Cardolan', 'Rhudaur'],
            members: [{ name: 'Alatar', status: 'tapped', bears: ['Bow of Alatar'] }, 'Beretar'],
          },
        ],
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays(creature, 'Wilderness').stage.resolve();
    if (drawn) t.resource.uses('Bow of Alatar').stage.resolve();
  };
  holds('He faces a strike that would be another’s, tapped as he is', (t) => {
    board(t);
    t.equal(t.card('Bow of Alatar').status, 'tapped', 'it is drawn');
    while (t.decision().kind === 'act') t.pass();
    const first = query.attackFrame(t.state)?.assigned[0]?.who;
    t.equal(first, t.card('Alatar').id, 'his');
  });
  holds('A strike of his that fails takes one from the body of the attack', (t) => {
    // a roll that is just its body leaves it alive, unless it is one less
    for (const [drawn, zone] of [
      [true, 'pile'],
      [false, 'discard'],
    ] as const) {
      board(t, 'Were-worm', drawn);
      t.fightOut(12, 6);
      t.equal(t.card('Were-worm').zone, zone, drawn ? 'it is slain' : 'it is not');
    }
  });
});

describe('Prophet of Doom', () => {
  const FIVE = ['Wood-elves', 'Lossoth', 'Hillmen', 'Easterlings', 'Southrons'] as const;
  const board = (t: Stage, factions: number, events: Named[], hand: Named[] = []): void =>
    void t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Pallando'] }],
        events,
        hand,
        pile: FIVE.slice(0, factions),
      },
      hazard: { companies: [{ at: 'Edoras', members: ['Éowyn'] }], pile: ['Riders of Rohan'] },
      moment: hand.length > 0 ? 'organization' : 'entered',
      asksPasses: true,
    });
  holds('Twelve stage points and five factions; it goes with them', (t) => {
    board(t, 4, strayed(12), ['Prophet of Doom']);
    t.resource.refused('Prophet of Doom', { need: 'coe/9.2' });
    board(t, 5, strayed(10), ['Prophet of Doom']);
    t.resource.refused('Prophet of Doom', { need: 'coe/9.2' });
    board(t, 5, strayed(12), ['Prophet of Doom']);
    t.resource.plays('Prophet of Doom').stage.resolve();
    t.equal(t.card('Prophet of Doom').zone, 'play', 'in play');
    board(t, 4, ['Prophet of Doom']);
    t.equal(t.card('Prophet of Doom').zone, 'discard', 'too few');
  });
  holds('He tries to win what lies far away, or nothing of the kind', (t) => {
    board(t, 5, []);
    t.resource.mayNot('Éowyn').mayNot('Riders of Rohan');
    board(t, 5, ['Prophet of Doom']);
    t.resource.may('Éowyn').may('Riders of Rohan');
  });
});
