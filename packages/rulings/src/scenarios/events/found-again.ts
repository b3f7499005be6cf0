import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** What is looked for by where it can be played. */
export const foundAgain: readonly Scenario[] = [
  scenario(
    'Lobelia finds what is played where she is, and minor items only where the site has such',
    { proves: ['crf/card/mistress-lobelia/1'], rules: ALL },
    (t) => {
      for (const at of ['Bree', 'The White Towers'] as const) {
        t.board({
          resource: {
            companies: [{ at, members: [{ name: 'Gimli', bears: ['Mistress Lobelia'] }] }],
            deck: ['Cram', 'Rangers of the North', 'Palantír of Elostirion'],
            discard: ['Bill the Pony', 'Gwaihir'],
          },
          moment: 'organization',
        });
        t.resource.uses('Mistress Lobelia').stage.resolve();
        if (at === 'Bree') t.resource.options_are('Bill the Pony', 'Rangers of the North');
        // the one thing that names the place, and no minor item, though it lies on top
        else t.equal(t.hand(0), ['Palantír of Elostirion'], 'taken');
      }
      t.shows('crf/card/mistress-lobelia/1#3');
      t.say('Where the site has minor items, or the item names the place, she finds those too');
      for (const [at, siteTapped, found] of [
        ['Ettenmoors', undefined, ['Cram', 'Elf-stone']],
        ['Minas Tirith', true, ['Forgotten Scrolls']],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at,
                members: [{ name: 'Gimli', bears: ['Mistress Lobelia'] }],
                ...(siteTapped ? { siteTapped } : {}),
              },
            ],
            deck: ['Cram', 'Elf-stone'],
            discard: at === 'Minas Tirith' ? ['Forgotten Scrolls'] : [],
          },
          moment: 'organization',
        });
        t.resource.uses('Mistress Lobelia').stage.resolve();
        if (found.length > 1) t.resource.options_are(...found);
        else t.equal(t.hand(0), [...found], 'it is played there, tapped or not');
        t.shows(`crf/card/mistress-lobelia/1#${at === 'Ettenmoors' ? 1 : 2}`);
      }
    },
  ),
];
