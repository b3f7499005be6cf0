import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Stones, rings and what they are tapped for, of a twelfth draw. */

describe('stones and rings', () => {
  holds('The Ithil-stone: ten with the scouts in his company, or he is lost and so is it', (t) => {
    for (const [members, roll, there] of [
      [['Elrond', 'Gimli'], 9, false],
      [['Elrond', 'Gimli'], 10, true],
      [['Elrond', 'Frodo', 'Bilbo'], 8, true],
      [['Elrond', 'Frodo', 'Bilbo'], 7, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Barad-dûr', members }],
          hand: ['The Ithil-stone'],
        },
        hazard: { events: ['Bane of the Ithil-stone'], hand: ['Bane of the Ithil-stone'] },
        moment: 'entered',
        asksPasses: true,
        rolls: [roll],
      });
      t.resource.plays('The Ithil-stone', 'Elrond').stage.resolve();
      t.equal(
        [t.card('The Ithil-stone').zone, t.card('Elrond').zone, t.points(0).item],
        there ? ['play', 'play', 5] : ['removed', 'removed', 0],
        `${members.length} and ${roll}`,
      );
      t.equal(
        t.state.players[1].discard.some((id) => t.idOf(id) === 'TW-13'),
        there,
        'its Bane',
      );
    }
  });

  holds('The Ithil-stone: the hand of Sauron is smaller, and of nobody else', (t) => {
    const board = (eye: boolean) =>
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Legolas', bears: ['The Ithil-stone'] }] },
          ],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Gimli'] }] },
        others: [
          {
            kind: 'ringwraith',
            companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
            events: eye ? ['The Lidless Eye'] : [],
          },
        ],
        moment: 'organization',
        asksPasses: true,
      });
    board(false);
    t.equal(
      [0, 1, 2].map((n) => t.handSize(n)),
      [8, 8, 8],
      'as ever',
    );
    board(true);
    t.equal(
      [0, 1, 2].map((n) => t.handSize(n)),
      [8, 8, 8 + 1 - 2],
      'the Eye',
    );
  });

  holds(
    'Palantíri of Amon Sûl and Osgiliath: three or one too few on the way, and lost at once',
    (t) => {
      for (const [stone, members, lost] of [
        ['Palantír of Amon Sûl', 1, true],
        ['Palantír of Amon Sûl', 2, false],
        ['Palantír of Osgiliath', 3, true],
        ['Palantír of Osgiliath', 4, false],
      ] as const) {
        const others: Member[] = ['Gimli', 'Bofur', 'Bifur'];
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [{ name: 'Frodo', bears: [stone] }, ...others.slice(0, members - 1)],
              },
            ],
            sites: ['Bree'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('to Bree');
        t.skipTo('enter');
        t.equal(t.card(stone).zone, lost ? 'discard' : 'play', `${stone} ${members}`);
      }
    },
  );

  holds('Palantír of Osgiliath: what it does, and what others do, each for a check', (t) => {
    const board = (who: Named, theirs: Named[]) =>
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: who, bears: ['Palantír of Osgiliath', ...theirs] }, 'Gimli'],
            },
          ],
        },
        hazard: {
          events: ['Doors of Night', 'Night', 'The Will of Sauron'],
          hand: ['Wargs', 'Cave-drake'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    board('Legolas', []);
    t.resource.mayNot('use Palantír');
    board('Saruman', []);
    t.resource.may('use Palantír of Osgiliath').mayNot('use Palantír of Osgiliath: look');
    t.rolls(12).resource.uses('Palantír of Osgiliath', 'The Will of Sauron').stage.resolve();
    t.equal(
      ['The Will of Sauron', 'Night', 'Doors of Night'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'play'],
      'and what hung on it',
    );
    t.equal(t.card('Palantír of Osgiliath').status, 'tapped', 'the stone');
    board('Saruman', ['Palantír of Amon Sûl']);
    t.rolls(12);
    t.resource.chooses('use Palantír of Osgiliath as Palantír of Amon Sûl').stage.resolve();
    t.expect(t.sees(0, t.id('Wargs')), 'their hand');
    t.resource.passes();
    t.equal(
      [t.card('Palantír of Osgiliath').status, t.card('Palantír of Amon Sûl').status],
      ['tapped', 'untapped'],
      'the one for the other',
    );
  });

  holds("Dwarven Ring of Dwálin's Tribe: for a Dwarf, at a site that is not tapped", (t) => {
    const ring = "Dwarven Ring of Dwálin's Tribe";
    for (const [who, add, cp, mp] of [
      ['Gimli', [4, 7], 5, 6],
      ['Legolas', [2, 2], 3, 4],
    ] as const) {
      const stats = [false, true].map((borne) => {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: [{ name: who, bears: borne ? [ring] : [] }] }],
            deck: ['Glamdring', 'Cram', 'Sword of Gondolin'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        return [t.card(who).stat('prowess'), t.card(who).stat('influence')];
      });
      t.equal([stats[1][0] - stats[0][0], stats[1][1] - stats[0][1]], [...add], who);
      t.equal([t.card(who).stat('corruption'), t.points(0).item], [cp, mp], who);
      if (who !== 'Gimli') {
        t.resource.mayNot('use Dwarven');
        continue;
      }
      t.rolls(12).resource.uses(ring).stage.resolve();
      t.resource.chooses('Play an item');
      t.resource.options_are('give Sword of Gondolin to Gimli', 'give Glamdring to Gimli', 'pass');
      t.resource.chooses('Sword of Gondolin');
      t.equal(
        [t.card('Sword of Gondolin').host, t.card('Gimli').status, t.card('Moria').status],
        ['Gimli', 'tapped', 'tapped'],
        'found',
      );
      t.equal(rolled(t, 'corruption').at(-1)?.total, 12 + 2, 'two more');
    }
  });
});
