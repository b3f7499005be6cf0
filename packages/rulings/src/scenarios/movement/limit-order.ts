import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** By the sea with fair winds, where the great serpent is at home: one hazard less, but two at least; and one more. */
const bySea = (t: Stage, members: readonly Named[]): void => {
  t.board({
    resource: {
      companies: [{ at: 'Edhellond', to: 'Tolfalas', by: 'starter', members: [...members] }],
      hand: ['Fair Sailing'],
    },
    hazard: {
      events: ['Eärcaraxë at Home'],
      hand: ['Lost in Free-domains', 'Lost in the Wilderness', 'Itangast at Home'],
    },
    moment: 'organization',
    asksPasses: true,
  });
  t.passUntil('organization-end').resource.plays('Fair Sailing').stage.resolve();
  t.skipTo('route').resource.chooses('starter');
};

/** Who says in which order changes of the hazard limit are applied. */
const orders = (t: Stage) => (t.rules === 'coe' ? t.resource : t.hazard);

export const limitOrder: readonly Scenario[] = [
  scenario(
    'One more before one less: of two hazards against two nothing is lost and nothing gained',
    {
      proves: [
        'coe/2.IV.iv',
        'crf/turn/movement-hazard-phase/general/4',
        'companion/annotation/26/1',
      ],
      rules: ALL,
    },
    (t) => {
      bySea(t, ['Imrahil', 'Adrazar']);
      t.asks(orders(t), 'limit-order');
      orders(t).options_are('Eärcaraxë at Home', 'Fair Sailing').chooses('Eärcaraxë at Home');
      t.noDraws().resolve();
      t.equal([t.company('Imrahil').limit, t.limit('Imrahil')], [2, 2], 'three, and one less');
      t.shows(
        `crf/turn/movement-hazard-phase/general/4#${t.rules === 'coe' ? 5 : 4}`,
        'companion/annotation/26/1#5',
      );
    },
  ),

  scenario(
    'One less before one more: the least there can be is not lessened, and then there are three',
    { proves: ['coe/2.IV.iv', 'crf/turn/movement-hazard-phase/general/4'], rules: ALL },
    (t) => {
      bySea(t, ['Imrahil', 'Adrazar']);
      t.asks(orders(t), 'limit-order');
      orders(t).chooses('Fair Sailing');
      t.noDraws().resolve();
      t.equal([t.company('Imrahil').limit, t.limit('Imrahil')], [2, 3], 'two at least, and one');
      t.hazard.plays('Lost in the Wilderness').stage.resolve();
      t.equal(t.limit('Imrahil'), 4, 'what comes later is applied after them');
      t.shows('crf/turn/movement-hazard-phase/general/4#3');
    },
  ),

  scenario(
    'Where the order makes no difference nobody is asked',
    { proves: ['coe/2.IV.iv'], rules: ALL },
    (t) => {
      bySea(t, ['Imrahil', 'Adrazar', 'Annalena']);
      t.expect(t.decision().about !== 'limit-order', 'three in either order');
      t.noDraws().resolve();
      t.equal(t.limit('Imrahil'), 3, 'one more and one less');
    },
  ),
];
