import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ways, gifts, thieves and prices of a sixteenth draw. */

const FLAMES = 'Ireful Flames';
const RHUN = 'Rhûn';
const TOKEN = 'Token of Goodwill';
const AWAY = 'To Get You Away';
const POCKET = 'Pick-pocket';
const DRUGHU = 'Drughu';
const ARTIFICE = 'Power Relinquished to Artifice';

describe('ways', () => {
  holds('Rhûn: to no less than two, and never more than there was', (t) => {
    for (const [members, limit] of [
      [['Gandalf'], 2],
      [['Gandalf', 'Gimli', 'Legolas'], 2],
      [['Gandalf', 'Gimli', 'Legolas', 'Elladan', 'Elrohir'], 3],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Iron Hill Dwarf-hold', members }],
          hand: [RHUN],
          sites: ['Variag Camp', 'Bree'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('to Variag Camp').plays(RHUN).stage.resolve();
      t.resource.mayNot('to Bree').chooses('to Variag Camp');
      t.skipTo('movement-hazard');
      t.equal(t.limit('Gandalf'), limit, `${members.length}`);
    }
  });

  holds('Drughu: without a ranger in hand there is no price; not for those of an opponent', (t) => {
    for (const [spare, may] of [
      ['Bilbo', false],
      ['Beretar', true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Gimli'] },
            { at: 'Lórien', members: ['Haldir'] },
          ],
          hand: [DRUGHU, DRUGHU, spare],
        },
        hazard: { companies: [{ at: 'Edoras', members: ['Legolas'] }] },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused(DRUGHU, { 'no-cost': 'coe/9.2.3' });
        continue;
      }
      t.resource.chooses(`play ${DRUGHU}`);
      t.expect(!t.offered().some((x) => x.includes('Legolas')), 'his own companies');
      t.equal(t.offered().length, 3, 'two of them, or neither');
      t.resource.chooses('Gimli');
    }
  });
});

describe('gifts and thieves', () => {
  holds('Token of Goodwill: for nothing if he fails his check; no character comes of it', (t) => {
    for (const roll of [2, 12]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Elrond', bears: ['The One Ring', 'Orcrist'] },
                { name: 'Legolas', bears: ['Narsil'] },
              ],
            },
          ],
          hand: [TOKEN],
          discard: ['Gimli', 'Concealment', 'Wargs', 'Men of Dale'],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.plays(TOKEN, { way: 'Dragon' }, 'Elrond');
      if (roll === 2) {
        t.rolls(2).resolve();
        t.equal([t.underAttack, t.card('Narsil').zone], [true, 'play'], 'nothing was given');
        continue;
      }
      t.rolls(12, 12).resolve();
      t.resource.chooses('Narsil').chooses('discard pile');
      t.asks(t.resource, 'fetch').resource.mayNot('Gimli').mayNot('Wargs');
      t.resource.may('Men of Dale').chooses('Concealment');
      t.equal([t.underAttack, t.card('Concealment').zone], [false, 'hand'], 'it goes its way');
    }
  });

  holds('Pick-pocket: who has nothing loses nothing; beaten it is a kill', (t) => {
    for (const [roll, kill] of [
      [2, 0],
      [12, 1],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: [{ name: 'Aragorn II', bears: ['Cram'] }, 'Elrond', 'Frodo'] },
          ],
        },
        hazard: { hand: [POCKET] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(POCKET, 'Border-hold').stage.resolve();
      t.passUntil('attack').allPass();
      t.hazard.chooses('a strike to Elrond');
      t.rolls(roll);
      t.passUntil('movement-hazard');
      t.equal(
        [t.card('Cram').zone, t.card('Elrond').status, t.points(0).kill],
        ['play', 'untapped', kill],
        `${roll}`,
      );
    }
  });

  holds(
    'To Get You Away: his own site, off the limit; a company that stays is at its new one',
    (t) => {
      for (const [at, may] of [
        ['Bree', true],
        ['Edoras', false],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli', 'Frodo'] }] },
          hazard: {
            hand: [AWAY],
            agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
            sites: ['Cameth Brin'],
          },
          moment: 'hazards',
          asksPasses: true,
          declared: 1,
        });
        t.resource.passes();
        if (!may) {
          t.hazard.refused(AWAY, { 'no-user': 'coe/9.2' });
          continue;
        }
        t.hazard.plays(AWAY).stage.resolve();
        t.equal(
          [t.company('Gimli').hazards, t.card('Bill Ferny').status],
          [2, 'tapped'],
          'one more',
        );
        t.passUntil('attack').allPass().asks(t.hazard, 'attack');
        t.hazard.chooses('a strike to Gimli');
        t.rolls(12, 2).passUntil('stay-untapped').resource.chooses('no');
        t.passUntil('strike-defender').resource.passes();
        t.hazard.chooses('Bree');
        t.equal(
          [t.card('Gimli').status === 'wounded', t.state.notes[t.id('Gimli')]?.prisoner],
          [false, t.id(AWAY)],
          'unhurt, and held',
        );
      }
    },
  );

  holds('Power Relinquished to Artifice: twice of influence for Radagast, once on each', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Radagast', 'Gimli'] }] },
      hazard: { hand: [ARTIFICE, ARTIFICE] },
      moment: 'hazards',
      asksPasses: true,
    });
    const before = [t.card('Radagast').stat('prowess'), t.card('Radagast').stat('influence')];
    t.hazard.plays(ARTIFICE).stage.resolve();
    t.equal(t.card(ARTIFICE).host, 'Radagast', 'nobody else was a choice');
    t.equal(
      [t.card('Radagast').stat('prowess'), t.card('Radagast').stat('influence')],
      [before[0], before[1] - 2],
      'of the one, not of the other',
    );
    t.resource.passes();
    t.hazard.refused(ARTIFICE, { duplicate: 'coe/g.cbd.1' });
  });
});

