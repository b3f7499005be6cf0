import type { Part } from '../deck.ts';
import { CARDS, type Census, type Held, inParts, total } from './census.ts';
import { PART } from './parts.ts';
import type { Violation } from './violation.ts';

/**
 * A quarter of the cards are dream-cards: of the resources, of the hazards, and of all that is
 * in the deck but sites (dc/deck/1).
 */
export function dreamCards(c: Census): Violation[] {
  const percent = c.law.dreamPercent;
  if (!percent) return [];
  const out: Violation[] = [];
  const quarter = (held: readonly Held[], where: string, part?: Part): void => {
    const all = total(held);
    const dream = total(held.filter((h) => c.isDream(h.card.id)));
    const least = Math.ceil((all * percent.n) / 100);
    if (dream >= least) return;
    out.push({
      rule: 'dream-cards',
      says: `${dream} of the ${all} cards of ${where} are dream-cards, and ${least} are the fewest.`,
      cites: percent.cites,
      cards: [],
      ...(part ? { part } : {}),
    });
  };
  quarter(inParts(c, ...CARDS), 'the deck');
  quarter(inParts(c, 'resources'), PART.resources, 'resources');
  quarter(inParts(c, 'hazards'), PART.hazards, 'hazards');
  return out;
}
