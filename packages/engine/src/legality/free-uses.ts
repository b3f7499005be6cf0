/**
 * What a card in play can do for nothing is not declared again while the same of it waits on the
 * chain: else it could be declared in answer to itself for ever (decided here).
 */

import { cannotCard } from '../query/bans.ts';
import { insteadOf, replaces } from '../query/instead.ts';
import { sameAim } from '../query/same-aim.ts';
import type { Aim, State } from '../state/types.ts';
import type { Situation } from './situation.ts';
import type { Reading } from './use.ts';

/** It costs nothing and may be done any number of times. */
export const isFree = ({ action: a }: Reading): boolean =>
  a.cost === undefined && a.tapUser !== true && a.limit === undefined;

/** All that it does is done to its own card. */
export const isOfItself = ({ action: { does } }: Reading): boolean =>
  does.every(
    (e) =>
      (e.do === 'untap' && e.what === 'self') ||
      (e.do === 'move' && e.what === 'self' && e.to === 'hand'),
  );

/** That is kept from happening, so that it could be done again and again to no end (coe/g.unt.1). */
export function isVain(s: State, u: Reading): boolean {
  if (u.action.does[0]?.do === 'move') return cannotCard(s, 'be-returned', u.card);
  if (cannotCard(s, 'untap', u.card)) return true;
  return (
    replaces(s) &&
    insteadOf(s, { event: 'status', card: u.card, to: 'untapped', was: 'tapped' }) !== null
  );
}

/** It is on the chain already, aimed first at that; or at nothing, if nothing is given. */
export const isUnderWay = (sit: Situation, u: Reading, aim?: Aim): boolean =>
  sit.chain?.entries.some(
    ({ use, ctx }) =>
      use?.kind === 'use' &&
      use.card === u.card &&
      use.index === u.index &&
      (aim === undefined || (ctx.aims[0] !== undefined && sameAim(ctx.aims[0], aim))),
  ) === true;
