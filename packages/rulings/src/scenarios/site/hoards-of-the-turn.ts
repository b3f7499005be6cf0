import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** No published card calms a Dragon in his lair for a turn without slaying him. */
const LULL = 'Sleeping Fire' as Named;
const SLEEPING_FIRE = {
  id: 'XX-7',
  kind: 'event',
  name: LULL,
  alignment: 'hero',
  side: 'resource',
  duration: 'short',
  plays: [
    {
      is: 'action',
      window: { phase: 'organization' },
      targets: [{ target: 'site', a: { lair: true } }],
      does: [
        {
          do: 'install',
          on: 'target',
          abilities: [{ is: 'automatic-attacks', how: 'none', sites: { is: 'bearer' } }],
          until: 'turn',
        },
      ],
    },
  ],
} as unknown as Card;

/** No published card brings a Dragon to a place that is not his lair. */
const WANDERER = 'Wandering Fire' as Named;
const WANDERING_FIRE = {
  id: 'XX-8',
  kind: 'event',
  name: WANDERER,
  alignment: 'neutral',
  side: 'hazard',
  duration: 'permanent',
  plays: [{ is: 'action', does: [] }],
  abilities: [
    {
      is: 'automatic-attacks',
      how: 'add',
      sites: { name: 'Moria' },
      spec: { race: 'Dragon', strikes: 1, prowess: 5 },
    },
  ],
} as unknown as Card;

/** It is the Dragon of the morning who makes the hoard of the day. */
export const hoardsOfTheTurn: readonly Scenario[] = [
  scenario(
    'A lair that had its Dragon as the turn began holds the hoard, though he attacks nobody any more',
    { proves: ['crf/errata/rules-errata/8', 'coe/g.hoa.1'], rules: ALL, invented: [SLEEPING_FIRE] },
    (t) => {
      for (const before of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Ovir Hollow', members: ['Glorfindel II'] }],
            hand: [LULL, 'Bow of Dragon-horn'],
            // slain in another turn
            ...(before ? {} : { pile: ['Bairanax'] }),
          },
          moment: 'end-of-turn',
          asksPasses: true,
        });
        t.skipTo('organization', { turns: 2 });
        if (before) t.resource.plays(LULL).stage.resolve();
        t.skipTo('enter').resource.chooses('enter');
        t.expect(!t.underAttack, 'nobody comes upon them');
        if (before) t.resource.may('play Bow of Dragon-horn');
        else
          t.resource.refused('Bow of Dragon-horn', {
            hoard: 'coe/g.hoa.1',
            'not-here': 'coe/2.V.4',
          });
        t.shows(`crf/errata/rules-errata/8#${before ? 1 : 2}`);
      }
    },
  ),

  scenario(
    'Where a Dragon has come only in this turn there is no hoard yet',
    {
      proves: ['crf/errata/rules-errata/8', 'coe/g.hoa.1'],
      rules: ALL,
      invented: [WANDERING_FIRE],
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Gimli', 'Legolas', 'Dori', 'Bofur', 'Forlong', 'Ioreth', 'Bifur'],
            },
          ],
          hand: ['Bow of Dragon-horn', 'Glamdring'],
        },
        hazard: { hand: [WANDERER] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays(WANDERER).stage.resolve();
      const goIn = (): void => {
        t.skipTo('enter').resource.chooses('enter');
        let attacks = 0;
        while (t.underAttack) attacks += t.fightOut({ always: 12 }).length;
        t.equal(attacks, 2, 'the Orcs, and the Dragon');
      };
      goIn();
      t.resource
        .may('play Glamdring')
        .refused('Bow of Dragon-horn', { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
      t.shows('crf/errata/rules-errata/8#2');
      t.say('In the next turn there is');
      t.skipTo('organization', { turns: 2 });
      goIn();
      t.resource.may('play Bow of Dragon-horn');
      t.shows('crf/errata/rules-errata/8#1');
    },
  ),
];
