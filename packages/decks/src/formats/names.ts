import {
  catalogue,
  foldName,
  isPromo,
  type Lookup,
  type NameTable,
  setOf,
} from '@mathom/cards/lookup';
import type { Alignment, Card, CardId, PlayerKind } from '@mathom/engine/language';
import type { Entry } from './format.ts';
import { nearest } from './near.ts';

/** Why a line is not simply a card. */
export type Doubt =
  /** no card is called so */
  | 'unknown'
  /** several cards are */
  | 'ambiguous'
  /** there is one, but not in that set */
  | 'not-in-set'
  /** there is one, but not of that alignment */
  | 'not-of-alignment';

export type Resolved =
  | { readonly card: Card }
  | { readonly why: Doubt; readonly candidates: readonly CardId[] };

/** The letters that stand for alignments. */
const TAGS: ReadonlyMap<string, readonly Alignment[]> = new Map([
  ['h', ['hero']],
  ['m', ['minion', 'dual']],
  ['f', ['fallen-wizard', 'stage', 'dual']],
  ['b', ['balrog']],
]);

/** The one to write; neutral and dual cards have none. */
export const tagOf = (alignment: Alignment): string | undefined => {
  for (const [tag, alignments] of TAGS) {
    if (alignment !== 'dual' && alignments.includes(alignment)) return tag.toUpperCase();
  }
  return undefined;
};

/**
 * Whose cards a player's are, the first first. A Fallen-wizard has heroes' and minions', so
 * that knowing him decides nothing.
 */
const OWN: Readonly<Record<PlayerKind, readonly Alignment[]>> = {
  wizard: ['hero'],
  ringwraith: ['minion'],
  balrog: ['balrog', 'minion'],
  'fallen-wizard': [],
};

export interface Resolver {
  readonly lookup: Lookup;
  resolve(entry: Pick<Entry, 'name' | 'tag' | 'set' | 'id'>): Resolved;
}

export interface ResolverOptions {
  readonly lookup?: Lookup;
  /** the kind of player whose deck it is, where the file or a person says so */
  readonly player?: PlayerKind;
  /** names in other languages; English ones go first */
  readonly names?: readonly NameTable[];
}

const MOST_CANDIDATES = 8;
/** Looking for near names is slow; a file in which so many lines are wrong is no deck. */
const MOST_SEARCHES = 200;
const LAST_ARTICLE = /^(.+), (the|an?)$/i;

/** One of each alignment and kind: the first of its prints. */
function firstPrints(cards: readonly Card[], lookup: Lookup): readonly Card[] {
  const seen = new Set<CardId>();
  return cards.filter((card) => {
    const first = lookup.printsOf(card.id)[0].id;
    return !seen.has(first) && seen.add(first);
  });
}

/**
 * Finds the card that a line means. Of several with one name, the tag, the set and the kind of
 * player decide, in this order; prints of one card are the same card, of which the one in the
 * set given is taken, and the first where none is.
 */
export function resolver(options: ResolverOptions = {}): Resolver {
  const lookup = options.lookup ?? catalogue();
  const foreign = new Map<string, Card[]>();
  for (const table of options.names ?? []) {
    for (const [id, name] of Object.entries(table)) {
      const card = lookup.byId(id);
      if (!card || name === undefined) continue;
      const key = foldName(name);
      foreign.set(key, [...(foreign.get(key) ?? []), card]);
    }
  }
  let searches = 0;

  const ids = (cards: readonly Card[]): CardId[] =>
    firstPrints(cards, lookup)
      .slice(0, MOST_CANDIDATES)
      .map((card) => card.id);

  function called(name: string): readonly Card[] {
    const english = lookup.named(name);
    if (english.length > 0) return english;
    const inverted = LAST_ARTICLE.exec(name);
    const turned = inverted ? lookup.named(`${inverted[2]} ${inverted[1]}`) : [];
    if (turned.length > 0) return turned;
    const card = lookup.byId(name.trim().toUpperCase());
    return card ? [card] : (foreign.get(foldName(name)) ?? []);
  }

  function near(name: string): CardId[] {
    if (searches >= MOST_SEARCHES) return [];
    searches++;
    const keys = [...lookup.names.keys(), ...foreign.keys()];
    const cards = nearest(foldName(name), keys, MOST_CANDIDATES).flatMap(
      (key) => lookup.names.get(key) ?? foreign.get(key) ?? [],
    );
    return ids(cards);
  }

  return {
    lookup,
    resolve({ name, tag, set, id }) {
      const all = called(name);
      const print = id && lookup.byId(id);
      if (print) {
        if (name === id || foldName(print.name) === foldName(name)) return { card: print };
        return { why: 'ambiguous', candidates: ids([print, ...all]) };
      }
      if (all.length === 0) return { why: 'unknown', candidates: near(name) };

      const alignments = tag === undefined ? undefined : (TAGS.get(tag) ?? []);
      const tagged = alignments ? all.filter((c) => alignments.includes(c.alignment)) : all;
      if (tagged.length === 0) return { why: 'not-of-alignment', candidates: ids(all) };

      const promos = set === 'PR' ? tagged.filter((card) => isPromo(card.id)) : [];
      const printed =
        set === undefined
          ? tagged
          : set === 'PR'
            ? promos.length > 0
              ? promos
              : tagged
            : tagged.filter((card) => setOf(card.id) === set);
      if (printed.length === 0) return { why: 'not-in-set', candidates: ids(tagged) };

      let left = firstPrints(printed, lookup);
      const own = (options.player && OWN[options.player]) ?? [];
      for (const alignment of left.length > 1 ? own : []) {
        const his = left.filter((card) => card.alignment === alignment);
        if (his.length > 0) {
          left = his;
          break;
        }
      }
      if (left.length > 1) return { why: 'ambiguous', candidates: ids(left) };
      return { card: left[0] };
    },
  };
}
