import { query } from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** How far resources of one side reach what is of the other. */
export const bothSides: readonly Scenario[] = [
  scenario(
    'A Fallen-wizard’s hero event is not for his minion sites and minion items',
    {
      proves: [
        'coe/9.3.5',
        'crf/term/site/3',
        'pef/term/fallen-wizards/1',
        'crf/errata/rules-errata/9',
      ],
      rules: ALL,
    },
    (t) => {
      const at = (site: Named): void => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: site, members: ['Elrond'] }],
            hand: ['Rebuild the Town', 'Hold Rebuilt and Repaired', 'Marvels Told'],
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
      t.shows('crf/term/site/3#1', 'pef/term/fallen-wizards/1#1');
      t.resource.may('play Hold Rebuilt and Repaired');
      t.say('Nor is what minions do for the sites of heroes');
      at('TW-404');
      // what it can be played in lieu of is past
      t.resource.refused('Hold Rebuilt and Repaired', {
        'other-side': 'coe/9.3.5',
        edge: 'coe/2.V.ii',
      });
      t.say('not even when it is time for it');
      for (const site of ['TW-404', 'LE-384'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: site, members: ['Elrond'] }],
            hand: ['Burglary', 'Hold Rebuilt and Repaired'],
          },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        if (site === 'LE-384')
          t.resource.may('play Hold Rebuilt and Repaired').mayNot('play Burglary');
        else t.resource.may('play Burglary').mayNot('play Hold Rebuilt and Repaired');
      }
      t.say('nor are short-events of the one for sites of the other');
      for (const site of ['TW-413', 'LE-392'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: site, members: ['Elrond'] }],
            hand: ['Quiet Lands'],
            events: ['Gates of Morning'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        const way = 'play Quiet Lands: count a Shadow-hold';
        if (site === 'TW-413') t.resource.may(way);
        else t.resource.mayNot(way);
      }
      t.shows('crf/term/site/3#1', 'crf/term/site/3#3', 'pef/term/fallen-wizards/1#3');
      const tested = (ring: Named, ...more: Named[]): void => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'The White Towers', members: [{ name: 'Elrond', bears: [ring] }] }],
            hand: ['Test of Lore', "Wizard's Test", ...more],
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      tested('Beautiful Gold Ring');
      t.resource.may('play Test of Lore');
      tested('Gleaming Gold Ring');
      t.resource.refused('Test of Lore', { 'other-side': 'coe/9.3.5' });
      t.shows('pef/term/fallen-wizards/1#2');
      for (const [ring, may] of [
        ['Gleaming Gold Ring', true],
        ['Beautiful Gold Ring', false],
      ] as const) {
        tested(ring, 'LE-239');
        if (may) t.resource.may('play Test of Fire');
        else t.resource.refused('Test of Fire', { 'other-side': 'coe/9.3.5' });
      }
      t.say('Nor at an ally or a faction of the other side');
      for (const [ally, may] of [
        ['Gollum', true],
        ['War-wolf', false],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'WH-58',
                to: 'TW-375',
                by: ['Arthedain', 'Cardolan'],
                members: [{ name: 'Beretar', bears: [ally] }, 'Ori'],
              },
            ],
            hand: ['Escape'],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource.chooses('play Escape');
        t.resource.options_are('Beretar', 'Ori', ...(may ? [ally] : []), 'back');
        t.resource.chooses('back');
      }
      t.shows('pef/term/fallen-wizards/1#2');
      for (const [faction, may] of [
        ['LE-269', true],
        ['Rangers of the North', false],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'WH-58', members: ['Galva'] }],
            pile: [faction],
            hand: ['One Dear to You'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (may) t.resource.may('play One Dear to You');
        else t.resource.refused('One Dear to You', { 'other-side': 'coe/9.3.5' });
      }
      t.shows('pef/term/fallen-wizards/1#4', 'crf/errata/rules-errata/9#1');
    },
  ),

  scenario(
    'What he has of one side is for those of the other too, but for events',
    { proves: ['crf/errata/rules-errata/9', 'coe/9.3.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [
            {
              at: 'WH-58',
              members: [
                {
                  name: 'Galva',
                  bears: ['TW-255', { name: 'LE-157', wounded: true }],
                },
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Healing Herbs', 'War-wolf').stage.resolve();
      t.equal(t.card('War-wolf').status, 'untapped', 'well again');
      t.shows('crf/errata/rules-errata/9#3');

      t.say('An event of heroes is for a stone of theirs, and not for one of the minions');
      for (const stone of ['TW-300', 'LE-334'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [{ at: 'WH-58', members: [{ name: 'Arwen', bears: [stone] }] }],
            hand: ['TW-190'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (stone === 'TW-300') t.resource.may('play Align Palantír');
        else t.resource.refused('Align Palantír', { 'other-side': 'coe/9.3.5' });
      }
      t.shows('crf/errata/rules-errata/9#1');

      t.say('Nor does one in play, aimed at nobody, do anything to an ally of theirs');
      const wolfAndPony = (...events: 'Fellowship'[]): number[] => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [
              {
                at: 'WH-58',
                members: [{ name: 'Galva', bears: ['War-wolf', 'Bill the Pony'] }],
                events,
              },
            ],
          },
          moment: 'organization',
          asksPasses: true,
        });
        return (['Galva', 'Bill the Pony', 'War-wolf'] as const).map((x) =>
          t.card(x).stat('prowess'),
        );
      };
      const [galva, pony, wolf] = wolfAndPony();
      t.equal(wolfAndPony('Fellowship'), [galva + 1, pony + 1, wolf], 'the Wolf is none of them');
      t.say('and one that is over as it resolves finds none of theirs to work on');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [
            {
              at: 'WH-58',
              members: [
                'Arwen',
                {
                  name: 'Galva',
                  bears: [
                    { name: 'War-wolf', wounded: true },
                    { name: 'Bill the Pony', wounded: true },
                  ],
                },
              ],
            },
          ],
          hand: ['Warm Now Be Heart and Limb'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Warm Now Be Heart and Limb', 'Arwen').stage.resolve();
      t.resource.chooses('Arwen').may('Bill the Pony').mayNot('War-wolf');
      t.say('Nor does one make another place of the card that minions have of it');
      for (const at of ['TW-372', 'LE-350'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [{ at, members: ['Galva'] }],
            events: ['Mallorn'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(
          query.siteType(t.state, t.company('Galva').site, 'healing') === 'haven',
          at === 'TW-372',
          'where it heals',
        );
      }
      t.shows('crf/errata/rules-errata/9#2');
    },
  ),

  scenario(
    'What a Wizard has in play does nothing to the sites of the Shadow, and a Fallen-wizard helps himself at both',
    {
      proves: [
        'coe/9.3.5',
        'coe/9.3.F2',
        'crf/term/site/3',
        'crf/term/fallen-wizard/11',
        'crf/errata/rules-errata/9',
      ],
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
      t.say('Nor are they weaker there, or any other sort of place');
      const DOORS = 'Pass the Doors of Dol Guldur';
      const prowess = (kind: PlayerKind, site: Named, who: Named): number[] =>
        [false, true].map((passed) => {
          t.board({
            resource: { kind, companies: [{ at: site, members: [who] }] },
            hazard: { stored: passed ? [{ name: DOORS, at: 'Rivendell' }] : [] },
            moment: 'site',
            asksPasses: true,
          });
          t.resource.chooses('enter');
          if (t.decision().about === 'one-attack') t.hazard.chooses('1');
          return t.attack().prowess;
        });
      const [hero, minion] = [
        prowess('wizard', 'Dol Guldur', 'Aragorn II'),
        prowess('ringwraith', 'LE-392', 'Mauhúr'),
      ];
      t.equal(hero[1] - hero[0], -1, 'weaker for another Wizard');
      t.equal(minion[1], minion[0], 'and as strong as ever for minions');
      for (const [kind, at, read] of [
        ['wizard', 'TW-412', 'haven'],
        ['ringwraith', 'LE-391', 'free-hold'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: [kind === 'wizard' ? 'Bergil' : 'Hador'] }],
          },
          hazard: { events: ['The White Tree'] },
          moment: 'organization',
          asksPasses: true,
        });
        const here = t.id('Minas Tirith');
        t.equal(query.siteType(t.state, here, 'healing'), read, `Minas Tirith of a ${kind}`);
      }
      t.shows('crf/term/site/3#2', 'crf/errata/rules-errata/9#2');
      t.equal(attacks('fallen-wizard', 'LE-391', 'Orc Captain', true), 1, 'his own site and event');
      t.shows('crf/term/fallen-wizard/11#1');
      t.say('Nor does what minions have in play weaken the gates of a site of heroes');
      const weaker = (kind: PlayerKind, site: Named, who: Named, own: boolean): number => {
        const [bare, rammed] = [[], ['Grond']].map((on) => {
          const pile = [{ name: 'Snaga-hai', on: on as Named[] }] as const;
          t.board({
            resource: { kind, companies: [{ at: site, members: [who] }], ...(own ? { pile } : {}) },
            hazard: own ? {} : { kind: 'ringwraith', pile },
            moment: 'site',
            asksPasses: true,
          });
          t.resource.chooses('enter');
          return t.attack().prowess;
        });
        return bare - rammed;
      };
      t.equal(weaker('ringwraith', 'LE-399', 'Hador', true), 3, 'Raider-hold, by its minion card');
      t.equal(weaker('wizard', 'AS-141', 'Elladan', false), 0, 'and by that of heroes');
      t.shows('crf/term/site/3#4', 'crf/errata/rules-errata/9#2');
      t.equal(weaker('fallen-wizard', 'AS-141', 'Jerrek', true), 3, 'his own site and event');
      t.shows('crf/term/fallen-wizard/11#2');
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

  scenario(
    'What cannot be played against the Balrog is given up for a card of the sideboard',
    { proves: ['coe/1.8.2'], rules: ALL },
    (t) => {
      const board = (kind: PlayerKind, sideboard: Named[]): void => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Moria', members: [kind === 'balrog' ? 'Orc Captain' : 'Gimli'] }],
          },
          hazard: { hand: ["Durin's Bane", 'Balrog of Moria', 'Wargs'], sideboard },
          moment: 'hazards',
          asksPasses: true,
        });
        t.pass();
      };
      board('wizard', ['Cram']);
      t.hazard.may("play Durin's Bane").mayNot("give Durin's Bane up");
      board('balrog', []);
      t.hazard.refused("Durin's Bane", { 'not-against': 'coe/1.8.2' }).mayNot('give');
      t.hazard.refused('Balrog of Moria', { 'not-against': 'coe/1.8.2' });
      board('balrog', ['Cram', 'Wargs']);
      t.hazard.mayNot('give Wargs up').chooses("give Durin's Bane up").stage.resolve();
      t.asks(t.hazard, 'fetch').hazard.chooses('Cram');
      t.equal(t.card('Cram').zone, 'deck', 'any sort of card');
      t.equal(t.card("Durin's Bane").zone, 'out', 'and it has left the game');
      t.expect(!t.hand(1).includes("Durin's Bane"), 'it is not in hand');
      t.say('Each of the five, in whose turn it may be, for whatever is there');
      for (const [name, kind] of [
        ["Durin's Bane", 'wizard'],
        ['Balrog of Moria', 'wizard'],
        ['Reluctant Final Parting', 'wizard'],
        ['The Black Council', 'ringwraith'],
        ['AS-71', 'ringwraith'],
      ] as const)
        for (const [foe, given] of [
          ['balrog', true],
          ['ringwraith', false],
        ] as const)
          for (const moment of ['organization', 'entered', 'untap'] as const) {
            t.board({
              resource: {
                kind,
                companies: [
                  { at: 'Ettenmoors', members: [kind === 'wizard' ? 'Gimli' : 'Jerrek'] },
                ],
                hand: [name],
                sideboard: ['Cram', 'Wargs'],
              },
              hazard: {
                kind: foe,
                companies: [{ at: 'Goblin-gate', members: ['Orc Captain'] }],
              },
              moment,
              asksPasses: true,
            });
            const word = `give ${name === 'AS-71' ? 'The Balrog' : name} up`;
            if (!given) {
              t.resource.mayNot(word);
              continue;
            }
            t.resource.chooses(word).stage.resolve();
            t.resource.chooses('Wargs');
            t.equal(
              [t.card('Wargs').zone, t.card(name).zone],
              ['deck', 'out'],
              `${name}, ${moment}`,
            );
            t.equal(t.card('Cram').zone, 'sideboard', 'one card for it');
          }
      t.say('What is no hazard is not played against him either');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'The Under-gates', members: ['Jerrek'] }],
          hand: ['AS-71'],
        },
        hazard: { kind: 'balrog' },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('AS-71', { 'not-against': 'coe/1.8.2' });
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Ren the Ringwraith'] }],
          hand: ['The Black Council'],
        },
        hazard: { kind: 'balrog' },
        moment: 'organization',
      });
      t.resource.refused('The Black Council', {
        'not-against': 'coe/1.8.2',
        need: 'coe/9.2',
      });
      t.board({
        resource: { kind: 'balrog', companies: [{ at: 'Moria', members: ['Orc Captain'] }] },
        hazard: { hand: ['Reluctant Final Parting'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.pass().hazard.refused('Reluctant Final Parting', { 'not-against': 'coe/1.8.2' });
    },
  ),

  scenario(
    'A Fallen-wizard finds rings of either side in a gold ring, but less easily in one of the heroes',
    {
      proves: [
        'coe/6.2.2',
        'coe/6.2.F1',
        'coe/6.2.F2',
        'pef/term/fallen-wizards/1',
        'pef/term/fallen-wizards/5',
      ],
      rules: ALL,
    },
    (t) => {
      const found = (kind: PlayerKind, ring: Named, roll: number): string[] => {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: kind === 'wizard' ? 'Rivendell' : 'The White Towers',
                members: ['Gandalf', { name: 'Boromir II', bears: [ring] }],
              },
            ],
            hand: ['Lesser Ring', 'Minor Ring', 'Magic Ring of Nature', 'Magic Ring of Enigma'],
          },
          moment: 'organization',
        });
        t.rolls(roll).resource.uses('Gandalf').stage.resolve();
        return t.offered().filter((x) => x !== 'pass');
      };
      // the gold ring of the heroes holds a magic ring up to seven, that of the minions up to six
      const hero = 'Beautiful Gold Ring';
      const minion = 'Gleaming Gold Ring';
      const all = ['Lesser Ring', 'Minor Ring', 'Magic Ring of Nature', 'Magic Ring of Enigma'];
      const lesser = all.slice(0, 2);
      t.equal(found('wizard', hero, 7), [all[0], all[2]], 'a Wizard: his own side');
      t.equal(found('wizard', hero, 8), [all[0]], 'and no more than that');
      t.equal(found('fallen-wizard', hero, 8), all, 'a Fallen-wizard: both, and one less');
      t.equal(found('fallen-wizard', hero, 9), lesser, 'to the point');
      t.shows('pef/term/fallen-wizards/1#7', 'pef/term/fallen-wizards/5#1');
      t.equal(found('fallen-wizard', minion, 6), all, 'of the minions: as rolled');
      t.equal(found('fallen-wizard', minion, 7), lesser, 'as rolled');
      t.shows('pef/term/fallen-wizards/1#8', 'pef/term/fallen-wizards/5#2');
      t.say('So it is where none of his Wizard is, and a card tests the ring');
      const tested = (kind: PlayerKind, ring: Named, card: Named): number => {
        t.board({
          resource: {
            kind,
            ...(kind === 'fallen-wizard' ? { declared: 'Saruman' as const } : {}),
            companies: [{ at: 'Bree', members: [{ name: 'Elrond', bears: [ring] }] }],
            hand: [card],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.rolls(8).resource.plays(card).stage.resolve();
        return (
          t.steps.flatMap((x) => x.events.filter((e) => e.event === 'roll')).at(-1)?.total ?? 0
        );
      };
      t.equal(
        tested('fallen-wizard', hero, 'Test of Lore') - tested('wizard', hero, 'Test of Lore'),
        -1,
        'one less than for a Wizard',
      );
      t.equal(tested('fallen-wizard', minion, 'Test of Fire'), 8, 'and as rolled');
      t.shows('pef/term/fallen-wizards/5#1', 'pef/term/fallen-wizards/5#2');
    },
  ),
];
