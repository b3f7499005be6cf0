import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is got by wits: burglary, riddles and gifts. */

describe('burglary', () => {
  holds(
    'Burglary: a roll in place of the attacks, and an item of the site for who succeeds',
    (t) => {
      const goes = (who: Named, ...rolls: number[]): void => {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: [who, 'Legolas'] }],
            hand: ['Burglary', 'Sword of Gondolin', 'Cram'],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.asks(t.resource, 'in-lieu').resource.plays('Burglary', who);
        t.rolls(...rolls).resolve();
      };
      // a scout and Hobbit adds five, one who is neither nothing
      goes('Bilbo', 6);
      t.resource.chooses('Sword of Gondolin');
      t.equal(
        [t.card('Sword of Gondolin').host, t.card('Moria').status],
        ['Bilbo', 'tapped'],
        'his',
      );
      t.expect(!t.underAttack, 'nobody is attacked');
      goes('Gimli', 11);
      t.resource.chooses('Sword of Gondolin');
      t.equal(t.card('Sword of Gondolin').host, 'Gimli', 'eleven is enough');
      goes('Gimli', 10);
      t.expect(t.underAttack, 'ten is not');
    },
  );

  holds('Burglary: it can be let be, and is of no use where nothing attacks', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Bilbo'] }], hand: ['Burglary'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter the site').passes();
    t.expect(t.underAttack, 'they are faced as ever');
    t.board({
      resource: { companies: [{ at: 'Weathertop', members: ['Bilbo'] }], hand: ['Burglary'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused('Burglary', { edge: 'coe/2.V.ii' });
  });

  holds('Fast Asleep: three more for a burglar, or two less for an automatic-attack', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: ['Gimli'] }],
        hand: ['Burglary', 'Fast Asleep', 'Sword of Gondolin'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter the site').plays('Burglary');
    t.resource.plays('Fast Asleep', { way: 'burglary' });
    t.rolls(8).resolve();
    t.resource.chooses('Sword of Gondolin');
    t.equal(t.card('Sword of Gondolin').host, 'Gimli', 'eight and three');

    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Aragorn II'] }], hand: ['Fast Asleep'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter the site');
    const { prowess } = t.passUntil('attack').attack();
    // by the older rulings too, since the text names such an attack
    t.resource.plays('Fast Asleep', { way: 'for this attack' }).stage.resolve();
    t.equal(t.attack().prowess, prowess - 2, 'two less');
  });
});

