import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Morannon: an event on which a company stands, as long as anybody of it does. */

const siteOf = (t: Stage, who: Named): string => query.nameOf(t.state, t.company(who).site);

/** All that can be passed is passed, and else the first is taken, until that is asked. */
const on = (t: Stage, until: RegExp): void => {
  for (let i = 0; i < 200 && !until.test(t.decision().about); i++) {
    const { options } = t.decision();
    t.take(options.find((o) => o.type === 'pass') ?? options[0], 'and so on');
  }
};

const sets = (t: Stage): void => {
  t.board({
    resource: {
      companies: [
        { at: 'Dead Marshes', members: ['Frodo', 'Pippin'] },
        { at: 'Rivendell', members: ['Gimli'] },
      ],
      hand: ['Morannon'],
      sites: ['Lórien'],
    },
    hazard: { hand: ['Foul Fumes'] },
    moment: 'organization',
    asksPasses: true,
  });
  t.passUntil('organization-end').resource.plays('Morannon').stage.resolve();
  t.passUntil('company-phase').resource.chooses('Gimli');
};

describe('Morannon', () => {
  holds('who is turned back on the way has no more of it', (t) => {
    sets(t);
    t.hazard.plays('Foul Fumes').stage.resolve();
    on(t, /^enter$/);
    t.equal(
      [t.card('Morannon').zone, t.card('Morannon').kind, siteOf(t, 'Frodo')],
      ['discard', 'event', 'Dead Marshes'],
      'they are where they were',
    );
  });

  holds('it lies there until the last of them has gone', (t) => {
    sets(t);
    on(t, /^end-of-turn-start$/);
    t.passUntil('organization', { turns: 2 });
    t.resource.chooses('organize').chooses('split off Frodo').passes();
    t.resource.chooses('the company of Pippin to Lórien');
    on(t, /^end-of-turn-start$/);
    t.equal(
      [t.card('Morannon').kind, siteOf(t, 'Frodo'), siteOf(t, 'Pippin')],
      ['site', 'Morannon', 'Lórien'],
      'one has gone, the other has not',
    );
    t.passUntil('organization', { turns: 2 });
    t.resource.chooses('the company of Frodo to Lórien');
    on(t, /^end-of-turn-start$/);
    t.equal([t.card('Morannon').zone, siteOf(t, 'Frodo')], ['discard', 'Lórien'], 'now it is gone');
  });
});
