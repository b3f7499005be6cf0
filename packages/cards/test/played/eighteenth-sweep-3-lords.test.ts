import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ringwraiths, those who follow them, and what they say. */
const kind = 'ringwraith';
const WITCH_KING = 'The Witch-king';
const UVATHA = 'Ûvatha the Ringwraith';
const WORD = "By the Ringwraith's Word";

const FOLLOWING: Member = { name: UVATHA, under: WITCH_KING };

const organizing = (t: Stage, members: readonly Member[], hand: readonly Named[]): void =>
  void t.board({
    resource: { kind, companies: [{ at: 'Minas Morgul', members }], hand },
    moment: 'organization',
    asksPasses: true,
  });

describe(WORD, () => {
  holds('One who follows him is another of his characters, and a leader by it', (t) => {
    organizing(t, [WITCH_KING, FOLLOWING], [WORD, "I'll Report You"]);
    t.resource.refused("I'll Report You", { 'no-target': 'coe/9.3' });
    t.resource.plays(WORD, UVATHA).stage.resolve();
    t.equal(t.card(WORD).host, UVATHA, 'neither of them has a mind');
    t.resource.may("play I'll Report You");
  });

  holds('Whoever has a mind has more of it than a Ringwraith', (t) => {
    organizing(t, [WITCH_KING, FOLLOWING, 'Orc Tracker'], [WORD]);
    t.resource.plays(WORD).stage.resolve();
    t.equal(t.card(WORD).host, 'Orc Tracker', 'on the other it would be lost at once');
  });

  holds('It is not for the Ringwraith himself; as much mind as his is no more', (t) => {
    organizing(t, [WITCH_KING], [WORD]);
    t.resource.refused(WORD, { 'no-target': 'coe/9.3' });
    organizing(t, [WITCH_KING, 'Gorbag', 'Shagrat'], [WORD]);
    t.equal([t.card('Gorbag').stat('mind'), t.card('Shagrat').stat('mind')], [6, 6], 'equals');
    t.resource.plays(WORD, 'Shagrat').stage.resolve();
    t.equal(t.card(WORD).host, 'Shagrat', 'it stays');
  });
});

describe(WITCH_KING, () => {
  const REN: Member = { name: 'Ren the Ringwraith', under: WITCH_KING };
  const DWAR: Member = { name: 'Dwar the Ringwraith', under: WITCH_KING };
  const TRACKER: Member = { name: 'Orc Tracker', under: WITCH_KING };
  const offered = (t: Stage, who: string): boolean =>
    t.offered().some((x) => x.startsWith(`play ${who}`) && x.includes(`by ${WITCH_KING}`));
  holds('Two follow him for nothing, and Ûvatha besides, though all his influence is used', (t) => {
    organizing(t, [WITCH_KING, TRACKER, REN], [UVATHA, 'Hoarmûrath the Ringwraith']);
    t.equal(t.card(WITCH_KING).stat('influence'), t.card('Orc Tracker').stat('mind'), 'all of it');
    t.resource.chooses('organize');
    t.equal(
      [offered(t, UVATHA), offered(t, 'Hoarmûrath the Ringwraith')],
      [true, true],
      'a second one',
    );
    organizing(t, [WITCH_KING, TRACKER, REN, DWAR], [UVATHA, 'Hoarmûrath the Ringwraith']);
    t.resource.chooses('organize');
    t.equal([offered(t, UVATHA), offered(t, 'Hoarmûrath the Ringwraith')], [true, false], 'two');
  });
});

describe('one for each attack', () => {
  holds('Foul Trophies: the second is not thrown away on it, in the same chain or later', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Dol Guldur',
            to: 'Goblin-gate',
            members: [
              { name: 'Gorbag', bears: ['Foul Trophies'] },
              { name: 'Shagrat', bears: ['Foul Trophies'] },
            ],
          },
        ],
      },
      hazard: { hand: ['Brigands', 'Brigands'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [2, 8], 'Men');
    t.resource.uses('Foul Trophies');
    t.pass();
    t.resource.mayNot('use Foul Trophies');
    t.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [1, 11], 'one, and stronger');
    t.resource.mayNot('use Foul Trophies');
  });

  holds('Adûnaphel Unleashed: what war has added to their number is gone too', (t) => {
    const UNLEASHED = 'Adûnaphel Unleashed';
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Dol Guldur',
            to: 'Sarn Goriwing',
            events: ['Black Rider'],
            members: ['Adûnaphel the Ringwraith'],
          },
        ],
        hand: [UNLEASHED, UNLEASHED],
      },
      hazard: { hand: ['Wargs'], events: ['Wake of War'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs').stage.resolve();
    t.equal(t.attack().strikes, 3, 'one more than they are');
    t.resource.plays(UNLEASHED);
    t.pass();
    // by the older rules another can be declared, and does nothing (crf/term/cannot-be-duplicated/2)
    if (t.rules === 'coe') t.resource.mayNot(`play ${UNLEASHED}`);
    t.resolve();
    t.equal(t.attack().strikes, 1, 'one');
  });
});

describe('Messenger of Mordor', () => {
  holds(
    'A gold ring is tested as Minas Morgul tests it; what Barad-dûr waits for is not taken',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              members: [UVATHA, { name: 'Gorbag', bears: ['LE-311', 'News of the Shire'] }],
            },
          ],
          hand: ['Messenger of Mordor'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Messenger of Mordor').stage.resolve();
      t.resource.chooses('Gorbag');
      t.resource.options_are('Gleaming Gold Ring', 'pass');
      t.rolls(12, 9).resource.chooses('Gleaming Gold Ring');
      t.asks(t.resource, 'ring').resource.chooses('pass');
      t.equal(
        [t.card('LE-311').zone, t.card('News of the Shire').host],
        ['discard', 'Gorbag'],
        'tested, and nothing was found',
      );
    },
  );
});
