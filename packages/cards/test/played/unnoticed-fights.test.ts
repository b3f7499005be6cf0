import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const FLIES = 'Flies and Spiders';

/** A company meets giant spiders in Wold & Foothills, and one of it is to be taken by them. */
const spiders = (t: Stage, members: Named[], hand: Named[] = []): void => {
  t.board({
    resource: {
      companies: [{ at: 'Rivendell', to: 'Moria', members }],
      hand,
    },
    hazard: { hand: ['Giant Spiders', FLIES], sites: ['Ettenmoors', 'Isengard'] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays('Giant Spiders', 'Wilderness').stage.resolve();
  t.hazard.plays(FLIES, 'Gimli').stage.resolve();
  t.equal(t.card(FLIES).host, 'Gimli', 'it waits for his strike');
};

describe('what is to take somebody prisoner', () => {
  holds('is gone with an attack that is canceled', (t) => {
    spiders(t, ['Gimli', 'Frodo'], ['Concealment']);
    t.resource.plays('Concealment', 'Frodo').stage.resolve();
    t.allPass();
    t.equal(t.card(FLIES).zone, 'discard', 'it holds nobody');
    t.equal(t.card('Gimli').zone, 'play', 'he is there as before');
  });
});

describe('a second strike that an attacker may give to the same one', () => {
  holds('is an excess strike if he does not want it', (t) => {
    for (const wants of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'Ovir Hollow', members: ['Gimli'] }] },
        hazard: { hand: ['Bairanax', 'Deftness of Agility'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Bairanax').stage.resolve();
      t.hazard.plays('Deftness of Agility', { way: '-3' }, 'the attack').stage.resolve();
      t.allPass().hazard.options_are('a strike to Gimli', 'pass');
      t.hazard.chooses(wants ? 'a strike to Gimli' : 'pass');
      t.equal(t.attack().assigned, wants ? ['Gimli', 'Gimli'] : ['Gimli'], 'as the Dragon likes');
      const f = t.state.stack.find((x) => x.p === 'attack');
      t.equal(f?.p === 'attack' && f.excess, wants ? 0 : 1, 'what is left over weighs on him');
    }
  });
});

describe('an agent whom somebody turns face-up', () => {
  holds('is at the home that his player says, if he has site cards of several', (t) => {
    for (const home of ['Bree', 'Cameth Brin'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] }],
          hand: ['Here Is a Snake!'],
        },
        hazard: { agents: ['Bill Ferny'], sites: ['Bree', 'Cameth Brin'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Here Is a Snake!', { way: 'face-down' }).stage.resolve();
      t.equal(t.card('Bill Ferny').zone, 'face-down', 'not as long as it is not said where');
      t.hazard.chooses(home);
      t.equal(
        [t.card('Bill Ferny').zone, t.card('Bill Ferny').status],
        ['play', 'tapped'],
        'he is seen',
      );
      t.equal(t.card(home).zone, 'play', 'and where he is');
    }
  });

  holds('is where he has one, and nobody is asked', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] }],
        hand: ['Here Is a Snake!'],
      },
      hazard: { agents: ['Bill Ferny'], sites: ['Bree', 'Edoras'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.plays('Here Is a Snake!', { way: 'face-down' }).stage.resolve();
    t.equal(
      [t.card('Bill Ferny').zone, t.card('Bree').zone],
      ['play', 'play'],
      'he is seen at once',
    );
  });
});

describe('Revealed to all Watchers', () => {
  holds('what was laid aside goes back on the deck as its player likes, the last on top', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] }] },
      hazard: { hand: ['Revealed to all Watchers', 'Glamdring', 'Wargs', 'Cram', 'Sting'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Revealed to all Watchers').stage.resolve();
    const hand = t.state.players[1].hand;
    t.equal(hand.length, 8, 'a hand is drawn up');
    t.expect(hand.includes(t.id('Wargs')), 'hazards are kept');
    t.hazard.options_are('Glamdring', 'Cram', 'Sting').chooses('Cram').chooses('Sting');
    const top = t.state.players[1].deck.slice(-3);
    t.equal(top, [t.id('Cram'), t.id('Sting'), t.id('Glamdring')], 'in that order');
    t.expect(t.sees(1, t.id('Sting')), 'he knows what lies there');
  });
});

describe('who has failed at burglary', () => {
  holds('faces the attack alone, whichever number his card has', (t) => {
    for (const first of ['Bilbo', 'Aragorn II'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Bilbo', 'Aragorn II', 'Fatty Bolger'] }],
          hand: ['Burglary', 'Concealment'],
        },
        moment: 'site',
        asksPasses: true,
        first,
      });
      t.resource.chooses('enter the site').plays('Burglary', 'Bilbo');
      t.rolls(2).resolve();
      t.equal(t.id(first), 0, 'the first of all cards');
      // the other scout is not tapped: he is no part of it
      t.equal(t.card('Fatty Bolger').status, 'untapped', 'another could turn it away');
      t.resource.refused('Concealment', { 'user-tapped': 'coe/9.2.3' });
    }
  });
});
