import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from './help.ts';

/** Strikes that events call down, and what else an event makes of a strike. */
export const strikesOfEvents: readonly Scenario[] = [
  scenario(
    'Cruel Caradhras strikes whoever leaves a site in the mountains, Imlad Morgul among them',
    {
      proves: [
        'crf/card/cruel-caradhras/1',
        'crf/card/cruel-caradhras/2',
        'crf/errata/card-errata/12',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [at, to, by, can] of [
        ['Minas Morgul', 'Minas Tirith', ['Imlad Morgul', 'Ithilien', 'Anórien'], true],
        ['Minas Tirith', 'Minas Morgul', ['Anórien', 'Ithilien', 'Imlad Morgul'], false],
        // the region is meant, and this lies there too
        ['Cirith Ungol', 'Henneth Annûn', ['Imlad Morgul', 'Ithilien'], true],
        ['Goblin-gate', 'Rivendell', ['High Pass', 'Rhudaur'], true],
        ['Goblin-gate', 'Rivendell', 'starter', false],
        ['Rivendell', "Beorn's House", ['Rhudaur', 'High Pass', 'Anduin Vales'], true],
      ] as const) {
        t.board({
          resource: { companies: [{ at, to, by, members: ['Aragorn II'] }] },
          hazard: { hand: ['Cruel Caradhras'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (can) t.hazard.may('play Cruel Caradhras');
        else t.hazard.refused('Cruel Caradhras', { 'no-target': 'coe/9.3' });
      }
    },
  ),

  scenario(
    "Who lives through the body check of Dragon's Blood is not wounded",
    { proves: ['crf/card/dragons-blood/1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }] },
        hazard: { hand: ['Cave-drake', "Dragon's Blood"] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.passUntil('strike-hazard').hazard.plays("Dragon's Blood").stage.resolve();
      t.fightOut(12, 9);
      t.equal(t.card('Aragorn II').status, 'tapped', 'he has tapped for the strike, and no more');
    },
  ),
];