describe('prices', () => {
  holds('Ireful Flames: each copy has its price', (t) => {
    for (const [hand, zones] of [
      [
        ['Glamdring', 'Cram', 'Miruvor', 'Elven Cloak'],
        ['play', 'removed', 'hand', 'removed'],
      ],
      [
        ['Glamdring', 'Cram', 'Elven Cloak'],
        ['play', 'removed', 'removed'],
      ],
      [['Glamdring', 'Cram'], null],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Irerock', members: ['Gimli'] }], hand },
        hazard: { events: [FLAMES, FLAMES] },
        moment: 'entered',
        asksPasses: true,
      });
      if (zones === null) {
        t.resource.refused('Glamdring', { toll: 'coe/9.2' });
        continue;
      }
      t.resource.chooses('play Glamdring').chooses('Cram');
      if (hand.length > 3) t.resource.chooses('Elven Cloak');
      t.resolve();
      t.equal(
        hand.map((x) => t.card(x).zone),
        [...zones],
        `of ${hand.length}`,
      );
    }
  });

  holds('Ireful Flames: what is found in a deck costs as much with two of them', (t) => {
    for (const hand of [
      ['Cram'],
      ['Cram', 'Miruvor'],
      ['Cram', 'Miruvor', 'Elven Cloak'],
    ] as const satisfies Named[][]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Irerock',
              members: [{ name: 'Gimli', bears: ["Dwarven Ring of Barin's Tribe"] }],
            },
          ],
          hand,
          deck: ['Sword of Gondolin'],
        },
        hazard: { events: [FLAMES, FLAMES] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.uses("Dwarven Ring of Barin's Tribe").stage.resolve();
      t.rolls(12).resource.chooses('Play an item');
      if (hand.length === 1) {
        t.equal(t.card('Sword of Gondolin').zone, 'deck', 'one is not enough');
        continue;
      }
      t.resource.chooses('Sword of Gondolin');
      if (hand.length > 2) t.resource.chooses('Cram').chooses('Elven Cloak');
      t.equal(
        hand.map((x) => t.card(x).zone),
        hand.length > 2 ? ['removed', 'hand', 'removed'] : ['removed', 'removed'],
        'two for one',
      );
    }
  });

  holds(
    'Ireful Flames: at those four alone, for items that belong there, and not on guard',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Irerock', members: ['Gimli'] }],
          hand: ['Glamdring', 'Concealment', 'Palantír of Orthanc'],
        },
        hazard: { events: [FLAMES] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('Glamdring', { toll: 'coe/9.2' });
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Gimli'] }], hand: ['Glamdring'] },
        hazard: { events: [FLAMES] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.may('play Glamdring');
      t.board({
        resource: {
          companies: [{ at: 'Irerock', members: ['Gimli'], onGuard: [FLAMES] }],
          hand: ['Glamdring', 'Cram'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring');
      t.expect(!t.offered().some((x) => x.includes('reveal')), 'it stays hidden');
      t.resolve();
      t.equal([t.card('Glamdring').host, t.card('Cram').zone], ['Gimli', 'hand'], 'for nothing');
    },
  );
});
