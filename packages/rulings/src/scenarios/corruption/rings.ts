import {
  type BoardSpec,
  type Member,
  type Named,
  type Scenario,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Whose Dwarven Rings there are. */
const TRIBES = ['Barin', 'Bávor', 'Drúin', 'Durin', 'Dwálin', 'Thélor', 'Thrár'] as const;

/** Gold rings: finding them, testing them, and what may come of it. */
export const ringTests: readonly Scenario[] = [
  scenario(
    'A gold ring is found where the site offers one, after what guards it',
    { proves: ['companion/bringing-rings-into-play/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Aragorn II', 'Elladan', 'Elrohir'] }],
          hand: ['Beautiful Gold Ring'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.passUntil('enter').resource.mayNot('Beautiful Gold Ring').chooses('enter the site');
      t.expect(t.underAttack, 'the automatic-attack comes first');
      t.asks(t.resource, 'attack').resource.mayNot('play Beautiful Gold Ring');
      t.resource.refused('Beautiful Gold Ring', {
        'attacks-first': 'coe/2.V.1.1',
        'not-entered': 'coe/2.V.ii.1',
      });
      t.shows('companion/bringing-rings-into-play/2#3');
      t.allPass();
      for (const who of ['Aragorn II', 'Elladan', 'Elrohir'] as const)
        t.resource.chooses(`a strike to ${who}`);
      t.rolls(12, 12, 12);
      for (const who of ['Aragorn II', 'Elladan', 'Elrohir'] as const) {
        if (who !== 'Elrohir') t.passUntil('strike').resource.chooses(`against ${who}`);
        t.passUntil('stay-untapped').resource.chooses('yes');
      }
      t.passUntil('site').resource.plays('Beautiful Gold Ring', 'Elladan').stage.resolve();
      t.equal(t.card('Beautiful Gold Ring').host, 'Elladan', 'he has it');
      t.shows('companion/bringing-rings-into-play/2#1');
      t.equal(
        [t.card('Aragorn II').status, t.card('Elladan').status],
        ['untapped', 'tapped'],
        'he has tapped for it',
      );
      t.equal(t.card('Isengard').status, 'tapped', 'and so has the site');
      t.say('Neither one who is tapped nor a tapped site will do');
      for (const site of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Isengard',
                ...(site ? { siteTapped: true as const } : {}),
                members: [{ name: 'Aragorn II', status: site ? 'untapped' : 'tapped' }],
              },
            ],
            hand: ['Beautiful Gold Ring'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.refused(
          'Beautiful Gold Ring',
          site ? { 'site-tapped': 'coe/2.V.1' } : { 'no-character': 'coe/2.V.1' },
        );
      }
      t.shows('companion/bringing-rings-into-play/2#4', 'companion/bringing-rings-into-play/2#5');
      t.board({
        resource: {
          companies: [{ at: 'Dead Marshes', members: ['Aragorn II'] }],
          hand: ['Beautiful Gold Ring', 'Glamdring'],
        },
        moment: 'entered',
      });
      // things of every other kind are found there
      t.resource
        .may('play Glamdring')
        .mayNot('play Beautiful Gold Ring')
        .refused('Beautiful Gold Ring', { 'not-here': 'coe/2.V.4' });
      t.shows('companion/bringing-rings-into-play/2#2');
    },
  ),

  scenario(
    'A test is a roll with its modifications, read off the table of the ring',
    { proves: ['companion/bringing-rings-into-play/4', 'coe/6.2'], rules: ALL },
    (t) => {
      const hand: Named[] = [
        'Test of Lore',
        'The One Ring',
        "Dwarven Ring of Durin's Tribe",
        'Magic Ring of Nature',
        'Lesser Ring',
      ];
      let at: Named = 'Rivendell';
      const test = (ring: Named, scroll: boolean, roll: number, ...may: string[]) => {
        t.board({
          resource: {
            companies: [
              {
                at,
                members: [{ name: 'Arwen', bears: scroll ? [ring, 'Scroll of Isildur'] : [ring] }],
              },
            ],
            hand,
          },
          moment: 'organization',
        });
        t.rolls(roll);
        t.resource.plays('Test of Lore').stage.resolve();
        t.resource.options_are(...may, 'pass');
      };
      const dwarven = "Dwarven Ring of Durin's Tribe";
      // Test of Lore takes one off, the scroll gives two
      test('Fair Gold Ring', false, 7, 'Magic Ring of Nature', 'Lesser Ring');
      test('Fair Gold Ring', false, 8, 'Lesser Ring');
      t.shows('companion/bringing-rings-into-play/4#1', 'companion/bringing-rings-into-play/4#2');
      test('Fair Gold Ring', false, 10, dwarven, 'Lesser Ring');
      test('Fair Gold Ring', true, 7, 'Lesser Ring');
      test('Fair Gold Ring', true, 8, dwarven, 'Lesser Ring');
      test('Fair Gold Ring', true, 10, 'The One Ring', dwarven, 'Lesser Ring');
      // a site that says so gives two as well
      at = 'The Under-grottos';
      test('Fair Gold Ring', false, 8, dwarven, 'Lesser Ring');
      test('Fair Gold Ring', true, 8, 'The One Ring', dwarven, 'Lesser Ring');
      at = 'Rivendell';
      t.shows('companion/bringing-rings-into-play/4#3');
      // the other gold rings have other tables
      test('Beautiful Gold Ring', false, 8, 'Magic Ring of Nature', 'Lesser Ring');
      test('Beautiful Gold Ring', false, 9, 'Lesser Ring');
      test('Beautiful Gold Ring', false, 10, 'Lesser Ring');
      test('Beautiful Gold Ring', false, 11, dwarven, 'Lesser Ring');
      test('Beautiful Gold Ring', true, 10, dwarven, 'Lesser Ring');
      test('Beautiful Gold Ring', true, 11, 'The One Ring', dwarven, 'Lesser Ring');
      test('Precious Gold Ring', false, 6, 'Magic Ring of Nature', 'Lesser Ring');
      test('Precious Gold Ring', false, 7, 'Lesser Ring');
      test('Precious Gold Ring', false, 8, 'Lesser Ring');
      test('Precious Gold Ring', false, 9, dwarven, 'Lesser Ring');
      test('Precious Gold Ring', false, 10, dwarven, 'Lesser Ring');
      test('Precious Gold Ring', false, 11, 'The One Ring', dwarven, 'Lesser Ring');
      t.shows('companion/bringing-rings-into-play/4#4');
    },
  ),

  scenario(
    'One fitting ring of choice takes the place of the gold ring',
    { proves: ['companion/bringing-rings-into-play/5', 'coe/6.2', 'coe/6.2.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Arwen', status: 'tapped', bears: ['Precious Gold Ring'] }],
            },
          ],
          // the One Ring takes more than was rolled
          hand: ['Test of Lore', 'The One Ring', 'Magic Ring of Nature', 'Lesser Ring'],
        },
        moment: 'organization',
      });
      t.rolls(4);
      t.resource.plays('Test of Lore').stage.resolve();
      t.resource.options_are('Magic Ring of Nature', 'Lesser Ring', 'pass');
      t.resource.chooses('Magic Ring of Nature');
      t.equal(
        t.card('Magic Ring of Nature').host,
        'Arwen',
        'tapped as she is, at a haven, she has the ring',
      );
      t.shows('companion/bringing-rings-into-play/5#1');
      t.equal(t.card('Precious Gold Ring').zone, 'discard', 'the gold ring is gone');
      t.shows('companion/bringing-rings-into-play/5#3');
      t.equal(t.card('Lesser Ring').zone, 'hand', 'one ring only');
      t.shows('companion/bringing-rings-into-play/5#2');
      t.equal(t.card('Rivendell').status, 'untapped', 'no site is tapped for it');
      t.say('Nobody has to play one: then the gold ring is gone all the same');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Arwen', bears: ['Precious Gold Ring'] }] },
          ],
          hand: ['Test of Lore', 'Lesser Ring'],
        },
        moment: 'organization',
      });
      t.rolls(4).resource.plays('Test of Lore').stage.resolve();
      t.resource.passes();
      t.equal(
        [t.card('Precious Gold Ring').zone, t.card('Lesser Ring').zone],
        ['discard', 'hand'],
        'he keeps the other for another time',
      );
      t.shows('companion/bringing-rings-into-play/5#4');
    },
  ),

  scenario(
    'A tested ring is lost with its point, whatever comes of the test',
    {
      proves: ['crf/term/gold-ring-item/1', 'companion/bringing-rings-into-play/5', 'coe/6.2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Arwen', bears: ['Beautiful Gold Ring'] }] },
          ],
          hand: ['Test of Lore', 'The One Ring'],
        },
        moment: 'organization',
      });
      t.equal(t.points(0).item, 1, 'it gives a point');
      t.rolls(7);
      t.resource.plays('Test of Lore').stage.resolve();
      t.equal(t.card('Beautiful Gold Ring').zone, 'discard', 'it was nothing special');
      t.shows('companion/bringing-rings-into-play/5#4');
      t.equal(t.points(0).item, 0, 'and the point is gone');
      t.shows('crf/term/gold-ring-item/1#1');
      t.equal(t.card('The One Ring').zone, 'hand', 'what the table does not allow stays in hand');
      t.say('So it is if something comes of it: she has that, and no more the gold ring');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Arwen', bears: ['Beautiful Gold Ring'] }] },
          ],
          hand: ['Test of Lore', 'Magic Ring of Nature'],
        },
        moment: 'organization',
      });
      t.rolls(8).resource.plays('Test of Lore').stage.resolve();
      t.resource.chooses('Magic Ring of Nature');
      t.equal(
        [t.card('Magic Ring of Nature').host, t.card('Beautiful Gold Ring').zone],
        ['Arwen', 'discard'],
        'one is there, and the other gone',
      );
      t.equal(t.points(0).item, t.card('Magic Ring of Nature').stat('points'), 'without its point');
      t.shows('crf/term/gold-ring-item/1#2');
    },
  ),

  scenario('Who has a fitting ring need not play it', { proves: ['coe/6.2'], rules: ALL }, (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Arwen', bears: ['Beautiful Gold Ring'] }] },
        ],
        hand: ['Test of Lore', 'Lesser Ring'],
      },
      moment: 'organization',
    });
    t.rolls(7);
    t.resource.plays('Test of Lore').stage.resolve();
    t.resource.passes();
    t.equal(
      [t.card('Beautiful Gold Ring').zone, t.card('Lesser Ring').zone],
      ['discard', 'hand'],
      'the gold ring is discarded all the same',
    );
  }),

  scenario(
    'A sage with Test of Lore, or Gandalf by tapping, each with the ring in his company',
    { proves: ['companion/bringing-rings-into-play/7', 'crf/card/gandalf/1'], rules: ALL },
    (t) => {
      // what else he has is not tested
      const ring: Member = { name: 'Boromir II', bears: ['Beautiful Gold Ring', 'Glamdring'] };
      // nobody who could do it is with the ring
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [ring] },
            { at: 'Rivendell', members: ['Gandalf', 'Arwen'] },
          ],
          hand: ['Test of Lore', 'Test of Form', "Wizard's Test"],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('use Gandalf')
        .mayNot('Test of Lore')
        .refused('Gandalf', { 'no-target': 'coe/9.3' })
        .refused('Test of Lore', { 'no-target': 'coe/9.3' })
        .refused('Test of Form', { 'no-target': 'coe/9.3' })
        .refused("Wizard's Test", { 'no-target': 'coe/9.3' });
      t.shows('companion/bringing-rings-into-play/7#7');
      // a sage
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [ring, 'Arwen'] }],
          hand: ['Test of Lore'],
        },
        moment: 'organization',
      });
      t.rolls(7).resource.may('play Test of Lore').plays('Test of Lore').stage.resolve();
      t.equal(t.card('Arwen').status, 'untapped', 'she does not tap for it');
      t.equal(t.card('Beautiful Gold Ring').zone, 'discard', 'it is tested');
      // no sage
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [ring, 'Elladan'] }],
          hand: ['Test of Lore', 'Test of Form'],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('Test of Lore')
        .refused('Test of Lore', { 'no-user': 'coe/9.2' })
        .refused('Test of Form', { 'no-user': 'coe/9.2' });
      // Gandalf, without modification
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [ring, 'Gandalf'] }],
          hand: ['Magic Ring of Nature', 'Lesser Ring'],
        },
        moment: 'organization',
      });
      t.rolls(7);
      t.resource.uses('Gandalf').stage.resolve();
      t.resource.options_are('Magic Ring of Nature', 'Lesser Ring', 'pass');
      t.equal(t.card('Gandalf').status, 'tapped', 'he taps for it');
      t.resource.passes();
      // with Test of Form the roll is as it is, with Test of Lore one less: a Dwarven Ring takes ten
      const DWARVEN = "Dwarven Ring of Barin's Tribe";
      for (const [card, least] of [
        ['Test of Form', 10],
        ['Test of Lore', 11],
      ] as const)
        for (const roll of [least - 1, least]) {
          t.board({
            resource: {
              companies: [{ at: 'Rivendell', members: [ring, 'Arwen'] }],
              hand: [card, DWARVEN, 'Lesser Ring'],
            },
            moment: 'organization',
          });
          t.rolls(roll).resource.plays(card).stage.resolve();
          if (roll === least) t.resource.may(DWARVEN).passes();
          else t.resource.mayNot(DWARVEN).passes();
          t.shows(`companion/bringing-rings-into-play/7#${card === 'Test of Form' ? 1 : 2}`);
        }
      // Wizard's Test is for one's Wizard, who rolls twice and takes which he will
      for (const who of ['Saruman', 'Arwen'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: [ring, who] }],
            hand: ["Wizard's Test", DWARVEN, 'Lesser Ring'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (who === 'Arwen') {
          t.resource.refused("Wizard's Test", { 'no-user': 'coe/9.2' });
          continue;
        }
        t.rolls(2, 10, 12).resource.plays("Wizard's Test").stage.resolve();
        t.resource.options_are('10', '2').chooses('10').may(DWARVEN).passes();
      }
      t.shows('companion/bringing-rings-into-play/7#3');
      // so it is with him who is fallen
      for (const [together, his] of [
        [true, 'Bree'],
        [false, 'Edoras'],
        [false, 'Bree'],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: together
              ? [{ at: 'Bree', members: [ring, 'Gandalf'] }]
              : [
                  { at: 'Bree', members: [ring] },
                  { at: his, members: ['Gandalf'] },
                ],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (together) t.resource.may('use Gandalf');
        else t.resource.refused('Gandalf', { 'no-target': 'coe/9.3' }, { way: 'test' });
      }
      // and one that he bears himself is with him
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gandalf', bears: ['Beautiful Gold Ring'] }] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.may('use Gandalf');
      // not when tapped
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [ring, { name: 'Gandalf', status: 'tapped' }] }],
        },
        moment: 'organization',
      });
      t.resource.mayNot('use Gandalf').refused('Gandalf', { cost: 'coe/9.2.3' });
      t.shows('companion/bringing-rings-into-play/7#6');
    },
  ),

  scenario(
    'A ring that is unique and in play already does not come out of a test',
    { proves: ['coe/6.2', 'crf/term/stored-cards/1'], rules: ALL },
    (t) => {
      const test = (stored: boolean, ...may: string[]) => {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', members: [{ name: 'Arwen', bears: ['Precious Gold Ring'] }] },
            ],
            hand: ['Test of Lore', "Dwarven Ring of Durin's Tribe", 'Lesser Ring'],
          },
          hazard: {
            stored: stored ? [{ name: "Dwarven Ring of Durin's Tribe", at: 'Rivendell' }] : [],
          },
          moment: 'organization',
        });
        t.rolls(10);
        t.resource.plays('Test of Lore').stage.resolve();
        t.resource.options_are(...may, 'pass');
      };
      test(false, "Dwarven Ring of Durin's Tribe", 'Lesser Ring');
      test(true, 'Lesser Ring');
      t.shows('crf/term/stored-cards/1#2');
    },
  ),

  scenario(
    'The ring that is betrayed is named when the card is declared',
    { proves: ['crf/card/the-rings-betrayal/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Elladan', bears: ['Lesser Ring', 'Magic Ring of Stealth', 'Orcrist'] },
                'Arwen',
              ],
            },
          ],
        },
        hazard: { hand: ["The Ring's Betrayal"] },
        moment: 'hazards',
      });
      t.hazard.chooses("play The Ring's Betrayal");
      t.hazard.options_are('Lesser Ring', 'Magic Ring of Stealth', 'back');
      t.hazard.chooses('Magic Ring of Stealth');
      t.asks(t.resource, 'respond');
      t.rolls(2);
      t.resource.passes();
      t.equal(
        [t.card('Lesser Ring').zone, t.card('Magic Ring of Stealth').zone, t.card('Elladan').zone],
        ['play', 'discard', 'play'],
        'the one that was named is lost',
      );
    },
  ),

  scenario(
    'A ring test makes a ranger in time to go on through Foul Fumes',
    { proves: ['companion/annotation/9/4', 'coe/6.2.1', 'coe/6.1.1'], rules: ALL },
    (t) => {
      const way = (roll: number, goesOn: boolean) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Dead Marshes',
                members: [{ name: 'Boromir II', bears: ['Beautiful Gold Ring'] }, 'Elrond'],
              },
            ],
            hand: ['Test of Lore', 'Magic Ring of Nature'],
          },
          hazard: { events: ['Foul Fumes'], hand: ['Twilight'] },
          moment: 'passives',
        });
        t.equal(t.chain(), ['Foul Fumes'], 'the return stands first in the chain');
        t.rolls(roll);
        t.resource.plays('Test of Lore').stage.resolve();
        if (goesOn) {
          t.resource.chooses('Magic Ring of Nature');
          t.equal(
            t.card('Magic Ring of Nature').host,
            'Boromir II',
            'he has the ring, and with it the skill',
          );
          t.equal(t.card('Boromir II').status, 'untapped', 'and has not tapped for it');
        }
        t.equal(t.company('Elrond').returned, !goesOn, 'whether they have to turn back');
      };
      way(8, true);
      way(9, false);
    },
  ),

  scenario(
    'Dwarven Rings serve Dwarves best',
    { proves: ['crf/card/dwarven-rings-all/1'], rules: ALL },
    (t) => {
      const borne = (who: Named, tribe: (typeof TRIBES)[number]) => {
        const ring = `Dwarven Ring of ${tribe}'s Tribe` as const;
        t.board({
          resource: { companies: [{ at: 'Rivendell', members: [{ name: who, bears: [ring] }] }] },
          moment: 'organization',
        });
        return [
          t.card(who).stat('influence'),
          t.card(who).stat('prowess'),
          t.card(who).corruption,
          t.points(0).item,
        ];
      };
      for (const tribe of TRIBES) {
        t.equal(borne('Balin', tribe), [9, 8, 5, 6], `${tribe}: influence two and seven, a Dwarf`);
        t.equal(borne('Aragorn II', tribe), [5, 8, 3, 4], `${tribe}: three and two for another`);
      }
    },
  ),

  scenario(
    'Two of the Dwarven Rings give two prowess, four to a Dwarf, and by the older errata one body to anybody',
    {
      proves: [
        'companion/errata/dwarven-ring-of-thelors-tribe/1',
        'companion/errata/dwarven-ring-of-thrars-tribe/1',
        'crf/card/dwarven-ring-of-thelors-thrors-tribe/1',
        'crf/errata/card-errata/19',
      ],
      rules: ALL,
    },
    (t) => {
      const given = (who: Named, ring: Named): number[] => {
        const numbers = (bears: Named[]): number[] => {
          t.board({
            resource: { companies: [{ at: 'Rivendell', members: [{ name: who, bears }] }] },
            moment: 'organization',
          });
          const { corruption } = t.card(who);
          const [prowess, body, influence] = (['prowess', 'body', 'influence'] as const).map((x) =>
            t.card(who).stat(x),
          );
          return [prowess, body, influence, t.points(0).item, corruption];
        };
        const without = numbers([]);
        return numbers([ring]).map((n, i) => n - without[i]);
      };
      // no body is printed on them now
      const body = t.rules === 'coe' ? 0 : 1;
      for (const tribe of ['Thélor', 'Thrár'] as const) {
        const ring = `Dwarven Ring of ${tribe}'s Tribe` as const;
        // prowess and body, direct influence, points, corruption: what is in brackets is a Dwarf's
        const id = `companion/errata/dwarven-ring-of-${tribe === 'Thélor' ? 'thelors' : 'thrars'}-tribe/1`;
        const [man, dwarf] = [given('Aragorn II', ring), given('Gimli', ring)];
        t.equal(man[0], 2, `${tribe}: prowess to a Man`).shows(`${id}#1`);
        t.equal(dwarf[0], 4, `${tribe}: prowess to a Dwarf`).shows(`${id}#2`);
        t.equal([man[1], dwarf[1]], [body, body], `${tribe}: body to either`).shows(`${id}#3`);
        t.equal(man.slice(2), [2, 4, 3], `${tribe}: all else to a Man`);
        t.equal(dwarf.slice(2), [7, 6, 5], `${tribe}: all else to a Dwarf`);
        t.shows(
          `${id}#4`,
          `crf/card/dwarven-ring-of-thelors-thrors-tribe/1#${tribe === 'Thélor' ? 1 : 2}`,
          'crf/card/dwarven-ring-of-thelors-thrors-tribe/1#3',
          'crf/card/dwarven-ring-of-thelors-thrors-tribe/1#4',
          ...([1, 2, 3] as const).map((n) => `crf/errata/card-errata/19#${n}`),
        );
      }
    },
  ),

  scenario(
    'Ringlore is for the site phase, and taps its sage and the site',
    {
      proves: [
        'crf/card/ringlore/1',
        'companion/bringing-rings-into-play/7',
        'crf/errata/card-errata/61',
        'companion/errata/ringlore/1',
      ],
      rules: ALL,
    },
    (t) => {
      const lore = (
        moment: BoardSpec['moment'],
        status: 'tapped' | 'untapped' = 'untapped',
        siteTapped = false,
        at: Named = 'Weathertop',
        sage: Named = 'Elrond',
      ): void => {
        t.board({
          resource: {
            companies: [
              {
                at,
                ...(siteTapped ? { siteTapped: true } : {}),
                members: [
                  { name: sage, status },
                  { name: 'Gimli', bears: ['Fair Gold Ring', 'Cram'] },
                ],
              },
            ],
            hand: [
              'Ringlore',
              'Magic Ring of Words',
              'The One Ring',
              'Lesser Ring',
              "Dwarven Ring of Durin's Tribe",
            ],
          },
          moment,
          asksPasses: true,
        });
      };
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'end-of-turn',
      ] as const) {
        lore(moment);
        t.resource.refused('Ringlore', {
          phase: 'coe/9.1.3',
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
      lore('entered');
      t.resource.may('play Ringlore');
      t.shows(
        'crf/card/ringlore/1#1',
        'crf/errata/card-errata/61#1',
        'companion/errata/ringlore/1#1',
      );
      lore('entered', 'tapped');
      t.resource.refused('Ringlore', { 'user-tapped': 'coe/9.2.3' });
      t.shows('companion/errata/ringlore/1#2');
      lore('entered', 'untapped', true);
      t.resource.refused('Ringlore', { 'no-user': 'coe/9.2' });
      t.shows('companion/errata/ringlore/1#3');
      lore('entered', 'untapped', false, 'Moria');
      t.resource.refused('Ringlore', { 'no-user': 'coe/9.2' });
      lore('entered', 'untapped', false, 'Weathertop', 'Boromir II');
      t.resource.refused('Ringlore', { 'no-user': 'coe/9.2' });
      // the ring is with others
      t.board({
        resource: {
          companies: [
            { at: 'Weathertop', members: ['Elrond'] },
            { at: 'Bree', members: [{ name: 'Gimli', bears: ['Fair Gold Ring'] }] },
          ],
          hand: ['Ringlore', 'Magic Ring of Words'],
        },
        moment: 'entered',
        current: 'Elrond',
        asksPasses: true,
      });
      t.resource.refused('Ringlore', { 'no-target': 'coe/9.3' });
      t.shows('companion/bringing-rings-into-play/7#7');
      lore('entered');
      t.resource.plays('Ringlore', 'Elrond').stage.resolve();
      t.equal(
        [t.card('Elrond').status, t.card('Weathertop').status],
        ['tapped', 'tapped'],
        'sage and site',
      );
      t.shows(
        'crf/card/ringlore/1#2',
        'crf/card/ringlore/1#3',
        'crf/errata/card-errata/61#2',
        'crf/errata/card-errata/61#3',
        'companion/errata/ringlore/1#2',
        'companion/errata/ringlore/1#3',
      );
      t.resource.options_are(
        'Magic Ring of Words',
        'Lesser Ring',
        "Dwarven Ring of Durin's Tribe",
        'pass',
      );
      t.shows('companion/bringing-rings-into-play/7#5');
      t.resource.chooses('Magic Ring of Words');
      t.equal(t.card('Magic Ring of Words').host, 'Gimli', 'played without a roll');
      t.shows('companion/bringing-rings-into-play/7#4');
    },
  ),
];
