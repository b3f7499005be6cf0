import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { asked, onward } from './onward.ts';

/** On the way to the Lonely Mountain, whose Dragon can be aimed at before anybody is there (coe/9.3.2.3). */
const toSmaug = (t: Stage, hand: Named[], events: Named[] = []): void => {
  met(t, STRONG, hand, { hand: ['Glamdring'] }, { events }, 'The Lonely Mountain', 'Lake-town');
  t.resource.passes();
};

/** Until they are attacked; nobody is lost meanwhile. */
const untilAttacked = (t: Stage): void => {
  onward(t, () => {
    t.state.dice = [];
    t.rolls(12, 12, 12, 12);
    return t.underAttack;
  });
  t.state.dice = [];
};

/** And until it is over. */
const untilOver = (t: Stage): void => {
  onward(t, () => {
    t.state.dice = [];
    t.rolls(12, 12, 12, 12);
    return !t.underAttack;
  });
  t.state.dice = [];
};

describe('what is aimed at an automatic-attack that is still to come', () => {
  holds('Velocity of Haste: the strike that is added has no body then either', (t) => {
    const BAIRANAX = 'Bairanax at Home';
    met(t, STRONG, ['Velocity of Haste'], {}, { events: [BAIRANAX] }, 'Ovir Hollow', 'Lórien');
    t.resource.passes();
    t.hazard.plays('Velocity of Haste', { way: '+1 strike' }, BAIRANAX).stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    onward(t, () => {
      t.state.dice = [];
      t.rolls(12, 12, 12, 12);
      return t.underAttack && t.attack().name === BAIRANAX;
    });
    t.state.dice = [];
    t.equal(t.attack().strikes, 3, 'one more');
    t.rolls(12, 12, 12, 12, 12, 12);
    onward(t, () => !t.underAttack);
    t.unrolled(1, 'three strikes, and body checks against the two that he has of his own');
  });

  holds('Wolf-riders: with the wolves that wait, whatever attacks on the way', (t) => {
    for (const on of [false, true]) {
      met(t, STRONG, ['Wolf-riders', 'Wargs'], {}, {}, 'Isengard', 'Lórien');
      t.resource.passes();
      if (on) {
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource.passes();
        const { prowess, strikes } = t.attack();
        t.hazard.plays('Wolf-riders', { way: 'event' }, 'Isengard').stage.resolve();
        t.equal([t.attack().prowess, t.attack().strikes], [prowess, strikes], 'not these');
        untilOver(t);
      } else t.hazard.plays('Wolf-riders', { way: 'event' }).stage.resolve();
      t.passUntil('enter').resource.chooses('enter');
      t.equal([t.attack().prowess, t.attack().strikes], [8, 4], 'one more of each');
    }
  });

  holds('Half an Eye Open: though it is played while others attack', (t) => {
    toSmaug(t, ['Half an Eye Open', 'Wargs']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.plays('Half an Eye Open').stage.resolve();
    untilOver(t);
    t.passUntil('enter').resource.chooses('enter');
    onward(t, () => t.decision().seat === 1 && t.offered().some((x) => x.includes('a strike to')));
    t.hazard.chooses('a strike to Gimli');
  });

  holds("Dragon's Desolation: for once, though the attack is faced again", (t) => {
    toSmaug(t, ["Dragon's Desolation", 'Known to an Ounce']);
    t.hazard.plays('Known to an Ounce', 'The Lonely Mountain').stage.resolve();
    t.hazard.plays("Dragon's Desolation", { way: '+2 prowess' }).stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    t.equal(t.attack().prowess, 16, 'two more');
    untilOver(t);
    asked(t, 'site');
    t.resource.plays('Glamdring', 'Glorfindel II').stage.resolve();
    untilAttacked(t);
    t.equal([t.attack().name, t.attack().prowess], ['The Lonely Mountain', 14], 'as it is printed');
  });
});
