import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is looked for, and what is looked at. */
describe('among known cards', () => {
  holds('Who would find nothing in his own pile does not tap for it, be he tempted or not', (t) => {
    for (const [item, at, there, may] of [
      ["Wizard's Staff", 'end-of-turn', 'Cram', false],
      ["Wizard's Staff", 'end-of-turn', 'Wizard Uncloaked', true],
      ['TW-300', 'organization', 'Moria', false],
      ['TW-300', 'organization', 'Cram', true],
    ] as const) {
      const bears = item === 'TW-300' ? [{ name: item, on: ['Align Palantír'] as const }] : [item];
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Gandalf', bears }] }],
          discard: [there],
        },
        hazard: { hand: ['River'] },
        moment: at,
        asksPasses: true,
      });
      const name = item === 'TW-300' ? 'Palantír of Orthanc' : item;
      if (may) t.resource.may(`use ${name}`);
      else t.resource.refused(name, { 'no-effect': 'coe/9.2' });
    }
  });
});
