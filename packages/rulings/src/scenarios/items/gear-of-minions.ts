import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const kind = 'ringwraith';

/** Arms that only the strong take up, and what is sent home from afar. */
export const gearOfMinions: readonly Scenario[] = [
  scenario(
    'The minion Palantír of Osgiliath draws as that of Elostirion does, and holds no more cards for it',
    { proves: ['crf/card/palantir-of-osgiliath/2'], rules: ALL },
    (t) => {
      const sage = 'Lieutenant of Dol Guldur';
      const osgiliath = { name: 'LE-335', on: ['Focus Palantír'] } as const;
      for (const both of [true, false]) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Minas Morgul',
                members: [{ name: sage, bears: [osgiliath, ...(both ? ['LE-332' as const] : [])] }],
              },
            ],
            deck: ['Foul-smelling Paste', 'Foul-smelling Paste'],
          },
          hazard: {
            kind,
            companies: [
              { at: 'Dol Guldur', members: [{ name: 'Ciryaher', bears: both ? [] : ['LE-332'] }] },
            ],
          },
          moment: 'organization',
        });
        t.equal(t.handSize(0), both ? 9 : 8, 'what Elostirion does all the time it does alone');
        t.shows('crf/card/palantir-of-osgiliath/2#2');
        const had = t.hand(0).length;
        t.rolls(12)
          .resource.chooses('use Palantír of Osgiliath as Palantír of Elostirion')
          .stage.resolve();
        t.equal(t.hand(0).length, had + 1, 'what it is tapped for both do');
        t.shows('crf/card/palantir-of-osgiliath/2#1');
      }
    },
  ),
  scenario(
    'Thong of Fire: whoever takes it up must be strong, with all that makes him so; he keeps it when he is not',
    { proves: ['crf/card/thong-of-fire/1'], rules: ALL },
    (t) => {
      for (const [bears, may] of [
        [[], false],
        [['Saw-toothed Blade'], true],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dancing Spire', members: [{ name: 'Orc Captain', bears }] }],
            hand: ['Thong of Fire'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (may) t.resource.may('play Thong of Fire');
        else t.resource.refused('Thong of Fire', { 'no-character': 'coe/2.V.1' });
        t.shows(`crf/card/thong-of-fire/1#${may ? 3 : 1}`);
      }
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              members: [
                { name: 'Lagduf', bears: ['Thong of Fire'] },
                'Orc Brawler',
                { name: 'Grishnákh', bears: ['Broad-headed Spear'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.may('give Thong of Fire to Grishnákh').mayNot('give Thong of Fire to Orc Brawler');
      t.shows('crf/card/thong-of-fire/1#2');
      t.say('Who has it already need not be so strong, even with it');
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Minas Morgul', members: [{ name: 'Grishnákh', bears: ['Thong of Fire'] }] },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.card('Grishnákh').stat('prowess'), 4 + 1, 'he could not take it up now');
      t.passUntil('organization', { turns: 2 });
      t.equal(
        [t.card('Thong of Fire').host, t.card('Grishnákh').stat('prowess')],
        ['Grishnákh', 5],
        'nobody takes it from him, and he has its use',
      );
      t.shows('crf/card/thong-of-fire/1#4');
    },
  ),
  scenario(
    'Usriev of Treachery: a second strike for its bearer, and no third',
    { proves: ['crf/card/ursiev-of-treachery/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Lagduf', bears: ['Usriev of Treachery'] }, 'Orc Brawler', 'Snaga'],
            },
          ],
        },
        hazard: { hand: ['Wolves'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
      t.equal(t.attack().strikes, 3, 'one for each of them');
      t.passUntil('defend');
      t.resource.chooses('a strike to Lagduf');
      t.resource.may('a strike to Lagduf').chooses('a strike to Lagduf');
      t.resource.mayNot('a strike to Lagduf').may('a strike to Snaga');
    },
  ),
  scenario(
    'Messenger of Mordor: what is stored in any Darkhaven is sent home, and not what one of them alone takes in',
    { proves: ['crf/card/messenger-to-mordor/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Goblin-gate',
              members: [
                {
                  name: 'Belegorn',
                  bears: ["That Ain't No Secret", { name: 'Use Your Legs', captives: ['Bilbo'] }],
                },
              ],
            },
          ],
          hand: ['Messenger of Mordor'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12).resource.plays('Messenger of Mordor').stage.resolve();
      t.resource.options_are("That Ain't No Secret", 'pass');
      t.resource.chooses("That Ain't No Secret");
      t.passUntil('act');
      t.equal(t.card("That Ain't No Secret").stored, 'Goblin-gate', 'stored');
      t.equal(t.card('Use Your Legs').host, 'Belegorn', 'for Barad-dûr alone');
      t.say('So it is with things: what Barad-dûr would pay for any other takes in too');
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Goblin-gate', members: [{ name: 'Belegorn', bears: ['LE-330', 'LE-326'] }] },
          ],
          hand: ['Messenger of Mordor'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12, 12).resource.plays('Messenger of Mordor').stage.resolve();
      // there is no place where The One Ring is stored
      t.resource.options_are('Palantír of Amon Sûl', 'pass').chooses('Palantír of Amon Sûl');
      t.passUntil('act');
      t.equal(t.card('Palantír of Amon Sûl').stored, 'Goblin-gate', 'stored');
      t.equal(t.card('The One Ring').host, 'Belegorn', 'and that is not');
      t.shows('crf/card/messenger-to-mordor/1#1');
      t.say('Not there either: it is stored there by its own text');
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Barad-dûr',
              members: [
                {
                  name: 'Belegorn',
                  bears: ["That Ain't No Secret", { name: 'Use Your Legs', captives: ['Bilbo'] }],
                },
              ],
            },
          ],
          hand: ['Messenger of Mordor'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12).resource.may('store Use Your Legs');
      t.resource.plays('Messenger of Mordor').stage.resolve();
      t.resource.options_are("That Ain't No Secret", 'pass').chooses("That Ain't No Secret");
      t.shows('crf/card/messenger-to-mordor/1#2');
    },
  ),
];
