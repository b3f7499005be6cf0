import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards of a second draw, each held to the clauses of its text that no other test plays. */
const kind = 'ringwraith';

describe('what is borne', () => {
  const numbers = (t: Stage, who: Named, bears: Named[], minion = false): [number, number] => {
    t.board({
      resource: {
        ...(minion ? { kind } : {}),
        companies: [{ at: minion ? 'Dol Guldur' : 'Rivendell', members: [{ name: who, bears }] }],
      },
      moment: 'organization',
    });
    return [t.card(who).stat('prowess'), t.card(who).stat('body')];
  };

  holds('Saw-toothed Blade: one more, to eight, and of no use to heroes', (t) => {
    const blade: Named[] = ['Saw-toothed Blade'];
    t.equal(numbers(t, 'Shagrat', blade, true)[0], 7, 'one more');
    t.equal(
      [
        numbers(t, 'Lieutenant of Angmar', [], true)[0],
        numbers(t, 'Lieutenant of Angmar', blade, true)[0],
      ],
      [8, 8],
      'not beyond eight',
    );
    t.equal(numbers(t, 'Boromir II', blade)[0], 6, 'a hero');
  });

  holds('Habergeon of Silver: two more, to ten, one at a time, and only from a hoard', (t) => {
    const coat: Named = 'Habergeon of Silver';
    t.equal(
      [numbers(t, 'Boromir II', []), numbers(t, 'Boromir II', [coat])].map((n) => n[1]),
      [7, 9],
      'two',
    );
    t.equal(
      [numbers(t, 'Elrond', []), numbers(t, 'Elrond', [coat])].map((n) => n[1]),
      [9, 10],
      'to ten',
    );
    t.equal(numbers(t, 'Boromir II', [coat, coat])[1], 9, 'the second is not in use');
    for (const [at, may] of [
      ['Isengard', false],
      ['Zarak Dûm', true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Gandalf'] }],
          hand: [coat, 'Emerald of Doriath', 'Star-glass'],
        },
        moment: 'entered',
      });
      t.resource.may('play Star-glass');
      if (may) t.resource.may(`play ${coat}`).may('play Emerald of Doriath');
      else t.resource.mayNot(`play ${coat}`).mayNot('play Emerald of Doriath');
    }
  });

  holds('Scroll of Isildur of the minions: three points, and five in Barad-dûr alone', (t) => {
    for (const [at, points] of [
      ['Barad-dûr', 5],
      ['Minas Morgul', 3],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Hendolen', bears: ['LE-343'] }] }],
        },
        moment: 'organization',
        rolls: [12],
      });
      t.equal(t.points(0).item, 3, 'borne');
      t.resource.chooses('store Scroll of Isildur').stage.resolve();
      t.equal(t.points(0).item, points, `stored at ${at}`);
    }
  });

  holds('Cram and Twice-baked Cakes: what for, and when', (t) => {
    const laden = (status: 'tapped' | 'wounded', moment: 'organization' | 'long-event'): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              members: [{ name: 'Éomer', status, bears: ['Twice-baked Cakes', 'Cram'] }],
            },
          ],
        },
        moment,
        asksPasses: true,
      });
    };
    laden('wounded', 'organization');
    t.resource.may('use Twice-baked Cakes').may('use Cram: region').mayNot('use Cram: untap');
    laden('tapped', 'long-event');
    t.resource.mayNot('use Twice-baked Cakes').mayNot('use Cram: region');
    t.resource.uses('Cram').stage.resolve();
    t.equal([t.card('Éomer').status, t.card('Cram').zone], ['untapped', 'discard'], 'eaten');
    const bought = (siteTapped: boolean): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              members: ['Éomer', 'Boromir II'],
              ...(siteTapped ? { siteTapped: true as const } : {}),
            },
          ],
          hand: ['Twice-baked Cakes', 'Dagger of Westernesse'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Twice-baked Cakes', 'Éomer').stage.resolve();
      t.equal([t.card('Éomer').status, t.card('Edoras').status], ['tapped', 'tapped'], 'both tap');
    };
    bought(false);
    t.resource.may('play Dagger of Westernesse');
    bought(true);
    t.resource.mayNot('play Dagger of Westernesse');
  });

  holds('Fair Gold Ring: which rings its test allows', (t) => {
    const rings: Named[] = [
      'The One Ring',
      "Dwarven Ring of Durin's Tribe",
      'Magic Ring of Lore',
      'Lesser Ring',
    ];
    const tested = (roll: number): boolean[] => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Gandalf', { name: 'Gimli', bears: ['Fair Gold Ring'] }] },
          ],
          hand: rings,
        },
        moment: 'organization',
        rolls: [roll],
      });
      t.resource.uses('Gandalf').stage.resolve();
      return rings.map((ring) => t.offered().some((x) => x.includes(ring)));
    };
    for (const [roll, want] of [
      [6, [false, false, true, true]],
      [7, [false, false, false, true]],
      [8, [false, false, false, true]],
      [9, [false, true, false, true]],
      [10, [false, true, false, true]],
      [11, [true, true, false, true]],
    ] as const)
      t.equal(tested(roll), [...want], `a roll of ${roll}`);
    t.resource.chooses('Lesser Ring');
    t.equal(t.card('Fair Gold Ring').zone, 'discard', 'the gold ring goes');
  });
});

