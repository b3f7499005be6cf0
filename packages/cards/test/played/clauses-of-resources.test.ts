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
      t.resource.plays('Drughu', 'Beregond').stage.resolve();
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

  holds('Glamour of Surpassing Excellance: for what lies on them, at such a site', (t) => {
    const GLAMOUR = 'Glamour of Surpassing Excellance';
    const board = (at: Named, bears: readonly Named[]): void => {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gimli', bears }, 'Beregond'] }],
          hand: [GLAMOUR],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    board('Bree', []);
    t.resource.refused(GLAMOUR, { 'no-effect': 'coe/5.1.2' });
    board('Rivendell', ['Lure of Expedience']);
    t.resource.refused(GLAMOUR, { 'no-target': 'coe/9.3' });
    for (const [roll, zone] of [
      [5, 'play'],
      [6, 'discard'],
    ] as const) {
      board('Bree', ['Lure of Expedience']);
      t.rolls(roll).resource.plays(GLAMOUR).stage.resolve();
      t.equal(t.card('Lure of Expedience').zone, zone, `a roll of ${roll}`);
    }
  });

  holds('Secret News: five by lot, or all there are, and no more of them', (t) => {
    for (const [size, seen] of [
      [7, 5],
      [3, 3],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          hand: ['Secret News'],
        },
        hazard: {
          hand: (
            ['Wargs', 'River', 'Crebain', 'Dodge', 'Cram', 'Gimli', 'Orc-guard'] as const
          ).slice(0, size),
        },
        moment: 'organization',
      });
      t.resource.plays('Secret News').stage.resolve();
      t.equal(t.state.players[1].hand.filter((id) => t.sees(0, id)).length, seen, 'seen');
    }
  });

  holds('Sated Beast: also in the turn of another, for a Dragon that is abroad', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
      },
      hazard: { hand: ['Sated Beast'], events: ['Smaug Ahunt'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Sated Beast').stage.resolve();
    t.equal(t.card('Smaug Ahunt').zone, 'discard', 'it is gone');
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
      },
      hazard: { hand: ['Sated Beast'], events: ['Smaug Ahunt'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter the site');
    t.hazard.refused('Sated Beast', {
      'no-target': 'coe/9.3',
      phase: 'coe/9.1.3',
      turn: 'coe/2.1.2',
    });
  });

  holds('Muster: his prowess, five at most, and only his own', (t) => {
    const WOSES = 'Woses of the Drúadan Forest';
    // more than nine is needed: he has a prowess of four and one off, the other eight, and an influence of two
    for (const [who, roll, zone] of [
      ['Beregond', 6, 'discard'],
      ['Beregond', 7, 'pile'],
      ['Glorfindel II', 2, 'discard'],
      ['Glorfindel II', 3, 'pile'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Drúadan Forest', members: [who] }],
          hand: [WOSES, 'Muster'],
        },
        moment: 'entered',
      });
      t.resource.plays(WOSES);
      t.rolls(roll).resource.plays('Muster').stage.resolve();
      t.equal(t.card(WOSES).zone, zone, `${who} with ${roll}`);
    }
  });

  holds('Dark Numbers: after any such attack, even one that was turned away', (t) => {
    for (const [creature, key] of [
      ['Orc-warband', 'Wilderness'],
      ['Wargs', 'Wilderness'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Fatty Bolger', 'Bilbo', 'Gimli'] }],
          hand: ['Concealment', 'Dark Numbers'],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      if (creature === 'Wargs') t.resource.refused('Dark Numbers', { 'no-target': 'coe/9.3' });
      else {
        t.resource.plays('Dark Numbers').stage.resolve();
        t.equal([t.card('Dark Numbers').host, t.card('Bilbo').status], ['Bilbo', 'tapped'], 'he');
      }
    }
  });

  holds('Wielded Twice: an item of his own company', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              'Elrond',
              { name: 'Gimli', bears: [{ name: 'Elven Cloak', tapped: true }, 'Cram'] },
            ],
          },
          {
            at: 'Bree',
            members: [{ name: 'Bilbo', bears: [{ name: 'Magic Ring of Stealth', tapped: true }] }],
          },
        ],
        hand: ['Wielded Twice'],
      },
      moment: 'organization',
    });
    t.rolls(12).resource.plays('Wielded Twice', 'Elrond').stage.resolve();
    t.equal(
      ['Elrond', 'Elven Cloak', 'Magic Ring of Stealth'].map((name) => t.card(name).status),
      ['tapped', 'untapped', 'tapped'],
      'the one that is with him',
    );
  });

  holds('Align Palantír: once on a stone, with whoever bears it, and stored with it', (t) => {
    const board = (hand: readonly Named[]): void => {
      const stone = { name: 'Palantír of Orthanc', on: ['Align Palantír'] } as const;
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', { name: 'Gimli', bears: [stone] }] }],
          hand,
          discard: ['Cram'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    board(['Align Palantír']);
    t.resource.refused('Align Palantír', { duplicate: 'coe/g.cbd.1' });
    board([]);
    t.equal(t.card('Gimli').corruption, 2 + 2, 'the stone weighs twice as much');
    t.rolls(12).resource.chooses('give Palantír of Orthanc to Elrond').stage.resolve();
    t.resource.may('use Palantír of Orthanc');
    t.equal(t.card('Align Palantír').host, 'Palantír of Orthanc', 'it stays with it');
    t.rolls(12).resource.chooses('store Palantír of Orthanc').stage.resolve();
    t.equal(
      [t.card('Palantír of Orthanc').stored, t.card('Align Palantír').stored],
      ['Rivendell', 'Rivendell'],
      'both are stored',
    );
    t.equal(t.points(0).misc, 2, 'and it counts');
  });

  holds('Safe from the Shadow: stored as in the organization phase, with a check', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Orcrist'] }] },
          { at: 'Bree', members: [{ name: 'Bilbo', bears: ['Glamdring'] }] },
        ],
        events: ['Safe from the Shadow'],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.allPass().resource.options_are('store Orcrist', 'pass');
    t.rolls(12).resource.chooses('store Orcrist').stage.resolve();
    t.equal([t.card('Orcrist').stored, t.card('Glamdring').zone], ['Rivendell', 'play'], 'there');
  });

  holds("Wizard's River-horses: for events of Nazgûl, or one who is quite alone", (t) => {
    const HORSES = "Wizard's River-horses";
    const board = (bears: readonly Named[], others: readonly Named[], events: readonly Named[]) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Gandalf', bears }, ...others] },
          ],
          hand: [HORSES],
        },
        hazard: { hand: ['Wargs'], events },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    };
    board([], [], []);
    t.rolls(12).resource.plays(HORSES).stage.resolve();
    t.expect(!t.underAttack, 'he was alone');
    for (const [bears, others] of [
      [['Gollum'], []],
      [[], ['Gimli']],
    ] as const) {
      board(bears, others, []);
      t.resource.refused(HORSES, { need: 'coe/9.2', 'no-user': 'coe/9.2' });
    }
    board([], ['Gimli'], ['Adûnaphel', 'Ûvatha the Horseman', 'The Nazgûl are Abroad']);
    t.rolls(12).resource.plays(HORSES).stage.resolve();
    t.equal(
      ['Adûnaphel', 'Ûvatha the Horseman', 'The Nazgûl are Abroad'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'play'],
      'the Nine, not what is said of them',
    );
    t.expect(t.underAttack, 'and the attack goes on');
  });

  holds('Three Golden Hairs: not for the wrong ones, nor without her', (t) => {
    const HAIRS = 'Three Golden Hairs';
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', members: ['Galadriel', 'Frodo', 'Gandalf', 'Gimli', 'Beregond'] },
          { at: 'Rivendell', members: ['Elrond'] },
        ],
        hand: [HAIRS],
      },
      moment: 'organization',
    });
    t.resource.plays(HAIRS).stage.resolve();
    t.equal(t.card(HAIRS).host, 'Gimli', 'he alone will do');
    t.equal(t.card('Gimli').corruption, 2, 'a weight of its own');
  });

  holds('Ordered to Kill: what lies on guard is lost with every company', (t) => {
    for (const there of [true, false]) {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Elladan'], onGuard: ['River'] },
            { at: 'Bree', members: ['Gimli'], onGuard: ['Cave-drake'] },
          ],
          events: there ? ['Ordered to Kill'] : [],
        },
        moment: 'site',
      });
      t.resource.chooses('Elladan');
      t.passUntil('organization', { turns: 1 });
      t.equal(
        [t.card('River').zone, t.card('Cave-drake').zone],
        there ? ['discard', 'discard'] : ['hand', 'hand'],
        'of every company',
      );
    }
  });

  holds("Wizard's Fire and its like: while the strike is met, for whom they strengthen", (t) => {
    const [FIRE, KINDLING, DWARVES] = [
      "Wizard's Fire",
      'Kindling of the Spirit',
      'The Dwarves Are upon You!',
    ] as const;
    const meets = (who: 'Gandalf' | 'Gimli'): void => {
      t.board({
        resource: {
          companies: [{ at: 'Ettenmoors', members: ['Gandalf', 'Gimli'] }],
          hand: [FIRE, KINDLING, DWARVES, 'Escape'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site').may('play Escape');
      // against an automatic-attack only what changes the attack itself (coe/3.i)
      for (const card of [FIRE, KINDLING, DWARVES]) t.resource.mayNot(`play ${card}`);
      t.passUntil('defend').resource.chooses(who);
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.mayNot('play Escape');
    };
    meets('Gandalf');
    t.resource.may(`play ${KINDLING}`).mayNot(`play ${DWARVES}`);
    t.rolls(12).resource.plays(FIRE).stage.resolve();
    t.equal(t.card('Gandalf').stat('prowess'), 6 + 5, 'with his fire');
    meets('Gimli');
    t.resource.mayNot(`play ${FIRE}`).plays(DWARVES).stage.resolve();
    t.equal(
      [t.card('Gimli').stat('prowess'), t.card('Gimli').stat('body')],
      [5 + 2, 8 - 1],
      'the Dwarf',
    );
    t.rolls(12).resource.plays(KINDLING).stage.resolve();
    t.equal(t.card('Gimli').stat('prowess'), 5 + 2 + 2, 'and more');
  });

  holds('Longbottom Leaf: not with nothing to bring in, only to be out of the hand', (t) => {
    for (const sideboard of [['Wargs'], ['Cram']] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          hand: ['Longbottom Leaf'],
          sideboard,
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (sideboard[0] === 'Wargs')
        t.resource.refused('Longbottom Leaf', { 'no-effect': 'coe/5.1.2' });
      else {
        t.resource.plays('Longbottom Leaf').stage.resolve();
        t.resource.options_are('Cram', 'pass').chooses('Cram');
        t.equal([t.card('Cram').zone, t.card('Longbottom Leaf').zone], ['deck', 'out'], 'where');
      }
    }
  });
});
