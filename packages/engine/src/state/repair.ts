import type { Cid, CompanyId } from './types.ts';

/**
 * The board set right by hand, where players at a casual table agree that it should be otherwise:
 * how a card lies, where it is, with whom it is in play, and where a company is. The rules are not
 * asked whether it may; from then on they hold again.
 */
export type Repair =
  | { readonly card: Cid; readonly lies: 'untapped' | 'tapped' | 'wounded' }
  /** `pile`: where it gives its points, as won, slain or stored */
  | { readonly card: Cid; readonly to: 'hand' | 'discard' | 'deck' | 'pile' }
  /**
   * In play, with that card: what is borne with who bears it, a character with one whose company he
   * joins or at a site; -1: on its own.
   */
  | { readonly card: Cid; readonly with: Cid }
  | { readonly company: CompanyId; readonly at: Cid };

/** The cards of which it speaks: who asks for it must know them. */
export const cardsOfRepair = (r: Repair): readonly Cid[] => {
  if ('company' in r) return [r.at];
  return 'with' in r && r.with >= 0 ? [r.card, r.with] : [r.card];
};
