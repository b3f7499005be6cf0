import { query, view } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who sees what when cards are looked at, revealed, drawn or thrown away by chance. */
const seenBy = (t: Stage, viewer: number, ids: readonly number[]): string[] =>
  ids
    .map((id) => (view(t.state, viewer).state.def[id] === 0 ? '?' : query.nameOf(t.state, id)))
    .sort();

const hand = (t: Stage, viewer: number, of: number): string[] =>
  seenBy(t, viewer, t.state.players[of].hand);

const aside = (t: Stage): number[] => t.state.zone.flatMap((z, id) => (z === 'aside' ? [id] : []));

describe('hands', () => {
  holds('Crebain: one card for each character is shown to all', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] }],
        hand: ['Orcrist', 'Gwaihir', 'Cram'],
      },
      hazard: { hand: ['Crebain', 'River'] },
      moment: 'hazards',
    });
    t.hazard.plays('Crebain', 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    t.equal(hand(t, 1, 0).filter((x) => x !== '?').length, 2, 'two of three');
  });

  holds('Lordly Presence: a card for success, and none without', (t) => {
    for (const [roll, more] of [
      [6, 1],
      [2, 0],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Gimli'] }],
          hand: ['Riders of Rohan', 'Lordly Presence', 'Cram'],
        },
        moment: 'entered',
        rolls: [roll],
        asksPasses: true,
      });
      t.resource.plays('Riders of Rohan').plays('Lordly Presence').stage.resolve();
      t.equal(t.card('Riders of Rohan').zone, more ? 'pile' : 'discard', `a roll of ${roll}`);
      t.equal(t.hand(0).length, 1 + more, 'the hand');
    }
  });

  holds('Palantír of Amon Sûl: his opponent’s hand lies open to its bearer', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Saruman', bears: ['Palantír of Amon Sûl'] }, 'Gimli'],
          },
        ],
      },
      hazard: { hand: ['Wargs', 'River'] },
      moment: 'organization',
      rolls: [12],
    });
    t.resource.uses('Palantír of Amon Sûl').stage.resolve();
    t.equal(hand(t, 0, 1), ['River', 'Wargs'], 'he sees it');
    t.equal(hand(t, -1, 1), ['River', 'Wargs'], 'both know it now');
  });

  holds('What was seen in a hand is known no more once a card has gone face-down', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
        hand: ['Secret News'],
      },
      hazard: { hand: ['Wargs', 'River', 'Crebain'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.plays('Secret News').stage.resolve();
    t.equal(hand(t, 0, 1), ['Crebain', 'River', 'Wargs'], 'all three, for there are no five');
    t.passUntil('movement-hazard');
    while (t.decision().seat === 0) t.resource.passes();
    t.hazard.placesOnGuard('River').stage.resolve();
    t.equal(hand(t, 0, 1), ['?', '?'], 'which is which he cannot tell');
  });

  holds("Dragon's Hunger: a creature from the hand, or the attack is off", (t) => {
    for (const [other, fed] of [
      ['Wargs', true],
      ['River', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Elrond', 'Gimli', 'Bofur'] }],
          hand: ["Dragon's Hunger"],
        },
        hazard: { hand: ['Cave-drake', other] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      t.resource.plays("Dragon's Hunger").stage.resolve();
      t.equal(t.underAttack, fed, other);
      t.equal(t.limit('Elrond'), fed ? 2 : 3, 'the limit');
      if (fed) t.equal(t.card('Wargs').zone, 'discard', 'it was fed');
      else t.equal(hand(t, 0, 1).includes('River'), true, 'the hand is shown');
    }
  });

  holds('Rolled down to the Sea: a ring, from hand or company, or the hand is shown', (t) => {
    const rolled = (rings: boolean): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Gimli', bears: rings ? ['Precious Gold Ring'] : ['Cram'] }],
            },
          ],
          hand: rings ? ['Magic Ring of Nature', 'Orcrist'] : ['Orcrist'],
        },
        hazard: { hand: ['Rolled down to the Sea', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Rolled down to the Sea').stage.resolve();
    };
    rolled(true);
    t.resource.options_are('Magic Ring of Nature', 'Precious Gold Ring');
    t.resource.chooses('Magic Ring of Nature');
    t.equal(t.card('Magic Ring of Nature').zone, 'discard', 'as he chose');
    t.equal(hand(t, 1, 0), ['?'], 'and nothing is shown');
    rolled(false);
    t.equal(hand(t, 1, 0), ['Orcrist'], 'he had none');
  });

  holds('Show Things Unbidden: three hazards go back, or all there are', (t) => {
    for (const [hazards, left] of [
      [['Wargs', 'River', 'Crebain', 'Doors of Night'], ['Doors of Night']],
      [
        ['Wargs', 'River', 'Doors of Night', 'Cram'],
        ['Cram', 'Doors of Night'],
      ],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Galadriel'] }],
          hand: ['Show Things Unbidden'],
        },
        hazard: { hand: hazards },
        moment: 'organization',
      });
      t.resource.plays('Show Things Unbidden').stage.resolve();
      // the third goes by itself
      if (t.decision().about === 'fetch') t.hazard.chooses('Wargs').chooses('River');
      t.equal([...t.hand(1)].sort(), [...left], hazards.join());
      t.equal(
        hand(t, 0, 1),
        left.length === 1 ? ['?'] : ['Cram', 'Doors of Night'],
        'shown only where three could not be found',
      );
      t.equal(t.card('Galadriel').status, 'tapped', 'she has tapped');
    }
  });

  holds('Revealed to all Watchers: other cards go on top of the deck, hazards stay', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }] },
      hazard: {
        hand: ['Revealed to all Watchers', 'Wargs', 'Orcrist', 'Gwaihir'],
        deck: ['River', 'Crebain'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Revealed to all Watchers').stage.resolve();
    t.asks(t.hazard, 'put-on-top').hazard.chooses('Gwaihir');
    const deck = t.state.players[1].deck;
    t.equal(
      deck.slice(-2).map((id) => query.nameOf(t.state, id)),
      ['Gwaihir', 'Orcrist'],
      'the last one on top',
    );
    t.equal(seenBy(t, 0, deck.slice(-2)), ['?', '?'], 'face-down');
    t.equal(seenBy(t, 1, deck.slice(-2)), ['Gwaihir', 'Orcrist'], 'he knows them');
    t.expect(t.hand(1).includes('River') && t.hand(1).length === 8, 'a full hand');
    t.expect(hand(t, 0, 1).includes('Wargs'), 'what was shown and stayed is known');
  });
});

