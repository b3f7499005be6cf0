import type { Member, Named, Stage } from '@mathom/engine/scenario';

/** Minions on the way into Rhudaur, where creatures of the Wilderness roam. */
export const onTheWay = (
  t: Stage,
  members: Member[],
  hand: Named[],
  hazard: Named[] = ['Wargs'],
): Stage =>
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [{ at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members }],
      hand,
    },
    hazard: { hand: hazard },
    moment: 'hazards',
    asksPasses: true,
  });

/** The same, and Wargs attack them. */
export const attacked = (t: Stage, members: Member[], hand: Named[]): void => {
  onTheWay(t, members, hand);
  t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
};
