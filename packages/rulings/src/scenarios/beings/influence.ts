import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const PLACES: Record<string, Named> = {
  Beornings: "Beorn's House",
  'Blue Mountain Dwarves': 'Blue Mountain Dwarf-hold',
  Easterlings: 'Easterling Camp',
  'Iron Hill Dwarves': 'Iron Hill Dwarf-hold',
  'Knights of Dol Amroth': 'Dol Amroth',
  'Men of Anórien': 'Minas Tirith',
  'Men of Dale': 'Dale',
  'Men of Dorwinion': 'Shrel-Kain',
  'Men of Lebennin': 'Pelargir',
  'Rangers of Ithilien': 'Henneth Annûn',
  'Rangers of the North': 'Bree',
  'Riders of Rohan': 'Edoras',
  'Wood-elves': "Thranduil's Halls",
};

/** Seven is rolled for the faction; gives what he added to it, and whether it came. */
function attempt(
  t: Stage,
  who: Named,
  faction: Named,
  roll = 7,
  bears: Named[] = [],
): { added: number; came: boolean } {
  t.board({
    resource: {
      companies: [{ at: PLACES[faction], members: [{ name: who, bears }] }],
      hand: [faction],
    },
    moment: 'entered',
  });
  t.rolls(roll);
  t.resource.plays(faction).stage.resolve();
  const e = t.steps
    .flatMap((x) => x.events)
    .filter((x) => x.event === 'roll' && x.for === 'influence')
    .at(-1);
  return {
    added: e?.event === 'roll' ? e.total - roll : Number.NaN,
    came: t.card(faction).zone === 'pile',
  };
}

/** Who, and what he adds to the roll for these factions: his influence, his own bonus, the faction's for his race. */
const SPEAKERS: readonly (readonly [Named, readonly (readonly [Named, number])[]])[] = [
  [
    'Adrazar',
    [
      ['Knights of Dol Amroth', 1 + 1 + 1],
      ['Easterlings', 1 + 1 - 2],
    ],
  ],
  [
    'Anborn',
    [
      ['Men of Lebennin', 2 + 1],
      ['Men of Anórien', 1],
    ],
  ],
  [
    'Aragorn II',
    [
      ['Rangers of the North', 3 + 2 + 1],
      ['Men of Anórien', 3 + 1],
    ],
  ],
  [
    'Balin',
    [
      ['Blue Mountain Dwarves', 2 + 1 + 2],
      ['Beornings', 2],
    ],
  ],
  [
    'Beorn',
    [
      ['Beornings', 2 + 2 + 1],
      ['Men of Dorwinion', 2 + 1],
    ],
  ],
  [
    'Beretar',
    [
      ['Rangers of the North', 1 + 2 + 1],
      ['Men of Anórien', 1 + 1],
    ],
  ],
  ['Bofur', [['Blue Mountain Dwarves', 2 - 1]]],
  [
    'Boromir II',
    [
      ['Men of Anórien', 1 + 2 + 1],
      ['Men of Lebennin', 1 + 1],
    ],
  ],
  [
    'Brand',
    [
      ['Men of Dale', 2 + 2 + 2],
      ['Men of Dorwinion', 2 + 1],
    ],
  ],
  ['Dori', [['Iron Hill Dwarves', 2 - 1]]],
  [
    'Erkenbrand',
    [
      ['Riders of Rohan', 2 + 2],
      ['Men of Dorwinion', 2 + 1],
    ],
  ],
  [
    'Faramir',
    [
      ['Rangers of Ithilien', 1 + 2 + 1],
      ['Men of Anórien', 1 + 1],
    ],
  ],
  ['Fíli', [['Iron Hill Dwarves', 2 - 1]]],
  ['Forlong', [['Men of Anórien', 1 - 1]]],
  [
    'Gimli',
    [
      ['Iron Hill Dwarves', 2 + 2 + 2],
      ['Wood-elves', 2 + 1 - 2],
      ['Blue Mountain Dwarves', 2 + 2],
    ],
  ],
  [
    'Glóin',
    [
      ['Blue Mountain Dwarves', 2 + 2 + 1 + 2],
      ['Iron Hill Dwarves', 2 + 1 + 2],
      ['Beornings', 2],
    ],
  ],
  // his bonus is for Elves themselves, not for their factions
  ['Glorfindel II', [['Wood-elves', 2 + 1]]],
  ['Haldir', [['Wood-elves', 1 - 1]]],
  ['Háma', [['Men of Dorwinion', 1 - 1]]],
  [
    'Imrahil',
    [
      ['Knights of Dol Amroth', 2 + 2 + 1],
      ['Men of Anórien', 2 + 1],
    ],
  ],
  ['Kíli', [['Iron Hill Dwarves', 2 - 1]]],
  [
    'Legolas',
    [
      ['Wood-elves', 2 + 2 + 1],
      ['Iron Hill Dwarves', 2 - 2],
    ],
  ],
];

