import type { RegionName } from '@mathom/engine/language';
import type { Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Facts and words that one card has, or few, each on a board that fails without it. */
describe('single facts', () => {
  holds('Twice-baked Cakes are had at a tapped site too', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Edoras', siteTapped: true, members: ['Éomer', 'Boromir II'] }],
        hand: ['Twice-baked Cakes', 'Riders of Rohan'],
      },
      moment: 'entered',
    });
    t.resource
      .may('play Twice-baked Cakes')
      .refused('Riders of Rohan', { 'site-tapped': 'coe/2.V.1' });
  });

  holds('An ally holds out by its mind against influence', (t) => {
    const tried = (theirs: number, his: number): void => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Saruman'] }] },
        hazard: {
          companies: [
            { at: 'Bree', members: [{ name: 'Frodo', bears: ['Gollum'] }] },
            { at: 'Rivendell', members: ['Elrond'] },
          ],
        },
        moment: 'entered',
      });
      t.rolls(theirs, his).resource.chooses('Saruman tries to influence Gollum').stage.resolve();
    };
    // 10 of Saruman, less 5 that nobody uses there and 1 of Frodo: 4, and 4 is its mind
    tried(7, 7);
    t.equal(t.card('Gollum').zone, 'play', '4 is not more than 4');
    tried(7, 8);
    t.equal(t.card('Gollum').zone, 'discard', '5 is');
  });

  holds('Shadow-cloak turns a strike keyed to a Dark-hold, not one keyed to the wild', (t) => {
    const struck = (to: Named, by: RegionName[], key: string): void => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: to === 'Cirith Ungol' ? 'Minas Morgul' : 'Carn Dûm',
              to,
              by,
              members: [{ name: 'Hendolen', bears: ['Shadow-cloak'] }],
            },
          ],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-lieutenant', key).stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Hendolen');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
    };
    struck('Cirith Ungol', ['Imlad Morgul'], 'Dark-hold');
    t.resource.may('use Shadow-cloak');
    struck('Cameth Brin', ['Angmar', 'Rhudaur'], 'Wilderness');
    t.resource.options_are('pass');
  });

  const laden = (t: Stage, at: Named, more: Named[] = []): void => {
    t.board({
      resource: {
        deck: ['Concealment', 'Stealth', 'Dodge', 'Halfling Strength'],
        companies: [
          { at: 'Lórien', members: ['Galadriel'] },
          { at, members: [{ name: 'Boromir II', bears: ['Orcrist', 'Glamdring'] }, 'Gimli'] },
        ],
        hand: ['Nenya', ...more],
      },
      moment: 'organization',
    });
    t.rolls(12).resource.plays('Nenya', 'Galadriel').stage.resolve();
  };

  holds('Nenya lets one corruption check succeed, whatever is rolled', (t) => {
    laden(t, 'Bree');
    t.rolls(2, 2);
    t.resource.chooses('give Orcrist to Gimli').chooses('use the effect of Nenya').stage.resolve();
    t.equal(t.card('Boromir II').zone, 'play', 'it is one he passes');
    t.resource.chooses('give Glamdring to Gimli').mayNot('use the effect of Nenya').stage.resolve();
    t.equal(t.card('Boromir II').zone, 'discard', 'the next he does not');
    laden(t, 'Moria');
    t.resource.chooses('give Orcrist to Gimli').mayNot('use the effect of Nenya');
  });

  holds('What Nenya has left is used once, though the card is in the deck again', (t) => {
    laden(t, 'Bree', ['Smoke Rings']);
    t.resource.plays('Smoke Rings').stage.resolve();
    t.equal(t.card('Nenya').zone, 'deck', 'shuffled into the deck');
    t.rolls(2, 2);
    t.resource.chooses('give Orcrist to Gimli').chooses('use the effect of Nenya').stage.resolve();
    t.equal(t.card('Boromir II').zone, 'play', 'it is one he passes');
    t.resource.chooses('give Glamdring to Gimli').mayNot('use the effect of Nenya').stage.resolve();
    t.equal(t.card('Boromir II').zone, 'discard', 'the next he does not');
  });
});

describe('single words', () => {
  const byNight = (t: Stage, ours: SideSpec['events'], theirs: Named[]): void => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'Dead Marshes',
            by: ['Wold & Foothills', 'Brown Lands', 'Dagorlad'],
            members: ['Gimli', 'Legolas'],
          },
        ],
        events: ours,
      },
      hazard: { hand: ['Cave-drake'], events: ['Doors of Night', ...theirs] },
      moment: 'passives',
    });
  };

  holds('Moon makes Shadow-lands mild for what is played, and for nothing else', (t) => {
    byNight(t, [], []);
    t.hazard.refused('Cave-drake', { key: 'coe/2.IV.vii.2' });
    byNight(t, ['Moon'], []);
    t.hazard.may('play Cave-drake');
    byNight(t, ['Moon'], ['Foul Fumes']);
    const { about, options } = t.decision();
    t.equal(
      [about, options.length],
      ['passives', 2],
      'both clauses of the Fumes are met all the same',
    );
  });

  holds('The card that Crown of Flowers hosts sees the Gates, and does not see the Doors', (t) => {
    byNight(t, [{ name: 'Crown of Flowers', hosting: 'Moon' }], []);
    t.hazard.refused('Cave-drake', { key: 'coe/2.IV.vii.2' });
  });

  holds(
    'Magic Ring of Lore makes a sage, and lets one who was a sage look into a Palantír',
    (t) => {
      const may = (who: Named): boolean => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [{ name: who, bears: ['Magic Ring of Lore', 'Palantír of Orthanc'] }],
              },
            ],
            deck: ['Concealment', 'Dodge', 'Escape', 'Cram', 'Star-glass', 'Sun', 'Moon'],
            discard: ['Healing Herbs'],
          },
          moment: 'organization',
        });
        return t.offered().some((x) => x.includes('use Palantír'));
      };
      t.equal([may('Elrond'), may('Boromir II')], [true, false], 'Elrond alone was a sage before');
    },
  );
});
