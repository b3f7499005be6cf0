import type { CardName, PlayerKind } from '@mathom/engine/language';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is answered for what it was declared to be, and who may be brought at all. */

describe('one that may be either is what it is declared to be', () => {
  const ARMY = 'Great Army of the North';
  const MANY = 'Many Sorrows Befall';
  holds('Wrath of the West, Ire of the East, Many Sorrows Befall: as a short-event only', (t) => {
    for (const [kind, answers] of [
      ['ringwraith', ['Wrath of the West', MANY]],
      ['balrog', ['Wrath of the West', MANY]],
      ['fallen-wizard', ['Wrath of the West', 'Ire of the East', MANY]],
    ] as [PlayerKind, CardName[]][])
      for (const way of ['discard pile', 'to stay in play']) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: kind === 'balrog' ? 'Moria' : 'Dol Guldur',
                members: [kind === 'fallen-wizard' ? 'Eun' : 'Gorbag'],
              },
            ],
            hand: [ARMY],
            discard: ['Goblins of Goblin-gate'],
          },
          hazard: {
            kind: 'wizard',
            hand: ['Wrath of the West', 'Ire of the East', 'Blind to the West', MANY],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.plays(ARMY, { way });
        t.equal(
          t.offered().flatMap((x) => (x.startsWith('play ') ? [x.slice(5)] : [])),
          way === 'to stay in play' ? [] : answers,
          `${kind}: ${way}`,
        );
        if (way === 'to stay in play') continue;
        t.rolls(...(answers.includes('Ire of the East') ? [] : [7]));
        t.hazard.plays(answers.at(-2) as CardName).stage.resolve();
        t.equal(
          [t.card(ARMY).zone, t.card('Goblins of Goblin-gate').zone],
          ['discard', 'discard'],
          'it comes to nothing',
        );
      }
  });
});

describe('Mask Torn', () => {
  holds('A great mind is not met by chance either', (t) => {
    for (const [events, who, may] of [
      [[], 'Balin', true],
      [['Mask Torn'], 'Balin', false],
      [['Mask Torn'], 'Peath', true],
    ] as [CardName[], CardName, boolean][]) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: ['Saruman', 'Anborn'] }],
          hand: ['A Chance Meeting', who],
        },
        hazard: { events },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('play A Chance Meeting');
      else t.resource.refused('A Chance Meeting', { 'no-target': 'coe/9.3' });
    }
  });

  holds('Agents are no characters as they are played as hazards', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
      hazard: {
        kind: 'fallen-wizard',
        hand: ['Golodhros'],
        events: ['Mask Torn'],
        companies: [{ at: 'WH-58', members: ['Saruman'] }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.may('play Golodhros face-down');
  });
});
