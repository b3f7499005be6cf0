import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Hazards that lie on a faction and are felt around its home. */
export const cursedBorders: readonly Scenario[] = [
  scenario(
    'No Escape from My Magic is for a unique faction',
    { proves: ['crf/monday/12-1-97/1'], rules: ALL },
    (t) => {
      const inPlay = (faction: Named): void => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Carn Dûm', to: 'Cameth Brin', members: ['Hendolen'] }],
            pile: [faction],
          },
          hazard: { hand: ['No Escape from My Magic'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.passUntil('movement-hazard');
      };
      inPlay('LE-269');
      t.hazard.plays('No Escape from My Magic').stage.resolve();
      t.equal(t.card('No Escape from My Magic').zone, 'play', 'one of a kind');
      t.shows('crf/monday/12-1-97/1#1');
      inPlay('Snaga-hai');
      t.hazard.refused('No Escape from My Magic', { 'no-target': 'coe/9.3' });
      t.shows('crf/monday/12-1-97/1#2');
    },
  ),
];
