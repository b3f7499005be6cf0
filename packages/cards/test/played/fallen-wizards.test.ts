import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Fallen-wizards and what is theirs. */
describe('Fallen-wizards', () => {
  const strayed = (
    t: Parameters<Parameters<typeof holds>[1]>[0],
    avatar: 'Pallando' | 'Saruman',
    spell: 'Poison of his Voice' | 'White Light Broken',
    events: ('Bad Company' | 'Great Patron' | 'Legacy of Smiths')[],
  ): number => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'Bree', members: [avatar] }],
        hand: [spell],
        events,
      },
      moment: 'organization',
    });
    t.rolls(9);
    t.resource.plays(spell, { way: 'stage points' }).stage.resolve();
    return t.stagePoints(0);
  };
  holds(
    'Poison of his Voice and White Light Broken: who plays them passes for less strayed',
    (t) => {
      const all = ['Bad Company', 'Great Patron', 'Legacy of Smiths'] as const;
      t.equal(strayed(t, 'Pallando', 'Poison of his Voice', [...all]), 3, 'not below three');
      t.skipTo('organization', { turns: 1 });
      t.equal(t.stagePoints(0), 8, 'it was for that turn');
      t.equal(strayed(t, 'Saruman', 'White Light Broken', [...all]), 4, 'four less');
      t.equal(strayed(t, 'Saruman', 'White Light Broken', ['Bad Company']), 2, 'as few as before');
    },
  );

  holds('The Keys find their tower, or rid another of it, once in an organization phase', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [
          { at: 'Bree', members: [{ name: 'Beretar', bears: ['Keys to the White Towers'] }] },
        ],
        deck: ['Fortress of the Towers'],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Dori'] }] },
      moment: 'organization',
    });
    t.resource.uses('Keys to the White Towers').stage.resolve();
    t.expect(t.hand(0).includes('Fortress of the Towers'), 'out of the deck');
    t.resource.mayNot('use Keys to the White Towers');
  });

  holds('The White Towers and Isengard shelter those whose they are', (t) => {
    for (const at of ['The White Towers', 'Isengard'] as const) {
      t.board({
        resource: { kind: 'fallen-wizard', companies: [{ at, members: ['Beretar'] }] },
        hazard: { hand: ['Cave-drake'], companies: [{ at: 'Bree', members: ['Dori'] }] },
        moment: 'hazards',
      });
      t.hazard.mayNot('play Cave-drake');
      t.hazard.passes();
    }
  });
});
