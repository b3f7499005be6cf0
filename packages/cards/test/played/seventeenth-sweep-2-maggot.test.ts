import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Farmer Maggot shows those who are there a way out, whoever attacks. */

const MAGGOT = 'Farmer Maggot';

describe('Farmer Maggot', () => {
  holds('From an enemy company too, in its turn', (t) => {
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'LE-356', members: ['Lagduf'] }] },
      hazard: {
        kind: 'wizard',
        companies: [{ at: 'Bree', members: ['Legolas', 'Gimli'] }],
        events: [MAGGOT],
        sites: ['Bag End', 'Edoras'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').hazard.uses(MAGGOT).stage.resolve();
    t.equal(
      [t.underAttack, t.card('Legolas').site, t.card('Gimli').site, t.card('Lagduf').site],
      [false, 'Bag End', 'Bag End', 'Bree'],
      'they are gone',
    );
    t.equal(t.card(MAGGOT).zone, 'discard', 'so is he');
  });

  holds('Not on the way, and not to where they are', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas', 'Gimli'] }],
        events: [MAGGOT],
        sites: ['Bag End'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.mayNot(`use ${MAGGOT}`);
    t.board({
      resource: {
        companies: [{ at: 'Barrow-downs', members: ['Legolas', 'Gimli'] }],
        events: [MAGGOT],
        sites: ['Barrow-downs', 'Edoras'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter the site');
    t.resource.mayNot(`use ${MAGGOT}`);
  });
});
