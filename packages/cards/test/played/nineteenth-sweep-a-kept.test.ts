import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Who cannot be discarded', () => {
  holds('Elf-song: Folco is not given up for another Hobbit while it is sung', (t) => {
    for (const sung of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Folco Boffin'] }],
          events: sung ? ['Elf-song'] : [],
          hand: ['Merry'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (sung) t.resource.mayNot('use Folco Boffin');
      else {
        t.resource.uses('Folco Boffin').stage.resolve().resource.chooses('controlled by Elrond');
        t.equal(
          [t.card('Folco Boffin').zone, t.card('Merry').control],
          ['discard', 'Elrond'],
          'for Merry',
        );
      }
    }
  });

  holds('Tookish Blood: nor for the rest of the turn in which it stirs', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond', 'Folco Boffin'] }],
        hand: ['Merry', 'Tookish Blood'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('use Folco Boffin');
    t.resource.plays('Tookish Blood', 'Folco Boffin').stage.resolve();
    t.resource.mayNot('use Folco Boffin').chooses('organize').mayNot('discard Folco Boffin');
  });

  holds(
    'Elf-song: the Plague takes whom it would take, for to be slain is not to be discarded',
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gimli', bears: ['Plague'] },
                { name: 'Bofur', status: 'wounded' },
              ],
            },
          ],
          events: ['Elf-song'],
        },
        moment: 'end-of-turn',
        rolls: [11, 11],
      });
      t.skipTo('each').resource.chooses('Gimli');
      t.equal(
        [t.card('Gimli').status, t.card('Bofur').zone],
        ['wounded', 'removed'],
        'nine is above eight',
      );
    },
  );
});
