import { type BoardSpec, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const allies: readonly Scenario[] = [
  scenario('Bill the Pony has a body of ten', { proves: ['crf/card/bill-the-pony/1', 'crf/errata/card-errata/8', 'companion/errata/bill-the-pony/1'], rules: ALL }, (t) => {
    const hurt = (check: number): void => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: [{ name: 'Aragorn II', status: 'tapped', bears: ['Bill the Pony'] }] }] },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.rolls(2, check);
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('a strike to Bill the Pony');
      t.resource.chooses('resolve the strike against Bill the Pony').chooses('no').stage.resolve();
    };
    hurt(10);
    t.equal(t.card('Bill the Pony').status, 'wounded', 'ten does not kill him');
    t.equal(t.card('Bill the Pony').zone, 'play', 'he is still there');
    hurt(11);
    t.equal(t.card('Bill the Pony').zone, 'removed', 'eleven does');
  }),

  scenario('With Bill given up the company is at its Haven: it has moved, but no hazard can be played for it', { proves: ['crf/card/bill-the-pony/3', 'coe/2.VI.1'], rules: ALL }, (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: [{ name: 'Aragorn II', bears: ['Bill the Pony', { name: 'Palantír of Orthanc', on: ['Align Palantír'] }] }, 'Fatty Bolger'] }],
        sites: ['Rivendell'],
        hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
      },
      hazard: { hand: ['Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs'] },
      moment: 'end-of-turn',
    });
    t.passUntil('turn-end');
    t.resource.uses('Bill the Pony').stage.resolve();
    t.equal(t.card('Aragorn II').site, 'Rivendell', 'they are at Rivendell');
    t.equal(t.card('Bill the Pony').zone, 'discard', 'without Bill');
    t.equal(t.card('Align Palantír').zone, 'discard', 'what ends with a movement has ended');
    t.equal(t.state.phase === 'movement-hazard', false, 'no movement/hazard phase');
    t.equal(t.state.active, 1, 'the turn is over');
    t.equal(t.hand(1).length, 8, 'and the opponent has drawn nothing');
  }),

  scenario('Goldberry keeps her company from going back, tapped in answer to what would send it', { proves: ['crf/card/goldberry/1', 'companion/clarification/goldberry/1', 'coe/9.3'], rules: ALL }, (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: [{ name: 'Aragorn II', bears: ['Goldberry'] }] }] },
      hazard: { events: ['Doors of Night'], hand: ['Snowstorm'] },
      moment: 'hazards',
    });
    t.resource.mayNot('use Goldberry');
    t.hazard.plays('Snowstorm');
    t.passUntil('passives');
    t.fail(t.where());
  }),
];
