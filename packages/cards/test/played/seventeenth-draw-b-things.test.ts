import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Things that are borne, and what gnaws at them: clauses that no other test plays. */

const BLADE = 'Barrow-blade';
const DAGGER = 'Dagger of Westernesse';
const RATS = 'Rats!';
const RING = "Dwarven Ring of Dwálin's Tribe";

describe('blades and rings', () => {
  holds(
    'Barrow-blade: for an untapped bearer of the company that is there, tapped site or not',
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Barrow-downs',
              siteTapped: true,
              members: [
                { name: 'Frodo', status: 'tapped', bears: [DAGGER] },
                { name: 'Sam Gamgee', bears: [DAGGER] },
              ],
            },
            { at: 'Ettenmoors', members: [{ name: 'Merry', bears: [DAGGER] }] },
          ],
          hand: [BLADE, BLADE],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(BLADE).stage.resolve();
      t.equal(
        [t.card('Sam Gamgee').status, t.card('Sam Gamgee').corruption, t.card('Merry').corruption],
        ['tapped', 2, 1],
        'Sam, and nobody else could',
      );
      t.resource.mayNot(`play ${BLADE}`);
    },
  );

  holds('Barrow-blade: within the dagger’s own maximum; it goes where the dagger goes', (t) => {
    const dagger = { name: DAGGER, on: [BLADE] } as const;
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Glorfindel II', bears: [dagger] }, 'Merry'] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.card('Glorfindel II').stat('prowess'), 8, 'eight, and no more');
    const before = t.card('Merry').stat('prowess');
    t.rolls(12).resource.chooses(`give ${DAGGER} to Merry`).stage.resolve();
    t.equal(
      [t.card('Merry').stat('prowess') - before, t.card('Merry').corruption],
      [2, 2],
      'both are with Merry',
    );
  });

  holds(
    'Dwarven Ring of Dwálin’s Tribe: the check is made whether or not anything is found',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: [{ name: 'Thorin II', bears: [RING] }] }],
          deck: ['Cram', 'Orcrist'],
          noFiller: true,
        },
        moment: 'organization',
        rolls: [3],
      });
      t.resource.uses(RING).stage.resolve();
      t.resource.chooses('pass').stage.resolve();
      // three and two are not more than five
      t.equal([t.card('Thorin II').zone, t.card('Moria').status], ['discard', 'untapped'], 'lost');
    },
  );

  holds('Dwarven Ring of Dwálin’s Tribe: not on the way, nor at a tapped site', (t) => {
    for (const [at, to, siteTapped] of [
      ['Lórien', 'Moria', false],
      ['Moria', undefined, true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at,
              ...(to ? { to } : {}),
              ...(siteTapped ? { siteTapped } : {}),
              members: [{ name: 'Thorin II', bears: [RING] }],
            },
          ],
          deck: ['Sword of Gondolin'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.mayNot(`use ${RING}`);
    }
  });
});

describe('what gnaws at them', () => {
  holds('Rats!: where they stay or are bound for, not what they leave', (t) => {
    for (const [at, to, may] of [
      ['Moria', undefined, true],
      ['Lórien', 'Moria', true],
      ['Moria', 'Lórien', false],
      ['The Under-gates', undefined, true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at,
              ...(to ? { to } : {}),
              members: [{ name: 'Gimli', status: 'wounded', bears: ['Cram', 'Glamdring'] }],
            },
          ],
        },
        hazard: { hand: [RATS] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (!may) {
        t.hazard.refused(RATS, { 'no-target': 'coe/9.3' });
        continue;
      }
      t.hazard.plays(RATS).stage.resolve();
      t.equal(t.card('Cram').zone, 'discard', 'nobody is left to be wounded');
    }
  });

  holds('Rats!: what has been eaten in answer they do not find', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'Moria',
            members: [{ name: 'Gimli', status: 'tapped', bears: ['Cram'] }],
          },
        ],
      },
      hazard: { hand: [RATS] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(RATS);
    t.resource.uses('Cram', { way: 'untap' }).stage.resolve();
    t.equal([t.card('Gimli').status, t.card(RATS).zone], ['untapped', 'discard'], 'he is well');
  });

  holds('The Precious: out of its place on guard, for the company that is there', (t) => {
    const members = [{ name: 'Frodo', bears: ['The One Ring'] }, 'Aragorn II', 'Faramir'] as const;
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members },
          { at: 'Lórien', members: ['Gimli'] },
        ],
      },
      hazard: { hand: ['The Precious', 'River'] },
      moment: 'hazards',
      current: 'Gimli',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('The Precious', { 'no-target': 'coe/9.3' });
    const hand: Named[] = ['Rangers of the North'];
    t.board({
      resource: { companies: [{ at: 'Bree', members, onGuard: ['The Precious'] }], hand },
      hazard: { hand: ['River'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Rangers of the North', 'Aragorn II');
    t.rolls(2, 12).hazard.reveals('The Precious', 'Faramir').stage.resolve();
    t.equal(
      [t.card('Faramir').zone, t.card('The One Ring').zone, t.card('Frodo').zone],
      ['discard', 'discard', 'play'],
      'the Ring goes with him',
    );
  });

  holds('Fell Turtle: an ally who is hit will do', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Grey Havens',
            to: 'Edhellond',
            members: ['Gimli', { name: 'Elrond', bears: ['Gwaihir'] }],
          },
        ],
      },
      hazard: { hand: ['Fell Turtle', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Fell Turtle').stage.resolve();
    t.passUntil('defend').resource.chooses('Gwaihir');
    t.rolls(2, 2).passUntil('stay-untapped').resource.chooses('yes');
    t.passUntil('end-of-turn-start');
    t.equal([t.card('Gimli').site, t.card('Gwaihir').status], ['Grey Havens', 'wounded'], 'back');
  });

  holds('Lindion the Oronín: beasts of the place too', (t) => {
    for (const [at, may] of [
      ['Ruined Signal Tower', true],
      ['Barrow-downs', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gimli', bears: ['Lindion the Oronín'] }] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      if (may) t.resource.may('use Lindion');
      else t.resource.mayNot('use Lindion');
    }
  });
});
