/** The words of a refusal: which choice of an action cannot be made. */

import { aspectsFor } from '../pool/pool.ts';
import { def } from '../query/cards.ts';
import { holds } from '../query/value.ts';
import { needPhrase, targetPhrase, userPhrase } from '../render/need.ts';
import type { Ctx, State } from '../state/types.ts';
import { fitsCombat } from './combat.ts';
import type { Why } from './reasons.ts';
import type { Situation } from './situation.ts';
import { bind, costsMet, fill, pointless, type Slot } from './slots.ts';
import type { Use } from './use.ts';

/** When such a target exists at all. */
const MOMENTS: Partial<Record<string, string>> = {
  attack: ', before its strikes are assigned',
  strike: ', while it is being resolved',
  entry: ', declared before it and not yet resolved',
  check: ', declared and not yet rolled',
};

/** Says which of the choices cannot be made, for a refusal that speaks. */
export function lacking(
  s: State,
  sit: Situation,
  u: Use,
  c: Ctx,
  slots: readonly Slot[],
  why: Why,
): void {
  const d = def(s, u.card);
  const a = aspectsFor(s.rt.pool, u.action);
  for (const slot of slots) {
    const options = fill(s, sit, u, c, slot);
    if (options.length > 0) {
      bind(c, slot, options[0], []);
      continue;
    }
    if (slot.k === 'user')
      why.no(
        'no-user',
        'coe/9.2',
        `No one can use ${d.name} now: it needs ${u.action.tapUser ? 'to tap ' : ''}${userPhrase(u.action)}.`,
      );
    else if (slot.k === 'target')
      why.no(
        'no-target',
        'coe/9.3',
        `There is no legal target for ${d.name} now: it needs ${targetPhrase(u.action, slot.i)}${MOMENTS[(u.action.targets ?? [])[slot.i]?.target] ?? ''}.`,
      );
    else why.no('no-cost', 'coe/9.2.3', `The cost of ${d.name} cannot be paid.`);
    return;
  }
  if (u.action.need && !holds(s, c, u.action.need))
    why.no(
      'need',
      'coe/9.2',
      `${d.name} can only be used if ${needPhrase(u.action, u.action.need)}.`,
    );
  if (a.imprisons && !fitsCombat(s, sit, u, c))
    why.no('rescue-site', 'coe/3.III.2', `There is no rescue site for ${d.name} at hand.`);
  else if (sit.attack && sit.attack.assigned.length > 0 && !fitsCombat(s, sit, u, c))
    why.no(
      'strikes-assigned',
      'crf/turn/combat/attack/10',
      'Strikes are assigned: nothing may change their number any more.',
    );
  if (!costsMet(s, u, c))
    why.no('cost', 'coe/9.2.3', `What must be tapped or discarded for ${d.name} is not ready.`);
  if (pointless(s, u, c)) why.no('no-effect', 'coe/5.1.2', `${d.name} would change nothing now.`);
  if (why.ok) why.no('no-way', 'coe/9.2', `No choice of targets for ${d.name} is legal now.`);
}
