import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, rolled } from '../help.ts';

const kind = 'fallen-wizard';

const THRALL = 'Thrall of the Voice';

/** He organizes with an Orc, a Troll and one who comes in at home in hand, and such cards in play. */
const thralls = (t: Stage, events: Named[], at: Named = 'The White Towers'): Stage => {
  t.board({
    resource: {
      kind,
      companies: [{ at, members: ['Beretar'] }],
      hand: ['Orc Captain', 'Troll Lout', 'Fram Framson'],
      events,
    },
    moment: 'organization',
    asksPasses: true,
  });
  t.resource.chooses('organize');
  return t;
};

/** What single cards are to a Fallen-wizard. */
export const cardsOfFallenWizards: readonly Scenario[] = [
  scenario(
    'The Palantíri of Elostirion and Orthanc are worth nothing to him, whatever else he has',
    {
      proves: [
        'crf/card/palantir-of-elostirion/1',
        'crf/card/palantir-of-orthanc/1',
        'crf/errata/card-errata/51',
        'crf/errata/card-errata/52',
      ],
      rules: ALL,
    },
    (t) => {
      const worth = (
        who: 'fallen-wizard' | 'wizard' | 'ringwraith',
        stone: Named,
        more: { with?: Named[]; events?: Named[] } = {},
      ): number => {
        t.board({
          resource: {
            kind: who,
            companies: [
              { at: 'Bree', members: [{ name: 'Beretar', bears: [stone] }, ...(more.with ?? [])] },
            ],
            events: more.events ?? [],
          },
          moment: 'organization',
        });
        return t.points(0).item;
      };
      // by himself any item is worth a point to him, and by these cards all that it is
      for (const [more, another] of [
        [{}, 1],
        [{ events: ['Legacy of Smiths'] }, 3],
        [{ with: ['WH-9'] }, 3],
      ] as readonly (readonly [{ with?: Named[]; events?: Named[] }, number])[])
        t.equal(
          (['LE-332', 'LE-334', 'TW-298', 'TW-300', 'LE-330'] as const).map((x) =>
            worth(kind, x, more),
          ),
          [0, 0, 0, 0, another],
          'two of them, of minions or of heroes, and another',
        );
      t.equal(
        (['LE-332', 'LE-334'] as const).map((x) => worth('ringwraith', x)),
        [3, 3],
        'to others they are worth what they are',
      );
      t.equal(
        (['TW-298', 'TW-300'] as const).map((x) => worth('wizard', x)),
        [2, 2],
        'so with those of heroes',
      );
      t.say('Nor is it when it is stored');
      for (const [stone, points] of [
        ['TW-298', 0],
        ['TW-300', 0],
        ['TW-297', 1],
      ] as const) {
        t.board({
          resource: {
            kind,
            declared: 'Saruman',
            companies: [{ at: 'WH-58', members: ['Beretar'] }],
            stored: [{ name: stone, at: 'WH-58' }],
          },
          moment: 'organization',
        });
        t.equal(t.points(0).item, points, 'brought home');
      }
    },
  ),
  scenario(
    'A Mind Ring does not bring one of six mind into his service',
    { proves: ['crf/card/mind-ring/1'], rules: ALL },
    (t) => {
      // borne by another or by himself
      for (const who of ['Beretar', 'Pallando'] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'The White Towers', members: [{ name: who, bears: ['Binding-ring'] }] },
            ],
            hand: ['Faramir', 'Imrahil', 'Thrall-ring'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('organize').may('play Faramir');
        t.resource.refused('Imrahil', { mind: 'coe/2.II.2.2.F1' });
      }
    },
  ),
  scenario(
    'A Chance Meeting brings him Hobbits, Fram Framson and agents',
    { proves: ['pef/card/a-chance-meeting/3'], rules: ALL },
    (t) => {
      for (const [who, at, point] of [
        ['Sam Gamgee', 'Weathertop', 1],
        ['Frodo', 'Weathertop', 1],
        ['Fram Framson', 'Weathertop', 2],
        ['Gisulf', 'Weathertop', 3],
        ['Nimloth', 'Weathertop', 3],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: ['Pallando'] }],
            hand: ['A Chance Meeting', who],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.plays('A Chance Meeting', who).stage.resolve();
        t.equal([t.card(who).zone, t.card(who).control], ['play', 'Pallando'], who);
        t.shows(`pef/card/a-chance-meeting/3#${point}`);
      }
    },
  ),
  scenario(
    'Thrall of the Voice is leave for an Orc too, but not to come elsewhere than home for who must',
    { proves: ['pef/card/thrall-of-the-voice/1'], rules: ['crf', 'tournament'] },
    (t) => {
      thralls(t, [])
        .resource.refused('Orc Captain', { race: 'coe/2.II.2.2.F2' })
        .refused('Troll Lout', { race: 'coe/2.II.2.2.F2' });
      thralls(t, [THRALL])
        .resource.may('play Orc Captain')
        .may('play Troll Lout')
        .mayNot('play Fram Framson');
      t.resource.refused('Fram Framson', { 'no-site': 'coe/2.II.2.2' });
      for (const who of ['Orc Captain', 'Troll Lout'] as const) {
        thralls(t, [THRALL]).resource.chooses(
          `play ${who}`,
          'under general influence',
          'company of Beretar',
        );
        t.equal([t.card(who).zone, t.card(THRALL).host], ['play', who], who);
        t.shows(`pef/card/thrall-of-the-voice/1#${who === 'Orc Captain' ? 1 : 2}`);
      }
      t.say('At home he comes');
      thralls(t, [THRALL], 'Framsburg').resource.may('play Fram Framson');
      thralls(t, [THRALL]).resource.refused('Fram Framson', { 'no-site': 'coe/2.II.2.2' });
      t.shows('pef/card/thrall-of-the-voice/1#3');
    },
  ),

  scenario(
    'Thrall of the Voice names no Orcs or Trolls, and is no leave for them by itself',
    {
      proves: ['coe/2.II.2.2.F2', 'coe/1.9.F2', 'pef/card/thrall-of-the-voice/1'],
      rules: ['coe'],
    },
    (t) => {
      thralls(t, [THRALL])
        .resource.refused('Orc Captain', { race: 'coe/2.II.2.2.F2' })
        .refused('Troll Lout', { race: 'coe/2.II.2.2.F2' })
        .mayNot('play Fram Framson');
      thralls(t, [THRALL, 'Bad Company']).resource.chooses(
        'play Orc Captain',
        'company of Beretar',
        `with ${THRALL}`,
      );
      t.equal(t.card(THRALL).host, 'Orc Captain', 'both of them together');
      t.shows('pef/card/thrall-of-the-voice/1#4');
      t.game([
        {
          kind,
          characters: ['Saruman'],
          pool: [THRALL, 'Orc Tracker', 'Galva', 'Taladhan'],
          sites: ['WH-58'],
        },
        { pool: ['Dori', 'Nori'] },
      ]);
      t.resource.chooses(THRALL);
      t.hazard.chooses('Dori');
      t.asks(t.resource, 'draft').resource.may('Taladhan').mayNot('Orc Tracker');
    },
  ),

  scenario(
    'What a card is normally worth takes in what it says of itself: Andúril with Narsil, Durin’s Axe with a Dwarf',
    { proves: ['pef/term/normal/1', 'pef/term/normal/2', 'pef/term/normal/2.1'], rules: ALL },
    (t) => {
      const worth = (
        who: Named,
        bears: readonly (Named | { name: Named; on: Named[] })[],
        ...events: Named[]
      ): number => {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Bree',
                members: [
                  { name: 'Gandalf', bears: events.filter((x) => x === WELCOME) },
                  { name: who, bears },
                ],
              },
            ],
            events: events.filter((x) => x !== WELCOME),
          },
          moment: 'organization',
        });
        return t.points(0).item;
      };
      const AXE = "Durin's Axe";
      const WELCOME = 'Give Welcome to the Unexpected';
      t.equal(
        [
          worth('Balin', [AXE], 'Legacy of Smiths'),
          worth('Beretar', [AXE], 'Legacy of Smiths'),
          worth('Balin', [AXE]),
        ],
        [4, 2, 1],
        'all that it says it is worth, to one who has the Legacy',
      );
      t.shows('pef/term/normal/2#1', 'pef/term/normal/2.1#2');
      t.equal(
        [
          worth('Balin', ['TW-341'], 'Legacy of Smiths'),
          worth('Beretar', ['TW-341'], 'Legacy of Smiths'),
          worth('Balin', ['TW-341']),
        ],
        [5, 2, 1],
        'so the Arkenstone, with a Dwarf and with another',
      );
      t.shows('pef/term/normal/2#2', 'pef/term/normal/2.1#3');
      const book = (...events: Named[]): number => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Bree', members: ['Gandalf'] }],
            stored: [{ name: 'Book of Mazarbul', at: 'Iron Hill Dwarf-hold' }],
            events,
          },
          moment: 'organization',
        });
        return t.points(0).item;
      };
      t.equal(
        [
          book('Legacy of Smiths'),
          book(),
          worth('Beretar', ['Book of Mazarbul'], 'Legacy of Smiths'),
        ],
        [5, 1, 1],
        'the book at home, and on the way',
      );
      t.shows('pef/term/normal/2#3', 'pef/term/normal/2.1#4');
      t.equal(worth('Beretar', ['Narsil'], WELCOME), 1, 'Narsil is normally worth three');
      t.equal(
        worth('Beretar', ['Andúril, the Flame of the West'], WELCOME),
        2,
        'what is not yet forged is normally worth one, which is made two',
      );
      t.equal(
        worth('Beretar', [{ name: 'Narsil', on: ['Andúril, the Flame of the West'] }], WELCOME),
        2,
        'what was forged of it is normally worth four: one more, and not two',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                {
                  name: 'Beretar',
                  bears: [{ name: 'Narsil', on: ['Andúril, the Flame of the West'] }],
                },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.points(0).item, 7, 'three and four, to a Wizard’s player');
      t.shows('pef/term/normal/1#2', 'pef/term/normal/2#4', 'pef/term/normal/2.1#1');
    },
  ),
  scenario(
    'Who is good with the people of a place is so with them wherever they are met',
    {
      proves: ['pef/term/influencing-a-resource/3', 'pef/term/influencing-a-resource/3.1'],
      rules: ALL,
    },
    (t) => {
      const total = (who: Named): number => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'TW-389', members: [who] }],
            hand: ['Wild Horses'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.rolls(2).resource.plays('Wild Horses', who).stage.resolve();
        return (rolled(t, 'influence').at(-1)?.total ?? 0) - 2 - t.card(who).influence();
      };
      t.equal(
        (['Asternak', 'Haldalam', 'Luitprand'] as const).map(total),
        [2 + 3, 0, 0],
        'two for the camp, three for a Man of Khand; none for one of another kind who is at home among such, nor for a Man from elsewhere',
      );
      t.shows('pef/term/influencing-a-resource/3.1#2');
      t.say('With those who cannot be met there he is no better than with others');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'TW-389', members: ['Asternak'] }],
          hand: ['Wild Horses', 'Rangers of the North'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(
        ['Wild Horses', 'Rangers of the North'].map(
          (faction) => t.card('Asternak').influence(faction) - t.card('Asternak').influence(),
        ),
        [2, 0],
        'what he has for each of them',
      );
      t.shows('pef/term/influencing-a-resource/3.1#1');
      t.say('So it is with another who is good with those of another place');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Nevido Smôd'] }],
          hand: ['TW-222', 'Rangers of the North'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(
        ['Easterlings', 'Rangers of the North'].map(
          (faction) => t.card('Nevido Smôd').influence(faction) - t.card('Nevido Smôd').influence(),
        ),
        [2, 0],
        'far from their camp as well',
      );
    },
  ),
];
