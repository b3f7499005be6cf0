import { query } from '@mathom/engine';
import { type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const OLD = ['crf', 'tournament'] as const;

/** A company about to take the long road to the sea, and one that will follow it part of the way. */
const toTheSea = (t: Stage): void => {
  t.board({
    resource: {
      companies: [
        { at: 'Lórien', to: 'Edhellond', members: ['Celeborn', 'Haldir'] },
        { at: 'Rivendell', to: 'Lórien', members: ['Elrohir', 'Elladan'] },
      ],
    },
    hazard: {
      companies: [{ at: 'Lórien', members: ['Orophin'] }],
      sites: ['Edhellond'],
      events: ['Doors of Night', 'Morgul Night', 'Fell Winter'],
      hand: ['Hobgoblins', 'Marsh-drake', 'Gloom'],
    },
    moment: 'movement',
  });
  t.resource.chooses('Celeborn');
};

/** With Doors of Night the road from Rivendell to Bree lies in snow, and night falls over it. */
const toBree = (t: Stage, more: { readonly asksPasses?: true } = {}): void => {
  t.board({
    ...more,
    resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan'] }] },
    hazard: {
      events: ['Doors of Night', 'Morgul Night', 'Snowstorm', 'Long Winter'],
      hand: ['Orc-guard', 'Hobgoblins'],
    },
    moment: 'movement',
  });
  t.resource.chooses('starter');
};

export const orderOfEffects: readonly Scenario[] = [
  scenario(
    'Night before winter: the borders of the long road end as wildernesses, for all companies of the turn',
    {
      proves: [
        'companion/annotation/26/3',
        'companion/annotation/26/2',
        'crf/turn/movement-hazard-phase/general/4',
        'crf/turn/movement-hazard-phase/general/5',
        'coe/2.IV.iv',
      ],
      rules: ALL,
    },
    (t) => {
      toTheSea(t);
      t.asks(t.hazard, 'environment');
      t.hazard.options_are('Morgul Night', 'Fell Winter').chooses('Morgul Night');
      t.shows('companion/annotation/26/2#2', 'companion/annotation/26/3#5');
      t.equal(
        t.path('Celeborn'),
        ['shadow', 'wilderness', 'border', 'border', 'wilderness', 'shadow'],
        'each is applied once, the night first',
      );
      t.shows(
        'crf/turn/movement-hazard-phase/general/5#1',
        'companion/annotation/26/3#1',
        'companion/annotation/26/3#2',
        'companion/annotation/26/3#3',
      );
      t.passUntil('movement-hazard');
      t.hazard.may('play Hobgoblins').may('play Marsh-drake');
      t.passUntil('route');
      t.resource.chooses('starter');
      t.asks(t.resource, 'draw');
      t.equal(
        t.path('Elrohir'),
        ['shadow', 'shadow', 'wilderness', 'shadow'],
        'the second company finds the same order, and nobody is asked',
      );
      t.shows(
        'crf/turn/movement-hazard-phase/general/4#2',
        'companion/annotation/26/2#1',
        'companion/annotation/26/3#6',
      );
    },
  ),

  scenario(
    'Winter before night: the same borders end as shadow-lands',
    {
      proves: [
        'companion/annotation/26/3',
        'crf/turn/movement-hazard-phase/general/4',
        'companion/annotation/26/1',
      ],
      rules: ALL,
    },
    (t) => {
      toTheSea(t);
      t.asks(t.hazard, 'environment').hazard.chooses('Fell Winter');
      t.equal(
        t.path('Celeborn'),
        ['shadow', 'shadow', 'border', 'border', 'shadow', 'shadow'],
        'the borders were wildernesses when night fell',
      );
      t.shows(
        'crf/turn/movement-hazard-phase/general/4#1',
        'companion/annotation/26/1#1',
        'companion/annotation/26/3#1',
        'companion/annotation/26/3#2',
        'companion/annotation/26/3#4',
      );
      t.passUntil('movement-hazard');
      t.hazard.mayNot('play Hobgoblins').refused('Hobgoblins', { key: 'coe/2.IV.vii.2' });
      t.passUntil('route');
      t.resource.chooses('starter');
      t.equal(
        t.path('Elrohir'),
        ['shadow', 'shadow', 'shadow', 'shadow'],
        'the order binds for the rest of the turn',
      );
      t.shows('crf/turn/movement-hazard-phase/general/4#2');
      t.skipTo('organization', { turns: 1 }).hazard.chooses('to Edhellond');
      t.passUntil('environment');
      t.asks(t.resource, 'environment').resource.options_are('Morgul Night', 'Fell Winter');
      t.shows(
        'crf/turn/movement-hazard-phase/general/4#2',
        'companion/annotation/26/1#2',
        'companion/annotation/26/3#6',
      );
    },
  ),

  scenario(
    'The order is asked at the first reveal where it makes a difference, not before',
    {
      proves: ['companion/annotation/26/2', 'companion/annotation/26/1', 'coe/2.IV.iv'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrohir'] },
            { at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Haldir'] },
          ],
        },
        hazard: { events: ['Doors of Night', 'Morgul Night', 'Fell Winter'] },
        moment: 'movement',
      });
      t.resource.chooses('Elrohir').chooses('starter');
      t.equal(
        t.path('Elrohir'),
        ['shadow', 'shadow'],
        'two wildernesses come out the same either way',
      );
      t.asks(t.hazard, 'movement-hazard').shows('companion/annotation/26/1#1');
      t.passUntil('route');
      t.resource.chooses('starter');
      t.asks(t.hazard, 'environment').hazard.chooses('Fell Winter');
      t.equal(t.path('Haldir'), ['shadow', 'shadow'], 'now it was asked');
      t.shows('companion/annotation/26/2#3');
    },
  ),

  scenario(
    'What one environment has made of a site another changes again, and the first is not applied anew',
    { proves: ['companion/annotation/26/2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan'] }] },
        hazard: { events: ['Doors of Night'], hand: ['Gloom', 'Choking Shadows'] },
        moment: 'hazards',
      });
      const bree = (): string => query.siteType(t.state, t.id('Bree'));
      t.equal(bree(), 'border-hold', 'as it is printed');
      t.hazard.plays('Gloom', { way: 'Border-hold' }, 'Bree').stage.resolve();
      t.equal(bree(), 'ruins', 'a ruin for this turn');
      t.hazard.plays('Choking Shadows', { way: 'Shadow-hold' }, 'Bree').stage.resolve();
      t.equal(bree(), 'shadow-hold', 'and of that a Shadow-hold');
      t.skipTo('enter');
      t.equal(bree(), 'shadow-hold', 'no ruin again in this turn');
      t.shows('companion/annotation/26/2#4');
    },
  ),
  scenario(
    'What is played after the order is fixed comes after all of it',
    {
      proves: [
        'companion/annotation/26/4',
        'companion/annotation/26/1',
        'crf/turn/movement-hazard-phase/general/4',
      ],
      rules: ALL,
    },
    (t) => {
      toTheSea(t);
      t.hazard.chooses('Fell Winter');
      t.passUntil('movement-hazard');
      t.hazard.plays('Gloom', { way: 'Border-land' }, '(Border-land, 3)').stage.resolve();
      t.equal(
        t.path('Celeborn'),
        ['shadow', 'shadow', 'wilderness', 'border', 'shadow', 'shadow'],
        'night is not applied to the wilderness that came later',
      );
      t.shows('crf/turn/movement-hazard-phase/general/4#3', 'companion/annotation/26/1#3');

      t.say('And what is done later is applied as it resolves, one after the other');
      for (const [later, way] of [
        [
          ['Fell Winter', 'Morgul Night'],
          ['shadow', 'shadow', 'border', 'border', 'shadow', 'shadow'],
        ],
        [
          ['Morgul Night', 'Fell Winter'],
          ['shadow', 'wilderness', 'border', 'border', 'wilderness', 'shadow'],
        ],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Edhellond', members: ['Celeborn', 'Haldir'] }],
          },
          hazard: { events: ['Doors of Night'], hand: [...later] },
          moment: 'movement',
        });
        t.passUntil('movement-hazard');
        for (const event of later) t.hazard.plays(event).stage.resolve();
        t.equal(t.path('Celeborn'), [...way], `${later.join(', then ')}`);
      }
      t.shows('crf/turn/movement-hazard-phase/general/4#3', 'companion/annotation/26/1#3');
    },
  ),

  scenario(
    'A winter that comes later in the turn is applied after moon and night',
    { proves: ['companion/annotation/26/4', 'companion/annotation/26/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Edhellond', members: ['Celeborn', 'Haldir'] }],
          events: ['Moon'],
        },
        hazard: { events: ['Doors of Night', 'Morgul Night'], hand: ['Fell Winter', 'Hobgoblins'] },
        moment: 'movement',
      });
      t.asks(t.hazard, 'environment').hazard.options_are('Moon', 'Morgul Night').chooses('Moon');
      t.passUntil('movement-hazard').hazard.plays('Fell Winter').stage.resolve();
      t.equal(
        t.path('Celeborn'),
        ['shadow', 'wilderness', 'border', 'border', 'wilderness', 'shadow'],
        'no night falls on the wildernesses that it makes',
      );
    },
  ),
  scenario(
    'A change of one region comes before a night that falls later',
    { proves: ['companion/annotation/26/4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan', 'Gildor Inglorion'] },
          ],
        },
        hazard: { events: ['Doors of Night'], hand: ['Choking Shadows', 'Morgul Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Choking Shadows', 'Arthedain').stage.resolve();
      t.equal(t.path('Elrohir'), ['wilderness', 'shadow'], 'one wilderness is a shadow-land');
      t.hazard.plays('Morgul Night').stage.resolve();
      t.equal(t.path('Elrohir'), ['shadow', 'dark'], 'and night makes more of it');
    },
  ),

  scenario(
    'A town is rebuilt after gloom fell on it, and is what was made of it last',
    { proves: ['companion/annotation/26/1'], rules: ALL },
    (t) => {
      for (const gloom of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir'] }],
            hand: ['Rebuild the Town', 'Rebuild the Town'],
          },
          hazard: { hand: ['Gloom'], events: ['Doors of Night'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (gloom) t.hazard.plays('Gloom', 'Bree', { way: 'Border-hold' }).stage.resolve();
        t.skipTo('enter').resource.chooses('enter the site');
        if (gloom) t.resource.plays('Rebuild the Town').stage.resolve();
        // it is for Ruins & Lairs
        t.resource
          .mayNot('play Rebuild the Town')
          .refused('Rebuild the Town', { 'no-target': 'coe/9.3' });
        t.equal(t.card('Rebuild the Town').zone, gloom ? 'play' : 'hand', 'for ruins alone');
      }
      t.shows('companion/annotation/26/1#3');
    },
  ),

  scenario(
    'Snow before night: Bree is tapped, and the company goes back',
    {
      proves: [
        'pef/term/order-of-effects/2',
        'pef/term/order-of-effects/1',
        'crf/turn/movement-hazard-phase/general/4',
        'companion/annotation/26/1',
      ],
      rules: OLD,
    },
    (t) => {
      toBree(t);
      t.asks(t.hazard, 'environment').hazard.options_are(
        'Morgul Night',
        'Snowstorm',
        'Long Winter',
      );
      t.shows(
        'crf/turn/movement-hazard-phase/general/4#4',
        'companion/annotation/26/1#4',
        'pef/term/order-of-effects/1#1',
      );
      t.hazard.chooses('Long Winter').chooses('Snowstorm');
      t.resolve();
      t.equal(t.card('Elrohir').site, 'Rivendell', 'the snow sent them back');
      t.equal(t.company('Elrohir').returned, true, 'they count as returned');
      t.equal(t.card('Bree').zone, 'discard', 'the site was tapped by then');
      t.shows('pef/term/order-of-effects/2#1');

      t.say('There is no way left for the night to darken');
      toBree(t, { asksPasses: true });
      t.hazard.chooses('Long Winter').chooses('Snowstorm');
      t.equal(t.path('Elrohir'), ['wilderness', 'wilderness'], 'no night before the snow');
      t.resolve();
      t.equal(t.path('Elrohir'), [], 'no region lies on it any more');
      // were there time for creatures, the hazard player would be asked
      t.asks(t.resource, 'end-of-turn-start');
      t.shows('pef/term/order-of-effects/2#2');
    },
  ),

  scenario(
    'Night before snow: Bree is tapped, and the company comes there through two shadow-lands',
    { proves: ['pef/term/order-of-effects/2'], rules: OLD },
    (t) => {
      toBree(t);
      t.hazard.chooses('Long Winter').chooses('Morgul Night');
      t.resolve();
      t.equal(t.card('Bree').status, 'tapped', 'winter came first');
      t.equal(t.path('Elrohir'), ['shadow', 'shadow'], 'then night fell');
      t.shows('pef/term/order-of-effects/2#3');
      t.equal(t.company('Elrohir').returned, false, 'and the snow finds no wilderness');
      t.shows('pef/term/order-of-effects/2#5');
      t.hazard.may('play Orc-guard').mayNot('play Hobgoblins');
      t.shows('pef/term/order-of-effects/2#4');
    },
  ),

  scenario(
    'In the present rules night has fallen before anything is demanded',
    { proves: ['coe/2.IV.iv', 'coe/2.IV.vi'], rules: ['coe'] },
    (t) => {
      toBree(t);
      t.noDraws();
      t.equal(t.card('Bree').status, 'untapped', 'no wilderness is left for the winter');
      t.equal(t.path('Elrohir'), ['shadow', 'shadow'], 'nor for the snow');
      t.asks(t.hazard, 'movement-hazard').hazard.may('play Orc-guard');
    },
  ),

  scenario(
    'Who puts demanded actions in order as a company sets out',
    {
      proves: [
        'pef/term/order-of-effects/1',
        'crf/turn/movement-hazard-phase/general/4',
        'companion/annotation/26/1',
        'coe/2.IV.vi',
        'coe/2.IV.i.3',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
          hand: ['Twilight'],
        },
        hazard: { events: ['Doors of Night', 'Snowstorm', 'Long Winter'] },
        moment: 'movement',
      });
      t.resource.chooses('starter');
      t.noDraws();
      t.asks(t.rules === 'coe' ? t.resource : t.hazard, 'passives');
      const who = t.rules === 'coe' ? t.resource : t.hazard;
      who
        .options_are('Snowstorm', 'Long Winter', 'Long Winter')
        .chooses('Snowstorm')
        .chooses('Long Winter');
      t.shows(
        `pef/term/order-of-effects/1#${t.rules === 'coe' ? 3 : 1}`,
        `crf/turn/movement-hazard-phase/general/4#${t.rules === 'coe' ? 5 : 4}`,
        'companion/annotation/26/1#4',
      );
      t.equal(t.chain().at(-1), 'Snowstorm', 'what is to happen first stands last on the chain');
      t.resource.plays('Twilight', 'Snowstorm').stage.resolve();
      t.equal(t.card('Elrond').site, 'Rivendell', 'the winter still sends them back');
    },
  ),
];
