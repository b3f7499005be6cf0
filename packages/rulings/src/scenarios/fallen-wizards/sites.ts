import { query } from '@mathom/engine';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

/** Which site cards the companies of a Fallen-wizard use, and what is played there. */
export const sitesOfFallenWizards: readonly Scenario[] = [
  scenario(
    'A covert company uses the sites of heroes, an overt one those of the other side, and both any Ruins & Lairs',
    { proves: ['coe/2.II.7.F1'], rules: ALL },
    (t) => {
      const may = (who: Named, to: Named, name: string): boolean => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'The White Towers', members: [who] }],
            sites: [to],
          },
          moment: 'organization',
        });
        return t.resource.options().some((o) => o.includes(`to ${name}`));
      };
      for (const [hero, minion, name, of] of [
        ['TW-378', 'LE-356', 'Bree', 'a Border-hold'],
        ['TW-421', 'AS-160', 'Rivendell', 'a Haven'],
      ] as const) {
        t.equal(may('Beretar', hero, name), true, `covert: ${of} of heroes`);
        t.equal(may('Beretar', minion, name), false, `covert: not that of minions`);
        t.equal(may('Orc Captain', hero, name), false, `overt: not ${of} of heroes`);
        t.equal(may('Orc Captain', minion, name), true, `overt: ${of} of minions`);
      }
      t.equal(may('Beretar', 'TW-415', 'Mount Gram'), true, 'covert: a Shadow-hold of heroes');
      t.equal(may('Beretar', 'LE-394', 'Mount Gram'), false, 'covert: not that of minions');
      t.equal(may('Orc Captain', 'TW-415', 'Mount Gram'), true, 'overt: a Shadow-hold of heroes');
      t.equal(may('Orc Captain', 'LE-394', 'Mount Gram'), false, 'overt: not that of minions');
      t.equal(may('Beretar', 'TW-380', 'Carn Dûm'), true, 'covert: a Dark-hold of heroes');
      t.equal(may('Beretar', 'LE-359', 'Carn Dûm'), false, 'covert: no Darkhaven');
      t.equal(may('Orc Captain', 'TW-380', 'Carn Dûm'), true, 'overt: a Dark-hold of heroes');
      t.equal(may('Orc Captain', 'LE-359', 'Carn Dûm'), false, 'overt: no Darkhaven');
      for (const who of ['Beretar', 'Orc Captain'] as const)
        for (const site of ['TW-436', 'AS-169'] as const)
          t.equal(may(who, site, 'Weathertop'), true, `${who}: Ruins & Lairs of either side`);
    },
  ),

  scenario(
    'A site of which he has one version in play or in his discard pile he does not use in another',
    { proves: ['coe/2.II.7.F2', 'coe/g.site.1', 'crf/term/fallen-wizard/12'], rules: ALL },
    (t) => {
      const may = (at: Named, site: Named, discard: Named[]): boolean => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              { at: 'Bree', members: ['Beretar'] },
              { at, members: ['Galva'] },
            ],
            sites: [site],
            discard,
          },
          moment: 'organization',
        });
        return t.resource
          .options()
          .some((o) => o.includes('Beretar') && o.includes('to The White Towers'));
      };
      t.equal(may('Weathertop', 'WH-58', []), true, 'his own haven');
      t.equal(
        may('Weathertop', 'WH-58', ['LE-412']),
        false,
        'the other version is in his discard pile',
      );
      t.equal(may('Weathertop', 'LE-412', ['WH-58']), false, 'or his own is');
      t.equal(may('Weathertop', 'WH-58', ['WH-58']), true, 'of his own he has many');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: ['Beretar'] }],
          sites: ['WH-58'],
        },
        hazard: { kind: 'ringwraith', companies: [{ at: 'LE-412', members: ['Orc Captain'] }] },
        moment: 'organization',
      });
      t.resource.may('to The White Towers');
      t.shows('crf/term/fallen-wizard/12#2');
      for (const [there, other] of [
        ['LE-412', 'WH-58'],
        ['WH-58', 'LE-412'],
      ] as const) {
        may(there, other, []);
        const ways = t.resource.options().filter((o) => /Beretar to The White Towers/.test(o));
        t.equal(ways.length, 1, `one card of it is there, ${there}`);
        t.resource.chooses('Beretar to The White Towers');
        t.equal(t.idOf(t.company('Beretar').dest), there, 'and that is the one he can use');
      }
      t.shows('crf/term/fallen-wizard/12#1');
      t.say('What another player has of it is no matter to him');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: ['Beretar'] }],
          sites: ['WH-58'],
        },
        hazard: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-412', members: ['Hador'] }],
          discard: ['LE-412'],
        },
        moment: 'organization',
      });
      t.resource.may('move the company of Beretar to The White Towers');
      t.shows('crf/term/fallen-wizard/12#1', 'crf/term/fallen-wizard/12#2');
    },
  ),

  scenario(
    'What taps a site is of the side of the site card; at a Wizardhaven it is all one',
    { proves: ['coe/2.V.F1'], rules: ALL },
    (t) => {
      const board = (at: Named, hand: Named[]) =>
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at, members: ['Beretar'] }],
            hand,
          },
          moment: 'entered',
          asksPasses: true,
        });
      const both: Named[] = ['Glamdring', 'LE-313'];
      board('TW-375', both);
      t.resource.may('play Glamdring').refused('High Helm', { side: 'coe/2.V.F1' });
      board('LE-353', both);
      t.resource.may('play High Helm').refused('Glamdring', { side: 'coe/2.V.F1' });
      t.say('At a Wizardhaven those of either side are, and Stage cards anywhere');
      for (const haven of [false, true])
        for (const [stone, hero] of [
          ['TW-300', true],
          ['LE-334', false],
        ] as const) {
          t.board({
            resource: {
              kind: 'fallen-wizard',
              companies: [
                { at: 'TW-404', members: ['Elrond'], onSite: haven ? ['Hidden Haven'] : [] },
              ],
              hand: [stone],
            },
            moment: 'entered',
            asksPasses: true,
          });
          if (haven || hero) t.resource.may('play Palantír of Orthanc');
          else t.resource.refused('Palantír of Orthanc', { side: 'coe/2.V.F1' });
        }
      for (const at of ['TW-375', 'LE-353'] as const) {
        board(at, ['Keys to the White Towers']);
        t.resource.may('play Keys to the White Towers');
      }
    },
  ),

  scenario(
    'Only the player of Radagast uses his Rhosgobel',
    { proves: ['coe/2.2.F2'], rules: ['coe', 'tournament'] },
    (t) => {
      const may = (declared: 'Radagast' | 'Saruman', lost: boolean): boolean => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared,
            ...(lost ? { avatarLost: true } : {}),
            companies: [{ at: "Beorn's House", members: ['Beretar'] }],
            sites: ['WH-57'],
          },
          moment: 'organization',
        });
        return t.resource.options().some((o) => o.includes('to Rhosgobel'));
      };
      t.equal(may('Radagast', false), true, 'he');
      t.equal(may('Saruman', false), false, 'another');
      t.equal(may('Radagast', true), false, 'nobody is he once he is gone');
    },
  ),

  scenario(
    'A site whose type he changes is the card that it was',
    { proves: ['pef/card/hold-rebuilt-and-repaired/1', 'coe/2.II.7.F1'], rules: ALL },
    (t) => {
      const HOLD = 'Hold Rebuilt and Repaired';
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [{ at: 'LE-351', members: ['Galva'] }],
          hand: [HOLD],
        },
        moment: 'site',
        asksPasses: true,
      });
      const site = t.company('Galva').site;
      t.resource.chooses('enter').plays(HOLD).stage.resolve();
      t.equal(query.siteType(t.state, site, 'hazards'), 'shadow-hold', 'it is one of the Shadow');
      t.fightOut({ always: 12 });
      t.skipTo('organization', { turns: 1 });
      t.skipTo('organization', { turns: 1 });
      t.equal([t.company('Galva').site, t.state.zone[site]], [site, 'play'], 'of the same card');
      t.equal(query.siteType(t.state, site, 'hazards'), 'shadow-hold', 'still');
      t.shows('pef/card/hold-rebuilt-and-repaired/1#1');
      t.say('Another card of the site is for those whom something forbids the one they use');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [
            { at: 'WH-56', to: 'TW-394', by: ['Gap of Isen', 'Rohan'], members: ['Haldir'] },
          ],
          sites: ['LE-372'],
          // two stage points each
          events: ['Never Refuse', 'Never Refuse', 'Never Refuse'],
        },
        hazard: { hand: ['Heart Grown Cold'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Heart Grown Cold').stage.resolve();
      t.equal(t.idOf(t.company('Haldir').dest), 'LE-372', 'a Free-hold by the card of minions');
      t.shows('pef/card/hold-rebuilt-and-repaired/1#2');
    },
  ),
];
