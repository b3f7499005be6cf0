import { query } from '@mathom/engine';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';
import { plain, plainUntil } from '../site/help.ts';

/** Those who are at a place are beset there, or kept from leaving it. */
export const besetPlaces: readonly Scenario[] = [
  scenario(
    'Siege lies on a Border-hold or Free-hold, and is gone with the card of the site',
    {
      proves: [
        'crf/card/siege/1',
        'crf/card/siege/2',
        'crf/errata/card-errata/65',
        'companion/errata/seige/1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const at of ['Bree', 'Edoras'] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli', 'Legolas'] }] },
          hazard: { hand: ['Siege', SPARE] },
          moment: 'hazards',
        });
        t.hazard.plays('Siege', at).stage.resolve();
        t.equal(t.card('Siege').host, at, 'it lies there');
      }
      t.shows('crf/card/siege/1#1', 'crf/errata/card-errata/65#1', 'companion/errata/seige/1#1');
      t.say('What lies in a Border-land, and is no Border-hold, is not besieged');
      for (const at of ['Amon Hen', 'Rivendell', 'Moria'] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli', 'Legolas'] }] },
          hazard: { hand: ['Siege', SPARE] },
          moment: 'hazards',
        });
        t.hazard.refused('Siege', { 'no-target': 'coe/9.3' });
      }
      t.shows('crf/card/siege/1#2', 'crf/errata/card-errata/65#2', 'companion/errata/seige/1#2');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Gimli'], onSite: ['Siege'], siteTapped: true }],
          sites: ['Rivendell'],
        },
        hazard: { hand: [SPARE] },
        moment: 'organization',
      });
      t.resource.chooses('to Rivendell');
      t.rolls(12);
      plainUntil(t, 'enter');
      t.equal(t.card('Bree').zone, 'discard', 'the tapped site is discarded as they leave');
      t.equal(t.card('Siege').zone, 'discard', 'and Siege with it');
    },
  ),

  scenario(
    'Siege is on that copy of the site alone, and who moves on in the same turn gets away from it',
    { proves: ['crf/card/siege/3', 'pef/term/site/1'], rules: ALL },
    (t) => {
      for (const [goesOn, others] of [
        [true, []],
        [true, ['Gimli']],
        [false, []],
      ] as const) {
        t.board({
          resource: {
            companies: [
              // the card of the site stays if some of his are there, and Siege with it
              ...(others.length > 0 ? [{ at: 'Edoras', members: others } as const] : []),
              { at: 'Lórien', to: 'Edoras', members: [{ name: 'Gandalf', bears: ['Shadowfax'] }] },
            ],
            sites: ['Minas Tirith', 'Isengard'],
          },
          hazard: { hand: ['Siege', SPARE] },
          moment: 'hazards',
        });
        t.hazard.plays('Siege').stage.resolve();
        t.passUntil('movement-hazard-end');
        if (goesOn) {
          t.resource.uses('Shadowfax').stage.resolve();
          t.skipTo('move-again').resource.chooses('Minas Tirith');
          if (others.length > 0) {
            plainUntil(t, 'site-phase');
            t.equal(t.card('Siege').zone, 'play', 'it lies where it lay');
            t.resource.chooses('Gandalf');
          }
          plainUntil(t, 'enter');
          t.expect(!t.underAttack, 'at Minas Tirith no Orcs are met');
          continue;
        }
        for (let i = 0; i < 30 && !t.underAttack; i++) plain(t);
        t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'at Edoras they are');
      }
      t.shows('crf/card/siege/3#1', 'crf/card/siege/3#2');
      t.say('So with whatever else lets them move again, of minions too');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', to: 'LE-356', members: ['Lagduf'] }],
          hand: ['Leg It Double Quick'],
          sites: ['LE-359'],
        },
        hazard: { hand: ['Siege', SPARE] },
        moment: 'hazards',
      });
      t.hazard.plays('Siege').stage.resolve();
      t.passUntil('movement-hazard-end').resource.plays('Leg It Double Quick').stage.resolve();
      t.skipTo('move-again').resource.chooses('Carn Dûm');
      plainUntil(t, 'enter');
      t.expect(!t.underAttack, 'nobody meets them at home');
      t.equal(t.card('Lagduf').site, 'Carn Dûm', 'where they are');
      t.shows('crf/card/siege/3#3');
    },
  ),

  scenario(
    'What lies on one card of a site leaves the other cards of it alone, unless it speaks of all',
    { proves: ['pef/term/site/1'], rules: ALL },
    (t) => {
      for (const whose of ['mine', 'theirs'] as const) {
        const board = (at: Named, card: Named): void => {
          const on = (here: boolean) => (here ? { onSite: [card] } : {});
          t.board({
            resource: { companies: [{ at, members: ['Gimli'], ...on(whose === 'mine') }] },
            hazard: {
              companies: [{ at, members: ['Haldir'], ...on(whose === 'theirs') }],
              hand: [SPARE],
            },
            moment: 'hazards',
            asksPasses: true,
          });
        };
        board('Edoras', 'Siege');
        for (let i = 0; i < 30 && !t.underAttack && t.decision().about !== 'enter'; i++) plain(t);
        t.equal(t.underAttack, whose === 'mine', `a siege of the card that is ${whose}`);
        t.shows('pef/term/site/1#1');
        board('Bree', "Nature's Revenge");
        t.equal(
          query.siteType(t.state, t.company('Gimli').site),
          'ruins',
          `the revenge is on all of them, though it lies on the card that is ${whose}`,
        );
        t.shows('pef/term/site/1#2');
      }
    },
  ),

  scenario(
    'Doubled Vigilance may be revealed on guard as the company enters',
    { proves: ['crf/card/doubled-vigilance/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: ['Gimli', 'Legolas'],
              onGuard: ['Doubled Vigilance'],
            },
          ],
        },
        hazard: { hand: [SPARE] },
        moment: 'site',
      });
      t.rolls(8).resource.chooses('enter the site');
      t.hazard.reveals('Doubled Vigilance').stage.resolve();
      for (let i = 0; i < 10 && !t.underAttack; i++) plain(t);
      t.equal([t.attack().strikes, t.attack().prowess], [4, 9], 'eight less two is not above six');
      t.say('It lies on the site from then on');
      t.equal(t.card('Doubled Vigilance').zone, 'play', 'a permanent-event');
      t.say('So it may for Ruins & Lairs or a Border-hold, where Doors of Night let it lie');
      for (const to of ['Barrow-downs', 'Bree'] as const)
        for (const open of [true, false]) {
          t.board({
            resource: {
              companies: [
                {
                  at: 'Rivendell',
                  to,
                  members: ['Gimli', 'Legolas'],
                  onGuard: ['Doubled Vigilance'],
                },
              ],
            },
            hazard: { hand: [SPARE], events: open ? ['Doors of Night'] : [] },
            moment: 'site',
            asksPasses: true,
          });
          t.resource.chooses('enter the site');
          if (open) {
            t.rolls(9).hazard.reveals('Doubled Vigilance').stage.resolve();
            t.equal(t.card('Doubled Vigilance').host, to, 'it is turned over');
          } else t.expect(t.decision().about !== 'reveal-on-guard', 'it is not, without them');
        }
    },
  ),

  scenario(
    'Enchanted Stream keeps a company from setting out: it is not returned, and nothing that spares it that helps',
    { proves: ['crf/card/enchanted-stream/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [{ name: 'Beretar', bears: ['Promptings of Wisdom'] }, 'Gimli', 'Legolas'],
              events: ['Enchanted Stream'],
            },
          ],
          sites: ['Lórien'],
        },
        hazard: { hand: [SPARE] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('to Lórien').may('use Enchanted Stream');
      t.shows('crf/card/enchanted-stream/1#1');
      t.say('The ranger taps, and nothing sends them back any more: they do not set out for it');
      t.rolls(12).resource.uses('Promptings of Wisdom').stage.resolve();
      t.equal(t.card('Beretar').status, 'tapped', 'so he does');
      t.resource.mayNot('to Lórien').may('use Enchanted Stream');
      t.shows('crf/card/enchanted-stream/1#2');
      t.say('Two of them tap, and it goes on');
      t.resource.uses('Enchanted Stream').stage.resolve();
      t.resource.chooses('Gimli');
      t.resource.may('to Lórien');
    },
  ),

  scenario(
    'A Mallorn grows at Bag End where the earth of Lórien is stored: a haven to heal and to meet at',
    { proves: ['crf/card/mallorn/1', 'crf/errata/card-errata/39'], rules: ALL },
    (t) => {
      const board = (stored: boolean, tree: boolean, moment: 'untap' | 'organization'): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bag End',
                members: ['Gandalf', { name: 'Sam Gamgee', status: 'wounded' }],
                siteTapped: true,
              },
            ],
            hand: ['Mallorn', 'Gimli'],
            ...(stored
              ? { stored: [{ name: "Earth of Galadriel's Orchard", at: 'Bag End' }] }
              : {}),
            ...(tree ? { events: ['Mallorn'] } : {}),
            pile: ['Hobbits'],
          },
          hazard: { hand: [SPARE] },
          moment,
          asksPasses: true,
        });
      };
      board(false, false, 'organization');
      t.resource.mayNot('play Mallorn').refused('Mallorn', { need: 'coe/9.2' });
      t.say('The earth must be stored, and there');
      for (const there of [false, true]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bag End',
                members: [
                  {
                    name: 'Sam Gamgee',
                    bears: there ? ["Earth of Galadriel's Orchard"] : [],
                  },
                ],
              },
            ],
            hand: ['Mallorn'],
            stored: there ? [] : [{ name: "Earth of Galadriel's Orchard", at: 'Rivendell' }],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.mayNot('play Mallorn').refused('Mallorn', { need: 'coe/9.2' });
        t.shows(
          `crf/card/mallorn/1#${there ? 2 : 3}`,
          `crf/errata/card-errata/39#${there ? 2 : 3}`,
        );
      }
      t.say('And it is played there, not from elsewhere');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Sam Gamgee'] }],
          hand: ['Mallorn'],
          stored: [{ name: "Earth of Galadriel's Orchard", at: 'Bag End' }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('play Mallorn').refused('Mallorn', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/mallorn/1#4', 'crf/errata/card-errata/39#4');
      board(true, false, 'organization');
      const before = t.points(0);
      t.resource.plays('Mallorn').stage.resolve();
      t.equal(t.points(0).misc - before.misc, 3, 'three points');
      t.shows('crf/card/mallorn/1#1', 'crf/errata/card-errata/39#1');
      t.equal(t.points(0).faction - before.faction, 1, 'and one more for Hobbits');
      t.resource.chooses('organize').may('Gimli');
      board(true, true, 'untap');
      plainUntil(t, 'organization');
      t.equal(t.card('Bag End').status, 'untapped', 'the site untaps');
      t.equal(t.card('Sam Gamgee').status, 'tapped', 'and whoever is wounded heals');
      board(true, false, 'untap');
      plainUntil(t, 'organization');
      t.equal(t.card('Bag End').status, 'tapped', 'without the tree it does not');
      t.equal(t.card('Sam Gamgee').status, 'wounded', 'nor does he');
      t.say('Left when it is tapped, it is not discarded');
      for (const tree of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Bag End', members: ['Gandalf'], siteTapped: true }],
            ...(tree ? { events: ['Mallorn'] } : {}),
            sites: ['Rivendell'],
          },
          hazard: { hand: [SPARE] },
          moment: 'organization',
        });
        t.resource.chooses('to Rivendell');
        plainUntil(t, 'enter');
        t.equal(t.card('Bag End').zone, tree ? 'sites' : 'discard', 'the card of Bag End');
      }
    },
  ),
];