/** Who has more influence on some characters than on others. */
const FRIENDS: readonly (readonly [Named, number, readonly (readonly [Named, number])[]])[] = [
  [
    'Arwen',
    0,
    [
      ['Aragorn II', 7],
      ['Legolas', 0],
    ],
  ],
  [
    'Balin',
    2,
    [
      ['Glóin', 3],
      ['Legolas', 2],
    ],
  ],
  [
    'Celeborn',
    1,
    [
      ['Galadriel', 6],
      ['Haldir', 1],
    ],
  ],
  [
    'Gimli',
    2,
    [
      ['Legolas', 3],
      ['Glóin', 2],
    ],
  ],
  [
    'Glóin',
    2,
    [
      ['Balin', 3],
      ['Legolas', 2],
    ],
  ],
  [
    'Glorfindel II',
    2,
    [
      ['Arwen', 3],
      ['Balin', 2],
    ],
  ],
];

/** The number to be beaten, and who is liked or disliked. */
const FACTIONS: readonly (readonly [Named, number, readonly (readonly [Named, number])[]])[] = [
  [
    'Beornings',
    7,
    [
      ['Brand', 2 + 1],
      ['Balin', 2],
    ],
  ],
  [
    'Blue Mountain Dwarves',
    9,
    [
      ['Arwen', -2],
      ['Bofur', 2 - 1],
      ['Brand', 2],
    ],
  ],
  [
    'Easterlings',
    9,
    [
      ['Imrahil', 2 - 2],
      ['Brand', 2],
    ],
  ],
  [
    'Iron Hill Dwarves',
    8,
    [
      ['Arwen', -2],
      ['Bofur', 2 - 1],
      ['Brand', 2],
    ],
  ],
  [
    'Knights of Dol Amroth',
    8,
    [
      ['Faramir', 1 + 1],
      ['Brand', 2],
    ],
  ],
];

export const influence: readonly Scenario[] = [
  ...SPEAKERS.map(([who, list]) =>
    scenario(
      `${who}: what is added to the roll for a faction`,
      { proves: ['coe/2.V.3'], rules: ['coe', 'crf'] },
      (t) => {
        for (const [faction, added] of list)
          t.equal(attempt(t, who, faction).added, added, `${who} with the ${faction}`);
      },
    ),
  ),

  ...FRIENDS.map(([who, plain, list]) =>
    scenario(
      `${who}: whom the influence is greater with`,
      { proves: ['coe/2.II.2.2.4'], rules: ['coe', 'crf'] },
      (t) => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: [who, ...list.map(([other]) => other)] }],
          },
          moment: 'organization',
        });
        t.equal(t.card(who).influence(), plain, 'with nobody in particular');
        for (const [other, n] of list) t.equal(t.card(who).influence(other), n, `with ${other}`);
      },
    ),
  ),

  ...FACTIONS.map(([name, number, list]) =>
    scenario(
      `${name}: which number is enough, and from whom`,
      { proves: ['coe/2.V.3'], rules: ['coe', 'crf'] },
      (t) => {
        for (const [who, added] of list) {
          const enough = number + 1 - added;
          if (enough <= 12)
            t.equal(
              attempt(t, who, name, enough),
              { added, came: true },
              `${who} rolls just enough`,
            );
          t.equal(
            attempt(t, who, name, Math.min(enough - 1, 12)),
            { added, came: false },
            `${who} rolls too little`,
          );
          t.equal(t.card(name).zone, 'discard', 'then it is discarded');
        }
        t.board({
          resource: {
            companies: [
              { at: name === 'Easterlings' ? 'Bree' : 'Easterling Camp', members: ['Brand'] },
            ],
            hand: [name, 'Twilight'],
          },
          hazard: { events: ['Doors of Night'] },
          moment: 'entered',
        });
        t.resource.mayNot(`play ${name}`);
      },
    ),
  ),

  scenario(
    'Elf-stone: of use with Elves and their factions, and one is enough',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.equal(
        attempt(t, 'Imrahil', 'Wood-elves', 7, ['Elf-stone']).added,
        4,
        'two more with Elves',
      );
      t.equal(
        attempt(t, 'Imrahil', 'Knights of Dol Amroth', 7, ['Elf-stone']).added,
        5,
        'nothing with Men',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Barrow-downs',
              members: [{ name: 'Imrahil', bears: ['Elf-stone'] }, 'Legolas', 'Brand'],
            },
          ],
          hand: ['Elf-stone'],
        },
        moment: 'entered',
      });
      t.equal(
        [t.card('Imrahil').influence('Legolas'), t.card('Imrahil').influence('Brand')],
        [4, 2],
        'the same with characters',
      );
      t.resource.chooses('play Elf-stone').options_are('Legolas', 'Brand', 'back').chooses('Brand');
    },
  ),

  scenario(
    'Horn of Anor: of use with all factions, and one is enough',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.equal(attempt(t, 'Imrahil', 'Wood-elves', 7, ['Horn of Anor']).added, 4, 'two more');
      t.equal(
        attempt(t, 'Imrahil', 'Knights of Dol Amroth', 7, ['Horn of Anor']).added,
        7,
        'with whomever',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Barrow-downs',
              members: [{ name: 'Imrahil', bears: ['Horn of Anor'] }, 'Legolas', 'Brand'],
            },
          ],
          hand: ['Horn of Anor'],
        },
        moment: 'entered',
      });
      t.equal(t.card('Imrahil').influence('Legolas'), 2, 'not with characters');
      t.resource
        .chooses('play Horn of Anor')
        .options_are('Legolas', 'Brand', 'back')
        .chooses('Brand');
    },
  ),
];
