import type { Named } from '@mathom/engine/scenario';
import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** Beasts that are hunted, holds that are besieged, knives in the dark. */
export const huntsAndSieges: readonly Scenario[] = [
  scenario(
    'A siege is laid only where there is a hold of Men near enough to besiege',
    { proves: ['crf/card/long-grievous-siege/1'], rules: ALL },
    (t) => {
      const SIEGE = 'Long Grievous Siege';
      const board = (...sites: Named[]) =>
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Carn Dûm', members: ['Orc Captain'] }],
            hand: [SIEGE],
            pile: ['Orcs of Angmar'],
            sites,
          },
          moment: 'organization',
          asksPasses: true,
        });
      const none = { 'no-target': 'coe/9.3' };
      board().resource.refused(SIEGE, none);
      // too far away; and near enough, but no Border-hold
      board('Variag Camp').resource.refused(SIEGE, none);
      board('Mount Gram').resource.refused(SIEGE, none);
      board('Mount Gram', 'Bree').resource.plays(SIEGE, 'Bree').stage.resolve();
      t.equal([t.card(SIEGE).zone, t.card(SIEGE).host], ['play', 'Orcs of Angmar'], 'it is laid');
    },
  ),
];
