import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

/** One card of a site in the place of the other. */
export const replacedSitesOfFallenWizards: readonly Scenario[] = [
  scenario(
    'A site card of minions that takes the place of one of heroes is tapped exactly if that was',
    { proves: ['crf/term/fallen-wizard/10', 'coe/g.rep.1'], rules: ALL },
    (t) => {
      for (const status of ['untapped', 'tapped'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [
              {
                at: 'TW-415',
                members: ['Ori', 'Orc Tracker'],
                ...(status === 'tapped' ? { siteTapped: true as const } : {}),
              },
            ],
            hand: ['Great Ruse'],
            sites: ['LE-394'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays('Great Ruse').stage.resolve();
        t.equal(t.idOf(t.company('Ori').site), 'LE-394', 'the other card');
        t.equal(t.card('LE-394').status, status, `${status} as the first was`);
      }
    },
  ),
];
