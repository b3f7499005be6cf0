import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const kind = 'ringwraith';

/** A leader and what he says to his company. */
export const leaders: readonly Scenario[] = [
  scenario(
    'A command sends the others of its leader back to hand, those of its name too',
    { proves: ['crf/term/command-cards/1'], rules: ALL },
    (t) => {
      const board = (...hand: Named[]): void => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'LE-364', members: ['Orc Captain', 'Orc Brawler'] }],
            hand,
          },
          moment: 'organization',
        });
      };
      const numbers = (): number[] => [
        t.card('Orc Captain').stat('influence'),
        t.card('Orc Brawler').stat('prowess'),
        t.card('Orc Brawler').stat('body'),
      ];
      board();
      const [influence, prowess, body] = numbers();
      board("I'll Report You", 'Smart and Secret', "I'll Be At Your Heels");
      t.resource.plays("I'll Report You", 'Orc Captain').stage.resolve();
      t.equal(numbers(), [Math.max(0, influence - 2), prowess + 1, body], 'they fight the better');
      t.resource.plays('Smart and Secret', 'Orc Captain').stage.resolve();
      t.equal(t.card("I'll Report You").zone, 'hand', 'it is taken back');
      t.equal(numbers(), [Math.max(0, influence - 2), prowess, body + 1], 'now they are harder');
      t.resource.uses('Smart and Secret').stage.resolve();
      t.equal(numbers(), [influence, prowess, body], 'given up');
      t.resource.plays("I'll Be At Your Heels", 'Orc Captain').stage.resolve();
      for (const name of [
        "I'll Report You",
        'Smart and Secret',
        "I'll Be At Your Heels",
      ] as const) {
        board(name, name);
        t.resource.plays(name, 'Orc Captain').stage.resolve();
        t.resource.plays(name, 'Orc Captain').stage.resolve();
        t.equal(t.hand(0), [name], 'the first of the same name is back');
        t.equal(t.card(name).host, 'Orc Captain', 'and the second lies with him');
      }
    },
  ),
  scenario(
    'Three factions under one leader are worth two points more as a group, and go when he moves',
    { proves: ['crf/term/leader/1', 'crf/turn/end-of-game/6.1'], rules: ALL },
    (t) => {
      const TWO = ['Black Trolls', 'Orcs of the Red Eye'] as const;
      const board = (leads: readonly Named[], moves: boolean): void => {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'LE-352',
                members: [{ name: 'Lieutenant of Dol Guldur', leads }, 'Orc Brawler'],
                ...(moves ? { to: 'Minas Morgul' as const } : {}),
              },
            ],
            hand: ['Orcs of Gorgoroth'],
          },
          moment: moves ? 'passives' : 'entered',
        });
      };
      const wins = (who: Named): void => {
        board(TWO, false);
        t.rolls(12).resource.plays('Orcs of Gorgoroth', who).stage.resolve();
      };
      wins('Lieutenant of Dol Guldur');
      t.resource.chooses('under the leader');
      t.equal(t.card('Orcs of Gorgoroth').host, 'Lieutenant of Dol Guldur', 'his');
      t.equal(t.card('Barad-dûr').status, 'untapped', 'and the site is not tapped for it');
      t.equal(t.points(0).faction, 5, 'three factions of one point, and two more for them all');
      // it need not be his, nor can it be where somebody else has won it
      wins('Lieutenant of Dol Guldur');
      t.resource.passes();
      t.equal(t.card('Barad-dûr').status, 'tapped', 'as with any other');
      t.equal(t.points(0).faction, 3, 'two are too few');
      wins('Orc Brawler');
      t.equal([t.card('Barad-dûr').status, t.points(0).faction], ['tapped', 3], 'no leader');
      board(TWO, true);
      t.equal(
        [t.card('Black Trolls').zone, t.card('Orcs of the Red Eye').zone],
        ['discard', 'discard'],
        'he has left them behind',
      );
      t.say('A fourth adds nothing but its own, and each group is reckoned for itself');
      const worth = (...groups: Named[][]): number => {
        const leaders = ['Lieutenant of Dol Guldur', 'Orc Captain'] as const;
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'LE-352', members: groups.map((leads, i) => ({ name: leaders[i], leads })) },
            ],
          },
          moment: 'organization',
        });
        return t.points(0).faction;
      };
      const four: Named[] = [...TWO, 'Orcs of Gorgoroth', 'Orcs of Udûn'];
      const others: Named[] = ['Ungol-orcs', 'Stone Trolls', 'Uruk-hai'];
      const [a, b] = [four, others].map((list) => list.reduce((n, x) => n + worth([x]), 0));
      t.equal(worth(four), a + 2, 'four under one');
      const six: Named[] = [...four, 'Ungol-orcs', 'Stone Trolls'];
      const each = six.reduce((n, x) => n + worth([x]), 0);
      t.equal(worth(six), each + 2, 'six under one: they are one group all the same');
      t.shows('crf/term/leader/1#2');
      t.equal(worth(four, others), a + b + 4, 'two groups');
      t.shows('crf/term/leader/1#1');
    },
  ),

  scenario(
    'Two leaders do not become one company either: one of them goes back, as the hazard player wills',
    {
      proves: [
        'crf/turn/movement-hazard-phase/general/8',
        'crf/turn/movement-hazard-phase/general/7',
        'coe/2.IV.6.1',
      ],
      rules: ALL,
    },
    (t) => {
      const met = (first: Named): void => {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Carn Dûm', to: 'Mount Gram', members: [first] },
              { at: 'Goblin-gate', to: 'Mount Gram', members: ['Orc Captain'] },
            ],
          },
          moment: 'movement',
        });
      };
      met('Orc Brawler');
      t.skipTo('enter');
      t.equal(t.card('Orc Brawler').companions, ['Orc Captain'], 'one leader leads them all');
      t.shows('crf/turn/movement-hazard-phase/general/8#3');
      for (const back of ['Mauhúr', 'Orc Captain'] as const) {
        const stays = back === 'Mauhúr' ? 'Orc Captain' : 'Mauhúr';
        met('Mauhúr');
        t.skipTo('alternative');
        t.asks(t.hazard, t.rules === 'coe' ? 'one-stays' : 'one-returns')
          .hazard.options_are('the company of Mauhúr', 'the company of Orc Captain')
          .chooses(t.rules === 'coe' ? stays : back);
        t.equal(
          [t.card(stays).site, t.card(back).site, t.company(back).returned],
          ['Mount Gram', back === 'Mauhúr' ? 'Carn Dûm' : 'Goblin-gate', true],
          'there are not two who lead at Mount Gram',
        );
      }
      t.shows(
        'crf/turn/movement-hazard-phase/general/8#2',
        'crf/turn/movement-hazard-phase/general/8#4',
      );
    },
  ),
];
