import { shownEvent } from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { toldNow } from '../src/games/older-events.ts';

const ids = [[7, 'TW-1', 3]] as const;

describe('what was stored under older names', () => {
  it('is told in those of today', () => {
    const rows = [
      { e: { e: 'phase', phase: 'untap', seat: 0 }, ids: [] },
      { e: { e: 'company-phase', company: 2 }, ids: [] },
      { e: { e: 'status', card: 7, to: 'wounded', was: 'tapped' }, ids },
      { e: { e: 'status', card: 7, to: 'tapped', was: 'untapped' }, ids },
      { e: { e: 'attack-over', name: 'Orcs', outcome: 'canceled' }, ids: [] },
      { e: { e: 'exhaust', seat: 1 }, ids: [] },
    ];
    expect(toldNow(rows).map((t) => t.e)).toEqual([
      { event: 'phase', edge: 'start', phase: 'untap', seat: 0 },
      { event: 'company', change: 'phase', company: 2 },
      { event: 'wounded', card: 7, was: 'tapped', attack: null },
      { event: 'status', card: 7, to: 'tapped', was: 'untapped' },
      { event: 'attack-ended', attack: -1, company: -1, name: 'Orcs', outcome: 'canceled' },
      { event: 'deck-exhausted', seat: 1 },
    ]);
    expect(shownEvent(toldNow(rows)[2], 0, 2).cards).toEqual({ 7: 'TW-1' });
  });

  it('stays as it is if it has its name already', () => {
    const row = { e: { event: 'shuffle', seat: 1 } as const, ids: [] };
    expect(toldNow([row])).toEqual([row]);
  });

  it('is left out where nobody knows it any more, or where it is never told', () => {
    const gone = [
      { e: { e: 'thunder', seat: 0 }, ids: [] },
      { e: { event: 'toString' }, ids: [] },
      { e: { event: 'organized', seat: 0 }, ids: [] },
      { events: 'of another shape' },
    ];
    expect(toldNow(gone)).toEqual([]);
  });
});
