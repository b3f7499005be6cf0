import type { BoardSpec, Member, Named, Stage } from '@mathom/engine/scenario';

/** A company on its way, and what the hazard player has against it. */
export const met = (
  t: Stage,
  members: Member[],
  hand: Named[],
  more: Partial<BoardSpec['resource']> = {},
  hazard: Partial<BoardSpec['resource']> = {},
  to: Named = 'Barrow-downs',
  at: Named = 'Rivendell',
): void => {
  t.board({
    resource: { companies: [{ at, to, members }], ...more },
    hazard: { hand, ...hazard },
    moment: 'hazards',
    asksPasses: true,
  });
};
/** Those who fear little. */
export const STRONG: Member[] = ['Elrond', 'Glorfindel II', 'Gimli', 'Legolas', 'Boromir II'];
