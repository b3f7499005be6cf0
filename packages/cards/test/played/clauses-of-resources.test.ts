import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Single clauses of resource events, each at its boundary. */
describe('single clauses of resource events', () => {
  holds('Face Out of Sight: what is placed on guard goes back to hand at once', (t) => {
    for (const there of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
          events: there ? ['Face Out of Sight'] : [],
        },
        hazard: { hand: ['Orc-guard', 'Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard.placesOnGuard('Orc-guard').stage.resolve();
      t.equal(t.card('Orc-guard').zone, there ? 'hand' : 'guard', 'where it lies');
      t.equal(t.company('Elladan').hazards, 1, 'it counts against the limit');
      t.expect(!t.sees(0, t.id('Orc-guard')), 'and is hidden');
    }
  });

  holds('Dreams of Lore: the site of the sage taps, whichever company is at its phase', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Amon Hen', members: ['Elrond', 'Glorfindel II'] },
          { at: 'Bree', members: ['Gimli'] },
        ],
        hand: ['Dreams of Lore'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('Elrond').chooses('enter the site');
    t.passUntil('defend').resource.chooses('Glorfindel II');
    t.fightOut({ always: 12 });
    t.allPass().resource.chooses('enter the site').plays('Dreams of Lore').stage.resolve();
    t.equal(
      ['Elrond', 'Amon Hen', 'Bree'].map((name) => t.card(name).status),
      ['tapped', 'tapped', 'untapped'],
      'who and what is tapped',
    );
  });

  holds('Fireworks: the site of the sage untaps, in any phase', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', siteTapped: true, members: ['Elrond'] },
          { at: 'Edoras', siteTapped: true, members: ['Gandalf'] },
        ],
        hand: ['Fireworks', 'Fireworks'],
      },
      moment: 'organization',
    });
    // a mind of 10 needs more than 2; who has none adds ten
    t.rolls(3).resource.plays('Fireworks', 'Elrond').stage.resolve();
    t.equal([t.card('Bree').status, t.card('Edoras').status], ['untapped', 'tapped'], 'his own');
    t.rolls(2).resource.plays('Fireworks', 'Gandalf').stage.resolve();
    t.equal(t.card('Edoras').status, 'tapped', 'not with twelve');
  });

  holds('Vilya: three resource cards go back, or none', (t) => {
    const board = (at: 'Rivendell' | 'Lórien', deck: number): void => {
      t.board({
        resource: {
          companies: [{ at, members: ['Elrond'] }],
          hand: ['Vilya'],
          deck: Array.from({ length: deck }, () => 'Cave-drake' as const),
          noFiller: true,
          discard: ['Concealment', 'Dodge', 'Glamdring', 'Gates of Morning', 'Wargs', 'Gimli'],
        },
        moment: 'organization',
      });
    };
    board('Rivendell', 5);
    t.rolls(12).resource.plays('Vilya').stage.resolve();
    t.resource.may('pass').chooses('Shuffle three');
    t.resource.options_are('Concealment', 'Dodge', 'Glamdring', 'Gates of Morning');
    t.resource.chooses('Dodge').mayNot('pass').chooses('Glamdring');
    t.resource.options_are('Concealment', 'Gates of Morning').chooses('Gates of Morning');
    t.equal(
      ['Concealment', 'Dodge', 'Glamdring', 'Gates of Morning'].map((name) => t.card(name).zone),
      ['discard', 'deck', 'deck', 'deck'],
      'three have gone back',
    );
    for (const [at, deck] of [
      ['Rivendell', 4],
      ['Lórien', 5],
    ] as const) {
      board(at, deck);
      t.rolls(12).resource.plays('Vilya').stage.resolve();
      t.expect(!t.offered().some((o) => o.includes('Shuffle three')), 'not there, not so late');
      t.equal(t.card('Elrond').stat('prowess'), 7 + 4, 'the rest holds');
    }
  });

  holds('Drughu: an ally in the company fights as the characters do', (t) => {
    for (const [creature, key, by] of [
      ['Wargs', 'Wilderness', 2],
      ['Orc-guard', 'Shadow-hold', 0],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Moria', members: [{ name: 'Beregond', bears: ['Gollum'] }] },
            { at: 'Rivendell', members: ['Gimli'] },
          ],
          hand: ['Drughu', 'Aragorn II', 'Bilbo'],
        },
        hazard: { hand: [creature] },
        moment: 'organization',
      });
      t.resource.plays('Drughu', 'Beregond', 'Aragorn II').stage.resolve();
      t.equal(t.card('Aragorn II').zone, 'discard', 'the price');
      t.passUntil('company-phase').resource.chooses('Beregond').chooses('starter');
      t.noDraws().hazard.plays(creature, key).stage.resolve();
      t.equal(
        [t.card('Beregond').stat('prowess'), t.card('Gollum').stat('prowess')],
        [4 + by, 2 + by],
        creature,
      );
    }
  });

  holds('Show Things Unbidden: three hazards are given up, not fewer', (t) => {
    const board = (hand: readonly Named[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Galadriel'] }],
          hand: ['Show Things Unbidden'],
        },
        hazard: { hand },
        moment: 'organization',
      });
      t.resource.plays('Show Things Unbidden').stage.resolve();
    };
    board(['Wargs', 'Cave-drake', 'Orc-guard', 'Lost in Free-domains', 'Doors of Night', 'Dodge']);
    t.hazard.options_are('Wargs', 'Cave-drake', 'Orc-guard', 'Lost in Free-domains');
    t.hazard.chooses('Wargs').mayNot('pass').chooses('Cave-drake').mayNot('pass');
    t.hazard.chooses('Orc-guard');
    t.equal(t.hand(1).sort(), ['Dodge', 'Doors of Night', 'Lost in Free-domains'], 'what he keeps');
    t.expect(!t.sees(0, t.id('Dodge')), 'and nobody has seen it');
    board(['Wargs', 'Cave-drake', 'Doors of Night', 'Dodge']);
    t.equal(t.hand(1).sort(), ['Dodge', 'Doors of Night'], 'all there are');
    t.expect(t.sees(0, t.id('Dodge')), 'after his hand was shown');
  });
});
