import type { Card, Keyword } from '@mathom/engine/language';
import { type AmendedFact, type Amendment, EVERYWHERE, type RuleSetId } from './amendment.ts';
import { amendmentsOf, keywordsIn } from './index.ts';

/** What holds in every rule set the facts of our cards carry already. */
const inTheFacts = (a: Amendment): boolean => EVERYWHERE.every((rules) => a.in.includes(rules));

/** The card with another fact; an error if a card of its kind has no such fact. */
function withFact(card: Card, { fact, is }: AmendedFact): Card {
  switch (fact) {
    case 'race':
      if (card.kind === 'creature') return { ...card, attack: { ...card.attack, race: is } };
      if ('race' in card) return { ...card, race: is } as Card;
      break;
    case 'body':
      if (card.kind === 'creature') return { ...card, attack: { ...card.attack, body: is } };
      if (card.kind === 'ally' || card.kind === 'character') return { ...card, body: is };
      break;
    case 'points':
      if (card.kind !== 'event' && card.kind !== 'site' && card.kind !== 'region')
        return { ...card, points: is };
      break;
    case 'home':
      if (card.kind === 'character') return { ...card, home: [is] } as Card;
      break;
    case 'duration':
      if (card.kind === 'event') return { ...card, duration: is };
      break;
    case 'slot':
      if (card.kind === 'item') return { ...card, slot: is };
      break;
    case 'unique':
      return { ...card, unique: is };
    case 'at':
      if (card.kind === 'faction') return { ...card, at: { siteType: is } };
      break;
  }
  throw new Error(`An amendment sets the ${fact} of ${card.id}, which has none.`);
}

/**
 * The card as a rule set reads it; the same card if nothing changes it. The keywords of dream-card
 * games are not in the card language, as no rule of the engine asks for them by name: what asks is
 * a card of that rule set.
 */
export function amended(card: Card, ruleSet: RuleSetId): Card {
  let out = card;
  for (const a of amendmentsOf(card, ruleSet)) {
    if (inTheFacts(a)) continue;
    for (const set of a.sets ?? []) out = withFact(out, set);
  }
  const keywords = keywordsIn(card, ruleSet);
  const printed = card.keywords ?? [];
  if (keywords.length !== printed.length || keywords.some((k, i) => k !== printed[i]))
    out = { ...out, keywords: keywords as readonly Keyword[] };
  return out;
}
