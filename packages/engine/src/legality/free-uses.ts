/**
 * What a card in play can do for nothing is not declared again while the same of it waits on the
 * chain: else it could be declared in answer to itself for ever (decided here).
 */

import type { Aim } from '../state/types.ts';
import type { Situation } from './situation.ts';
import type { Reading } from './use.ts';

/** It costs nothing and may be done any number of times. */
export const isFree = ({ action: a }: Reading): boolean =>
  a.cost === undefined && a.tapUser !== true && a.limit === undefined;

/** It is on the chain already, aimed first at that; or at nothing, if nothing is given. */
export const isUnderWay = (sit: Situation, u: Reading, aim?: Aim): boolean =>
  sit.chain?.entries.some(
    ({ use, ctx }) =>
      use?.kind === 'use' &&
      use.card === u.card &&
      use.index === u.index &&
      (aim === undefined || (ctx.aims[0] !== undefined && isSame(ctx.aims[0], aim))),
  ) === true;

/** The same card, company, attack, or whatever else can be aimed at. */
function isSame(a: Aim, b: Aim): boolean {
  switch (a.t) {
    case 'card':
      return b.t === a.t && a.id === b.id;
    case 'company':
      return b.t === a.t && a.id === b.id;
    case 'attack':
      return b.t === a.t && a.n === b.n;
    case 'strike':
      return b.t === a.t && a.n === b.n && a.who === b.who;
    case 'entry':
      return b.t === a.t && a.n === b.n;
    case 'check':
      return b.t === a.t && a.n === b.n && a.i === b.i;
    case 'region':
      return b.t === a.t && a.company === b.company && a.i === b.i && a.site === b.site;
    case 'auto':
      return b.t === a.t && a.site === b.site && a.i === b.i;
    case 'race':
      return b.t === a.t && a.race === b.race;
    case 'name':
      return b.t === a.t && a.name === b.name && a.of === b.of;
    case 'effect':
      return b.t === a.t && a.n === b.n;
  }
}
