import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What a Fallen-wizard's people and friends are worth; who lies slain in his pile is none of them. */
const kind = 'fallen-wizard';

const worth = (t: Stage, members: Member[], more: SideSpec = {}) => {
  t.board({
    resource: { kind, companies: [{ at: 'Bree', members }], ...more },
    moment: 'organization',
  });
  return t.points(0);
};

describe('the slain are no friends of his', () => {
  holds('Gandalf, Great Patron: a character slain is worth a point, one at his side all', (t) => {
    for (const [events, mine] of [
      [[], 3],
      [['Great Patron'], 3],
    ] as [Named[], number][]) {
      const p = worth(t, ['Gandalf', 'Elrond'], { events, pile: ['Glorfindel II'] });
      t.equal([p.character, p.kill], [mine, 1], `${events}`);
    }
    const p = worth(t, ['Pallando', 'Elrond'], {
      events: ['Great Patron'],
      pile: ['Glorfindel II'],
    });
    t.equal([p.character, p.kill], [2, 1], 'by the patron alone');
  });

  holds("Gandalf, Radagast, Oromë's Warders: an ally slain is worth a point", (t) => {
    for (const who of ['Gandalf', 'Radagast'] as const) {
      const p = worth(t, [{ name: who, bears: ['Gwaihir'] }], { pile: ['Treebeard'] });
      t.equal([p.ally, p.kill], [2, 1], who);
    }
    const p = worth(t, [{ name: 'Alatar', bears: ["Oromë's Warders", 'Gwaihir'] }], {
      events: ['Join the Hunt'],
      pile: ['Treebeard'],
    });
    t.equal([p.ally, p.kill], [2, 1], 'Alatar');
  });
});

describe('a trophy', () => {
  const orc: Member = { name: 'Grishnákh', trophies: ['Smaug'] };
  holds('Saruman, Legacy of Smiths: it is worth what was slain, and no thing of his', (t) => {
    const saruman = worth(t, ['Saruman', orc]);
    t.equal([saruman.kill, saruman.item], [1, 0], 'Saruman');
    const smiths = worth(t, ['Radagast', orc, { name: 'Beretar', bears: ['Glamdring'] }], {
      events: ['Legacy of Smiths'],
    });
    t.equal([smiths.kill, smiths.item], [1, 2], 'the sword alone');
  });

  holds('A Merrier World: it counts as the slain do', (t) => {
    const bare = worth(t, ['Radagast', orc]).kill;
    const merry = worth(t, ['Radagast', orc], { events: ['A Merrier World'] }).kill;
    t.expect(bare === 1 && merry > 1, `${bare} and ${merry}`);
  });
});
