import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ringwraiths, who follows them and whom they call: clauses of a sixteenth draw that no other test plays. */

const kind = 'ringwraith';
const DWAR = 'Dwar the Ringwraith';
const UVATHA = 'Ûvatha the Ringwraith';
const REN = 'Ren the Ringwraith';
const UNLEASHED = 'The Witch-king Unleashed';
const RIDE = 'They Ride Together';
const COME = 'We Have Come to Kill';

const organizing = (t: Stage, at: Named, members: Member[], hand: Named[], more = {}): Stage =>
  t.board({
    resource: { kind, companies: [{ at, members }], hand, ...more },
    moment: 'organization',
    asksPasses: true,
  });

describe('Ringwraiths', () => {
  holds(
    'Dwar: all who are in one company, of prowess and body; and with the turn it is over',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Minas Morgul', members: [DWAR, 'Lagduf'] },
            { at: 'Ettenmoors', members: [{ name: 'Jerrek', bears: ['War-wolf'] }, 'Ostisen'] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses(DWAR, 'Jerrek').stage.resolve();
      const told = (): readonly (readonly [number, number])[] =>
        ['Jerrek', 'Ostisen', 'War-wolf', 'Lagduf'].map((x) => [
          t.card(x).stat('prowess'),
          t.card(x).stat('body'),
        ]);
      t.equal(
        told(),
        [
          [6, 9],
          [4, 10],
          [2, 7],
          [5, 8],
        ],
        'characters of that company',
      );
      t.equal(t.card(DWAR).status, 'tapped', 'he taps');
      t.skipTo('organization', { turns: 1 });
      t.equal(told()[0], [5, 8], 'over');
    },
  );

  holds('Dwar: not away from a Darkhaven, nor as one who follows another', (t) => {
    organizing(t, 'LE-393', [DWAR], []).resource.mayNot(`use ${DWAR}`);
    organizing(t, 'Minas Morgul', [REN, { name: DWAR, under: REN }], []);
    t.resource.mayNot(`use ${DWAR}`);
    organizing(t, 'Minas Morgul', [{ name: DWAR, status: 'tapped' }], []);
    t.resource.mayNot(`use ${DWAR}`);
  });

  holds('Ûvatha: an event of his own side’s, in the organization phase, and as lord', (t) => {
    const pile = {
      discard: ['Black Rider', 'Wargs', 'River', 'Rumor of the One', 'Saw-toothed Blade'],
    };
    organizing(t, 'Minas Morgul', [UVATHA], [], pile);
    t.resource.uses(UVATHA).stage.resolve();
    t.resource.options_are('Black Rider', 'Rumor of the One').chooses('Rumor of the One');
    t.equal([t.card('Rumor of the One').zone, t.card(UVATHA).status], ['deck', 'tapped'], 'so');
    organizing(t, 'Minas Morgul', [REN, { name: UVATHA, under: REN }], [], pile);
    t.resource.mayNot(`use ${UVATHA}`);
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Minas Morgul', members: [UVATHA] }],
        ...(pile as object),
      },
      moment: 'long-event',
      asksPasses: true,
    });
    t.resource.mayNot(`use ${UVATHA}`);
  });

  holds('Ûvatha: he follows one who has no influence left, and takes none', (t) => {
    const free = (who: Named): boolean => {
      organizing(t, 'Minas Morgul', [REN, { name: 'Jerrek', under: REN }], [who]);
      t.resource.chooses('organize');
      return t.offered().some((x) => x.includes(who));
    };
    t.equal([free(UVATHA), free('Indûr the Ringwraith')], [true, false], 'he alone');
    organizing(t, 'Minas Morgul', [REN, { name: UVATHA, under: REN }], []);
    t.equal(t.card(REN).influence(), 4, 'all of it');
  });

  holds('The Witch-king Unleashed: five for the turn; he himself, and no follower; once', (t) => {
    organizing(t, 'Minas Morgul', ['The Witch-king'], [UNLEASHED, UNLEASHED]);
    t.resource.plays(UNLEASHED).stage.resolve();
    t.equal(t.card('The Witch-king').influence(), 3 + 5, 'five more');
    t.resource.refused(UNLEASHED, { duplicate: 'coe/g.cbd.1' });
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('The Witch-king').influence(), 3, 'over');
    t.resource.may(`play ${UNLEASHED}`);
    organizing(t, 'Minas Morgul', [REN, { name: 'The Witch-king', under: REN }], [UNLEASHED]);
    t.resource.refused(UNLEASHED, { 'no-target': 'coe/9.3' });
  });
});

