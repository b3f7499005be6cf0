import { type GameEvent, HIDDEN, query, type Seat, type State } from '@mathom/engine';
import type { VisibleEvent } from '@mathom/protocol';

const NUMBERS = ['card', 'host', 'under', 'who'] as const;

/** An event as a seat may know it, with which card each number was. */
export function visible(s: State, e: GameEvent, seat: Seat, n: number): VisibleEvent {
  const knows = (cid: number): boolean => cid >= 0 && ((s.known[cid] ?? 0) & (1 << seat)) !== 0;
  const cards: Record<number, string> = {};
  const fields = e as unknown as Record<string, unknown>;
  for (const key of NUMBERS) {
    const cid = fields[key];
    if (typeof cid === 'number' && knows(cid) && s.def[cid] !== HIDDEN)
      cards[cid] = query.idOf(s, cid);
  }
  const hidden = 'known' in e && (e.known & (1 << seat)) === 0;
  if (hidden && 'card' in e) delete cards[e.card];
  const told = hidden && 'name' in e ? { ...e, name: '' } : e;
  return { ...told, n, cards } as VisibleEvent;
}
