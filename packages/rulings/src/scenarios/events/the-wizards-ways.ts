import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const MEMBERS: Named[] = ['Beretar', 'Beregond', 'Boromir II', 'Bergil', 'Forlong'];

/** Over the mountains or with fewer hazards: one of the two, and one card only for a company. */
const eitherWay = (
  t: Stage,
  card: Named,
  way: { at: Named; to: Named; short: string; met?: number; limit?: number },
): void => {
  const board = (): void => {
    t.board({
      resource: { companies: [{ at: way.at, to: way.to, members: MEMBERS }], hand: [card, card] },
      hazard: { hand: ['Twilight'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(card, { edge: 'coe/9.6.6' }).passes();
    t.passUntil('organization-end').resource.may(`${card}: neighbors`).may(`${card}: hazard limit`);
  };

  board();
  t.resource.plays(card, { way: 'neighbors' }, 'Beretar').stage.resolve();
  t.equal(t.card('Beretar').status, 'tapped', 'the ranger taps to lead them over');
  t.resource.mayNot(`play ${card}`);
  t.skipTo('route');
  t.resource.may(way.short).chooses(way.short);
  t.noDraws();
  t.equal(t.path('Beretar').length, 2, 'straight over');
  t.equal(t.limit('Beretar'), way.limit ?? 5, 'for those who go over the limit is what it was');
  if (way.met !== undefined) {
    t.skipTo('defend');
    t.equal([t.attack().strikes, t.attack().prowess], [4, way.met], 'Orcs in the passes');
  }

  board();
  t.resource.plays(card, { way: 'hazard limit' }, 'Beretar').stage.resolve();
  t.equal(t.card('Beretar').status, 'untapped', 'nobody taps for the other way');
  t.resource.mayNot(`play ${card}`);
  t.skipTo('movement-hazard');
  t.expect(t.path('Beretar').length > 2, 'they go round');
  t.expect(!t.underAttack, 'nobody waits for them');
  t.equal(t.limit('Beretar'), (way.limit ?? 5) - 2, 'two hazards fewer');
};

export const theWizardsWays: readonly Scenario[] = [
  scenario(
    'The Misty Mountains are crossed, or else keep hazards away',
    { proves: ['crf/card/misty-mountains/1'], rules: ALL },
    (t) =>
      eitherWay(t, 'Misty Mountains', {
        at: 'Ettenmoors',
        to: "Beorn's House",
        short: 'Rhudaur (Wilderness) - Anduin Vales (Border-land)',
      }),
  ),

  scenario(
    'The White Mountains are crossed, or else keep hazards away',
    { proves: ['crf/card/white-mountains/1'], rules: ALL },
    (t) =>
      eitherWay(t, 'White Mountains', {
        at: 'Minas Tirith',
        to: 'Vale of Erech',
        short: 'Anórien (Free-domain) - Lamedon (Border-land)',
      }),
  ),

  scenario(
    'Over the Ash Mountains Orcs are met, and only there',
    { proves: ['crf/card/ash-mountains/1', 'crf/tournament/movement/2'], rules: ALL },
    (t) => {
      eitherWay(t, 'Ash Mountains', {
        at: 'Dead Marshes',
        to: 'Mount Doom',
        short: 'Dagorlad (Shadow-land) - Gorgoroth (Dark-domain)',
        met: 8,
        // two more on the way to Mount Doom
        limit: 7,
      });
      t.shows(
        'crf/tournament/movement/2#6',
        'crf/card/ash-mountains/1#1',
        'crf/card/ash-mountains/1#2',
      );
    },
  ),

  scenario(
    'Over the Mountains of Shadow Orcs are met, and only there',
    { proves: ['crf/card/mountains-of-shadow/1'], rules: ALL },
    (t) =>
      eitherWay(t, 'Mountains of Shadow', {
        at: 'Henneth Annûn',
        to: 'Urlurtsu Nurn',
        short: 'Ithilien (Wilderness) - Nurn (Dark-domain)',
        met: 9,
      }),
  ),

  scenario(
    'Horses are mounted as the organization ends, and draw creatures on',
    {
      proves: [
        'crf/card/horses/1',
        'crf/errata/card-errata/32',
        'companion/clarification/horses/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: MEMBERS }],
          hand: ['Horses', 'Horses'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'organization',
      });
      t.resource.refused('Horses', { edge: 'coe/9.6.6' }).passes();
      t.resource.plays('Horses').stage.resolve();
      t.skipTo('movement-hazard');
      t.resource.refused('Horses', { edge: 'coe/9.6.6', phase: 'coe/9.1.3' });
      t.equal(t.limit('Beretar'), 3, 'two fewer');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 11, 'and two more prowess');

      t.board({
        resource: {
          companies: [{ at: 'Weathertop', members: MEMBERS.slice(0, 3) }],
          hand: ['Horses'],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'organization',
      });
      t.resource.passes().plays('Horses').stage.resolve();
      t.skipTo('movement-hazard');
      t.equal(t.limit('Beretar'), 2, 'never less than two');
      t.skipTo('enter');
      t.resource.chooses('enter the site');
      t.equal(t.attack().prowess, 6, 'an automatic-attack is no creature');
      t.say('There is no other time for it');
      for (const moment of ['untap', 'long-event', 'hazards', 'entered', 'end-of-turn'] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', members: MEMBERS }], hand: ['Horses'] },
          moment,
          asksPasses: true,
        });
        t.resource.refused('Horses', {
          phase: 'coe/9.1.3',
          edge: 'coe/9.6.6',
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
      t.say('Nor as that of the opponent ends');
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Erkenbrand'] }] },
        hazard: { companies: [{ at: 'Rivendell', members: MEMBERS }], hand: ['Horses'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end').hazard.refused('Horses', { turn: 'coe/2.1.2' });
    },
  ),

  scenario(
    'Over the bridge a company goes on from a haven, with a full hand',
    { proves: ['crf/card/bridge/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Ettenmoors', to: 'Rivendell', members: MEMBERS }],
          hand: ['Bridge', 'Concealment', 'Dodge'],
          sites: ['Bree'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.resource.refused('Bridge', { edge: 'coe/9.6.6' });
      t.hazard.passes();
      t.resource.plays('Bridge').stage.resolve();
      t.skipTo('move-again');
      t.equal([t.hand(0).length, t.hand(1).length], [8, 8], 'hands are full again already');
      t.shows('crf/card/bridge/1#1');
      t.resource.chooses('Bree');
      t.skipTo('movement-hazard');
      t.equal(t.path('Beretar'), ['wilderness', 'wilderness'], 'on the way again');
      t.hazard.may('play Wargs');
      t.skipTo('enter');
      t.equal(t.card('Beretar').site, 'Bree', 'and there');

      t.say('What is too much is thrown away before it goes on');
      const nine = (card: Named): Named[] => ['Concealment', ...Array<Named>(8).fill(card)];
      t.board({
        resource: {
          companies: [{ at: 'Ettenmoors', to: 'Rivendell', members: MEMBERS }],
          hand: ['Bridge', ...nine('Dodge')],
          sites: ['Bree'],
        },
        hazard: { hand: nine('Wargs') },
        moment: 'hazards',
      });
      t.hazard.passes();
      t.resource.plays('Bridge').stage.resolve();
      t.passUntil('discard-to-size');
      t.resource.options_are('Concealment', 'Dodge').chooses('Concealment');
      t.asks(t.hazard, 'discard-to-size').hazard.chooses('Concealment');
      t.asks(t.resource, 'move-again');
      t.equal([t.hand(0).length, t.hand(1).length], [8, 8], 'no more than a hand holds');
      t.shows('crf/card/bridge/1#2');

      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: MEMBERS }],
          hand: ['Bridge'],
          sites: ['Weathertop'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.passes();
      t.resource.mayNot('play Bridge');
    },
  ),

  scenario(
    'A company that was sent back has come to no haven from which a bridge leads',
    { proves: ['pef/card/bridge/1'], rules: ALL },
    (t) => {
      for (const back of [true, false] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', to: 'Rivendell', members: ['Boromir II'] }],
            hand: ['Bridge'],
            sites: ['Weathertop'],
          },
          hazard: {
            events: ['Doors of Night', ...(back ? (['Snowstorm'] as const) : [])],
            hand: ['Wargs'],
          },
          moment: 'passives',
          asksPasses: true,
        });
        t.resolve();
        if (!back) {
          t.asks(t.resource, 'movement-hazard');
          t.passUntil('movement-hazard-end').resource.plays('Bridge').stage.resolve();
          t.passUntil('move-again').resource.may('Weathertop');
          continue;
        }
        t.equal(
          [t.card('Boromir II').site, t.company('Boromir II').moved],
          ['Bree', false],
          'back where it came from, and moved nowhere',
        );
        t.shows('pef/card/bridge/1#2');
        // its phase is over at once, and so is its site phase: the turn ends
        t.asks(t.resource, 'end-of-turn-start').resource.mayNot('play Bridge');
        t.shows('pef/card/bridge/1#1', 'pef/card/bridge/1#3');
      }
      t.say('So it is in the midst of the phase, though there would be more to do in it');
      t.board({
        resource: {
          companies: [{ at: 'Bree', to: 'Rivendell', members: ['Boromir II'] }],
          hand: ['Bridge'],
          sites: ['Weathertop'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Snowstorm', 'Wargs', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Snowstorm').stage.resolve();
      t.equal(
        [t.card('Boromir II').site, t.company('Boromir II').moved],
        ['Bree', false],
        'back again, and moved nowhere',
      );
      t.shows('pef/card/bridge/1#2');
      t.asks(t.resource, 'end-of-turn-start').resource.mayNot('play Bridge');
      t.shows('pef/card/bridge/1#1', 'pef/card/bridge/1#3');
    },
  ),
];
