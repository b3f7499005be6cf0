import { type Scenario, scenario } from '@mathom/engine/scenario';

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
      t.hazard.plays('Fell Winter').stage.resolve();
      t.resource.may('Twilight: discard');
      t.resource.mayNot('Twilight: unresolved');
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
          events: ['Gates of Morning', 'Sun'],
        },
        hazard: { hand: ['Doors of Night', 'Orc-guard'], events: ['Minions Stir', 'Long Winter'] },
        moment: 'hazards',
      });
      t.equal(
        t.card('Faramir').stat('prowess'),
        7,
        'one for the sun, and one more with the gates open',
      );
      t.equal(t.card('Moria').status, 'untapped', 'winter keeps to the roads');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(
        [t.card('Sun').zone, t.card('Gates of Morning').zone],
        ['discard', 'discard'],
        'both are gone',
      );
      t.equal(t.card('Faramir').stat('prowess'), 5, 'and what they gave');
      t.equal(
        [t.card('Long Winter').zone, t.card('Moria').status],
        ['play', 'tapped'],
        'winter stays, and closes the sites as well',
      );
      t.hazard.plays('Orc-guard').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [7, 10], 'minions stir twice as much');
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
          events: ['Sun'],
          hand: ['Gates of Morning'],
        },
        hazard: { hand: ['Wargs'], events: ['Doors of Night', 'Morgul Night', 'Minions Stir'] },
        moment: 'hazards',
      });
      t.equal(t.path('Faramir'), ['shadow', 'shadow'], 'night lies on the way');
      t.equal(t.card('Faramir').stat('prowess'), 6, 'the sun alone');
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(
        ['Doors of Night', 'Morgul Night', 'Minions Stir'].map((n) => t.card(n).zone),
        ['discard', 'discard', 'play'],
        'hazards of the class are gone, another is not',
      );
      t.equal(t.path('Faramir'), ['wilderness', 'wilderness'], 'the way is as it was');
      t.equal(t.card('Faramir').stat('prowess'), 7, 'the sun does more');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 8, 'and weakens attackers');
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
      });
      t.resource.plays('Twilight', 'Fell Winter').stage.resolve();
      t.equal(t.card('Fell Winter').zone, 'discard', 'as a resource');
      t.hazard.plays('Twilight').stage.resolve();
      t.equal(
        t.card('Gates of Morning').zone,
        'discard',
        'and by the other player out of his turn',
      );
    },
  ),

  scenario(
    'The night of Minas Morgul needs an open door only to begin',
    { proves: ['crf/card/morgul-night/1', 'companion/clarification/morgul-night/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan', 'Gildor Inglorion'] },
          ],
          hand: ['Twilight'],
        },
        hazard: { hand: ['Morgul Night', 'Doors of Night', 'River'] },
        moment: 'hazards',
      });
      t.hazard.refused('Morgul Night', { need: 'coe/9.2' }).plays('Doors of Night').stage.resolve();
      t.hazard.plays('Morgul Night').stage.resolve();
      t.resource.plays('Twilight', 'Doors of Night').stage.resolve();
      t.equal(
        [t.card('Doors of Night').zone, t.card('Morgul Night').zone],
        ['discard', 'play'],
        'the doors are shut, the night stays',
      );
      t.equal(t.path('Elrohir'), ['shadow', 'shadow'], 'and does what it did');
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
    },
  ),
];
