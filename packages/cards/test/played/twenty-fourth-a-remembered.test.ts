import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What was played is remembered until the turn ends, though its card has been shuffled back meanwhile. */
describe('a deck that is used up', () => {
  holds('Army of the Dead: the Paths were played, though they lie in the new deck', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Dunharrow', members: ['Aragorn II', 'Gimli'] }],
        hand: ['Paths of the Dead', 'Army of the Dead'],
        sites: ['Vale of Erech'],
        deck: ['Cram'],
        noFiller: true,
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('to Vale of Erech');
    t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
    t.skipTo('enter').resource.chooses('enter');
    t.expect(t.state.players[0].exhausted > 0, 'all was shuffled');
    t.resource.plays('Army of the Dead', 'Aragorn II').stage.resolve();
    t.equal(t.card('Army of the Dead').zone, 'pile', 'they have come');
  });

  holds('Leucaruth at Home: a Dragon who came this turn, though he lies in the new deck', (t) => {
    for (const came of ['Smaug', 'Cave-drake'] as const) {
      t.board({
        resource: {
          companies: [
            { at: "Thranduil's Halls", to: 'The Lonely Mountain', members: ['Gimli', 'Legolas'] },
            { at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bofur'] },
          ],
          hand: ["Dragon's Hunger"],
        },
        hazard: {
          events: ['Leucaruth at Home'],
          hand: [came, 'Bairanax at Home'],
          deck: ['Gates of Morning'],
          noFiller: true,
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.chooses(`play ${came}`);
      if (t.decision().kind === 'aim') t.take(t.decision().options[0], 'keyed somehow');
      t.resolve();
      // nobody has a creature to give up, so that the attack is off
      t.resource.plays("Dragon's Hunger").stage.resolve();
      t.passUntil('movement-hazard-end').skipTo('movement-hazard');
      t.expect(t.state.players[1].exhausted > 0, 'all was shuffled');
      while (t.decision().seat === 0) t.pass();
      if (came === 'Smaug') t.hazard.refused('Bairanax at Home', { banned: 'coe/9.4' });
      else t.hazard.may('play Bairanax at Home');
    }
  });
});
