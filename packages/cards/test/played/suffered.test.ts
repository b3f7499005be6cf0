import { query } from '@mathom/engine';
import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('what they suffer', () => {
  holds('Subtlety of Guile: in time for the body check that follows the wound', (t) => {
    for (const guile of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }] },
        hazard: { hand: ['Cave-drake', 'Subtlety of Guile'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      // nine is no more than his body, unless that is less
      t.rolls(2, 9);
      t.passUntil('respond');
      if (guile) t.hazard.plays('Subtlety of Guile', { way: '-1 body to a character' });
      t.resolve();
      t.equal(t.card('Aragorn II').zone, guile ? 'removed' : 'play', `${guile}`);
    }
  });

  holds('Tookish Blood: who is kept by it is not discarded by a failed check either', (t) => {
    for (const kept of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                'Aragorn II',
                { name: 'Frodo', bears: ['Glamdring', 'Orcrist', 'Narsil', 'Wormsbane'] },
              ],
            },
          ],
          hand: ['Tookish Blood'],
        },
        hazard: { hand: ['Weariness of the Heart', 'Call of Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (kept) t.resource.plays('Tookish Blood', { way: 'resource' }, 'Frodo').stage.resolve();
      t.rolls(3);
      t.hazard
        .plays('Weariness of the Heart', { way: 'corruption check' }, 'Frodo')
        .stage.resolve();
      t.equal(t.card('Frodo').zone, kept ? 'play' : 'discard', 'a check that is failed by one');
      if (!kept) continue;
      t.rolls(2).hazard.plays('Call of Home', 'Frodo').stage.resolve();
      t.equal(t.card('Frodo').zone, 'play', 'nor called home');
    }
  });

  holds(
    'Muster Disperses: a faction of the other, by his dice and what influence he has left',
    (t) => {
      for (const [roll, zone] of [
        [4, 'pile'],
        [3, 'discard'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Bilbo'] }],
            pile: ['Rangers of the North'],
          },
          hazard: { hand: ['Muster Disperses'], pile: ['Beornings'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.mayNot('Beornings');
        // nine and five of twenty are used: six are left; Bilbo counts five
        const left = 20 - 9 - 5;
        t.rolls(roll + (7 - left))
          .hazard.plays('Muster Disperses')
          .stage.resolve();
        t.equal(t.card('Rangers of the North').zone, zone, `${roll}`);
      }
    },
  );

  holds(
    'A Pack at the Door: beasts that are keyed to regions by name, but not those of the sea',
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elrond', 'Gimli'] }] },
        hazard: {
          hand: ['Mûmak (Oliphant)', 'Fell Turtle', 'Morgul-rats', 'River'],
          events: ['Doors of Night', 'A Pack at the Door'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.may('play Mûmak').mayNot('play Fell Turtle').mayNot('play Morgul-rats');
    },
  );

  holds('Scorba at Home: a point more for each major item, and for no other', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Elrond', bears: ['Glamdring', 'Narsil', 'Cram'] }],
          },
        ],
      },
      hazard: { events: ['Scorba at Home'] },
      moment: 'organization',
    });
    t.equal(t.card('Elrond').corruption, 1 + 2 + 1 + 1, 'Glamdring gives two');
  });

  holds("Thrór's Map: a lair, and no other site", (t) => {
    for (const [at, may] of [
      ['Ovir Hollow', true],
      ['Ettenmoors', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at, siteTapped: true, members: [{ name: 'Balin', bears: ["Thrór's Map"] }] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused("Thrór's Map", { 'no-target': 'coe/9.3' });
        continue;
      }
      t.resource.uses("Thrór's Map").stage.resolve();
      t.equal([t.card(at).status, t.card("Thrór's Map").zone], ['untapped', 'discard'], 'untapped');
    }
  });

  holds('Drowning Seas: or back they go, with the Doors of Night', (t) => {
    for (const doors of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Grey Havens', to: 'Edhellond', members: ['Elrond'] }] },
        hazard: { hand: ['Drowning Seas'], events: doors ? ['Doors of Night'] : [] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (!doors) {
        t.hazard.refused('Drowning Seas', { need: 'coe/9.2' }, { way: 'site of origin' });
        continue;
      }
      t.hazard.plays('Drowning Seas', { way: 'site of origin' }).stage.resolve();
      t.skipTo('end-of-turn');
      t.equal(t.card('Elrond').site, 'Grey Havens', 'where they came from');
    }
  });

  holds('Longing for the West: a Fallen-wizard is at rest in a haven, whosever it is', (t) => {
    for (const [at, checks] of [
      ['The White Towers', false],
      ['Bree', true],
      ['Rivendell', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at, members: [{ name: 'Gandalf', bears: ['Longing for the West'] }] }],
        },
        moment: 'untap',
        rolls: checks ? [12] : [],
      });
      t.skipTo('organization');
      t.allRolled();
      t.equal(t.card('Gandalf').corruption, 2, at);
    }
  });

  holds('Night: Men of the West who are no rangers, and with the Doors all Men', (t) => {
    const all = ['Aragorn II', 'Boromir II', 'Éowyn', 'Elrond'] as const;
    for (const [doors, prowess] of [
      [false, [6, 5, 2, 7]],
      [true, [5, 4, 1, 7]],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: all }] },
        hazard: { events: ['Night', ...(doors ? (['Doors of Night'] as const) : [])] },
        moment: 'organization',
      });
      t.equal(
        all.map((x) => t.card(x).stat('prowess')),
        [...prowess],
        `${doors}`,
      );
    }
  });
});

