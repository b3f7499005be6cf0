/** Events that start the game in place of a minor item: some are shown in the draft as if they were characters (coe/1.9.R2, 1.9.F1). */

import { duplicateScope, isDuplicate } from '../legality/copies.ts';
import { companiesOf, def, isForAnother, newCtx } from '../query/cards.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';
import { enterPlay, put } from '../verbs/cards.ts';

export const isDraftedEvent = (s: State, id: Cid): boolean => {
  const d = def(s, id);
  return d.kind === 'event' && d.startingItem === 'drafted';
};

export const eventsToDraft = (s: State, seat: Seat): Cid[] =>
  s.players[seat].pool.filter((id) => isDraftedEvent(s, id) && !isForAnother(s, id));

/** It lies with those who start, or waits until there are any. */
export function startWithEvent(s: State, seat: Seat, id: Cid): void {
  enterPlay(s, id);
  const [co] = companiesOf(s, seat);
  if (co) s.company[id] = co.id;
}

const waiting = (s: State, seat: Seat): Cid[] =>
  s.table.filter(
    (id) => s.owner[id] === seat && s.company[id] < 0 && s.host[id] < 0 && isDraftedEvent(s, id),
  );

/** Somebody starts: what was shown before is with his company. */
export function joinWaiting(s: State, co: Company): void {
  for (const id of waiting(s, co.seat)) s.company[id] = co.id;
}

/** Nobody has started, so that it is with no company. */
export function dropWaiting(s: State, seat: Seat): void {
  for (const id of waiting(s, seat)) put(s, id, 'discard', { why: 'nobody starts' });
}

/** It cannot be duplicated, and a copy has been chosen to start with (coe/g.cbd.1). */
export function startsAlready(s: State, seat: Seat, id: Cid, co: Company): boolean {
  const copy = { card: id, seat, action: null };
  const scope = duplicateScope(s, copy);
  if (scope === undefined) return false;
  const c = newCtx(s, seat, id);
  c.aims = [{ t: 'company', id: co.id }];
  return isDuplicate(s, copy, c, scope);
}
