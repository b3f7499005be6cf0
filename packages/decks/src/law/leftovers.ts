import type { CardId } from '@mathom/engine/language';
import type { Deck } from '../deck.ts';
import { lawfulSorts } from './alignment.ts';
import { Bag } from './bag.ts';
import { inParts, total } from './census.ts';
import { type CheckOptions, read } from './check.ts';
import { cardsOf } from './draft.ts';
import { namesOf } from './facts.ts';
import { noPlayer } from './parts.ts';
import type { StartingCompany } from './starting-company.ts';
import { listed, type RuleName, type Violation } from './violation.ts';

/** Where a player puts what is left of his pool. The rest is out of the game. */
export interface Leftovers {
  readonly deck: readonly CardId[];
  readonly sideboard: readonly CardId[];
}

/** What is wrong with that (coe/1.9; crf/tournament/the-character-draft/7 and 8; dc/start/2). */
export function leftovers(
  deck: Deck,
  company: StartingCompany,
  left: Leftovers,
  options: CheckOptions = {},
): Violation[] {
  const c = read(deck, options);
  if (!c) return noPlayer(deck);
  const { law } = c;
  const out: Violation[] = [];
  const say = (
    rule: RuleName,
    cards: readonly CardId[],
    why: string,
    cites: readonly string[],
  ): void => {
    if (cards.length > 0)
      out.push({
        rule,
        says: `${listed(namesOf(cards, c.cardOf))} ${why}.`,
        cites,
        cards,
        part: 'pool',
      });
  };
  const bag = new Bag(deck.pool);
  for (const id of [...company.drafted, ...(company.items ?? [])]) bag.take(id);
  const strange = [...left.deck, ...left.sideboard].filter((id) => !bag.take(id));
  say('left-not-in-pool', strange, 'cannot be found in what is left of the pool', law.leftCites);

  const cards = cardsOf(left.deck, c.cardOf);
  const unfit = cards.filter(
    (card) =>
      (card.kind !== 'character' && !law.leftOthersToDeck) ||
      lawfulSorts(card, law.kind).length === 0,
  );
  say(
    'left-in-deck',
    unfit.map((card) => card.id),
    'cannot go into the play deck',
    law.leftCites,
  );
  const aside = new Bag((company.aside ?? []).map((id) => [id, 1]));
  // in casual play, what both showed comes on top of the ten (crf/turn/beginning-of-the-game/1)
  const counted = cards.filter(
    (card) =>
      card.kind === 'character' && !card.avatar && !(law.name === 'crf' && aside.take(card.id)),
  );
  const before = total(
    inParts(c, 'characters').filter(({ card }) => card.kind === 'character' && !card.avatar),
  );
  if (before + counted.length > law.charactersMax.n)
    say(
      'left-characters',
      counted.map((card) => card.id),
      `would make ${before + counted.length} characters in the play deck, and ${law.charactersMax.n} are the most`,
      [...law.charactersMax.cites, ...law.leftCites],
    );
  if (!law.leftToSideboard)
    say('left-in-sideboard', left.sideboard, 'cannot go to the sideboard', law.leftCites);
  return out;
}
