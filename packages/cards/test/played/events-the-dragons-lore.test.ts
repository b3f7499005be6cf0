import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Resource events of The Dragons that someone learns: what each of them does. */
describe('lore', () => {
  const learned = (t: Stage, card: Named, at: Named, who: Named, others: Named[]): void => {
    t.board({
      resource: { companies: [{ at, members: [who, ...others] }], hand: [card] },
      moment: 'organization',
    });
    t.resource.plays(card, who).stage.resolve();
    t.equal(t.card(card).host, who, `${card} is with ${who}`);
    t.equal(t.card(who).status, 'tapped', `${who} taps for it`);
    t.board({
      resource: {
        companies: [{ at, members: [{ name: who, status: 'tapped' }, ...others] }],
        hand: [card],
      },
      moment: 'organization',
    });
    t.resource.mayNot(`play ${card}`);
  };

  holds('Gift of Comprehension: a Dúnadan becomes a sage', (t) => {
    learned(t, 'Gift of Comprehension', 'Rivendell', 'Aragorn II', ['Legolas']);
    t.board({
      resource: {
        companies: [
          {
            at: 'Weathertop',
            siteTapped: true,
            members: [{ name: 'Aragorn II', bears: ['Gift of Comprehension'] }, 'Faramir'],
          },
        ],
        hand: ['Look More Closely Later'],
      },
      moment: 'entered',
      rolls: [7],
    });
    t.equal(t.card('Aragorn II').corruption, 2, 'two points');
    t.resource.plays('Look More Closely Later', 'Aragorn II').stage.resolve();
    t.equal(t.card('Weathertop').status, 'untapped', 'he has read the signs');
  });

  holds('Lore of the Ages: an Elf heartens the company', (t) => {
    learned(t, 'Lore of the Ages', 'Rivendell', 'Legolas', ['Aragorn II']);
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Legolas', bears: ['Lore of the Ages'] }, 'Gimli'],
          },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      rolls: [7],
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.uses('Lore of the Ages').stage.resolve();
    t.equal(
      [t.card('Gimli').stat('prowess'), t.card('Legolas').stat('prowess')],
      [6, 6],
      'both are stronger',
    );
    t.equal(rolled(t, 'corruption'), [{ total: 7, against: 2 }], 'he checks');
    t.fightOut(12, 12);
    t.equal(t.card('Gimli').stat('prowess'), 5, 'for this attack only');
  });

  holds('Mathom Lore: a Hobbit has just the thing', (t) => {
    learned(t, 'Mathom Lore', 'Bag End', 'Frodo', ['Aragorn II']);
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Frodo', bears: ['Mathom Lore'] }] }],
        deck: ['Cram', 'Glamdring'],
        discard: ['Dagger of Westernesse'],
      },
      moment: 'organization',
      rolls: [7],
    });
    t.resource.uses('Mathom Lore').stage.resolve();
    t.resource.options_are('search your play deck', 'look through your discard pile');
    t.resource.chooses('play deck');
    t.expect(t.hand(0).includes('Cram'), 'it is in hand');
    t.equal(rolled(t, 'corruption').length, 1, 'a check');
  });

  holds('Tales of the Hunt: a Man rouses another', (t) => {
    learned(t, 'Tales of the Hunt', 'Bree', 'Beorn', ['Aragorn II']);
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Beorn', bears: ['Tales of the Hunt'] },
              { name: 'Legolas', status: 'tapped' },
            ],
          },
        ],
      },
      moment: 'organization',
      rolls: [7],
    });
    t.resource.uses('Tales of the Hunt').stage.resolve();
    t.equal([t.card('Legolas').status, t.card('Beorn').status], ['untapped', 'tapped'], 'they');
    t.equal(rolled(t, 'corruption').length, 1, 'a check');
  });

  holds('Three Golden Hairs: her gift frees from what weighs on the heart', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', members: ['Galadriel', 'Gandalf', 'Frodo'] },
          {
            at: 'Lórien',
            members: [{ name: 'Gimli', bears: ['Lure of the Senses'] }, 'Imrahil', 'Bergil'],
          },
          { at: 'Rivendell', members: ['Legolas'] },
        ],
        hand: ['Three Golden Hairs'],
      },
      moment: 'organization',
    });
    t.resource.chooses('play Three Golden Hairs').options_are('Gimli', 'Imrahil', 'back');
    t.resource.chooses('Gimli').stage.resolve();
    t.equal(t.card('Three Golden Hairs').host, 'Gimli', 'it is with him');
    t.equal(t.card('Lure of the Senses').zone, 'discard', 'the lure is gone');
    t.equal(t.card('Gimli').corruption, 2, 'the gift itself weighs');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Gimli', bears: ['Three Golden Hairs', 'Glamdring'] }],
          },
        ],
      },
      hazard: { hand: ['Dragon-sickness'] },
      moment: 'hazards',
      rolls: [7],
    });
    t.hazard.plays('Dragon-sickness').stage.resolve();
    t.equal(rolled(t, 'corruption')[0]?.total, 7 - 1 + 2, 'two more on his checks');
  });

  holds('When I Know Anything: learned at a place of lore, used for a check', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Weathertop', members: ['Elrond', 'Aragorn II'] }],
        hand: ['When I Know Anything'],
      },
      moment: 'entered',
    });
    t.resource.plays('When I Know Anything', 'Elrond').stage.resolve();
    t.equal([t.card('Elrond').status, t.card('Weathertop').status], ['tapped', 'tapped'], 'both');
    t.equal(t.points(0).misc, 1, 'a point');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Elrond', bears: ['When I Know Anything'] },
              { name: 'Legolas', bears: ['Glamdring'] },
            ],
          },
        ],
      },
      hazard: { hand: ['Dragon-sickness'] },
      moment: 'hazards',
      rolls: [7, 5],
    });
    t.hazard.plays('Dragon-sickness', 'Legolas');
    t.resource.uses('When I Know Anything').stage.resolve();
    t.equal(
      rolled(t, 'corruption').map((r) => r.total),
      [7, 5 - 1 + 3],
      'his own check, then the other with three more',
    );
  });
});
