import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, face, letBe, meet, OLD, SPARE, toStrikes } from './help.ts';

/** Single resource cards. */
export const resourceCards: readonly Scenario[] = [
  scenario(
    'Muster lends a warrior his prowess for an influence check, but five at most',
    { proves: ['crf/card/muster/1', 'crf/errata/card-errata/42', 'coe/9.3.2'], rules: ALL },
    (t) => {
      const attempt = (who: string, roll: number): string => {
        t.board({
          resource: {
            companies: [{ at: "Beorn's House", members: [who] }],
            hand: ['Beornings', 'Muster'],
          },
          moment: 'entered',
        });
        t.rolls(roll);
        t.resource.plays('Beornings', who);
        t.resource.plays('Muster', who).stage.resolve();
        return t.card('Beornings').zone;
      };
      t.equal(
        attempt('Erkenbrand', 2),
        'pile',
        'two, influence 2, a Man, and five of his prowess: ten',
      );
      t.equal(attempt('Óin', 4), 'discard', 'Óin has a prowess of three: seven is too little');
      t.equal(attempt('Óin', 5), 'pile', 'eight is enough');
      t.equal(attempt('Celeborn', 2), 'pile', 'his six count as five, with influence 1: eight');
      t.equal(attempt('Elladan', 2), 'discard', 'five and two are seven');
    },
  ),
  scenario(
    'Muster gives a mighty warrior no more than five',
    { proves: ['crf/card/muster/1', 'crf/errata/card-errata/42'], rules: ALL },
    (t) => {
      const attempt = (roll: number): string => {
        t.board({
          resource: {
            companies: [{ at: 'Edoras', members: ['Glorfindel II'] }],
            hand: ['Riders of Rohan', 'Muster'],
          },
          moment: 'entered',
        });
        t.rolls(roll);
        t.resource.plays('Riders of Rohan', 'Glorfindel II');
        t.resource.plays('Muster', 'Glorfindel II').stage.resolve();
        return t.card('Riders of Rohan').zone;
      };
      t.equal(attempt(2), 'discard', 'two, influence two and five are nine');
      t.equal(attempt(3), 'pile', 'ten is more than nine');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Peath'] }],
          hand: ['Riders of Rohan', 'Muster', 'New Friendship'],
        },
        moment: 'entered',
      });
      t.resource.plays('Riders of Rohan', 'Peath');
      t.resource.may('New Friendship').mayNot('Muster');
    },
  ),
  scenario(
    'A tired Noble Hound still stands before its master',
    { proves: ['crf/card/noble-hound/1', 'crf/errata/card-errata/44', 'coe/3.ii.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Gimli', bears: [{ name: 'Noble Hound', tapped: true }] },
                { name: 'Legolas', status: 'tapped' },
                'Haldir',
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      toStrikes(t);
      t.resource
        .may('a strike to Noble Hound')
        .may('a strike to Haldir')
        .mayNot('a strike to Gimli')
        .mayNot('a strike to Legolas');
      t.resource.chooses('a strike to Noble Hound');
      t.resource.may('a strike to Gimli');
    },
  ),
  scenario(
    'Not at Home is of no use against Orcs in their own halls',
    { proves: ['crf/card/not-at-home/1', 'coe/3.i.2'], rules: ALL },
    (t) => {
      const enter = (at: string, events: string[] = []): void => {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Legolas'] }],
            hand: ['Not at Home'],
            events,
          },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
      };
      enter('Moria');
      t.equal(t.attack().name, 'Moria', 'the Orcs are there');
      t.resource.mayNot('Not at Home');
      enter('Buhr Widu');
      t.resource.plays('Not at Home').stage.resolve();
      t.expect(!t.underAttack, 'the Troll is away');
      enter('Ovir Hollow');
      t.resource.plays('Not at Home').stage.resolve();
      t.expect(!t.underAttack, 'and so is the Dragon');
    },
  ),
  scenario(
    'Not at Home cancels what is keyed to a site, and with Gates of Morning thins out automatic-attacks',
    { proves: ['coe/3.i.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['Not at Home', SPARE],
        },
        hazard: { hand: ['"William" (Wûluag)'] },
        moment: 'hazards',
      });
      t.hazard.plays('"William" (Wûluag)', 'Wilderness').stage.resolve();
      t.resource.mayNot('Not at Home');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['Not at Home', SPARE],
        },
        hazard: { hand: ['"William" (Wûluag)'] },
        moment: 'hazards',
      });
      t.hazard.plays('"William" (Wûluag)', 'Shadow-hold').stage.resolve();
      t.resource.plays('Not at Home').stage.resolve();
      t.expect(!t.underAttack, 'keyed to the site he is not at home');
      for (const [at, left] of [
        ['Moria', 2],
        ['Mount Gundabad', 1],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Legolas'] }],
            hand: ['Not at Home', SPARE],
            events: ['Gates of Morning'],
          },
          moment: 'hazards',
        });
        t.resource.plays('Not at Home', { way: 2 }).stage.resolve();
        t.skipTo('enter');
        t.resource.chooses('enter the site');
        t.equal(t.attack().strikes, left, `strikes at ${at}`);
      }
    },
  ),
  scenario(
    'The Old Thrush finds one soft spot in a mighty attack, and no second',
    {
      proves: ['crf/card/the-old-thrush/1', 'crf/errata/card-errata/48', 'coe/g.cbd.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['The Old Thrush', 'The Old Thrush', SPARE],
        },
        hazard: { hand: ['"Tom" (Tûma)', 'Wargs'], events: [] },
        moment: 'hazards',
      });
      t.hazard.plays('"Tom" (Tûma)').stage.resolve();
      t.resource.plays('The Old Thrush').stage.resolve();
      t.equal(t.attack().prowess, 10, 'three less');
      t.resource.mayNot('The Old Thrush');
    },
  ),
  scenario(
    'The Old Thrush tells nothing of weaker attacks or of Nazgûl',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['The Old Thrush', SPARE],
        },
        hazard: { hand: ['Giant Spiders'], events: ['Wake of War', 'Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Giant Spiders').stage.resolve();
      t.resource.mayNot('The Old Thrush');
      t.board({
        resource: {
          companies: [{ at: 'Minas Morgul', to: 'Mount Doom', members: ['Gimli', 'Legolas'] }],
          hand: ['The Old Thrush', SPARE],
        },
        hazard: { hand: ['Witch-king of Angmar'] },
        moment: 'hazards',
      });
      t.hazard.plays('Witch-king of Angmar', 'Dark-domain', { way: 1 }).stage.resolve();
      t.resource.mayNot('The Old Thrush');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Gimli', 'Legolas'] }],
          hand: ['The Old Thrush', SPARE],
        },
        hazard: { events: ['Scorba Ahunt', 'Doors of Night'] },
        moment: 'movement',
      });
      t.skipTo('attack');
      t.equal([t.attack().prowess, t.attack().body], [10, 7], 'Scorba, of prowess ten');
      t.resource.mayNot('The Old Thrush');
    },
  ),
  scenario(
    'Quiet Lands halves the strikes as they stand, the odd one staying',
    {
      proves: [
        'crf/card/quiet-lands/1',
        'crf/errata/card-errata/55',
        'companion/clarification/quiet-lands/1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [at, events, left] of [
        ['Moria', [], 2],
        ['Goblin-gate', [], 2],
        ['Goblin-gate', ['Minions Stir'], 2],
        ['Moria', ['Minions Stir'], 3],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Legolas'] }],
            hand: ['Quiet Lands', SPARE],
          },
          hazard: { events: [...events] },
          moment: 'hazards',
        });
        t.resource.plays('Quiet Lands', { way: 1 }).stage.resolve();
        t.skipTo('enter');
        t.resource.chooses('enter the site');
        t.equal(t.attack().strikes, left, `strikes at ${at} ${events.join()}`);
      }
    },
  ),
  scenario(
    'Quickbeam lends a hand against attacks that leave him alone',
    { proves: ['crf/card/quickbeam/1', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: [{ name: 'Gimli', bears: ['Quickbeam'] }, 'Legolas'] },
          ],
          hand: ['Risky Blow'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      toStrikes(t);
      t.resource
        .options_are('a strike to Gimli', 'a strike to Legolas', 'pass')
        .chooses('a strike to Legolas')
        .chooses('a strike to Gimli');
      meet(t, 'Legolas', true);
      const before = t.strikeProwess();
      t.resource.chooses('Quickbeam');
      t.equal(t.strikeProwess(), before + 1, 'one more');
      t.equal(t.card('Quickbeam').status, 'tapped', 'he tapped for it');
    },
  ),
  scenario(
    'Treebeard supports his friends, and is spared what is keyed to the place',
    { proves: ['crf/card/treebeard/2', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Gimli', bears: ['Treebeard'] }, 'Legolas'],
            },
          ],
          hand: ['Risky Blow'],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-lieutenant', 'Shadow-hold').stage.resolve();
      toStrikes(t);
      t.resource.mayNot('Treebeard').chooses('a strike to Gimli');
      meet(t, 'Gimli', true);
      const before = t.strikeProwess();
      t.resource.chooses('Treebeard');
      t.equal(t.strikeProwess(), before + 1, 'one more');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Gimli', bears: ['Treebeard'] }, 'Legolas'],
            },
          ],
          hand: ['Risky Blow'],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
      toStrikes(t);
      t.resource.may('a strike to Treebeard');
    },
  ),
  scenario(
    'Treebeard walks as far as Redhorn Gate, and no farther',
    { proves: ['crf/card/treebeard/1', 'crf/errata/card-errata/75', 'coe/9.6.3'], rules: ALL },
    (t) => {
      const walk = (from: string, to: string): string => {
        t.board({
          resource: {
            companies: [
              { at: from, to, members: [{ name: 'Gimli', bears: ['Treebeard'] }, 'Legolas'] },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['River'] },
          moment: 'movement',
        });
        t.skipTo('movement-hazard');
        return t.card('Treebeard').zone;
      };
      t.equal(walk('Lórien', 'Moria'), 'play', 'Moria lies in Redhorn Gate');
      t.equal(walk('Lórien', 'Wellinghall'), 'play', 'his own forest');
      t.equal(walk('Lórien', 'Minas Tirith'), 'discard', 'not to Gondor');
      t.equal(walk('Lórien', 'Rivendell'), 'discard', 'nor over the mountains');
    },
  ),
  scenario(
    'Rebuild the Town is done at the place, in the site phase',
    {
      proves: ['crf/card/rebuild-the-town/1', 'crf/errata/card-errata/56', 'coe/9.1.3'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Gimli', 'Legolas'] }],
          hand: ['Rebuild the Town', SPARE],
        },
        moment: 'organization',
      });
      t.resource.mayNot('Rebuild the Town').refused('Rebuild the Town', 'coe/9.1.3');
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Gimli', 'Legolas'] }],
          hand: ['Rebuild the Town', SPARE],
        },
        moment: 'hazards',
      });
      t.resource.mayNot('Rebuild the Town').refused('Rebuild the Town', 'coe/9.1.3');
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Gimli', 'Legolas'] }],
          hand: ['Rebuild the Town', SPARE],
        },
        moment: 'entered',
      });
      t.resource.plays('Rebuild the Town', 'Isengard').stage.resolve();
      t.equal(t.card('Rebuild the Town').host, 'Isengard', 'it stands there');
      t.equal(t.card('Isengard').status, 'untapped', 'without tapping anything');
      for (const at of ['Ovir Hollow', 'Moria', 'Bree']) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Legolas'] }],
            hand: ['Rebuild the Town', SPARE],
          },
          moment: 'entered',
        });
        t.resource.mayNot('Rebuild the Town');
      }
    },
  ),
  scenario(
    'A sage finds a Secret Entrance for a company that stays where it is',
    { proves: ['crf/card/secret-entrance/1', 'coe/9.6.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Gimli', 'Elrond'] }],
          hand: ['Secret Entrance'],
        },
        hazard: { hand: ['Orc-guard', 'Rank upon Rank'] },
        moment: 'organization',
      });
      t.skipTo('organization-end');
      t.resource.plays('Secret Entrance', 'Elrond').stage.resolve();
      t.skipTo('movement-hazard');
      t.hazard.may('play Rank upon Rank').mayNot('play Orc-guard');
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Gimli', 'Elrond'] }] },
        hazard: { hand: ['Orc-guard', 'Rank upon Rank'] },
        moment: 'hazards',
      });
      t.hazard.may('play Orc-guard');
    },
  ),
  scenario(
    'A Secret Passage leads only into Ruins & Lairs that are still such',
    { proves: ['crf/card/secret-passage/1'], rules: ALL },
    (t) => {
      const go = (): void => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Gimli', 'Elrond'] }],
            hand: ['Secret Passage'],
          },
          hazard: {
            hand: ['Choking Shadows', 'Wargs', 'Orc-lieutenant'],
            events: ['Doors of Night'],
          },
          moment: 'organization',
        });
        t.skipTo('organization-end');
        t.resource.plays('Secret Passage').stage.resolve();
        t.skipTo('movement-hazard').resolve();
      };
      go();
      t.hazard.mayNot('play Wargs').may('play Orc-lieutenant');
      t.hazard.plays('Choking Shadows', 'Ettenmoors', { way: 3 }).stage.resolve();
      t.hazard.may('play Wargs');
    },
  ),
  scenario(
    'Whoever went by Stealth meets no creature from on guard either',
    { proves: ['crf/card/stealth/1', 'coe/2.V.i'], rules: ALL },
    (t) => {
      for (const hidden of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Fatty Bolger', 'Elrond'] }],
            hand: ['Stealth'],
          },
          hazard: { hand: ['Orc-guard', 'River'] },
          moment: 'organization',
        });
        t.resource.mayNot('Stealth').refused('Stealth', 'coe/9.6.6');
        t.skipTo('organization-end');
        if (hidden) {
          t.resource.plays('Stealth', 'Fatty Bolger').stage.resolve();
          t.equal(t.card('Fatty Bolger').status, 'tapped', 'the scout taps');
        }
        t.skipTo('movement-hazard');
        if (hidden) t.hazard.mayNot('play Orc-guard');
        else t.hazard.may('play Orc-guard');
        t.hazard.placesOnGuard('Orc-guard').stage.resolve();
        t.skipTo('enter');
        t.resource.chooses('enter the site');
        if (hidden) t.expect(about(t) !== 'reveal-on-guard', 'it cannot be revealed');
        else t.hazard.may('reveal Orc-guard');
      }
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Fatty Bolger', 'Elrond', 'Gimli', 'Sam Gamgee'] },
          ],
          hand: ['Stealth', 'Secret Passage'],
        },
        moment: 'organization',
      });
      t.skipTo('organization-end');
      t.resource.mayNot('Stealth').may('Secret Passage');
    },
  ),
  scenario(
    'The Sun is kind to Men who walk with heroes, not to those who attack them',
    { proves: ['crf/card/sun/1'], rules: ALL },
    (t) => {
      const shine = (events: string[]): number[] => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Beorn', 'Gimli'] }],
            events: ['Sun', ...events],
            hand: [SPARE],
          },
          hazard: { hand: ['Lawless Men'] },
          moment: 'hazards',
        });
        t.hazard.plays('Lawless Men', 'Wilderness').stage.resolve();
        return [
          t.card('Aragorn II').stat('prowess'),
          t.card('Beorn').stat('prowess'),
          t.card('Gimli').stat('prowess'),
          t.attack().prowess,
        ];
      };
      t.equal(shine([]), [7, 7, 5, 9], 'Dúnedain are stronger');
      t.equal(
        shine(['Gates of Morning']),
        [8, 8, 5, 8],
        'all Men are, and whatever attacks is weaker',
      );
    },
  ),
  scenario(
    'A Thorough Search brings to light lesser things only, even at a searched site',
    {
      proves: ['crf/card/thorough-search/1', 'crf/errata/card-errata/71', 'coe/2.V.5'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Carn Dûm', siteTapped: true, members: ['Fatty Bolger', 'Gimli'] }],
          hand: [
            'Thorough Search',
            'Star-glass',
            'Sword of Gondolin',
            'Orcrist',
            'Beautiful Gold Ring',
          ],
        },
        moment: 'entered',
      });
      t.resource.mayNot('play Star-glass').plays('Thorough Search', 'Fatty Bolger').stage.resolve();
      t.equal(t.card('Fatty Bolger').status, 'tapped', 'the scout taps');
      t.resource
        .may('Star-glass')
        .may('Sword of Gondolin')
        .mayNot('Orcrist')
        .mayNot('Beautiful Gold Ring');
      t.resource.chooses('Sword of Gondolin');
      t.resolve();
      t.equal(t.card('Sword of Gondolin').host, 'Gimli', 'the other one has it');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Fatty Bolger', 'Gimli'] }],
          hand: ['Thorough Search', 'Beautiful Gold Ring', 'Orcrist'],
        },
        moment: 'entered',
      });
      t.resource.plays('Thorough Search', 'Fatty Bolger').stage.resolve();
      t.resource.plays('Beautiful Gold Ring', 'Gimli');
      t.resolve();
      t.equal(t.card('Moria').status, 'untapped', 'and the site stays untapped');
      t.resource.may('Orcrist');
    },
  ),
  scenario(
    'Of the great treasures only the Scroll of Isildur lies on Tolfalas',
    { proves: ['crf/card/tolfalas/1', 'crf/errata/card-errata/72', 'coe/2.V.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Tolfalas', members: ['Boromir II', 'Gimli'] }],
          hand: [
            'Scroll of Isildur',
            'Orcrist',
            'Sword of Gondolin',
            'Star-glass',
            'Beautiful Gold Ring',
          ],
        },
        moment: 'entered',
      });
      t.resource
        .may('play Scroll of Isildur')
        .may('play Sword of Gondolin')
        .may('play Star-glass')
        .mayNot('play Orcrist')
        .mayNot('play Beautiful Gold Ring');
    },
  ),
  scenario(
    'Aragorn II is crowned in any phase at Minas Tirith, and nobody taps for it',
    {
      proves: ['pef/card/return-of-the-king/1', 'pef/card/return-of-the-king/2', 'coe/9.1.3'],
      rules: ALL,
    },
    (t) => {
      for (const moment of ['organization', 'hazards', 'entered'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Minas Tirith', members: [{ name: 'Aragorn II', status: 'tapped' }, 'Gimli'] },
            ],
            hand: ['Return of the King', SPARE],
          },
          moment,
        });
        t.resource.plays('Return of the King').stage.resolve();
        t.equal(t.card('Return of the King').host, 'Aragorn II', 'he is King');
        t.equal(t.card('Gimli').status, 'untapped', 'nobody tapped');
        t.equal(t.card('Aragorn II').stat('influence'), 6, 'three more influence');
        t.equal(t.points(0).misc, 3, 'points');
      }
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
          hand: ['Return of the King', SPARE],
        },
        moment: 'organization',
      });
      t.resource.mayNot('Return of the King');
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', members: ['Aragorn II'] }],
          hand: ['Return of the King', SPARE],
        },
        hazard: { companies: [{ at: 'Rivendell', members: ['Denethor II'] }] },
        moment: 'organization',
      });
      t.resource.mayNot('Return of the King');
    },
  ),
  scenario(
    'Discarding a Nazgûl with River-horses does not undo what its tapping set going',
    { proves: ['pef/card/wizards-river-horses/2'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: ['Gandalf', { name: 'Gimli', status: 'wounded', bears: ['Star-glass'] }],
            },
          ],
          hand: ["Wizard's River-horses", SPARE],
        },
        hazard: { events: ['Indûr Dawndeath', 'Witch-king of Angmar'], hand: ['River'] },
        moment: 'hazards',
      });
      t.hazard.uses('Indûr Dawndeath', 'Gimli');
      t.rolls(12);
      t.resource.plays("Wizard's River-horses", { way: 1 });
      t.resolve();
      t.equal(t.card('Witch-king of Angmar').zone, 'discard', 'the Nazgûl that waited is gone');
      t.equal(t.card('Indûr Dawndeath').zone, 'discard', 'as is the one that had acted');
      t.equal(t.card('Star-glass').zone, 'discard', 'and the item too');
    },
  ),
];
void letBe;
void face;
