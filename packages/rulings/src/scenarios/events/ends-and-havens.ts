import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL, OLD } from '../help.ts';

const testing: BoardSpec = {
  resource: {
    companies: [
      {
        at: 'Barad-dûr',
        members: ['Gandalf', { name: 'Frodo', bears: ['Precious Gold Ring'] }],
      },
    ],
    hand: ["Wizard's Test", 'Magic Ring of Stealth'],
  },
  hazard: { hand: ['In the Heart of his Realm', 'Orc-guard'] },
  moment: 'hazards',
  asksPasses: true,
};

/** A spell is declared in Mordor, and answered. */
const testAndHeart = (t: Stage): void => {
  t.board(testing).resource.plays("Wizard's Test");
  t.hazard.plays('In the Heart of his Realm');
};

/** What ends with a card, what comes too late, and what counts for what. */
export const endsAndHavens: readonly Scenario[] = [
  scenario(
    'The Will of Sauron ends when the last of its copies is gone, not the first',
    { proves: ['crf/card/will-of-sauron/1', 'coe/9.6.4'], rules: ALL },
    (t) => {
      for (const copies of [1, 2]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elrond'] }],
            hand: ['Marvels Told'],
          },
          hazard: {
            events: [
              'Doors of Night',
              'Minions Stir',
              ...Array<'The Will of Sauron'>(copies).fill('The Will of Sauron'),
            ],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.rolls(12);
        t.resource.plays('Marvels Told', 'Gandalf', 'The Will of Sauron').stage.resolve();
        t.equal(
          t.card('Minions Stir').zone,
          copies === 1 ? 'discard' : 'play',
          `one of ${copies} has gone`,
        );
        if (copies === 2) {
          t.skipTo('organization', { turns: 3 });
          t.equal(t.card('Minions Stir').zone, 'play', 'nor does it go when its time is over');
        }
        t.shows(`crf/card/will-of-sauron/1#${copies}`);
      }
    },
  ),

  scenario(
    'The Heart of his Realm takes no spell back that was declared, in the older rules',
    {
      proves: [
        'pef/card/in-the-heart-of-his-realm/2',
        'pef/term/passive-conditions/2',
        'pef/term/passive-conditions/1',
      ],
      rules: OLD,
    },
    (t) => {
      testAndHeart(t);
      t.rolls(3, 3, 12).resolve();
      t.say('it lies there first, but what it forbids comes too late for the test');
      t.equal(t.card('In the Heart of his Realm').zone, 'play', 'it is in play');
      t.asks(t.resource, 'ring').resource.chooses('Magic Ring of Stealth');
      t.equal(t.card('Magic Ring of Stealth').host, 'Frodo', 'tested');
      t.shows('pef/card/in-the-heart-of-his-realm/2#1', 'pef/term/passive-conditions/2#1');
      t.equal(t.chain(), ['In the Heart of his Realm'], 'only now what it says is declared');
      t.shows('pef/card/in-the-heart-of-his-realm/2#3', 'pef/term/passive-conditions/1#1');
      t.say('The next one it does not let through');
      t.board({ ...testing, hazard: { events: ['In the Heart of his Realm'] } });
      t.resource.refused("Wizard's Test", { banned: 'coe/9.4' });
      t.shows('pef/term/passive-conditions/2#2');
    },
  ),

  scenario(
    'In the newer rules what the Heart of his Realm forbids is forbidden at once',
    {
      proves: [
        'coe/9.1.5',
        'coe/9.2.1',
        'pef/card/in-the-heart-of-his-realm/2',
        'pef/term/passive-conditions/2',
      ],
      rules: ['coe'],
    },
    (t) => {
      testAndHeart(t);
      t.resolve();
      t.equal(
        [t.card('In the Heart of his Realm').zone, t.card("Wizard's Test").zone],
        ['play', 'discard'],
        'he could not use it any more',
      );
      t.equal(t.card('Precious Gold Ring').host, 'Frodo', 'and nothing was tested');
      t.expect(t.decision().about !== 'ring', 'no ring is asked for');
      t.say('Without it the test is made');
      t.board(testing).resource.plays("Wizard's Test");
      t.rolls(3, 3).resolve();
      t.asks(t.resource, 'ring');
      t.shows('pef/card/in-the-heart-of-his-realm/2#2', 'pef/term/passive-conditions/2#3');
    },
  ),

  scenario(
    'The Windlord brings the Wizard to where the tale is stored, though he saw further',
    { proves: ['crf/card/the-windlord-found-me/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            // others are nearer to hand, but not where it is stored
            { at: 'Lórien', members: ['Haldir'] },
            {
              at: 'Rivendell',
              members: [
                { name: 'Aragorn II', status: 'tapped', bears: ['The Windlord Found Me'] },
                'Elrond',
              ],
            },
          ],
          events: ['Saw Further and Deeper'],
          hand: ['Radagast'],
          deck: ['Radagast'],
          sites: ['Rhosgobel'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').mayNot('Radagast', 'Rivendell').may('Radagast', 'Rhosgobel');
      t.resource.passes();
      t.resource.chooses('store The Windlord Found Me').stage.resolve();
      t.resource.chooses('use').chooses('Radagast');
      t.equal(t.card('Radagast').site, 'Rivendell', 'there');
      t.shows('crf/card/the-windlord-found-me/2#1', 'crf/card/the-windlord-found-me/2#2');
    },
  ),

  scenario(
    'Minas Tirith under the White Tree is a haven for what is said, and for nothing else',
    { proves: ['coe/g.hav.2'], rules: ALL },
    (t) => {
      for (const events of [['The White Tree'], []] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Minas Tirith',
                members: [
                  { name: 'Gimli', status: 'wounded' },
                  { name: 'Aragorn II', bears: ['Lesser Ring'] },
                ],
              },
            ],
            events,
            hand: ['Legolas'],
          },
          moment: 'untap',
          asksPasses: true,
        });
        t.passUntil('organization');
        t.equal(t.card('Gimli').status, events.length ? 'tapped' : 'wounded', 'he heals there');
        t.resource.mayNot('store Lesser Ring');
        t.resource.chooses('organize').mayNot('play Legolas');
      }
    },
  ),

  scenario(
    'What may be played as if from hand is not there to be given up out of the hand',
    { proves: ['coe/g.disc.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
          hand: ["Dragon's Hunger"],
        },
        hazard: {
          hand: ['Cave-drake', 'Light-drake', 'River'],
          events: ['Summons from Long Sleep'],
        },
        moment: 'hazards',
      });
      t.hazard.uses('Summons from Long Sleep', 'Light-drake').stage.resolve();
      t.equal(t.card('Light-drake').zone, 'aside', 'it waits');
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.plays("Dragon's Hunger").stage.resolve();
      t.expect(!t.underAttack, 'nothing could be given up: the attack is off');
      t.equal(t.card('Light-drake').zone, 'aside', 'it is no card of the hand');
    },
  ),

  scenario(
    'Four cards at random out of a discard pile, and the rest stays one',
    { proves: ['crf/tournament/general/5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          discard: [
            'Cram',
            'Concealment',
            'Stealth',
            'Miruvor',
            'Dagger of Westernesse',
            'Sapling of the White Tree',
          ],
        },
        hazard: { hand: ['Aware of their Ways'] },
        moment: 'hazards',
      });
      t.hazard.plays('Aware of their Ways').stage.resolve();
      const shown = t.hazard.options().filter((x) => x !== 'pass');
      t.equal(shown.length, 4, 'four are shown');
      t.hazard.chooses(shown[0]);
      t.equal(t.card(shown[0]).zone, 'removed', 'one is lost');
      t.equal(t.state.players[0].discard.length, 5, 'the other five are the pile');
      t.shows('crf/tournament/general/5#2');
      t.say('Which four they are does not hang on where they lie');
      const LORE: readonly Named[] = [
        'Cram',
        'Concealment',
        'Stealth',
        'Miruvor',
        'Dagger of Westernesse',
        'Elf-stone',
        'Healing Herbs',
        'Athelas',
      ];
      const places = new Set<number>();
      for (let n = 5; n <= LORE.length; n++) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
            discard: LORE.slice(0, n),
          },
          hazard: { hand: ['Aware of their Ways'] },
          moment: 'hazards',
        });
        t.hazard.plays('Aware of their Ways').stage.resolve();
        const seen = t.hazard.options().filter((x) => x !== 'pass');
        t.equal(seen.length, 4, 'four of them');
        for (const x of seen) places.add(LORE.indexOf(x as Named));
      }
      t.expect(places.has(0) && places.has(4) && places.size > 5, 'from the bottom and from above');
      t.say('Out of the same pile come others once something else was left to chance before');
      const BEASTS = ['Wargs', 'Cave-drake', 'Orc-guard', 'Orc-watch'] as const;
      const piles = new Set<string>();
      const draws = new Set<string>();
      for (let before = 0; before <= BEASTS.length; before++) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Dori', 'Bofur', 'Ori', 'Nori'] },
            ],
            discard: LORE,
          },
          hazard: {
            hand: [
              'Aware of their Ways',
              ...Array<'An Unexpected Outpost'>(BEASTS.length).fill('An Unexpected Outpost'),
            ],
            sideboard: BEASTS,
          },
          moment: 'hazards',
        });
        // the deck of the other is shuffled
        for (const beast of BEASTS.slice(0, before)) {
          t.hazard.plays('An Unexpected Outpost').stage.resolve();
          t.hazard.chooses(beast);
        }
        piles.add(t.state.players[0].discard.join());
        t.hazard.plays('Aware of their Ways').stage.resolve();
        const seen = t.hazard.options().filter((x) => x !== 'pass');
        t.equal(seen.length, 4, 'four of them again');
        draws.add([...seen].sort().join());
      }
      t.equal(piles.size, 1, 'it is the same pile each time');
      t.expect(draws.size > 1, 'they are not the same four each time');
      t.shows('crf/tournament/general/5#1');
    },
  ),

  scenario(
    'The rings of Bávor and Drúin: one shuffle is enough',
    {
      proves: ['crf/card/dwarven-ring-of-bavors-druins-tribe/1', 'crf/errata/card-errata/18'],
      rules: ALL,
    },
    (t) => {
      let shuffles = 0;
      for (const [ring, id] of [
        ["Dwarven Ring of Bávor's Tribe", 'TW-214'],
        ["Dwarven Ring of Drúin's Tribe", 'TW-215'],
        // those of minions, in the hands of a Fallen-wizard
        ["Dwarven Ring of Bávor's Tribe", 'LE-306'],
        ["Dwarven Ring of Drúin's Tribe", 'LE-307'],
      ] as const)
        for (const way of ['play', 'discard'] as const) {
          const fallen = id.startsWith('LE-');
          const thing = fallen ? 'Palantír of Amon Sûl' : 'Orcrist';
          t.board({
            resource: {
              ...(fallen ? { kind: 'fallen-wizard' } : {}),
              companies: [
                { at: fallen ? 'LE-387' : 'TW-428', members: [{ name: 'Gimli', bears: [id] }] },
              ],
              deck: fallen ? ['LE-330', 'LE-335', 'Sun'] : ['Orcrist', 'Narsil', 'Sun'],
            },
            moment: 'entered',
            asksPasses: true,
          });
          t.rolls(12);
          t.resource.uses(ring).stage.resolve();
          t.resource.chooses(way === 'play' ? 'Play an item' : 'Discard an item');
          t.resource.chooses(thing);
          t.resolve();
          t.equal(
            [t.card(thing).zone, t.card(thing).host],
            way === 'play' ? ['play', 'Gimli'] : ['discard', ''],
            'found in the deck',
          );
          shuffles += 1;
          t.equal(
            t.steps.flatMap((x) => x.events).filter((e) => e.event === 'shuffle').length,
            shuffles,
            'shuffled once',
          );
          const point = ring.includes('Bávor') ? 1 : 2;
          t.shows(
            `crf/card/dwarven-ring-of-bavors-druins-tribe/1#${point}`,
            `crf/errata/card-errata/18#${point}`,
          );
        }
      t.say('Those of the minions look through the discard pile as well, and are as content');
      for (const [point, id, ring] of [
        [1, 'LE-306', "Dwarven Ring of Bávor's Tribe"],
        [2, 'LE-307', "Dwarven Ring of Drúin's Tribe"],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'LE-387', members: [{ name: 'Ori', bears: [id] }] }],
            deck: ['Black Mace', 'Sun'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        const from = t.steps.length;
        t.rolls(12).resource.uses(ring).stage.resolve();
        t.resource.chooses('Play an item').chooses('Black Mace').stage.resolve();
        t.equal(t.card('Black Mace').host, 'Ori', 'found in the deck');
        t.equal(
          t.steps
            .slice(from)
            .flatMap((x) => x.events)
            .filter((e) => e.event === 'shuffle').length,
          1,
          'shuffled once',
        );
        t.shows(
          `crf/card/dwarven-ring-of-bavors-druins-tribe/1#${point}`,
          `crf/errata/card-errata/18#${point}`,
        );
      }
    },
  ),

  scenario(
    'An early harvest calls home the exiles as well as those of a Border-hold',
    { proves: ['pef/card/early-harvest/1'], rules: ALL },
    (t) => {
      for (const [roll, zone] of [
        [8, 'hand'],
        [7, 'pile'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
            pile: ['Returned Exiles', 'Wood-elves'],
          },
          hazard: { hand: ['Early Harvest'] },
          moment: 'hazards',
          rolls: [roll],
        });
        t.hazard.plays('Early Harvest').stage.resolve();
        t.equal(t.card('Returned Exiles').zone, zone, `${roll} and their five`);
      }
      t.shows('pef/card/early-harvest/1#1');
      for (const [faction, harvests] of [
        ['Rangers of the North', true],
        ['Wood-elves', false],
        ['Snaga-hai', false],
        ['Ice-orcs', false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
            pile: [faction],
          },
          hazard: { hand: ['Early Harvest'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (harvests) t.hazard.may('play Early Harvest');
        else t.hazard.refused('Early Harvest', { 'no-target': 'coe/9.3' });
      }
      t.shows('pef/card/early-harvest/1#2');
    },
  ),
  scenario(
    'In the Heart of his Realm is answered when it comes to bear, before it takes lore away',
    { proves: ['pef/card/in-the-heart-of-his-realm/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Barad-dûr', members: ['Elrond'] }],
          hand: ['Marvels Told'],
        },
        hazard: { hand: ['In the Heart of his Realm'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('In the Heart of his Realm').stage.resolveThis();
      t.equal(
        t.card('In the Heart of his Realm').zone,
        'play',
        t.rules === 'coe' ? 'it is in play' : 'it is in play, and does nothing yet',
      );
      if (t.rules === 'coe') t.resource.refused('Marvels Told', { 'no-user': 'coe/9.2' });
      else {
        t.resource.plays('Marvels Told', 'Elrond', 'In the Heart of his Realm');
        t.rolls(12).resolve();
        t.equal(t.card('In the Heart of his Realm').zone, 'discard', 'a sage as ever');
      }
      t.shows('pef/card/in-the-heart-of-his-realm/1#1');
      t.say('Let be, it takes hold, and then it is too late');
      t.board({
        resource: {
          companies: [{ at: 'Barad-dûr', members: ['Elrond'] }],
          hand: ['Marvels Told'],
        },
        hazard: { hand: ['In the Heart of his Realm'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('In the Heart of his Realm').stage.resolve();
      t.resource.refused('Marvels Told', { 'no-user': 'coe/9.2' });
      t.shows('pef/card/in-the-heart-of-his-realm/1#2');
    },
  ),
];
