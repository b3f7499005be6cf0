import { query } from '@mathom/engine';
import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';
import { rolled } from '../help.ts';

/** A company stays at a Hidden Haven on which the card may come to lie, and enters it. */
const avenged = (t: Stage, attacks: boolean): void => {
  for (const revenge of [false, true]) {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [
          {
            at: 'Weathertop',
            members: [{ name: 'Beretar', status: 'wounded' }],
            onSite: ['Hidden Haven'],
          },
        ],
        hand: ['Radagast', 'Anborn'],
      },
      hazard: { hand: revenge ? ["Nature's Revenge"] : [] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (revenge) t.hazard.plays("Nature's Revenge", 'Weathertop').stage.resolve();
    t.equal(
      query.siteType(t.state, t.id('Weathertop')),
      revenge ? 'ruins' : 'haven',
      'of what type it is',
    );
    t.equal(query.isHavenFor(t.state, t.id('Weathertop'), 0), !revenge, 'whether it is his haven');
    t.passUntil('enter').resource.chooses('enter the site');
    t.equal(t.underAttack, revenge && attacks, 'animals, and nothing that is printed there');
    if (t.underAttack) t.equal([t.attack().prowess, t.attack().strikes], [7, 1], 'these');
    t.fightOut({ always: 12 });
    t.say('Nobody is at home there any more');
    t.skipTo('organization', { turns: 2 }).resource.chooses('organize');
    if (revenge) t.resource.mayNot('play Anborn at Weathertop');
    else t.resource.may('play Anborn at Weathertop');
    t.equal(t.card('Beretar').status, revenge ? 'wounded' : 'tapped', 'nor does anybody heal');
  }
};

