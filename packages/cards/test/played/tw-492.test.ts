import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';

const FURY = 'Fury of the Iron Crown';

/** Gimli's strike is the first to be decided. */
const toTheStrike = (t: Stage): Stage => {
  t.passUntil('strike').resource.chooses('resolve the strike against Gimli');
  return t.passUntil('strike-hazard');
};

describe('TW-492 Fury of the Iron Crown', () => {
  holds('one strike is four stronger, and whoever struck is lost for it', (t) => {
    for (const [creature, points] of [
      ['Orc-patrol', 1],
      ['Brigands', 1],
    ] as const) {
      for (const furious of [true, false]) {
        met(t, ['Gimli', 'Legolas'], [creature, FURY]);
        t.hazard.plays(creature, 'Wilderness').stage.resolve();
        toTheStrike(t);
        if (furious) t.hazard.plays(FURY).stage.resolve();
        const before = rolled(t, 'strike').length;
        t.fightOut({ always: 2 });
        const [first, second] = rolled(t, 'strike').slice(before);
        t.equal(first.against - second.against, furious ? 4 : 0, 'the other strike is as it was');
        t.equal(
          [t.card(creature).zone, t.points(0).kill],
          furious ? ['pile', points] : ['discard', 0],
          `${creature}, undefeated`,
        );
        t.equal(t.card(FURY).zone, furious ? 'discard' : 'hand', 'a short-event');
      }
    }
  });

  holds(
    'not for a creature of another kind, nor before it strikes, nor with the Crown in play',
    (t) => {
      met(t, ['Gimli', 'Legolas'], ['Wargs', FURY]);
      t.hazard.refused(FURY, { 'no-target': 'coe/9.3' });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      toTheStrike(t).hazard.refused(FURY, { 'no-target': 'coe/9.3' });
      met(t, ['Gimli', { name: 'Legolas', bears: ['The Iron Crown'] }], ['Orc-patrol', FURY]);
      t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
      toTheStrike(t).hazard.refused(FURY, { need: 'coe/9.2' });
    },
  );

  holds('the Crown is taken up at once by one of the company, or is not', (t) => {
    for (const who of ['Gimli', 'Legolas', 'pass'] as const) {
      met(t, ['Gimli', 'Legolas'], ['Orc-patrol', FURY], { hand: ['The Iron Crown'] });
      t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
      toTheStrike(t).hazard.plays(FURY).stage.resolve();
      while (!t.decision().options.some((o) => o.type === 'card')) {
        const { options } = t.decision();
        t.rolls(...Array<number>(8).fill(12));
        t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
        t.state.dice = [];
      }
      t.resource.options_are('Gimli', 'Legolas', 'pass').chooses(who);
      t.equal(t.card('The Iron Crown').zone, who === 'pass' ? 'hand' : 'play', who);
      if (who !== 'pass') t.equal(t.card(who).stat('corruption'), 5, 'he bears it');
      t.equal([t.card('Orc-patrol').zone, t.points(0).kill], ['pile', 1], 'and it is won once');
    }
  });

  holds('one of the Nine is not lost for it, nor is the Crown found', (t) => {
    met(
      t,
      ['Gimli'],
      ['Adûnaphel', FURY],
      { hand: ['The Iron Crown'] },
      {},
      'Minas Morgul',
      'Minas Tirith',
    );
    t.hazard.plays('Adûnaphel', { way: 'As a creature' }, 'Dark-hold').stage.resolve();
    t.passUntil('strike-hazard').hazard.plays(FURY).stage.resolve();
    const before = rolled(t, 'strike').length;
    t.fightOut({ always: 3 });
    t.equal(rolled(t, 'strike').slice(before)[0].against, 19, 'fifteen and four');
    t.equal([t.card('Adûnaphel').zone, t.points(0).kill], ['discard', 0], 'back to its pile');
    t.equal(t.card('The Iron Crown').zone, 'hand', 'nothing was asked');
  });
});
