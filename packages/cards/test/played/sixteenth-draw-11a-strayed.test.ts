import { query } from '@mathom/engine';
import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Fallen-wizards and what is theirs, held to clauses that no other test plays. */
const kind = 'fallen-wizard';

const worth = (t: Stage, members: Member[], more: SideSpec = {}) => {
  t.board({
    resource: { kind, companies: [{ at: 'Bree', members }], ...more },
    moment: 'organization',
  });
  return t.points(0);
};

const organizing = (t: Stage, at: Named, members: Member[], more: SideSpec = {}): Stage =>
  t.board({
    resource: { kind, companies: [{ at, members }], ...more },
    moment: 'organization',
    asksPasses: true,
  });

describe('what small and great things are worth', () => {
  const gandalf = (...bears: Named[]): Member[] => [{ name: 'Gandalf', bears }];
  const bearer = (...bears: Named[]): Member => ({ name: 'Beretar', bears });

  holds('Give Welcome to the Unexpected: things and deeds too, one point and no other', (t) => {
    const of = (thing: Named, on: Named[]) => {
      const p = worth(t, [...gandalf(...on), bearer(thing)]);
      return p.item + p.ally + p.misc;
    };
    for (const [thing, plain, more] of [
      ['Phial of Galadriel', 1, 2],
      ['Shadowfax', 1, 2],
      // two normally, in full by his own leave, or one
      ['Gwaihir', 2, 2],
      ['Glamdring', 1, 1],
      // worth one, but not the only one of them
      ['Noble Hound', 1, 1],
      ['Dagger of Westernesse', 0, 0],
    ] as const)
      t.equal([of(thing, []), of(thing, ['Give Welcome to the Unexpected'])], [plain, more], thing);
  });

  holds('Grey Embassy: one and two are two, three and more are three', (t) => {
    for (const [faction, points] of [
      ['Hobbits', 2],
      ['Beornings', 2],
      ['Riders of Rohan', 3],
      ['Southrons', 3],
      ['Army of the Dead', 3],
      ['A Panoply of Wings', 1],
    ] as const)
      t.equal(worth(t, gandalf('Grey Embassy'), { pile: [faction] }).faction, points, faction);
    t.equal(
      worth(t, gandalf('Grey Embassy'), { pile: ['Hobbits', 'Southrons'] }).faction,
      5,
      'both',
    );
  });

  holds('Join the Hunt: what is worn where he is, and allies that fight', (t) => {
    const of = (where: 'his' | 'other', thing: Named, events: Named[] = ['Join the Hunt']) => {
      const p = worth(t, [], {
        companies: [
          { at: 'Bree', members: ['Alatar', bearer(...(where === 'his' ? [thing] : []))] },
          {
            at: 'Weathertop',
            members: [{ name: 'Elrond', bears: where === 'his' ? [] : [thing] }],
          },
        ],
        events,
      });
      return p.item + p.ally;
    };
    for (const [thing, full] of [
      ['Glamdring', 2],
      ['Quickbeam', 2],
      ['Tom Bombadil', 3],
      // none of its prowess is its own
      ['Nenseldë the Wingild', 1],
      ['Book of Mazarbul', 1],
      ['The Mithril-coat', 4],
    ] as const)
      t.equal([of('his', thing, []), of('his', thing), of('other', thing)], [1, full, 1], thing);
  });

  holds('Gandalf: people, and allies of heroes, for all they are worth', (t) => {
    for (const [who, points] of [
      ['Gandalf', 3],
      ['Saruman', 1],
    ] as const) {
      t.equal(worth(t, [who, 'Elrond']).character, points, `${who}: Elrond`);
      t.equal(worth(t, [who, bearer('Tom Bombadil')]).ally, points, `${who}: an ally`);
      t.equal(
        worth(t, [who, { name: 'Lagduf', bears: ['Stinker'] }]).ally,
        1,
        `${who}: of minions`,
      );
      t.equal(worth(t, [who], { pile: ['Riders of Rohan'] }).faction, 1, `${who}: a faction`);
    }
  });

  holds('Great Patron: two and no more for an ally of three', (t) => {
    const of = (ally: Named, events: Named[]) =>
      worth(t, ['Pallando', bearer(ally)], { events }).ally;
    t.equal([of('Tom Bombadil', []), of('Tom Bombadil', ['Great Patron'])], [1, 2], 'three');
    t.equal([of('Shadowfax', []), of('Shadowfax', ['Great Patron'])], [1, 1], 'one');
    t.equal(
      worth(t, ['Pallando', bearer('Glamdring')], { events: ['Great Patron'] }).item,
      1,
      'things',
    );
  });
});

