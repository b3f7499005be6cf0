import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';

/** The regions of a way that is on offer, by name. */
const regions = (words: string): string[] => words.replace(/^.*movement: /, '').split(' - ');

/** Where companies may go, and by which ways. */
export const paths: readonly Scenario[] = [
  scenario(
    'No way on offer leads through a region twice',
    {
      proves: [
        'crf/turn/organization-phase/choosing-a-new-site/2',
        'crf/turn/movement-hazard-phase/general/11',
        'coe/2.II.7.ii',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: "Thranduil's Halls", members: ['Haldir'] },
            { at: 'Rivendell', to: 'Lórien', members: ['Elrohir'] },
          ],
        },
        moment: 'movement',
      });
      t.resource.chooses('Haldir');
      t.resource.options_are(
        'starter movement: Wold & Foothills (Wilderness) - Border-land - Woodland Realm (Border-land)',
        'region movement: Wold & Foothills (Wilderness) - Anduin Vales (Border-land) - Grey Mountain Narrows (Shadow-land) - Woodland Realm (Border-land)',
        'region movement: Wold & Foothills (Wilderness) - Anduin Vales (Border-land) - Western Mirkwood (Wilderness) - Woodland Realm (Border-land)',
        'region movement: Wold & Foothills (Wilderness) - Anduin Vales (Border-land) - Woodland Realm (Border-land)',
        'region movement: Wold & Foothills (Wilderness) - Brown Lands (Shadow-land) - Anduin Vales (Border-land) - Woodland Realm (Border-land)',
      );
      t.resource.chooses('starter').stage.skipTo('route');
      const ways = t.resource.options().filter((w) => w.startsWith('region'));
      t.equal(ways.length, 2, 'by the High Pass or by Redhorn Gate');
      t.expect(
        ways.every((w) => new Set(regions(w)).size === regions(w).length && regions(w).length <= 4),
        'four regions at most, none of them twice',
      );
      t.say('Nor where there would be time enough to go somewhere and back');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir'] }] },
        moment: 'movement',
      });
      t.skipTo('route');
      const near = t.resource.options().filter((w) => w.startsWith('region'));
      t.expect(near.length > 1, 'there is more than one way to Bree');
      t.expect(
        near.every((w) => new Set(regions(w)).size === regions(w).length),
        'and none of them leads back to where it has been',
      );
      t.say('Nor with a steed, which carries them through six regions');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Elrohir', bears: ['Noble Steed'] }] },
          ],
        },
        moment: 'movement',
      });
      t.skipTo('route');
      const far = t.resource
        .options()
        .filter((w) => w.startsWith('region'))
        .map(regions);
      t.expect(
        far.some((w) => w.length === 6),
        'there is a way through six of them',
      );
      t.expect(
        far.every((w) => new Set(w).size === w.length),
        'and none that comes to one of them again, however long it was elsewhere',
      );
    },
  ),

  scenario(
    'Starter movement goes between a site and its own haven, or between havens that name each other',
    { proves: ['coe/2.II.7', 'coe/2.II.7.i', 'coe/2.II.7.ii', 'coe/2.IV.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrohir'] }],
          sites: ['Bree', 'Grey Havens', 'Edhellond', 'Edoras', 'Carn Dûm'],
        },
        moment: 'organization',
      });
      t.resource
        .may('to Bree')
        .may('to Grey Havens')
        .may('to Carn Dûm')
        .mayNot('to Edhellond')
        .mayNot('to Edoras');
      t.resource.chooses('to Grey Havens');
      t.resource.mayNot('move the company of Elrohir');
      t.skipTo('draw');
      t.equal(
        t.path('Elrohir'),
        ['wilderness', 'wilderness', 'free'],
        'as the card of the haven says',
      );
      t.equal(
        t.company('Elrohir').path.map((p) => p.name ?? ''),
        ['Rhudaur', '', 'Lindon'],
        'only the ends have names',
      );
      for (const [at, to, path] of [
        ['Rivendell', 'Carn Dûm', ['wilderness', 'shadow']],
        ['Carn Dûm', 'Rivendell', ['shadow', 'wilderness']],
      ] as const) {
        t.board({
          resource: { companies: [{ at, to, members: ['Elrohir'] }] },
          moment: 'movement',
        });
        t.asks(t.resource, 'path').resource.chooses('starter movement');
        t.equal(t.path('Elrohir'), [...path], `the types that are printed, on the way to ${to}`);
      }
      t.say('Out and back, and not by a haven that the site does not name');
      for (const [at, to, starter] of [
        ['Rivendell', 'Bree', true],
        ['Bree', 'Rivendell', true],
        ['Bree', 'Grey Havens', false],
        ['Grey Havens', 'Bree', false],
        ['Rivendell', 'Grey Havens', true],
        ['Lórien', 'Rivendell', true],
      ] as const) {
        t.board({
          resource: { companies: [{ at, to, members: ['Elrohir'] }] },
          moment: 'movement',
        });
        t.asks(t.resource, 'path');
        if (starter) t.resource.may('starter movement');
        else t.resource.mayNot('starter movement').may('region movement');
      }
    },
  ),

  scenario(
    'Lebennin and Ithilien touch for those who come by the river',
    { proves: ['crf/turn/movement/general/2', 'crf/card/anduin-river/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Pelargir', to: 'Henneth Annûn', members: ['Anborn', 'Faramir', 'Bergil'] },
          ],
          hand: ['Anduin River'],
        },
        hazard: { hand: [SPARE] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Anduin River', { way: 'neighbors' }, 'Anborn').stage.resolve();
      t.equal(t.card('Anborn').status, 'tapped', 'the ranger taps for it');
      t.skipTo('route');
      t.resource
        .may('Lebennin (Free-domain) - Ithilien (Wilderness)')
        .chooses('Lebennin (Free-domain) - Ithilien (Wilderness)');
      t.equal(t.path('Anborn'), ['free', 'wilderness'], 'two regions');
      t.noDraws();
      t.equal([t.company('Anborn').limit, t.limit('Anborn')], [3, 3], 'the limit is what it was');
      t.shows('crf/card/anduin-river/1#1');
    },
  ),

  scenario(
    'On foot there is no way from Lebennin straight into Ithilien',
    { proves: ['crf/turn/movement/general/2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Pelargir', to: 'Henneth Annûn', members: ['Anborn'] }] },
        moment: 'movement',
      });
      t.expect(
        t.resource.options().length > 0 &&
          t.resource.options().every((w) => !w.includes('Lebennin (Free-domain) - Ithilien')),
        'all ways go round',
      );
      t.resource.may('Lebennin (Free-domain) - Anórien (Free-domain) - Ithilien (Wilderness)');
      t.say('Nor is there one back');
      t.board({
        resource: { companies: [{ at: 'Henneth Annûn', to: 'Pelargir', members: ['Anborn'] }] },
        moment: 'movement',
      });
      t.expect(
        t.resource.options().length > 0 &&
          t.resource.options().every((w) => !w.includes('Ithilien (Wilderness) - Lebennin')),
        'all ways back go round',
      );
    },
  ),

  scenario(
    'The river either shortens the way or lowers the limit, never both',
    { proves: ['crf/card/anduin-river/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Pelargir',
              to: 'Henneth Annûn',
              members: ['Anborn', 'Faramir', 'Boromir II', 'Bergil', 'Forlong'],
            },
          ],
          hand: ['Anduin River', 'Anduin River'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end')
        .resource.may('Anduin River: neighbors')
        .may('Anduin River: hazard limit')
        .plays('Anduin River', { way: 'hazard limit' }, 'Anborn')
        .stage.resolve();
      t.equal(t.card('Anborn').status, 'untapped', 'for this nobody taps');
      t.resource.refused('Anduin River', { duplicate: 'coe/g.cbd.1' });
      t.skipTo('route');
      t.resource
        .mayNot('Lebennin (Free-domain) - Ithilien (Wilderness)')
        .chooses('Lebennin (Free-domain) - Anórien (Free-domain) - Ithilien');
      t.noDraws();
      t.equal([t.company('Anborn').limit, t.limit('Anborn')], [5, 3], 'the limit is two less');
      t.shows('crf/card/anduin-river/1#2');
    },
  ),

  scenario(
    'Regions that a text makes neighbours lead where nobody could have gone, and movement is declared then',
    { proves: ['coe/2.II.7', 'coe/9.6.6'], rules: ALL },
    (t) => {
      for (const [card, way, at, beyond, near] of [
        ['Anduin River', 'Anborn', 'Edoras', 'Easterling Camp', 'Dead Marshes'],
        ['White Mountains', 'Anborn', 'Edoras', 'Lond Galen', 'Vale of Erech'],
        ['Misty Mountains', 'Anborn', 'Rivendell', 'Edoras', 'Lórien'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at, members: [way] },
              { at: 'Minas Tirith', members: ['Aragorn II'] },
            ],
            sites: [beyond, near],
            hand: [card, 'Stealth'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.may(`move the company of ${way} to ${near}`);
        t.resource.mayNot(`move the company of ${way} to ${beyond}`);
        t.passUntil('organization-end');
        t.resource.mayNot('move the company').plays(card, { way: 'neighbors' }, way);
        t.resolve();
        t.resource
          .may(`move the company of ${way} to ${beyond}`)
          .mayNot(`move the company of ${way} to ${near}`)
          .mayNot('move the company of Aragorn II')
          .chooses(`move the company of ${way} to ${beyond}`)
          .mayNot('move the company');
        t.skipTo('company-phase').resource.chooses(way);
        if (t.decision().kind === 'route') t.take(t.decision().options[0], 'the first way');
        t.expect(t.company(way).moving, `${card} leads there`);
      }
    },
  ),

  scenario(
    'The way is named when the company’s own phase begins, not before',
    { proves: ['crf/tournament/movement/1', 'coe/2.IV.ii'], rules: ['tournament', 'coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Haldir'] },
            { at: 'Rivendell', members: ['Elrohir'] },
          ],
          sites: ["Thranduil's Halls", 'Weathertop'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
      });
      t.resource
        .chooses('Haldir', "to Thranduil's Halls")
        .chooses('Elrohir', 'to Weathertop')
        .passes();
      t.asks(t.resource, 'company-phase').resource.chooses('Haldir');
      t.asks(t.resource, 'path').resource.chooses('Western Mirkwood');
      t.equal(
        [t.path('Haldir').length, t.path('Elrohir').length],
        [4, 0],
        'the other company has no way yet',
      );
      t.shows('crf/tournament/movement/1#1');
      t.skipTo('route');
      t.equal(t.state.current, t.company('Elrohir').id, 'now it is asked of the second');
      t.resource
        .may('starter')
        .may('region movement: Rhudaur (Wilderness) - Arthedain (Wilderness)')
        .may('Cardolan');
      t.shows('crf/tournament/movement/1#2');
    },
  ),

  scenario(
    'There is no starter movement to the heart of Mordor, nor a way through the vale of the sorcerers',
    {
      proves: ['crf/tournament/movement/2', 'coe/2.II.7.i.W1', 'coe/2.II.7.ii.W1'],
      rules: ['tournament', 'coe'],
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Haldir'] },
            { at: 'Dead Marshes', members: ['Elrohir'] },
            { at: 'Henneth Annûn', members: ['Faramir'] },
            { at: 'Minas Morgul', members: ['Anborn'] },
          ],
          sites: ['Mount Doom', 'Cirith Ungol'],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('Haldir', 'to Mount Doom')
        .mayNot('Faramir', 'to Mount Doom')
        .may('Faramir', 'to Cirith Ungol');
      t.shows('crf/tournament/movement/2#1');
      t.resource.may('Anborn', 'to Mount Doom');
      t.shows('crf/tournament/movement/2#3');
      t.resource.may('Elrohir', 'to Mount Doom').chooses('Elrohir', 'to Mount Doom').passes();
      t.resource.chooses('Elrohir');
      t.equal(
        t.company('Elrohir').path.map((p) => p.name),
        ['Dagorlad', 'Horse Plains', 'Nurn', 'Gorgoroth'],
        'the only way of four regions that is left',
      );
      t.shows('crf/tournament/movement/2#4');
      t.say(
        'To what lies beyond Gorgoroth they pass through both; and they end or begin in the vale',
      );
      for (const [at, to, path] of [
        ['Henneth Annûn', 'Cirith Gorgor', ['Ithilien', 'Imlad Morgul', 'Gorgoroth', 'Udûn']],
        ['Mount Doom', 'Minas Morgul', ['Gorgoroth', 'Imlad Morgul']],
        ['Minas Morgul', 'Mount Doom', ['Imlad Morgul', 'Gorgoroth']],
      ] as const) {
        t.board({
          resource: { companies: [{ at, to, members: ['Faramir'] }] },
          moment: 'movement',
        });
        for (let i = 0; i < 9 && t.company('Faramir').movement === ''; i++)
          t.take(t.decision().options[0], 'on');
        t.equal(
          t.company('Faramir').path.map((p) => p.name ?? ''),
          [...path],
          `to ${to}`,
        );
      }
      t.say('By Udûn too, and out of Gorgoroth as into it');
      const bound = (at: Named, to: Named): void =>
        void t.board({
          resource: { companies: [{ at, members: ['Aragorn II'] }], sites: [to] },
          moment: 'organization',
        });
      bound('Cirith Gorgor', 'Mount Doom');
      t.resource.may('to Mount Doom');
      t.shows('crf/tournament/movement/2#5');
      bound('Mount Doom', 'Henneth Annûn');
      t.resource.mayNot('to Henneth Annûn');
      bound('Mount Doom', 'Minas Morgul');
      t.resource.may('to Minas Morgul');
      t.say('Away through Nurn, or by Udûn, as one gets there');
      bound('Mount Doom', 'Dead Marshes');
      t.resource.may('to Dead Marshes').chooses('to Dead Marshes').passes();
      for (let i = 0; i < 9 && t.company('Aragorn II').movement === ''; i++)
        t.take(t.decision().options[0], 'on');
      t.equal(
        t.company('Aragorn II').path.map((p) => p.name ?? ''),
        ['Gorgoroth', 'Nurn', 'Horse Plains', 'Dagorlad'],
        'the same way back',
      );
      t.shows('crf/tournament/movement/2#4');
      bound('Mount Doom', 'Cirith Gorgor');
      t.resource.may('to Cirith Gorgor');
      t.shows('crf/tournament/movement/2#5', 'crf/tournament/movement/2#8');
      bound('Mount Doom', 'Lórien');
      t.resource.mayNot('to Lórien');
      bound('Barad-dûr', 'Lórien');
      t.resource.mayNot('to Lórien');
      t.shows('crf/tournament/movement/2#2');
      bound('Lórien', 'Barad-dûr');
      t.resource.mayNot('to Barad-dûr');
      t.shows('crf/tournament/movement/2#1');
      // all sites of Gorgoroth are closed to the eagles, but they carry from there
      t.board({
        resource: {
          companies: [
            {
              at: 'Mount Doom',
              members: [{ name: 'Aragorn II', bears: ['Lindion the Oronín'] }],
            },
          ],
          hand: ['Eagle-mounts'],
          sites: ['Lórien'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('to Lórien');
      t.passUntil('organization-end').resource.plays('Eagle-mounts').stage.resolve();
      t.resource.may('to Lórien');
      t.shows('crf/tournament/movement/2#6');
      t.say('Those who serve the Shadow pass through the vale, and by starter movement');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'LE-381', members: ['Ostisen'] },
            { at: 'LE-390', members: ['Lagduf'] },
          ],
          sites: ['LE-393'],
        },
        moment: 'organization',
      });
      t.resource.may('Ostisen', 'to Mount Doom').chooses('Lagduf', 'to Mount Doom');
      t.resource.passes().stage.skipTo('path').resource.may('starter');
      t.shows('crf/tournament/movement/2#1');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-393', members: ['Lagduf'] }],
          sites: ['LE-390'],
        },
        moment: 'organization',
      });
      t.resource.chooses('Lagduf', 'to Minas Morgul').passes();
      t.skipTo('path').resource.may('starter');
      t.shows('crf/tournament/movement/2#2');
    },
  ),

  scenario(
    'Two companies from one place do not set out for the same site, and a site used up is not to be had again',
    { proves: ['coe/2.II.7.1', 'coe/g.site.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elrohir'] },
            { at: 'Rivendell', members: ['Elladan'] },
            { at: 'Goblin-gate', members: ['Gildor Inglorion'] },
          ],
          sites: ['Bree', 'Weathertop', 'Goblin-gate', 'Ettenmoors'],
          discard: ['Ettenmoors'],
        },
        hazard: { companies: [{ at: 'Bree', members: ['Faramir'] }] },
        moment: 'organization',
      });
      t.resource.mayNot('to Ettenmoors').may('Elladan', 'to Bree').chooses('Elrohir', 'to Bree');
      t.resource
        .mayNot('Elladan', 'to Bree')
        .may('Elladan', 'to Weathertop')
        .may('Gildor Inglorion', 'to Weathertop')
        .mayNot('Gildor Inglorion', 'to Goblin-gate');
      t.equal(
        t.resource.options().filter((w) => w.includes('Elladan') && w.includes('to Goblin-gate'))
          .length,
        1,
        'the card in play, not the other one',
      );
    },
  ),

  scenario(
    'A haven where one’s own people are may be reached with a card of its own',
    { proves: ['coe/2.II.7.3', 'coe/2.II.7', 'coe/2.II.7.2', 'coe/g.site.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Haldir'], siteTapped: true },
            { at: 'Rivendell', members: ['Elrohir'] },
          ],
          sites: ['Lórien', 'Edoras'],
        },
        moment: 'organization',
      });
      t.equal(
        t.resource.options().filter((w) => w.includes('Elrohir') && w.includes('to Lórien')).length,
        2,
        'the card in play, or another one',
      );
      t.take(
        t.decision().options.find((o) => o.type === 'declare-move' && o.site === t.id('Lórien')) ??
          t.fail('the card in play'),
        'Elrohir goes to the card in play',
      );
      t.resource.chooses('Haldir', 'to Edoras').passes();
      t.resource.chooses('Haldir').chooses('starter').stage.skipTo('route');
      t.equal(t.card('Lórien').zone, 'play', 'the card they left waits for those who come to it');
      t.equal(
        [t.card('Lórien').status, t.company('Elrohir').dest],
        ['tapped', t.id('Lórien')],
        'it is the same card',
      );
    },
  ),

  scenario(
    'Four regions by oneself, six at the most with help, and never seven',
    { proves: ['coe/2.II.7.ii'], rules: ALL },
    (t) => {
      // 4, 5 and 6 regions from Rohan, that of Edoras and their own among them
      const places: Named[] = ['Dead Marshes', 'Bree', 'Grey Havens'];
      const reached = (bears: Named[], uses: Named[]): string[] => {
        t.board({
          resource: {
            companies: [{ at: 'Edoras', members: [{ name: 'Théoden', bears }] }],
            sites: places,
          },
          moment: 'organization',
        });
        for (const item of uses) t.resource.uses(item).stage.resolve();
        return places.filter((site) => t.offered().some((x) => x.includes(`to ${site}`)));
      };
      t.equal(reached([], []), ['Dead Marshes'], 'four by himself');
      t.equal(reached(['Cram'], ['Cram']), ['Dead Marshes', 'Bree'], 'five with one more');
      t.equal(reached(['Noble Steed'], []), places, 'six with two more');
      const east = (uses: Named[]): string[] => {
        const bears: Named[] = ['Noble Steed', 'Cram', 'Twice-baked Cakes'];
        t.board({
          resource: {
            companies: [{ at: 'Grey Havens', members: [{ name: 'Gimli', bears }] }],
            sites: ['Dunharrow', 'Minas Tirith'],
          },
          moment: 'organization',
        });
        for (const item of uses) t.resource.uses(item).stage.resolve();
        return t.offered().filter((x) => x.startsWith('move'));
      };
      t.equal(east([]).length, 1, 'Dunharrow is the sixth region');
      t.equal(
        east(['Cram', 'Twice-baked Cakes']).map((x) => x.includes('Dunharrow')),
        [true],
        'the seventh cannot be reached with five more either',
      );
    },
  ),
];
