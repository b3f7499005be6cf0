import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { type Members, rolled, unaided } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const on = (
  at: Named,
  to: Named,
  members: Members,
  hand: Named[],
  more: Partial<BoardSpec['resource']> = {},
  events: Named[] = [],
): BoardSpec => ({
  resource: { companies: [{ at, to, members }], ...more },
  hazard: { hand, events },
  moment: 'hazards',
});

/** Asserts exactly on whom a card may be played. */
function playableOn(t: Stage, card: Named, ...names: string[]): void {
  t.hazard
    .chooses(`play ${card}`)
    .options_are(...names, 'back')
    .chooses('back');
}

/** The bearer taps to be rid of it: just enough, and just too little. */
function removed(t: Stage, card: Named, above: number): void {
  for (const [roll, gone] of [
    [above, false],
    [above + 1, true],
  ] as const) {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: [{ name: 'Legolas', bears: [card] }] }] },
      moment: 'organization',
    });
    t.rolls(roll);
    t.resource.uses(card).stage.resolve();
    t.equal(
      [t.card(card).zone, t.card('Legolas').status],
      [gone ? 'discard' : 'play', 'tapped'],
      `rolling ${roll}`,
    );
  }
  t.board({
    resource: {
      companies: [{ at: 'Rivendell', to: 'Bree', members: [{ name: 'Legolas', bears: [card] }] }],
    },
    hazard: { hand: ['River'] },
    moment: 'hazards',
  });
  t.resource.refused(card, { phase: 'coe/9.1.3' });
}

