import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('of several attacks, and of those who could help', () => {
  holds('Burning Rick, Cot, and Tree: where one attack alone is faced it is the stronger', (t) => {
    const burns = (warned: boolean): (number | string)[] => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Bree', siteTapped: true, members: ['Gorbag', 'Jerrek'] }],
          hand: ['Burning Rick, Cot, and Tree'],
        },
        hazard: { events: warned ? ['Forewarned Is Forearmed'] : [] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Burning Rick, Cot, and Tree').stage.resolve();
      const attacks = t.state.stack.flatMap((f) => (f.p === 'attack' ? [f] : []));
      return attacks.map((f) => `${f.foe.strikes} of ${f.foe.prowess}`);
    };
    t.equal(burns(false), ['1 of 9', '4 of 7'], 'the weaker comes first, the other waits');
    t.equal(burns(true), ['1 of 9'], 'only that one is left');
  });

  holds('Concealment: of those who could use it the last that is kept from it says why', (t) => {
    const hides = (status: 'tapped' | 'untapped', ...more: 'Fatty Bolger'[]): void => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'Weathertop',
              to: 'Ettenmoors',
              by: ['Arthedain', 'Rhudaur'],
              members: ['Gorbag', ...more.map((name) => ({ name, status }))],
            },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    };
    hides('tapped');
    t.resource.refused('Concealment', { orcs: 'coe/5.F3' });
    hides('tapped', 'Fatty Bolger');
    t.resource.refused('Concealment', { 'user-tapped': 'coe/9.2.3' });
    hides('untapped', 'Fatty Bolger');
    t.resource.may('play Concealment');
  });
});