describe('They Ride Together', () => {
  holds(
    'As many as he has influence for, each for one of it; beside the one who was played',
    (t) => {
      // Ren has four, of which Jerrek takes all but none is left; alone he has room for four
      organizing(t, 'Minas Morgul', [REN], [RIDE, DWAR, UVATHA, 'Indûr the Ringwraith', 'Ostisen']);
      t.resource.plays(RIDE).stage.resolve();
      t.resource.options_are(DWAR, UVATHA, 'Indûr the Ringwraith', 'pass');
      t.resource.chooses(DWAR).chooses('Indûr').passes();
      t.equal(
        [t.card(DWAR).control, t.card('Indûr the Ringwraith').control, t.card(REN).influence()],
        [REN, REN, 4 - 2],
        'followers',
      );
      t.resource.chooses('organize').may('play Ostisen');
    },
  );

  holds('Whom he has no influence for stays; a Darkhaven, and he must be there', (t) => {
    organizing(t, 'Minas Morgul', [REN, { name: 'Jerrek', under: REN }], [RIDE, DWAR]);
    t.resource.refused(RIDE, { 'no-effect': 'coe/5.1.2' });
    // one who takes no influence needs none
    organizing(t, 'Minas Morgul', [REN, { name: 'Jerrek', under: REN }], [RIDE, DWAR, UVATHA]);
    t.resource.plays(RIDE).stage.resolve();
    t.resource.mayNot(DWAR).chooses(UVATHA);
    t.equal(t.card(UVATHA).control, REN, 'he came');
    organizing(t, 'LE-393', [REN], [RIDE, DWAR]);
    t.resource.refused(RIDE, { 'no-target': 'coe/9.3' });
    organizing(t, 'Minas Morgul', ['Jerrek'], [RIDE, DWAR]);
    t.resource.refused(RIDE, { 'no-target': 'coe/9.3' });
  });

  holds('After the one character of the turn, and it does not use that up', (t) => {
    organizing(t, 'Minas Morgul', [REN], [RIDE, DWAR, 'Ostisen']);
    t.resource.chooses('organize').chooses('play Ostisen', 'general influence as a new').passes();
    t.resource.plays(RIDE).stage.resolve();
    if (t.card(DWAR).zone === 'hand') t.resource.chooses(DWAR);
    t.equal(t.card(DWAR).control, REN, 'he came too');
  });
});

describe('We Have Come to Kill', () => {
  holds('At a Shadow-hold, Ruins or a Border-hold, and nowhere else', (t) => {
    for (const [at, may] of [
      ['LE-364', true],
      ['Ettenmoors', true],
      ['Bree', true],
      ['LE-408', false],
      ['Barad-dûr', false],
    ] as const) {
      organizing(t, at, ['Jerrek'], [COME, 'Ostisen']);
      if (may) t.resource.may(`play ${COME}`);
      else t.resource.refused(COME, { 'no-target': 'coe/9.3' });
    }
  });

  holds('Beside the one character of the turn; under another’s influence if he has it', (t) => {
    organizing(t, 'Ettenmoors', ['Layos', 'Jerrek'], [COME, 'Ostisen', 'Hador']);
    t.resource.chooses(`play ${COME}`).chooses('Ostisen').stage.resolve();
    t.resource.chooses('controlled by Layos');
    t.equal(t.card('Ostisen').control, 'Layos', 'so');
    // the one of the turn may come as well: Vale of Erech is his home
    organizing(t, 'Vale of Erech', ['Layos'], [COME, 'Ostisen', 'Jerrek']);
    t.resource.chooses(`play ${COME}`).chooses('Jerrek').stage.resolve();
    t.resource.chooses('organize').may('play Ostisen');
    organizing(t, 'Vale of Erech', ['Layos'], [COME, 'Ostisen', 'Jerrek']);
    t.resource.chooses('organize').chooses('play Ostisen', 'general influence in').passes();
    t.resource.may(`play ${COME}`);
  });

  holds('Not those who are on their way; those who have come, yes', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Ettenmoors', to: 'Bree', by: ['Rhudaur', 'Arthedain'], members: ['Jerrek'] },
        ],
        hand: [COME, 'Ostisen'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.refused(COME, { 'no-target': 'coe/9.3' });
    t.skipTo('enter');
    t.resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.resource.may(`play ${COME}`);
  });
});

describe('followers by other ways', () => {
  holds(
    'We Have Come to Kill: one who follows comes to his lord, and nobody else to that company',
    (t) => {
      organizing(t, 'LE-393', [DWAR], [COME, 'Indûr the Ringwraith']);
      // crf/card/we-have-come-to-kill/1: by the older rulings no Ringwraith at all
      if (t.rules === 'coe') {
        t.resource.plays(COME).stage.resolve();
        t.equal(t.card('Indûr the Ringwraith').control, DWAR, 'where the card says');
      } else t.resource.refused(COME, { need: 'coe/9.2' });
      // coe/2.II.2.1.R3
      organizing(t, 'LE-393', [DWAR], [COME, 'Ostisen']);
      t.resource.refused(COME, { 'no-target': 'coe/9.3' });
    },
  );
});
