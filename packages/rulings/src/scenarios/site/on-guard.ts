import { type CompanySpec, type Scenario, type SideSpec, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const CRF = ['crf', 'tournament'] as const;

/** When a card on guard may be revealed, and what then happens. */
export const onGuard: readonly Scenario[] = [
  scenario(
    'A target that was not there in the movement/hazard phase is none for a card on guard',
    {
      proves: ['crf/turn/site-phase/on-guard-cards/1', 'crf/errata/rules-errata/3', 'coe/2.V.6'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: ['Aragorn II', 'Legolas'],
              onGuard: ['Foolish Words', 'Lure of Expedience'],
            },
          ],
          hand: ['Peath', 'Bill the Pony'],
        },
        hazard: {
          companies: [
            { at: 'Bree', members: ['Peath'] },
            { at: 'Rivendell', members: ['Elrond', 'Celeborn'] },
          ],
        },
        moment: 'entered',
      });
      t.say('Peath is won over and comes into play in the site phase');
      t.rolls(2, 12)
        .resource.chooses('Legolas tries to influence Peath', 'showing a copy')
        .stage.resolve();
      t.resource.chooses('play Peath', 'general influence');
      t.equal([...t.company('Aragorn II').members].length, 3, 'she is in the company now');
      t.resource.plays('Bill the Pony', 'Aragorn II');
      t.hazard.may('reveal Lure of Expedience');
      t.hazard.chooses('reveal Lure of Expedience');
      t.hazard.options_are('Aragorn II', 'Legolas');
      t.shows('crf/turn/site-phase/on-guard-cards/1#2', 'crf/errata/rules-errata/3#2');

      t.say('With nobody else there, nothing is revealed');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Radagast'], onGuard: ['Lure of Expedience'] }],
          hand: ['Peath', 'Bill the Pony', 'And Forth He Hastened'],
        },
        hazard: {
          companies: [
            { at: 'Bree', members: ['Peath'] },
            { at: 'Rivendell', members: ['Elrond', 'Celeborn'] },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(2, 12)
        .resource.chooses('Radagast tries to influence Peath', 'showing a copy')
        .stage.resolve();
      t.resource.chooses('play Peath', 'general influence');
      t.resource.plays('Bill the Pony', 'Peath');
      t.hazard.mayNot('reveal');
      t.resolve();
      t.equal(t.card('Bill the Pony').host, 'Peath', 'the ally is played without a reveal');
      t.shows('crf/turn/site-phase/on-guard-cards/1#2', 'crf/errata/rules-errata/3#2');

      t.say(
        'So it is with a thing: the ring that was there can be meant, and not what is found now',
      );
      for (const another of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Isengard',
                members: [
                  { name: 'Aragorn II', bears: ['Precious Gold Ring'] },
                  { name: 'Halbarad', bears: another ? ['Magic Ring of Stealth'] : [] },
                ],
                onGuard: ["The Ring's Betrayal"],
              },
            ],
            hand: ['Test of Lore', 'Lesser Ring', 'Glamdring'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.rolls(10).resource.plays('Test of Lore', 'Halbarad').stage.resolve();
        t.resource.chooses('Lesser Ring');
        t.resource.plays('Glamdring', 'Aragorn II');
        if (another) {
          t.rolls(12).hazard.reveals("The Ring's Betrayal");
          t.equal(t.chain().length, 1, 'nobody is asked which ring: there is but one');
          t.resolve();
        } else
          t.hazard.mayNot('reveal').refused("The Ring's Betrayal", { 'late-target': 'coe/2.V.6' });
        t.shows('crf/turn/site-phase/on-guard-cards/1#2', 'crf/errata/rules-errata/3#2');
      }

      t.say(
        'A creature that could not have been played against such a company stays where it lies',
      );
      for (const kind of ['wizard', 'ringwraith'] as const) {
        const hero = kind === 'wizard';
        t.board({
          resource: {
            kind,
            companies: [
              { at: hero ? 'Moria' : 'LE-392', members: [hero ? 'Aragorn II' : 'Lagduf'] },
            ],
          },
          hazard: { hand: ['Olog Warlords'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (hero) t.hazard.may('play Olog Warlords');
        else t.hazard.refused('Olog Warlords', { need: 'coe/2.IV.vii.2' });
        t.hazard.placesOnGuard('Olog Warlords').stage.resolve();
        t.passUntil('enter').resource.chooses('enter the site');
        if (hero) t.hazard.may('reveal Olog Warlords');
        else t.asks(t.resource, 'attack');
        t.shows('crf/turn/site-phase/on-guard-cards/1#1', 'crf/errata/rules-errata/3#1');
      }
    },
  ),

  scenario(
    'A revealed card works before what it answers',
    { proves: ['crf/turn/site-phase/on-guard-cards/2', 'coe/2.V.6.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              members: ['Aragorn II', 'Halbarad', 'Beretar'],
              onGuard: ['Lure of Expedience'],
            },
          ],
          hand: ['Glamdring', 'Smoke Rings'],
          discard: ['Narsil'],
        },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard.reveals('Lure of Expedience', 'Beretar');
      if (t.rules === 'coe') {
        t.equal(
          t.chain(),
          ['Lure of Expedience'],
          'it opens a chain of its own, which may be answered',
        );
        t.equal(t.card('Lure of Expedience').zone, 'chain', 'it has not resolved yet');
        t.resource.may('play Smoke Rings').passes();
        t.shows('crf/turn/site-phase/on-guard-cards/2#3');
        t.equal(t.chain(), ['Glamdring'], 'when it is done the first chain goes on');
      }
      t.equal(t.card('Lure of Expedience').host, 'Beretar', 'it has resolved before the item');
      t.say('The item comes after it, so Beretar is tempted by it');
      t.rolls(12);
      t.resolve();
      t.equal(t.card('Lure of Expedience').host, 'Beretar', 'it is on Beretar');
      t.equal(t.card('Glamdring').host, 'Aragorn II', 'the item is played');
      t.expect(t.state.dice.length === 0, 'and Beretar had to make a corruption check for it');
      t.shows('crf/turn/site-phase/on-guard-cards/2#1');
    },
  ),

  scenario(
    'In the older rules nobody answers a card revealed on guard',
    { proves: ['crf/turn/site-phase/on-guard-cards/2'], rules: CRF },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              members: ['Aragorn II', 'Halbarad', 'Beretar'],
              onGuard: ['Lure of Expedience'],
            },
          ],
          hand: ['Glamdring', 'Marvels Told', 'Smoke Rings'],
          discard: ['Narsil'],
        },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard.reveals('Lure of Expedience', 'Beretar');
      t.equal(t.card('Lure of Expedience').host, 'Beretar', 'it has taken effect already');
      t.equal(t.chain(), ['Glamdring'], 'and the first chain goes on');
      t.shows('crf/turn/site-phase/on-guard-cards/2#1');
      t.resource.may('play Marvels Told');
      t.rolls(12).resource.plays('Marvels Told', 'Halbarad').stage.resolve();
      t.equal(
        t.card('Lure of Expedience').zone,
        'discard',
        'as it is in play, it can be got rid of before the item comes',
      );
      t.shows('crf/turn/site-phase/on-guard-cards/2#2');
      t.equal(t.card('Glamdring').host, 'Aragorn II', 'which then tempts nobody');
    },
  ),

  scenario(
    'What may be revealed when a resource would tap the site',
    {
      proves: [
        'crf/turn/site-phase/on-guard-cards/3',
        'coe/2.V.6',
        'pef/term/on-guard-playing-cards/1',
        'pef/term/on-guard-playing-cards/3',
      ],
      rules: ALL,
    },
    (t) => {
      const site: CompanySpec = {
        at: 'Raider-hold',
        members: ['Aragorn II', 'Fatty Bolger'],
        onGuard: ['Weariness of the Heart', 'Something Has Slipped', 'Minions Stir', 'Orc-warband'],
      };
      t.board({
        resource: {
          companies: [site],
          hand: ['Glamdring', 'Smoke Rings', 'Noble Hound'],
          discard: ['Narsil'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Smoke Rings');
      t.hazard.mayNot('reveal').refused('Weariness of the Heart', { 'not-tapping': 'coe/2.V.6' });
      t.shows(
        'crf/turn/site-phase/on-guard-cards/3#2',
        'pef/term/on-guard-playing-cards/3#5',
        'pef/term/on-guard-playing-cards/1#1',
      );
      t.resolve();
      t.resource.plays('Glamdring', 'Aragorn II');
      // what is aimed at one of them, and what is aimed at all
      t.hazard.may('reveal Something Has Slipped');
      t.shows('pef/term/on-guard-playing-cards/3#1');
      t.hazard.may('reveal Weariness of the Heart');
      t.shows(
        'pef/term/on-guard-playing-cards/3#2',
        'crf/turn/site-phase/on-guard-cards/3#1',
        'crf/turn/site-phase/on-guard-cards/3#3',
        'pef/term/on-guard-playing-cards/1#3',
      );
      t.hazard.refused('Minions Stir', { 'not-directly': 'coe/2.V.6' });
      t.shows('pef/term/on-guard-playing-cards/3#3', 'crf/turn/site-phase/on-guard-cards/3#4');
      t.hazard.mayNot('reveal Orc-warband');
      t.shows('pef/term/on-guard-playing-cards/3#4');
      t.hazard.reveals('Weariness of the Heart', { way: 'prowess' }, 'Aragorn II').stage.resolve();
      t.equal(t.card('Aragorn II').stat('prowess'), 8 - 1, 'weary, with a sword');
      t.equal(t.card('Minions Stir').zone, 'guard', 'the others stay where they are');

      t.say('Whatever it is that would tap the site: a faction, an ally, an event');
      for (const [at, played] of [
        ['Bree', 'Rangers of the North'],
        ['Bree', 'Bill the Pony'],
        ['Weathertop', 'Ringlore'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at,
                members: [{ name: 'Elrond', bears: ['Fair Gold Ring'] }, 'Aragorn II'],
                onGuard: ['Weariness of the Heart', 'Something Has Slipped'],
              },
            ],
            hand: [played],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays(played, played === 'Ringlore' ? 'Elrond' : 'Aragorn II');
        t.hazard.may('reveal Something Has Slipped').may('reveal Weariness of the Heart');
      }
      t.shows('pef/term/on-guard-playing-cards/3#1', 'pef/term/on-guard-playing-cards/3#2');

      t.say('An ally that does not mind a tapped site would not tap one');
      t.board({
        resource: { companies: [{ ...site, siteTapped: true }], hand: ['Noble Hound'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Noble Hound', 'Aragorn II');
      t.hazard.mayNot('reveal');
      t.shows('crf/turn/site-phase/on-guard-cards/3#2', 'pef/term/on-guard-playing-cards/3#5');
    },
  ),

  scenario(
    'Item, ally, faction or event, whatever may tap the site gives occasion to reveal a card',
    { proves: ['crf/turn/site-phase/on-guard-cards/3', 'coe/2.V.6'], rules: ALL },
    (t) => {
      for (const [at, played] of [
        ['Isengard', 'Glamdring'],
        ['Bree', 'Bill the Pony'],
        ['Bree', 'Rangers of the North'],
        ['Moria', 'The Windlord Found Me'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at, members: ['Aragorn II', 'Beretar'], onGuard: ['Weariness of the Heart'] },
            ],
            hand: [played],
          },
          moment: 'entered',
        });
        const who = played === 'The Windlord Found Me' ? [] : ['Aragorn II'];
        t.resource.plays(played, ...who).stage.hazard.may('reveal Weariness of the Heart');
      }
      t.shows('crf/turn/site-phase/on-guard-cards/3#1');

      t.say('What would change a number of theirs touches them, and what tempts them for the item');
      const touches: SideSpec = {
        companies: [
          {
            at: 'Isengard',
            members: [
              { name: 'Aragorn II', bears: ['Dagger of Westernesse', 'Precious Gold Ring'] },
              'Beretar',
            ],
            onGuard: [
              'The Balance of Things',
              'Greed',
              "The Ring's Betrayal",
              'Many Sorrows Befall',
              'Early Harvest',
            ],
          },
          { at: 'Lórien', members: ['Haldir'] },
        ],
        events: ['Sun'],
        pile: ['Men of Dorwinion'],
        hand: ['Glamdring'],
      };
      t.board({ resource: touches, moment: 'entered', current: 'Aragorn II' });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard.may('reveal The Balance of Things').may('reveal Greed');
      t.shows('crf/turn/site-phase/on-guard-cards/3#3');
      t.hazard.may("reveal The Ring's Betrayal");
      t.shows('crf/turn/site-phase/on-guard-cards/3#5');
      t.say('What is aimed at something in play that is not theirs does not');
      t.hazard
        // there is a long-event to discard, and no short-event to cancel
        .refused('Many Sorrows Befall', { 'not-directly': 'coe/2.V.6', 'no-target': 'coe/9.3' })
        .refused('Early Harvest', { 'not-directly': 'coe/2.V.6' });
      t.shows('crf/turn/site-phase/on-guard-cards/3#4');
      t.say(
        'Nor what would weigh on others of that player alone, and none of these is aimed at them',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              members: ['Aragorn II', 'Beretar'],
              onGuard: ['The Balance of Things', 'Lure of Expedience'],
            },
            {
              at: 'Lórien',
              members: [{ name: 'Haldir', bears: ['Dagger of Westernesse', 'Precious Gold Ring'] }],
            },
          ],
          hand: ['Glamdring'],
        },
        moment: 'entered',
        current: 'Aragorn II',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard.refused('The Balance of Things', { 'not-directly': 'coe/2.V.6' });
      t.hazard.chooses('reveal Lure of Expedience').options_are('Aragorn II', 'Beretar');
      t.hazard.chooses('Beretar');
      t.shows('crf/turn/site-phase/on-guard-cards/3#4');
    },
  ),

  scenario(
    'Testing a ring lets no card on guard out',
    { proves: ['crf/turn/site-phase/on-guard-cards/4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              members: [{ name: 'Aragorn II', bears: ['Precious Gold Ring'] }, 'Halbarad'],
              onGuard: ['Lure of Expedience'],
            },
          ],
          hand: ['Test of Lore', 'Lesser Ring', 'Glamdring'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(10).resource.plays('Test of Lore', 'Halbarad');
      t.hazard.mayNot('reveal');
      t.resolve();
      t.resource.chooses('Lesser Ring');
      t.equal(t.card('Lesser Ring').host, 'Aragorn II', 'the ring is found out');
      t.equal(t.card('Lure of Expedience').zone, 'guard', 'the card stays on guard');
      t.resource.plays('Glamdring', 'Halbarad');
      t.hazard.may('reveal Lure of Expedience');
    },
  ),

  scenario(
    'In answer to an influence attempt: what touches it, and what waits for its success',
    {
      proves: [
        'crf/turn/site-phase/on-guard-cards/5',
        'coe/2.V.6',
        'coe/2.V.6.2',
        'pef/term/on-guard-playing-cards/3',
      ],
      rules: ALL,
    },
    (t) => {
      const side: SideSpec = {
        companies: [
          {
            at: 'Bree',
            members: ['Aragorn II', 'Beretar'],
            onGuard: ['Lure of Power', 'Foolish Words', 'Weariness of the Heart', 'Minions Stir'],
          },
        ],
        hand: ['Rangers of the North', 'Bill the Pony'],
      };
      t.board({ resource: side, moment: 'entered' });
      t.resource.plays('Rangers of the North', 'Aragorn II');
      t.hazard
        .may('reveal Lure of Power')
        .may('reveal Foolish Words')
        // the attempt would tap the site, if it succeeds
        .may('reveal Weariness of the Heart')
        .mayNot('reveal Minions Stir');
      t.say(
        'His influence of 3 and 2 more for these, 1 for his kind, less 4: a roll of seven makes nine',
      );
      t.board({ resource: side, moment: 'entered' });
      t.resource.plays('Rangers of the North', 'Aragorn II');
      t.hazard.reveals('Foolish Words', 'Aragorn II');
      t.rolls(7).resolve();
      t.equal(t.card('Rangers of the North').zone, 'discard', 'which is not more than nine');
      t.shows('crf/turn/site-phase/on-guard-cards/5#2');

      t.say('It is the attempt that lets it out, and not the site, which is tapped already');
      t.board({
        resource: {
          companies: [
            {
              at: 'Weathertop',
              siteTapped: true,
              members: ['Aragorn II', 'Beretar'],
              onGuard: ['Foolish Words', 'Weariness of the Heart'],
            },
          ],
          hand: ['Wild Hounds'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Wild Hounds', 'Aragorn II');
      t.hazard
        .may('reveal Foolish Words')
        .refused('Weariness of the Heart', { 'not-tapping': 'coe/2.V.6' });
      t.shows('crf/turn/site-phase/on-guard-cards/5#2');

      t.say('A lure that works only if the attempt succeeds');
      t.board({ resource: side, moment: 'entered' });
      t.resource.plays('Rangers of the North', 'Aragorn II');
      t.hazard.reveals('Lure of Power');
      t.rolls(12, 4).resolve();
      t.equal(t.card('Rangers of the North').zone, 'pile', 'the attempt succeeds');
      t.equal(t.card('Lure of Power').zone, 'discard', 'and the lure has had its check');
      t.shows('crf/turn/site-phase/on-guard-cards/5#1');

      t.say('Playing an ally is no attempt');
      t.board({ resource: side, moment: 'entered' });
      t.resource.plays('Bill the Pony', 'Aragorn II');
      t.hazard.mayNot('reveal Lure of Power');
      t.shows('crf/turn/site-phase/on-guard-cards/5#1');

      t.say(
        'What makes all attempts harder touches this one, and where there is none it touches nothing',
      );
      for (const played of ['Rangers of the North', 'Bill the Pony'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bree',
                members: ['Aragorn II', 'Beretar'],
                onGuard: ['Times Are Evil', 'Weariness of the Heart'],
              },
            ],
            hand: [played],
          },
          moment: 'entered',
        });
        t.resource.plays(played, 'Aragorn II');
        t.hazard.may('reveal Weariness of the Heart');
        if (played === 'Bill the Pony') {
          t.hazard.refused('Times Are Evil', { 'not-directly': 'coe/2.V.6' });
          t.shows('crf/turn/site-phase/on-guard-cards/5#2');
          continue;
        }
        // his influence of 3, 2 more for these and 1 for his kind, less 3
        t.rolls(6).hazard.reveals('Times Are Evil').stage.resolve();
        if (t.state.dice.length > 0) t.resolve();
        t.equal(t.card('Rangers of the North').zone, 'discard', 'six and three are not enough');
        t.shows('crf/turn/site-phase/on-guard-cards/5#2');
      }
    },
  ),

  scenario(
    'Only what is declared or at work counts for a reveal',
    { proves: ['crf/turn/site-phase/on-guard-cards/6', 'coe/2.V.6.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Aragorn II', 'Beretar'],
              onGuard: ['Minions Stir', 'Weariness of the Heart'],
            },
          ],
          hand: ['The Windlord Found Me'],
        },
        moment: 'entered',
      });
      t.resource.plays('The Windlord Found Me');
      t.hazard
        .may('reveal Weariness of the Heart')
        .refused('Minions Stir', { 'not-directly': 'coe/2.V.6' });
      t.shows('crf/turn/site-phase/on-guard-cards/6#3');
      t.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [4, 9], 'the Orcs come as printed');

      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Aragorn II', 'Beretar'], onGuard: ['Searching Eye'] },
          ],
          hand: ['Lucky Search', 'Glamdring'],
        },
        moment: 'entered',
      });
      t.resource.plays('Lucky Search', 'Aragorn II');
      t.hazard.reveals('Searching Eye', 'Lucky Search').stage.resolve();
      t.equal(t.card('Lucky Search').zone, 'discard', 'the declared card of the scout is canceled');
      t.shows('crf/turn/site-phase/on-guard-cards/6#1');
      t.expect(!t.underAttack, 'without its attack');
      t.resource.plays('Glamdring', 'Beretar');
      t.equal(t.card('Searching Eye').zone, 'discard', 'the eye is spent');
    },
  ),

  scenario(
    'Against no card of a scout the eye stays shut',
    { proves: ['crf/turn/site-phase/on-guard-cards/6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Aragorn II'], onGuard: ['Searching Eye'] }],
          hand: ['Glamdring', 'Lucky Search'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.hazard.mayNot('reveal');
      t.resolve();
      t.equal(t.card('Glamdring').host, 'Aragorn II', 'the item is played');
    },
  ),
];
