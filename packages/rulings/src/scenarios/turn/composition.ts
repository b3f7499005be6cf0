import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const composition: readonly Scenario[] = [
  scenario(
    'Away from a haven a company has one leader',
    { proves: ['coe/2.II.3.1.3'], rules: ALL },
    (t) => {
      const board = (...companies: Named[][]) =>
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: companies.map((members) => ({ at: 'Dol Guldur', members })),
            hand: ['Orc Chieftain'],
            sites: ['Sarn Goriwing'],
          },
          moment: 'organization',
        });
      board(['Orc Captain', 'Orc Tracker']);
      t.resource
        .may('move the company of Orc Captain, Orc Tracker to Sarn Goriwing')
        .chooses('organize')
        .may('play Orc Chieftain', 'under general influence in the company of Orc Captain')
        .may('play Orc Chieftain', 'as a new company');
      t.say('At a haven two leaders are together, but they do not leave together');
      board(['Orc Captain', 'Orc Tracker', 'Troll-chief']);
      t.resource.options_are('organize', 'pass');
      t.say('Once the others have declared to leave, no second leader can come to them');
      board(['Orc Captain', 'Orc Tracker'], ['Troll-chief', 'Orc Veteran']);
      t.resource
        .chooses('organize')
        .may('move Troll-chief to the company of Orc Captain')
        .may('move Orc Veteran to the company of Orc Captain');
      board(['Orc Captain', 'Orc Tracker'], ['Troll-chief', 'Orc Veteran']);
      t.resource.chooses('move the company of Orc Captain');
      t.resource
        .chooses('organize')
        .mayNot('move Troll-chief to the company of Orc Captain')
        .mayNot('play Orc Chieftain', 'in the company of Orc Captain')
        .may('move Orc Veteran to the company of Orc Captain');
    },
  ),

  scenario(
    'Elsewhere no second leader is played to a company, moved to it, or joined with it',
    { proves: ['coe/2.II.3.1.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Cirith Gorgor', members: ['Orc Captain', 'Orc Tracker'] },
            { at: 'Cirith Gorgor', members: ['Troll-chief', 'Orc Sniffler'], ownSite: true },
          ],
          hand: ['Orc Chieftain'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .may('play Orc Chieftain at Cirith Gorgor, under general influence as a new company')
        .mayNot('play Orc Chieftain', 'in the company of')
        .may('Orc Tracker', 'company of Troll-chief')
        .mayNot('Orc Captain', 'company of Troll-chief')
        .mayNot('Troll-chief', 'company of Orc Captain')
        .mayNot('join');
    },
  ),

  scenario(
    'Two companies with a leader each do not join where they meet: one goes back',
    { proves: ['coe/2.II.3.1.3', 'coe/2.IV.6.1'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Dol Guldur', members: ['Orc Captain'], to: 'Sarn Goriwing' },
            { at: 'Sarn Goriwing', members: ['Troll-chief'] },
          ],
        },
        moment: 'movement',
      });
      t.skipTo('site-phase');
      t.equal(t.card('Orc Captain').site, 'Dol Guldur', 'the newcomers are back');
      t.equal(t.card('Troll-chief').site, 'Sarn Goriwing', 'the others have stayed');
    },
  ),

  scenario(
    'Dúnedain, Dwarves, Elves and Hobbits do not go with Orcs and Trolls, Men do',
    { proves: ['coe/2.II.3.1.2'], rules: ALL },
    (t) => {
      const board = (hand: Named) =>
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Edoras', members: ['Orc Tracker'] }],
            hand: [hand],
          },
          moment: 'organization',
        });
      board('Háma');
      t.resource.chooses('organize').may('play Háma at Edoras', 'in the company of Orc Tracker');
      for (const foe of ['Orc Tracker', 'Troll Lout'] as const)
        for (const [free, at] of [
          ['Beretar', 'Bree'],
          ['Dori', 'Blue Mountain Dwarf-hold'],
          ['Sam Gamgee', 'Bag End'],
          ['Haldir', 'Lórien'],
        ] as const) {
          t.board({
            resource: {
              kind: 'fallen-wizard',
              companies: [{ at, members: [foe] }],
              hand: [free],
            },
            moment: 'organization',
          });
          t.resource
            .chooses('organize')
            .mayNot(`play ${free}`, `in the company of ${foe}`)
            .may(`play ${free} at ${at}`, 'as a new company');
          t.say('At a haven of his they do, and do not leave it together');
          t.board({
            resource: {
              kind: 'fallen-wizard',
              companies: [
                { at: 'WH-58', members: [foe] },
                { at: 'WH-58', members: [free] },
              ],
              sites: ['TW-436'],
            },
            moment: 'organization',
          });
          t.resource.may(`move the company of ${free}`, 'to Weathertop');
          t.resource.chooses('organize').chooses(`join the company of ${free}`).passes();
          t.resource.mayNot('to Weathertop');
        }
    },
  ),

  scenario(
    'A Half-orc who is a scout counts half, as an Orc does',
    { proves: ['coe/2.II.3.1.1'], rules: ALL },
    (t) => {
      const six: Named[] = [
        'Orc Captain',
        'Orc Tracker',
        'Orc Veteran',
        'Orc Brawler',
        'Ill-favoured Fellow',
        'Doeth (Durthak)',
      ];
      const board = (last: Named) =>
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Cirith Gorgor', members: [...six, last] }],
            hand: ['Orc Sniffler'],
          },
          moment: 'organization',
        });
      board('Sly Southerner');
      t.resource.chooses('organize').may('play Orc Sniffler', 'in the company of Orc Captain');
      t.say('One who is no scout counts whole');
      board('Squint-eyed Brute');
      t.resource
        .chooses('organize')
        .mayNot('play Orc Sniffler', 'in the company of Orc Captain')
        .may('play Orc Sniffler', 'as a new company');
    },
  ),
];