describe('ways that are less travelled', () => {
  const typesOf = (t: Stage): { path: string[]; site: string } => {
    const co = t.company('Elrond');
    return {
      path: t.path('Elrond'),
      site: query.siteType(t.state, co.dest >= 0 ? co.dest : co.site),
    };
  };

  holds('Choking Shadows, Gloom, New Moon: other lands and other holds by night', (t) => {
    for (const [card, at, to, way, path, site] of [
      ['Choking Shadows', 'Rivendell', 'Ettenmoors', 'count one', ['shadow'], 'ruins'],
      ['Choking Shadows', 'Rivendell', 'Ettenmoors', 'count a', ['wilderness'], 'shadow-hold'],
      ['Gloom', 'Lórien', 'Edoras', 'count one', ['wilderness', 'wilderness'], 'free-hold'],
      ['Gloom', 'Rivendell', 'Bree', 'count a', ['wilderness', 'wilderness'], 'ruins'],
      ['New Moon', 'Lórien', 'Edoras', 'count a', ['wilderness', 'border'], 'border-hold'],
      [
        'New Moon',
        'Grey Havens',
        'Blue Mountain Dwarf-hold',
        'count one',
        ['border', 'wilderness'],
        'free-hold',
      ],
      [
        "Awaken the Earth's Fire",
        'Rivendell',
        'Goblin-gate',
        'count a',
        ['wilderness', 'wilderness'],
        'dark-hold',
      ],
    ] as const) {
      for (const doors of [true, false]) {
        t.board({
          resource: { companies: [{ at, to, members: ['Elrond'] }] },
          hazard: { hand: [card], events: doors ? ['Doors of Night'] : [] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (!doors) {
          t.hazard.refused(card, { need: 'coe/9.2' }, { way });
          continue;
        }
        t.hazard.plays(card, { way }).stage.resolve();
        t.equal(typesOf(t), { path: [...path], site }, `${card}: ${way}`);
      }
    }
  });

  holds('New Moon: an Elf taps, and nobody else', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] }] },
      hazard: { hand: ['New Moon', 'New Moon'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('New Moon', { way: 'untapped Elf' }).stage.resolve();
    t.equal([t.card('Elrond').status, t.card('Gimli').status], ['tapped', 'untapped'], 'tapped');
  });

  holds('Prowess of Might: more for Scatha, in whatever form he comes', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lake-town',
            to: 'Gold Hill',
            by: ['Northern Rhovanion', 'Withered Heath'],
            members: ['Aragorn II', 'Glorfindel II'],
          },
        ],
      },
      hazard: { hand: ['Prowess of Might', 'Subtlety of Guile'], events: ['Scatha Ahunt'] },
      moment: 'passives',
      asksPasses: true,
    });
    t.resolve();
    t.equal([t.attack().prowess, t.attack().body, t.attack().strikes], [13, 8, 4], 'he comes');
    t.hazard.refused('Subtlety of Guile', { 'no-target': 'coe/9.3' }, { way: 'being faced' });
    t.hazard.plays('Prowess of Might', { way: 'Scatha' }).stage.resolve();
    t.equal([t.attack().prowess, t.attack().body], [15, 10], 'and is twice as angry');
  });

  holds('Dragon’s Desolation: a Dragon at a lair on the far side of the wild', (t) => {
    for (const [at, to, doors, may] of [
      ['Rivendell', 'Ettenmoors', true, true],
      ['Rivendell', 'Ettenmoors', false, false],
      ['Rivendell', 'Barrow-downs', false, true],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, members: ['Elrond'] }] },
        hazard: {
          hand: ["Dragon's Desolation", 'Agburanar'],
          events: doors ? ['Doors of Night'] : [],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.mayNot('play Agburanar');
      if (!may) {
        t.hazard.mayNot("play Dragon's Desolation");
        continue;
      }
      t.hazard.plays("Dragon's Desolation").stage.resolve();
      t.resource.passes();
      t.hazard.may('play Agburanar');
    }
  });
});

describe('who cannot untap', () => {
  holds(
    'Endless Whispers: nothing is played to untap him, to be taken back to hand for ever',
    (t) => {
      for (const bilbo of ['tapped', 'untapped'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  'Gandalf',
                  { name: 'Gimli', status: 'tapped', bears: ['Endless Whispers'] },
                  { name: 'Bilbo', status: bilbo },
                ],
              },
            ],
            hand: ['And Forth He Hastened'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (bilbo === 'untapped')
          t.resource.refused('And Forth He Hastened', { 'no-effect': 'coe/5.1.2' });
        else {
          t.resource.plays('And Forth He Hastened').stage.resolve();
          t.equal(
            [t.card('Bilbo').status, t.card('Gimli').status],
            ['untapped', 'tapped'],
            'the other is the only one for whom it does something',
          );
        }
      }
    },
  );
});
