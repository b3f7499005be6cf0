import { company } from '../query/cards.ts';
import type { AttackFrame, ChainFrame, StrikeFrame, WindowKind } from '../state/frames.ts';
import type { Company, State } from '../state/types.ts';
import { ENDS, STARTS } from '../state/windows.ts';

/** The moment of the game in which somebody may act, read off the stack. */
export interface Situation {
  kind: WindowKind;
  /** answering what is declared, rather than starting a chain */
  answering: boolean;
  chain: ChainFrame | null;
  attack: AttackFrame | null;
  strike: StrikeFrame | null;
  company: Company | undefined;
  /** the innermost chain, though something else goes on within it */
  declared: ChainFrame | null;
}

export function situation(s: State): Situation | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    const { p } = f;
    if (p === 'chain') return among(s, f.kind, f);
    if (p === 'window') return among(s, f.kind, null);
    if (p === 'declare') return among(s, f.kind, answering(s, i));
  }
  return null;
}

/** One look through the stack finds all of them (as attackFrame, strikeFrame and chainFrame of query/refs.ts do one by one). */
function among(s: State, kind: WindowKind, chain: ChainFrame | null): Situation {
  let attack: AttackFrame | null = null;
  let strike: StrikeFrame | null = null;
  let declared: ChainFrame | null = null;
  let within = true;
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    const { p } = f;
    if (p === 'attack') {
      within = false;
      if (attack === null && f.s !== 'begin') attack = f;
    } else if (p === 'strike') {
      if (within && strike === null) strike = f;
    } else if (p === 'chain' && declared === null) declared = f;
  }
  // there are strikes only within an attack
  if (attack === null) strike = null;
  const answering = chain !== null;
  return { kind, answering, chain, attack, strike, company: company(s, s.current), declared };
}

/** There only what is said to happen then may be done, in combat as without it (coe/9.6.5, 9.6.6). */
const isEdge = (kind: WindowKind): boolean =>
  ENDS[kind] !== undefined || STARTS[kind] !== undefined || kind === 'council';

/**
 * Before strikes are assigned and between them the phase goes on around an attack (coe/3.i, 3.iv):
 * not while a chain of effects has still to resolve (coe/3.2), nor before the company has entered
 * its site (coe/2.V.ii.1), nor at an edge of a phase.
 */
export function phaseGoesOn(s: State, attack: AttackFrame): boolean {
  if (attack.restricted) return false;
  if (s.phase === 'site' && !company(s, attack.company)?.entered) return false;
  for (const f of s.stack) if (f.p === 'window' && isEdge(f.kind)) return false;
  return true;
}

function answering(s: State, below: number): ChainFrame | null {
  const f = s.stack[below - 1];
  return f?.p === 'chain' ? f : null;
}

/** The situation of a given kind of window, for asking ahead of time. */
export const situationOf = (s: State, kind: WindowKind): Situation => among(s, kind, null);
