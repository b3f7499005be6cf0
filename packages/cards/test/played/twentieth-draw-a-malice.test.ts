import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What cancels an attack, and what keeps it from being canceled, whoever does it and by what. */

const UNABATED = 'Unabated in Malice';
const FIRE = 'Blasting Fire';

/** A company at the halls of Thranduil, with two attacks, and what is played on the second of them. */
const atTheGate = (t: Stage, hazard?: Named): void => {
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [{ at: 'LE-408', members: [{ name: 'Gorbag', bears: [FIRE, FIRE] }, 'Shagrat'] }],
    },
    hazard: { hand: hazard === undefined ? [] : [hazard] },
    moment: 'hazards',
    asksPasses: true,
  });
  if (hazard !== undefined) t.hazard.plays(hazard, 'automatic-attack 2').stage.resolve();
  t.passUntil('enter').resource.chooses('enter');
};

describe('Unabated in Malice', () => {
  holds('Who is at home there, and taps to cancel the attack, has tapped for this', (t) => {
    for (const [hand, goesOn] of [
      [[UNABATED], true],
      [[], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'TW-404', members: ['Saruman', 'Gimli'] }] },
        hazard: { hand: [...hand] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (goesOn) t.hazard.plays(UNABATED).stage.resolve();
      t.passUntil('enter').resource.chooses('enter');
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        goesOn ? [4, 8] : [3, 7],
        'the wolves of Isengard',
      );
      t.resource.chooses('tap Saruman');
      t.equal([t.card('Saruman').status, t.underAttack], ['tapped', goesOn], 'at home');
      if (goesOn) t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'as they are else');
    }
  });

  holds('All attacks of the site are canceled but this one, which is only less', (t) => {
    atTheGate(t);
    t.resource.uses(FIRE).stage.resolve();
    t.expect(!t.underAttack, 'nobody else is there');
    atTheGate(t, UNABATED);
    const { strikes } = t.attack();
    t.resource.uses(FIRE).stage.resolve();
    t.expect(t.underAttack && t.attack().strikes !== strikes, 'the other comes all the same');
    const second = t.attack();
    t.resource.uses(FIRE).stage.resolve();
    t.expect(!t.underAttack, 'till it is canceled in earnest');
    t.equal([second.strikes, second.prowess], [3, 10], 'as they are else');
  });
});

describe('Blasting Fire', () => {
  holds('What cannot be canceled is not, though it comes later', (t) => {
    atTheGate(t, 'Arouse Defenders');
    t.resource.uses(FIRE).stage.resolve();
    t.expect(t.underAttack, 'aroused');
    t.resource.mayNot(`use ${FIRE}`);
  });
});
