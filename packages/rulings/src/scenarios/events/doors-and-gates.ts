import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const doorsAndGates: readonly Scenario[] = [
  scenario(
    'The Evenstar shines where no Wilderness is to be seen',
    {
      proves: ['crf/card/evenstar/1', 'companion/clarification/the-evenstar/1', 'coe/9.1.4'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Legolas', 'Haldir', 'Gimli'] }],
          events: ['Gates of Morning'],
          hand: ['The Evenstar'],
        },
        moment: 'organization',
      });
      t.resource
        .may('play The Evenstar: each Elf gets')
        .mayNot('play The Evenstar: as Border-land')
        .mayNot('play The Evenstar: as Free-domain');
      t.resource.plays('The Evenstar', { way: 'each Elf gets' }, 'Legolas').stage.resolve();
      t.equal(
        [
          t.card('Legolas').stat('prowess'),
          t.card('Haldir').stat('prowess'),
          t.card('Gimli').stat('prowess'),
        ],
        [7, 5, 5],
        'two more for the one, one for each Elf, none for the Dwarf',
      );
      t.shows('companion/clarification/the-evenstar/1#4');
      t.say('on the way through Wilderness a region may be changed, but need not be');
      const way = (open = true): BoardSpec => ({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas'] }],
          events: open ? ['Gates of Morning'] : [],
          hand: ['The Evenstar'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.board(way());
      t.resource
        .may('play The Evenstar: each Elf gets')
        .may('play The Evenstar: as Border-land')
        .plays('The Evenstar', { way: 'each Elf gets' })
        .stage.resolve();
      t.equal(t.path('Legolas'), ['wilderness', 'wilderness'], 'left as it is');
      t.shows('companion/clarification/the-evenstar/1#3');
      t.board(way());
      t.resource
        .plays('The Evenstar', { way: 'as Border-land' }, '(Wilderness, 1)')
        .stage.resolve();
      t.equal(t.path('Legolas'), ['border', 'wilderness'], 'one region is changed');
      t.equal(t.card('Legolas').stat('prowess'), 7, 'with all the rest');
      t.board(way(false));
      t.resource.may('play The Evenstar').mayNot('play The Evenstar: as Border-land');
      t.shows('companion/clarification/the-evenstar/1#1');
      t.say('so may a Border-land, and neither without the Gates');
      for (const open of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Legolas'] }],
            events: open ? ['Gates of Morning'] : [],
            hand: ['The Evenstar'],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        if (!open) {
          t.resource
            .may('play The Evenstar')
            .mayNot('play The Evenstar: as Border-land')
            .mayNot('play The Evenstar: as Free-domain');
          continue;
        }
        t.equal(t.path('Legolas'), ['wilderness', 'border'], 'the way to Edoras');
        t.resource.plays('The Evenstar', { way: 'as Free-domain' }).stage.resolve();
        t.equal(t.path('Legolas'), ['wilderness', 'free'], 'the other region is changed');
        t.equal(t.card('Legolas').stat('prowess'), 7, 'with all the rest');
        t.shows('companion/clarification/the-evenstar/1#2');
      }
    },
  ),

  scenario(
    'The Evenstar is for characters, not for those who attack',
    { proves: ['crf/card/evenstar/2', 'coe/3.i.2'], rules: ALL },
    (t) => {
      const treason = (way: string): { attack: number; traitor: number; defender: number } => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Legolas', bears: ['Lure of the Senses'] }, 'Haldir'],
              },
            ],
            events: ['Gates of Morning'],
            hand: ['The Evenstar'],
          },
          hazard: { events: ['Traitor'], hand: ['Weariness of the Heart'] },
          moment: 'hazards',
        });
        if (way) {
          const aims = way.includes('Border-land') ? ['Haldir', 'Rhudaur'] : ['Haldir'];
          t.resource.plays('The Evenstar', { way }, ...aims).stage.resolve();
        }
        const traitor = t.card('Legolas').stat('prowess');
        t.rolls(2);
        t.hazard
          .plays('Weariness of the Heart', { way: 'corruption check' }, 'Legolas')
          .stage.resolve();
        return { attack: t.attack().prowess, traitor, defender: t.card('Haldir').stat('prowess') };
      };
      const dark = treason('');
      for (const way of ['each Elf gets', 'as Border-land']) {
        const lit = treason(way);
        t.equal(
          [dark.attack, lit.attack],
          [dark.traitor + 10, lit.traitor + 10],
          'the attack of an Elf who turns traitor has his own prowess and ten: nothing more for being Elvish',
        );
        t.equal(
          [lit.traitor - dark.traitor, lit.defender - dark.defender],
          [1, 2],
          'the characters themselves are changed',
        );
      }
    },
  ),

  scenario(
    'Gloom over a site asks for no moving company',
    { proves: ['crf/card/gloom/1', 'crf/term/active-conditions/7', 'coe/9.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Gimli'] }] },
        hazard: { events: ['Doors of Night'], hand: ['Gloom', 'Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard
        .mayNot('play Gloom: prowess')
        .mayNot('play Gloom: Border-land')
        .may('play Gloom: Border-hold')
        .mayNot('play Cave-drake');
      t.hazard.plays('Gloom', { way: 'Border-hold' }).stage.resolve();
      t.hazard.may('play Cave-drake');
      t.say('so it is over a land: that in which those lie who stay where they are');
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Gimli'] }] },
        hazard: { events: ['Doors of Night'], hand: ['Gloom'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', { way: 'Border-land' }).stage.resolve();
      t.equal(t.card('Gloom').zone, 'discard', 'it is dark over the land');
      t.shows('crf/card/gloom/1#1', 'crf/term/active-conditions/7#2');
      t.say('for its first use somebody must be on the way');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Gimli'] }] },
        hazard: { events: ['Doors of Night'], hand: ['Gloom'] },
        moment: 'hazards',
      });
      t.hazard.refused('Gloom', { 'no-target': 'coe/9.3' }, { way: 'prowess' });
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
        hazard: { hand: ['Gloom'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', { way: 'prowess' }).stage.resolve();
      t.equal(t.card('Gimli').stat('prowess'), 4, 'one prowess less');
      t.shows('crf/card/gloom/1#2');
    },
  ),

  scenario(
    'Doors of Night clears away what is there and leaves what comes later',
    {
      proves: ['companion/clarification/doors-of-night/1', 'pef/card/gates-of-morning/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas', 'Haldir', 'Elrond'] }],
          events: ['Sun', 'Gates of Morning', 'Lapse of Will'],
          hand: ['The Evenstar', 'The Evenstar', 'Vilya'],
        },
        hazard: { hand: ['Doors of Night', 'Gloom', 'Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', { way: 'prowess' }, 'Haldir').stage.resolve();
      t.resource.plays('The Evenstar', { way: 'each Elf gets' }, 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').stat('prowess'), 7, 'with Gates and star: two more');
      t.rolls(12).resource.plays('Vilya').stage.resolve();
      t.hazard.plays('Doors of Night');
      t.equal(
        [t.card('Sun').zone, t.card('Legolas').stat('prowess')],
        ['play', 7],
        'as long as they are only declared nothing happens',
      );
      t.resolve();
      t.equal(
        [t.card('Lapse of Will').zone, t.card('Elrond').stat('body')],
        ['play', 11],
        'what is no environment stays, a card and what another has left',
      );
      t.equal(t.card('Sun').zone, 'discard', 'Sun is gone');
      t.equal(t.card('Gates of Morning').zone, 'discard', 'Gates too');
      t.shows('pef/card/gates-of-morning/1#3');
      t.equal(t.card('Legolas').stat('prowess'), 5, 'and the star with them');
      t.equal(t.card('Haldir').stat('prowess'), 3, 'but not the gloom');
      t.shows(
        'companion/clarification/doors-of-night/1#1',
        'companion/clarification/doors-of-night/1#6',
        'pef/card/gates-of-morning/1#4',
      );
      t.resource.plays('The Evenstar', 'Haldir').stage.resolve();
      t.equal(t.card('Haldir').stat('prowess'), 4, 'a star that rises later shines');
      t.equal(t.card('Doors of Night').zone, 'play', 'under open Doors');
      t.say('All of it that is in force: a star, and the quiet of a land');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Moria', members: ['Legolas', 'Haldir'] }],
          hand: ['The Evenstar', 'Quiet Lands'],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.resource.plays('The Evenstar', 'Legolas').stage.resolve();
      t.resource.plays('Quiet Lands', { way: 'automatic-attack' }).stage.resolve();
      t.equal(t.card('Legolas').stat('prowess'), 6, 'the star shines');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(t.card('Legolas').stat('prowess'), 5, 'no more');
      t.skipTo('enter').resource.chooses('enter');
      t.equal(t.attack().strikes, 4, 'and the Orcs are as many as ever, not half of them');
      t.shows('companion/clarification/doors-of-night/1#1');
      t.say('What is of their own side stays, weather and all');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas'] }] },
        hazard: { events: ['Morgul Night'], hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(
        [t.card('Morgul Night').zone, t.card('Doors of Night').zone],
        ['play', 'play'],
        'a night of theirs',
      );
      t.shows('pef/card/gates-of-morning/1#3');
      t.say('What was only declared when the Doors were played comes after them, and stays');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Haldir'] }],
          hand: ['The Evenstar'],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.resource.plays('The Evenstar', 'Haldir');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(t.card('Haldir').stat('prowess'), 5, 'the star shines all the same');
      t.shows('companion/clarification/doors-of-night/1#2');
      t.say('A card of the class is played under open Doors, and stays');
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Faramir'] }], hand: ['Sun'] },
        hazard: { events: ['Doors of Night'] },
        moment: 'long-event',
      });
      t.resource.plays('Sun').stage.resolve();
      t.equal([t.card('Sun').zone, t.card('Faramir').stat('prowess')], ['play', 6], 'it shines');
      t.shows('companion/clarification/doors-of-night/1#3');
    },
  ),

  scenario(
    'Doors of Night cannot be opened when strikes already assigned would become more',
    { proves: ['companion/clarification/doors-of-night/1'], rules: ALL },
    (t) => {
      const board = (events: Named[]): BoardSpec => ({
        resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Legolas', 'Gimli'] }] },
        hazard: { events, hand: ['Orc-watch', 'Doors of Night', 'River'] },
        moment: 'hazards',
      });
      t.board(board(['Minions Stir']));
      t.hazard.plays('Orc-watch').stage.resolve();
      t.asks(t.hazard, 'attack');
      t.hazard.may('play Doors of Night').passes();
      t.resource.chooses('a strike to Legolas').chooses('a strike to Gimli');
      t.asks(t.hazard, 'between-strikes');
      t.hazard
        .mayNot('play Doors of Night')
        .refused('Doors of Night', { 'strikes-assigned': 'crf/turn/combat/attack/10' });
      t.shows('companion/clarification/doors-of-night/1#4');
      t.say('without Minions Stir nothing would change');
      t.board(board([]));
      t.hazard.plays('Orc-watch').stage.resolve();
      t.hazard.passes();
      t.resource.chooses('a strike to Legolas').chooses('a strike to Gimli');
      t.hazard.may('play Doors of Night');
      t.shows('companion/clarification/doors-of-night/1#5');
    },
  ),

  scenario(
    'Gates of Morning clears away what is there and leaves what comes later',
    {
      proves: ['companion/clarification/gates-of-morning/1', 'pef/card/gates-of-morning/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas', 'Haldir', 'Gimli'] }],
          hand: ['Gates of Morning', 'The Evenstar'],
        },
        hazard: {
          events: ['Doors of Night', 'Morgul Night'],
          hand: ['Gloom', 'Gloom', 'Weariness of the Heart', 'Twilight'],
        },
        moment: 'hazards',
      });
      t.equal(t.path('Legolas'), ['shadow', 'shadow'], 'it is night');
      t.hazard.plays('Gloom', { way: 'prowess' }, 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').stat('prowess'), 4, 'gloom is on him');
      t.resource.plays('The Evenstar', 'Haldir').stage.resolve();
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Gimli').stage.resolve();
      t.resource.plays('Gates of Morning');
      t.equal(
        t.card('Doors of Night').zone,
        'play',
        'as long as they are only declared nothing happens',
      );
      t.resolve();
      t.equal(
        [t.card('Doors of Night').zone, t.card('Morgul Night').zone],
        ['discard', 'discard'],
        'the night is over',
      );
      t.shows('pef/card/gates-of-morning/1#1');
      t.equal(t.path('Legolas'), ['wilderness', 'wilderness'], 'the land is itself again');
      t.equal(t.card('Legolas').stat('prowess'), 5, 'the gloom lifted');
      t.equal(t.card('Gimli').stat('prowess'), 4, 'weariness is no weather, and stays');
      t.equal(t.card('Haldir').stat('prowess'), 5, 'and so does a star');
      t.shows('companion/clarification/gates-of-morning/1#1', 'pef/card/gates-of-morning/1#2');
      t.hazard.plays('Gloom', { way: 'prowess' }, 'Haldir').stage.resolve();
      t.equal(t.card('Haldir').stat('prowess'), 4, 'new gloom stays');
      t.equal(t.card('Gates of Morning').zone, 'play', 'under open Gates');
      t.say('All of it that is in force: gloom, and the shadows of a place');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dimrill Dale', members: ['Legolas', 'Haldir'] }],
          hand: ['Gates of Morning'],
        },
        hazard: { hand: ['Gloom', 'Choking Shadows'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', { way: 'prowess' }, 'Legolas').stage.resolve();
      t.hazard.plays('Choking Shadows', { way: 'automatic-attack' }).stage.resolve();
      t.equal(t.card('Legolas').stat('prowess'), 4, 'gloom is on him');
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(t.card('Legolas').stat('prowess'), 5, 'no more');
      t.skipTo('enter').resource.chooses('enter');
      t.equal(t.attack().prowess, 6, 'and the Orcs are as strong as ever, not by two more');
      t.shows('companion/clarification/gates-of-morning/1#1');
      t.say('What is of their own side stays, and what is no weather');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas'] }],
          events: ['Sun'],
          hand: ['Gates of Morning'],
        },
        hazard: { events: ['Doors of Night', 'Minions Stir'] },
        moment: 'hazards',
      });
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(
        [t.card('Sun').zone, t.card('Minions Stir').zone, t.card('Doors of Night').zone],
        ['play', 'play', 'discard'],
        'a light of theirs, and Orcs who stir',
      );
      t.shows('pef/card/gates-of-morning/1#1');
      t.say('What was only declared when the Gates were played comes after them, and stays');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Haldir'] }],
          hand: ['Gates of Morning'],
        },
        hazard: { hand: ['Gloom'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', { way: 'prowess' }, 'Haldir');
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(t.card('Haldir').stat('prowess'), 3, 'the gloom falls all the same');
      t.shows('companion/clarification/gates-of-morning/1#2');
      t.say('A card of the class is played under open Gates, and stays');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Haldir'] },
            { at: 'Lórien', to: 'Moria', members: ['Gimli'] },
          ],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Foul Fumes'] },
        moment: 'hazards',
      });
      t.hazard.plays('Foul Fumes').stage.resolve();
      t.skipTo('enter');
      t.equal(t.card('Foul Fumes').zone, 'play', 'they drift on');
      t.shows('companion/clarification/gates-of-morning/1#3');
    },
  ),

  scenario(
    'Gates of Morning cannot be opened when strikes already assigned would become fewer',
    { proves: ['companion/clarification/gates-of-morning/1'], rules: ALL },
    (t) => {
      for (const stirred of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Moria', members: ['Legolas', 'Gimli'] }],
            hand: ['Gates of Morning'],
          },
          hazard: {
            events: ['Doors of Night', ...(stirred ? (['Minions Stir'] as const) : [])],
            hand: ['Orc-watch', 'River'],
          },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-watch').stage.resolve();
        t.resource.may('play Gates of Morning').passes();
        t.hazard.passes();
        t.resource.passes();
        t.resource.chooses('a strike to Legolas').chooses('a strike to Gimli');
        if (stirred) {
          t.asks(t.hazard, 'between-strikes');
          t.resource.refused('Gates of Morning', {
            'strikes-assigned': 'crf/turn/combat/attack/10',
          });
          t.shows('companion/clarification/gates-of-morning/1#4');
          continue;
        }
        t.say('without Minions Stir nothing would change');
        t.asks(t.resource, 'between-strikes').resource.may('play Gates of Morning');
        t.shows('companion/clarification/gates-of-morning/1#5');
      }
    },
  ),
];
