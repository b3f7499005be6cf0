/** Whether a creature that lies somewhere could be played on the present company, were it in hand. */

import { attackAs } from '../query/attack-frame.ts';
import { company, def, isUselessAgainst, newCtx } from '../query/cards.ts';
import { holds } from '../query/evaluate.ts';
import { cannotBePlayed } from '../query/play-bans.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Cid, KeyUsed, Seat, State } from '../state/types.ts';
import { uniquelyTaken } from './copies.ts';
import { keysFor } from './keying.ts';

/** The ways in which it could be keyed; neither the moment nor the hazard limit is asked about. */
export function keysToAttack(s: State, id: Cid): KeyUsed[] {
  const d = def(s, id);
  const co = company(s, s.current);
  if (d.kind !== 'creature' || !co || co.members.length === 0) return [];
  if (
    d.need !== undefined &&
    !holds(s, ctxWith(newCtx(s, s.owner[id], id), { company: co.id }), d.need)
  )
    return [];
  return keysFor(s, id, co, s.phase === 'site');
}

/** It may come at all: nobody else is that being, and it is not one that leaves this player alone. */
export const mayCome = (s: State, id: Cid, upon: Seat = s.active): boolean =>
  !isUselessAgainst(s, id, [upon]) &&
  uniquelyTaken(s, id) === null &&
  !cannotBePlayed(s, { card: id, seat: s.owner[id], action: null });

export const couldAttack = (s: State, id: Cid): boolean =>
  mayCome(s, id) && keysToAttack(s, id).length > 0;

/** Whether its attack on the present company would only detain, keyed so. */
export function wouldDetain(s: State, id: Cid, key: KeyUsed): boolean {
  const d = def(s, id);
  const co = company(s, s.current);
  if (d.kind !== 'creature' || !co) return false;
  const made = { source: 'creature', card: id, key, company: co.id } as const;
  return attackAs(s, newCtx(s, s.owner[id], id), d.attack, made, 0).detainment;
}
