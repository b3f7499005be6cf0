import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is done several times by one card, all of it chosen as it is declared. */
describe('as often as you like', () => {
  holds("Dragon's Terror: a card, and one of the limit, for each whom it is to reach", (t) => {
    const board = (hand: readonly Named[], limit = 0): void => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: ['Gandalf', 'Gimli', 'Boromir II', 'Pippin'] },
          ],
        },
        hazard: { hand: ['Cave-drake', "Dragon's Terror", ...hand] },
        moment: 'hazards',
        asksPasses: true,
        declared: limit,
      });
      t.hazard.plays('Cave-drake').stage.resolve();
    };
    board([]);
    t.resource.passes();
    t.hazard.refused("Dragon's Terror", { 'no-cost': 'coe/9.2.3' });
    board(['Wargs', 'Night', 'Stinker'], 0);
    t.hazard.chooses("play Dragon's Terror").mayNot('Gandalf');
    t.hazard.chooses('Gimli').chooses('Wargs').chooses('Pippin').chooses('Night');
    t.equal(t.company('Gimli').hazards, 4, 'the drake, the card, and one for each card given up');
    t.equal([t.card('Wargs').zone, t.card('Stinker').zone], ['discard', 'hand'], 'two were given');
    t.say('no third: the limit is reached');
    t.rolls(5, 4);
    t.resolve();
    t.equal(
      [t.card('Gimli').status, t.card('Pippin').status],
      ['tapped', 'tapped'],
      'two more against a Dragon: above a mind of six, and of five',
    );
    board(['Wargs', 'Night'], 0);
    t.hazard.chooses("play Dragon's Terror").chooses('Gimli').chooses('Wargs').passes();
    t.rolls(4);
    t.resolve();
    t.equal(t.card('Gimli').status, 'untapped', 'not above it');
  });

  holds('Alert the Folk: one faction or two, and their points for all who fight', (t) => {
    const board = (hand: readonly Named[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gandalf', 'Gimli'] }],
          hand: ['Alert the Folk', ...hand],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake').stage.resolve();
    };
    board(['Rangers of the North']);
    t.resource.refused('Alert the Folk', { 'no-cost': 'coe/9.2.3' });
    board(['Wood-elves', 'Men of Northern Rhovanion', 'Beornings']);
    const before = t.card('Gimli').stat('prowess');
    t.resource.chooses('play Alert the Folk').chooses('Wood-elves').chooses('Beornings');
    t.resolve();
    t.equal(t.card('Gimli').stat('prowess'), before + 5, 'three and two');
    t.equal(t.card('Men of Northern Rhovanion').zone, 'hand', 'no more than two');
    board(['Wood-elves', 'Beornings']);
    t.resource.chooses('play Alert the Folk').chooses('Beornings').passes();
    t.resolve();
    t.equal(t.card('Gandalf').stat('prowess'), 8, 'one will do');
  });
});
