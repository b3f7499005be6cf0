import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { plain } from '../site/help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Companies that meet, and companies that end. */
export const joining: readonly Scenario[] = [
  scenario(
    'Who meets at a place that is no haven is one company, once all have moved',
    {
      proves: [
        'crf/turn/movement-hazard-phase/general/7',
        'crf/term/challenge-decks/1',
        'coe/2.IV.6',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir'] },
            { at: 'Weathertop', to: 'Bree', by: ['Arthedain'], members: ['Elladan'] },
            { at: 'Lórien', members: ['Haldir'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
      });
      t.resource.chooses('Elrohir').chooses('starter').stage.skipTo('company-phase');
      t.resource.chooses('Elladan').stage.skipTo('movement-hazard').hazard.passes();
      t.skipTo('movement-hazard');
      t.equal(t.state.current, t.company('Haldir').id, 'the third has its phase');
      t.equal(
        [t.card('Elrohir').companions, t.card('Elladan').companions],
        [[], []],
        'two companies as long as a third has to have its phase',
      );
      t.hazard.passes();
      t.equal(t.card('Elrohir').companions, ['Elladan'], 'now they are one');
      t.shows(
        'crf/turn/movement-hazard-phase/general/7#1',
        'crf/turn/movement-hazard-phase/general/7#2',
        'crf/term/challenge-decks/1#1',
      );
      t.asks(t.resource, 'site-phase').resource.options_are(
        'the company of Elrohir, Elladan',
        'the company of Haldir',
      );
    },
  ),

  scenario(
    'Who was there before is joined to all who come, among minions too',
    {
      proves: [
        'crf/turn/movement-hazard-phase/general/7',
        'crf/term/challenge-decks/1',
        'coe/2.IV.6',
      ],
      rules: ALL,
    },
    (t) => {
      for (const minions of [false, true]) {
        const [there, ...come]: Named[] = minions
          ? ['Lagduf', 'Radbug', 'Orc Captain']
          : ['Haldir', 'Elrohir', 'Elladan'];
        const from: Named[] = minions ? ['Goblin-gate', 'Carn Dûm'] : ['Rivendell', 'Weathertop'];
        const to: Named = minions ? 'Mount Gram' : 'Bree';
        t.board({
          resource: {
            kind: minions ? 'ringwraith' : 'wizard',
            companies: [
              { at: to, members: [there] },
              ...come.map((who, i) => ({ at: from[i], to, members: [who] })),
            ],
          },
          moment: 'movement',
        });
        t.skipTo('enter');
        t.equal(t.card(there).companions, come, `all at ${to} are one company`);
      }
      t.shows('crf/turn/movement-hazard-phase/general/7#1', 'crf/term/challenge-decks/1#1');
    },
  ),

  scenario(
    'At a haven they may join or not',
    {
      proves: [
        'crf/turn/movement-hazard-phase/general/7',
        'crf/term/challenge-decks/1',
        'coe/2.IV.6',
      ],
      rules: ALL,
    },
    (t) => {
      const met = (minions: boolean): void => {
        t.board({
          resource: minions
            ? {
                kind: 'ringwraith',
                companies: [
                  { at: 'LE-367', members: ['Hador'] },
                  { at: 'Dol Guldur', to: 'LE-367', members: ['Ostisen'] },
                ],
              }
            : {
                companies: [
                  { at: 'Lórien', members: ['Haldir'] },
                  { at: 'Edoras', to: 'Lórien', by: 'starter', members: ['Faramir'] },
                ],
              },
          moment: 'movement',
        });
        t.skipTo('join-at-haven');
        t.asks(t.resource, 'join-at-haven').resource.options_are(
          minions
            ? 'join the company of Hador to the company of Ostisen'
            : 'join the company of Haldir to the company of Faramir',
          'pass',
        );
      };
      met(false);
      t.resource.passes();
      t.equal(t.card('Faramir').companions, [], 'they stay apart if they like');
      t.asks(t.resource, 'site-phase');
      t.shows('crf/turn/movement-hazard-phase/general/7#4', 'crf/term/challenge-decks/1#3');
      met(false);
      t.resource.chooses('join');
      t.equal(t.card('Faramir').companions, ['Haldir'], 'and they may be one');
      t.shows('crf/turn/movement-hazard-phase/general/7#3', 'crf/term/challenge-decks/1#2');

      t.say('So it is at a Darkhaven');
      met(true);
      t.resource.passes();
      t.equal(t.card('Ostisen').companions, [], 'they stay apart');
      t.shows('crf/term/challenge-decks/1#3');
      met(true);
      t.resource.chooses('join');
      t.equal(t.card('Ostisen').companions, ['Hador'], 'or have joined');
      t.shows('crf/term/challenge-decks/1#2', 'crf/turn/movement-hazard-phase/general/7#5');
    },
  ),

  scenario(
    'If they are too many one company goes back, and the hazard player says which',
    {
      proves: [
        'crf/turn/movement-hazard-phase/general/8',
        'crf/turn/movement/returning-to-site-of-origin/3',
        'crf/errata/rules-errata/12',
        'coe/2.IV.6.1',
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
              members: ['Celeborn', 'Haldir', 'Orophin', 'Annalena'],
            },
            {
              at: 'Minas Tirith',
              to: 'Edoras',
              by: ['Anórien', 'Rohan'],
              members: ['Bergil', 'Forlong', 'Ioreth', 'Háma'],
            },
          ],
        },
        moment: 'movement',
      });
      t.resource.chooses('Celeborn').chooses('starter').stage.skipTo('alternative');
      t.asks(t.hazard, t.rules === 'coe' ? 'one-stays' : 'one-returns');
      t.hazard
        .options_are(
          'the company of Celeborn, Haldir, Orophin, Annalena',
          'the company of Bergil, Forlong, Ioreth, Háma',
        )
        .chooses('Bergil');
      const back = t.rules === 'coe' ? 'Celeborn' : 'Bergil';
      const stays = t.rules === 'coe' ? 'Bergil' : 'Celeborn';
      t.equal(
        [t.card(stays).site, t.card(back).site],
        ['Edoras', back === 'Bergil' ? 'Minas Tirith' : 'Lórien'],
        'one is where it wanted to be, one is home again',
      );
      t.shows('crf/turn/movement-hazard-phase/general/8#1');
      t.equal(
        [t.company(back).returned, t.company(back).moved],
        [true, false],
        'it counts as returned',
      );
      t.skipTo('enter');
      t.equal(t.state.current, t.company(stays).id, 'the others may go in');
      t.resource.passes();
      t.equal(
        [t.state.phase, t.company(back).entered],
        ['end-of-turn', false],
        'and it does nothing in the site phase',
      );
      t.shows('crf/turn/movement/returning-to-site-of-origin/3#1', 'crf/errata/rules-errata/12#1');
    },
  ),

  scenario(
    'Seven are not too many, eight are: with seven nobody goes back',
    { proves: ['coe/2.IV.6.1'], rules: ALL },
    (t) => {
      const met = (second: Named[]): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Edoras',
                by: 'starter',
                members: ['Celeborn', 'Haldir', 'Orophin', 'Annalena'],
              },
              { at: 'Minas Tirith', to: 'Edoras', by: ['Anórien', 'Rohan'], members: second },
            ],
          },
          moment: 'movement',
        });
        t.resource.chooses('Celeborn').chooses('starter');
      };
      met(['Bergil', 'Forlong', 'Ioreth']);
      t.skipTo('enter');
      t.equal(
        [t.card('Celeborn').site, t.card('Bergil').site, t.company('Bergil').returned],
        ['Edoras', 'Edoras', false],
        'seven: all are there, and nobody was asked',
      );
      met(['Bergil', 'Forlong', 'Ioreth', 'Háma']);
      t.skipTo('alternative');
      t.asks(t.hazard, t.rules === 'coe' ? 'one-stays' : 'one-returns');
    },
  ),

  scenario(
    'Those who were there cannot be sent away, and those who came find their old site as they left it',
    { proves: ['coe/2.IV.6.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              members: ['Celeborn', 'Haldir', 'Orophin', 'Annalena'],
            },
            {
              at: 'Isengard',
              siteTapped: true,
              to: 'Edoras',
              members: ['Bergil', 'Forlong', 'Ioreth', 'Háma'],
            },
          ],
        },
        moment: 'movement',
      });
      t.skipTo('enter');
      t.equal(
        [t.card('Celeborn').site, t.card('Bergil').site, t.company('Bergil').returned],
        ['Edoras', 'Isengard', true],
        'there was nothing to choose',
      );
      t.equal(t.card('Isengard').status, 'tapped', 'it was discarded tapped and is so again');
      t.equal(t.state.current, t.company('Celeborn').id, 'only the others may enter their site');
    },
  ),

  scenario(
    'What lay on one company lies on both when they join',
    { proves: ['crf/turn/movement-hazard-phase/general/9', 'coe/2.IV.3.5.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Elrohir'] },
            { at: 'Lórien', to: 'Moria', by: 'starter', members: ['Haldir'] },
          ],
        },
        hazard: { hand: ['Nothing to Eat or Drink'] },
        moment: 'hazards',
      });
      t.hazard.plays('Nothing to Eat or Drink').stage.resolve();
      t.equal(
        [t.card('Haldir').stat('prowess'), t.card('Elrohir').stat('prowess')],
        [3, 5],
        'one hungers, the other has eaten',
      );
      t.skipTo('enter');
      t.equal(t.card('Haldir').companions.length, 1, 'they have met');
      t.equal(
        [t.card('Haldir').stat('prowess'), t.card('Elrohir').stat('prowess')],
        [3, 4],
        'now both hunger',
      );

      t.say('And the other way round: those who come share the hunger of those whom they find');
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Elrohir'] },
            { at: 'Lórien', to: 'Moria', by: 'starter', members: ['Haldir'] },
          ],
        },
        hazard: { hand: ['Nothing to Eat or Drink'] },
        moment: 'hazards',
        current: 'Elrohir',
      });
      t.hazard.plays('Nothing to Eat or Drink').stage.resolve();
      t.skipTo('enter');
      t.equal(
        [t.card('Haldir').stat('prowess'), t.card('Elrohir').stat('prowess')],
        [3, 4],
        'both hunger',
      );

      t.say('So it is with an event that lies on a company, whichever it lay on');
      for (const on of ['Elrohir', 'Haldir'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                members: ['Elrohir'],
                ...(on === 'Elrohir' ? { events: ['Cup of Farewell'] } : {}),
              },
              {
                at: 'Lórien',
                to: 'Moria',
                by: 'starter',
                members: ['Haldir'],
                ...(on === 'Haldir' ? { events: ['Cup of Farewell'] } : {}),
              },
            ],
          },
          moment: 'movement',
        });
        t.skipTo('enter');
        t.equal(
          [t.card('Haldir').companions, t.state.company[t.id('Cup of Farewell')]],
          [['Elrohir'], t.company('Haldir').id],
          'it lies on both of them',
        );
      }
      t.shows('crf/turn/movement-hazard-phase/general/9#1');

      t.say('And with what was done to one of them for the turn: the road leads all of them back');
      for (const [on, other, home] of [
        ['Haldir', 'Elrohir', 'Lórien'],
        ['Elrohir', 'Haldir', 'Rivendell'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Moria', by: 'starter', members: ['Haldir'] },
              { at: 'Rivendell', to: 'Moria', by: ['Rhudaur', 'Hollin'], members: ['Elrohir'] },
            ],
            hand: ['Great-road'],
          },
          hazard: { hand: ['River'] },
          moment: 'organization',
        });
        t.passUntil('organization-end')
          .resource.plays('Great-road', `the company of ${on}`)
          .stage.resolve();
        for (let i = 0; i < 60 && t.decision().about !== 'enter'; i++) plain(t);
        t.equal(t.card(on).companions, [other], 'they have met');
        t.passUntil('turn-end').resource.uses('Great-road').stage.resolve();
        t.equal([t.card(on).site, t.card(other).site], [home, home], 'all go where one came from');
      }
      t.shows('crf/turn/movement-hazard-phase/general/9#2');
    },
  ),

  scenario(
    'What lay on the card of a haven that is put away goes to the one that stays',
    { proves: ['crf/term/haven/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Haldir'], onSite: ['Hall of Fire', 'Siege'] },
            { at: 'Lórien', members: ['Celeborn'], ownSite: true },
          ],
        },
        moment: 'movement',
      });
      const [first, second] = [t.company('Haldir').site, t.company('Celeborn').site];
      t.expect(first !== second, 'two cards of the same haven');
      t.skipTo('join-at-haven').resource.chooses(
        'join the company of Haldir to the company of Celeborn',
      );
      t.equal(
        [t.company('Haldir').site, t.state.zone[first], t.state.zone[second]],
        [second, 'sites', 'play'],
        'the card with the event is put away',
      );
      t.equal(
        [t.card('Hall of Fire').zone, t.state.host[t.id('Hall of Fire')]],
        ['play', second],
        'the event has changed over',
      );
      t.equal(
        [t.card('Siege').zone, t.state.host[t.id('Siege')]],
        ['play', second],
        'and so has the hazard',
      );
    },
  ),

  scenario(
    'With the last of a company its own events go',
    { proves: ['crf/term/company/1', 'coe/2.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: ['Elrohir'],
              // none of them is over by its own text
              events: ['Cup of Farewell', 'Wondrous Maps', 'Nothing to Eat or Drink'],
            },
            { at: 'Lórien', members: ['Elrond', 'Legolas'], events: ['Fellowship'] },
          ],
        },
        hazard: { hand: ['Call of Home', 'River'] },
        moment: 'hazards',
      });
      t.rolls(2);
      t.hazard.plays('Call of Home', 'Elrohir').stage.resolve();
      t.equal(t.card('Elrohir').zone, 'hand', 'there is nobody left');
      t.equal(
        [t.card('Cup of Farewell').zone, t.card('Wondrous Maps').zone],
        ['discard', 'discard'],
        'the resources are gone',
      );
      t.equal(t.card('Fellowship').zone, 'play', 'what lies on the others is theirs still');
      t.shows('crf/term/company/1#1');
      t.equal(
        t.card('Nothing to Eat or Drink').zone,
        t.rules === 'coe' ? 'discard' : 'play',
        'the hazard in the present rules only',
      );
      t.shows('crf/term/company/1#3');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: ['Elrohir', 'Elladan'],
              events: ['Cup of Farewell', 'Wondrous Maps'],
            },
            { at: 'Lórien', members: ['Elrond', 'Legolas'] },
          ],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'hazards',
      });
      t.rolls(2).hazard.plays('Call of Home', 'Elrohir').stage.resolve();
      t.equal(
        [t.card('Elrohir').zone, t.card('Cup of Farewell').zone, t.card('Wondrous Maps').zone],
        ['hand', 'play', 'play'],
        'one is left, and so are they',
      );
      t.shows('crf/term/company/1#2');
    },
  ),

  scenario(
    'The site to which a lost company was going stays until all have moved',
    { proves: ['crf/term/company/2', 'coe/2.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Moria', by: 'starter', members: ['Orophin'] },
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrond', 'Glorfindel II'] },
          ],
        },
        hazard: { hand: ['Call of Home', 'River', 'Orc-guard'] },
        moment: 'hazards',
      });
      t.rolls(2);
      t.hazard.plays('Call of Home', 'Orophin').stage.resolve();
      t.equal(
        [t.card('Orophin').zone, t.card('Moria').zone],
        ['hand', 'play'],
        'the company is gone, the site is not',
      );
      if (t.rules !== 'coe') {
        t.asks(t.hazard, 'movement-hazard')
          .hazard.mayNot('play Orc-guard')
          .may('place Orc-guard on guard')
          .placesOnGuard('Orc-guard')
          .stage.resolve();
        t.equal(
          [t.card('Orc-guard').zone, t.card('Orc-guard').host],
          ['guard', 'Moria'],
          'a card can still be laid there',
        );
        t.shows('crf/term/company/2#4');
      } else {
        t.expect(
          !t.offered().some((x) => x.includes('on guard')),
          'in the present rules no card is laid there',
        );
        t.shows('crf/term/company/2#4');
      }
      t.skipTo('route');
      t.equal(t.card('Moria').zone, 'play', 'also in the phase of the next company');
      t.shows('crf/term/company/2#3');
      t.resource.chooses('starter').stage.skipTo('enter');
      t.equal(
        [t.card('Moria').zone, t.card('Lórien').zone],
        ['sites', 'sites'],
        'untapped, it goes back to the location deck',
      );
      t.shows('crf/term/company/2#1');
      if (t.rules !== 'coe')
        t.equal(t.card('Orc-guard').zone, 'hand', 'and the card on it back to hand');
    },
  ),

  scenario(
    'A tapped site of a lost company is discarded when all have moved',
    { proves: ['crf/term/company/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', siteTapped: true, members: ['Orophin'] },
            { at: 'Rivendell', members: ['Elrond', 'Glorfindel II'] },
          ],
        },
        hazard: { hand: ['Call of Home', 'River'] },
        moment: 'hazards',
      });
      t.rolls(2);
      t.hazard.plays('Call of Home', 'Orophin').stage.resolve();
      t.equal(t.card('Moria').zone, 'play', 'for now it stays');
      t.skipTo('enter');
      t.equal(t.card('Moria').zone, 'discard', 'it was tapped');
      t.shows('crf/term/company/2#2');
    },
  ),

  scenario(
    'Outside of the movement/hazard phases the site of a lost company goes with it',
    { proves: ['crf/term/company/2', 'coe/2.3'], rules: ALL },
    (t) => {
      for (const tapped of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                ...(tapped ? { siteTapped: true as const } : {}),
                members: [{ name: 'Orophin', bears: ['Black Breath'], status: 'wounded' }],
              },
              { at: 'Rivendell', members: ['Elrond'] },
            ],
          },
          moment: 'untap',
          asksPasses: true,
          rolls: [12],
        });
        t.skipTo('organization').resolve();
        t.equal(t.card('Orophin').zone, 'removed', 'the last of them is lost');
        t.equal(t.card('Moria').zone, tapped ? 'discard' : 'sites', `tapped: ${tapped}`);
        t.shows(`crf/term/company/2#${tapped ? 2 : 1}`);
      }
      t.say('Where another company of his is at the site it stays');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [{ name: 'Orophin', bears: ['Black Breath'], status: 'wounded' }],
            },
            { at: 'Moria', members: ['Elrond'] },
          ],
        },
        moment: 'untap',
        asksPasses: true,
        rolls: [12],
      });
      t.skipTo('organization').resolve();
      t.equal(
        [t.card('Orophin').zone, t.card('Moria').zone, t.card('Elrond').site],
        ['removed', 'play', 'Moria'],
        'somebody is there still',
      );
    },
  ),
];
