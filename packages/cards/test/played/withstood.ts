import type { Stage } from '@mathom/engine/scenario';

/** Whoever is struck taps and wins: with what prowess, one after the other. */
export const resists = (t: Stage, roll = 12): number[] => {
  const seen: number[] = [];
  while (t.underAttack) {
    const { kind, about, options } = t.decision();
    if (about === 'strike-defender') seen.push(t.strikeProwess());
    t.rolls(...Array<number>(8).fill(roll));
    if (about === 'stay-untapped') t.resource.chooses('no');
    else if (kind === 'assign' || about === 'strike') t.take(options[0], 'the first');
    else t.pass();
    t.state.dice = [];
  }
  return seen;
};
