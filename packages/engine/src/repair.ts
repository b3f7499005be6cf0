import { type Applied, decision } from './api.ts';
import { isMidst } from './attention/midst.ts';
import { GameError } from './errors.ts';
import { record } from './happenings/happen.ts';
import type { Told } from './hiding/events.ts';
import { def, ownerOf } from './query/cards.ts';
import { advanceToDecision } from './run.ts';
import { clone } from './state/clone.ts';
import { type Cid, type State, TAPPED, UNTAPPED } from './state/types.ts';
import { setStatus, wound } from './verbs/cards.ts';
import { intoDeck, leavePlay } from './verbs/leaving.ts';

/**
 * The board set right by hand, where players at a casual table agree that it should be otherwise:
 * how a card lies, or where it is. The rules are not asked whether it may; from then on they hold again.
 */
export type Repair =
  | { readonly card: Cid; readonly lies: 'untapped' | 'tapped' | 'wounded' }
  | { readonly card: Cid; readonly to: 'hand' | 'discard' | 'deck' };

/** Somebody may act, and nothing is half done: frames on the stack tell of nothing that could be moved. */
export const mendable = (s: State): boolean =>
  s.phase !== 'setup' && !isMidst(s) && decision(s)?.kind === 'act';

const FROM: readonly string[] = ['play', 'hand', 'discard'];
const BEINGS: readonly string[] = ['character', 'ally'];

/** Why that cannot be done, in words; null: it can. */
export function notMendable(s: State, r: Repair): string | null {
  if (!mendable(s)) return 'Something is going on: wait until somebody may act.';
  if (!Number.isInteger(r.card) || r.card < 0 || r.card >= s.def.length)
    return 'There is no such card.';
  const { kind } = def(s, r.card);
  const zone = s.zone[r.card];
  if ('lies' in r) {
    if (zone !== 'play') return 'Only a card in play lies in some way.';
    if (r.lies === 'wounded' && !BEINGS.includes(kind))
      return 'Only characters and allies are wounded.';
    return null;
  }
  if (kind === 'site') return 'Sites are moved by companies alone.';
  if (!FROM.includes(zone)) return 'The card is not in play, in a hand or in a discard pile.';
  return zone === r.to ? 'The card is there already.' : null;
}

function mend(s: State, r: Repair): void {
  if ('lies' in r) {
    if (r.lies === 'wounded') wound(s, r.card);
    else setStatus(s, r.card, r.lies === 'tapped' ? TAPPED : UNTAPPED);
    return;
  }
  const why = 'by hand';
  if (r.to === 'deck') intoDeck(s, [r.card], ownerOf(s, r.card));
  else leavePlay(s, r.card, r.to, { seat: ownerOf(s, r.card), why });
}

/** The state after it; the one given stays as it was. */
export function repair(s: State, r: Repair): Applied {
  const wrong = notMendable(s, r);
  if (wrong) throw new GameError('not-an-option', wrong);
  const next = clone(s);
  const told: Told[] = [];
  record(next, told, () => {
    mend(next, r);
    next.rt.decision = advanceToDecision(next);
  });
  return { state: next, events: told.map(({ e }) => e), told };
}
