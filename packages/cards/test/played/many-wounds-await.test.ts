import { describe } from 'vitest';
import { holds } from './holds.ts';

/** DM-79 at an attack that is still to come (coe/9.3.2.3). */
describe('Pierced by Many Wounds', () => {
  holds('It waits with what waits at the site, and is felt when that is faced', (t) => {
    const prowess = (pierced: boolean): number => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II', 'Gimli'] }],
        },
        hazard: { hand: ['Pierced by Many Wounds'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (pierced) t.hazard.plays('Pierced by Many Wounds').stage.resolve();
      t.passUntil('enter').resource.chooses('enter');
      t.passUntil('defend').resource.chooses('a strike to Aragorn II').chooses('a strike to Gimli');
      t.passUntil('strike').resource.chooses('the strike against Gimli');
      t.passUntil('excess').hazard.chooses('1');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      return t.strikeProwess();
    };
    t.equal(prowess(true), prowess(false) - 3, 'four, and not one');
  });
});
