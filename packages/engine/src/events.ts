import { type Told, tell } from './hiding/events.ts';
import type { Cid, CompanyId, Seat, State, ZoneName } from './state/types.ts';

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

export const emit = (s: State, event: GameEvent): void => {
  if (s.rt.events) s.rt.events.push(tell(s, event));
};

export const recording = (s: State): boolean => s.rt.events !== null;

/** Runs something with what happens in it told there, or nowhere. */
export function record<T>(s: State, into: Told[] | null, run: () => T): T {
  const before = s.rt.events;
  s.rt.events = into;
  try {
    return run();
  } finally {
    s.rt.events = before;
  }
}
