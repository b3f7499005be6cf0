import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What a Wizard leaves behind, and what becomes of things that were made whole. */

const FLAME = 'Andúril, the Flame of the West';
const THINGS = ['Belegennon', 'Reforging', 'Narsil', FLAME] as const;
const lies = (t: Stage, names: readonly Named[] = THINGS) =>
  names.map((name) => [t.card(name).zone, t.card(name).host]);

/** Gandalf, who bears what was restored, meets Orcs and gives up his form. */
const givesUp = (t: Stage, ...hand: Named[]): void => {
  t.board({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          to: 'Moria',
          members: [
            {
              name: 'Gandalf',
              bears: [
                { name: 'Belegennon', on: ['Reforging'] },
                { name: 'Narsil', on: [FLAME] },
              ],
            },
            'Gimli',
          ],
        },
      ],
      hand: ['Sacrifice of Form', ...hand],
    },
    hazard: { hand: ['Orc-raiders'] },
    moment: 'hazards',
  });
  t.hazard.plays('Orc-raiders').stage.resolve();
  t.passUntil('defend').resource.chooses('Gimli');
  t.resource.passes();
  t.passUntil('between-strikes');
};

describe('Sacrifice of Form', () => {
  holds('what was restored is in play still, with what restored it, and he has it again', (t) => {
    givesUp(t, 'Gandalf');
    const { item, misc } = t.points(0);
    t.equal([item, misc], [11, 1], 'four, three and four; and the one of the reforging');
    t.resource.plays('Sacrifice of Form').stage.resolve();
    t.equal(
      lies(t),
      [
        ['aside', 'Sacrifice of Form'],
        ['aside', 'Belegennon'],
        ['aside', 'Sacrifice of Form'],
        ['aside', 'Narsil'],
      ],
      'all of it',
    );
    t.equal([t.points(0).item, t.points(0).misc], [item, misc], 'and worth no less');
    t.passUntil('organization', { turns: 2 });
    t.resource.chooses('organize').chooses('play Gandalf');
    t.equal(
      lies(t),
      [
        ['play', 'Gandalf'],
        ['play', 'Belegennon'],
        ['play', 'Gandalf'],
        ['play', 'Narsil'],
      ],
      'as it was',
    );
    t.equal(
      [t.card('Gandalf').stat('prowess'), t.points(0).item],
      [12, item],
      'eleven at most by the sword, and one more',
    );
  });
});
