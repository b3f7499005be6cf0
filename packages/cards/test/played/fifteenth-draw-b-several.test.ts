import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Of a fifteenth draw: what is done to an opponent where there are several. */

const RIDDLES = 'The Riddle Game';

describe('between several', () => {
  holds('The Riddle Game: with whoever is there, be it a third player or a servant', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Bilbo'] }], hand: [RIDDLES, 'Cram'] },
      hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }], hand: ['River'] },
      others: [{ companies: [{ at: 'Bree', members: ['Elrond', 'Gimli'] }], hand: ['Wargs'] }],
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(RIDDLES, 'Bilbo');
    t.resolve().asks(t.third, 'pick').third.options_are('Elrond', 'Gimli');
    t.rolls(2, 12).third.chooses('Elrond');
    t.resource.chooses('creature').chooses('Wargs');
    t.resource.chooses('hazard event').chooses('River').passes();
    t.equal([t.hand(0), t.hand(1), t.hand(2)], [['Cram'], ['River'], []], 'his hand');
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Bilbo'] }], hand: [RIDDLES] },
      hazard: { kind: 'ringwraith', companies: [{ at: 'Bree', members: ['Layos'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.may(`play ${RIDDLES}`);
  });

  holds('The Riddle Game: of two who are there one is meant', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Bilbo'] }], hand: [RIDDLES, 'Cram'] },
      hazard: { companies: [{ at: 'Bree', members: ['Haldir'] }], hand: ['River'] },
      others: [{ companies: [{ at: 'Bree', members: ['Elrond'] }], hand: ['Wargs'] }],
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(RIDDLES, 'Bilbo', 'Haldir');
    t.rolls(12, 2).resolve();
    t.asks(t.hazard, 'name-sort').hazard.chooses('item').chooses('Cram');
    t.hazard.chooses('item').chooses('Narsil').passes();
    t.equal(t.hand(0), [], 'he has lost it');
  });

  holds('Rolled down to the Sea, Echoes of the Song: an opponent gives up what is his own', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Gimli', bears: ['Beautiful Gold Ring'] }],
          },
        ],
      },
      hazard: { hand: ['Rolled down to the Sea'] },
      others: [
        {
          companies: [
            { at: 'Lórien', members: [{ name: 'Haldir', bears: ['Precious Gold Ring'] }] },
          ],
        },
      ],
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Rolled down to the Sea').stage.resolve();
    t.equal(
      (['Beautiful Gold Ring', 'Precious Gold Ring'] as const).map((x) => t.card(x).zone),
      ['discard', 'play'],
      'not what a third player has',
    );
    const song = (own: Named[]): void => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: ['Saruman'] }],
          events: own,
        },
        hazard: { hand: ['Echoes of the Song'] },
        others: [
          {
            kind: 'fallen-wizard',
            companies: [{ at: 'WH-58', members: ['Gandalf'] }],
            events: ['Great Patron', 'Shameful Deeds'],
          },
        ],
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
    };
    const way = { way: 'stage card' };
    song(['Never Refuse', 'Thrall of the Voice', 'Legacy of Smiths']);
    t.hazard.plays('Echoes of the Song', way).stage.resolve();
    t.resource.options_are('Never Refuse', 'Thrall of the Voice', 'Legacy of Smiths');
    song(['Hidden Haven']);
    t.hazard.refused('Echoes of the Song', { need: 'coe/9.2' }, way);
  });
});
