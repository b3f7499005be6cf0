import { query } from '@mathom/engine';
import { type Named, type Scenario, type SideSpec, scenario } from '@mathom/engine/scenario';
import { called } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** The sky over Middle-earth: cards with the keyword, Doors and Gates, and Twilight. */
export const environment: readonly Scenario[] = [
  scenario(
    'Twilight falls on cards with the keyword only',
    { proves: ['companion/environment-cards/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: ['Elrohir', 'Elladan', 'Gildor Inglorion'] },
          ],
          hand: ['Twilight', 'Quiet Lands'],
        },
        hazard: { hand: ['Twilight', 'Gloom', 'Minions Stir'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', { way: 'prowess' }, 'Elrohir');
      t.resource.may('Twilight: unresolved').plays('Twilight', 'Gloom').stage.resolve();
      t.equal(t.card('Elrohir').stat('prowess'), 5, 'the gloom was lifted before it fell');
      t.resource.plays('Quiet Lands');
      t.hazard.may('Twilight: unresolved').plays('Twilight', 'Quiet Lands').stage.resolve();
      t.equal(t.card('Quiet Lands').zone, 'discard', 'a resource goes the same way');
      t.equal(
        called(t, 'environment'),
        [
          "Awaken the Earth's Fire",
          'Balance Between Powers',
          'Choking Shadows',
          'Clear Skies',
          'Cloudless Day',
          'Clouds',
          'Crown of Flowers',
          'Doors of Night',
          'Drowning Seas',
          'Eyes of the Shadow',
          'Fell Winter',
          'Fog',
          'Foul Fumes',
          'Gates of Morning',
          'Glance of Arien',
          'Gloom',
          'Long Winter',
          'Moon',
          'Morgul Night',
          'New Moon',
          'Night',
          'No Way Forward',
          'Quiet Lands',
          'Shadow of Mordor',
          'Skies of Fire',
          'Snowstorm',
          'Star of High Hope',
          'Stars',
          'Stench of Mordor',
          'Storms of Ossë',
          'Sun',
          'The Evenstar',
          'The Sun Shone Fiercely',
          'Twilight',
          'Waiting Shadow',
          'Withered Lands',
        ],
        'all that begin with the word, in whatever set',
      );
      t.shows('companion/environment-cards/1#1');
      t.hazard.plays('Minions Stir').stage.resolve();
      t.equal(t.card('Minions Stir').zone, 'play', 'nothing could be said against this one');
    },
  ),

  scenario(
    'Minions that stir are no weather',
    { proves: ['companion/environment-cards/1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elrohir'] }], hand: ['Twilight'] },
        hazard: { hand: ['Minions Stir', 'Fell Winter'] },
        moment: 'hazards',
      });
      t.hazard.plays('Minions Stir');
      t.resource.refused('Twilight', { 'no-target': 'coe/9.3' });
      t.resolve();
      t.resource.refused('Twilight', { 'no-target': 'coe/9.3' });
      t.shows('companion/environment-cards/1#2');
      t.hazard.plays('Fell Winter').stage.resolve();
      t.resource.may('Twilight: discard');
      t.resource.mayNot('Twilight: unresolved');
    },
  ),

  scenario(
    'What environments change: movement, types of regions and of sites, strikes, and prowess on both sides',
    { proves: ['companion/environment-cards/1'], rules: ALL },
    (t) => {
      const board = (
        to: Named,
        resource: Pick<SideSpec, 'hand' | 'events'>,
        hazard: Pick<SideSpec, 'hand' | 'events'> = {},
      ): void => {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to, members: ['Faramir'] }], ...resource },
          hazard,
          moment: 'hazards',
          asksPasses: true,
        });
      };
      const night: Pick<SideSpec, 'events'> = { events: ['Doors of Night'] };
      board('Bree', {}, { ...night, hand: ['Snowstorm'] });
      t.hazard.plays('Snowstorm').stage.resolve();
      t.equal(t.company('Faramir').returned, true, 'movement');
      t.shows('companion/environment-cards/1#3');
      board('Bree', {}, { ...night, hand: ['Morgul Night'] });
      t.hazard.plays('Morgul Night').stage.resolve();
      t.equal(t.path('Faramir'), ['shadow', 'shadow'], 'types of regions');
      t.shows('companion/environment-cards/1#4');
      const day: Pick<SideSpec, 'events' | 'hand'> = {
        events: ['Gates of Morning'],
        hand: ['Quiet Lands'],
      };
      board('Moria', day);
      t.resource.plays('Quiet Lands', 'Moria', { way: 'count a Shadow-hold' }).stage.resolve();
      t.equal(query.siteType(t.state, t.id('Moria')), 'ruins', 'types of sites');
      t.shows('companion/environment-cards/1#5');
      board('Moria', day);
      t.resource.plays('Quiet Lands', { way: 'automatic-attack' }).stage.resolve();
      t.skipTo('enter').resource.chooses('enter the site');
      t.equal(t.attack().strikes, 2, 'strikes: four are two');
      t.shows('companion/environment-cards/1#6');
      board('Bree', { events: ['Gates of Morning', 'Sun'] }, { hand: ['Wargs'] });
      t.equal(t.card('Faramir').stat('prowess'), 7, 'prowess of characters');
      t.shows('companion/environment-cards/1#7');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 8, 'and of creatures');
      t.shows('companion/environment-cards/1#8');
      t.say('All of these are of the class: Twilight may fall on any of them');
      board(
        'Bree',
        { events: ['Sun', 'Gates of Morning'], hand: ['Twilight'] },
        { events: ['Doors of Night', 'Snowstorm', 'Morgul Night', 'Minions Stir'] },
      );
      t.resource
        .chooses('play Twilight')
        .options_are(
          'Sun',
          'Gates of Morning',
          'Doors of Night',
          'Snowstorm',
          'Morgul Night',
          'back',
        )
        .chooses('Snowstorm');
      t.shows('companion/environment-cards/1#1');
    },
  ),
  scenario(
    'When the doors are opened good weather ends and evil gains strength',
    {
      proves: ['companion/environment-cards/4', 'companion/clarification/doors-of-night/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Faramir', 'Beretar', 'Anborn'] }],
          events: ['Gates of Morning', 'Sun', 'Lapse of Will'],
        },
        hazard: {
          hand: ['Doors of Night', 'Orc-guard'],
          // one that he has played in a turn of his own is among them
          events: ['Minions Stir', 'Long Winter', 'Clear Skies'],
        },
        moment: 'hazards',
      });
      t.equal(
        t.card('Faramir').stat('prowess'),
        9,
        'one for the sun, one more with the gates open, and two for clear skies',
      );
      t.equal(t.card('Moria').status, 'untapped', 'winter keeps to the roads');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(
        ['Sun', 'Gates of Morning', 'Clear Skies', 'Lapse of Will'].map((n) => t.card(n).zone),
        ['discard', 'discard', 'discard', 'play'],
        'resources of the class are gone, another is not',
      );
      t.equal(t.card('Faramir').stat('prowess'), 5, 'and what they gave');
      t.shows('companion/environment-cards/4#1');
      t.equal(
        [t.card('Long Winter').zone, t.card('Moria').status],
        ['play', 'tapped'],
        'winter stays, and closes the sites as well',
      );
      t.hazard.plays('Orc-guard').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [7, 9], 'minions stir twice as much');
      t.shows('companion/environment-cards/4#2');
    },
  ),

  scenario(
    'When the gates are opened foul weather ends and good gains strength',
    {
      proves: ['companion/environment-cards/5', 'companion/clarification/gates-of-morning/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Faramir', 'Beretar', 'Anborn'] }],
          // one of his own from the other's turn is among them
          events: ['Sun', 'Fell Winter'],
          hand: ['Gates of Morning'],
        },
        hazard: { hand: ['Wargs'], events: ['Doors of Night', 'Morgul Night', 'Minions Stir'] },
        moment: 'hazards',
      });
      t.equal(t.path('Faramir'), ['shadow', 'shadow'], 'night lies on the way');
      t.equal(t.card('Faramir').stat('prowess'), 6, 'the sun alone');
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(
        ['Doors of Night', 'Morgul Night', 'Fell Winter', 'Minions Stir'].map(
          (n) => t.card(n).zone,
        ),
        ['discard', 'discard', 'discard', 'play'],
        'hazards of the class are gone, another is not',
      );
      t.equal(t.path('Faramir'), ['wilderness', 'wilderness'], 'the way is as it was');
      t.shows('companion/environment-cards/5#1');
      t.equal(t.card('Sun').zone, 'play', 'the sun is not');
      t.equal(t.card('Faramir').stat('prowess'), 7, 'the sun does more');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 8, 'and weakens attackers');
      t.shows('companion/environment-cards/5#2');
    },
  ),

  scenario(
    'Either player may call on twilight at any point, and it is free of the limit',
    { proves: ['companion/environment-cards/6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrohir', 'Elladan'] }],
          hand: ['Twilight'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Twilight', 'River', 'Doors of Night'] },
        moment: 'hazards',
        declared: 2,
      });
      t.hazard
        .refused('River', { 'hazard-limit': 'coe/2.IV.iii.1' })
        .refused('Doors of Night', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.hazard.plays('Twilight', 'Gates of Morning');
      t.resource.may('Twilight: unresolved');
      t.resolve();
      t.equal(t.card('Gates of Morning').zone, 'discard', 'one environment card is gone');
      t.equal(t.company('Elrohir').hazards, 2, 'it was not counted');
      t.shows('companion/environment-cards/6#5', 'companion/environment-cards/6#6');
    },
  ),

  scenario(
    'Twilight also comes in an organization phase, to whoever has it',
    { proves: ['companion/environment-cards/6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrohir'] }],
          hand: ['Twilight'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Twilight'], events: ['Fell Winter'] },
        moment: 'organization',
        asksPasses: true,
      });
      const asHazard = (): boolean | undefined => {
        const f = t.state.stack.at(-1);
        return f?.p === 'chain' ? f.entries.at(-1)?.use?.hazard : undefined;
      };
      t.resource.plays('Twilight', 'Fell Winter');
      t.equal(asHazard(), false, 'in his own turn it is a resource');
      t.shows('companion/environment-cards/6#4');
      t.resolve();
      t.equal(
        [t.card('Fell Winter').zone, t.card('Gates of Morning').zone],
        ['discard', 'play'],
        'and does away with one card only',
      );
      t.shows('companion/environment-cards/6#1');
      t.hazard.plays('Twilight');
      t.equal(asHazard(), true, 'to the other player it is a hazard');
      t.shows('companion/environment-cards/6#5');
      t.resolve();
      t.equal(
        t.card('Gates of Morning').zone,
        'discard',
        'and by the other player out of his turn',
      );
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elrohir'] }], hand: ['Twilight'] },
        hazard: { events: ['Doors of Night'] },
        moment: 'organization',
      });
      t.resource.plays('Twilight', 'Doors of Night').stage.resolve();
      t.equal(t.card('Doors of Night').zone, 'discard', 'the doors as well as the gates');
      t.shows('companion/environment-cards/6#2');
    },
  ),

  scenario(
    'The night of Minas Morgul needs an open door only to begin',
    { proves: ['crf/card/morgul-night/1', 'companion/clarification/morgul-night/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dead Marshes',
              by: 'starter',
              members: ['Elrohir', 'Elladan', 'Gildor Inglorion'],
            },
          ],
          hand: ['Twilight'],
        },
        hazard: { hand: ['Morgul Night', 'Doors of Night', 'River'] },
        moment: 'hazards',
      });
      t.hazard.refused('Morgul Night', { need: 'coe/9.2' });
      t.shows('companion/clarification/morgul-night/1#1');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.hazard.plays('Morgul Night').stage.resolve();
      t.resource.plays('Twilight', 'Doors of Night').stage.resolve();
      t.equal(
        [t.card('Doors of Night').zone, t.card('Morgul Night').zone],
        ['discard', 'play'],
        'the doors are shut, the night stays',
      );
      t.shows('companion/clarification/morgul-night/1#2');
      t.equal(t.path('Elrohir'), ['shadow', 'dark', 'dark'], 'and does what it did');
      t.shows('companion/clarification/morgul-night/1#3');
    },
  ),

  scenario(
    'Long-events of the resources come and go in their phase, those of the hazards leave at its end',
    { proves: ['coe/2.III.1', 'coe/2.III.2', 'coe/2.III.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrohir'] }],
          hand: ['Moon'],
          events: ['Sun'],
        },
        hazard: { events: ['Minions Stir'], hand: ['River', 'Wake of War'] },
        moment: 'organization',
      });
      t.resource.refused('Moon', { 'long-event': 'coe/2.III.2' });
      t.equal(t.card('Sun').zone, 'play', 'still there');
      t.resource.passes();
      t.asks(t.resource, 'long-event');
      t.equal(
        [t.card('Sun').zone, t.card('Minions Stir').zone],
        ['discard', 'play'],
        'own long-events go as the phase begins',
      );
      t.resource.plays('Moon').stage.resolve();
      t.equal(t.card('Moon').zone, 'play', 'new ones come');
      t.passUntil('movement-hazard');
      t.equal(
        [t.card('Moon').zone, t.card('Minions Stir').zone],
        ['play', 'discard'],
        'those of the hazard player leave at the end of the phase',
      );
      t.hazard.may('play Wake of War');
      t.say('Only resources of one’s own go then, and they are played at no other time');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrohir'] }],
          events: ['Sun', 'Minions Stir'],
        },
        hazard: { events: ['Moon'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('long-event');
      t.equal(
        [t.card('Sun').zone, t.card('Minions Stir').zone, t.card('Moon').zone],
        ['discard', 'play', 'play'],
        'his hazard stays, and what the other has',
      );
      t.passUntil('movement-hazard');
      t.equal(
        [t.card('Minions Stir').zone, t.card('Moon').zone],
        ['play', 'play'],
        'after the phase as well',
      );
      for (const moment of ['untap', 'hazards', 'entered', 'end-of-turn'] as const) {
        t.board({
          resource: { companies: [{ at: 'Bree', members: ['Elrohir'] }], hand: ['Sun'] },
          moment,
          asksPasses: true,
        });
        if (moment === 'end-of-turn') t.passUntil('end-of-turn');
        t.resource.refused('Sun', { 'long-event': 'coe/2.III.2' });
      }
    },
  ),
];
