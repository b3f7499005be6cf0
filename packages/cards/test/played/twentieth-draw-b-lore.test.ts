import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { onward } from './onward.ts';
import { rolled } from './rolled.ts';

/** Cards of a twentieth draw that look, fetch and take away, and long days under the Shadow. */

const EYES = 'Eyes of Mandos';
const FAR = 'Far-sight';
const KNIFE = 'Hidden Knife';
const POCKET = 'Pick-pocket';
const STAFF = "Wizard's Staff";
const STENCH = 'Stench of Mordor';
const WILL = 'The Will of Sauron';
const WITHDRAWN = 'Withdrawn to Mordor';

const zones = (t: Stage, ...names: Named[]): string[] => names.map((x) => t.card(x).zone);

describe('what is found', () => {
  holds('Eyes of Mandos: of a deck with three cards left, as many as he likes', (t) => {
    for (const [n, choice] of [
      ['2', ['Cram', 'Glamdring']],
      ['8', ['Cram', 'Glamdring', 'Wargs']],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Pallando', 'Gimli'] }],
          hand: [EYES],
          deck: ['Cram', 'Glamdring', 'Wargs'],
          noFiller: true,
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(EYES).stage.resolve();
      t.resource.chooses(n);
      t.resource.options_are(...choice);
      t.expect(t.sees(1, t.id('Cram')), 'they are shown to all');
      t.resource.chooses('Glamdring');
      t.equal(
        [t.hand(0), t.state.players[0].deck.length, t.state.players[0].exhausted],
        [['Glamdring'], 2, 0],
        'the others are in the deck',
      );
      t.expect(!t.sees(1, t.id('Cram')) && t.sees(1, t.id('Glamdring')), 'shuffled again');
      t.equal(t.card('Pallando').status, 'tapped', 'he taps');
    }
  });

  holds('Eyes of Mandos: who takes the last card has drawn none', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Pallando', 'Gimli'] }],
        hand: [EYES],
        deck: ['Cram'],
        noFiller: true,
        discard: ['Glamdring'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(EYES).stage.resolve();
    t.resource.chooses('8');
    t.equal(
      [t.hand(0), t.state.players[0].exhausted],
      [['Cram'], 0],
      'pef/term/exhausting-a-play-deck/1',
    );
  });

  holds('Far-sight: the site is tapped for the next, of another company too', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Weathertop', members: ['Elrond', 'Gimli'] },
          { at: 'Weathertop', members: ['Bilbo'] },
        ],
        hand: [FAR, FAR],
        deck: ['Cram', 'Wargs', 'Glamdring'],
      },
      moment: 'entered',
      current: 'Elrond',
      asksPasses: true,
    });
    t.rolls(12).resource.plays(FAR, 'Elrond');
    t.hazard.passes();
    // the check is his to make, and others may help (coe/7.1.1)
    t.resource.chooses('tap Gimli in support');
    t.resolve().resource.options_are('Cram', 'Glamdring').chooses('Glamdring');
    t.resolve();
    t.expect(t.sees(1, t.id('Glamdring')), 'shown');
    t.equal(rolled(t, 'corruption').at(-1)?.total, 12 + 1, 'helped');
    t.resource.refused(FAR, { 'no-user': 'coe/9.2' });
    onward(t, () => t.decision().about === 'enter');
    t.resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.resource.refused(FAR, { 'no-user': 'coe/9.2' });
  });

  holds('The Under-grottos: a hero’s ring is tested at two more there', (t) => {
    for (const [at, total] of [
      ['DM-39', 9],
      ['Goblin-gate', 7],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at, members: ['Gandalf', { name: 'Gimli', bears: ['Precious Gold Ring'] }] },
          ],
        },
        moment: 'organization',
      });
      t.rolls(7).resource.uses('Gandalf').stage.resolve();
      t.equal(rolled(t, 'ring').at(-1)?.total, total, at);
    }
  });

  holds("Wizard's Staff: a hoard, a Wizard of any sort, and one for each", (t) => {
    for (const [kind, at, bears, may] of [
      ['wizard', 'Caves of Ûlund', [], true],
      ['wizard', 'Caves of Ûlund', [STAFF], false],
      ['wizard', 'Moria', [], false],
      ['fallen-wizard', 'Caves of Ûlund', [], true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Saruman', bears }, 'Gimli'] }],
          hand: [STAFF],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot(`play ${STAFF}`);
        continue;
      }
      t.resource.plays(STAFF).stage.resolve();
      t.equal(t.card(STAFF).host, 'Saruman', 'not to a Dwarf');
    }
  });
});

