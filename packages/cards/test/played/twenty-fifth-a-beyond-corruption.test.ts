import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who never makes a corruption check (coe/7.4) is not helped in one. */
describe('those beyond corruption', () => {
  for (const [kind, lord] of [
    ['ringwraith', 'Adûnaphel the Ringwraith'],
    ['balrog', 'The Balrog'],
  ] as const)
    holds(`Ren the Unclean: nobody taps in support of ${lord}, who may support others`, (t) => {
      const lesser =
        kind === 'balrog' ? (['Azog', 'Bolg'] as const) : (['Jerrek', 'Ciryaher'] as const);
      t.board({
        resource: {
          kind,
          companies: [
            { at: kind === 'balrog' ? 'Moria' : 'Dol Guldur', members: [lord, ...lesser] },
          ],
        },
        hazard: { events: ['Ren the Unclean'], hand: ['River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Ren the Unclean');
      t.resource
        .mayNot(`in support of ${lord}`)
        .may(`tap ${lord} in support of ${lesser[0]}`)
        .chooses(`tap ${lesser[1]} in support of ${lesser[0]}`);
      t.equal(t.card(lesser[1]).status, 'tapped', 'one for the other');
      t.rolls(12, 12, 12).resolve();
      t.resource.chooses(lesser[0]).chooses(lesser[1]);
      t.unrolled(1, 'two checks, and none of their lord');
    });

  holds('What helps in a check is not aimed at one that he does not make', (t) => {
    const BLADE = 'Ancient Black Axe';
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            members: ['Adûnaphel the Ringwraith', { name: 'Jerrek', bears: [BLADE] }, 'Ciryaher'],
          },
        ],
      },
      hazard: { events: ['Ren the Unclean'], hand: ['River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.uses('Ren the Unclean');
    t.resource.chooses(`use ${BLADE}`);
    t.expect(!t.offered().some((x) => x.includes('Adûnaphel')), 'not for their lord');
    t.expect(
      t.offered().some((x) => x.includes('Ciryaher')),
      'for a companion',
    );
    t.resource.chooses('Ciryaher');
    t.equal(t.card(BLADE).status, 'tapped', 'for him');
  });
});
