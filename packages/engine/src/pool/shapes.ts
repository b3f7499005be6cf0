import type { Card } from '../language/index.ts';

/**
 * The same cards, but all of one shape, all abilities of another, and all targets of a third: what a card does not say
 * stands there as undefined. Written as they are they have a thousand shapes, and to read a field
 * of something that may have any of them is a search each time; of one shape it is a look at a
 * known place. It makes the whole engine a third quicker.
 */
export function ofOneShape(cards: readonly Card[]): Card[] {
  const blankCard = blanks(new Set(cards.flatMap(Object.keys)));
  const blankAbility = blanks(keysWhere(cards, holdsAbilities));
  const blankTarget = blanks(keysWhere(cards, holdsTargets));
  const blankUnder = (key: string): (() => Blank) =>
    holdsAbilities(key) ? blankAbility : holdsTargets(key) ? blankTarget : empty;
  const shaped = (x: unknown, blank: () => Blank): unknown => {
    if (x === null || typeof x !== 'object') return x;
    if (Array.isArray(x)) return x.map((y) => shaped(y, blank));
    const out = blank();
    for (const [key, value] of Object.entries(x)) out[key] = shaped(value, blankUnder(key));
    return out;
  };
  return cards.map((card) => shaped(card, blankCard) as Card);
}

type Blank = Record<string, unknown>;

const empty = (): Blank => ({});

/** Where abilities stand: a condition may look like one, and is told by the fields it has. */
const holdsAbilities = (key: string): boolean => key === 'abilities' || key === 'plays';

const holdsTargets = (key: string): boolean => key === 'targets';

/** The fields of all that stands in such a list. */
function keysWhere(
  x: unknown,
  holds: (key: string) => boolean,
  into: Set<string> = new Set(),
): Set<string> {
  if (x === null || typeof x !== 'object') return into;
  for (const [key, value] of Object.entries(x)) {
    if (holds(key)) for (const one of value) for (const field of Object.keys(one)) into.add(field);
    keysWhere(value, holds, into);
  }
  return into;
}

/**
 * Objects with every field, and nothing in them. Each is read from text: one that grows by as many
 * fields becomes a table, and copies of one would part when they are frozen. The first has held a
 * number and a text in each, after which any may hold either without a change of shape.
 */
function blanks(keys: ReadonlySet<string>): () => Blank {
  const text = `{${[...keys].map((key) => `${JSON.stringify(key)}:null`).join()}}`;
  const read = (values: readonly unknown[]): Blank => {
    const out: Blank = JSON.parse(text);
    for (const key of keys) for (const value of values) out[key] = value;
    return out;
  };
  read([0, '', undefined]);
  return () => read([undefined]);
}