describe('riddles', () => {
  holds('Riddling Talk: a card is named, and if it is there the creature is gone', (t) => {
    const talks = (roll: number, named: string): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Bilbo', 'Aragorn II'] }],
          hand: ['Riddling Talk'],
        },
        hazard: { hand: ['Orc-patrol', 'River', 'Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
      t.resource.plays('Riddling Talk', { way: 'Orc' }, 'Bilbo');
      // one sage who counts two, one Hobbit
      t.rolls(roll).resolve();
      if (named === '') return;
      t.asks(t.resource, 'name-sort').resource.chooses('hazard event');
      t.asks(t.resource, 'name-card').resource.chooses(named);
      t.resource.passes();
    };
    talks(9, '');
    t.expect(t.underAttack, 'nine and three are not above twelve');
    talks(10, 'Doors of Night');
    t.expect(t.underAttack, 'he has no such card');
    talks(10, 'River');
    t.expect(!t.underAttack, 'he has');
    t.equal(t.card('Orc-patrol').zone, 'discard', 'the creature goes');
    t.passUntil('movement-hazard').hazard.refused('River', { 'hazard-limit': 'coe/2.IV.iii.1' });
  });

  holds('The Riddle Game: who rolls higher names two cards, and all copies are lost', (t) => {
    const plays = (theirs: number, mine: number, ...again: number[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Bilbo'] }],
          hand: ['The Riddle Game', 'Cram', 'Concealment'],
        },
        hazard: {
          companies: [{ at: 'Bree', members: ['Barliman Butterbur', 'Elrond'] }],
          hand: ['River', 'River', 'Wargs', 'Twilight'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('The Riddle Game', 'Bilbo').stage.resolve();
      t.rolls(theirs, mine, ...again).hazard.chooses('Elrond');
    };
    // Elrond is a sage (+2), Bilbo a sage and Hobbit (+3)
    plays(6, 6);
    t.resource.chooses('hazard event').chooses('River');
    t.resource.chooses('creature').chooses('Wargs');
    t.resource.passes();
    t.equal(t.hand(1), ['Twilight'], 'both copies and the other');
    // eight against eight, then nine against five
    plays(6, 5, 7, 2);
    t.hazard.chooses('item').chooses('Cram');
    t.hazard.chooses('item').chooses('Narsil');
    t.hazard.passes();
    t.equal(t.hand(0), ['Concealment'], 'one of them was there');
  });

  holds('Wit: three more, in an opponent’s site phase too', (t) => {
    const game = (): void => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Bilbo'] }],
          hand: ['The Riddle Game', 'Wit'],
        },
        hazard: { companies: [{ at: 'Bree', members: ['Elrond'] }], hand: ['Wit'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('Wit', { 'no-target': 'coe/9.3', turn: 'coe/9.1.3' });
      t.resource.plays('The Riddle Game', 'Bilbo');
    };
    // eight and nine without it
    game();
    t.hazard.plays('Wit', { way: 'opponent' }, 'the roll in');
    t.rolls(6, 6).resolve();
    t.asks(t.hazard, 'name-sort');
    game();
    t.hazard.plays('Wit', { way: 'opponent' }, 'the roll in');
    t.resource.plays('Wit', 'the roll of Bilbo');
    t.rolls(6, 6).resolve();
    t.asks(t.resource, 'name-sort');
  });

  holds('Foolish Words: four less on a riddling roll, and revealed as one is called for', (t) => {
    for (const reveals of [true, false]) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Bilbo'], onGuard: ['Foolish Words'] },
          ],
          hand: ['The Riddle Game'],
        },
        hazard: { companies: [{ at: 'Bree', members: ['Elrond'] }], hand: ['Cram'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('The Riddle Game', 'Bilbo');
      t.rolls(6, 6);
      if (reveals) t.hazard.reveals('Foolish Words', 'Bilbo');
      while (t.decision().kind === 'respond') t.pass();
      t.asks(reveals ? t.hazard : t.resource, 'name-sort');
    }
  });
});

describe('gifts', () => {
  const offers = (t: Parameters<Parameters<typeof holds>[1]>[0], more: readonly Named[]): void => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Elrond', bears: ['Cram', 'Sword of Gondolin', 'Narsil'] }],
          },
        ],
        hand: ['Token of Goodwill'],
        discard: ['Concealment', 'Wargs'],
      },
      hazard: { hand: ['Cave-drake', 'Land-drake', 'Brigands', 'Wargs'], events: more },
      moment: 'hazards',
      asksPasses: true,
    });
  };
  holds('Token of Goodwill: an item and a good word for an attack, and a resource to hand', (t) => {
    offers(t, []);
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.resource.plays('Token of Goodwill', { way: 'Dragon' });
    // his check, then the roll: four of influence when Narsil is gone, and above five is needed
    t.rolls(12, 2).resolve();
    t.resource.options_are('Narsil', 'pass');
    t.resource.chooses('Narsil').chooses('discard pile');
    t.asks(t.resource, 'fetch').resource.may('Concealment').mayNot('Wargs').chooses('Concealment');
    t.equal(t.hand(0), ['Concealment'], 'to hand');
    t.expect(!t.underAttack, 'it is gone');
    t.equal(t.card('Narsil').zone, 'discard', 'for that');
  });

  holds('Times Are Evil: three less on what is offered', (t) => {
    offers(t, ['Times Are Evil']);
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.resource.plays('Token of Goodwill', { way: 'Dragon' });
    t.rolls(12, 4).resolve();
    t.resource.chooses('Narsil');
    t.expect(t.underAttack, 'four and four less three are not above five');
  });

  holds('Token of Goodwill: what each of them wants, and how much it takes', (t) => {
    for (const [foe, way, gift, enough] of [
      ['Land-drake', 'Drake', 'Sword of Gondolin', 2],
      ['Brigands', 'Slayer', 'Cram', 3],
    ] as const)
      for (const roll of [enough, enough - 1]) {
        if (roll < 2) continue;
        offers(t, []);
        t.hazard.plays(foe, 'Wilderness').stage.resolve();
        t.resource.plays('Token of Goodwill', { way });
        t.rolls(12, roll).resolve();
        t.resource.options_are(gift, 'pass');
        t.resource.chooses(gift);
        if (roll >= enough) t.asks(t.resource, 'offer').resource.passes();
        t.equal(t.underAttack, roll < enough, `${roll} and five of influence`);
      }
  });

  holds('Token of Goodwill: nothing for Wolves', (t) => {
    offers(t, []);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.refused('Token of Goodwill', { 'no-target': 'coe/9.3' });
  });
});
