import type { Card } from '@mathom/engine/language';
import { INTENDED } from '../intended-differences.ts';
import type { Facts } from './fact.ts';

/** Facts that the printed cards do not say in a plain way: they are not sealed. */
const UNSAID = new Set(['TW-193 number', 'WH-22 stagePoints']);

/** 32 bits of a text (FNV-1a): another text has others. */
function bitsOf(text: string): string {
  let h = 0x811c9dc5;
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) as number), 0x01000193) >>> 0;
  return h.toString(36);
}

/**
 * One seal for each fact of each kind of card, over all cards that have it: whatever is written
 * wrong in one of them breaks it. Facts that differ from the printed ones on purpose are left out.
 */
export function sealsOf(
  cards: readonly Card[],
  factsOf: (card: Card) => Facts,
): ReadonlyMap<string, string> {
  const said = new Map<string, string[]>();
  for (const card of cards) {
    for (const [fact, value] of Object.entries(factsOf(card))) {
      const key = `${card.id} ${fact}`;
      if (key in INTENDED || UNSAID.has(key)) continue;
      const of = `${card.kind} ${fact}`;
      const lines = said.get(of) ?? [];
      said.set(of, lines);
      lines.push(`${card.id}=${value}`);
    }
  }
  return new Map([...said].map(([of, lines]) => [of, bitsOf(lines.sort().join('\n'))]));
}