describe('people', () => {
  holds('Celeborn, Faramir, Shagrat and the Chieftain: whom their words reach', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members: ['Celeborn', 'Galadriel', 'Haldir', 'Faramir'] }],
        hand: ['Wood-elves', 'Rangers of Ithilien', 'Rangers of the North'],
      },
      moment: 'organization',
    });
    const of = (who: Named, ...whom: Named[]): number[] =>
      whom.map((x) => t.card(who).influence(x));
    t.equal(of('Celeborn', 'Galadriel', 'Haldir', 'Wood-elves'), [6, 1, 1], 'his Lady alone');
    t.equal(of('Faramir', 'Rangers of Ithilien', 'Rangers of the North'), [3, 1], 'his own men');
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Dol Guldur',
            members: ['Shagrat', 'Orc Chieftain', 'Grishnákh', 'Ill-favoured Fellow', 'Hendolen'],
          },
        ],
        hand: ['Snaga-hai', 'Misty Mountain Wargs'],
      },
      moment: 'organization',
    });
    const all: Named[] = [
      'Grishnákh',
      'Ill-favoured Fellow',
      'Hendolen',
      'Snaga-hai',
      'Misty Mountain Wargs',
    ];
    t.equal(of('Shagrat', ...all), [4, 4, 0, 4, 0], 'Orcs, and Half-orcs with them');
    t.equal(of('Orc Chieftain', ...all), [3, 3, 0, 3, 0], 'the same');
  });

  holds('Bifur: weak of will, no speaker, and hard on Orcs', (t) => {
    t.board({
      resource: { companies: [{ at: 'Edoras', members: ['Bifur'] }], hand: ['Riders of Rohan'] },
      moment: 'entered',
      rolls: [9],
    });
    t.resource.plays('Riders of Rohan').stage.resolve();
    t.equal(rolled(t, 'influence').at(-1)?.total, 8, 'one less');
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Gimli', { name: 'Bifur', bears: ['Star-glass'] }] },
        ],
      },
      moment: 'organization',
      rolls: [9],
    });
    t.resource.chooses('give Star-glass to Gimli').stage.resolve();
    t.equal(rolled(t, 'corruption').at(-1)?.total, 8, 'one less');
    for (const [creature, prowess] of [
      ['Orc-patrol', 5],
      ['Wolves', 4],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Bifur'] }] },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.equal(t.card('Bifur').stat('prowess'), prowess, creature);
    }
  });

  holds('Fram Framson: at home and nowhere else, and a slayer of Dragons and Drakes', (t) => {
    for (const at of ['Rivendell', 'Framsburg'] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Boromir II'] }],
          hand: ['Fram Framson', 'Gildor Inglorion'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize');
      if (at === 'Framsburg') t.resource.may('play Fram Framson');
      else t.resource.may('play Gildor Inglorion').mayNot('play Fram Framson');
    }
    for (const [creature, key, prowess] of [
      ['Cave-drake', 'Ruins', 9],
      ['Scorba', 'Zarak Dûm', 9],
      ['Wolves', 'Wilderness', 6],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Zarak Dûm', members: ['Fram Framson'] }] },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, ...(creature === 'Scorba' ? [] : [key])).stage.resolve();
      t.equal(t.card('Fram Framson').stat('prowess'), prowess, creature);
    }
  });

  holds('Easterlings of the minions: above eight, with friends and without', (t) => {
    const tried = (ours: Named[], theirs: Named[] = []): number => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Easterling Camp', members: ['Hendolen'] }],
          hand: ['LE-264'],
          pile: ours,
        },
        hazard: { kind, pile: theirs },
        moment: 'entered',
        rolls: [5],
      });
      t.resource.plays('Easterlings').stage.resolve();
      const roll = rolled(t, 'influence').at(-1);
      t.equal(roll?.against, 8, 'against eight');
      return roll?.total ?? 0;
    };
    const plain = tried([]);
    t.equal(
      [
        tried(['Balchoth']),
        tried([], ['Balchoth']),
        tried(['Wain-easterlings']),
        tried(['Men of Dorwinion']),
      ].map((total) => total - plain),
      [2, 2, 2, -2],
      'whoever has them',
    );
  });
});

