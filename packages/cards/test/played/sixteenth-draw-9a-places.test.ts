import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';

/** Places, arms and what is laid on the fallen: clauses of a sixteenth draw that no other test plays. */

const GALLERIES = 'The Under-galleries';
const ORDER = 'Cast from the Order';
const RINGIL = 'Ringil';
const LUCKY = 'Lucky Strike';
const DRAUGHTS = 'Ent-draughts';
const PURSE = 'Troll-purse';

describe('below', () => {
  holds('The Under-galleries: Trolls, then one of the dark who is not unique', (t) => {
    t.board({
      resource: { companies: [{ at: GALLERIES, members: ['Elrond', 'Gimli', 'Legolas'] }] },
      hazard: { hand: ['Orc-guard', 'Rogrog', 'Wargs', 'Gothmog', 'Barrow-wight'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal(t.fightOut({ always: 12 }), [[4, 9]], 'Trolls');
    t.asks(t.hazard, 'attack-from-hand');
    t.hazard.options_are('Orc-guard', 'Barrow-wight', 'pass').chooses('Barrow-wight');
    t.equal(t.fightOut({ always: 12 }), [[1, 12]], 'as it is');
    t.equal(
      [t.points(0).kill, t.card('Barrow-wight').zone],
      [0, 'discard'],
      'it is part of the site',
    );
  });

  holds('The Under-galleries: no roll to what lies above, four and eight to go on', (t) => {
    for (const [to, roll, there] of [
      ['Cirith Gorgor', 0, true],
      ['The Under-courts', 4, true],
      ['The Under-courts', 3, false],
      ['The Sulfur-deeps', 8, true],
      ['The Sulfur-deeps', 7, false],
    ] as [Named, number, boolean][]) {
      t.board({
        resource: { companies: [{ at: GALLERIES, members: ['Gimli'] }], sites: [to] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses(`to ${to}`);
      if (roll) t.rolls(roll);
      t.skipTo('enter');
      t.equal(t.card('Gimli').site, there ? to : GALLERIES, `${to} ${roll}`);
    }
  });

  holds('Troll-purse: once for each item; who is free goes on', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            members: ['Gimli', 'Elrond', 'Legolas', 'Boromir II', 'Aragorn II', 'Faramir'],
            onSite: [PURSE],
          },
        ],
        hand: ['Glamdring', 'Cram'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Glamdring', 'Gimli').stage.resolve();
    t.equal(t.fightOut({ always: 12 }), [[4, 10]], 'stronger');
    t.resource.plays('Cram', 'Faramir').stage.resolve();
    t.equal(t.fightOut({ always: 12 }), [[4, 10]], 'and once more');
  });
});

describe('those who strayed', () => {
  const cast = (t: Stage, stages: number, roll: number): void => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'Isengard', members: ['Saruman', 'Beretar'] }],
        events: Array.from({ length: stages / 2 }, (): Named => 'Never Refuse'),
      },
      hazard: { hand: [ORDER] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.rolls(roll);
    t.hazard.plays(ORDER).stage.resolve();
  };
  holds('Cast from the Order: sixteen with his stage points', (t) => {
    for (const [stages, roll, zone] of [
      [6, 9, 'discard'],
      [6, 10, 'play'],
      [10, 6, 'play'],
    ] as const) {
      cast(t, stages, roll);
      t.equal([t.stagePoints(0), t.card(ORDER).zone], [stages, zone], `${stages} ${roll}`);
    }
  });
});

describe('arms', () => {
  holds('Ringil: eight at most, eleven once it is whole; who is no warrior has the body', (t) => {
    const bears = (who: Named, on: Named[]): [number, number, number] => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: who, bears: [{ name: RINGIL, on }] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      return [t.card(who).stat('prowess'), t.card(who).stat('body'), t.card(who).corruption];
    };
    for (const [who, on, want] of [
      ['Legolas', [], [6, 9, 2]],
      ['Glorfindel II', [], [8, 10, 2]],
      ['Celeborn', [], [7, 10, 2]],
      ['Ioreth', [], [0, 8, 2]],
      ['Legolas', ['Reforging'], [10, 9, 3]],
      ['Glorfindel II', ['Reforging'], [11, 10, 3]],
    ] as [Named, Named[], number[]][])
      t.equal(bears(who, on), want as [number, number, number], `${who} ${on}`);
  });

  holds('Ringil: made whole but once, with what its own player has stored', (t) => {
    const board = (on: Named[], mine: boolean): void => {
      const stored = [{ name: 'Reforging', at: 'Rivendell' }] as const;
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Legolas', bears: [{ name: RINGIL, on }] }] },
          ],
          ...(mine ? { stored: [...stored] } : {}),
        },
        hazard: mine ? {} : { stored: [...stored] },
        moment: 'organization',
        asksPasses: true,
      });
    };
    board([], true);
    t.equal([t.points(0).item, t.points(0).misc], [2, 1], 'before');
    t.resource.uses(RINGIL).stage.resolve();
    t.equal(t.points(0).item, 4, 'after');
    board(['Reforging'], true);
    t.resource.mayNot(`use ${RINGIL}`);
    board([], false);
    t.resource.mayNot(`use ${RINGIL}`);
  });

  holds('Lucky Strike: for his own strike, not for that of another', (t) => {
    met(t, ['Bilbo', 'Gimli'], ['Wargs'], { hand: [LUCKY] });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Bilbo');
    if (t.decision().about === 'defend') t.resource.chooses('a strike to Gimli');
    t.passUntil('strike').resource.chooses('against Bilbo');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.mayNot(`play ${LUCKY}`);
    t.rolls(12).passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.may(`play ${LUCKY}`);
  });

  holds('Ent-draughts: besides one of that turn, and no second for the same one', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Wellinghall', members: ['Aragorn II', { name: 'Legolas', bears: [DRAUGHTS] }] },
        ],
        hand: [DRAUGHTS, 'Treebeard'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused(DRAUGHTS, { need: 'coe/2.V.4' });
    t.resource.plays('Treebeard', 'Aragorn II').stage.resolve();
    t.resource.mayNot(`play ${DRAUGHTS}`);
  });
});
