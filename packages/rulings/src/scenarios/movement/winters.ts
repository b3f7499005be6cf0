import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Foul Fumes and Long Winter: what they demand of companies, and what they do to sites. */
export const winters: readonly Scenario[] = [
  scenario(
    'Fumes under an open door tap every site of either player whose way leads through shadow',
    { proves: ['crf/card/foul-fumes/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bandit Lair', members: ['Elrohir'] },
            { at: 'Moria', members: ['Elladan'] },
            { at: 'Cirith Gorgor', members: ['Anborn'] },
          ],
        },
        hazard: {
          companies: [{ at: 'Dead Marshes', members: ['Faramir'] }],
          events: ['Doors of Night'],
          hand: ['Foul Fumes'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Foul Fumes').stage.resolve();
      t.equal(t.card('Bandit Lair').status, 'tapped', 'the site of the company');
      t.equal(t.card('Cirith Gorgor').status, 'tapped', 'that of another company of his');
      t.shows('crf/card/foul-fumes/1#1');
      t.equal(t.card('Dead Marshes').status, 'tapped', 'a site of the hazard player');
      t.shows('crf/card/foul-fumes/1#2');
      t.equal(t.card('Moria').status, 'untapped', 'no shadow on the way to Moria');
      t.shows('crf/card/foul-fumes/1#3');
      t.say('A haven is spared, and so is every site without the door');
      for (const [open, hidden] of [
        [true, false],
        [true, true],
        [false, false],
      ]) {
        t.board({
          resource: { companies: [{ at: 'Bandit Lair', members: ['Elrohir'] }] },
          hazard: {
            kind: 'fallen-wizard',
            companies: [
              { at: 'TW-384', members: ['Faramir'], onSite: hidden ? ['Hidden Haven'] : [] },
            ],
            events: open ? ['Doors of Night'] : [],
            hand: ['Foul Fumes'],
          },
          moment: 'hazards',
        });
        t.hazard.plays('Foul Fumes').stage.resolve();
        t.equal(
          [t.card('Bandit Lair').status, t.card('Dead Marshes').status],
          [open ? 'tapped' : 'untapped', open && !hidden ? 'tapped' : 'untapped'],
          hidden ? 'a haven of his is spared' : 'whether the door is open',
        );
      }
      t.shows('crf/card/foul-fumes/1#1', 'crf/card/foul-fumes/1#3');
    },
  ),

  scenario(
    'Fumes do not rise against a Ringwraith, nor touch his sites when he raises them himself',
    { proves: ['crf/term/card-effect-limitations/1.4'], rules: ALL },
    (t) => {
      for (const kind of ['ringwraith', 'balrog', 'wizard'] as const) {
        t.board({
          resource: { kind, companies: [{ at: 'Moria', members: ['Orc Sniffler'] }] },
          hazard: { hand: ['Foul Fumes', 'Minions Stir'] },
          moment: 'hazards',
        });
        if (kind === 'ringwraith') t.hazard.refused('Foul Fumes', { need: 'coe/9.2' });
        else t.hazard.may('play Foul Fumes');
      }
      t.board({
        resource: { companies: [{ at: 'Bandit Lair', members: ['Elrohir'] }] },
        hazard: {
          kind: 'ringwraith',
          companies: [{ at: 'Dead Marshes', members: ['Orc Sniffler'] }],
          events: ['Doors of Night'],
          hand: ['Foul Fumes'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Foul Fumes').stage.resolve();
      t.equal(t.card('Bandit Lair').status, 'tapped', 'the site of a Wizard');
      t.shows('crf/term/card-effect-limitations/1.4#2');
      t.equal(t.card('Dead Marshes').status, 'untapped', 'and not that of the Ringwraith');
      t.say('Nor do the fumes that he has raised turn back his own people in their turn');
      for (const [kind, eye] of [
        ['wizard', false],
        ['ringwraith', false],
        ['ringwraith', true],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? { at: 'Lórien', to: 'Dol Guldur', members: ['Gimli'] }
                : { at: 'LE-367', to: 'LE-364', members: ['Orc Captain'] },
            ],
            events: eye ? ['The Lidless Eye', 'Foul Fumes'] : ['Foul Fumes'],
          },
          hazard: { hand: ['River'] },
          moment: 'passives',
          asksPasses: true,
        });
        const who = kind === 'wizard' ? 'Gimli' : 'Orc Captain';
        t.expect(t.path(who).includes('dark'), `${kind}: their way leads through shadow`);
        if (t.decision().kind === 'respond') t.resolve();
        t.equal(t.company(who).returned === true, kind === 'wizard', `${kind}: sent back`);
      }
      t.shows('crf/term/card-effect-limitations/1.4#3');
    },
  ),

  scenario(
    'A site that is untapped again stays so, though the fumes linger',
    { proves: ['crf/card/foul-fumes/2', 'crf/turn/movement-hazard-phase/general/5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Caves of Ûlund', members: [{ name: 'Elrohir', bears: ["Thrór's Map"] }] },
          ],
        },
        hazard: {
          companies: [{ at: 'Dead Marshes', members: ['Faramir'] }],
          events: ['Doors of Night', 'Foul Fumes'],
          hand: ['Morgul Night'],
        },
        moment: 'passives',
      });
      t.resolve();
      t.equal(
        [t.card('Caves of Ûlund').status, t.card('Dead Marshes').status],
        ['tapped', 'tapped'],
        'the fumes tap each site',
      );
      t.resource.uses("Thrór's Map").stage.resolve();
      t.equal(t.card('Caves of Ûlund').status, 'untapped', 'the map untaps it');
      t.hazard.plays('Morgul Night').stage.resolve();
      t.passUntil('enter');
      t.equal(
        t.card('Caves of Ûlund').status,
        'untapped',
        'the fumes do not tap it twice in a turn',
      );
      t.shows('crf/card/foul-fumes/2#1', 'crf/turn/movement-hazard-phase/general/5#1');
      t.passUntil('organization', { turns: 1 });
      t.equal(t.card('Caves of Ûlund').status, 'tapped', 'in the next turn they tap it once more');
      t.shows('crf/card/foul-fumes/2#2', 'crf/turn/movement-hazard-phase/general/5#3');
    },
  ),

  scenario(
    'A site without shadow on its way is left alone until night falls over it',
    {
      proves: ['pef/card/foul-fumes/1', 'pef/card/foul-fumes/2', 'crf/term/site-path/2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Old Forest', by: 'starter', members: ['Elrohir'] }],
        },
        hazard: { events: ['Doors of Night', 'Foul Fumes'], hand: ['Morgul Night'] },
        moment: 'passives',
      });
      t.equal(t.chain(), [], 'nothing is demanded as they set out');
      t.equal(t.card('Old Forest').status, 'untapped', 'two wildernesses do not concern the fumes');
      t.shows('pef/card/foul-fumes/2#1');
      t.hazard.plays('Morgul Night').stage.resolve();
      t.equal(t.path('Elrohir'), ['shadow', 'shadow'], 'the way of the company has changed');
      t.shows('crf/term/site-path/2#1');
      t.equal(
        t.card('Old Forest').status,
        'tapped',
        'and that of the site, which is looked at only now',
      );
      t.shows(
        'pef/card/foul-fumes/1#1',
        'pef/card/foul-fumes/1#2',
        'pef/card/foul-fumes/2#2',
        'crf/term/site-path/2#2',
      );
      t.say('So it is when the fumes come after the company has set out');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Old Forest', by: 'starter', members: ['Elrohir'] }],
        },
        hazard: { events: ['Doors of Night'], hand: ['Foul Fumes', 'Morgul Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Foul Fumes').stage.resolve();
      t.equal(
        [t.card('Foul Fumes').zone, t.card('Old Forest').status],
        ['play', 'untapped'],
        'they are in play, and the site is left alone',
      );
      t.shows('pef/card/foul-fumes/2#1');
      t.hazard.plays('Morgul Night').stage.resolve();
      t.equal(t.card('Old Forest').status, 'tapped', 'until it is night');
      t.shows('pef/card/foul-fumes/2#2');
      t.say(
        'Nor is a site used up for the turn on whose way all is dark, before Doors of Night come',
      );
      t.board({
        resource: { companies: [{ at: 'Carn Dûm', members: ['Balin'] }] },
        hazard: { events: ['Foul Fumes'], hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.equal(t.card('Carn Dûm').status, 'untapped', 'without them nothing happens');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(t.card('Carn Dûm').status, 'tapped', 'with them it is closed');
      t.shows('pef/card/foul-fumes/1#1');
      t.say('Nor is the way of those who have no ranger with them looked at before it fits');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Old Forest', by: 'starter', members: ['Legolas'] }],
        },
        hazard: { events: ['Doors of Night', 'Foul Fumes'], hand: ['Morgul Night'] },
        moment: 'passives',
      });
      t.equal([t.chain(), t.company('Legolas').moving], [[], true], 'they set out');
      t.hazard.plays('Morgul Night').stage.resolve();
      // the site is to be tapped as well: which of the two comes first makes no difference
      t.take(t.decision().options[0], 'one of the two');
      t.resolve();
      t.equal(
        [t.company('Legolas').returned, t.card('Legolas').site],
        [true, 'Rivendell'],
        'and the night sends them home',
      );
      t.shows('pef/card/foul-fumes/1#4');
      t.say('A site that fits is looked at once in a turn');
      t.board({
        resource: {
          companies: [
            {
              at: 'Carn Dûm',
              members: [{ name: 'Balin', bears: ["Dwarven Ring of Durin's Tribe"] }],
            },
            { at: 'Lórien', members: ['Haldir'] },
          ],
        },
        hazard: {
          companies: [{ at: 'Edoras', members: ['Faramir'] }],
          events: ['Doors of Night', 'Foul Fumes'],
          hand: ['Fell Winter'],
        },
        moment: 'passives',
      });
      t.resolve();
      t.equal(t.card('Carn Dûm').status, 'tapped', 'the fumes close it');
      t.rolls(12).resource.uses("Dwarven Ring of Durin's Tribe").stage.resolve();
      t.hazard.plays('Fell Winter').stage.resolve();
      t.skipTo('site-phase');
      t.equal(t.card('Carn Dûm').status, 'untapped', 'opened by the ring, it stays open');
      t.resource.chooses('the company of Balin').passes();
      t.skipTo('enter', { turns: 1 });
      t.equal(t.card('Carn Dûm').status, 'tapped', 'until the next turn');
      t.shows('pef/card/foul-fumes/1#3');
    },
  ),

  scenario(
    'Whether the fumes tap a site is read off its card, whichever way was taken',
    { proves: ['companion/clarification/foul-fumes/1', 'crf/term/site-path/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Dale',
              to: 'Caves of Ûlund',
              by: ['Northern Rhovanion', 'Withered Heath'],
              members: ['Elrond'],
            },
          ],
        },
        hazard: { events: ['Doors of Night', 'Foul Fumes'], hand: ['River'] },
        moment: 'passives',
      });
      t.resolve();
      t.equal(
        t.path('Elrond'),
        ['wilderness', 'wilderness'],
        'they met no shadow and need no ranger',
      );
      t.equal(
        t.card('Caves of Ûlund').status,
        'tapped',
        'but the way printed for the site leads through one',
      );
      t.shows('crf/term/site-path/1#1', 'companion/clarification/foul-fumes/1#1');
      t.say('So it is with another card that asks for the way of the site: a Long Winter');
      t.board({
        resource: {
          companies: [
            { at: 'Dale', to: 'Lake-town', by: ['Northern Rhovanion'], members: ['Elrond'] },
          ],
        },
        hazard: { events: ['Doors of Night', 'Long Winter'], hand: ['River'] },
        moment: 'passives',
      });
      t.resolve();
      t.equal(t.path('Elrond'), ['wilderness'], 'one Wilderness on their own way');
      t.equal(t.card('Lake-town').status, 'tapped', 'and two on that which is printed');
      t.shows('crf/term/site-path/1#1');
    },
  ),

  scenario(
    'A shadow on the way of the company alone does not tap its site',
    { proves: ['crf/term/site-path/1', 'companion/clarification/foul-fumes/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Dale',
              to: "Thranduil's Halls",
              by: ['Northern Rhovanion', 'Grey Mountain Narrows', 'Woodland Realm'],
              members: ['Elrohir'],
            },
          ],
        },
        hazard: { events: ['Doors of Night', 'Foul Fumes'], hand: ['River'] },
        moment: 'passives',
      });
      t.equal(
        t.path('Elrohir'),
        ['wilderness', 'shadow', 'border'],
        'the company goes through a shadow-land',
      );
      t.equal(t.chain(), [], 'nothing is declared for it');
      t.skipTo('enter');
      t.equal(t.card('Elrohir').site, "Thranduil's Halls", 'with a ranger they have arrived');
      t.equal(t.card("Thranduil's Halls").status, 'untapped', 'the printed way does not');
      t.shows('crf/term/site-path/1#2', 'companion/clarification/foul-fumes/1#2');
    },
  ),

  scenario(
    'A long winter under an open door taps all sites beyond two wildernesses',
    { proves: ['crf/card/long-winter/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir'] },
            { at: 'Lórien', members: ['Haldir'] },
            { at: 'Edoras', members: ['Orophin'] },
          ],
        },
        hazard: {
          companies: [{ at: 'Moria', members: ['Faramir'] }],
          events: ['Doors of Night', 'Long Winter'],
          hand: ['River'],
        },
        moment: 'passives',
      });
      t.resolve();
      t.equal(
        ['Bree', 'Moria', 'Edoras', 'Lórien'].map((n) => t.card(n).status),
        ['tapped', 'tapped', 'untapped', 'untapped'],
        'sites of both players, but neither havens nor those nearer by',
      );
      t.shows('crf/card/long-winter/1#2', 'crf/card/long-winter/1#3');

      t.say('All of them: those a company leaves and goes to, and several of one player');
      const sites = ['Weathertop', 'Bree', 'Goblin-gate', 'Moria', 'Barrow-downs'];
      for (const open of [true, false]) {
        t.board({
          resource: {
            companies: [
              { at: 'Weathertop', to: 'Bree', by: ['Arthedain'], members: ['Elrohir'] },
              { at: 'Goblin-gate', members: ['Haldir'] },
            ],
          },
          hazard: {
            kind: 'fallen-wizard',
            companies: [
              { at: 'Moria', members: ['Faramir'] },
              { at: 'Barrow-downs', members: ['Gimli'] },
              { at: 'TW-430', onSite: ['Hidden Haven'], members: ['Beretar'] },
            ],
            events: open ? ['Doors of Night', 'Long Winter'] : ['Long Winter'],
            hand: ['River'],
          },
          moment: 'passives',
        });
        t.resolve();
        t.equal(
          sites.map((n) => t.card(n).status),
          sites.map(() => (open ? 'tapped' : 'untapped')),
          open ? 'five of five' : 'none without Doors of Night',
        );
        t.equal(
          t.card('The White Towers').status,
          'untapped',
          'a haven is spared, however far it is',
        );
      }
      t.shows('crf/card/long-winter/1#1', 'crf/card/long-winter/1#3');
    },
  ),

  scenario(
    'A long winter is laid on each site once a turn',
    {
      proves: [
        'crf/card/long-winter/2',
        'crf/turn/movement-hazard-phase/general/5',
        'pef/card/long-winter/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: [{ name: 'Balin', bears: ["Dwarven Ring of Durin's Tribe"] }] },
            { at: 'Lórien', members: ['Haldir'] },
            { at: 'Weathertop', members: ['Elladan'] },
          ],
        },
        hazard: {
          companies: [{ at: 'Edoras', members: ['Faramir'] }],
          events: ['Doors of Night', 'Long Winter'],
          hand: ['Fell Winter'],
        },
        moment: 'passives',
      });
      t.resolve();
      t.equal(
        [t.card('Moria').status, t.card('Weathertop').status],
        ['tapped', 'tapped'],
        'winter taps Moria, and each other site in the wild',
      );
      t.rolls(12);
      t.resource.uses("Dwarven Ring of Durin's Tribe").stage.resolve();
      t.equal(t.card('Moria').status, 'untapped', 'the ring untaps it');
      t.hazard.plays('Fell Winter').stage.resolve();
      t.equal(t.card('Moria').status, 'untapped', 'and it stays so');
      t.shows('crf/card/long-winter/2#1', 'crf/turn/movement-hazard-phase/general/5#1');
      t.skipTo('site-phase');
      t.equal(t.card('Moria').status, 'untapped', 'in the next company’s phase too');
      t.shows('crf/card/long-winter/2#1', 'crf/turn/movement-hazard-phase/general/5#2');
      t.resource.chooses('the company of Balin').passes();
      t.skipTo('enter', { turns: 1 });
      t.equal(t.card('Moria').status, 'tapped', 'in the next turn it is looked at again');
      t.shows(
        'crf/card/long-winter/2#2',
        'pef/card/long-winter/1#2',
        'crf/turn/movement-hazard-phase/general/5#3',
      );
    },
  ),

  scenario(
    'A second wilderness on the way to Edoras lets winter in',
    { proves: ['pef/card/long-winter/1', 'pef/card/long-winter/2', 'coe/2.IV.ii.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Orophin'] }],
        },
        hazard: { events: ['Doors of Night', 'Long Winter'], hand: ['Gloom'] },
        moment: 'passives',
      });
      t.equal(t.chain(), [], 'one wilderness is not enough');
      t.equal(t.card('Edoras').status, 'untapped', 'and the site is left alone');
      t.hazard.plays('Gloom', { way: 'Border-land' }, 'Rohan').stage.resolve();
      t.equal(t.path('Orophin'), ['wilderness', 'wilderness'], 'Rohan is read as a wilderness');
      t.equal(
        t.card('Edoras').status,
        'tapped',
        'on the card of the site too, which names that region',
      );
      t.shows('pef/card/long-winter/1#1');
      t.say('So it is with one that is far in the wild, before Doors of Night come');
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Balin'] }] },
        hazard: { events: ['Long Winter'], hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.equal(t.card('Moria').status, 'untapped', 'without them nothing happens');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(t.card('Moria').status, 'tapped', 'with them it is closed');
      t.shows('pef/card/long-winter/1#1');
      t.say('And whoever has no ranger with him is sent back then');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Celeborn'] }],
        },
        hazard: { events: ['Doors of Night', 'Long Winter'], hand: ['Gloom'] },
        moment: 'passives',
      });
      t.equal([t.chain(), t.company('Celeborn').moving], [[], true], 'he sets out');
      t.hazard.plays('Gloom', { way: 'Border-land' }, 'Rohan').stage.resolve();
      t.take(t.decision().options[0], 'one of the two');
      t.resolve();
      t.equal(
        [t.company('Celeborn').returned, t.card('Celeborn').site],
        [true, 'Lórien'],
        'two are too many',
      );
      t.shows('pef/card/long-winter/1#3');
      t.say('Once in a turn: who was kept from going back then goes on');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              by: 'starter',
              members: [{ name: 'Celeborn', bears: ['Goldberry'] }],
            },
          ],
        },
        hazard: { hand: ['Long Winter', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Long Winter').stage.resolveThis();
      t.equal(t.chain(), ['Long Winter'], 'he is looked at');
      t.resource.uses('Goldberry').stage.resolve();
      t.equal(
        [t.chain(), t.path('Celeborn').filter((x) => x === 'wilderness').length],
        [[], 2],
        'his way is as wild as it was',
      );
      t.skipTo('enter');
      t.equal(t.card('Celeborn').site, 'Bree', 'but nobody looks again, and he arrives');
      t.shows('pef/card/long-winter/1#4');
    },
  ),

  scenario(
    'With no ranger left a company turns back from the winter',
    { proves: ['coe/2.IV.4', 'pef/term/order-of-effects/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Haldir'] }],
        },
        hazard: { events: ['Doors of Night', 'Long Winter'], hand: ['Gloom', 'Wargs'] },
        moment: 'passives',
      });
      t.hazard.plays('Gloom', { way: 'Border-land' }, 'Rohan').stage.resolve();
      t.asks(t.resource, 'passives');
      t.shows('pef/term/order-of-effects/1#2');
      t.resource.chooses('Long Winter').stage.resolve();
      t.equal(
        t.company('Haldir').returned,
        true,
        'the second wilderness came up while they were on their way',
      );
      t.equal(
        [t.path('Haldir'), t.company('Haldir').moved],
        [[], false],
        'they have no way any more and have not moved',
      );
      t.equal(t.card('Haldir').site, 'Lórien', 'they are where they came from');
      t.asks(t.resource, 'discard-one');
      t.say('So it is with what follows from the end of the phase');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Edoras',
              by: 'starter',
              members: [
                { name: 'Celeborn', bears: ['Alone and Unadvised'] },
                { name: 'Haldir', bears: ['Alone and Unadvised'] },
              ],
            },
          ],
        },
        moment: 'hazards',
      });
      t.passUntil('passives').asks(t.resource, 'passives');
      t.resource.options_are('Alone and Unadvised (Celeborn)', 'Alone and Unadvised (Haldir)');
      t.shows('pef/term/order-of-effects/1#2');
      t.say('And with what follows from something in another phase');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [
                { name: 'Aragorn II', bears: ['Lure of Expedience'] },
                { name: 'Boromir II', bears: ['Lure of Expedience'] },
              ],
            },
          ],
          hand: ['Glamdring'],
        },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Aragorn II').stage.resolve();
      t.asks(t.resource, 'passives');
      t.resource.options_are('Lure of Expedience (Aragorn II)', 'Lure of Expedience (Boromir II)');
      t.shows('pef/term/order-of-effects/1#2');
    },
  ),
];