describe('what is met', () => {
  holds('Wake of War: Wolves, Spiders and Animals, but no more strikes than one for each', (t) => {
    const met = (creature: Named, doors = false): [number, number] => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas', 'Haldir'] }],
        },
        hazard: {
          hand: [creature],
          events: ['Wake of War', ...(doors ? (['Doors of Night'] as const) : [])],
        },
        moment: 'hazards',
      });
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      return [t.attack().strikes, t.attack().prowess];
    };
    t.equal(met('Wolves'), [4, 9], 'Wolves');
    t.equal(met('Wolves', true), [5, 10], 'with Doors of Night');
    t.equal(met('Giant Spiders', true), [3, 11], 'Spiders, with Doors or not');
    t.equal(met('Neeker-breekers'), [3, 8], 'one for each, but stronger');
    t.equal(met('Orc-patrol', true), [3, 6], 'no Orcs');
  });

  holds(
    'Neeker-breekers: arms are no help, weariness and wounds count, allies are stung too',
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Haldir', bears: ['Glamdring'] },
                { name: 'Gimli', status: 'tapped', bears: ['Gollum'] },
                { name: 'Elrond', status: 'wounded' },
              ],
            },
          ],
        },
        hazard: { hand: ['Neeker-breekers'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Neeker-breekers', 'Wilderness').stage.resolve();
      const seen: number[] = [];
      for (const who of ['Haldir', 'Gimli', 'Gollum', 'Elrond']) {
        const asked = (): string => t.decision().about;
        while (asked() !== 'strike' && asked() !== 'strike-hazard') t.pass();
        if (asked() === 'strike') t.resource.chooses(`resolve the strike against ${who}`);
        while (asked() !== 'strike-defender')
          if (asked() === 'stay-untapped') t.resource.chooses('no');
          else t.pass();
        seen.push(t.strikeProwess());
        t.rolls(2).pass();
      }
      t.equal(seen, [3, 6 - 1, 4, 10 - 2], 'their minds');
      t.equal(
        ['Haldir', 'Gimli', 'Gollum', 'Elrond'].map((n) => t.card(n).status),
        ['tapped', 'tapped', 'tapped', 'wounded'],
        'nobody is wounded by them',
      );
    },
  );

  holds('Giant Spiders: who just withstands the check is discarded, but no Wizard', (t) => {
    const bitten = (who: Named, total: number): string => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: [{ name: who, bears: ['Star-glass'] }] },
          ],
        },
        hazard: { hand: ['Giant Spiders'] },
        moment: 'hazards',
      });
      t.hazard.plays('Giant Spiders', 'Wilderness').stage.resolve();
      t.fightOut(2, total);
      return t.card(who).zone;
    };
    t.equal(
      [6, 7, 8].map((n) => bitten('Bifur', n)),
      ['play', 'discard', 'removed'],
      'a body of seven',
    );
    t.equal(
      [9, 10].map((n) => bitten('Gandalf', n)),
      ['play', 'removed'],
      'a Wizard of nine',
    );
  });

  holds('Scorba: at his lair, and with Doors of Night in the lands around it', (t) => {
    const may = (at: Named, to: Named | null, doors: boolean): boolean => {
      t.board({
        resource: { companies: [{ at, ...(to ? { to } : {}), members: ['Legolas'] }] },
        hazard: { hand: ['Scorba'], events: doors ? ['Doors of Night'] : [] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      return t.hazard.options().includes('play Scorba');
    };
    t.equal(
      [
        may('Zarak Dûm', null, false),
        may('Rivendell', 'Zarak Dûm', false),
        may('Lossadan Cairn', null, false),
        may('Lossadan Cairn', null, true),
        may('Rivendell', 'Lossadan Cairn', true),
        may('Moria', null, true),
      ],
      [true, true, false, true, true, false],
      'where he comes',
    );
  });

  holds('Lost in Shadow-lands: one more for each, every time, and nothing without any', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Dead Marshes', by: 'starter', members: ['Gimli'] }],
      },
      hazard: { hand: ['Lost in Shadow-lands', 'Lost in Shadow-lands', 'Traitor'] },
      moment: 'hazards',
    });
    t.equal([t.path('Gimli'), t.limit('Gimli')], [['wilderness', 'shadow', 'shadow'], 2], 'before');
    t.hazard.plays('Lost in Shadow-lands').stage.resolve();
    t.equal(t.limit('Gimli'), 4, 'two of them');
    t.hazard.plays('Lost in Shadow-lands').stage.resolve();
    t.equal(t.limit('Gimli'), 6, 'and two again');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
      hazard: { hand: ['Lost in Shadow-lands', 'Lost in Free-domains'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Lost in Shadow-lands');
  });

  holds('Traitor: he strikes without the sword that he bore', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Boromir II', bears: ['Scroll of Isildur', 'Glamdring'] }, 'Haldir'],
          },
        ],
      },
      hazard: { events: ['Traitor'] },
      moment: 'organization',
      rolls: [2],
      asksPasses: true,
    });
    t.equal(t.card('Boromir II').stat('prowess'), 8, 'with it he had eight');
    t.resource.chooses('store Scroll of Isildur').stage.resolve();
    t.equal([t.card('Glamdring').zone, t.attack().prowess], ['discard', 16], 'six and ten');
  });

  holds('Traitor: nobody is chosen who may not be attacked', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] },
              'Haldir',
              { name: 'Legolas', bears: ['Goldberry', 'Gollum'] },
            ],
          },
        ],
      },
      hazard: { events: ['Traitor'] },
      moment: 'organization',
      rolls: [2],
    });
    t.resource.chooses('store Scroll of Isildur').stage.resolve();
    t.hazard.options_are('Haldir', 'Legolas', 'Gollum');
  });

  holds('Traitor: one who was alone attacks nobody, and the card goes', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Boromir II', bears: ['Scroll of Isildur', 'Torque of Hues'] }],
          },
          { at: 'Lórien', members: ['Haldir'] },
        ],
      },
      hazard: { events: ['Traitor'] },
      moment: 'organization',
      rolls: [3],
    });
    t.resource.chooses('store Scroll of Isildur').stage.resolve();
    t.equal(
      [t.card('Boromir II').zone, t.card('Traitor').zone, t.underAttack],
      ['removed', 'discard', false],
      'the others are elsewhere',
    );
  });
});

