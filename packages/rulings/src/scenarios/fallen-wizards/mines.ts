import type { CardName } from '@mathom/engine/language';
import {
  type CompanySpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

const kind = 'fallen-wizard';

/** Events that give so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

const TOWERS: Named[] = ['Fortress of the Towers'];
const ISEN: Named[] = ['The Fortress of Isen'];

/** He organizes with these companies and that many points beside those of what lies on his sites. */
const organizing = (
  t: Stage,
  points: number,
  companies: CompanySpec[],
  sites: Named[] = ['WH-55', 'WH-55'],
): void =>
  void t.board({
    resource: { kind, declared: 'Saruman', companies, sites, events: strayed(points) },
    moment: 'organization',
    asksPasses: true,
  });

const mayGo = (t: Stage, who: string, to: string): boolean =>
  t.resource.options().some((o) => o.includes(who) && o.includes(`to ${to}`));

/** What a Fallen-wizard digs under his havens. */
export const minesOfFallenWizards: readonly Scenario[] = [
  scenario(
    'Deep Mines are dug under a protected Wizardhaven, by one who has strayed far enough',
    { proves: ['coe/g.sur.F1', 'crf/term/wizardhaven/1'], rules: ALL },
    (t) => {
      for (const [at, onSite, points, may, why] of [
        ['WH-58', TOWERS, 4, true, 'seven points and protected'],
        ['WH-58', TOWERS, 2, false, 'five points'],
        ['WH-58', [], 10, false, 'it is not protected'],
        ['TW-436', ['Hidden Haven'], 10, false, 'nor is this one'],
        ['TW-436', ['Hidden Haven', 'Guarded Haven'], 10, true, 'this is'],
        ['TW-436', [], 10, false, 'no haven at all'],
      ] as const) {
        organizing(t, points, [{ at, members: ['Ori'], onSite }]);
        t.equal(mayGo(t, 'Ori', 'Deep Mines'), may, why);
      }
      t.shows('crf/term/wizardhaven/1#2');
    },
  ),

  scenario(
    'No roll is needed between Deep Mines and the haven above them, and they count while somebody is there',
    { proves: ['pef/term/havens-untapping/2', 'crf/term/wizardhaven/1'], rules: ALL },
    (t) => {
      organizing(t, 4, [
        { at: 'The White Towers', members: ['Ori'], onSite: TOWERS },
        { at: 'The White Towers', members: ['Galva'] },
      ]);
      t.resource.chooses('move', 'Ori', 'Deep Mines');
      t.equal(t.stagePoints(0), 7, 'nobody is there yet');
      t.skipTo('site-phase');
      t.equal([t.card('Ori').site, t.stagePoints(0)], ['Deep Mines', 10], 'they are there');
      t.skipTo('organization', { turns: 2 });
      t.equal(mayGo(t, 'Ori', 'The White Towers'), true, 'up again');
      t.equal(mayGo(t, 'Galva', 'Deep Mines'), true, 'and down to them');
      t.equal(t.resource.options().filter((o) => o.includes('to ')).length, 2, 'nowhere else');
      t.resource.chooses('move', 'Ori', 'The White Towers');
      t.skipTo('site-phase');
      t.equal([t.card('Ori').site, t.stagePoints(0)], ['The White Towers', 7], 'they are up again');
      t.shows('crf/term/wizardhaven/1#2');
    },
  ),

  scenario(
    'There are no two Deep Mines under one Wizardhaven, but one under each',
    {
      proves: [
        'crf/card/deep-mines/1',
        'crf/errata/card-errata/13',
        'crf/monday/4-20-98/1',
        'crf/term/wizardhaven/1',
      ],
      rules: ALL,
    },
    (t) => {
      const below: CompanySpec = { at: 'WH-55', members: ['Ori'], under: 'The White Towers' };
      organizing(t, 4, [below, { at: 'The White Towers', members: ['Galva'], onSite: TOWERS }]);
      const there = t.card('Deep Mines').id;
      t.resource.chooses('move', 'Galva', 'Deep Mines');
      t.equal(t.company('Galva').dest, there, 'to those that are there');
      t.shows('crf/errata/card-errata/13#1', 'crf/monday/4-20-98/1#1');
      organizing(t, 4, [below, { at: 'Isengard', members: ['Galva'], onSite: ISEN }]);
      t.resource.chooses('move', 'Galva', 'Deep Mines');
      t.expect(t.company('Galva').dest !== t.company('Ori').site, 'to others');
      t.skipTo('site-phase');
      t.equal(t.stagePoints(0), 4 + 3 + 3, 'both count; the fortress has been left');
      organizing(t, 4, [below, { at: 'Isengard', members: ['Galva'], onSite: ISEN }], []);
      t.equal(mayGo(t, 'Galva', 'Deep Mines'), false, 'those are under another haven');
      t.shows('crf/errata/card-errata/13#2', 'crf/monday/4-20-98/1#2', 'crf/term/wizardhaven/1#2');
    },
  ),
];
