import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Hazards held to what no other test plays: copies, answers, and what comes after them. */

const BLACK = 'Black Breath';
const OUNCE = 'Known to an Ounce';
const TOUCH = 'Icy Touch';

/** All dice fall so until that is so; the attacks that were faced meanwhile. */
function until(t: Stage, roll: number, over: () => boolean): string[] {
  const seen: string[] = [];
  for (let i = 0; i < 200 && !over(); i++) {
    t.rolls(roll, roll, roll, roll);
    if (t.underAttack) {
      const now = `${t.attack().name}: ${t.attack().prowess}`;
      if (seen[seen.length - 1] !== now) seen.push(now);
    }
    const { about, options } = t.decision();
    if (about === 'stay-untapped') t.resource.chooses('no');
    else if (about === 'enter') t.resource.chooses('enter');
    else if (options.some((o) => o.type === 'pass') && about !== 'defend') t.pass();
    else t.take(options[0], 'the first');
    t.state.dice = [];
  }
  return seen;
}

describe('who is counted', () => {
  holds('No Escape from My Magic: a scout or a diplomat may be an ally', (t) => {
    // a ranger who is a scout too: three more
    for (const [ally, roll, enters] of [
      ['Gollum', 9, true],
      ['Gollum', 8, false],
      ['Roäc the Raven', 9, true],
      ['Shadowfax', 9, false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              by: ['Rhudaur', 'Arthedain'],
              members: [{ name: 'Aragorn II', bears: [ally] }, 'Gimli'],
            },
          ],
          pile: [{ name: 'Rangers of the North', on: ['No Escape from My Magic'] }],
        },
        moment: 'passives',
        asksPasses: true,
        rolls: [roll],
      });
      t.passUntil(enters ? 'enter' : 'end-of-turn');
      t.equal(t.decision().about, enters ? 'enter' : 'end-of-turn', `${ally} and ${roll}`);
    }
  });

  holds('Waiting Shadow: with the Doors open no Man is needed, whoever taps in answer', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Denethor II', 'Legolas'] }],
        hand: ['Marvels Told'],
      },
      hazard: { hand: ['Waiting Shadow'], events: ['Doors of Night', 'Minions Stir'] },
      moment: 'hazards',
      asksPasses: true,
      rolls: [12],
    });
    t.hazard.plays('Waiting Shadow');
    t.resource.plays('Marvels Told', 'Denethor II', 'Minions Stir').stage.resolve();
    t.equal(
      [t.card('Denethor II').status, t.card('Legolas').status],
      ['tapped', 'tapped'],
      'the one was busy, so that it is the other',
    );
  });

  holds('Stormcrow: as a Wizard joins them, what holds them together is gone', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Gandalf', 'Gimli'] },
          { at: 'Rivendell', members: ['Elrond', 'Frodo', 'Bilbo'], events: ['Fellowship'] },
        ],
      },
      hazard: { events: ['Stormcrow'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.card('Fellowship').zone, 'play', 'no Wizard is with them');
    t.resource.chooses('organize').chooses('move Gandalf to');
    t.equal(t.card('Fellowship').zone, 'discard', 'now there is');
  });
});

describe('wounds', () => {
  const meets = (t: Stage, creature: 'Ghosts' | 'Barrow-wight'): void => {
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', to: 'Moria', members: ['Aragorn II', 'Gimli', 'Legolas', 'Bilbo'] },
        ],
        hand: ['Concealment'],
      },
      hazard: { hand: [creature, TOUCH, 'Lure of the Senses'] },
      moment: 'hazards',
      asksPasses: true,
    });
  };

  holds('Icy Touch: lost with an attack that is canceled', (t) => {
    meets(t, 'Barrow-wight');
    t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
    t.hazard.plays(TOUCH).stage.resolve();
    t.equal(t.card(TOUCH).zone, 'play', 'it waits');
    t.resource.plays('Concealment', 'Bilbo').stage.resolve();
    t.equal([t.underAttack, t.card(TOUCH).zone], [false, 'discard'], 'it is gone');
  });

  holds('Icy Touch: who was given such a card is passed over, for the next', (t) => {
    meets(t, 'Ghosts');
    t.hazard.plays('Lure of the Senses', 'Aragorn II').stage.resolve();
    t.hazard.plays('Ghosts', 'Shadow-hold').stage.resolve();
    t.hazard.plays(TOUCH).stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Aragorn II');
    t.resource.chooses('a strike to Gimli').chooses('a strike to Legolas');
    t.passUntil('strike').resource.chooses('against Aragorn II');
    until(t, 3, () => t.card('Aragorn II').status === 'wounded');
    t.equal(t.card(TOUCH).host, '', 'not he');
    until(t, 3, () => t.decision().about === 'strike');
    t.resource.chooses('against Gimli');
    until(t, 3, () => t.card('Gimli').status === 'wounded');
    t.equal(t.card(TOUCH).host, 'Gimli', 'the next');
    until(t, 7, () => !t.underAttack);
    t.equal(t.card(TOUCH).zone, 'play', 'it stays with him');
  });

  holds('Icy Touch: it is the one such card that he can be given in this turn', (t) => {
    meets(t, 'Barrow-wight');
    t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
    t.hazard.plays(TOUCH).stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Gimli');
    until(t, 2, () => t.card('Gimli').status === 'wounded');
    until(t, 7, () => !t.underAttack);
    t.passUntil('movement-hazard').resource.passes();
    t.hazard.chooses('play Lure of the Senses');
    t.hazard.options_are('Aragorn II', 'Legolas', 'Bilbo', 'back').chooses('Bilbo');
    t.resolve();
  });

  holds('Black Breath: of two each has its roll', (t) => {
    for (const [rolls, status, corruption] of [
      [[9, 9], 'tapped', 0],
      [[9, 8, 2], 'wounded', 3],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Aragorn II', status: 'wounded', bears: [BLACK, BLACK] }, 'Gimli'],
            },
          ],
        },
        moment: 'untap',
        rolls: [...rolls],
      });
      t.passUntil('organization');
      t.equal(
        [t.card('Aragorn II').status, t.card('Aragorn II').stat('corruption')],
        [status, corruption],
        rolls.join(' and '),
      );
    }
  });
});

describe('places', () => {
  holds('Known to an Ounce: both attacks come again with Smaug at home', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lake-town',
            to: 'The Lonely Mountain',
            members: ['Gimli', 'Legolas', 'Elrond', 'Glorfindel II'],
          },
        ],
        hand: ['Glamdring'],
      },
      hazard: { hand: [OUNCE], events: ['Smaug at Home'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(OUNCE, { way: 'Dragon at home' }, 'Smaug at Home').stage.resolve();
    const both = ['The Lonely Mountain: 14', 'Smaug at Home: 18'];
    t.equal(
      until(t, 8, () => t.decision().about === 'site'),
      both,
      'as they come in',
    );
    t.resource.plays('Glamdring').stage.resolve();
    t.equal(
      until(t, 8, () => !t.underAttack),
      both,
      'and as they take something',
    );
  });

  holds('Balrog of Moria: nobody heals in Lórien while its Lady is elsewhere', (t) => {
    for (const [lady, status] of [
      ['Rivendell', 'wounded'],
      ['Lórien', 'tapped'],
      ['nowhere', 'tapped'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: [{ name: 'Gimli', status: 'wounded' }] }],
        },
        hazard: {
          events: ['Balrog of Moria'],
          companies: lady === 'nowhere' ? [] : [{ at: lady, members: ['Galadriel'] }],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.passUntil('organization');
      t.equal(t.card('Gimli').status, status, lady);
    }
  });
});
