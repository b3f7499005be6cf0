import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const MAIL = 'Orc-mail';

/** Heroes at Goblin-gate who pass for Orcs; minions are there too, and it is their turn. */
const amidst = (
  t: Stage,
  members: readonly Member[],
  moment: 'movement' | 'site' | 'entered',
  { events = [MAIL], to }: { events?: readonly Named[]; to?: Named } = {},
): Stage =>
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [{ at: 'Goblin-gate', members, ...(to === undefined ? {} : { to }) }],
    },
    hazard: {
      kind: 'wizard',
      companies: [{ at: 'Goblin-gate', members: ['Frodo', 'Gimli'], events }],
      sites: ['Moria', 'Rivendell'],
    },
    moment,
    asksPasses: true,
  });

describe(MAIL, () => {
  holds('no overt company of minions attacks them', (t) => {
    amidst(t, ['Lagduf'], 'entered', { events: [] });
    t.passUntil('company-attack').resource.may('attack the company of Frodo');
    amidst(t, ['Ostisen'], 'entered');
    t.passUntil('company-attack').resource.may('attack the company of Frodo');
    amidst(t, ['Lagduf'], 'entered').passUntil('turn-end');
    t.expect(!t.underAttack, 'it is not even asked');
  });

  holds('they may go along with Orcs who leave, to a site of which they have the card', (t) => {
    const sets = (who: Named, to: Named) => {
      amidst(t, [who], 'movement', { to }).skipTo('movement-hazard');
      return t;
    };
    amidst(t, ['Lagduf'], 'movement', { to: 'LE-392' }).skipTo('pick');
    t.hazard.chooses('Moria');
    t.resolve();
    t.equal([t.card('Frodo').site, t.card(MAIL).zone], ['Moria', 'play'], 'with them');
    amidst(t, ['Lagduf'], 'movement', { to: 'LE-392' }).skipTo('pick').hazard.passes();
    t.equal(t.card('Frodo').site, 'Goblin-gate', 'they need not');
    sets('Ostisen', 'LE-392');
    t.equal(t.card('Frodo').site, 'Goblin-gate', 'with Men nothing is asked');
  });

  holds('a roll as each site phase of an opponent begins: above twelve it is lost', (t) => {
    for (const [roll, zone] of [
      [10, 'play'],
      [11, 'discard'],
    ] as const) {
      amidst(t, ['Lagduf', 'Ostisen'], 'movement').rolls(roll).skipTo('enter');
      t.equal(t.card(MAIL).zone, zone, 'the roll, and two minions');
    }
  });
});
