import { type Happening, isTold, type Told } from '@mathom/engine';
import type { MoveRow } from '../db/schema.ts';
import type { Seen } from './timeline.ts';

/**
 * What a row says has happened, in the words of today. Until happenings had one name each, the kind
 * was under `e` and some were called otherwise; what cannot be read any more is left out, for a log
 * may have a gap where the page must not fail.
 */
export function toldNow(stored: readonly unknown[]): Told[] {
  const out: Told[] = [];
  for (const row of stored) {
    const { e, ids } = row as { e?: Record<string, unknown>; ids?: Told['ids'] };
    if (e === undefined || ids === undefined) continue;
    const now = 'event' in e ? e : renamed(e);
    if (isTold(now.event)) out.push({ e: now as unknown as Happening, ids });
  }
  return out;
}

function renamed({ e, ...fields }: Record<string, unknown>): Record<string, unknown> {
  switch (e) {
    case 'phase':
      return { event: 'phase', edge: 'start', ...fields };
    case 'company-phase':
      return { event: 'company', change: 'phase', ...fields };
    case 'status':
      return fields.to === 'wounded'
        ? { event: 'wounded', card: fields.card, was: fields.was, attack: null }
        : { event: 'status', ...fields };
    case 'attack':
      return { event: 'attack-declared', attack: -1, ...fields };
    case 'attack-over':
      return { event: 'attack-ended', attack: -1, company: -1, ...fields };
    case 'exhaust':
      return { event: 'deck-exhausted', ...fields };
    default:
      return { event: e, ...fields };
  }
}

/** What happened at each of these choices. */
export const seenIn = (rows: readonly MoveRow[]): Seen[] =>
  rows.map(({ n, events }) => ({ n, list: toldNow(events) }));