export const burdens: readonly Scenario[] = [
  scenario(
    'Alone and Unadvised: on one of few, who checks for every region he comes through',
    { proves: ['coe/7.2'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gandalf', 'Legolas', 'Sam Gamgee'],
          ['Alone and Unadvised', 'Alone and Unadvised'],
        ),
      );
      playableOn(t, 'Alone and Unadvised', 'Legolas', 'Sam Gamgee');
      t.hazard.plays('Alone and Unadvised', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').corruption, 4, 'four points');
      t.rolls(9, 9);
      t.passUntil('enter');
      t.equal(
        rolled(t, 'corruption'),
        [
          { total: 12, against: 4 },
          { total: 12, against: 4 },
        ],
        'two regions, two checks, three more for three characters',
      );
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gimli', 'Legolas', 'Sam Gamgee', 'Bergil'],
          ['Alone and Unadvised', 'River'],
        ),
      );
      t.hazard.mayNot('play Alone and Unadvised');
      t.say('nothing for one who stays');
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: [{ name: 'Legolas', bears: ['Alone and Unadvised'] }] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      const before = rolled(t, 'corruption').length;
      t.passUntil('enter');
      t.equal(rolled(t, 'corruption').length, before, 'no check');
    },
  ),

  scenario(
    'Alone and Unadvised: gone with a fourth companion, or shaken off',
    { proves: ['coe/9.6.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Elladan', bears: ['Alone and Unadvised'] },
                'Bergil',
                'Sam Gamgee',
              ],
            },
          ],
          hand: ['Elrohir'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('play Elrohir at Rivendell', 'under general influence in the company of Elladan');
      t.equal(t.card('Alone and Unadvised').zone, 'discard', 'he is not alone any more');
      removed(t, 'Alone and Unadvised', 6);
    },
  ),

  scenario(
    'Choking Shadows: a stronger automatic-attack, or with Doors a darker land or site',
    { proves: ['coe/9.1.4', 'coe/5.1.4'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Barrow-downs',
          ['Gimli'],
          ['Choking Shadows', 'Choking Shadows', 'Orc-guard'],
        ),
      );
      t.hazard
        .may('play Choking Shadows: automatic-attack')
        .mayNot('play Choking Shadows: one Wilderness')
        .mayNot('play Choking Shadows: as Shadow-hold');
      t.hazard.plays('Choking Shadows', { way: 'automatic-attack' }).stage.resolve();
      t.hazard.mayNot('play Choking Shadows');
      t.skipTo('enter').resource.chooses('enter');
      t.equal(t.attack().prowess, 10, 'two more');
      t.board(
        on('Rivendell', 'Barrow-downs', ['Gimli'], ['Choking Shadows', 'Orc-guard'], {}, [
          'Doors of Night',
        ]),
      );
      t.hazard
        .mayNot('play Orc-guard')
        .plays('Choking Shadows', { way: 'one Wilderness' }, '(Wilderness, 1)')
        .stage.resolve();
      t.equal(t.path('Gimli'), ['shadow', 'wilderness'], 'one Wilderness is a Shadow-land');
      t.hazard.may('play Orc-guard');
      t.board(
        on('Rivendell', 'Barrow-downs', ['Gimli'], ['Choking Shadows', 'Orc-guard'], {}, [
          'Doors of Night',
        ]),
      );
      t.hazard.plays('Choking Shadows', { way: 'as Shadow-hold' }).stage.resolve();
      t.hazard.plays('Orc-guard').stage.resolve();
      t.expect(t.underAttack, 'they come to what is now a Shadow-hold');
    },
  ),

  scenario(
    'Despair of the Heart: every wound in the company is a trial',
    { proves: ['coe/7.2'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gandalf', 'Legolas', 'Sam Gamgee', 'Gimli'],
          ['Despair of the Heart', 'Wargs'],
        ),
      );
      playableOn(t, 'Despair of the Heart', 'Legolas', 'Gimli');
      t.hazard.plays('Despair of the Heart', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').corruption, 2, 'two points');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.rolls(2, 9, 2);
      t.resource
        .chooses('a strike to Gimli')
        .chooses('a strike to Legolas')
        .chooses('resolve the strike against Gimli')
        .chooses('no');
      unaided(t);
      t.resolve();
      t.equal(
        rolled(t, 'corruption'),
        [{ total: 9, against: 2 }],
        'he checks when Gimli is wounded',
      );
      removed(t, 'Despair of the Heart', 4);
    },
  ),

  scenario(
    'Foolish Words: four less whenever he would persuade somebody',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Dol Amroth', members: [{ name: 'Imrahil', bears: ['Foolish Words'] }] },
          ],
          hand: ['Knights of Dol Amroth'],
        },
        moment: 'entered',
      });
      t.rolls(8);
      t.resource.plays('Knights of Dol Amroth').stage.resolve();
      t.equal(
        rolled(t, 'influence'),
        [{ total: 8 + 2 + 2 + 1 - 4, against: 8 }],
        'his bonuses less four',
      );
      t.say('on guard it waits for such an attempt');
      t.board({
        resource: {
          companies: [{ at: 'Dol Amroth', members: ['Imrahil'], onGuard: ['Foolish Words'] }],
          hand: ['Knights of Dol Amroth'],
        },
        moment: 'entered',
      });
      t.rolls(7);
      t.resource.plays('Knights of Dol Amroth');
      t.hazard.reveals('Foolish Words').stage.resolve();
      t.equal(
        t.card('Knights of Dol Amroth').zone,
        'discard',
        'seven and five less four is not enough',
      );
      removed(t, 'Foolish Words', 7);
    },
  ),

  scenario(
    'Lure of Expedience: whatever the company finds tempts its bearer',
    { proves: ['coe/7.2'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gandalf', 'Legolas', 'Sam Gamgee', 'Gimli'],
          ['Lure of Expedience', 'River'],
        ),
      );
      playableOn(t, 'Lure of Expedience', 'Legolas', 'Gimli');
      t.board({
        resource: {
          companies: [
            {
              at: 'Barrow-downs',
              members: [{ name: 'Legolas', bears: ['Lure of Expedience'] }, 'Gimli'],
            },
          ],
          hand: ['Cram'],
        },
        moment: 'entered',
      });
      t.equal(t.card('Legolas').corruption, 2, 'two points');
      t.rolls(9);
      t.resource.plays('Cram', 'Gimli').stage.resolve();
      t.equal(
        rolled(t, 'corruption'),
        [{ total: 9, against: 2 }],
        'he checks though another has it',
      );
      removed(t, 'Lure of Expedience', 5);
    },
  ),

  scenario(
    'Lure of Nature: a trial for every Wilderness on the way',
    { proves: ['coe/7.2'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gandalf', 'Legolas', 'Sam Gamgee', 'Gimli'],
          ['Lure of Nature', 'River'],
        ),
      );
      playableOn(t, 'Lure of Nature', 'Gandalf', 'Legolas');
      t.hazard.plays('Lure of Nature', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').corruption, 2, 'two points');
      t.rolls(9, 9);
      t.passUntil('enter');
      t.equal(rolled(t, 'corruption').length, 2, 'two Wildernesses, two checks');
      t.board(
        on('Lórien', 'Dunharrow', [{ name: 'Legolas', bears: ['Lure of Nature'] }], ['River']),
      );
      t.rolls(9);
      t.passUntil('enter');
      t.equal(rolled(t, 'corruption').length, 3, 'one Wilderness and a Border-land, one check');
      removed(t, 'Lure of Nature', 4);
    },
  ),

  scenario(
    'The Balance of Things may be revealed on guard where somebody has a source of corruption',
    {
      proves: ['crf/card/the-balance-of-things/1', 'crf/card/emerald-of-the-mariner/1'],
      rules: ALL,
    },
    (t) => {
      const guarded = (bears: readonly Named[], elsewhere: readonly Named[] = []): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                onGuard: ['The Balance of Things'],
                members: [{ name: 'Aragorn II', bears: [...bears] }, 'Gimli'],
              },
              { at: 'Lórien', members: [{ name: 'Elrond', bears: [...elsewhere] }] },
            ],
            hand: ['Glamdring'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays('Glamdring', 'Gimli');
      };
      guarded(['Narsil']);
      const before = t.card('Aragorn II').corruption;
      t.hazard.reveals('The Balance of Things').stage.resolve();
      t.equal(t.card('Aragorn II').corruption, before * 2, 'it weighs double');
      t.say('Whatever the source may be');
      guarded(['Lure of the Senses']);
      const lured = t.card('Aragorn II').corruption;
      t.hazard.reveals('The Balance of Things').stage.resolve();
      t.equal(t.card('Aragorn II').corruption, lured * 2, 'a lure weighs double too');
      t.shows('crf/card/the-balance-of-things/1#1');
      t.say('Nor need it weigh anything, or be the one that weighs');
      for (const bears of [
        ['Emerald of the Mariner'],
        ['Emerald of the Mariner', 'Narsil'],
      ] as const) {
        guarded(bears);
        t.hazard.reveals('The Balance of Things').stage.resolve();
        t.equal(t.card('The Balance of Things').zone, 'play', 'it is turned over');
      }
      t.shows('crf/card/the-balance-of-things/1#1');
      guarded([]);
      t.hazard.mayNot('reveal The Balance of Things');
      t.say('What somebody of another company bears is no reason');
      guarded([], ['Narsil']);
      t.hazard.mayNot('reveal The Balance of Things');
      t.shows('crf/card/the-balance-of-things/1#2');
    },
  ),
];