describe('Gandalf', () => {
  holds('He untaps as the organization phase ends, and not before', (t) => {
    for (const [status, may] of [
      ['tapped', true],
      ['wounded', false],
    ] as const) {
      organizing(t, 'WH-58', [{ name: 'Gandalf', status }]);
      t.resource.mayNot('use Gandalf');
      t.passUntil('organization-end');
      if (!may) {
        t.resource.mayNot('use Gandalf');
        continue;
      }
      t.resource.uses('Gandalf', { way: 'untap' }).stage.resolve();
      t.equal(t.card('Gandalf').status, 'untapped', 'rested');
    }
  });

  holds('He taps to test a ring of his company, wherever they are', (t) => {
    for (const [ring, status, may] of [
      ['his', 'untapped', true],
      ['his', 'tapped', false],
      ['theirs', 'untapped', false],
    ] as const) {
      const bears: Named[] = ['Precious Gold Ring'];
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Gandalf', status },
                { name: 'Beretar', bears: ring === 'his' ? bears : [] },
              ],
            },
            { at: 'WH-58', members: [{ name: 'Elrond', bears: ring === 'his' ? [] : bears }] },
          ],
          hand: ['Magic Ring of Courage'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot('use Gandalf');
        continue;
      }
      t.rolls(5).resource.uses('Gandalf').stage.resolve();
      t.resource.chooses('Magic Ring of Courage');
      t.equal(
        [t.card('Gandalf').status, t.card('Precious Gold Ring').zone],
        ['tapped', 'discard'],
        'tested',
      );
      t.equal(t.card('Magic Ring of Courage').host, 'Beretar', 'one for the other');
    }
  });
});

describe('A New Ringlord', () => {
  const LORD = 'A New Ringlord';
  holds('Of his own alone, in his own turn alone', (t) => {
    // five and one of his own; that of another does not count
    for (const [mine, roll, zone] of [
      [[LORD], 4, 'removed'],
      [[LORD], 5, 'play'],
      [[LORD, LORD], 4, 'play'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'TW-436', members: [{ name: 'Saruman', bears: ['The One Ring', ...mine] }] },
          ],
        },
        hazard: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: 'Alatar', bears: [LORD] }] }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(roll);
      for (let i = 0; i < 20 && t.state.dice.length > 0; i++) t.pass();
      t.equal(t.card('Saruman').zone, zone, `${mine.length} ${roll}`);
    }
  });
  holds('It weighs on him', (t) => {
    organizing(t, 'WH-56', [{ name: 'Saruman', bears: ['The One Ring'] }], { hand: [LORD] });
    const before = t.card('Saruman').corruption;
    t.resource.plays(LORD).stage.resolve();
    t.equal([t.card('Saruman').corruption - before, t.stagePoints(0)], [1, 3], 'one');
  });
});

describe("Huntsman's Garb", () => {
  const GARB = "Huntsman's Garb";
  holds('What it brings back, and when', (t) => {
    for (const [wanted, at, may] of [
      ['Risky Blow', 'end-of-turn', true],
      ['True Fána', 'end-of-turn', true],
      ['The Hunt', 'end-of-turn', true],
      ['The Great Hunt', 'end-of-turn', false],
      ['Risky Blow', 'organization', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: 'Alatar', bears: [GARB] }] }],
          discard: [wanted],
        },
        moment: at,
        asksPasses: true,
      });
      if (at === 'end-of-turn') t.passUntil('end-of-turn');
      if (!may) {
        t.resource.mayNot(`use ${GARB}`);
        continue;
      }
      t.resource.uses(GARB).stage.resolve();
      t.equal([t.card(wanted).zone, t.card(GARB).status], ['hand', 'tapped'], wanted);
      t.resource.mayNot(`use ${GARB}`);
    }
  });
});

