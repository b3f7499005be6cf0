import { type Decision, decision, type State } from '@mathom/engine';
import { answerFor, type PassRules } from '@mathom/engine/attention';
import { type BoardSpec, type Member, type Named, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../src/official.ts';

// Who cannot change what comes of it by any help is not asked for it, and who can is.

const RULES: PassRules = { autopass: true, stops: {}, quiet: [], marked: [], passOwn: true };

const stage = (board: BoardSpec): Stage => {
  const t = new Stage(officialPool('coe'), 1);
  t.board(board);
  return t;
};

const asked = (s: State): Decision => {
  const d = decision(s);
  if (!d) throw new Error('Nobody is asked.');
  return d;
};

/** What a table does of itself now, in words; '' if it asks. */
const answer = (t: Stage): string => {
  const n = answerFor(t.state, asked(t.state), RULES);
  return n < 0 ? '' : t.offered()[n];
};

describe('support in a strike', () => {
  /** The creature strikes the first of them, who taps for it. */
  const struck = (creature: Named, ...members: Named[]): Stage => {
    const t = stage({
      resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members }] },
      hazard: { hand: [creature] },
      moment: 'hazards',
    });
    t.hazard.plays(creature, 'Wilderness').stage.resolve();
    t.passUntil('assign');
    t.resource.chooses(members[0]);
    t.passUntil('stay-untapped');
    t.resource.chooses('no');
    t.passUntil('support');
    return t;
  };

  it('is not asked for where the least roll wins', () => {
    // two and five are no more than seven
    expect(answer(struck('Orc-lieutenant', 'Legolas', 'Bilbo'))).toBe('');
    expect(answer(struck('Orc-lieutenant', 'Aragorn II', 'Bilbo'))).toBe('pass');
  });

  it('nor where the best roll and all who can help do not even hold it off', () => {
    // twelve, his own one and two who help are fifteen
    const LORD = 'Elf-lord Revealed in Wrath';
    expect(answer(struck(LORD, 'Bilbo', 'Merry', 'Pippin'))).toBe('');
    expect(answer(struck(LORD, 'Bilbo', 'Merry'))).toBe('pass');
  });
});

describe('the checks of the council', () => {
  it('who cannot fail makes his first; if nobody is sure, it is asked', () => {
    const council = (...members: Member[]): string =>
      answer(
        stage({
          resource: { companies: [{ at: 'Rivendell', members }] },
          hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
          moment: 'council',
        }),
      );
    const DAGGER = 'Dagger of Westernesse';
    const two: Member = { name: 'Beretar', bears: [DAGGER, DAGGER] };
    // the least roll has to be more than what he bears
    expect(council(two, { name: 'Elladan', bears: [DAGGER] })).toBe('Elladan');
    expect(council(two, { name: 'Elladan', bears: [DAGGER, DAGGER] })).toBe('');
  });
});

describe('which company is the first at its site', () => {
  it('those who could do nothing there, while at most one could do anything', () => {
    const phase = (...hand: Named[]): string => {
      const t = stage({
        resource: {
          companies: [
            { at: 'The Lonely Mountain', members: ['Gimli'] },
            { at: 'Bree', members: ['Dori'] },
          ],
          hand,
        },
        moment: 'site',
      });
      expect(asked(t.state).about).toBe('site-phase');
      return answer(t);
    };
    expect(phase()).toContain('Gimli');
    expect(phase('Glamdring')).toContain('Dori');
  });
});