describe('decks and piles', () => {
  holds('Palantír of Minas Tirith: five of each deck, for one who can use it', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Saruman', bears: ['Palantír of Minas Tirith'] }] },
        ],
        deck: ['Orcrist', 'Gwaihir', 'Cram', 'Glamdring', 'Vilya'],
      },
      hazard: { deck: ['Wargs', 'River', 'Crebain', 'Gloom', 'Despair of the Heart'] },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.uses('Palantír of Minas Tirith').stage.resolve();
    for (const cards of [
      ['Cram', 'Glamdring', 'Gwaihir', 'Orcrist', 'Vilya'],
      ['Crebain', 'Despair of the Heart', 'Gloom', 'River', 'Wargs'],
    ]) {
      t.asks(t.resource, 'look').equal(seenBy(t, 0, aside(t)), cards, 'he sees them');
      t.equal(seenBy(t, 1, aside(t)), ['?', '?', '?', '?', '?'], 'nobody else does');
      t.resource.passes();
    }
    for (const seat of [0, 1])
      t.expect(
        seenBy(t, 0, t.state.players[seat].deck).every((x) => x === '?'),
        'shuffled, they are as hidden as before',
      );
  });

  holds('Eyes of Mandos: up to eight, one to hand', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Pallando'] }],
        hand: ['Eyes of Mandos'],
        deck: ['Orcrist', 'Gwaihir', 'Cram'],
      },
      moment: 'organization',
    });
    t.resource.plays('Eyes of Mandos').stage.resolve();
    t.asks(t.resource, 'how-many').resource.options_are(
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
      '0',
    );
    t.resource.chooses('2');
    t.resource.options_are('Orcrist', 'Gwaihir').chooses('Gwaihir');
    t.equal(hand(t, 1, 0), ['Gwaihir'], 'for all to see');
    t.equal(t.card('Orcrist').zone, 'deck', 'the other goes back');
    t.expect(
      seenBy(t, 1, t.state.players[0].deck).every((x) => x === '?'),
      'unknown',
    );
  });

  holds('Aware of their Ways: one that is not unique is lost', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
        discard: ['Orcrist', 'Gwaihir', 'Cram', 'Vilya', 'Bree'],
      },
      hazard: { hand: ['Aware of their Ways'] },
      moment: 'hazards',
    });
    t.hazard.plays('Aware of their Ways').stage.resolve();
    // by the present rules a site is not unique (coe/g.site.1)
    const sites = t.rules === 'coe' ? ['Bree'] : [];
    t.hazard.options_are('Cram', 'Vilya', ...sites, 'pass').chooses('Cram');
    t.equal(t.card('Cram').zone, 'removed', 'gone');
    t.equal(
      ['Orcrist', 'Gwaihir', 'Vilya'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'discard'],
      'the others lie where they were',
    );
  });

  holds('Goblin-faces: so many cards as strikes succeeded, under or on top', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Pippin', 'Bergil', 'Fatty Bolger'] }],
        deck: ['Orcrist', 'Gwaihir', 'Cram'],
      },
      hazard: { hand: ['Goblin-faces'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Goblin-faces', 'Border').stage.resolve();
    t.rolls(2, 2, 2, 2, 2, 2);
    for (let i = 0; i < 60 && t.decision().about !== 'look'; i++) {
      const { about, options } = t.decision();
      const pass = about === 'defend' ? undefined : options.find((o) => o.type === 'pass');
      t.take(pass ?? options[0], about);
    }
    const n = aside(t).length;
    t.equal(n, 3, 'three strikes hit');
    t.equal(seenBy(t, 1, aside(t)), ['Cram', 'Gwaihir', 'Orcrist'], 'the attacker sees them');
    t.equal(seenBy(t, 0, aside(t)), ['?', '?', '?'], 'the defender does not');
    if (t.decision().about === 'look') t.hazard.passes();
    t.asks(t.hazard, 'put-under').hazard.chooses('Orcrist').passes();
    t.asks(t.hazard, 'put-on-top').hazard.chooses('Gwaihir');
    const deck = t.state.players[0].deck;
    t.equal(query.nameOf(t.state, deck[0]), 'Orcrist', 'at the bottom');
    t.equal(
      deck.slice(-2).map((id) => query.nameOf(t.state, id)),
      ['Gwaihir', 'Cram'],
      'on top',
    );
  });

  holds('Desire All for Thy Belly: a card lost, or a smaller hand', (t) => {
    for (const choice of ['Lose the card', 'Hold one card less'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          deck: ['Orcrist', 'Gwaihir', 'Cram'],
        },
        hazard: {
          hand: ['Desire All for Thy Belly', "Ungoliant's Foul Issue"],
          events: ['Spawn of Ungoliant', 'Monstrosity of Diverse Shape'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      const before = t.handSize(0);
      t.hazard.plays('Desire All for Thy Belly').stage.resolve();
      t.asks(t.hazard, 'look').hazard.passes();
      t.hazard.options_are('Orcrist', 'Gwaihir').chooses('Gwaihir');
      t.expect(seenBy(t, 0, aside(t)).includes('Gwaihir'), 'shown to its player');
      t.expect(!seenBy(t, 0, aside(t)).includes('Orcrist'), 'who sees no other');
      t.resource.chooses(choice);
      const lost = choice === 'Lose the card';
      t.equal(t.card('Gwaihir').zone, lost ? 'out' : 'deck', choice);
      t.equal(t.handSize(0), lost ? before : before - 1, 'his hand');
      t.equal(t.card('Desire All for Thy Belly').zone, 'out', 'and it is gone');
    }
  });
});

