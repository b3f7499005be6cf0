import { query } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Radagast fallen: his shapes, his glove, his bird. */
const kind = 'fallen-wizard';
const BIRD = "Radagast's Black Bird";

describe('his shapes', () => {
  const SHAPES = [
    ['Master of Shapes', 9, 10, 1, 25, ['warrior', 'ranger']],
    ['Shifter of Hues', 6, 10, 3, 27, ['warrior', 'diplomat']],
    ['Winged Change-master', 3, 9, 8, 19, ['scout', 'diplomat']],
  ] as const;
  const SKILLS = ['warrior', 'scout', 'ranger', 'sage', 'diplomat'] as const;
  const numbers = (t: Stage): unknown[] => [
    t.card('Radagast').stat('prowess'),
    t.card('Radagast').stat('body'),
    t.card('Radagast').influence(),
    t.generalInfluence(0),
    SKILLS.filter((x) => query.hasSkill(t.state, t.card('Radagast').id, x)),
  ];

  holds('He has the numbers and skills of the shape, and uses nothing that he bears', (t) => {
    const asHimself = [6, 9, 5, 22, ['warrior', 'scout', 'ranger', 'diplomat']];
    for (const [shape, ...as] of SHAPES) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: 'Radagast', bears: ['Glamdring'] }] }],
          hand: [shape],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(numbers(t), [8, ...asHimself.slice(1)], 'himself, with a sword');
      t.resource.plays(shape).stage.resolve();
      t.equal([t.card(shape).host, numbers(t)], ['Radagast', [...as]], shape);
      t.resource.uses(shape).stage.resolve();
      t.equal([t.card(shape).zone, numbers(t)[0]], ['hand', 8], 'and back');
    }
  });

  holds(
    'What else changes his numbers changes them; the next shape takes the place of the last',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Radagast', bears: ['Master of Shapes', 'Power Relinquished to Artifice'] },
              ],
            },
          ],
          hand: ['Winged Change-master'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.card('Radagast').influence(), -1, 'one, and two less');
      t.resource.plays('Winged Change-master').stage.resolve();
      t.equal(
        [t.card('Master of Shapes').zone, t.card('Radagast').influence()],
        ['hand', 6],
        'eight, and two less',
      );
    },
  );

  holds('Master of Shapes: he strikes nearly as well without tapping', (t) => {
    for (const [bears, prowess] of [
      [[], 2],
      [['Master of Shapes'], 7],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'WH-58',
              to: 'Barrow-downs',
              by: ['Arthedain', 'Cardolan'],
              members: [{ name: 'Radagast', bears: [...bears] }],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil(bears.length === 0 ? 'stay-untapped' : 'stay-cheaply').rolls(12);
      t.resource.chooses('yes');
      while (t.underAttack) t.pass();
      const roll = t.steps.flatMap((x) => x.events).findLast((e) => e.event === 'strike');
      t.equal(roll?.event === 'strike' ? roll.prowess : 0, prowess, `${bears}`);
    }
  });

  holds(
    'Shifter of Hues: he stays where he is, and steadies those who go through the wild',
    (t) => {
      const board = (moment: 'organization' | 'hazards'): void =>
        void t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'WH-58',
                to: 'Barrow-downs',
                by: ['Arthedain', 'Cardolan'],
                members: ['Beretar', 'Anborn'],
              },
              { at: 'Bree', members: [{ name: 'Radagast', bears: ['Shifter of Hues'] }] },
            ],
            sites: ['Weathertop'],
          },
          hazard: { hand: ['Weariness of the Heart'] },
          moment,
          asksPasses: true,
        });
      board('organization');
      t.equal(t.handSize(0), 9, 'one more card');
      t.resource.mayNot('move the company of Radagast');
      board('hazards');
      t.resource.uses('Shifter of Hues').stage.resolve();
      t.equal(t.card('Radagast').status, 'tapped', 'he taps for it');
      const checks = (who: CardName): number =>
        query.rollModifier(t.state, 'corruption-check', t.card(who).id, -1);
      t.equal([checks('Beretar'), checks('Anborn'), checks('Radagast')], [2, 2, -2], 'those two');
      t.skipTo('organization', { turns: 2 });
      t.equal(checks('Beretar'), 2, 'as they organize too');
      t.passUntil('long-event');
      t.equal(checks('Beretar'), 0, 'and no longer');
    },
  );

  holds('Shifter of Hues: only for those who go through the wild', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Edoras', members: ['Beretar'] },
          { at: 'Bree', members: [{ name: 'Radagast', bears: ['Shifter of Hues'] }] },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.refused('Shifter of Hues', { 'no-target': 'coe/9.3' }, { way: 'corruption' });
  });
});

