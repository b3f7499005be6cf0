import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What the rules say of any Darkhaven is said of one that a text has made. */
const kind = 'balrog';
const ROOTS = 'Roots of the Earth';
const RING = 'The Least of Gold Rings';

const at = (t: Stage, site: Named, members: readonly Member[], onSite: Named[]) =>
  t.board({
    resource: { kind, companies: [{ at: site, members, onSite }], hand: ['Magic Ring of Fury'] },
    hazard: { hand: ['Ghosts'] },
    moment: 'organization',
    asksPasses: true,
  });

describe(ROOTS, () => {
  holds('a gold ring that is stored there is tested, two less, as in any Darkhaven', (t) => {
    // the check for storing it, then the test (coe/6.2.3)
    at(t, 'BA-101', [{ name: 'Azog', bears: [RING] }], [ROOTS]);
    t.rolls(12, 9).resource.chooses(`store ${RING}`).stage.resolve();
    t.equal(rolled(t, 'ring').at(-1)?.total, 7, 'two less');
    // in the ruins that it was it could not be stored at all
    at(t, 'BA-101', [{ name: 'Azog', bears: [RING] }], []);
    t.resource.mayNot(`store ${RING}`);
  });

  holds('with the Balrog there it is two less and no more: what is stored is with nobody', (t) => {
    at(t, 'BA-93', ['The Balrog', { name: 'Azog', bears: [RING] }], []);
    t.rolls(12, 9).resource.chooses(`store ${RING}`).stage.resolve();
    t.equal(rolled(t, 'ring').at(-1)?.total, 7, 'two less');
  });

  holds('what comes there for the place itself only detains', (t) => {
    for (const [onSite, detains] of [
      [[ROOTS], true],
      [[], false],
    ] as [Named[], boolean][]) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-103', members: ['Azog'], onSite }] },
        hazard: { hand: ['Ghosts'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Ghosts', 'the site by name').stage.resolve();
      t.equal(t.attack().detainment, detains, `${onSite.length}`);
    }
  });
});
