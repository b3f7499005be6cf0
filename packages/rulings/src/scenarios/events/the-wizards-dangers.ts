import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const theWizardsDangers: readonly Scenario[] = [
  scenario(
    'By night it is people who are weaker, not attacks of their race',
    { proves: ['crf/card/night/1'], rules: ALL },
    (t) => {
      for (const doors of [false, true] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: "Thranduil's Halls",
                members: ['Boromir II', 'Beretar', 'Erkenbrand', 'Haldir'],
              },
            ],
          },
          hazard: {
            events: ['Night', ...(doors ? (['Doors of Night'] as const) : [])],
            hand: ['Brigands'],
          },
          moment: 'hazards',
        });
        t.equal(
          ['Boromir II', 'Beretar', 'Erkenbrand', 'Haldir'].map((x) => t.card(x).stat('prowess')),
          doors ? [4, 4, 4, 4] : [5, 5, 5, 4],
          'a Dúnadan who is no ranger, with Doors of Night all Men; never an Elf',
        );
        t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
        t.equal(t.attack().prowess, doors ? 9 : 8, 'Men who attack are an attack like any other');
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Haldir'] }] },
          hazard: {
            events: ['Night', ...(doors ? (['Doors of Night'] as const) : [])],
            hand: ['Arthadan Rangers'],
          },
          moment: 'hazards',
        });
        t.hazard.plays('Arthadan Rangers', 'Arthedain').stage.resolve();
        t.equal(t.attack().prowess, doors ? 11 : 10, 'and so are Dúnedain');
        t.board({
          resource: { companies: [{ at: 'Bandit Lair', members: ['Haldir'] }] },
          hazard: { events: ['Night', ...(doors ? (['Doors of Night'] as const) : [])] },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.equal(t.attack().prowess, doors ? 7 : 6, 'and Men who are at home at a site');
      }
    },
  ),

  scenario(
    'With Doors of Night the Eye of Sauron gives three in all',
    { proves: ['companion/clarification/eye-of-sauron/1'], rules: ALL },
    (t) => {
      for (const doors of [false, true] as const) {
        t.board({
          resource: { companies: [{ at: 'Ettenmoors', members: ['Boromir II', 'Haldir'] }] },
          hazard: { events: ['Eye of Sauron', ...(doors ? (['Doors of Night'] as const) : [])] },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.equal(t.attack().prowess, doors ? 12 : 10, 'the Troll of nine');
        t.board({
          resource: { companies: [{ at: 'Dol Guldur', members: ['Gandalf', 'Boromir II'] }] },
          hazard: { events: ['Eye of Sauron', ...(doors ? (['Doors of Night'] as const) : [])] },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.equal(
          t.fightOut({ always: 12 }).map(([, prowess]) => prowess),
          doors ? [10, 11] : [8, 9],
          'each of two attacks, of seven and of eight',
        );
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Haldir'] }],
          },
          hazard: {
            events: ['Eye of Sauron', ...(doors ? (['Doors of Night'] as const) : [])],
            hand: ['Wargs'],
          },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.equal(t.attack().prowess, 9, 'a creature has what it says');
      }
    },
  ),

  scenario(
    'The call of the sea takes all an Elf has, but for one item and his followers',
    { proves: ['companion/clarification/call-of-the-sea/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Grey Havens',
              to: 'Edhellond',
              members: [
                {
                  name: 'Galadriel',
                  bears: [
                    'Elven Cloak',
                    'Dagger of Westernesse',
                    'Cram',
                    'Shadowfax',
                    'Goldberry',
                    'Dreams of Lore',
                  ],
                },
                'Beretar',
                { name: 'Orophin', under: 'Galadriel' },
              ],
            },
          ],
        },
        hazard: { hand: ['Call of the Sea'] },
        moment: 'hazards',
      });
      t.rolls(2);
      t.hazard.plays('Call of the Sea', 'Galadriel').stage.resolve();
      t.resource.may('Dagger of Westernesse', 'Beretar').chooses('Elven Cloak', 'Beretar');
      t.equal(
        [t.card('Galadriel').zone, t.card('Elven Cloak').host],
        ['hand', 'Beretar'],
        'she is gone, her cloak is not',
      );
      t.shows('companion/clarification/call-of-the-sea/1#1');
      t.equal(
        [t.card('Dagger of Westernesse').zone, t.card('Cram').zone],
        ['discard', 'discard'],
        'her other things are lost',
      );
      t.shows('companion/clarification/call-of-the-sea/1#2');
      t.equal(
        [t.card('Shadowfax').zone, t.card('Goldberry').zone],
        ['discard', 'discard'],
        'and so are the allies',
      );
      t.shows('companion/clarification/call-of-the-sea/1#3');
      t.equal(t.card('Dreams of Lore').zone, 'discard', 'and what she dreamt of');
      t.shows('companion/clarification/call-of-the-sea/1#5');
      t.equal(
        [t.card('Orophin').zone, t.card('Orophin').control],
        ['play', 'nobody'],
        'her follower is there, led by nobody yet',
      );
      t.shows('companion/clarification/call-of-the-sea/1#4');
    },
  ),

  scenario(
    'The Nazgûl are abroad for whoever has a ring, but not against servants of the Shadow',
    { proves: ['crf/term/card-effect-limitations/3.3'], rules: ALL },
    (t) => {
      const abroad = (at: Named, item: Named, player: 'wizard' | 'ringwraith' | 'sauron'): void => {
        t.board({
          resource: {
            companies: [{ at, members: [{ name: 'Boromir II', bears: [item] }] }],
            kind: player === 'wizard' ? 'wizard' : 'ringwraith',
            events: player === 'sauron' ? ['The Lidless Eye'] : [],
          },
          hazard: { events: ['The Nazgûl are Abroad'], hand: ['Ren the Unclean', 'Twilight'] },
          moment: 'hazards',
        });
      };
      abroad('Bree', 'The One Ring', 'wizard');
      t.hazard.plays('Ren the Unclean', { way: 'creature' }).stage.resolve();
      t.equal(t.attack().prowess, 15, 'he comes to Bree for the One Ring');
      abroad('Moria', 'Fair Gold Ring', 'wizard');
      t.hazard.plays('Ren the Unclean', { way: 'creature' }).stage.resolve();
      t.equal(t.attack().prowess, 15, 'to a Shadow-hold for any ring');
      const stays: readonly (readonly [Named, Named, 'wizard' | 'ringwraith' | 'sauron'])[] = [
        ['Edoras', 'The One Ring', 'wizard'],
        ['Rivendell', 'The One Ring', 'wizard'],
        ['Bree', 'Fair Gold Ring', 'wizard'],
        ['Moria', 'Glamdring', 'wizard'],
        ['Bree', 'The One Ring', 'ringwraith'],
        ['Moria', 'Fair Gold Ring', 'ringwraith'],
        ['Bree', 'The One Ring', 'sauron'],
        ['Moria', 'Fair Gold Ring', 'sauron'],
      ];
      for (const [at, item, kind] of stays) {
        abroad(at, item, kind);
        t.hazard.may('Ren the Unclean: event').mayNot('Ren the Unclean: creature');
      }
      const moving = (item: Named, player: 'wizard' | 'ringwraith' | 'sauron' = 'wizard'): void => {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Mount Gram', members: [{ name: 'Haldir', bears: [item] }] },
            ],
            kind: player === 'wizard' ? 'wizard' : 'ringwraith',
            events: player === 'sauron' ? ['The Lidless Eye'] : [],
          },
          hazard: { events: ['The Nazgûl are Abroad'], hand: ['Ren the Unclean'] },
          moment: 'hazards',
        });
      };
      moving('Fair Gold Ring');
      t.hazard.plays('Ren the Unclean', { way: 'creature' }, 'Shadow-land').stage.resolve();
      t.expect(t.underAttack, 'in a Shadow-land as well');
      moving('Glamdring');
      t.hazard.mayNot('Ren the Unclean: creature');
      for (const kind of ['ringwraith', 'sauron'] as const) {
        moving('Fair Gold Ring', kind);
        t.equal(t.path('Haldir').at(-1), 'shadow', 'there they go as well');
        t.hazard.may('Ren the Unclean: event').mayNot('Ren the Unclean: creature');
      }
      t.shows('crf/term/card-effect-limitations/3.3#2');

      // it may be played against such a player all the same, and whoever has Nazgûl gets one back
      for (const player of ['wizard', 'ringwraith', 'sauron'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Haldir'] }],
            kind: player === 'wizard' ? 'wizard' : 'ringwraith',
            events: player === 'sauron' ? ['The Lidless Eye'] : [],
          },
          hazard: { hand: ['The Nazgûl are Abroad', 'The Nazgûl are Abroad'] },
          moment: 'hazards',
        });
        t.hazard.plays('The Nazgûl are Abroad').stage.resolve();
        t.equal(t.card('The Nazgûl are Abroad').zone, 'play', 'it lies there');
        t.hazard.mayNot('play The Nazgûl are Abroad');
      }
      t.shows('crf/term/card-effect-limitations/3.3#1');
      for (const [doors, eye, kind] of [
        [true, false, 'ringwraith'],
        [true, true, 'ringwraith'],
        [true, false, 'wizard'],
        [false, false, 'ringwraith'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Haldir'] }],
            kind,
            events: eye ? ['The Lidless Eye'] : [],
            discard: ['Khamûl the Easterling', 'Wargs'],
          },
          hazard: {
            events: ['The Nazgûl are Abroad', ...(doors ? (['Doors of Night'] as const) : [])],
            discard: ['Ren the Unclean', 'Indûr Dawndeath'],
          },
          moment: 'end-of-turn',
        });
        if (!doors) {
          const asked: string[] = [];
          for (let i = 0; i < 6 && t.decision().about !== 'organization'; i++) {
            asked.push(t.decision().about);
            t.pass();
          }
          t.equal(asked.includes('fetch'), false, 'only with Doors of Night');
          continue;
        }
        t.skipTo('fetch');
        t.resource.options_are('pass', 'Khamûl the Easterling').chooses('Khamûl the Easterling');
        t.hazard.options_are('pass', 'Ren the Unclean', 'Indûr Dawndeath').chooses('Ren');
        t.equal(
          ['Khamûl the Easterling', 'Ren the Unclean', 'Indûr Dawndeath'].map(
            (x) => t.card(x).zone,
          ),
          ['hand', 'hand', 'discard'],
          'one each',
        );
        t.expect(t.decision().about !== 'fetch', 'and no more');
      }
      t.shows('crf/term/card-effect-limitations/3.3#3');
    },
  ),
];
