import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, letBe, meet, SPARE, toStrikes } from '../help.ts';

/** More items, and the beasts that go with heroes. */
export const stonesAndBeasts: readonly Scenario[] = [
  scenario(
    "Thrór's Map is given up to untap the lair of a Dragon",
    { proves: ['coe/2.V.8'], rules: ALL },
    (t) => {
      for (const [at, may] of [
        ['Ovir Hollow', true],
        ['Moria', false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at, siteTapped: true, members: [{ name: 'Gimli', bears: ["Thrór's Map"] }] },
            ],
            hand: [SPARE],
          },
          moment: 'entered',
        });
        if (!may) {
          t.resource.mayNot("Thrór's Map");
          continue;
        }
        t.resource.uses("Thrór's Map").stage.resolve();
        t.equal(
          [t.card(at).status, t.card("Thrór's Map").zone],
          ['untapped', 'discard'],
          'the site can be used again',
        );
      }
    },
  ),
  scenario(
    'The Sapling of the White Tree grows in value at Minas Tirith',
    { proves: ['coe/2.II.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Tirith',
              members: [{ name: 'Gimli', bears: ['Sapling of the White Tree'] }],
            },
          ],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.equal(t.points(0).item, 1, 'borne it is worth one');
      t.rolls(12);
      t.resource.chooses('store Sapling of the White Tree').stage.resolve();
      t.equal(
        [t.card('Sapling of the White Tree').stored, t.points(0).item],
        ['Minas Tirith', 2],
        'stored there two',
      );
      t.board({
        resource: {
          companies: [
            { at: 'Edoras', members: [{ name: 'Gimli', bears: ['Sapling of the White Tree'] }] },
          ],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.resource.mayNot('store Sapling');
      for (const [at, may] of [
        ['Moria', false],
        ['Isengard', true],
        ['Carn Dûm', false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli'] }],
            hand: [SPARE, 'Sapling of the White Tree'],
          },
          moment: 'entered',
        });
        if (may) t.resource.may('Sapling');
        else t.resource.mayNot('Sapling');
      }
    },
  ),
  scenario(
    'The Scroll of Isildur adds two to the test of a ring in its company',
    { proves: ['coe/6.2'], rules: ALL },
    (t) => {
      const test = (scroll: boolean): string[] => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Gandalf', bears: ['Beautiful Gold Ring'] },
                  { name: 'Gimli', bears: scroll ? ['Scroll of Isildur'] : [] },
                ],
              },
            ],
            hand: ['Magic Ring of Stealth', 'The One Ring'],
          },
          moment: 'organization',
        });
        t.rolls(10);
        t.resource.uses('Gandalf', 'Beautiful Gold Ring').stage.resolve();
        const rings = t
          .offered()
          .filter((x) => x !== 'pass')
          .sort();
        return rings;
      };
      const without = test(false);
      const withIt = test(true);
      t.equal(
        [without.includes('The One Ring'), withIt.includes('The One Ring')],
        [false, true],
        'twelve may be the One Ring',
      );
    },
  ),
  scenario(
    'A Palantír is looked into by one who can, and gives back a card',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: [{ name: 'Saruman', bears: ['Palantír of Orthanc'] }] },
          ],
          discard: ['Smoke Rings', 'Wargs'],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.rolls(12);
      t.resource.uses('Palantír of Orthanc');
      t.equal(
        [t.card('Palantír of Orthanc').status, t.card('Saruman').status],
        ['tapped', 'tapped'],
        'both tap: he is able by tapping',
      );
      t.resolve();
      t.resource.may('Smoke Rings').may('Wargs').chooses('Wargs');
      t.resolve();
      t.equal(
        [t.card('Wargs').zone, t.card('Smoke Rings').zone],
        ['deck', 'discard'],
        'one card is in the deck again',
      );
      t.equal(t.state.dice.length, 0, 'its bearer made a corruption check');
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: [{ name: 'Gandalf', bears: ['Palantír of Orthanc'] }] },
          ],
          discard: ['Smoke Rings'],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.resource.mayNot('Palantír');
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: [{ name: 'Saruman', bears: ['Palantír of Orthanc'] }] },
          ],
          discard: ['Smoke Rings'],
          deck: ['Wargs', 'Wargs', 'Wargs', 'Wargs'],
          noFiller: true,
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.resource.mayNot('Palantír');
      for (const [at, may] of [
        ['Isengard', true],
        ['Moria', false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli'] }],
            hand: [SPARE, 'Palantír of Orthanc'],
          },
          moment: 'entered',
        });
        if (may) t.resource.may('Palantír');
        else t.resource.mayNot('Palantír');
      }
    },
  ),
  scenario(
    'Noble Steeds carry a company farther when everybody has one',
    { proves: ['coe/2.II.7.ii'], rules: ALL },
    (t) => {
      const reach = (second: Named[]): boolean => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Edoras',
                members: [
                  { name: 'Théoden', bears: ['Noble Steed'] },
                  { name: 'Háma', bears: second },
                ],
              },
            ],
            sites: [
              'Shrel-Kain',
              'Dale',
              'Easterling Camp',
              'Tolfalas',
              'Henneth Annûn',
              'Rhosgobel',
              'Gobel Mírlond',
              "Thranduil's Halls",
              'Bandit Lair',
              'Raider-hold',
            ],
            hand: [SPARE],
          },
          moment: 'organization',
        });
        return t.offered().some((x) => x.includes('Raider-hold'));
      };
      t.equal(reach(['Noble Steed']), true, 'six regions to the Horse Plains');
      t.equal(reach(['Bill the Pony']), true, 'a pony will do');
      t.equal(reach([]), false, 'not if one goes on foot');
    },
  ),
  scenario(
    'A Noble Steed is found in the grasslands, at sites used up as well, and bolts from a strike',
    { proves: ['coe/2.V.5'], rules: ALL },
    (t) => {
      for (const [at, may] of [
        ['Edoras', true],
        ['Easterling Camp', true],
        ['Lórien', false],
        ['Bree', false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, siteTapped: true, members: ['Gimli'] }],
            hand: [SPARE, 'Noble Steed'],
          },
          moment: 'entered',
        });
        if (may) t.resource.may('play Noble Steed');
        else t.resource.mayNot('play Noble Steed');
      }
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: [{ name: 'Gimli', bears: ['Noble Steed'] }] },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
      toStrikes(t);
      t.resource.may('a strike to Noble Steed').chooses('a strike to Gimli');
      meet(t, 'Gimli', true);
      letBe(t, 'support');
      t.resource.uses('Noble Steed').stage.resolve();
      t.equal(
        [t.card('Noble Steed').status, t.card('Gimli').status],
        ['tapped', 'untapped'],
        'the strike is canceled',
      );
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: [{ name: 'Gimli', bears: ['Noble Steed'] }] }],
          hand: ['Risky Blow'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      toStrikes(t);
      t.resource.chooses('a strike to Gimli').chooses('a strike to Noble Steed');
      while (t.decision().kind === 'assign') t.take(t.decision().options[0], 'the rest');
      if (about(t) === 'strike') t.resource.chooses('resolve the strike against Gimli');
      meet(t, 'Gimli');
      letBe(t, 'support');
      t.resource.may('Risky Blow').mayNot('use Noble Steed');
    },
  ),
  scenario(
    'A Noble Hound is found at Border-holds, and gives itself up for its master',
    { proves: ['coe/2.V.5'], rules: ALL },
    (t) => {
      for (const [at, may] of [
        ['Bree', true],
        ['Edoras', false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, siteTapped: true, members: ['Gimli'] }],
            hand: [SPARE, 'Noble Hound'],
          },
          moment: 'entered',
        });
        if (may) t.resource.may('play Noble Hound');
        else t.resource.mayNot('play Noble Hound');
      }
    },
  ),

  scenario(
    'Some Palantíri are lost as soon as too few are with them on the way',
    {
      proves: [
        'crf/card/palantir-of-amon-sul/1',
        'crf/card/palantir-of-osgiliath/1',
        'companion/clarification/palantir-of-amon-sul/1',
        'companion/clarification/palantir-of-osgiliath/1',
      ],
      rules: ALL,
    },
    (t) => {
      const sets = (stone: Named, others: readonly Named[], to?: Named): void => {
        t.board({
          resource: {
            hand: ['Marvels Told'],
            // things of minions are of use to a Fallen-wizard
            ...(stone.startsWith('LE-') ? { kind: 'fallen-wizard', declared: 'Saruman' } : {}),
            companies: [
              {
                at: 'Rivendell',
                ...(to === undefined ? {} : { to }),
                members: [
                  { name: 'Elrond', bears: [stone] },
                  { name: 'Balin', bears: ['Narsil', 'Glamdring'] },
                  ...others.map((name) => ({ name })),
                ],
              },
            ],
          },
          hazard: { hand: ['Weariness of the Heart'], events: ['Lure of Power'] },
          moment: 'hazards',
        });
      };
      for (const [stones, others, which] of [
        [['Palantír of Amon Sûl', 'LE-330'], [], 'amon-sul'],
        [['Palantír of Osgiliath', 'LE-335'], ['Bergil', 'Anborn'], 'osgiliath'],
      ] as const) {
        const id = `companion/clarification/palantir-of-${which}/1`;
        const loses = (): void => {
          t.rolls(2);
          t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Balin');
          t.resolve();
          t.expect(t.card('Balin').zone !== 'play', 'one is lost');
        };
        for (const stone of stones) {
          sets(stone, others, 'Bree');
          t.equal(t.card(stone).host, 'Elrond', 'with enough of them it comes along');
          loses();
          t.equal(t.card(stone).zone, 'discard', 'one too few');
        }
        t.shows(`${id}#1`);
        for (const stone of stones) {
          sets(stone, [...others, 'Beretar'], 'Bree');
          loses();
          t.equal(t.card(stone).host, 'Elrond', 'of more, and just enough are left');
        }
        t.shows(`${id}#2`);
        for (const stone of stones) {
          sets(stone, others);
          loses();
          t.equal(t.card(stone).host, 'Elrond', 'where nobody moves it stays');
          t.board({
            resource: {
              ...(stone.startsWith('LE-') ? { kind: 'fallen-wizard', declared: 'Saruman' } : {}),
              companies: [{ at: 'Rivendell', members: [{ name: 'Elrond', bears: [stone] }] }],
            },
            moment: 'movement',
          });
          t.skipTo('organization', { turns: 2 });
          t.equal(t.card(stone).host, 'Elrond', 'though they were too few all along');
        }
        t.shows(`${id}#3`);
        t.say('Nor is it lost with one who falls when they have arrived');
        for (const stone of stones) {
          sets(stone, others, 'Bree');
          t.skipTo('enter').resource.chooses('enter the site');
          t.equal(t.state.phase, 'site', 'at Bree');
          t.rolls(2).resource.plays('Marvels Told', 'Balin').stage.resolve();
          t.equal(
            [t.card('Balin').zone === 'play', t.card(stone).host],
            [false, 'Elrond'],
            'the way is behind them',
          );
          t.skipTo('organization', { turns: 2 });
          t.equal(t.card(stone).host, 'Elrond', 'as long as they do not set out again');
        }
        t.shows(`${id}#4`);
      }
    },
  ),
  scenario(
    'The Palantír of Osgiliath takes from others what they are tapped for alone',
    { proves: ['crf/card/palantir-of-osgiliath/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                {
                  name: 'Elrond',
                  bears: [{ name: 'Palantír of Osgiliath', on: ['Align Palantír'] }],
                },
                'Bergil',
                'Anborn',
                'Adrazar',
              ],
            },
          ],
          discard: ['Sting'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        },
        hazard: {
          companies: [
            {
              at: 'Lórien',
              members: [
                {
                  name: 'Aragorn II',
                  bears: ['Palantír of Elostirion', 'The Ithil-stone', 'Palantír of Orthanc'],
                },
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      // one is lost as its company moves, and another does nothing by being tapped
      t.resource.mayNot('as The Ithil-stone');
      t.rolls(12)
        .resource.chooses('use Palantír of Osgiliath as Palantír of Orthanc')
        .stage.resolve();
      t.equal(
        [t.card('Sting').zone, t.card('Palantír of Osgiliath').status],
        ['deck', 'tapped'],
        'what the third is tapped for it does',
      );
      t.shows('crf/card/palantir-of-osgiliath/2#1');
      t.passUntil('path').resource.chooses('starter movement');
      t.equal(
        t.card('Palantír of Osgiliath').zone,
        'play',
        'it is not lost for the way of another',
      );
      t.shows('crf/card/palantir-of-osgiliath/2#2');
    },
  ),
];
