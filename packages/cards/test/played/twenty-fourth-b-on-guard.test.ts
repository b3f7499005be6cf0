import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What taps somebody waits on guard in vain, whoever is to say whom (coe/2.V.6 e). */
describe('on guard', () => {
  holds('Gnaw with Words, Waiting Shadow, Heedless Revelry: nobody is tapped from there', (t) => {
    const cards: Named[] = ['Gnaw with Words', 'Waiting Shadow', 'Heedless Revelry'];
    for (const doors of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Aragorn II', 'Elrond', 'Gandalf', 'Éomer'],
              onGuard: [...cards, 'Weariness of the Heart'],
            },
          ],
          hand: ['Glamdring'],
        },
        hazard: { events: doors ? ['Doors of Night'] : [] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard.may('reveal Weariness of the Heart');
      t.hazard.refused('Gnaw with Words', { 'guard-bars': 'coe/2.V.6' });
      t.hazard.mayNot('reveal Waiting Shadow');
      // its other way is meant for that
      t.hazard.may('reveal Heedless Revelry');
      t.equal(t.offered().filter((x) => x.includes('Heedless Revelry')).length, 1, 'in one way');
    }
  });
});
