import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('those who come by', () => {
  holds('Dwarven Travelers: Maiar follow those too who kept out of their way', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Fatty Bolger'] }],
        hand: ['Concealment'],
      },
      hazard: { hand: ['Dwarven Travelers', 'Radagast the Tamer', 'River'] },
      moment: 'hazards',
    });
    const creature = 'play Radagast the Tamer: As a creature';
    t.hazard.mayNot(creature).plays('Dwarven Travelers', 'Border-hold').stage.resolve();
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    // an attack that was canceled was faced (coe/3.i.1)
    t.hazard.may(creature);
  });
});

describe('what is shown', () => {
  holds('Show Things Unbidden: what goes into the deck at once shakes nobody', (t) => {
    for (const others of [
      ['Wargs', 'Cave-drake'],
      ['Wargs', 'Doors of Night'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Galadriel'] }],
          hand: ['Show Things Unbidden'],
        },
        hazard: { hand: ['Will Shaken', ...others] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Show Things Unbidden').stage.resolve();
      if (t.decision().about === 'look') t.resource.passes();
      while (t.decision().about === 'fetch') t.take(t.decision().options[0], 'he gives one up');
      t.equal([t.card('Will Shaken').zone, t.points(0).misc], ['deck', 0], others.join());
    }
  });
});