describe('Winged Change-master', () => {
  const WINGED = 'Winged Change-master';
  const BIRD = "Radagast's Black Bird";
  const far = (t: Stage, members: Member[]): boolean => {
    organizing(t, 'WH-57', members, { sites: ['TW-372'] });
    return t.offered().some((o) => o.includes('to Bag End'));
  };
  holds('Alone or with his bird he flies as far as he likes', (t) => {
    const he = (...bears: Named[]): Member => ({ name: 'Radagast', bears });
    t.equal(far(t, [he()]), false, 'on foot');
    t.equal(far(t, [he(WINGED)]), true, 'in the air');
    t.equal(far(t, [he(WINGED, BIRD)]), true, 'with the bird');
    t.equal(far(t, [he(WINGED, 'Noble Hound')]), false, 'with a hound');
    t.equal(far(t, [he(WINGED), 'Beretar']), false, 'with a man');
    t.equal(far(t, [he('Shifter of Hues')]), false, 'another shape');
  });
  holds('He has no path, and what he bears is of no use', (t) => {
    organizing(t, 'WH-57', [{ name: 'Radagast', bears: [WINGED, 'Glamdring'] }], {
      sites: ['TW-372'],
    });
    t.equal(t.card('Radagast').stat('prowess'), 3, 'the sword is idle');
    t.equal(query.rollModifier(t.state, 'corruption-check', t.id('Radagast'), -1), -2, 'checks');
    t.resource.chooses('to Bag End');
    t.passUntil('movement-hazard');
    t.equal(t.path('Radagast'), [], 'none');
  });
});

describe("Gandalf's Friend", () => {
  const FRIEND = "Gandalf's Friend";
  holds('Gandalf leads him for one', (t) => {
    organizing(t, 'WH-58', ['Gandalf', { name: 'Elrond', bears: [FRIEND] }, 'Thranduil'], {
      hand: [FRIEND],
    });
    const before = t.card('Gandalf').influence();
    t.resource.refused(FRIEND, { unique: 'coe/g.man.1', phase: 'coe/9.1.3' });
    t.resource.chooses('organize').may('Elrond', 'Gandalf').mayNot('Elrond under Thranduil');
    t.resource.chooses('put Elrond under Gandalf');
    t.equal(before - t.card('Gandalf').influence(), 1, 'one');
  });
  holds('Not for others who have fallen', (t) => {
    organizing(t, 'WH-58', ['Saruman', 'Elrond'], { hand: [FRIEND] });
    t.resource.refused(FRIEND, { specific: 'coe/1.3.4', phase: 'coe/9.1.3' });
  });
});

describe('Great Ruse', () => {
  const RUSE = 'Great Ruse';
  const board = (t: Stage, at: Named, sites: Named[], moment: 'entered' | 'organization'): Stage =>
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at, members: ['Ori', 'Orc Tracker'] }],
        hand: [RUSE],
        sites,
      },
      moment,
      asksPasses: true,
    });

  holds('Dark-holds too, whatever they are to minions; in the site phase alone', (t) => {
    for (const [hero, minion] of [
      ['TW-387', 'LE-367'],
      ['TW-424', 'LE-402'],
    ] as const) {
      board(t, hero, [minion], 'organization');
      t.resource.refused(RUSE, { phase: 'coe/9.1.3' });
      board(t, hero, [minion], 'entered').resource.plays(RUSE).stage.resolve();
      t.equal([t.idOf(t.company('Ori').site), t.stagePoints(0)], [minion, 1], 'another card');
    }
  });
});
