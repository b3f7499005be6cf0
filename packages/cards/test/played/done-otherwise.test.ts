import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is done in place of something, or undone for a while. */
describe('done otherwise', () => {
  holds('Enduring Tales: what is discarded from hand may come on top of the deck', (t) => {
    const board = (): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
          events: ['Enduring Tales'],
          hand: ['Gimli', 'Legolas'],
        },
        hazard: { hand: ['Wargs', 'Cave-drake'] },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.passUntil('discard-one');
    };
    board();
    t.resource.chooses('Gimli');
    t.asks(t.resource, 'instead').resource.chooses('yes');
    t.equal(t.card('Gimli').zone, 'deck', 'not in the pile');
    t.asks(t.hazard, 'discard-one').hazard.chooses('Wargs');
    t.asks(t.hazard, 'instead').hazard.chooses('no');
    t.equal(t.card('Wargs').zone, 'discard', 'each player says it for his own cards');
    t.say('the first card drawn is the one that lies on top');
    t.passUntil('untap', { turns: 1 });
    t.equal(t.card('Gimli').zone, 'hand', 'drawn as the hand was filled');
  });

  holds('Enduring Tales: it goes there face-down, and nobody else can tell which it was', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
        events: ['Enduring Tales'],
        hand: ['Gimli', 'Legolas'],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.passUntil('discard-one');
    const [me, other] = [1, 2];
    for (const id of t.state.players[0].hand) t.state.known[id] = me | other;
    t.resource.chooses('Gimli');
    t.asks(t.resource, 'instead').resource.chooses('yes');
    const { deck, hand } = t.state.players[0];
    for (const id of [deck.at(-1) ?? -1, ...hand])
      t.equal(t.state.known[id] & (me | other), me, 'his own alone');
  });

  holds('Enduring Tales: what is discarded as a price too, before anybody answers', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }],
        events: ['Enduring Tales'],
      },
      hazard: {
        events: ['Spawn of Ungoliant'],
        hand: ['Desire All for Thy Belly', 'Giant Spiders', "Ungoliant's Progeny"],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Desire All for Thy Belly');
    t.asks(t.hazard, 'instead').hazard.chooses('yes');
    t.equal(t.card("Ungoliant's Progeny").zone, 'deck', 'the price was paid all the same');
    t.equal(t.card('Desire All for Thy Belly').zone, 'chain', 'and it is declared');
  });

  holds('Fled into Darkness: a stronger strike is canceled, and the Balrog is long weary', (t) => {
    const board = (creature: Named): void => {
      t.board({
        resource: { kind: 'balrog', companies: [{ at: 'Goblin-gate', members: ['The Balrog'] }] },
        hazard: { hand: ['Fled into Darkness', creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature).stage.resolve();
      t.passUntil('between-strikes');
    };
    // prowess 7, and prowess 9: he has 8
    board('Ghouls');
    t.hazard.refused('Fled into Darkness', { need: 'coe/9.2' });
    board('Ghosts');
    t.hazard.plays('Fled into Darkness').stage.resolve();
    t.equal(t.card('The Balrog').status, 'tapped', 'he taps');
    t.equal(t.card('Fled into Darkness').zone, 'play', 'and remembers');
    t.fightOut({ always: 12 });
    t.passUntil('organization', { turns: 2 });
    t.equal(t.card('The Balrog').status, 'tapped', 'he does not untap');
    t.equal(t.card('Fled into Darkness').zone, 'discard', 'this once');
    t.passUntil('organization', { turns: 2 });
    t.equal(t.card('The Balrog').status, 'untapped', 'the next time he does');
  });

  holds('Reluctant Final Parting: allies who are far from their haven leave', (t) => {
    const board = (at: Named): void => {
      t.board({
        resource: {
          companies: [
            { at, members: ['Aragorn II', { name: 'Frodo', bears: ['Treebeard'] }] },
            { at: 'Rivendell', members: ['Gandalf'] },
          ],
        },
        hazard: { hand: ['Reluctant Final Parting'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Reluctant Final Parting').stage.resolve();
      t.resolve();
    };
    board('Edoras');
    t.equal(t.card('Treebeard').zone, 'play', 'the haven of Wellinghall and of Edoras is one');
    board('Bree');
    t.equal(t.card('Treebeard').zone, 'discard', 'at Bree it is another');
    board('Moria');
    t.equal(t.card('Treebeard').zone, 'play', 'Moria is under the same haven');
    board('The Under-gates');
    t.equal(t.card('Treebeard').zone, 'discard', 'no ally stays in the Under-deeps');
  });

  holds('Fifteen Birds in Five Firtrees: two creatures in vain, and tapping for a third', (t) => {
    const board = (members: readonly Named[], hand: readonly Named[] = []): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members }],
          events: ['Gates of Morning'],
          hand: ['Fifteen Birds in Five Firtrees', ...hand],
        },
        hazard: { hand: ['Wargs', 'Cave-drake', 'Orc-patrol'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('Fifteen Birds in Five Firtrees').stage.resolve();
      t.expect(!t.underAttack, 'the first is canceled');
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.expect(!t.underAttack, 'so is the next');
      t.equal(t.card('Cave-drake').zone, 'discard', 'in vain');
      t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
      t.expect(t.underAttack, 'not the third');
    };
    board(['Aragorn II', 'Gimli', 'Boromir II'], ['Eagle-mounts']);
    t.rolls(12, 12, 12);
    for (let i = 0; i < 60 && t.underAttack; i++) {
      const { about, options } = t.decision();
      t.expect(about !== 'stay-untapped', 'nobody is asked whether he would not tap');
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'nothing special');
    }
    t.equal(t.card('Gimli').status, 'tapped', 'he faced one of them');
    t.skipTo('pick');
    t.resource.chooses('Eagle-mounts');
    t.asks(t.resource, 'enter');
    t.equal(t.card('Eagle-mounts').zone, 'discard', 'the price of entering');
    board(['Aragorn II', 'Gimli', 'Boromir II'], ['Eagle-mounts']);
    t.fightOut({ always: 12 });
    t.skipTo('pick').resource.passes();
    t.asks(t.resource, 'end-of-turn-start');
    t.expect(!t.company('Gimli').entered, 'nothing is done there');
    board(['Gandalf', 'Gimli', 'Boromir II'], ['Eagle-mounts']);
    t.fightOut({ always: 12 });
    t.skipTo('enter');
    t.equal(t.card('Eagle-mounts').zone, 'hand', 'a Wizard needs no Eagles');
  });

  holds('Noose of the Sea: foresight is of no use at sea', (t) => {
    const board = (to: Named): void => {
      t.board({
        resource: {
          companies: [{ at: 'Edhellond', to, members: ['Gandalf', 'Gimli'] }],
          hand: ['Narya'],
        },
        hazard: { hand: ['Noose of the Sea', 'Wargs'] },
        moment: 'organization',
        asksPasses: true,
        rolls: [12],
      });
      t.resource.plays('Narya').stage.resolve();
      t.equal(t.card('Gandalf').stat('prowess'), 10, 'four more than six');
      t.skipTo('movement-hazard');
      t.hazard.plays('Noose of the Sea').stage.resolve();
    };
    board('Tolfalas');
    t.resolve();
    t.equal(t.card('Gandalf').stat('prowess'), 6, 'nothing is left of it');
    t.skipTo('enter');
    t.equal(t.card('Gandalf').stat('prowess'), 6, 'nor at the site');
    t.skipTo('end-of-turn');
    t.equal(t.card('Gandalf').stat('prowess'), 10, 'until that is over');
    board('Pelargir');
    t.equal(t.card('Gandalf').stat('prowess'), 10, 'on land it is nothing');
  });
});
