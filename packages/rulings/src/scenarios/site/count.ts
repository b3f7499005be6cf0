import { query } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, type SideSpec, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** No published minor item is worth anything while it is borne. */
const TRINKET = {
  id: 'XX-2',
  kind: 'item',
  name: 'Trinket of Some Worth',
  alignment: 'hero',
  class: 'minor',
  points: 2,
  corruption: 0,
} as unknown as Card;

/** The count of marshalling points at the council. */
export const count: readonly Scenario[] = [
  scenario(
    'Eliminated characters take from their source before anything else is reckoned',
    { proves: ['crf/turn/end-of-game/6.1', 'coe/10.3.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              members: [
                { name: 'Celeborn', bears: ['Quickbeam'] },
                'Haldir',
                { name: 'Glorfindel II', bears: ['Glamdring'] },
              ],
            },
          ],
          removed: ['Elrond'],
          pile: ['Wood-elves', 'Men of Anfalas'],
        },
        hazard: {
          companies: [
            {
              at: 'Edoras',
              members: ['Háma', 'Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }],
            },
          ],
          pile: ['Riders of Rohan'],
        },
        moment: 'council',
      });
      t.equal(t.points(0).character, 2 + 1 + 3 - 3, 'Elrond counts minus three');
      t.shows('crf/turn/end-of-game/6.1#4');
      t.rolls(12, 12, 12, 12, 12, 12);
      while (!t.state.result) t.take(t.decision().options[0], '...');
      t.equal(t.state.result?.totals, [3 + 2 + 5 + 2 * 2, 1 + 2 + 2 + 3], 'the totals');
      t.shows('crf/turn/end-of-game/6.1#1');
      t.say('So with My Precious slain, and with factions under a leader: before all that follows');
      const council = (side: SideSpec) => {
        t.board({ resource: side, hazard: {}, moment: 'organization' });
        const [{ points, total }] = query.finalScores(t.state, []);
        return { before: t.points(0), after: points, total };
      };
      const slain = council({
        companies: [{ at: 'Lórien', members: ['Celeborn'] }],
        pile: ['My Precious', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs'],
      });
      t.equal(slain.before.kill, 6 - 1, 'one less for My Precious');
      t.shows('crf/turn/end-of-game/6.1#1');
      t.equal(slain.total, 2 * 2 + 4, 'Celeborn twice, and kills cut to as much; nothing after it');
      t.shows('crf/turn/end-of-game/6.1#2');
      const led: Named[] = ['Black Trolls', 'Orcs of the Red Eye', 'Orcs of Gorgoroth'];
      const ruled = council({
        kind: 'ringwraith',
        companies: [
          {
            at: 'LE-352',
            members: [
              { name: 'Lieutenant of Dol Guldur', leads: led },
              { name: 'The Mouth', bears: ['The Iron Crown', 'LE-331', 'LE-335'] },
            ],
          },
        ],
      });
      t.equal(
        [ruled.before.faction, ruled.after.faction],
        [5, 10],
        'two more for the three of them, doubled too',
      );
      t.shows('crf/turn/end-of-game/6.1#3');
    },
  ),

  scenario(
    'A source of which the opponent has nothing counts double',
    { proves: ['crf/turn/end-of-game/6.2', 'coe/10.3.iii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: [{ name: 'Haldir', bears: ['Glamdring'] }, 'Celeborn'] },
          ],
          pile: ['Men of Anfalas', 'Wargs', 'Abductor'],
        },
        hazard: {
          companies: [
            {
              at: 'Edoras',
              members: ['Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }],
            },
          ],
        },
        moment: 'council',
      });
      t.equal(
        [t.points(0).character, t.points(0).item, t.points(0).faction, t.points(0).kill],
        [3, 2, 2, 2],
        'as they stand',
      );
      t.rolls(12, 12, 12, 12);
      while (!t.state.result) t.take(t.decision().options[0], '...');
      t.equal(t.state.result?.totals[0], 3 + 2 + 2 * 2 + 2, 'factions count double, kills do not');
      t.say('Nor is one of which he has but one point');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: [{ name: 'Celeborn', bears: ['Glamdring'] }] }],
          pile: ['Men of Anfalas'],
        },
        hazard: { companies: [{ at: 'Edoras', members: ['Haldir'] }] },
        moment: 'organization',
      });
      const [of] = query.finalScores(t.state, []);
      t.equal(
        [t.points(1).character, of.points.character, of.points.item, of.points.faction],
        [1, 2, 4, 4],
        'the characters count once',
      );
      t.shows('crf/turn/end-of-game/6.2#2');
      t.say('Against one who has nothing at all four sources count double, and no others');
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: [{ name: 'Haldir', bears: ['Glamdring', 'Gollum'] }] },
          ],
          pile: ['Men of Anfalas', 'Wargs'],
          stored: [{ name: 'Rescue Prisoners', at: 'Lórien' }],
        },
        hazard: {},
        moment: 'organization',
      });
      const [{ points }] = query.finalScores(t.state, []);
      for (const source of ['character', 'item', 'ally', 'faction', 'kill', 'misc'] as const) {
        const once = t.points(0)[source];
        t.expect(once > 0, `he has some of ${source}`);
        t.equal(
          points[source],
          source === 'kill' || source === 'misc' ? once : 2 * once,
          `${source} at the council`,
        );
        t.shows(`crf/turn/end-of-game/6.2#${source === 'kill' ? 3 : source === 'misc' ? 4 : 1}`);
      }
      t.say('So it is for whichever of them has what the other lacks');
      t.board({
        resource: {},
        hazard: {
          companies: [
            { at: 'Lórien', members: [{ name: 'Haldir', bears: ['Glamdring', 'Gollum'] }] },
          ],
          pile: ['Men of Anfalas'],
        },
        moment: 'end-of-turn',
      });
      const [, theirs] = query.finalScores(t.state, []);
      for (const source of ['character', 'item', 'ally', 'faction'] as const)
        t.equal(theirs?.points[source], 2 * t.points(1)[source], `${source} of the other`);
      t.shows('crf/turn/end-of-game/6.2#1');
    },
  ),

  scenario(
    'Doubled against less than nothing, or only against nothing at all',
    { proves: ['crf/turn/end-of-game/6.2', 'coe/10.3.iii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Orophin', { name: 'Haldir', bears: ['Glamdring'] }] },
          ],
          pile: ['Men of Anfalas', 'Rangers of the North'],
        },
        hazard: {
          companies: [{ at: 'Edoras', members: [{ name: 'Háma', bears: ['Torque of Hues'] }] }],
          pile: ['Riders of Rohan'],
          removed: ['Elrond'],
        },
        moment: 'council',
      });
      t.equal(t.points(1).character, -3, 'less than nothing');
      t.rolls(12, 12, 12);
      while (!t.state.result) t.take(t.decision().options[0], '...');
      t.say('Characters 1, items 2, factions 5: cut to what the others are together');
      t.equal(
        t.state.result?.totals[0],
        t.rules === 'coe' ? 2 + 2 + 4 : 1 + 2 + 3,
        'the one character',
      );
      t.shows(t.rules === 'coe' ? 'crf/turn/end-of-game/6.2#6' : 'crf/turn/end-of-game/6.2#5');
    },
  ),

  scenario(
    'No source is more than the other good ones together',
    {
      proves: [
        'crf/turn/end-of-game/6.3',
        'crf/turn/end-of-game/5',
        'crf/term/marshalling-point-pile/1',
        'coe/10.3.iv',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Orophin', { name: 'Haldir', bears: ['Glamdring'] }] },
          ],
          pile: ['Men of Anfalas', 'Rangers of the North', 'Wood-elves', 'Riders of Rohan'],
          removed: ['Elrond'],
        },
        hazard: {
          companies: [
            { at: 'Edoras', members: [{ name: 'Erkenbrand', bears: ['Torque of Hues'] }] },
          ],
          pile: ['Easterlings'],
        },
        moment: 'council',
      });
      t.equal(
        [t.points(0).character, t.points(0).item, t.points(0).faction],
        [1 - 3, 2, 11],
        'as they stand',
      );
      t.rolls(12, 12, 12);
      while (!t.state.result) t.take(t.decision().options[0], '...');
      t.say(
        'Factions fall to the 2 of the items: what is below nothing is not looked at; odd numbers are not rounded up',
      );
      t.equal(t.state.result?.totals[0], 2 + 2 - 2, 'the total');
      t.shows(
        'crf/turn/end-of-game/5#2',
        'crf/term/marshalling-point-pile/1#3',
        'crf/turn/end-of-game/6.3#1',
      );
      t.say('With the other it is no different');
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Erkenbrand'] }], pile: ['Easterlings'] },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          pile: ['Men of Anfalas', 'Rangers of the North', 'Wood-elves', 'Riders of Rohan'],
          removed: ['Elrond'],
        },
        moment: 'end-of-turn',
      });
      t.expect(t.points(1).faction > 0 && t.points(1).character < 0, 'as they stand');
      t.equal(
        query.finalScores(t.state, [])[1]?.points.faction,
        0,
        'nothing else of his is more than nothing',
      );
      t.shows('crf/turn/end-of-game/5#2', 'crf/turn/end-of-game/6.3#1');
      t.say('So with every source, kills and the rest among them; half of all is not too much');
      const wargs = (n: number): Named[] => Array<Named>(n).fill('Wargs');
      for (const [pile, stored, kill, misc] of [
        [wargs(5), 1, 4, 2],
        [wargs(4), 1, 4, 2],
        [wargs(1), 2, 1, 3],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', members: ['Haldir'] }],
            pile,
            stored: Array(stored).fill({ name: 'Rescue Prisoners', at: 'Lórien' }),
          },
          hazard: {},
          moment: 'organization',
        });
        const [{ points }] = query.finalScores(t.state, []);
        t.equal([points.kill, points.misc], [kill, misc], `${pile.length} slain, ${stored} freed`);
        if (pile.length === 5)
          t.shows('crf/term/marshalling-point-pile/1#2', 'crf/turn/end-of-game/6.3#1');
        if (pile.length === 4) t.shows('crf/turn/end-of-game/6.3#2');
      }
      for (const [source, members] of [
        ['item', [{ name: 'Haldir', bears: ['Glamdring', 'Orcrist', 'Torque of Hues'] }]],
        ['ally', [{ name: 'Haldir', bears: ['Treebeard', 'Gollum', 'Gwaihir'] }]],
        ['character', ['Haldir', 'Elrond', 'Thorin II', 'Boromir II']],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Lórien', members }], pile: wargs(1) },
          hazard: {},
          moment: 'organization',
        });
        const before = t.points(0)[source];
        const [{ points }] = query.finalScores(t.state, []);
        const rest = query.total(points) - points[source];
        t.expect(before > rest, `${source}: ${before} would be more than ${rest}`);
        t.equal(points[source], rest, `${source}: half of all`);
      }
      t.shows('crf/term/marshalling-point-pile/1#1', 'crf/turn/end-of-game/6.3#1');
      t.say('Two that are half of what is good each, and more than half of the rest of it');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: [{ name: 'Haldir', bears: ['Glamdring'] }] }],
          pile: wargs(4),
          removed: ['Elrond'],
        },
        hazard: {},
        moment: 'organization',
      });
      const [{ points }] = query.finalScores(t.state, []);
      t.equal([points.item, points.kill], [4, 4], 'neither falls');
      t.equal(query.total(points) < 8, true, 'though the sum is less than both');
      t.shows('crf/turn/end-of-game/5#1');
    },
  ),

  scenario(
    'The whole count, step after step',
    {
      proves: [
        'crf/turn/end-of-game/6',
        'coe/10.3.ii',
        'coe/10.3.iii',
        'coe/10.3.iv',
        'coe/10.3.v',
        'coe/10.3.vi',
        'coe/10.3.vii',
        'crf/turn/end-of-game/6.4',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              members: ['Haldir', { name: 'Celeborn', bears: ['Glamdring', 'Quickbeam'] }],
            },
          ],
          pile: ['Wood-elves', 'Iron Hill Dwarves', 'Wargs'],
          stored: [{ name: 'Rescue Prisoners', at: 'Lórien' }],
          removed: ['Bilbo'],
        },
        hazard: {
          companies: [
            {
              at: 'Edoras',
              members: ['Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }],
            },
          ],
          hand: ['Glamdring'],
          // outside of tournaments the older rules know no game that goes on without him
          ...(t.rules === 'crf' ? {} : { avatarLost: true as const }),
        },
        moment: 'council',
      });
      t.equal(
        t.points(0),
        { character: 1 + 2 - 2, ally: 2, item: 2, faction: 7, kill: 1, misc: 2 },
        'the sources of one',
      );
      t.equal(
        t.points(1),
        { character: 3, ally: 0, item: 2, faction: 0, kill: 0, misc: 0 },
        'and of the other',
      );
      t.rolls(12, 12, 12, 12);
      while (!t.state.result) t.take(t.decision().options[0], '...');
      t.say(
        'Doubled: ally 4, faction 14. Halved: faction 1 + 4 + 2 + 1 + 2. Less one for the copy of Glamdring',
      );
      t.equal(t.state.result?.totals[0], 20 - 1, 'the one');
      t.say('Characters fall to 2, then five are taken for the lost Wizard');
      t.equal(t.state.result?.totals[1], 2 + 2 - (t.rules === 'crf' ? 0 : 5), 'the other');
      t.shows('crf/turn/end-of-game/6.4#1');
      t.equal(t.state.result?.winner, 0, 'the higher total wins');

      t.say('What is too much is found when all is doubled, not before: six slain beside 2 and 4');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: [{ name: 'Celeborn', bears: ['Quickbeam'] }] }],
          pile: ['Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs'],
        },
        hazard: { companies: [{ at: 'Edoras', members: ['Erkenbrand'] }] },
        moment: 'organization',
      });
      const [{ points }] = query.finalScores(t.state, []);
      t.equal([points.character, points.ally, points.kill], [2, 4, 6], 'nothing is cut');
    },
  ),

  scenario(
    'Special and minor items count as items',
    { proves: ['crf/turn/end-of-game/10', 'coe/10.3.ii'], rules: ALL, invented: [TRINKET] },
    (t) => {
      for (const [bears, worth] of [
        [['Lesser Ring', 'Book of Mazarbul'], 3],
        [[TRINKET.name as Named], 2],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Lórien', members: [{ name: 'Haldir', bears }] }] },
          moment: 'organization',
        });
        const { item, misc } = t.points(0);
        t.equal([item, misc], [worth, 0], `item points of ${bears.join(' and ')}`);
        t.shows(bears.length > 1 ? 'crf/turn/end-of-game/10#1' : 'crf/turn/end-of-game/10#2');
      }
    },
  ),
];