describe('who is taken away', () => {
  holds('Withdrawn to Mordor: he leaves his sites; whichever card is on guard, wherever', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }], hand: [WITHDRAWN] },
      hazard: {
        agents: [{ name: 'Golodhros', via: ['Moria', 'Bree'], faceUp: true }, 'Bill Ferny'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(WITHDRAWN).stage.resolve();
    t.equal(t.hand(1), ['Golodhros'], 'a mind of nine');
    t.equal(
      [t.card('Moria', 1).zone, t.card('Bree', 1).zone],
      ['sites', 'sites'],
      'the way that he came',
    );
    t.expect(t.sees(0, t.id('Golodhros')), 'all have seen him');
    for (const taken of ['Wargs', 'River'] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Gimli'], onGuard: ['Wargs'] },
            { at: 'Lórien', members: ['Legolas'], onGuard: ['River'] },
          ],
          hand: [WITHDRAWN],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays(WITHDRAWN, taken).stage.resolve();
      t.equal(
        zones(t, 'Wargs', 'River'),
        taken === 'Wargs' ? ['discard', 'guard'] : ['guard', 'discard'],
        taken,
      );
    }
  });

  holds('Hidden Knife: all strikes are for him, and thieves find nothing on him', (t) => {
    for (const [foe, where, roll, total, status] of [
      ['Orc-patrol', 'Moria', 12, 12 + 5 - 2, 'tapped'],
      [POCKET, 'Bree', 2, 2 + 5, 'untapped'],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Gimli'] }], hand: [KNIFE, foe, 'Wargs'] },
        hazard: { agents: [{ name: 'Golodhros', via: [where], faceUp: true }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(KNIFE, 'Golodhros', foe).stage.resolve();
      t.rolls(roll);
      onward(t, () => !t.underAttack);
      t.equal(
        [rolled(t, 'strike').at(-1)?.total, t.card('Golodhros').status, t.points(0).kill],
        [total, status, 0],
        foe,
      );
    }
  });

  holds('Pick-pocket: a brooch may go for it, and the bearer of nothing is no worse off', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Bergil', bears: ['Cram'] },
              { name: 'Gimli', bears: ['Leaf Brooch'] },
            ],
          },
        ],
      },
      hazard: { hand: [POCKET] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(POCKET).stage.resolve();
    t.passUntil('attack').allPass();
    t.hazard.chooses('Bergil');
    t.rolls(2);
    onward(t, () => t.decision().about === 'instead');
    t.resource.chooses('yes');
    t.equal(
      [...zones(t, 'Cram', 'Leaf Brooch'), t.card('Bergil').status],
      ['play', 'discard', 'untapped'],
      'a friend’s brooch for his bread',
    );
  });
});

describe('under the Shadow', () => {
  holds('The Will of Sauron: a Dragon ahunt stays abroad, turn by turn', (t) => {
    for (const will of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }], events: ['Sun'] },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Legolas'] }],
          events: ['Doors of Night', 'Smaug Ahunt', ...(will ? ([WILL] as const) : [])],
        },
        moment: 'end-of-turn',
      });
      t.skipTo('organization', { turns: 2 });
      onward(t, () => t.state.phase === 'movement-hazard');
      t.equal(
        zones(t, 'Smaug Ahunt', 'Sun'),
        [will ? 'play' : 'discard', 'discard'],
        'hazards alone',
      );
    }
  });

  holds('The Will of Sauron: what is only declared when it goes comes all the same', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Gandalf'] }],
        hand: ['Marvels Told'],
      },
      hazard: { events: ['Doors of Night', WILL, 'Eye of Sauron'], hand: ['Morgul Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Morgul Night');
    t.rolls(12).resource.plays('Marvels Told', 'Gandalf', WILL).stage.resolve();
    t.equal(
      zones(t, WILL, 'Eye of Sauron', 'Morgul Night'),
      ['discard', 'discard', 'play'],
      'it was not in play yet',
    );
  });

  holds('Stench of Mordor: nobody is left to tap, and beasts are none', (t) => {
    for (const [legolas, asked] of [
      ['wounded', false],
      ['untapped', true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Barad-dûr',
              members: [
                { name: 'Gimli', status: 'tapped', bears: ['Gollum'] },
                { name: 'Legolas', status: legolas },
              ],
            },
          ],
        },
        hazard: { events: [STENCH] },
        moment: 'movement',
        asksPasses: true,
      });
      onward(t, () => t.decision().about === 'enter');
      t.equal(
        [t.card('Gollum').status, t.card('Legolas').status],
        ['untapped', asked ? 'tapped' : 'wounded'],
        legolas,
      );
    }
  });

  holds('Awaken Defenders: each who is there faces one as before, but in earnest', (t) => {
    for (const awake of [true, false]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Edoras', members: ['Layos', 'Ostisen'] }],
        },
        hazard: { events: awake ? ['Awaken Defenders'] : [] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      // coe/3.ii.2
      t.equal([t.attack().strikes, t.attack().detainment], [2, !awake], `${awake}`);
      t.rolls(2, 2, 2, 2);
      onward(t, () => !t.underAttack);
      t.equal(t.card('Layos').status, awake ? 'wounded' : 'tapped', 'what becomes of him');
      t.state.dice = [];
    }
  });
});