describe('who may not look', () => {
  const chest = (t: Stage, event: Named, kind: 'wizard' | 'ringwraith', deck: number): void => {
    const cards: Named[] = Array(deck).fill('Cram');
    t.board({
      resource: {
        kind,
        companies:
          kind === 'wizard'
            ? [{ at: 'Rivendell', members: ['Saruman'] }]
            : [{ at: 'Minas Morgul', members: ['Hendolen'] }],
        hand: ['Horns, Horns, Horns', 'Twilight'],
        discard: ['Riders of Rohan'],
        deck: cards,
        noFiller: true,
      },
      hazard: { events: [event] },
      moment: 'organization',
      asksPasses: true,
    });
  };
  const may = (t: Stage, ok: boolean, why: string): void => {
    if (ok) t.resource.may('play Horns, Horns, Horns');
    else t.resource.refused('Horns, Horns, Horns', { 'no-effect': 'coe/5.1.2' });
    t.say(why);
  };

  holds('Lady of the Golden Wood: minions only', (t) => {
    chest(t, 'Lady of the Golden Wood', 'ringwraith', 30);
    may(t, false, 'a Ringwraith sees nothing');
    chest(t, 'Lady of the Golden Wood', 'wizard', 30);
    may(t, true, 'a Wizard does');
  });

  holds('Flotsam and Jetsam: those with little left', (t) => {
    chest(t, 'Flotsam and Jetsam', 'wizard', 16);
    may(t, true, 'sixteen are enough');
    chest(t, 'Flotsam and Jetsam', 'wizard', 15);
    may(t, false, 'fifteen are not');
  });
});
