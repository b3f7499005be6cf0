/** What would be in vain, seen before anything is made of the question (pool/looks.ts). */

import type { Effect } from '../language/index.ts';
import type { Look } from '../pool/looks.ts';
import { possible, printedTable } from '../pool/printed.ts';
import { isInPlayInPile } from '../query/cards.ts';
import { inForce } from '../query/in-force.ts';
import { bearerOf } from '../query/refs.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { overLimit } from './condition.ts';
import { areKeysFree } from './keying.ts';
import type { Situation } from './situation.ts';

/** Something that it asks for is not there. */
export function isVain(
  s: State,
  seat: Seat,
  sit: Situation,
  looks: readonly Look[],
  card: Cid,
): boolean {
  for (let i = 0; i < looks.length; i++) if (!isSeen(s, seat, sit, looks[i], card)) return true;
  return false;
}

/**
 * Something that may be done at any time could be worth doing now, whoever might do it. It goes by what all can see,
 * so that a moment that is there for nothing else tells of no hand.
 */
export function isForAnyTime(s: State, sit: Situation): boolean {
  const { atAnyTime } = s.rt.pool;
  for (let i = 0; i < atAnyTime.length; i++)
    if (!isVain(s, s.active, sit, atAnyTime[i], -1)) return true;
  return false;
}

function isSeen(s: State, seat: Seat, sit: Situation, look: Look, card: Cid): boolean {
  switch (look.at) {
    case 'play':
      return isInPlay(s, look);
    case 'lies':
      // who reads another sky asks
      return inForce(s, 'reads-as').length > 0 || isInPlay(s, look);
    case 'chain':
      return isPlayed(s, sit, look);
    case 'hand':
    case 'discard':
      return isAmong(s, look, s.players[seat][look.at]);
    case 'rolls':
      return isRolled(sit);
    case 'self':
      return hasStatus(s, look, card);
    case 'bearer': {
      const bearer = bearerOf(s, card);
      return bearer >= 0 && hasStatus(s, look, bearer);
    }
  }
}

const hasStatus = (s: State, look: Look, id: Cid): boolean =>
  (look.status & (1 << s.status[id])) !== 0;

/** By what is printed: most that look for a card look in vain. */
function isInPlay(s: State, look: Look): boolean {
  const { pool } = s.rt;
  const printed = printedTable(pool, look.a);
  const { table, players } = s;
  for (let i = 0; i < table.length; i++)
    if (hasStatus(s, look, table[i]) && possible(pool, look.a, printed, s.def[table[i]]))
      return true;
  for (let i = 0; i < players.length; i++) {
    const { pile } = players[i];
    for (let k = 0; k < pile.length; k++)
      if (possible(pool, look.a, printed, s.def[pile[k]]) && isInPlayInPile(s, pile[k]))
        return true;
  }
  return false;
}

function isAmong(s: State, { a }: Look, cards: readonly Cid[]): boolean {
  const { pool } = s.rt;
  const printed = printedTable(pool, a);
  for (let i = 0; i < cards.length; i++)
    if (possible(pool, a, printed, s.def[cards[i]])) return true;
  return false;
}

function isPlayed(s: State, sit: Situation, look: Look): boolean {
  if (sit.declared === null) return false;
  const { pool } = s.rt;
  const printed = printedTable(pool, look.a);
  const { entries } = sit.declared;
  for (let i = 0; i < entries.length; i++) {
    const { card, kind } = entries[i];
    if (card >= 0 && kind === 'play' && possible(pool, look.a, printed, s.def[card])) return true;
  }
  return false;
}

function isRolled({ declared }: Situation): boolean {
  if (declared === null) return false;
  const { entries } = declared;
  for (let i = 0; i < entries.length; i++)
    if (entries[i].rounds !== undefined || mayRoll(entries[i].does)) return true;
  return false;
}

/** Whether a roll could come of it (as checksOf of legality/targets.ts finds them). */
function mayRoll(does: readonly Effect[]): boolean {
  for (let i = 0; i < does.length; i++)
    switch (does[i].do) {
      case 'check':
      case 'influence':
      case 'test-ring':
      case 'if':
      case 'offer':
      case 'pick':
      case 'repeat':
      case 'each':
        return true;
    }
  return false;
}

/** Nothing more counts against the limit of the company that is at it, and nothing is exempt (coe/2.IV.iii.1). */
export function isLimitFull(s: State, sit: Situation): boolean {
  const co = sit.company;
  return (
    co !== undefined &&
    overLimit(s, co, 1) &&
    inForce(s, 'limit-exempt').length === 0 &&
    !areKeysFree(s)
  );
}
