import { company } from '../query/cards.ts';
import { attackFrame, strikeFrame } from '../query/refs.ts';
import type { AttackFrame, ChainFrame, StrikeFrame, WindowKind } from '../state/frames.ts';
import type { Company, State } from '../state/types.ts';

/** The moment of the game in which somebody may act, read off the stack. */
export interface Situation {
  kind: WindowKind;
  /** answering what is declared, rather than starting a chain */
  answering: boolean;
  chain: ChainFrame | null;
  attack: AttackFrame | null;
  strike: StrikeFrame | null;
  company: Company | undefined;
}

export function situation(s: State): Situation | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f.p === 'chain')
      return {
        kind: f.kind,
        answering: true,
        chain: f,
        attack: attackFrame(s),
        strike: strikeFrame(s),
        company: company(s, s.current),
      };
    if (f.p === 'window' || f.p === 'declare') {
      const chain = f.p === 'declare' ? answering(s, i) : null;
      return {
        kind: f.kind,
        answering: chain !== null,
        chain,
        attack: attackFrame(s),
        strike: strikeFrame(s),
        company: company(s, s.current),
      };
    }
  }
  return null;
}

function answering(s: State, below: number): ChainFrame | null {
  const f = s.stack[below - 1];
  return f?.p === 'chain' ? f : null;
}

/** The situation of a given kind of window, for asking ahead of time. */
export const situationOf = (s: State, kind: WindowKind): Situation => ({
  kind,
  answering: false,
  chain: null,
  attack: attackFrame(s),
  strike: strikeFrame(s),
  company: company(s, s.current),
});
