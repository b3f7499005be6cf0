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
      t.shows(
        'crf/turn/movement-hazard-phase/general/6#1',
        'crf/turn/movement-hazard-phase/general/6#3',
      );
      t.hazard.chooses('no');
      t.equal(t.hand(1).length, 2, 'and may stop there');
      t.asks(t.hazard, 'movement-hazard');
      t.shows('crf/turn/movement-hazard-phase/general/6#2');

      t.say('One may stop on the way, or go on to the last card that is allowed');
      for (const wanted of [2, 3] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Shrel-Kain', by: 'starter', members: ['Celeborn'] }],
          },
          hazard: { hand: ['River'] },
          moment: 'movement',
        });
        t.asks(t.resource, 'draw').resource.chooses('no');
        t.equal(t.hand(0).length, 1, 'the resource player has stopped');
        t.hazard.chooses('yes');
        t.asks(t.hazard, 'draw').hazard.chooses(wanted === 2 ? 'no' : 'yes');
        t.asks(t.hazard, 'movement-hazard');
        t.equal(t.hand(1).length, 1 + wanted, 'so many and no more');
      }
      t.say('So may he whose company moves');
      for (const wanted of [2, 3] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Shrel-Kain', by: 'starter', members: ['Celeborn'] }],
          },
          hazard: { hand: ['River'] },
          moment: 'movement',
        });
        t.resource.chooses('yes');
        t.asks(t.resource, 'draw').resource.chooses(wanted === 2 ? 'no' : 'yes');
        t.asks(t.hazard, 'draw');
        t.equal([t.hand(0).length, t.hand(1).length], [wanted, 2], 'as many as he wanted');
      }
      t.shows(
        'crf/turn/movement-hazard-phase/general/6#1',
        'crf/turn/movement-hazard-phase/general/6#2',
        'crf/turn/movement-hazard-phase/general/6#3',
      );
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
      t.equal(t.state.known[t.id('Bandit Lair')], 3, 'both see where they go');
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
    'The site that was left waits for all who set out from it, and then goes as it is',
    { proves: ['coe/2.IV.viii'], rules: ALL },
    (t) => {
      for (const [site, tapped, then] of [
        ['Bree', true, 'discard'],
        ['Bree', false, 'sites'],
        ['Lórien', true, 'sites'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: site,
                to: 'Rivendell',
                by: 'starter',
                ...(tapped ? { siteTapped: true as const } : {}),
                members: ['Haldir'],
              },
              { at: site, to: 'Rivendell', by: 'starter', members: ['Elrohir'] },
            ],
          },
          hazard: { hand: ['River'] },
          moment: 'hazards',
        });
        t.skipTo('path');
        t.equal(t.card(site).zone, 'play', 'others are still to set out from there');
        t.resource.chooses('starter').stage.skipTo('join-at-haven');
        t.equal(t.card(site).zone, then, `${site}, tapped: ${tapped}`);
      }
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
            {
              at: 'Lórien',
              to: 'Edoras',
              by: 'starter',
              members: [{ name: 'Celeborn', status: 'tapped', bears: ['Cram'] }],
            },
            { at: 'Lórien', to: 'Minas Tirith', by: 'starter', members: ['Elrohir'] },
          ],
          hand: ['Twilight'],
        },
        hazard: { events: ['Doors of Night'], hand: ['River', 'Twilight'] },
        moment: 'hazards',
      });
      /** Neither of them could do anything now. */
      const idle = (): void => {
        const [mine, theirs] = ['other-question', 'not-asked'];
        const [why, other] = t.decision().seat === 0 ? [mine, theirs] : [theirs, mine];
        t.equal(
          t.offered().filter((x) => /^(play|use) /.test(x)),
          [],
          'nothing is offered',
        );
        // where a card of the hand is to be discarded it is an answer itself
        if (t.decision().about !== 'discard-to-size') {
          t.resource.refused('Twilight', { 'no-target': 'coe/9.3', [why]: 'coe/9.5' });
          t.hazard.refused('Twilight', { 'no-target': 'coe/9.3', [other]: 'coe/9.5' });
        }
        t.shows('crf/turn/movement-hazard-phase/general/2#2');
        t.resource.refused('Cram', { [why]: 'coe/9.5' }, { way: 'untap' });
        t.shows('crf/turn/movement-hazard-phase/general/2#3');
      };
      t.resource.may('Twilight').may('use Cram: untap').passes();
      t.asks(t.hazard, 'movement-hazard').hazard.may('Twilight').passes();
      t.asks(t.resource, 'movement-hazard').pass();
      t.asks(t.resource, 'movement-hazard-end').resource.may('Twilight');
      t.equal(
        [t.card('Lórien').zone, t.hand(0).length, t.hand(1).length],
        ['play', 1, 2],
        'it is not over yet',
      );
      t.pass();
      t.asks(t.hazard, 'movement-hazard-end').pass();
      t.asks(t.resource, 'path');
      t.equal(
        [t.hand(0).length, t.hand(1).length],
        [8, 8],
        'hands were set, and the next site is turned up at once',
      );
      t.equal(t.card('Celeborn').site, '', 'they have left');
      t.shows('crf/turn/movement-hazard-phase/general/2#1');
      idle();
      t.resource.chooses('starter');
      t.asks(t.resource, 'draw');
      idle();
      t.resource.chooses('yes');
      t.asks(t.hazard, 'draw');
      idle();
      t.hazard.chooses('yes');
      t.asks(t.resource, 'movement-hazard').resource.may('Twilight').may('use Cram: untap');
      t.equal([t.hand(0).length, t.hand(1).length], [10, 10], 'not before both have drawn');
      t.shows('crf/turn/movement-hazard-phase/general/2#4');
      t.skipTo('movement-hazard-end').pass();
      t.asks(t.hazard, 'movement-hazard-end').pass();
      t.asks(t.resource, 'discard-to-size');
      t.equal(t.card('Lórien').zone, 'sites', 'the site of origin is gone');
      t.shows('crf/turn/movement-hazard-phase/general/2#1');
      idle();
      t.resource.chooses('Gap of Isen').chooses('Dunland');
      t.asks(t.hazard, 'discard-to-size');
      idle();
      t.hazard.chooses('Gap of Isen').chooses('Dunland');
      t.asks(t.resource, 'site-phase');
      idle();
      t.equal(
        [t.card('Celeborn').site, t.card('Elrohir').site],
        ['Edoras', 'Minas Tirith'],
        'the next question comes when all have arrived',
      );
      t.resource.chooses('Celeborn').chooses('enter the site').may('use Cram: untap');
      t.shows('crf/turn/movement-hazard-phase/general/2#5', 'pef/term/movement-hazard-phase/2#1');
    },
  ),

  scenario(
    'Checks at the end of the phase, then the site of origin and the hands, then all arrive',
    {
      proves: [
        'pef/term/movement-hazard-phase/3',
        'pef/term/movement-hazard-phase/2',
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
        [t.card('Lórien').zone, t.hand(0).length, t.hand(1).length],
        ['play', 1, 1],
        'when the site of origin is still there, and hands are as they were',
      );
      t.shows('crf/turn/movement-hazard-phase/general/10#1', 'crf/monday/11-17-97/1#1');
      t.resolve();
      t.asks(t.resource, 'path');
      t.equal(
        [t.card('Lórien').zone, t.hand(0).length, t.hand(1).length],
        ['sites', 8, 8],
        'both are done before the next company',
      );
      const ends = t.steps.filter((x) => x.state.zone[t.id('Lórien')] === 'sites');
      t.equal(
        ends[0]?.state.players.map((p) => p.hand.length),
        [8, 8],
        'no choice was left to anybody between the two',
      );
      t.equal(t.card('Celeborn').site, '', 'who has moved is at no site yet');
      t.shows('crf/turn/movement-hazard-phase/general/10#3');
      t.resource.chooses('starter');
      t.rolls(12, 12).passUntil('respond');
      t.equal(t.chain(), ['Alone and Unadvised'], 'so it ends for the last of them');
      t.equal(
        [t.card('Celeborn').site, t.card('Elrohir').site],
        ['', ''],
        'while it is done nobody has arrived',
      );
      t.equal(
        [t.card('Rivendell').zone, t.hand(0).length, t.hand(1).length],
        ['play', 9, 9],
        'nor has anything been put away or drawn',
      );
      t.shows('crf/turn/movement-hazard-phase/general/10#1');
      t.resolve();
      t.asks(t.resource, 'discard-to-size');
      t.equal(t.card('Rivendell').zone, 'sites', 'as hands are reset the site has gone');
      t.resource.mayNot('play ').mayNot('use ');
      t.shows('crf/turn/movement-hazard-phase/general/10#2');
      t.skipTo('site-phase');
      t.equal(
        [t.card('Celeborn').site, t.card('Elrohir').site],
        ['Edoras', 'Bree'],
        'all arrive together',
      );
      t.shows(
        'crf/turn/movement-hazard-phase/general/10#3',
        'crf/monday/11-17-97/1#3',
        'pef/term/movement-hazard-phase/2#2',
      );
      t.say('Nobody is asked between them, though all may speak whenever there is room for it');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir'] }],
          hand: [...Array<'Cram'>(8).fill('Cram'), 'Lesser Ring'],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('movement-hazard-end');
      t.equal(
        [t.card('Rivendell').zone, t.hand(0).length, t.hand(1).length],
        ['play', 9, 1],
        'at the end of the phase nothing is put away or drawn',
      );
      t.shows('crf/monday/11-17-97/1#1');
      t.allPass();
      t.asks(t.resource, 'discard-to-size');
      t.equal(t.card('Rivendell').zone, 'sites', 'the site has gone as the hand is set');
      t.resource.chooses('Cram');
      t.equal(t.hand(1).length, 8, 'and the other hand with it');
      t.asks(t.resource, 'enter');
      t.shows('crf/turn/movement-hazard-phase/general/10#2', 'crf/monday/11-17-97/1#2');
      t.say('So the phase of those ends who have not moved: hands are set');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elrohir'] }], hand: ['Cram'] },
        hazard: { hand: ['River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('movement-hazard-end');
      t.equal([t.hand(0).length, t.hand(1).length], [1, 1], 'not before its end');
      t.passUntil('enter');
      t.equal([t.hand(0).length, t.hand(1).length], [8, 8], 'as it ends');
      t.shows('crf/monday/11-17-97/1#1');
    },
  ),

  scenario(
    'Galadriel comes to Lórien, and her hand grows only once everybody has moved',
    {
      proves: [
        'pef/term/movement-hazard-phase/4',
        'pef/term/movement-hazard-phase/3',
        'pef/term/movement-hazard-phase/2',
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
      t.shows(
        'crf/monday/11-17-97/1#3',
        'pef/term/movement-hazard-phase/2#2',
        'pef/term/movement-hazard-phase/1#3',
      );
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
      t.shows('pef/term/movement-hazard-phase/1#1');
      t.passUntil('company-phase');
      t.equal(where(), ['Lórien', '', 'Lórien'], 'nothing has changed by the first one’s phase');
      t.resource.chooses('Celeborn');
      t.equal(where(), ['Lórien', '', ''], 'as soon as his own begins he has left as well');
      t.shows('pef/term/movement-hazard-phase/1#2');
      t.resource.chooses('starter');
      t.equal(where(), ['Lórien', '', ''], 'now the other has left as well');
      t.skipTo('site-phase');
      t.equal(where(), ['Lórien', 'Bree', 'Edoras'], 'all are somewhere again');
      t.shows('pef/term/movement-hazard-phase/1#3');

      t.say('Whoever is the first to set out, the other is still there');
      for (const first of ['Elrohir', 'Celeborn'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', members: ['Galadriel'] },
              { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir'] },
              { at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Celeborn'] },
            ],
          },
          hazard: { hand: ['River'] },
          moment: 'organization',
        });
        t.passUntil('company-phase');
        t.equal(where(), ['Lórien', 'Rivendell', 'Lórien'], 'nobody has set out');
        t.resource.chooses(first).stage.skipTo('movement-hazard');
        t.equal(
          where(),
          first === 'Elrohir' ? ['Lórien', '', 'Lórien'] : ['Lórien', 'Rivendell', ''],
          `only ${first} has`,
        );
      }
      t.shows('pef/term/movement-hazard-phase/1#2');

      t.say('Nor does she leave it in a phase of her own in which she does not move');
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Galadriel'] },
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir'] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('company-phase').resource.chooses('Galadriel');
      t.passUntil('movement-hazard');
      t.equal(t.state.current, t.company('Galadriel').id, 'it is her phase');
      t.equal([t.card('Galadriel').site, t.handSize(0)], ['Lórien', 9], 'and there she is');
      t.shows('pef/term/movement-hazard-phase/1#1');
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
      t.asks(t.resource, 'site').resource.plays('Return of the King').stage.resolve();
      t.equal(t.card('Return of the King').host, 'Aragorn II', 'now he is the King');
    },
  ),
];
