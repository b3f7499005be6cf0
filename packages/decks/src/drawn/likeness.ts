import type { Card } from '@mathom/engine/language';

/**
 * Which cards belong together, read off what they say: a card speaks of others by words, and others
 * are what these words say. A faction names the site where it is played, a text the skill or the
 * race of who uses it, a site the sorts of items that are found there. The rarer a word is, the more it tells.
 */
function wordsIn(x: unknown, into: Set<string>): void {
  if (typeof x === 'string') into.add(x);
  else if (x !== null && typeof x === 'object') for (const v of Object.values(x)) wordsIn(v, into);
}

/** What a card is, in words by which others speak of it. */
export function factsOf(card: Card): ReadonlySet<string> {
  const out = new Set<string>([card.name, card.kind, ...(card.keywords ?? [])]);
  if (card.manifestationOf) out.add(card.manifestationOf);
  switch (card.kind) {
    case 'character':
      wordsIn([card.race, card.skills, card.home], out);
      break;
    case 'item':
      wordsIn([card.class, card.slot], out);
      break;
    case 'ally':
      wordsIn([card.race, card.skills], out);
      break;
    case 'faction':
      wordsIn(card.race, out);
      break;
    case 'creature':
      wordsIn(card.attack.race, out);
      break;
    case 'site':
      wordsIn([card.type, card.region, card.items, card.lair, card.adjacent], out);
      for (const attack of card.attacks) wordsIn(attack.race, out);
      break;
    case 'event':
      out.add(card.duration);
      break;
    case 'region':
      out.add(card.type);
  }
  return out;
}

/** What a card speaks of. What it is itself goes without saying. */
export function wordsOf(card: Card): ReadonlySet<string> {
  const { id: _id, name, lacks: _lacks, ...rest } = card;
  const out = new Set<string>();
  wordsIn(rest, out);
  out.delete(name);
  return out;
}

/** How well a card goes with others, of which it is a list; 0: they have nothing to say to each other. */
export type Likeness = (card: Card) => number;

/** The words of all cards among which there is a choice, weighed by how few of them they mean. */
export class Words {
  private readonly facts = new Map<Card, ReadonlySet<string>>();
  private readonly meant = new Map<string, number>();

  constructor(cards: readonly Card[]) {
    for (const card of cards) {
      const facts = factsOf(card);
      this.facts.set(card, facts);
      for (const f of facts) this.meant.set(f, (this.meant.get(f) ?? 0) + 1);
    }
  }

  /** How well a card is one of those that these speak of. */
  spokenOfBy(others: readonly Card[]): Likeness {
    const words = new Set<string>();
    for (const card of others) for (const w of wordsOf(card)) words.add(w);
    return (card) => {
      let sum = 0;
      for (const f of this.facts.get(card) ?? [])
        if (words.has(f)) sum += f === card.name ? 1 : 1 / (this.meant.get(f) ?? 1);
      return sum;
    };
  }
}
