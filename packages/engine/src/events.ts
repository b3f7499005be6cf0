import type { Cid, CompanyId, Seat, ZoneName } from './state/types.ts';

/**
 * What happened, for the log, the replay and the page's animation. Every verb emits one. A card
 * is named by its number; who may know which card it is, is in `known` (one bit a seat).
 */
export type GameEvent =
  | { e: 'turn'; seat: Seat; turn: number }
  | { e: 'phase'; phase: string; seat: Seat }
  | { e: 'company-phase'; company: CompanyId }
  | { e: 'move'; card: Cid; from: ZoneName; to: ZoneName; seat: Seat; known: number; why: string }
  | {
      e: 'status';
      card: Cid;
      to: 'untapped' | 'tapped' | 'wounded';
      was: 'untapped' | 'tapped' | 'wounded';
    }
  | { e: 'attach'; card: Cid; host: Cid }
  | { e: 'control'; card: Cid; under: Cid }
  | {
      e: 'company';
      company: CompanyId;
      change: 'formed' | 'gone' | 'joined' | 'split' | 'returned' | 'revealed' | 'entered' | 'idle';
    }
  | {
      e: 'roll';
      seat: Seat;
      dice: number[];
      for: string;
      card: Cid;
      total: number;
      against: number;
      outcome: string;
    }
  | { e: 'declare'; seat: Seat; card: Cid; name: string; entry: number; known: number }
  | { e: 'resolve'; card: Cid; name: string; entry: number }
  | { e: 'fizzle'; card: Cid; name: string; entry: number; why: string }
  | {
      e: 'attack';
      name: string;
      company: CompanyId;
      strikes: number;
      prowess: number;
      body: number;
      source: string;
    }
  | { e: 'strike'; who: Cid; result: string; roll: number; prowess: number; against: number }
  | { e: 'attack-over'; name: string; outcome: 'defeated' | 'not defeated' | 'canceled' }
  | { e: 'cancel'; what: string; name: string }
  | { e: 'shuffle'; seat: Seat }
  | { e: 'exhaust'; seat: Seat }
  | { e: 'reveal'; card: Cid; seat: Seat }
  | { e: 'call'; seat: Seat }
  | { e: 'over'; reason: string; winner: Seat; totals: number[] };

/** Set while an option is being applied by a caller who wants to know; null is quicker. */
let recorder: GameEvent[] | null = null;

export const emit = (event: GameEvent): void => {
  if (recorder) recorder.push(event);
};

export const recording = (): boolean => recorder !== null;

export function record<T>(into: GameEvent[] | null, run: () => T): T {
  const before = recorder;
  recorder = into;
  try {
    return run();
  } finally {
    recorder = before;
  }
}
