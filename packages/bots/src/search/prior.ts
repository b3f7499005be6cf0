import { type DeckList, offered } from '@mathom/decks';
import { cardNumbered, HIDDEN, numberOf, type Pool, type Seat, type State } from '@mathom/engine';
import type { Rng } from '../types.ts';

/** What a player may have brought: the cards that have not been seen, by where they come from. */
export interface Bags {
  readonly sites: number[];
  readonly pool: number[];
  readonly side: number[];
  readonly play: number[];
}

type Lists = readonly DeckList[];

const spread = (cards: Pool, part: DeckList['pool']): number[] =>
  part.flatMap(([id, n]) => Array.from({ length: n }, () => numberOf(cards, id)));

const bagsOf = (cards: Pool, list: DeckList): Bags => ({
  sites: spread(cards, list.sites),
  pool: spread(cards, list.pool),
  side: spread(cards, list.sideboard),
  play: [list.characters, list.resources, list.hazards].flatMap((part) => spread(cards, part)),
});

/** The lists are the same all the time: spread out once. */
const cache = new WeakMap<DeckList, ReadonlyMap<number, number>>();

function countsOf(cards: Pool, list: DeckList): ReadonlyMap<number, number> {
  const known = cache.get(list);
  if (known) return known;
  const counts = new Map<number, number>();
  const { sites, pool, side, play } = bagsOf(cards, list);
  for (const id of [...sites, ...pool, ...side, ...play]) counts.set(id, (counts.get(id) ?? 0) + 1);
  cache.set(list, counts);
  return counts;
}

/** Whether all that has been seen of a player's cards could come from that list. */
function consistent(s: State, seat: Seat, list: DeckList): boolean {
  const left = new Map(countsOf(s.rt.pool, list));
  let size = 0;
  for (const n of left.values()) size += n;
  for (let id = 0; id < s.def.length; id++) {
    if (s.owner[id] !== seat) continue;
    size--;
    if (s.def[id] === HIDDEN) continue;
    const n = left.get(s.def[id]) ?? 0;
    if (n === 0) return false;
    left.set(s.def[id], n - 1);
  }
  return size === 0;
}

/** Takes one of that card out of the first of the bags that has it. */
function takeOut(id: number, order: readonly number[][]): void {
  for (const bag of order) {
    const i = bag.indexOf(id);
    if (i < 0) continue;
    bag[i] = bag[bag.length - 1];
    bag.pop();
    return;
  }
}

/** What has been seen is not among what has not. */
function subtractSeen(s: State, seat: Seat, bags: Bags): void {
  const { sites, pool, side, play } = bags;
  for (let id = 0; id < s.def.length; id++) {
    if (s.owner[id] !== seat || s.def[id] === HIDDEN) continue;
    const zone = s.zone[id];
    if (zone === 'sideboard') takeOut(s.def[id], [side, play, pool, sites]);
    else if (zone === 'pool' || s.notes[id]?.starter) takeOut(s.def[id], [pool, play, side, sites]);
    else takeOut(s.def[id], [play, sites, pool, side]);
  }
}

/** A bit of every list, for an opponent whose deck is none of them. */
function mixOf(s: State, seat: Seat, lists: Lists): Bags {
  const seen = new Set<number>();
  for (let id = 0; id < s.def.length; id++) {
    if (s.def[id] !== HIDDEN && (s.owner[id] === seat || s.zone[id] === 'play'))
      seen.add(s.def[id]);
  }
  const fresh = (ids: number[]): number[] => {
    const out: number[] = [];
    const uniques = new Set<number>();
    for (const id of ids) {
      if (cardNumbered(s.rt.pool, id).unique) {
        if (seen.has(id) || uniques.has(id)) continue;
        uniques.add(id);
      }
      out.push(id);
    }
    return out;
  };
  const all = lists.map((list) => bagsOf(s.rt.pool, list));
  return {
    sites: all.flatMap((b) => b.sites),
    pool: fresh(all.flatMap((b) => b.pool)),
    side: fresh(all.flatMap((b) => b.side)),
    play: fresh(all.flatMap((b) => b.play)),
  };
}

export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng(i + 1);
    const a = list[i];
    list[i] = list[j];
    list[j] = a;
  }
  return list;
}

/** The published lists that a player's cards, as far as they have been seen, may come from. */
export const candidateLists = (s: State, seat: Seat, lists: Lists = offered): DeckList[] =>
  lists.filter((list) => consistent(s, seat, list));

/** The unseen cards of a player, shuffled. */
export function unseen(s: State, seat: Seat, rng: Rng, lists: Lists = offered): Bags {
  const fitting = candidateLists(s, seat, lists);
  let bags: Bags;
  if (fitting.length > 0) {
    bags = bagsOf(s.rt.pool, fitting[rng(fitting.length)]);
    subtractSeen(s, seat, bags);
  } else bags = mixOf(s, seat, lists);
  shuffle(bags.sites, rng);
  shuffle(bags.pool, rng);
  shuffle(bags.side, rng);
  shuffle(bags.play, rng);
  return bags;
}
