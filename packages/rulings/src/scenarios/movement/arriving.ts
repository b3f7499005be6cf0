import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** From the reveal of a site to the arrival: draws, what follows them, and who is where. */
export const arriving: readonly Scenario[] = [
  scenario(
    'One card at least, and as many more as the site allows',
    { proves: ['crf/turn/movement-hazard-phase/general/6', 'coe/2.IV.v'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Minas Tirith', by: 'starter', members: ['Celeborn'] }],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
      });
      t.resource.chooses('starter');
      t.asks(t.resource, 'draw').resource.options_are('yes', 'no');
      t.equal(t.hand(0).length, 1, 'the first card is drawn without being asked');
      t.resource.chooses('yes');
      t.asks(t.hazard, 'draw');
      t.equal(
        [t.hand(0).length, t.hand(1).length],
        [2, 2],
        'after two he is not asked again; the other has drawn his first',
      );
      t.hazard.chooses('no');
      t.equal(t.hand(1).length, 2, 'and may stop there');
    },
  ),

  scenario(
    'Who has a mind of three draws for his company, who has two does not, and an avatar does',
    { proves: ['coe/2.IV.v'], rules: ALL },
    (t) => {
      for (const [members, drawn] of [
        [['Bergil'], 0],
        [['Bergil', 'Háma'], 0],
        [['Bergil', 'Haldir'], 1],
        [['Saruman'], 1],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Lórien', to: 'Edoras', members: [...members] }] },
          hazard: { hand: ['River'] },
          moment: 'movement',
        });
        t.resource.chooses('starter').stage.noDraws();
        t.asks(t.hazard, 'movement-hazard');
        t.equal(t.hand(0).length, drawn, `${members.join(' and ')}`);
      }
    },
  ),

  scenario(
    'On the way to a haven the site left behind tells how much is drawn, and lesser folk draw nothing',
    { proves: ['coe/2.IV.v'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Edoras', to: 'Lórien', by: 'starter', members: ['Celeborn'] },
            { at: 'Minas Tirith', to: 'Lórien', by: 'starter', members: ['Forlong'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
      });
      t.resource.chooses('Celeborn').chooses('starter');
      t.asks(t.hazard, 'movement-hazard');
      t.equal(
        [t.hand(0).length, t.hand(1).length],
        [1, 2],
        'one each, as Edoras says, though Lórien says two',
      );
      t.skipTo('route').resource.chooses('starter');
      t.asks(t.hazard, 'draw');
      t.equal(
        [t.hand(0).length, t.hand(1).length],
        [8, 9],
        'with a mind of one in the company only the opponent draws',
      );
    },
  ),

  scenario(
    'Cards are drawn before anything that the reveal demands is even declared',
    {
      proves: [
        'crf/turn/movement-hazard-phase/general/3',
        'coe/2.IV.i',
        'coe/2.IV.i.3',
        'coe/2.IV.vi',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Bandit Lair', by: 'starter', members: ['Celeborn'] }],
          hand: ['Twilight'],
        },
        hazard: { events: ['Foul Fumes'], hand: ['River'] },
        moment: 'movement',
      });
      t.resource.chooses('starter');
      t.asks(t.hazard, 'draw');
      t.equal(t.chain(), [], 'nothing is declared while cards are drawn');
      t.resource.refused('Twilight', { 'no-target': 'coe/9.3', 'not-asked': 'coe/9.5' });
      t.hazard.chooses('yes');
      t.equal(t.chain(), ['Foul Fumes'], 'now the return stands first on a chain');
      t.equal([t.hand(0).length, t.hand(1).length], [2, 3], 'and the cards are in hand');
      t.asks(t.resource, 'respond').resource.may('Twilight');
      t.resolve();
      t.equal(t.company('Celeborn').returned, true, 'nobody answered');
    },
  ),

  scenario(
    'Between two companies nobody is asked for anything',
    {
      proves: [
        'crf/turn/movement-hazard-phase/general/2',
        'pef/term/movement-hazard-phase/2',
        'coe/2.IV.viii',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Celeborn'] },
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir'] },
          ],
          hand: ['Twilight'],
        },
        hazard: { events: ['Doors of Night'], hand: ['River', 'Twilight'] },
        moment: 'hazards',
      });
      t.resource.may('Twilight').passes();
      t.asks(t.hazard, 'movement-hazard').hazard.may('Twilight').passes();
      t.asks(t.resource, 'movement-hazard').pass();
      t.asks(t.resource, 'movement-hazard-end').pass();
      t.asks(t.hazard, 'movement-hazard-end').pass();
      t.asks(t.resource, 'path');
      t.equal(
        [t.hand(0).length, t.hand(1).length],
        [8, 8],
        'hands were set, and the next site is turned up at once',
      );
      t.equal(t.card('Lórien').zone, 'sites', 'the site of origin is gone');
      t.resource
        .refused('Twilight', { 'no-target': 'coe/9.3', 'other-question': 'coe/9.5' })
        .chooses('starter')
        .may('Twilight');
      t.skipTo('movement-hazard-end').pass();
      t.asks(t.hazard, 'movement-hazard-end').pass();
      t.asks(t.resource, 'discard-to-size').resource.chooses('Gap of Isen');
      t.asks(t.hazard, 'discard-to-size').hazard.chooses('Gap of Isen');
      t.asks(t.resource, 'site-phase');
      t.resource.refused('Twilight', { 'no-target': 'coe/9.3', 'other-question': 'coe/9.5' });
      t.equal(
        [t.card('Celeborn').site, t.card('Elrohir').site],
        ['Edoras', 'Bree'],
        'the next question comes when all have arrived',
      );
    },
  ),

  scenario(
    'Checks at the end of the phase, then the site of origin and the hands, then all arrive',
    {
      proves: [
        'pef/term/movement-hazard-phase/3',
        'crf/turn/movement-hazard-phase/general/10',
        'crf/monday/11-17-97/1',
        'coe/2.IV.viii',
        'coe/2.IV.5',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Edoras',
              by: 'starter',
              members: [{ name: 'Celeborn', bears: ['Alone and Unadvised'] }, 'Haldir'],
            },
            {
              at: 'Rivendell',
              to: 'Bree',
              by: 'starter',
              members: [{ name: 'Elrohir', bears: ['Alone and Unadvised'] }, 'Elladan'],
            },
          ],
          hand: ['Twilight'],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.rolls(12, 12);
      t.passUntil('respond');
      t.equal(t.chain(), ['Alone and Unadvised'], 'the checks come first');
      t.equal(
        [t.card('Lórien').zone, t.hand(0).length],
        ['play', 1],
        'when the site of origin is still there, and hands are as they were',
      );
      t.resolve();
      t.asks(t.resource, 'path');
      t.equal(
        [t.card('Lórien').zone, t.hand(0).length],
        ['sites', 8],
        'both are done before the next company',
      );
      t.equal(t.card('Celeborn').site, '', 'who has moved is at no site yet');
      t.resource.chooses('starter');
      t.rolls(12, 12).passUntil('respond');
      t.equal(t.chain(), ['Alone and Unadvised'], 'so it ends for the last of them');
      t.equal(
        [t.card('Celeborn').site, t.card('Elrohir').site],
        ['', ''],
        'while it is done nobody has arrived',
      );
      t.resolve().skipTo('site-phase');
      t.equal(
        [t.card('Celeborn').site, t.card('Elrohir').site],
        ['Edoras', 'Bree'],
        'all arrive together',
      );
    },
  ),

  scenario(
    'Galadriel comes to Lórien, and her hand grows only once everybody has moved',
    {
      proves: [
        'pef/term/movement-hazard-phase/4',
        'pef/term/movement-hazard-phase/1',
        'crf/turn/movement-hazard-phase/general/10',
        'crf/monday/11-17-97/1',
        'coe/2.IV.5',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Edoras', to: 'Lórien', by: 'starter', members: ['Galadriel'] },
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.skipTo('route');
      t.equal(
        [t.card('Galadriel').site, t.handSize(0), t.hand(0).length],
        ['', 8, 8],
        'no ninth card at the end of her own phase',
      );
      t.resource.chooses('starter').stage.skipTo('site-phase');
      t.equal([t.card('Galadriel').site, t.handSize(0)], ['Lórien', 9], 'she is there now');
      t.equal(t.hand(0).length, 8, 'nor was there one at the end of the other company’s phase');
      t.skipTo('organization', { turns: 1 });
      t.equal(t.hand(0).length, 9, 'but at the end of the turn');
    },
  ),

  scenario(
    'Who stays is at his site all the while, and who is to move until he sets out',
    { proves: ['pef/term/movement-hazard-phase/1', 'coe/2.IV.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Galadriel'] },
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir'] },
            { at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Celeborn'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      const where = (): string[] =>
        ['Galadriel', 'Elrohir', 'Celeborn'].map((name) => t.card(name).site);
      t.equal(where(), ['Lórien', '', 'Lórien'], 'one is on his way, the others are there');
      t.equal(t.handSize(0), 9, 'so she does what she does at Lórien');
      t.passUntil('company-phase').resource.chooses('Celeborn').chooses('starter');
      t.equal(where(), ['Lórien', '', ''], 'now the other has left as well');
      t.skipTo('site-phase');
      t.equal(where(), ['Lórien', 'Bree', 'Edoras'], 'all are somewhere again');
    },
  ),

  scenario(
    'The king returns when everybody has arrived, not before',
    {
      proves: [
        'pef/term/movement-hazard-phase/5',
        'pef/term/movement-hazard-phase/1',
        'coe/2.IV.5',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Minas Tirith', by: 'starter', members: ['Aragorn II'] },
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir'] },
          ],
          hand: ['Return of the King'],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.resource.refused('Return of the King', { 'no-target': 'coe/9.3' });
      t.skipTo('route').resource.chooses('starter').stage.noDraws();
      t.asks(t.hazard, 'movement-hazard').resource.refused('Return of the King', {
        'no-target': 'coe/9.3',
      });
      t.skipTo('site-phase').resource.chooses('Aragorn II').chooses('enter the site');
      t.asks(t.resource, 'site').resource.may('Return of the King');
    },
  ),
];
