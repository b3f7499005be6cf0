import { allCards } from '@mathom/cards';
import { cardsIn, type officialPool as plain } from '@mathom/cards/official';
import { honest } from '@mathom/cards/status';
import type { Aspects } from '@mathom/engine/aspects';
import type { Action, Card } from '@mathom/engine/language';
import { createPool, ofOneShape, type Pool } from '@mathom/engine/pool';
import { hits, madeAgain } from './on.ts';

/** The cards that were looked up in a pool since it was last cleared. */
export const seen = new Set<string>();
/** Stands among them where somebody went through all the cards there are. */
export const EVERY_CARD = '*';
/** Changes whose places were come by as a pool was made. */
export const inPools = new Set<number>();

const SURVEY = process.env.TRIAL_SURVEY !== undefined;

type Rules = Parameters<typeof plain>[0] & string;

/** A map that tells what is asked of it. */
class Watched<V> extends Map<string, V> {
  private readonly tell: (value: V) => void;

  constructor(all: ReadonlyMap<string, V>, tell: (value: V) => void) {
    super(all);
    this.tell = tell;
  }
  override get(key: string): V | undefined {
    const value = super.get(key);
    if (value !== undefined) this.tell(value);
    return value;
  }
  override values(): MapIterator<V> {
    for (const value of super.values()) this.tell(value);
    return super.values();
  }
}

const note = (card: Card | undefined): void => {
  if (card) seen.add(card.id);
};

function watched(pool: Pool): Pool {
  return Object.defineProperty(
    {
      ...pool,
      numbers: new Watched(pool.numbers, (n) => note(pool.compiled[n]?.def)),
      byName: new Watched(pool.byName, (those) => {
        for (const { def } of those) note(def);
      }),
      regions: new Watched(pool.regions, note),
    },
    'cards',
    {
      get: () => {
        seen.add(EVERY_CARD);
        return pool.cards;
      },
    },
  );
}

/** A pool as it was made, and what it knew of ways to play cards then. */
interface Made {
  readonly pool: Pool;
  readonly aspects: ReadonlyMap<Action, Aspects>;
}

function made(rules: Rules): Made {
  const before = [...hits];
  hits.clear();
  const pool = createPool(ofOneShape(cardsIn(rules)), { rules });
  for (const id of hits) inPools.add(id);
  hits.clear();
  for (const id of before) hits.add(id);
  const aspects = new Map<Action, Aspects>();
  for (const card of pool.cards) {
    if (card.kind !== 'event') continue;
    for (const way of card.plays) {
      const known = pool.memo.aspects.get(way);
      if (known) aspects.set(way, known);
    }
  }
  return { pool: SURVEY ? watched(pool) : pool, aspects };
}

/** What a pool worked out when first asked for is forgotten: a change could be in what works it out. */
function forget({ pool: { memo }, aspects }: Made): void {
  for (const [key, value] of Object.entries(memo))
    Object.assign(memo, { [key]: value instanceof WeakMap ? new WeakMap() : new Map() });
  for (const [way, known] of aspects) memo.aspects.set(way, known);
}

const asPrinted = new Map<Rules, Made>();
/** While there is a change in a card or in what makes pools: those with it. */
let changed: Map<Rules, Made> | undefined;

/** Nothing is left of what was tried before. */
export function anew(): void {
  changed = undefined;
  for (const each of asPrinted.values()) forget(each);
}

/**
 * Pools are made again with the change that is on, and with the card that it is in; what puts the card
 * back. Those that tests keep for themselves stay as they were.
 */
export function remake(card: string | undefined): () => void {
  changed = new Map();
  const cards = allCards as Card[];
  const at = cards.findIndex(({ id }) => id === card);
  const again = card === undefined ? undefined : (madeAgain(card) as Card | undefined);
  if (at < 0 || !again) return () => undefined;
  const { name, alignment } = cards[at];
  // reprints differ in nothing but their id
  const same = cards
    .map((was, i) => ({ was, i }))
    .filter(({ was }) => was.name === name && was.alignment === alignment);
  for (const { was, i } of same) cards[i] = honest({ ...again, id: was.id });
  return () => {
    for (const { was, i } of same) cards[i] = was;
  };
}

/** Stands in for the pool of the published cards. */
export const officialPool: typeof plain = (rules = 'coe') => {
  const those = changed ?? asPrinted;
  let found = those.get(rules);
  if (!found) {
    found = made(rules);
    those.set(rules, found);
  }
  return found.pool;
};
