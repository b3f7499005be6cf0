import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** The names of what has resolved since that step. */
const resolved = (t: Stage, from: number): string[] =>
  t.steps
    .slice(from)
    .flatMap((x) => x.events)
    .flatMap((e) => (e.event === 'resolve' ? [e.name] : []));

/** Gates of Morning, and what reads as it, in a chain with Doors of Night and under them. */
export const gatesInChains: readonly Scenario[] = [
  scenario(
    'Of Doors and Gates in one chain neither stops the other',
    { proves: ['pef/card/gates-of-morning/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas'] }],
          hand: ['Gates of Morning'],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Doors of Night');
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(resolved(t, 0), ['Gates of Morning', 'Doors of Night'], 'both resolve');
      t.equal(t.card('Doors of Night').zone, 'play', 'the last to resolve is in play');
      t.equal(t.card('Gates of Morning').zone, 'discard', 'and has discarded what it found there');
      t.shows('pef/card/gates-of-morning/2#1');
      t.say('The other way round');
      const from = t.steps.length;
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas'] }],
          hand: ['Gates of Morning'],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.resource.plays('Gates of Morning');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(resolved(t, from), ['Doors of Night', 'Gates of Morning'], 'both resolve');
      t.equal(
        [t.card('Gates of Morning').zone, t.card('Doors of Night').zone],
        ['play', 'discard'],
        'now the Gates are last',
      );
      t.shows('pef/card/gates-of-morning/2#2');
    },
  ),

  scenario(
    'No further Gates save the Sun from Doors: Twilight on them does',
    { proves: ['pef/card/gates-of-morning/3', 'coe/g.cbd.1'], rules: ALL },
    (t) => {
      const board = (hand: Named[]): BoardSpec => ({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas'] }],
          events: ['Gates of Morning', 'Sun'],
          hand,
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.board(board(['Gates of Morning', 'Twilight']));
      t.resource.refused('Gates of Morning', { duplicate: 'coe/g.cbd.1' });
      t.hazard.plays('Doors of Night');
      t.resource
        .mayNot('play Gates of Morning')
        .refused('Gates of Morning', { duplicate: 'coe/g.cbd.1' });
      t.resource.plays('Twilight', { way: 'unresolved' }, 'Doors of Night').stage.resolve();
      t.equal(
        [t.card('Sun').zone, t.card('Doors of Night').zone],
        ['play', 'discard'],
        'with Twilight the Sun stays',
      );
      t.shows('pef/card/gates-of-morning/3#2');
      t.board(board(['Gates of Morning']));
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(
        [t.card('Sun').zone, t.card('Doors of Night').zone],
        ['discard', 'play'],
        'without it the Sun goes',
      );
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(
        [t.card('Sun').zone, t.card('Doors of Night').zone],
        ['discard', 'discard'],
        'Gates that follow do not bring it back',
      );
      t.shows('pef/card/gates-of-morning/3#1');
    },
  ),

  scenario(
    'Crown of Flowers waits empty, and a resource comes to it later',
    { proves: ['pef/card/crown-of-flowers/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Legolas'] }],
          hand: ['Crown of Flowers', 'Quiet Lands'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Orc-watch'] },
        moment: 'hazards',
      });
      t.resource.may('play Quiet Lands: automatic-attack').mayNot('play Quiet Lands: Shadow-land');
      t.resource.plays('Crown of Flowers').stage.resolve();
      t.equal(t.card('Crown of Flowers').zone, 'play', 'it lies there on its own');
      t.shows('pef/card/crown-of-flowers/1#1');
      t.resource
        .mayNot('play Quiet Lands with Doors')
        .may('play Quiet Lands with Crown of Flowers: Shadow-land');
      t.equal(
        t.offered().includes('play Quiet Lands: Shadow-land'),
        false,
        'without it the Gates are still missing',
      );
      t.resource
        .plays('Quiet Lands', { way: 'Shadow-land', with: 'Crown of Flowers' }, '(Shadow-land, 2)')
        .stage.resolve();
      t.equal(
        t.path('Legolas'),
        ['wilderness', 'wilderness', 'shadow'],
        'a Shadow-land is read as Wilderness',
      );
      t.equal(
        [t.card('Quiet Lands').zone, t.card('Crown of Flowers').zone],
        ['discard', 'discard'],
        'they go together',
      );
      t.say('It asks for no other card in hand');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Legolas'] }],
          hand: ['Crown of Flowers'],
        },
        moment: 'organization',
      });
      t.resource.plays('Crown of Flowers').stage.resolve();
      t.equal(t.card('Crown of Flowers').zone, 'play', 'alone');
      t.shows('pef/card/crown-of-flowers/1#1');
      t.say('It waits for turns, and for another card as well');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Legolas'] }],
          hand: ['Crown of Flowers', 'Sun'],
        },
        hazard: { events: ['Doors of Night'] },
        moment: 'organization',
      });
      t.resource.plays('Crown of Flowers').stage.resolve();
      t.skipTo('long-event', { turns: 2 });
      t.equal(t.card('Crown of Flowers').zone, 'play', 'empty as it is');
      t.shows('pef/card/crown-of-flowers/1#1');
      t.resource.plays('Sun', { with: 'Crown of Flowers' }).stage.resolve();
      t.equal(t.card('Sun').host, 'Crown of Flowers', 'they lie together');
      t.shows('pef/card/crown-of-flowers/1#2');
    },
  ),

  scenario(
    'A long-event under the Crown of Flowers sees the Gates, other cards do not',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Legolas', 'Aragorn II'] }],
          events: ['Crown of Flowers'],
          hand: ['Sun', 'Clear Skies', 'Twilight'],
        },
        hazard: { events: ['Doors of Night'] },
        moment: 'long-event',
      });
      t.resource
        .may('play Sun')
        .may('play Clear Skies with Crown of Flowers')
        .mayNot('play Clear Skies (')
        .plays('Clear Skies', { with: 'Crown of Flowers' })
        .stage.resolve();
      t.equal(
        [t.card('Clear Skies').host, t.card('Legolas').stat('prowess')],
        ['Crown of Flowers', 7],
        'it lies with the crown and works',
      );
      t.resource.mayNot('play Sun with');
      t.resource.plays('Sun').stage.resolve();
      t.equal(
        [t.card('Legolas').stat('prowess'), t.card('Aragorn II').stat('prowess')],
        [7, 9],
        'the Sun beside it shines as under the Doors',
      );
      t.resource.plays('Twilight', { way: 'discard' }, 'Crown of Flowers').stage.resolve();
      t.equal(
        [t.card('Crown of Flowers').zone, t.card('Clear Skies').zone, t.card('Sun').zone],
        ['discard', 'discard', 'play'],
        'without the crown what lay with it goes',
      );
    },
  ),
];
