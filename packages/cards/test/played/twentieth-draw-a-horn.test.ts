import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** More strikes than one for somebody, where companies fight each other. */

const HORN = 'Horn of Defiance';

/** Three Orcs fall on a company in Bree. */
const fallenOn = (t: Stage, others: readonly Named[], status: 'untapped' | 'tapped'): Stage => {
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [{ at: 'LE-356', members: ['Gorbag', 'Shagrat', 'Muzgash'] }],
    },
    hazard: {
      companies: [
        { at: 'Bree', members: [{ name: 'Aragorn II', status, bears: [HORN] }, ...others] },
      ],
    },
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
  return t;
};

describe('Horn of Defiance, where companies fight', () => {
  holds('whoever bears it and has the first of the strikes may have all of them', (t) => {
    for (const others of [['Gimli', 'Elrond'], []] as const) {
      fallenOn(t, others, 'untapped').passUntil('defend');
      t.hazard.chooses('a strike to Aragorn II').chooses('Gorbag');
      t.hazard.may('a strike to Aragorn II').may('pass').chooses('a strike to Aragorn II');
      t.equal(
        t.attack().pairs,
        [
          ['Gorbag', 'Aragorn II'],
          ['Shagrat', 'Aragorn II'],
          ['Muzgash', 'Aragorn II'],
        ],
        'one after the other',
      );
    }
  });

  holds('who has given another a strike has no more to say of it', (t) => {
    fallenOn(t, ['Gimli', 'Elrond'], 'untapped').passUntil('defend');
    t.hazard.chooses('a strike to Gimli').chooses('Gorbag');
    t.hazard.chooses('a strike to Aragorn II').chooses('Shagrat');
    t.hazard.options_are('a strike to Elrond', 'pass');
  });

  holds('he is asked too if it is the others who have set one against him', (t) => {
    fallenOn(t, ['Gimli', 'Elrond'], 'tapped').passUntil('defend');
    t.hazard.passes();
    t.resource.chooses('Gorbag').chooses('a strike to Aragorn II');
    t.asks(t.hazard, 'defend').hazard.options_are('a strike to Aragorn II', 'pass');
    t.hazard.passes();
    t.resource.chooses('Shagrat').options_are('a strike to Gimli', 'a strike to Elrond');
    fallenOn(t, ['Gimli', 'Elrond'], 'tapped').passUntil('defend');
    t.hazard.passes();
    t.resource.chooses('Gorbag').chooses('a strike to Aragorn II');
    t.hazard.chooses('a strike to Aragorn II');
    t.equal(t.attack().assigned, ['Aragorn II', 'Aragorn II', 'Aragorn II'], 'all of them');
  });
});

describe('Usriev of Treachery, where companies fight', () => {
  holds('a second strike, though there are others who have none', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Gimli', 'Elrond', 'Legolas'] }] },
      hazard: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'LE-356',
            members: [{ name: 'Gorbag', bears: ['Usriev of Treachery'] }, 'Shagrat', 'Muzgash'],
          },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('defend').hazard.chooses('a strike to Gorbag').chooses('Gimli');
    t.hazard.chooses('a strike to Gorbag').chooses('Elrond');
    t.hazard.options_are('a strike to Shagrat', 'a strike to Muzgash', 'pass');
  });
});
