import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What hazards say of a company, and not of those who were in it at the time. */

const SLIP = 'Something Has Slipped';
const GUILE = 'Subtlety of Guile';

const prowess = (t: Stage, ...who: Named[]): number[] => who.map((x) => t.card(x).stat('prowess'));
const bodies = (t: Stage, ...who: Named[]): number[] => who.map((x) => t.card(x).stat('body'));

describe('Something Has Slipped', () => {
  holds('Whoever comes to them in the same turn is as unsure as they are', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'], events: [SLIP] },
          { at: 'Rivendell', to: 'Bree', members: ['Elrohir'] },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Gimli').chooses('Legolas');
    t.fightOut(2, 2, 12);
    t.resolve();
    t.equal(prowess(t, 'Gimli', 'Legolas', 'Elrohir'), [3, 3, 5], 'they, and nobody else yet');
    t.skipTo('enter');
    t.equal(prowess(t, 'Gimli', 'Legolas', 'Elrohir'), [3, 3, 3], 'coe/2.IV.3.5.1');
    t.skipTo('organization', { turns: 1 });
    t.equal(prowess(t, 'Gimli', 'Legolas', 'Elrohir'), [5, 5, 5], 'for that turn');
  });

  holds('Those who attack and are wounded feel it, and not whom they attack', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-356', members: ['Ostisen', 'Lagduf'], events: [SLIP] }],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Frodo'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    const before = prowess(t, 'Lagduf', 'Frodo');
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('defend').hazard.chooses('a strike to Frodo').chooses('Ostisen');
    t.rolls(2, 12, 2);
    for (let i = 0; i < 60 && t.underAttack; i++) {
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'it goes on');
    }
    t.equal(t.card('Ostisen').status, 'wounded', 'he lost');
    t.equal(prowess(t, 'Lagduf', 'Frodo'), [before[0] - 2, before[1]], 'his own company');
  });
});

describe('Subtlety of Guile', () => {
  const faced = (t: Stage): void => {
    t.board({
      resource: {
        companies: [
          { at: 'Lake-town', to: 'Gold Hill', members: ['Aragorn II', 'Gimli'] },
          { at: 'Lake-town', to: 'Gold Hill', members: ['Elrond'] },
        ],
      },
      hazard: { hand: ['Itangast', GUILE, GUILE] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.state.companies[0].limit = 5;
    t.hazard.plays('Itangast', 'by name').stage.resolve();
    t.hazard.plays(GUILE, { way: 'being faced' }).stage.resolve();
  };

  holds('Once to a company, and to whoever comes to it', (t) => {
    faced(t);
    const [a, g, e] = bodies(t, 'Aragorn II', 'Gimli', 'Elrond');
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.refused(GUILE, { duplicate: 'coe/g.cbd.1' }, { way: 'being faced' });
    t.fightOut({ always: 5 });
    t.skipTo('enter');
    t.equal(bodies(t, 'Aragorn II', 'Gimli', 'Elrond'), [a, g, e - 1], 'coe/2.IV.3.5.1');
  });

  holds('Nor is there a second for one of them, whom he has wounded', (t) => {
    faced(t);
    t.fightOut({ always: 2 });
    t.passUntil('movement-hazard');
    if (t.decision().seat === 0) t.resource.passes();
    t.equal(t.card('Gimli').status, 'wounded', 'he was');
    t.hazard.mayNot(`play ${GUILE}`);
  });
});
