import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const example: readonly Scenario[] = [
  scenario(
    'A scout taps to cancel an attack before strikes are assigned',
    { proves: ['coe/3.i'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Fatty Bolger'] }],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Wargs', 'Cave-drake'] },
        moment: 'hazards',
      });
      t.resource.refused('Concealment', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('Concealment', 'Fatty Bolger');
      t.equal(t.card('Fatty Bolger').status, 'tapped', 'the scout is tapped as it is declared');
      t.resolve();
      t.equal(t.card('Wargs').zone, 'discard', 'the creature is discarded');
      t.expect(!t.underAttack, 'the attack is over');
    },
  ),
];
