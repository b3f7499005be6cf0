import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import type { Members } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const on = (
  at: Named,
  to: Named,
  members: Members,
  hand: Named[],
  more: Partial<BoardSpec['resource']> = {},
  events: Named[] = [],
): BoardSpec => ({
  resource: { companies: [{ at, to, members }], ...more },
  hazard: { hand, events },
  moment: 'hazards',
});

export const hoardsAndRage: readonly Scenario[] = [
  scenario(
    'Full of Froth and Rage: fiercer spiders and beasts, until one of their attacks is defeated',
    { proves: ['coe/9.6.3'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gimli', 'Legolas'],
          ['Giant Spiders', 'Wargs', 'Full of Froth and Rage'],
          {},
          ['Full of Froth and Rage'],
        ),
      );
      t.hazard
        .mayNot('play Full of Froth and Rage')
        .refused('Full of Froth and Rage', { duplicate: 'coe/g.cbd.1' });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 9, 'wolves are no concern of it');
      t.fightOut(12, 12);
      t.equal(t.card('Full of Froth and Rage').zone, 'play', 'so it stays');
      t.hazard.plays('Giant Spiders', 'Wilderness and Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 12, 'spiders have two more');
      t.fightOut(12, 12);
      t.expect(
        t.state.table.every((id) => t.idOf(id) !== 'AS-30'),
        'defeated, they take it with them',
      );
    },
  ),

  ...(
    [
      ['Bairanax Ahunt', 'Lórien', 'Gladden Fields', [3, 12, 6], 'Lórien', 'Buhr Widu', true],
      [
        'Eärcaraxë Ahunt',
        'Edhellond',
        'Isle of the Ulond',
        [3, 15, 6],
        'Edhellond',
        'Tolfalas',
        true,
      ],
      ['Itangast Ahunt', 'Lórien', 'Dale', [4, 16, 7], 'Lórien', "Thranduil's Halls", false],
    ] as const
  ).map(([name, from, to, numbers, from2, to2, chooses]) =>
    scenario(
      `${name}: attacks whoever moves in its regions, in more of them with Doors of Night`,
      { proves: ['coe/9.6'], rules: ALL },
      (t) => {
        t.board({
          ...on(from, to, ['Gimli', 'Legolas', 'Bergil', 'Sam Gamgee', 'Bofur'], [], {}, [name]),
          moment: 'passives',
        });
        if (t.decision().kind === 'respond') t.resolve();
        t.equal(
          [t.attack().strikes, t.attack().prowess, t.attack().body],
          [...numbers],
          'the Dragon attacks',
        );
        t.asks(chooses ? t.hazard : t.resource, chooses ? 'attack' : 'defend');
        t.board({ ...on(from2, to2, ['Gimli'], ['River'], {}, [name]), moment: 'passives' });
        t.expect(!t.underAttack, 'elsewhere it does not');
        t.board({
          ...on(from2, to2, ['Gimli'], ['River'], {}, [name, 'Doors of Night']),
          moment: 'passives',
        });
        t.resolve();
        t.expect(t.underAttack, 'but with Doors of Night there too');
      },
    ),
  ),

  scenario(
    'Buhr Widu: goes back to the location deck even if it was tapped',
    { proves: ['coe/2.IV.viii'], rules: ALL },
    (t) => {
      const left = (site: Named): string => {
        t.board({
          resource: {
            companies: [{ at: site, to: 'Lórien', siteTapped: true, members: ['Gimli'] }],
          },
          hazard: { hand: ['River'] },
          moment: 'movement',
        });
        t.skipTo('movement-hazard').passUntil('discard-one');
        return t.card(site).zone;
      };
      t.equal(
        [left('Buhr Widu'), left('Dead Marshes')],
        ['sites', 'discard'],
        'other tapped sites are discarded',
      );
    },
  ),

  scenario(
    'Isle of the Ulond: a hoard while its Dragon lives',
    { proves: ['coe/g.hoa.1'], rules: ALL },
    (t) => {
      const isle = (more: Partial<BoardSpec>): BoardSpec => ({
        resource: {
          companies: [{ at: 'Isle of the Ulond', members: ['Gimli'] }],
          hand: ['Bow of Dragon-horn', 'Cram'],
        },
        moment: 'entered',
        ...more,
      });
      t.board(isle({}));
      t.resource.may('play Bow of Dragon-horn');
      t.board(isle({ hazard: { removed: ['Eärcaraxë Ahunt'] } }));
      t.resource.mayNot('play Bow of Dragon-horn').may('play Cram');
      t.board({
        resource: { companies: [{ at: 'Edhellond', to: 'Isle of the Ulond', members: ['Gimli'] }] },
        hazard: { removed: ['Eärcaraxë Ahunt'] },
        moment: 'site',
      });
      t.resource.chooses('enter');
      t.expect(!t.underAttack, 'with the Dragon dead nothing attacks there');
    },
  ),
];
