import type { Card, CardId } from '@mathom/engine/language';
import { type Deck, PARTS, type Part } from '../deck.ts';
import { type CheckOptions, check, read } from './check.ts';
import { PART } from './parts.ts';
import type { Violation } from './violation.ts';

/**
 * A Wizard's player whose opponent has declared the Fallen-wizard of the same name may put other
 * Wizards in his place, in deck and sideboard, and change nothing else (coe/1.8.F1).
 */
export function exchange(before: Deck, after: Deck, options: CheckOptions = {}): Violation[] {
  const c = read(before, options);
  const fallen = new Set(
    (options.opponents ?? []).flatMap((o) => (o.kind === 'fallen-wizard' ? (o.avatar ?? []) : [])),
  );
  const isWizard = (card: Card | undefined): boolean =>
    card?.kind === 'character' && card.avatar === true && card.alignment === 'hero';
  const out: Violation[] = [];
  const wrong = (part: Part, cards: readonly CardId[], says: string): void => {
    out.push({ rule: 'avatar-exchange', says, cites: ['coe/1.8.F1'], cards, part });
  };
  for (const part of PARTS) {
    const change = difference(before, after, part);
    let balance = 0;
    const bad = change.filter(([id, n]) => {
      const card = c?.cardOf(id);
      balance += n;
      if (c?.law.kind !== 'wizard' || !isWizard(card)) return true;
      return n < 0 ? !fallen.has(card?.name ?? '') : fallen.has(card?.name ?? '');
    });
    if (bad.length > 0)
      wrong(
        part,
        bad.map(([id]) => id),
        `Only a Wizard whom an opponent declared as fallen can be exchanged, for another Wizard, in ${PART[part]}.`,
      );
    else if (balance !== 0)
      wrong(
        part,
        change.map(([id]) => id),
        `As many Wizards come into ${PART[part]} as leave it.`,
      );
  }
  return [...out, ...check(after, options)];
}

/** How many more of each card there are, or fewer. */
function difference(before: Deck, after: Deck, part: Part): [CardId, number][] {
  const change = new Map<CardId, number>();
  for (const [id, n] of before[part] ?? []) change.set(id, (change.get(id) ?? 0) - n);
  for (const [id, n] of after[part] ?? []) change.set(id, (change.get(id) ?? 0) + n);
  return [...change].filter(([, n]) => n !== 0);
}
