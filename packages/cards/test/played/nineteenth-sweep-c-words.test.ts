import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Words and threats, said again, and with other words. */

const kind = 'ringwraith';
const THREATS = 'Threats';
const TIDINGS = 'Tidings of Death';
const GOBLINS = 'Goblins of Goblin-gate';

const atGoblinGate = (t: Stage, members: Member[], hand: Named[], events: Named[] = []): Stage =>
  t.board({
    resource: { kind, companies: [{ at: 'Goblin-gate', members }], hand, events },
    moment: 'entered',
    asksPasses: true,
  });

describe(THREATS, () => {
  holds('What he is feared for counts once, however often he threatens', (t) => {
    for (const [copies, roll, zone] of [
      [1, 3, 'pile'],
      [2, 2, 'discard'],
      [2, 3, 'pile'],
    ] as const) {
      // a prowess of eight, of which six count; nine is needed
      atGoblinGate(t, ['Lieutenant of Morgul'], [THREATS, THREATS, GOBLINS]);
      t.resource.plays(GOBLINS, 'Lieutenant of Morgul');
      for (let n = 0; n < copies; n++) t.resource.plays(THREATS);
      t.rolls(roll).resolve();
      t.equal(t.card(GOBLINS).zone, zone, `${copies} copies, a roll of ${roll}`);
    }
  });

  holds('With gifts besides, which are something else', (t) => {
    atGoblinGate(t, ['Lieutenant of Morgul'], [THREATS, 'Gifts as Given of Old', GOBLINS]);
    t.resource.plays(GOBLINS, 'Lieutenant of Morgul');
    t.resource.plays(THREATS).plays('Gifts as Given of Old');
    t.rolls(2).resolve();
    t.equal(t.card(GOBLINS).zone, 'pile', 'two, six and three');
  });
});

describe(TIDINGS, () => {
  /** Jerrek has no influence: more than eight is needed, and one more for each copy. */
  const told = (t: Stage, copies: number, rolls: number[]): void => {
    atGoblinGate(t, ['Jerrek'], [GOBLINS], Array<Named>(copies).fill(TIDINGS));
    t.resource.plays(GOBLINS, 'Jerrek');
    t.rolls(...rolls).resolve();
    t.asks(t.resource, 'which-roll').resource.options_are(...rolls.map(String));
    t.resource.chooses(String(Math.max(...rolls)));
  };

  holds('Each copy takes one off, and gives one more roll', (t) => {
    for (const [copies, rolls, zone] of [
      [1, [2, 9], 'discard'],
      [1, [10, 2], 'pile'],
      [2, [2, 3, 10], 'discard'],
      [2, [2, 3, 11], 'pile'],
    ] as const) {
      told(t, copies, [...rolls]);
      t.equal(t.card(GOBLINS).zone, zone, `${copies} copies, ${rolls.join()}`);
    }
  });

  holds('With Persuasive Words there are three rolls', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Elrond'] }],
        hand: ['Rangers of the North', 'Persuasive Words'],
        events: [TIDINGS],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Rangers of the North', 'Elrond').plays('Persuasive Words');
    t.rolls(2, 3, 12).resolve();
    t.asks(t.resource, 'which-roll').resource.options_are('2', '3', '12').chooses('12');
    t.equal(t.card('Rangers of the North').zone, 'pile', 'they come');
  });

  holds('An attempt on anything but a faction is made as ever', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Lieutenant of Morgul'] }],
        hand: ['Gifts as Given of Old', THREATS],
        events: [TIDINGS],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Elrond', 'Peath'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses('influence', 'Peath');
    t.hazard.passes();
    t.resource.mayNot('play Gifts as Given of Old').mayNot(`play ${THREATS}`);
    t.rolls(2, 2).resolve();
    t.unrolled(0, 'one roll for each player');
    t.expect(t.decision().about !== 'which-roll', 'nothing is chosen');
  });
});
