import type { PlayerKind } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** How far resources of one side reach what is of the other. */
export const bothSides: readonly Scenario[] = [
  scenario(
    'A Fallen-wizard’s hero event is not for his minion sites and minion items',
    { proves: ['coe/9.3.5', 'crf/term/site/3'], rules: ALL },
    (t) => {
      const at = (site: Named): void => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: site, members: ['Elrond'] }],
            hand: ['Rebuild the Town', 'Marvels Told'],
          },
          moment: 'entered',
          asksPasses: true,
        });
      };
      at('TW-404');
      t.resource.may('play Rebuild the Town');
      at('LE-384');
      t.equal(t.card('Isengard').zone, 'play', 'the same place, as minions see it');
      t.resource.refused('Rebuild the Town', { 'other-side': 'coe/9.3.5' });
      const tested = (ring: Named): void => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'The White Towers', members: [{ name: 'Elrond', bears: [ring] }] }],
            hand: ['Test of Lore', "Wizard's Test"],
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      tested('Beautiful Gold Ring');
      t.resource.may('play Test of Lore');
      tested('Gleaming Gold Ring');
      t.resource.refused('Test of Lore', { 'other-side': 'coe/9.3.5' });
    },
  ),

  scenario(
    'What a Wizard has in play does nothing to the sites of the Shadow, and a Fallen-wizard helps himself at both',
    {
      proves: ['coe/9.3.5', 'coe/9.3.F2', 'crf/term/site/3', 'crf/term/fallen-wizard/11'],
      rules: ALL,
    },
    (t) => {
      const attacks = (kind: PlayerKind, site: Named, who: Named, own: boolean): number => {
        const events: Named[] = ['Forewarned Is Forearmed'];
        t.board({
          resource: {
            kind,
            companies: [{ at: site, members: [who] }],
            ...(own ? { events } : {}),
          },
          hazard: own ? {} : { events },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter');
        if (t.decision().about === 'one-attack') t.hazard.chooses('1');
        return t.fightOut({ always: 12 }).length;
      };
      t.equal(attacks('wizard', 'Dol Guldur', 'Aragorn II', true), 1, 'his own');
      t.equal(attacks('wizard', 'Dol Guldur', 'Aragorn II', false), 1, 'that of another Wizard');
      t.equal(attacks('ringwraith', 'LE-391', 'Mauhúr', false), 2, 'a minion site');
      t.equal(attacks('fallen-wizard', 'LE-391', 'Orc Captain', false), 2, 'not his own event');
      t.equal(attacks('fallen-wizard', 'LE-391', 'Orc Captain', true), 1, 'his own site and event');
    },
  ),

  scenario(
    'A town is not rebuilt over the heads of those who have still to be faced there',
    { proves: ['coe/2.V.ii.6', 'crf/turn/site-phase/general/4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Edoras', members: ['Aragorn II'] },
            { at: 'Isengard', members: ['Gimli'] },
          ],
          hand: ['Rebuild the Town'],
        },
        moment: 'entered',
        current: 'Aragorn II',
        asksPasses: true,
      });
      t.resource.refused('Rebuild the Town', { 'not-entered': 'coe/2.V.ii.6' });
      t.passUntil('enter').resource.chooses('enter');
      t.fightOut({ always: 12 });
      t.resource.plays('Rebuild the Town', 'Isengard').stage.resolve();
      t.equal(t.card('Rebuild the Town').host, 'Isengard', 'now it is');
    },
  ),
];