describe('who cannot untap', () => {
  holds('What would make him well and untapped leaves him tapped', (t) => {
    for (const card of ['Endless Whispers', 'Fireworks', 'Vein of Arda'] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Balin', status: 'wounded', bears: [card] },
                { name: 'Gimli', bears: ['Healing Herbs'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.uses('Healing Herbs', { way: 'wounded' }).stage.resolve();
      t.equal(
        [t.card('Balin').status, t.card(card).zone],
        ['tapped', card === 'Fireworks' ? 'discard' : 'play'],
        card,
      );
    }
  });

  holds(
    'Endless Whispers: no Wizard hears them, nobody twice, and a sage can free himself',
    (t) => {
      const wounded = (who: Named): void => {
        t.board({
          resource: { companies: [{ at: 'Moria', members: [who] }] },
          hazard: { hand: ['Barrow-wight', 'Endless Whispers', 'Endless Whispers'] },
          moment: 'hazards',
        });
        t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
        t.fightOut(2, 5, 12);
        t.equal(t.card(who).status, 'wounded', who);
      };
      wounded('Gandalf');
      t.hazard.refused('Endless Whispers', { 'no-target': 'coe/9.3' });
      wounded('Beretar');
      t.hazard.plays('Endless Whispers').stage.resolve();
      t.hazard.refused('Endless Whispers', { duplicate: 'coe/g.cbd.1' });
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Balin', bears: ['Endless Whispers'] }] }],
        },
        moment: 'organization',
        rolls: [8],
      });
      t.resource.uses('Endless Whispers').stage.resolve();
      t.equal(
        [t.card('Endless Whispers').zone, t.card('Balin').status],
        ['discard', 'tapped'],
        'he has tapped for it',
      );
    },
  );

  holds('Fireworks untap the site of the sage, and no other card of that site', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', siteTapped: true, members: ['Balin'] }],
        hand: ['Fireworks'],
      },
      hazard: { companies: [{ at: 'Bree', siteTapped: true, members: ['Haldir'] }] },
      moment: 'organization',
      rolls: [12],
    });
    t.resource.plays('Fireworks').stage.resolve();
    t.equal(
      [t.card('Bree', 0).status, t.card('Bree', 1).status],
      ['untapped', 'tapped'],
      'his own, and the opponent’s',
    );
  });

  holds('Vein of Arda: at a tapped site too, by one who taps, below and in the site phase', (t) => {
    const below = (at: Named, status: 'untapped' | 'tapped'): void => {
      t.board({
        resource: {
          companies: [{ at, siteTapped: true, members: [{ name: 'Gimli', status }, 'Legolas'] }],
          hand: ['Vein of Arda'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    };
    below('Moria', 'untapped');
    t.resource.refused('Vein of Arda', { 'no-target': 'coe/9.3' });
    below('The Under-grottos', 'tapped');
    t.resource.mayNot('play Vein of Arda');
    below('The Under-grottos', 'untapped');
    t.resource.plays('Vein of Arda').stage.resolve();
    t.equal([t.card('Vein of Arda').host, t.card('Gimli').status], ['Gimli', 'tapped'], 'his');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Gimli', status: 'tapped', bears: ['Vein of Arda'] }],
          },
        ],
      },
      moment: 'organization',
    });
    t.resource.chooses('store Vein of Arda').stage.resolve();
    t.equal([t.card('Vein of Arda').stored, t.points(0).misc], ['Rivendell', 2], 'stored');
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Gimli').status, 'untapped', 'he can rise again');
  });
});
