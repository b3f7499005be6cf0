import type { CardName } from '@mathom/engine/language';
import type { Member, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What a Fallen-wizard and his people make of magic. */
const board = (t: Stage, members: Member[], hand: CardName[], events: CardName[]): void =>
  void t.board({
    resource: { kind: 'fallen-wizard', companies: [{ at: 'TW-378', members }], hand, events },
    moment: 'organization',
    asksPasses: true,
  });

const last = (t: Stage): number => rolled(t, 'corruption').at(-1)?.total ?? 0;

describe('Spells Born of Discord', () => {
  const ONE_OF_EACH = ['White Light Broken', 'Words of Menace and Deceit', 'Bitter Cold'] as const;
  const nobody = (t: Stage): void => {
    t.resource.refused('White Light Broken', { 'no-user': 'coe/9.2' });
    t.resource.refused('Words of Menace and Deceit', { 'no-target': 'coe/9.3' });
    t.resource.refused('Bitter Cold', { 'no-user': 'coe/9.2' });
  };

  holds('gives its player’s Fallen-wizard all three schools, and nobody else', (t) => {
    const hand: CardName[] = [...ONE_OF_EACH];
    // Radagast knows none of them
    board(t, ['Radagast', 'Beretar'], hand, []);
    nobody(t);
    board(t, ['Radagast', 'Beretar'], hand, ['Spells Born of Discord']);
    for (const card of ONE_OF_EACH) t.resource.may(`play ${card}`);
    t.rolls(9).resource.plays('Words of Menace and Deceit', 'Radagast').stage.resolve();
    t.board({
      resource: {
        kind: 'fallen-wizard',
        declared: 'Radagast',
        companies: [{ at: 'TW-378', members: ['Beretar'] }],
        hand,
        events: ['Spells Born of Discord'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    nobody(t);
  });

  holds('is of shadow-magic too, and one is enough', (t) => {
    for (const there of [false, true]) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'TW-378', members: ['Radagast', { name: 'Beretar', status: 'wounded' }] },
          ],
          hand: ['Well-preserved', 'Spells Born of Discord'],
          events: there ? ['Spells Born of Discord'] : [],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (there) t.resource.may('play Well-preserved');
      else t.resource.refused('Well-preserved', { 'no-user': 'coe/9.2' });
      if (there) t.resource.refused('Spells Born of Discord', { duplicate: 'coe/g.cbd.1' });
      else t.resource.plays('Spells Born of Discord').stage.resolve();
      t.equal(t.stagePoints(0), 2, 'two stage points');
    }
  });
});

describe('Never Refuse', () => {
  const hand: CardName[] = ['Words of Menace and Deceit', 'Never Refuse'];
  const sage: Member = { name: 'Elrohir', bears: ['Arcane School'] };

  holds('steadies those whose magic asks for a check, and not the Wizard', (t) => {
    for (const [events, total] of [
      // the card itself makes it harder by four
      [[], 3],
      [['Never Refuse'], 5],
      [['Never Refuse', 'Never Refuse'], 7],
    ] as const) {
      board(t, ['Pallando', sage], hand, [...events]);
      t.rolls(7).resource.plays('Words of Menace and Deceit', 'Elrohir').stage.resolve();
      t.equal(last(t), total, `${events.length}`);
      board(t, ['Pallando', sage], hand, [...events]);
      t.rolls(7).resource.plays('Words of Menace and Deceit', 'Pallando').stage.resolve();
      t.equal(last(t), 3, 'he has nothing of it');
    }
    t.board({
      resource: {
        kind: 'fallen-wizard',
        declared: 'Pallando',
        companies: [{ at: 'TW-378', members: [sage] }],
        events: ['Never Refuse'],
      },
      hazard: { hand: ['Weariness of the Heart'] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.rolls(7)
      .hazard.plays('Weariness of the Heart', { way: 'corruption' }, 'Elrohir')
      .stage.resolve();
    t.equal(last(t), 7, 'what is no magic of his is as hard as ever');
    board(t, ['Pallando'], hand, []);
    t.resource.plays('Never Refuse').stage.resolve();
    t.equal(t.stagePoints(0), 2, 'two stage points');
  });
});