/** Radagast fallen, and those who know the wild with him. */
export const radagastFallen: readonly Scenario[] = [
  scenario(
    'Winged, Radagast goes anywhere by region movement, and by no other way farther than before',
    { proves: ['crf/card/winged-change-master/1'], rules: ALL },
    (t) => {
      const board = (at: 'Bree' | 'The Under-galleries', ...friends: ['Beretar'?]): void =>
        void t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at,
                members: [
                  {
                    name: 'Radagast',
                    bears: ['Winged Change-master', "Radagast's Black Bird"],
                  },
                  ...friends.flatMap((x) => (x === undefined ? [] : [x])),
                ],
              },
            ],
            sites: ['Tolfalas', 'Weathertop'],
          },
          hazard: { hand: ['Wargs', 'Corsairs of Umbar'] },
          moment: 'organization',
          asksPasses: true,
        });
      board('Bree', 'Beretar');
      t.resource.may('to Weathertop').mayNot('to Tolfalas');
      board('The Under-galleries');
      t.resource.mayNot('to Tolfalas').mayNot('to Weathertop');
      t.shows('crf/card/winged-change-master/1#2');
      board('Bree');
      t.resource.chooses('to Tolfalas');
      t.passUntil('movement-hazard');
      t.equal(
        [t.company('Radagast').movement, t.company('Radagast').path],
        ['region', []],
        'he goes through no regions',
      );
      t.shows('crf/card/winged-change-master/1#1');
      t.resource.passes();
      t.hazard.mayNot('play Wargs').may('play Corsairs of Umbar');
    },
  ),

  scenario(
    "Radagast's Black Bird is an ally of two mind",
    { proves: ['crf/card/radagasts-black-bird/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'Bree', members: [{ name: 'Radagast', bears: ["Radagast's Black Bird"] }] },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.card("Radagast's Black Bird").stat('mind'), 2, 'two mind');
    },
  ),

  scenario(
    'Before Radagast comes into play, a shape of his does nothing for his player',
    { proves: ['pef/card/shifter-of-hues/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Radagast',
          hand: ['Shifter of Hues', 'Radagast'],
          sites: ['WH-57'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Shifter of Hues').stage.resolve();
      t.equal([t.handSize(0), t.generalInfluence(0)], [8, 20], 'as ever');
      t.resource.chooses('organize').chooses('play Radagast at Rhosgobel');
      t.equal(
        [t.card('Shifter of Hues').host, t.handSize(0), t.generalInfluence(0)],
        ['Radagast', 9, 27],
        'now that he is there',
      );
    },
  ),

  scenario(
    'A Panoply of Wings comes more gladly to whoever has Radagast, or has declared himself to be him',
    { proves: ['crf/card/panalopy-of-wings/1'], rules: ALL },
    (t) => {
      for (const [kind, declared, companion, total, theirs, afar] of [
        ['fallen-wizard', 'Radagast', 'Beretar', 9, 'Gimli'],
        ['fallen-wizard', 'Saruman', 'Saruman', 12, 'Gimli'],
        ['wizard', undefined, 'Radagast', 9, 'Gimli'],
        ['wizard', undefined, 'Beretar', 12, 'Gimli'],
        // he is an opponent's
        ['wizard', undefined, 'Beretar', 12, 'Radagast'],
        // his own, and far away
        ['wizard', undefined, 'Beretar', 9, 'Gimli', 'Radagast'],
      ] as readonly (readonly [
        'fallen-wizard' | 'wizard',
        'Radagast' | 'Saruman' | undefined,
        Named,
        number,
        Named,
        Named?,
      ])[]) {
        for (const [roll, won] of [
          [total, true],
          [total - 1, false],
        ] as const) {
          t.board({
            resource: {
              kind,
              ...(declared === undefined ? {} : { declared }),
              companies: [
                { at: 'Weathertop', members: ['Fatty Bolger', companion] },
                ...(afar === undefined ? [] : [{ at: 'Rivendell' as const, members: [afar] }]),
              ],
              hand: ['A Panoply of Wings'],
            },
            hazard: { companies: [{ at: 'Bree', members: [theirs] }] },
            moment: 'entered',
            asksPasses: true,
          });
          t.rolls(roll).resource.plays('A Panoply of Wings', 'Fatty Bolger').stage.resolve();
          t.equal(t.card('A Panoply of Wings').zone, won ? 'pile' : 'discard', `${kind} ${roll}`);
        }
        t.shows(`crf/card/panalopy-of-wings/1#${total === 12 ? 3 : declared ? 2 : 1}`);
      }
    },
  ),

  scenario(
    'Whoever goes to Rhosgobel goes through Southern Mirkwood',
    { proves: ['crf/card/rhosgobel/1', 'crf/errata/card-errata/60'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'TW-420',
              by: ['Wold & Foothills', 'Anduin Vales', 'Southern Mirkwood'],
              members: ['Elladan'],
            },
          ],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(
        t.company('Elladan').path.map((x) => x.name),
        ['Wold & Foothills', 'Anduin Vales', 'Southern Mirkwood'],
        'all of it',
      );
      t.resource.passes();
      t.hazard.plays('Orc-lieutenant', 'Dark').stage.resolve();
      t.expect(t.underAttack, 'keyed to the Dark-domain');
      t.say('So do those of Radagast, who has a Wizardhaven there, and those who leave it');
      const way: ['Wold & Foothills', 'Anduin Vales', 'Southern Mirkwood'] = [
        'Wold & Foothills',
        'Anduin Vales',
        'Southern Mirkwood',
      ];
      for (const home of [true, false]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Radagast',
            companies: [
              home
                ? { at: 'TW-408', to: 'WH-57', by: way, members: ['Elladan'] }
                : { at: 'WH-57', to: 'TW-408', by: way.toReversed(), members: ['Elladan'] },
            ],
          },
          hazard: { hand: ['Orc-lieutenant'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.equal(
          query.effectivePath(t.state, t.company('Elladan')).map((x) => [x.name, x.counts ?? 1]),
          (home ? way : way.toReversed()).map((name) => [name, 1]),
          'none left out, and each for a whole one',
        );
        t.shows(
          `crf/errata/card-errata/60#${home ? 1 : 2}`,
          `crf/card/rhosgobel/1#${home ? 1 : 2}`,
        );
      }
      t.say('So does a Wizard’s company that leaves the place by regions');
      t.board({
        resource: {
          companies: [{ at: 'TW-420', to: 'TW-408', by: way.toReversed(), members: ['Elladan'] }],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(
        query.effectivePath(t.state, t.company('Elladan')).map((x) => x.name),
        way.toReversed(),
        'all of it',
      );
      t.shows('crf/card/rhosgobel/1#2');
      t.say('And whoever goes by the path that is on the card, to it or from it');
      for (const [at, to] of [
        ['TW-408', 'TW-420'],
        ['TW-420', 'TW-408'],
      ] as const) {
        t.board({
          resource: { companies: [{ at, to, members: ['Elladan'] }] },
          hazard: { hand: ['Orc-lieutenant'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.equal(
          t.path('Elladan').toSorted(),
          ['border', 'dark', 'wilderness'],
          'all three of them',
        );
        t.resource.passes();
        t.hazard.plays('Orc-lieutenant', 'Dark').stage.resolve();
        t.expect(t.underAttack, 'keyed to the Dark-domain');
      }
      t.shows('crf/card/rhosgobel/1#3');
    },
  ),

  scenario(
    "Nature's Revenge makes an end of a Hidden Haven, and its animals attack there",
    {
      proves: ['pef/card/natures-revenge/1', 'pef/card/natures-revenge/2'],
      rules: ['crf', 'tournament'],
    },
    (t) => avenged(t, true),
  ),

  scenario(
    "Nature's Revenge makes an end of a Hidden Haven, whose card keeps its animals off",
    { proves: ['pef/card/natures-revenge/1', 'pef/card/natures-revenge/2'], rules: ['coe'] },
    (t) => avenged(t, false),
  ),

  scenario(
    'Girdle of Radagast: all around is Wilderness, on paths of regions and at the ends of others',
    { proves: ['crf/card/girdle-of-radagast/1'], rules: ALL },
    (t) => {
      for (const [faction, may] of [
        ['Beornings', true],
        ['Lossoth', false],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'WH-57',
                members: [
                  {
                    name: 'Radagast',
                    bears: ['Gwaihir', 'Noble Steed', 'Noble Hound', 'Goldberry', 'Treebeard'],
                  },
                ],
              },
            ],
            events: Array.from({ length: 6 }, () => 'Never Refuse' as const),
            pile: [faction],
            hand: ['Girdle of Radagast'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (!may) t.resource.refused('Girdle of Radagast', { 'no-target': 'coe/9.3' });
        else t.resource.plays('Girdle of Radagast', 'Rhosgobel').stage.resolve();
        if (may) t.equal(t.card('Girdle of Radagast').host, 'Rhosgobel', 'there it lies');
      }
      const REGIONS = ['Wold & Foothills', 'Anduin Vales', 'Southern Mirkwood'] as const;
      for (const [at, to, by] of [
        ['Lórien', 'TW-420', 'starter'],
        // of the regions the Dark-domain is the one where they set out
        ['TW-420', 'Lórien', 'starter'],
        ['Lórien', 'TW-420', 'region'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, to, by: by === 'starter' ? by : REGIONS, members: ['Elladan'] }],
          },
          hazard: {
            kind: 'fallen-wizard',
            companies: [{ at: 'WH-57', members: ['Radagast'], onSite: ['Girdle of Radagast'] }],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.equal(
          query.effectivePath(t.state, t.company('Elladan')).map((x) => x.type),
          by === 'starter'
            ? ['wilderness', 'border', 'wilderness']
            : ['wilderness', 'wilderness', 'wilderness'],
          `${by} movement from ${at}`,
        );
        t.shows(
          'crf/card/girdle-of-radagast/1#1',
          `crf/card/girdle-of-radagast/1#${at === 'Lórien' ? 2 : 3}`,
        );
      }
    },
  ),

  scenario(
    'Prophet of Doom: both ends of the way are counted',
    { proves: ['crf/card/prophet-of-doom/1'], rules: ALL },
    (t) => {
      for (const won of [true, false]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Edoras', members: ['Pallando'] }],
            events: ['Prophet of Doom'],
            pile: ['Wood-elves', 'Lossoth', 'Hillmen', 'Easterlings', 'Southrons'],
          },
          hazard: { companies: [{ at: 'Minas Tirith', members: ['Adrazar', 'Aragorn II'] }] },
          moment: 'entered',
          asksPasses: true,
        });
        // half of twenty, and two regions: the opponent has two on his dice, and his influence
        const against = t.card('Adrazar').stat('mind') + t.generalInfluence(1) + 2;
        t.rolls(2, against - 8 + (won ? 1 : 0));
        t.resource.chooses('Adrazar').stage.resolve();
        t.equal(t.card('Adrazar').zone, won ? 'discard' : 'play', `${won}`);
      }
      t.shows('crf/card/prophet-of-doom/1#1');
      t.say('So to a faction, by the site where it is played');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Edoras', members: ['Pallando'] }],
          events: ['Prophet of Doom'],
          pile: ['Wood-elves', 'Lossoth', 'Hillmen', 'Easterlings', 'Southrons'],
        },
        hazard: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Aragorn II'] }],
          pile: ['Men of Anórien'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      const theirs = t.generalInfluence(1) + 2;
      t.rolls(2, 12).resource.chooses('Men of Anórien').stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, 12 + 10 - 2 - theirs, 'two regions again');
      t.shows('crf/card/prophet-of-doom/1#2');
    },
  ),
];