describe('Glove of Radagast', () => {
  const board = (t: Stage, bears: Named[], tapped = false): void =>
    void t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Weathertop',
            members: [{ name: 'Radagast', bears: ['Glove of Radagast', ...bears] }],
            ...(tapped ? { siteTapped: true } : {}),
          },
        ],
        hand: ['Noble Hound', 'Goldberry'],
        discard: ['Noble Steed', 'Gwaihir'],
      },
      moment: 'entered',
      asksPasses: true,
    });
  holds(
    'A small ally that is not unique comes to him anywhere, out of hand or discard pile',
    (t) => {
      board(t, []);
      t.equal(t.card('Radagast').corruption, 1, 'it weighs on him');
      t.resource.uses('Glove of Radagast').stage.resolve();
      t.resource.may('Noble Hound').mayNot('Goldberry').mayNot('Gwaihir').chooses('Noble Steed');
      t.equal(
        [t.card('Noble Steed').host, t.card('Radagast').status, t.card('Weathertop').status],
        ['Radagast', 'tapped', 'tapped'],
        'as if it could be found there',
      );
    },
  );
  holds('Not two of a sort; and not at a tapped site', (t) => {
    board(t, ['Noble Hound']);
    t.resource.uses('Glove of Radagast').stage.resolve();
    t.resource.mayNot('Noble Hound').may('Noble Steed');
    board(t, [], true);
    t.resource.refused('Glove of Radagast', { 'no-effect': 'coe/9.2' });
  });
});

describe(BIRD, () => {
  holds('Radagast plays it anywhere for nothing, others at a Wizardhaven', (t) => {
    for (const [at, who, may] of [
      ['Weathertop', 'Radagast', true],
      ['Weathertop', 'Beretar', false],
      ['Rhosgobel', 'Beretar', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Radagast',
          companies: [{ at, members: [who], ...(who === 'Radagast' ? { siteTapped: true } : {}) }],
          hand: [BIRD],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused(BIRD, { 'not-here': 'coe/2.V.2' });
        continue;
      }
      t.resource.plays(BIRD).stage.resolve();
      t.equal(
        [t.card(BIRD).host, t.card(who).status, t.stagePoints(0)],
        [who, who === 'Radagast' ? 'untapped' : 'tapped', at === 'Rhosgobel' ? 3 : 2],
        at,
      );
    }
  });

  holds('It wins factions as a character does', (t) => {
    for (const [total, won] of [
      [9, true],
      [8, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Amroth',
              members: [{ name: 'Radagast', status: 'tapped', bears: [BIRD] }],
            },
          ],
          hand: ['Knights of Dol Amroth'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      // more than eight is needed, and it has an influence of three
      t.rolls(total - 3)
        .resource.plays('Knights of Dol Amroth')
        .stage.resolve();
      t.equal(
        [t.card(BIRD).status, t.card('Knights of Dol Amroth').zone, t.card('Dol Amroth').status],
        ['tapped', won ? 'pile' : 'discard', won ? 'tapped' : 'untapped'],
        `${total}`,
      );
    }
  });

  holds('It flies off: into hand while organizing, and when its master is gone', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: [{ name: 'Radagast', bears: [BIRD] }] }],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses(BIRD).stage.resolve();
    t.equal(t.card(BIRD).zone, 'hand', 'back');
    for (const answer of ['yes', 'no'] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Radagast',
          companies: [{ at: 'Rhosgobel', members: [{ name: 'Beretar', bears: [BIRD] }, 'Anborn'] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').chooses('discard Beretar').chooses(answer);
      t.equal(t.card(BIRD).zone, answer === 'yes' ? 'hand' : 'discard', answer);
    }
  });

  holds('It eludes a strike, tapped or not', (t) => {
    for (const tapped of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'WH-58',
              to: 'Barrow-downs',
              by: ['Arthedain', 'Cardolan'],
              members: [
                {
                  name: 'Radagast',
                  bears: [tapped ? { name: BIRD, tapped: true } : BIRD],
                },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('strike').resource.chooses(`against ${BIRD}`);
      if (!tapped) t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.uses(BIRD).stage.resolve();
      t.equal(t.card(BIRD).status, 'tapped', 'unharmed');
    }
  });
});
