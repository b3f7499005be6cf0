import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, SPARE } from '../help.ts';

/** Single resource cards for the way and the site. */
export const onTheWay: readonly Scenario[] = [
  scenario(
    'Rebuild the Town is done at the place, in the site phase',
    {
      proves: ['crf/card/rebuild-the-town/1', 'crf/errata/card-errata/56', 'coe/9.1.3'],
      rules: ALL,
    },
    (t) => {
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'end-of-turn',
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Isengard', members: ['Gimli', 'Legolas'] }],
            hand: ['Rebuild the Town', SPARE],
          },
          moment,
        });
        t.resource.mayNot('Rebuild the Town').refused('Rebuild the Town', { phase: 'coe/9.1.3' });
      }
      t.shows('crf/card/rebuild-the-town/1#2', 'crf/errata/card-errata/56#2');
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Gimli', 'Legolas'] }],
          hand: ['Rebuild the Town', SPARE],
        },
        moment: 'entered',
      });
      t.resource.plays('Rebuild the Town', 'Isengard').stage.resolve();
      t.equal(t.card('Rebuild the Town').host, 'Isengard', 'it stands there');
      t.shows('crf/card/rebuild-the-town/1#1', 'crf/errata/card-errata/56#1');
      t.equal(t.card('Isengard').status, 'untapped', 'without tapping anything');
      for (const at of ['Ovir Hollow', 'Moria', 'Bree'] as const) {
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
      // the second lies in a Dark-domain, to which nobody could have moved with it
      for (const at of ['Moria', 'Dol Guldur'] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Elrond'] }],
            hand: ['Secret Entrance'],
          },
          hazard: { hand: ['Orc-guard', 'Rank upon Rank'] },
          moment: 'organization',
        });
        t.resource.may('organize').mayNot('play Secret Entrance');
        t.resource.refused('Secret Entrance', { edge: 'coe/9.6.6' });
        t.skipTo('organization-end');
        t.resource.plays('Secret Entrance', 'Elrond').stage.resolve();
        t.skipTo('movement-hazard');
        t.hazard.may('play Rank upon Rank').mayNot('play Orc-guard');
        t.board({
          resource: { companies: [{ at, members: ['Gimli', 'Elrond'] }] },
          hazard: { hand: ['Orc-guard', 'Rank upon Rank'] },
          moment: 'hazards',
        });
        t.hazard.may('play Orc-guard');
      }
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
      t.hazard.plays('Choking Shadows', 'Ettenmoors', { way: 'as Shadow-hold' }).stage.resolve();
      t.hazard.may('play Wargs');
    },
  ),
  scenario(
    'Whoever went by Stealth meets no creature from on guard either',
    { proves: ['crf/card/stealth/1', 'coe/2.V.i'], rules: ALL },
    (t) => {
      for (const hidden of [true, false] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Fatty Bolger', 'Elrond'] }],
            hand: ['Stealth'],
          },
          hazard: { hand: ['Orc-guard', 'River'] },
          moment: 'organization',
        });
        t.resource.mayNot('Stealth').refused('Stealth', { edge: 'coe/9.6.6' });
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
      const shine = (events: Named[]): number[] => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Faramir', 'Beorn', 'Gimli'] }],
            events: ['Sun', ...events],
            hand: [SPARE],
          },
          hazard: { hand: ['Lawless Men', 'Arthadan Rangers'] },
          moment: 'hazards',
        });
        const people = (['Faramir', 'Beorn', 'Gimli'] as const).map((n) =>
          t.card(n).stat('prowess'),
        );
        t.hazard.plays('Lawless Men', 'Wilderness').stage.resolve();
        const men = t.attack().prowess;
        t.fightOut({ always: 12 });
        t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
        return [...people, men, t.attack().prowess];
      };
      t.equal(shine([]), [6, 7, 5, 9, 10], 'Dúnedain are stronger, but not those who attack');
      t.equal(
        shine(['Gates of Morning']),
        [7, 8, 5, 8, 9],
        'all Men are, and whatever attacks is weaker',
      );
      t.say('So with Men who are at home at a site');
      for (const gates of [[], ['Gates of Morning']] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Bandit Lair', members: ['Gimli'] }],
            events: ['Sun', ...gates],
          },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.equal(t.attack().prowess, 6 - gates.length, 'no stronger for it');
      }
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
      t.resource.may('Star-glass');
      t.shows('crf/card/thorough-search/1#1', 'crf/errata/card-errata/71#1');
      t.resource.may('Sword of Gondolin').stage.shows('crf/errata/card-errata/71#2');
      // greater items are found there as a rule
      t.resource.mayNot('Orcrist');
      t.shows('crf/card/thorough-search/1#4', 'crf/errata/card-errata/71#4');
      // gold rings are not
      t.resource.mayNot('Beautiful Gold Ring');
      t.shows('crf/card/thorough-search/1#5', 'crf/errata/card-errata/71#5');
      t.resource.chooses('Sword of Gondolin');
      t.resolve();
      t.equal(t.card('Sword of Gondolin').host, 'Gimli', 'the other one has it');
      t.shows('crf/card/thorough-search/1#2');
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
      t.equal(
        [t.card('Beautiful Gold Ring').host, t.card('Moria').status],
        ['Gimli', 'untapped'],
        'he has it, and the site stays untapped',
      );
      t.shows('crf/card/thorough-search/1#3', 'crf/errata/card-errata/71#3');
      t.resource.may('Orcrist');
      t.say('Nor are special items such as it brings to light, though this is found there');
      t.board({
        resource: {
          companies: [{ at: 'Moria', siteTapped: true, members: ['Fatty Bolger', 'Balin'] }],
          hand: ['Thorough Search', 'Star-glass', 'Book of Mazarbul'],
        },
        moment: 'entered',
      });
      t.resource.plays('Thorough Search', 'Fatty Bolger').stage.resolve();
      t.resource.may('Star-glass').mayNot('Book of Mazarbul');
      t.shows('crf/card/thorough-search/1#4', 'crf/errata/card-errata/71#4');
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
      t.shows(...([1, 2, 3, 4] as const).map((n) => `crf/errata/card-errata/72#${n}`));
      t.say('So it is for minions');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'AS-162', members: ['Hador'] }],
          hand: ['LE-343', 'LE-313', 'LE-330', 'Saw-toothed Blade'],
        },
        moment: 'entered',
      });
      t.resource
        .may('play Scroll of Isildur')
        .may('play High Helm')
        .may('play Saw-toothed Blade')
        .mayNot('play Palantír of Amon Sûl')
        .refused('Palantír of Amon Sûl', { 'not-here': 'coe/2.V.4' });
      t.shows(
        'crf/card/tolfalas/1#1',
        'crf/card/tolfalas/1#2',
        'crf/card/tolfalas/1#3',
        ...([1, 2, 3, 4] as const).map((n) => `crf/errata/card-errata/72#${n}`),
      );
    },
  ),
  scenario(
    'Aragorn II is crowned in any phase at Minas Tirith, and nobody taps for it',
    {
      proves: ['pef/card/return-of-the-king/1', 'pef/card/return-of-the-king/2', 'coe/9.1.3'],
      rules: ALL,
    },
    (t) => {
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'entered',
        'end-of-turn',
      ] as const) {
        const status = moment === 'organization' ? 'untapped' : 'tapped';
        t.board({
          resource: {
            companies: [{ at: 'Minas Tirith', members: [{ name: 'Aragorn II', status }, 'Gimli'] }],
            hand: ['Return of the King', SPARE],
          },
          moment,
        });
        t.resource.plays('Return of the King').stage.resolve();
        t.equal(t.card('Return of the King').host, 'Aragorn II', 'he is King');
        t.equal(
          [t.card('Aragorn II').status, t.card('Gimli').status],
          [status, 'untapped'],
          'nobody tapped',
        );
        t.equal(t.card('Aragorn II').stat('influence'), 6, 'three more influence');
        t.equal(t.points(0).misc, 3, 'points');
      }
      t.shows('pef/card/return-of-the-king/1#3', 'pef/card/return-of-the-king/2#4');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
          hand: ['Return of the King', SPARE],
        },
        moment: 'organization',
      });
      t.resource.mayNot('Return of the King');
      t.shows('pef/card/return-of-the-king/2#4');
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', members: ['Aragorn II'] }],
          hand: ['Return of the King', SPARE],
        },
        hazard: { companies: [{ at: 'Rivendell', members: ['Denethor II'] }] },
        moment: 'organization',
      });
      t.resource.mayNot('Return of the King');
      t.say('An item, an ally and a faction are for the site phase, and one who is there taps');
      for (const [at, card] of [
        ['Moria', 'Glamdring'],
        ['Moria', 'Gollum'],
        ['Edoras', 'Riders of Rohan'],
      ] as const)
        for (const moment of ['organization', 'entered'] as const) {
          t.board({
            resource: { companies: [{ at, members: ['Aragorn II'] }], hand: [card] },
            moment,
            asksPasses: true,
          });
          if (moment === 'organization') {
            t.resource.refused(card, { phase: 'coe/2.V.1' });
            continue;
          }
          if (card === 'Riders of Rohan') t.rolls(12);
          t.resource.plays(card, 'Aragorn II').stage.resolve();
          t.equal(t.card('Aragorn II').status, 'tapped', card);
        }
      t.shows('pef/card/return-of-the-king/1#1', 'pef/card/return-of-the-king/2#1');
      t.say('So does a sage whose card says so');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          hand: ['Marvels Told'],
        },
        hazard: { events: ['Thrice Outnumbered'] },
        moment: 'organization',
      });
      t.rolls(12).resource.plays('Marvels Told', 'Elrond');
      t.equal(t.card('Elrond').status, 'tapped', 'outside the site phase too');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Bergil', 'Fatty Bolger'] }],
          hand: ['Stealth'],
        },
        moment: 'organization',
      });
      t.resource.passes().plays('Stealth', 'Fatty Bolger');
      t.equal(t.card('Fatty Bolger').status, 'tapped', 'and a scout');
      t.shows('pef/card/return-of-the-king/1#2');
      t.say('A ring that is found in a test is an item, and does not wait');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gandalf', bears: ['Precious Gold Ring'] }] },
          ],
          hand: ['Lesser Ring'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused('Lesser Ring', { phase: 'coe/2.V.1', ring: 'coe/6.2' });
      t.rolls(6).resource.uses('Gandalf').stage.resolve();
      t.resource.chooses('Lesser Ring');
      t.equal([t.card('Lesser Ring').host, t.state.phase], ['Gandalf', 'organization'], 'found');
      t.shows('pef/card/return-of-the-king/2#2');
      t.say('An event that names the site phase waits for it');
      for (const moment of ['organization', 'entered'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: ['Elrond', 'Gimli'], siteTapped: true }],
            hand: ['Rescue Prisoners'],
          },
          moment,
          asksPasses: true,
        });
        if (moment === 'entered') t.resource.may('play Rescue Prisoners');
        else t.resource.refused('Rescue Prisoners', { phase: 'coe/9.1.3', need: 'coe/9.2' });
      }
      t.shows('pef/card/return-of-the-king/2#3');
    },
  ),
  scenario(
    'Discarding a Nazgûl with River-horses does not undo what its tapping set going',
    { proves: ['pef/card/wizards-river-horses/2'], rules: ALL },
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
      t.resource.plays("Wizard's River-horses", { way: 'Nazgûl' });
      t.resolve();
      t.equal(t.card('Witch-king of Angmar').zone, 'discard', 'the Nazgûl that waited is gone');
      t.equal(t.card('Indûr Dawndeath').zone, 'discard', 'as is the one that had acted');
      t.equal(t.card('Star-glass').zone, 'discard', 'and the item too');
    },
  ),
];
